// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/fill_file_windows.h"

#include <algorithm>
#include <random>

#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/fill_file.h"

namespace sectorsmith {

namespace {

std::wstring randomName() {
    std::random_device random;
    std::wstring name = L"~";
    for (int i = 0; i < 20; ++i) name += L"abcdefghijklmnopqrstuvwxyz0123456789"[random() % 36];
    return name;
}

std::unexpected<Error> failed(OpsError what, const std::string& where) {
    const auto number = static_cast<long>(::GetLastError());
    return fail(systemErrorCause(number), what, where, systemErrorText(number));
}

// The system removes the file when its handle is closed, which the end of the process does, too.
class WindowsFillFile : public FillFile {
 public:
    WindowsFillFile(UniqueHandle handle, std::string folder)
        : handle_(std::move(handle)), folder_(std::move(folder)) {}

    Result<std::size_t> append(std::span<const std::byte> bytes) override {
        std::size_t done = 0;
        while (done < bytes.size()) {
            DWORD count = 0;
            const DWORD piece = static_cast<DWORD>(std::min<std::size_t>(bytes.size() - done, 1u << 30));
            if (!::WriteFile(handle_.get(), bytes.data() + done, piece, &count, nullptr)) {
                const DWORD problem = ::GetLastError();
                if (problem == ERROR_DISK_FULL || problem == ERROR_HANDLE_DISK_FULL ||
                    problem == ERROR_FILE_TOO_LARGE)
                    break;
                return failed(OpsError::CannotFillFile, folder_);
            }
            if (count == 0) break;
            done += count;
        }
        size_ += done;
        return done;
    }
    Result<void> flush() override {
        if (!::FlushFileBuffers(handle_.get())) return failed(OpsError::CannotFlushFile, folder_);
        return {};
    }
    Result<void> shrink(std::uint64_t bytes) override {
        size_ -= std::min(bytes, size_);
        LARGE_INTEGER end{};
        end.QuadPart = static_cast<LONGLONG>(size_);
        if (!::SetFilePointerEx(handle_.get(), end, nullptr, FILE_BEGIN) || !::SetEndOfFile(handle_.get()))
            return failed(OpsError::CannotShrinkFile, folder_);
        return {};
    }

 private:
    UniqueHandle handle_;
    std::string folder_;
    std::uint64_t size_ = 0;
};

}  // namespace

Result<UniqueHandle> makeHiddenFile(const HeldVolume& volume) {
    const std::wstring path = toWide(volume.path()) + L"\\" + randomName();
    UniqueHandle handle(
        ::CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, CREATE_NEW,
                      FILE_ATTRIBUTE_TEMPORARY | FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr));
    if (handle.get() == INVALID_HANDLE_VALUE) {
        static_cast<void>(handle.release());
        return failed(OpsError::CannotCreateFile, volume.mountPoint());
    }
    // A folder may pass compression on to its files: zeros would shrink to nothing.
    USHORT none = COMPRESSION_FORMAT_NONE;
    DWORD ignored = 0;
    ::DeviceIoControl(handle.get(), FSCTL_SET_COMPRESSION, &none, sizeof(none), nullptr, 0, &ignored,
                      nullptr);
    return handle;
}

Result<std::unique_ptr<FillFile>> makeFillFile(const HeldVolume& volume, bool) {
    auto handle = makeHiddenFile(volume);
    if (!handle) return std::unexpected(handle.error());
    return std::make_unique<WindowsFillFile>(std::move(*handle), volume.mountPoint());
}

std::uint64_t allowOpenFiles(std::uint64_t) { return 1u << 20; }

void syncVolume(const HeldVolume&) {}

}  // namespace sectorsmith
