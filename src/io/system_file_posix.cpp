// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS.
#include "io/errors.h"
#include "io/resize_file.h"
#include "io/system_file.h"
#include "io/writable_device.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/fs.h>
#ifndef BLKGETDISKSEQ  // newer than the kernel headers some systems build with
#define BLKGETDISKSEQ _IOR(0x12, 128, __u64)
#endif
#endif
#ifdef __APPLE__
#include <sys/disk.h>

#include "io/macos_names.h"
#endif

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <mutex>
#include <system_error>
#include <thread>

namespace sectorsmith {

namespace {

// Linux transfers at most 0x7ffff000 bytes per call.
constexpr std::size_t largestTransfer = std::size_t{1} << 30;
// One page: enough for every logical sector in use, and for file systems that want more than the device.
constexpr std::size_t bounceAlignment = 4096;
constexpr std::size_t bounceSize = std::size_t{4} << 20;

struct Free {
    void operator()(std::byte* p) const { std::free(p); }
};
using AlignedBuffer = std::unique_ptr<std::byte, Free>;

AlignedBuffer alignedBuffer(std::size_t size) {
    void* p = nullptr;
    if (::posix_memalign(&p, bounceAlignment, size) != 0) return nullptr;
    return AlignedBuffer(static_cast<std::byte*>(p));
}

bool isAligned(std::span<const std::byte> memory) {
    return reinterpret_cast<std::uintptr_t>(memory.data()) % bounceAlignment == 0;
}

constexpr std::size_t streamBytes = std::size_t{512} << 10;
constexpr std::uint64_t streamAlignment =
    4096;  // suits logical sectors up to that; larger ones are refused by the system

class PosixFile : public SystemFile {
 public:
    PosixFile(int fd, std::string path, const FileMode& mode)
        : fd_(fd), path_(std::move(path)), direct_(mode.direct) {
        struct stat st{};
        device_ = ::fstat(fd_, &st) == 0 && (S_ISBLK(st.st_mode) || S_ISCHR(st.st_mode));
#ifdef __APPLE__
        // The raw nodes (/dev/rdiskN) take whole blocks only; F_NOCACHE, which direct means for files, has no such rule.
        direct_ = device_;
#endif
    }
    ~PosixFile() override {
        ::close(fd_);
        if (stream_ >= 0) ::close(stream_);
    }
    PosixFile(const PosixFile&) = delete;
    PosixFile& operator=(const PosixFile&) = delete;

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out) const override {
        if (out.empty()) return 0;
        if (direct_.load(std::memory_order_relaxed)) {
            auto count = readAligned(fd_, alignment_.load(std::memory_order_relaxed), offset, out);
            if (count || count.error().cause != Cause::Usage) return count;
            // The file system below does not do direct transfers of this size after all.
            setDirect(false, alignment_.load(std::memory_order_relaxed));
        }
        if (device_ && out.size() >= streamBytes) {
            if (const int stream = streamDescriptor(); stream >= 0) {
                auto count = readAligned(stream, streamAlignment, offset, out);
                if (count || count.error().cause != Cause::Usage) return count;
            }
        }
        const ssize_t count = readRaw(offset, out);
        if (count >= 0) return static_cast<std::size_t>(count);
        // Another thread may have switched to direct in between.
        if (errno == EINVAL && direct_.load(std::memory_order_relaxed))
            return readAligned(fd_, alignment_.load(std::memory_order_relaxed), offset, out);
        return failed(IoError::ReadFailed, offset, errno);
    }

    Result<void> writeAt(std::uint64_t offset, std::span<const std::byte> bytes) override {
        if (!direct_.load(std::memory_order_relaxed)) return writeRaw(offset, bytes);
        const std::uint64_t unit = alignment_.load(std::memory_order_relaxed);
        if (offset % unit != 0 || bytes.size() % unit != 0)
            return failAt(offset, Cause::Usage, IoError::MisalignedWrite, path_, unit);
        if (isAligned(bytes)) return writeRaw(offset, bytes);
        AlignedBuffer buffer = alignedBuffer(std::min(bounceSize, bytes.size()));
        if (!buffer) return fail(Cause::NoSpace, IoError::NoMemoryForBuffer);
        for (std::size_t done = 0; done < bytes.size();) {
            const std::size_t piece = std::min(bounceSize, bytes.size() - done);
            std::memcpy(buffer.get(), bytes.data() + done, piece);
            if (auto written = writeRaw(offset + done, {buffer.get(), piece}); !written) return written;
            done += piece;
        }
        return {};
    }

