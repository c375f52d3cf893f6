// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <algorithm>

#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/locked_file.h"

namespace sectorsmith {

namespace {

class WindowsLockedFile : public LockedFile {
 public:
    WindowsLockedFile(HANDLE file, std::filesystem::path path) : file_(file), path_(std::move(path)) {}
    ~WindowsLockedFile() override { CloseHandle(file_); }

    Result<void> append(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            DWORD count = 0;
            const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), std::size_t{1} << 24));
            if (!WriteFile(file_, bytes.data(), wanted, &count, nullptr) || count == 0)
                return fail(Cause::Io, OpsError::CannotWrite, path_.string(),
                            systemErrorText(static_cast<long>(GetLastError())));
            bytes = bytes.subspan(count);
        }
        return {};
    }

    Result<void> sync() override {
        if (FlushFileBuffers(file_)) return {};
        return fail(Cause::Io, OpsError::CannotFlush, path_.string(),
                    systemErrorText(static_cast<long>(GetLastError())));
    }

 private:
    HANDLE file_;
    std::filesystem::path path_;
};

}  // namespace

Result<std::unique_ptr<LockedFile>> LockedFile::create(const std::filesystem::path& path) {
    // Shared for reading only: a second writer is refused by the system as long as this one lives.
    HANDLE file = CreateFileW(path.c_str(), FILE_APPEND_DATA, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                              CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return fail(GetLastError() == ERROR_FILE_EXISTS ? Cause::InUse : Cause::Permission,
                    OpsError::CannotCreate, path.string(),
                    systemErrorText(static_cast<long>(GetLastError())));
    return std::make_unique<WindowsLockedFile>(file, path);
}

bool LockedFile::held(const std::filesystem::path& path) {
    HANDLE file = CreateFileW(path.c_str(), FILE_APPEND_DATA, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                              OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return GetLastError() == ERROR_SHARING_VIOLATION;
    CloseHandle(file);
    return false;
}

}  // namespace sectorsmith
