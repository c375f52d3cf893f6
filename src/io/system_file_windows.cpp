// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/errors.h"
#include "io/resize_file.h"
#include "io/system_file.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>

#include "io/device_windows.h"
#include "io/windows_structs.h"

#ifndef DeviceDsmAction_Trim  // newer than the headers of MinGW
#define DeviceDsmAction_Trim 1
#endif

namespace sectorsmith {

namespace {

constexpr std::size_t largestTransfer = std::size_t{1} << 26;
constexpr std::size_t bounceSize = std::size_t{1} << 20;
// Far beyond the end of every disk: locks here keep writers apart and disturb no reader (Windows' locks are mandatory).
constexpr std::uint64_t lockPlace = std::uint64_t{0x7FFFFFFF} << 32;

struct FreePages {
    void operator()(void* p) const { ::VirtualFree(p, 0, MEM_RELEASE); }
};
// Aligned to a page, as unbuffered transfers want it.
std::unique_ptr<void, FreePages> pages(std::size_t size) {
    return std::unique_ptr<void, FreePages>(
        ::VirtualAlloc(nullptr, size, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE));
}

OVERLAPPED at(std::uint64_t offset) {
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset & 0xFFFFFFFF);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32);
    return place;
}

std::wstring devicePath(const std::string& path) {
    if (const auto number = windows::physicalDriveNumber(path))
        return L"\\\\.\\PhysicalDrive" + std::to_wstring(*number);
    return toWide(path);
}