    Result<void> flush() override {
#ifdef __APPLE__
        // fsync alone leaves the data in the drive's cache.
        if (device_) {
            if (::fsync(fd_) == 0 && ::ioctl(fd_, DKIOCSYNCHRONIZECACHE) == 0) return {};
        } else if (::fcntl(fd_, F_FULLFSYNC) == 0) {
            return {};
        }
#else
        if (::fsync(fd_) == 0) return {};
#endif
        return fail(systemErrorCause(errno), IoError::FlushFailed, path_, systemErrorText(errno));
    }

    Result<std::uint64_t> currentSize() const override {
        // On Linux a block device's end can be sought; on macOS it cannot, there the device code asks an ioctl.
        struct stat st{};
        if (::fstat(fd_, &st) != 0)
            return fail(systemErrorCause(errno), IoError::SizeUnknown, path_, systemErrorText(errno));
        if (S_ISREG(st.st_mode)) return static_cast<std::uint64_t>(st.st_size);
#ifdef __APPLE__
        std::uint32_t blockSize = 0;
        std::uint64_t blocks = 0;
        if (::ioctl(fd_, DKIOCGETBLOCKSIZE, &blockSize) == 0 &&
            ::ioctl(fd_, DKIOCGETBLOCKCOUNT, &blocks) == 0)
            return blocks * blockSize;
#else
        std::uint64_t bytes = 0;
        if (::ioctl(fd_, BLKGETSIZE64, &bytes) == 0) return bytes;
#endif
        return fail(systemErrorCause(errno), IoError::SizeUnknown, path_, systemErrorText(errno));
    }

    Extent extentAt(std::uint64_t offset, std::uint64_t size) const override {
        const Extent allData{offset, offset < size ? size - offset : 0, false};
        if (device_ || offset >= size) return allData;
        // Only positioned reads and writes are used on this descriptor, so moving its position disturbs nobody.
        const off_t data = ::lseek(fd_, static_cast<off_t>(offset), SEEK_DATA);
        if (data < 0) {
            // ENXIO: no data from here to the end. The file may have shrunk since: then nothing is promised.
            if (errno != ENXIO) return allData;
            auto now = currentSize();
            if (!now || *now < size) return allData;
            return {offset, size - offset, true};
        }
        if (static_cast<std::uint64_t>(data) > offset)
            return {offset, std::min(static_cast<std::uint64_t>(data), size) - offset, true};
        const off_t hole = ::lseek(fd_, static_cast<off_t>(offset), SEEK_HOLE);
        if (hole < 0 || static_cast<std::uint64_t>(hole) <= offset) return allData;
        return {offset, std::min(static_cast<std::uint64_t>(hole), size) - offset, false};
    }

    void dropCache(std::uint64_t offset, std::uint64_t length) const override {
#ifdef __linux__
        ::posix_fadvise(fd_, static_cast<off_t>(offset), static_cast<off_t>(length), POSIX_FADV_DONTNEED);
#else
        static_cast<void>(offset);
        static_cast<void>(length);
#endif
    }

