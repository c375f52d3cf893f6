// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <algorithm>

#include "io/system_file.h"
#include "ops/durable_file.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

Error fileError(OpsError what, const fs::path& path) {
    const DWORD code = GetLastError();
    const Cause cause = code == ERROR_DISK_FULL || code == ERROR_HANDLE_DISK_FULL ? Cause::NoSpace
                        : code == ERROR_ACCESS_DENIED                             ? Cause::Permission
                                                                                  : Cause::Io;
    return fail(cause, what, path.string(), systemErrorText(static_cast<long>(code))).error();
}

class WindowsDurableFile : public DurableFile {
 public:
    WindowsDurableFile(HANDLE file, fs::path path, fs::path fresh)
        : file_(file), path_(std::move(path)), fresh_(std::move(fresh)) {}
    ~WindowsDurableFile() override {
        if (file_ != INVALID_HANDLE_VALUE) CloseHandle(file_);
        if (!kept_) DeleteFileW(fresh_.c_str());
    }

    Result<void> append(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), std::size_t{1} << 24));
            DWORD count = 0;
            if (!WriteFile(file_, bytes.data(), wanted, &count, nullptr) || count == 0)
                return std::unexpected(fileError(OpsError::CannotWrite, fresh_));
            bytes = bytes.subspan(count);
        }
        return {};
    }

    Result<void> keep(Existing existing) override {
        if (!FlushFileBuffers(file_)) return std::unexpected(fileError(OpsError::CannotFlush, fresh_));
        CloseHandle(file_);
        file_ = INVALID_HANDLE_VALUE;
        if (existing == Existing::Replace) {
            auto renamed = renameDurably(fresh_, path_);
            if (!renamed) return std::unexpected(renamed.error().error);
        } else if (!MoveFileExW(fresh_.c_str(), path_.c_str(), MOVEFILE_WRITE_THROUGH)) {
            const DWORD code = GetLastError();
            if (code == ERROR_ALREADY_EXISTS || code == ERROR_FILE_EXISTS)
                return fail(Cause::Refused, OpsError::TargetExists, path_.string());
            return std::unexpected(fileError(OpsError::CannotRename, fresh_));
        }
        kept_ = true;
        return {};
    }

 private:
    HANDLE file_;
    fs::path path_;
    fs::path fresh_;
    bool kept_ = false;
};

}  // namespace

Result<std::unique_ptr<DurableFile>> DurableFile::create(const fs::path& path) {
    fs::path fresh;
    HANDLE file = INVALID_HANDLE_VALUE;
    for (unsigned number = 0; number < mostNewNames; ++number) {
        fresh = newName(path, number);
        // Without sharing: as long as it is open nobody else opens it.
        file =
            CreateFileW(fresh.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
        if (file != INVALID_HANDLE_VALUE || GetLastError() != ERROR_FILE_EXISTS) break;
    }
    if (file == INVALID_HANDLE_VALUE) return std::unexpected(fileError(OpsError::CannotCreate, fresh));
    return std::make_unique<WindowsDurableFile>(file, path, fresh);
}

std::expected<void, RenameFailure> renameDurably(const fs::path& from, const fs::path& to) {
    if (!MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return std::unexpected(
            RenameFailure{fileError(OpsError::CannotRename, from), RenameProblem::NotRenamed});
    return {};
}

}  // namespace sectorsmith