class WindowsFile : public SystemFile {
 public:
    WindowsFile(const WindowsCalls& calls, HANDLE handle, std::string path, const FileMode& mode)
        : calls_(calls),
          handle_(handle),
          path_(std::move(path)),
          device_(windows::namesDevice(path_)),
          direct_(mode.direct || device_) {}

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out) const override {
        if (out.empty()) return 0;
        return direct_.load() ? readAligned(offset, out) : readPlain(handle_.get(), offset, out);
    }

    Result<void> writeAt(std::uint64_t offset, std::span<const std::byte> bytes) override {
        const std::uint64_t unit = alignment_.load();
        if (device_ && (offset % unit != 0 || bytes.size() % unit != 0))
            return failAt(offset, Cause::Usage, IoError::MisalignedWrite, path_, unit);
        auto buffer = pages(bounceSize);
        if (!buffer) return fail(Cause::NoSpace, IoError::NoMemoryForBuffer);
        for (std::size_t done = 0; done < bytes.size();) {
            const DWORD piece = static_cast<DWORD>(std::min(bounceSize, bytes.size() - done));
            std::memcpy(buffer.get(), bytes.data() + done, piece);
            OVERLAPPED place = at(offset + done);
            DWORD count = 0;
            if (!::WriteFile(handle_.get(), buffer.get(), piece, &count, &place))
                return failed(IoError::WriteFailed, offset + done, ::GetLastError());
            if (count != piece) return failed(IoError::WriteFailed, offset + done + count, ERROR_WRITE_FAULT);
            done += piece;
        }
        return {};
    }

    Result<void> flush() override {
        if (::FlushFileBuffers(handle_.get())) return {};
        const DWORD problem = ::GetLastError();
        return fail(systemErrorCause(static_cast<long>(problem)), IoError::FlushFailed, path_,
                    systemErrorText(static_cast<long>(problem)));
    }

    Result<std::uint64_t> currentSize() const override {
        LARGE_INTEGER size{};
        if (device_) {
            const auto answer = deviceAnswer(calls_, handle_.get(), IOCTL_DISK_GET_LENGTH_INFO, {},
                                             sizeof(GET_LENGTH_INFORMATION));
            if (answer.size() >= sizeof(size)) {
                std::memcpy(&size, answer.data(), sizeof(size));
                return static_cast<std::uint64_t>(size.QuadPart);
            }
        } else if (::GetFileSizeEx(handle_.get(), &size)) {
            return static_cast<std::uint64_t>(size.QuadPart);
        }
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::SizeUnknown, path_, systemErrorText(problem));
    }

    Extent extentAt(std::uint64_t offset, std::uint64_t size) const override {
        const Extent allData{offset, offset < size ? size - offset : 0, false};
        if (device_ || offset >= size) return allData;
        FILE_ALLOCATED_RANGE_BUFFER question{};
        question.FileOffset.QuadPart = static_cast<LONGLONG>(offset);
        question.Length.QuadPart = static_cast<LONGLONG>(size - offset);
        FILE_ALLOCATED_RANGE_BUFFER first{};
        DWORD length = 0;
        if (!calls_.control(handle_.get(), FSCTL_QUERY_ALLOCATED_RANGES,
                            std::as_bytes(std::span(&question, 1)),
                            std::as_writable_bytes(std::span(&first, 1)), length) &&
            ::GetLastError() != ERROR_MORE_DATA)
            return allData;
        if (length < sizeof(first)) return {offset, size - offset, true};
        const auto begin = static_cast<std::uint64_t>(first.FileOffset.QuadPart);
        const std::uint64_t end = begin + static_cast<std::uint64_t>(first.Length.QuadPart);
        if (begin > offset) return {offset, std::min(begin, size) - offset, true};
        return end > offset ? Extent{offset, std::min(end, size) - offset, false} : allData;
    }

    // Reads that shall be fresh go through the unbuffered handle: nothing to drop.
    void dropCache(std::uint64_t, std::uint64_t) const override {}

    bool setDirect(bool direct, std::uint32_t alignment) const override {
        if (alignment >= 512 && (alignment & (alignment - 1)) == 0) alignment_.store(alignment);
        if (device_) return true;  // always is
        if (direct) {
            std::lock_guard lock(mutex_);
            if (!unbuffered_) {
                HANDLE handle = ::ReOpenFile(handle_.get(), GENERIC_READ,
                                             FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                             FILE_FLAG_NO_BUFFERING);
                if (handle == INVALID_HANDLE_VALUE) return false;
                unbuffered_.reset(handle);
            }
        }
        direct_.store(direct);
        return true;
    }

    Result<void> discard(std::uint64_t offset, std::uint64_t length) override {
        bool done = false;
        if (device_) {
            struct {
                DEVICE_MANAGE_DATA_SET_ATTRIBUTES attributes;
                DEVICE_DATA_SET_RANGE range;
            } request{};
            request.attributes.Size = sizeof(request.attributes);
            request.attributes.Action = DeviceDsmAction_Trim;
            request.attributes.DataSetRangesOffset = offsetof(decltype(request), range);
            request.attributes.DataSetRangesLength = sizeof(request.range);
            request.range.StartingOffset = static_cast<LONGLONG>(offset);
            request.range.LengthInBytes = length;
            done = deviceRequest(calls_, handle_.get(), IOCTL_STORAGE_MANAGE_DATA_SET_ATTRIBUTES,
                                 std::as_bytes(std::span(&request, 1)));
        } else {
            FILE_ZERO_DATA_INFORMATION range{};
            range.FileOffset.QuadPart = static_cast<LONGLONG>(offset);
            range.BeyondFinalZero.QuadPart = static_cast<LONGLONG>(offset + length);
            done = deviceRequest(calls_, handle_.get(), FSCTL_SET_ZERO_DATA,
                                 std::as_bytes(std::span(&range, 1)));
        }
        if (done) return {};
        const auto problem = static_cast<long>(::GetLastError());
        return failAt(offset, systemErrorCause(problem), IoError::DiscardFailed, length, offset, path_,
                      systemErrorText(problem));
    }

    Result<void> lockExclusive() override {
        OVERLAPPED place = at(lockPlace);
        if (device_ ||
            ::LockFileEx(handle_.get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place))
            return {};
        return fail(Cause::InUse, IoError::LockedByOther, path_);
    }
    void unlock() override {
        OVERLAPPED place = at(lockPlace);
        if (!device_) ::UnlockFileEx(handle_.get(), 0, 1, 0, &place);
    }
    std::intptr_t nativeHandle() const override { return reinterpret_cast<std::intptr_t>(handle_.get()); }

 private:
    Result<std::size_t> readPlain(HANDLE handle, std::uint64_t offset, std::span<std::byte> out) const {
        std::size_t done = 0;
        while (done < out.size()) {
            const DWORD piece = static_cast<DWORD>(std::min(out.size() - done, largestTransfer));
            OVERLAPPED place = at(offset + done);
            DWORD count = 0;
            if (!::ReadFile(handle, out.data() + done, piece, &count, &place)) {
                const DWORD problem = ::GetLastError();
                if (problem == ERROR_HANDLE_EOF || done > 0) break;
                return std::unexpected(failed(IoError::ReadFailed, offset, problem).error());
            }
            if (count == 0) break;
            done += count;
        }
        return done;
    }

    Result<std::size_t> readAligned(std::uint64_t offset, std::span<std::byte> out) const {
        HANDLE handle = handle_.get();
        {
            std::lock_guard lock(mutex_);
            if (unbuffered_) handle = unbuffered_.get();
        }
        const std::uint64_t unit = alignment_.load();
        auto buffer = pages(bounceSize + unit);
        if (!buffer) return fail(Cause::NoSpace, IoError::NoMemoryForBuffer);
        std::size_t done = 0;
        while (done < out.size()) {
            const std::uint64_t from = (offset + done) / unit * unit;
            const std::size_t skip = static_cast<std::size_t>(offset + done - from);
            const std::size_t want = static_cast<std::size_t>(std::min<std::uint64_t>(
                bounceSize / unit * unit, (skip + out.size() - done + unit - 1) / unit * unit));
            auto count = readPlain(handle, from, {static_cast<std::byte*>(buffer.get()), want});
            if (!count) {
                if (done > 0) break;
                return count;
            }
            if (*count <= skip) break;
            const std::size_t useful = std::min(*count - skip, out.size() - done);
            std::memcpy(out.data() + done, static_cast<std::byte*>(buffer.get()) + skip, useful);
            done += useful;
            if (*count < want) break;
        }
        return done;
    }

    std::unexpected<Error> failed(IoError code, std::uint64_t offset, DWORD number) const {
        const auto problem = static_cast<long>(number);
        return failAt(offset, systemErrorCause(problem), code, path_, offset, systemErrorText(problem));
    }

    const WindowsCalls& calls_;
    UniqueHandle handle_;
    std::string path_;
    bool device_;
    mutable std::mutex mutex_;
    mutable UniqueHandle unbuffered_;
    mutable std::atomic<bool> direct_;
    mutable std::atomic<std::uint32_t> alignment_ = 512;
};

}  // namespace