    bool setDirect(bool direct, std::uint32_t alignment) const override {
        if (alignment >= 512 && (alignment & (alignment - 1)) == 0) alignment_.store(alignment);
#ifdef __linux__
        const int flags = ::fcntl(fd_, F_GETFL);
        if (flags < 0) return false;
        // Reads that run just now see either state: readAt copes with both. The flag goes first where it makes reads
        // stricter, last where it makes them laxer.
        if (direct) {
            if (::fcntl(fd_, F_SETFL, flags | O_DIRECT) != 0) return false;
            ::posix_fadvise(fd_, 0, 0, POSIX_FADV_RANDOM);  // no read-ahead by the kernel either
            direct_.store(true);
        } else {
            direct_.store(false);
            if (::fcntl(fd_, F_SETFL, flags & ~O_DIRECT) != 0) return false;
            ::posix_fadvise(fd_, 0, 0, POSIX_FADV_NORMAL);
        }
        return true;
#else
        if (::fcntl(fd_, F_NOCACHE, direct ? 1 : 0) != 0) return false;
        ::fcntl(fd_, F_RDAHEAD, direct ? 0 : 1);
        return true;
#endif
    }

    Result<void> discard(std::uint64_t offset, std::uint64_t length) override {
        int result = -1;
#ifdef __linux__
        if (device_) {
            std::uint64_t range[2] = {offset, length};
            result = ::ioctl(fd_, BLKDISCARD, range);
        } else {
            result = ::fallocate(fd_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset),
                                 static_cast<off_t>(length));
        }
#else
        if (device_) {
            dk_extent_t extent{offset, length};
            dk_unmap_t unmap{};
            unmap.extents = &extent;
            unmap.extentsCount = 1;
            result = ::ioctl(fd_, DKIOCUNMAP, &unmap);
        } else {
            fpunchhole_t hole{};
            hole.fp_offset = static_cast<off_t>(offset);
            hole.fp_length = static_cast<off_t>(length);
            result = ::fcntl(fd_, F_PUNCHHOLE, &hole);
        }
#endif
        if (result == 0) return {};
        return rangeFailed(IoError::DiscardFailed, offset, length);
    }

#ifdef __linux__
    Result<void> discardSecurely(std::uint64_t offset, std::uint64_t length) override {
        if (!device_) return canDiscardSecurely();
        std::uint64_t range[2] = {offset, length};
        if (::ioctl(fd_, BLKSECDISCARD, range) == 0) return {};
        return rangeFailed(IoError::SecureDiscardFailed, offset, length);
    }

    Result<void> zeroRange(std::uint64_t offset, std::uint64_t length) override {
        if (::fallocate(fd_, FALLOC_FL_ZERO_RANGE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset),
                        static_cast<off_t>(length)) == 0)
            return {};
        return rangeFailed(IoError::ZeroFailed, offset, length);
    }

    Result<void> canDiscardSecurely() const override {
        // sysfs does not tell. Half a sector is refused by every device: as not supported by one that cannot, as
        // not aligned by one that can (before Linux 5.19 by all: then the first real request tells).
        std::uint64_t range[2] = {1, 1};
        const int problem = device_ && ::ioctl(fd_, BLKSECDISCARD, range) != 0 ? errno : ENOTTY;
        if (problem == EINVAL) return {};
        return fail(Cause::Unsupported, IoError::NoSecureDiscardOfDisk, path_);
    }
#endif

    Result<void> lockExclusive() override {
        // A program that was killed holds its locks until the last of its requests has ended.
        for (int i = 0; i < 20; ++i) {
            if (::flock(fd_, LOCK_EX | LOCK_NB) == 0) return {};
            if (errno != EWOULDBLOCK) break;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        if (errno == EWOULDBLOCK) return fail(Cause::InUse, IoError::LockedByOther, path_);
        return fail(systemErrorCause(errno), IoError::LockFailed, path_, systemErrorText(errno));
    }
    void unlock() override { ::flock(fd_, LOCK_UN); }
    std::intptr_t nativeHandle() const override { return fd_; }

 private:
    // pread until `out` is full, the end is reached or something fails; what arrived before a failure counts.
    ssize_t readRaw(std::uint64_t offset, std::span<std::byte> out) const {
        std::size_t done = 0;
        while (done < out.size()) {
            const std::size_t piece = std::min(out.size() - done, largestTransfer);
            const ssize_t count = ::pread(fd_, out.data() + done, piece, static_cast<off_t>(offset + done));
            if (count < 0) {
                if (errno == EINTR) continue;
                return done > 0 ? static_cast<ssize_t>(done) : -1;
            }
            if (count == 0) break;
            done += static_cast<std::size_t>(count);
        }
        return static_cast<ssize_t>(done);
    }

    // Direct transfers want offset, length and memory aligned: through a buffer. Cause::Usage when the system does not
    // accept the alignment.
    Result<std::size_t> readAligned(int fd, std::uint64_t unit, std::uint64_t offset,
                                    std::span<std::byte> out) const {
        const std::uint64_t first = offset / unit * unit;
        const std::uint64_t span = offset - first + out.size();
        const std::size_t capacity = std::min<std::uint64_t>((span + unit - 1) / unit * unit, bounceSize);
        // Kept, or each long read would have the system find and clear its pages anew.
        thread_local AlignedBuffer kept;
        thread_local std::size_t keptSize = 0;
        // What is aligned already needs none.
        const bool straight = offset % unit == 0 && out.size() % unit == 0 && isAligned(out);
        const std::size_t needed = straight ? 0 : std::max<std::size_t>(capacity, unit);
        if (keptSize < needed) {
            kept = alignedBuffer(needed);
            keptSize = kept ? needed : 0;
        }
        if (!kept && !straight) return fail(Cause::NoSpace, IoError::NoMemoryForBuffer);
        std::size_t done = 0;
        while (done < out.size()) {
            const std::uint64_t from = (offset + done) / unit * unit;
            const std::size_t skip = offset + done - from;
            const std::size_t want =
                std::min<std::uint64_t>(capacity, (skip + out.size() - done + unit - 1) / unit * unit);
            std::byte* const buffer = straight ? out.data() + done : kept.get();
            ssize_t count = -1;
            do {
                count = ::pread(fd, buffer, want, static_cast<off_t>(from));
            } while (count < 0 && errno == EINTR);
            if (count < 0) {
                if (done > 0) break;
                if (errno == EINVAL) return fail(Cause::Usage, IoError::MisalignedRead);
                return failed(IoError::ReadFailed, offset, errno);
            }
            if (static_cast<std::size_t>(count) <= skip) break;
            const std::size_t useful = std::min(static_cast<std::size_t>(count) - skip, out.size() - done);
            if (!straight) std::memcpy(out.data() + done, buffer + skip, useful);
            done += useful;
            if (static_cast<std::size_t>(count) < want) break;
        }
        return done;
    }

    // The device once more, for long reads past the page cache: as fast as it is, and nobody's pages are pushed out. Negative
    // where that cannot be had (a descriptor that others opened for people without rights).
    int streamDescriptor() const {
#ifdef __linux__
        std::call_once(streamOnce_, [this] {
            stream_ = ::open(fmt::format("/proc/self/fd/{}", fd_).c_str(),
                             O_RDONLY | O_DIRECT | O_CLOEXEC | O_NONBLOCK);
        });
#endif
        return stream_;
    }

    Result<void> writeRaw(std::uint64_t offset, std::span<const std::byte> bytes) {
        for (std::size_t done = 0; done < bytes.size();) {
            const std::size_t piece = std::min(bytes.size() - done, largestTransfer);
            const ssize_t count =
                ::pwrite(fd_, bytes.data() + done, piece, static_cast<off_t>(offset + done));
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return std::unexpected(failed(IoError::WriteFailed, offset + done, errno).error());
            if (count == 0) return std::unexpected(failed(IoError::WriteFailed, offset + done, EIO).error());
            done += static_cast<std::size_t>(count);
        }
        return {};
    }

    std::unexpected<Error> rangeFailed(IoError code, std::uint64_t offset, std::uint64_t length) const {
        const int number = errno;
        const bool unsupported = number == EOPNOTSUPP || number == ENOTTY || number == ENOTSUP;
        return failAt(offset, unsupported ? Cause::Unsupported : systemErrorCause(number), code, length,
                      offset, path_, systemErrorText(number));
    }

    std::unexpected<Error> failed(IoError code, std::uint64_t offset, int number) const {
        return failAt(offset, systemErrorCause(number), code, path_, offset, systemErrorText(number));
    }

    int fd_;
    std::string path_;
    bool device_ = false;
    mutable std::once_flag streamOnce_;
    mutable int stream_ = -1;
    mutable std::atomic<bool> direct_;
    mutable std::atomic<std::uint32_t> alignment_ = 512;
};

}  // namespace