PathKind pathKind(const std::string& path) {
    if (windows::namesDevice(path)) return PathKind::Device;
    const DWORD attributes = ::GetFileAttributesW(toWide(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) return PathKind::Missing;
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? PathKind::Folder : PathKind::File;
}

Result<std::unique_ptr<SystemFile>> openSystemFile(const std::string& path, const FileMode& mode) {
    return openSystemFile(systemCalls(), path, mode);
}

Result<std::unique_ptr<SystemFile>> openSystemFile(const WindowsCalls& calls, const std::string& path,
                                                   const FileMode& mode) {
    const bool device = windows::namesDevice(path);
    // Who writes an image lets others only read it; readers let everybody do everything.
    const DWORD share =
        !device && mode.write ? FILE_SHARE_READ : FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    DWORD flags = FILE_ATTRIBUTE_NORMAL;
    if (device || mode.direct) flags |= FILE_FLAG_NO_BUFFERING;
    if (mode.write) flags |= FILE_FLAG_WRITE_THROUGH;
    UniqueHandle handle = calls.open(device ? devicePath(path) : toWide(path),
                                     mode.write ? GENERIC_READ | GENERIC_WRITE : GENERIC_READ, share, flags);
    if (!handle) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::OpenFailed, path, systemErrorText(problem));
    }
    // Of a volume the last sectors, behind the file system (NTFS has its second boot sector there). A disk does not know this.
    if (device && !windows::physicalDriveNumber(path))
        deviceRequest(calls, handle.get(), FSCTL_ALLOW_EXTENDED_DASD_IO);
    return std::make_unique<WindowsFile>(calls, handle.release(), path, mode);
}

std::unique_ptr<SystemFile> adoptSystemFile(std::intptr_t handle, const std::string& path,
                                            const FileMode& mode) {
    return adoptSystemFile(systemCalls(), handle, path, mode);
}

std::unique_ptr<SystemFile> adoptSystemFile(const WindowsCalls& calls, std::intptr_t handle,
                                            const std::string& path, const FileMode& mode) {
    return std::make_unique<WindowsFile>(calls, reinterpret_cast<HANDLE>(handle), path, mode);
}

std::optional<FileMark> markOf(const SystemFile& file) {
    // Of a disk there is none, but its name stays its own while it is open.
    BY_HANDLE_FILE_INFORMATION facts{};
    if (!::GetFileInformationByHandle(reinterpret_cast<HANDLE>(file.nativeHandle()), &facts))
        return std::nullopt;
    return FileMark{facts.dwVolumeSerialNumber,
                    std::uint64_t{facts.nFileIndexHigh} << 32 | facts.nFileIndexLow, 0};
}

long resizeFile(const SystemFile& file, std::uint64_t size) {
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    const auto handle = reinterpret_cast<HANDLE>(file.nativeHandle());
    if (::SetFileInformationByHandle(handle, FileEndOfFileInfo, &end, sizeof(end))) return 0;
    return static_cast<long>(::GetLastError());
}

}  // namespace sectorsmith