void allowHoles(const std::string&) {}

PathKind pathKind(const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0) {
#ifdef __APPLE__
        // As diskutil calls them: "disk4" is /dev/disk4 unless a file has that name.
        const std::string name = path.contains('/') ? std::string() : macos::bsdName(path);
        if (!name.empty() && ::access(("/dev/" + name).c_str(), F_OK) == 0) return PathKind::Device;
#endif
        return PathKind::Missing;
    }
    if (S_ISREG(st.st_mode)) return PathKind::File;
    if (S_ISDIR(st.st_mode)) return PathKind::Folder;
#ifdef __APPLE__
    if (S_ISCHR(st.st_mode) && (path.starts_with("/dev/rdisk"))) return PathKind::Device;
#endif
    return S_ISBLK(st.st_mode) ? PathKind::Device : PathKind::Other;
}

Result<std::unique_ptr<SystemFile>> openSystemFile(const std::string& path, const FileMode& mode) {
    int flags = (mode.write ? O_RDWR : O_RDONLY) | O_CLOEXEC;
    // A device without a medium, a FIFO by mistake: never wait in open.
    flags |= O_NONBLOCK;
#ifdef __linux__
    if (mode.exclusive) flags |= O_EXCL;
    if (mode.direct) flags |= O_DIRECT;
#endif
    int fd = -1;
    do {
        fd = ::open(path.c_str(), flags);
    } while (fd < 0 && errno == EINTR);
    if (fd < 0) {
        const int number = errno;
        if (number == EBUSY) return fail(Cause::InUse, IoError::FileInUse, path);
        return fail(systemErrorCause(number), IoError::OpenFailed, path, systemErrorText(number));
    }
    auto file = adoptSystemFile(fd, path, mode);
#ifdef __APPLE__
    if (mode.direct) file->setDirect(true, 512);
#endif
    return file;
}

std::unique_ptr<SystemFile> adoptSystemFile(std::intptr_t handle, const std::string& path,
                                            const FileMode& mode) {
    return std::make_unique<PosixFile>(static_cast<int>(handle), path, mode);
}

std::optional<FileMark> markOf(const SystemFile& file) {
    const int fd = static_cast<int>(file.nativeHandle());
    struct stat st{};
    if (fd < 0 || ::fstat(fd, &st) != 0) return std::nullopt;
    if (!S_ISBLK(st.st_mode) && !S_ISCHR(st.st_mode))
        return FileMark{static_cast<std::uint64_t>(st.st_dev), static_cast<std::uint64_t>(st.st_ino), 0};
    FileMark mark{static_cast<std::uint64_t>(st.st_rdev), 0, 0};
#ifdef BLKGETDISKSEQ
    if (::ioctl(fd, BLKGETDISKSEQ, &mark.sequence) != 0) mark.sequence = 0;  // before Linux 5.15
#endif
    return mark;
}

long resizeFile(const SystemFile& file, std::uint64_t size) {
    int result = -1;
    do {
        result = ::ftruncate(static_cast<int>(file.nativeHandle()), static_cast<off_t>(size));
    } while (result != 0 && errno == EINTR);
    return result == 0 ? 0 : errno;
}

std::string systemErrorText(long number) {
    return std::error_code(static_cast<int>(number), std::generic_category()).message();
}

Cause systemErrorCause(long number) {
    switch (number) {
        case EACCES:
        case EPERM:
        case EROFS: return Cause::Permission;
        case EBUSY:
        case ETXTBSY: return Cause::InUse;
        case ENOENT:
        case ENODEV:
        case ENXIO:
        case ENOTDIR:
#ifdef ENOMEDIUM
        case ENOMEDIUM:
#endif
            return Cause::NotFound;
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
        case ENOMEM: return Cause::NoSpace;
        case EOPNOTSUPP: return Cause::Unsupported;
        default: return Cause::Io;
    }
}

}  // namespace sectorsmith
