// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/all_zero.h"
#include "ops/durable_file.h"
#include "ops/errors.h"
#include "ops/rename_unused_posix.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

Error fileError(OpsError what, const fs::path& path) {
    const int code = errno;
    const Cause cause = code == ENOSPC || code == EDQUOT || code == EFBIG  ? Cause::NoSpace
                        : code == EACCES || code == EPERM || code == EROFS ? Cause::Permission
                                                                           : Cause::Io;
    return fail(cause, what, path.string(), std::strerror(code)).error();
}

// A folder whose names change. It is opened before that: where it cannot be, nothing has happened yet.
class Folder {
 public:
    explicit Folder(const fs::path& file)
        : path_(file.has_parent_path() ? file.parent_path() : fs::path(".")),
          fd_(::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
        if (fd_ < 0) problem_ = std::unexpected(fileError(OpsError::CannotOpenFolder, path_));
    }
    ~Folder() {
        if (fd_ >= 0) ::close(fd_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const Result<void>& opened() const { return problem_; }
    Result<void> sync() {
        // Some file systems cannot sync a folder and say EINVAL; they order the rename themselves.
        if (::fsync(fd_) == 0 || errno == EINVAL) return {};
        return std::unexpected(fileError(OpsError::CannotFlushFolder, path_));
    }

 private:
    fs::path path_;
    int fd_;
    Result<void> problem_;
};

std::expected<void, RenameFailure> renameIn(Folder& folder, const fs::path& from, const fs::path& to) {
    if (!folder.opened())
        return std::unexpected(RenameFailure{folder.opened().error(), RenameProblem::NotRenamed});
    if (::rename(from.c_str(), to.c_str()) != 0)
        return std::unexpected(
            RenameFailure{fileError(OpsError::CannotRename, from), RenameProblem::NotRenamed});
    if (auto synced = folder.sync(); !synced)
        return std::unexpected(RenameFailure{synced.error(), RenameProblem::NotSynced});
    return {};
}

// Gives the file a second name, unless somebody has it; then takes the first one.
std::expected<void, RenameFailure> renameToFreeName(Folder& folder, const fs::path& from,
                                                    const fs::path& to) {
    const auto taken = [&] {
        return std::unexpected(RenameFailure{
            fail(Cause::Refused, OpsError::TargetExists, to.string()).error(), RenameProblem::NotRenamed});
    };
    if (!folder.opened())
        return std::unexpected(RenameFailure{folder.opened().error(), RenameProblem::NotRenamed});
    if (::link(from.c_str(), to.c_str()) != 0) {
        if (errno == EEXIST) return taken();
        // A file system without links.
        const int problem = renameToUnused(from.c_str(), to.c_str());
        if (problem == EEXIST) return taken();
        if (problem != 0) {
            // Nor with this: somebody could still take the name between the next two calls.
            std::error_code none;
            if (fs::exists(fs::symlink_status(to, none))) return taken();
            return renameIn(folder, from, to);
        }
    } else {
        ::unlink(from.c_str());
    }
    if (auto synced = folder.sync(); !synced)
        return std::unexpected(RenameFailure{synced.error(), RenameProblem::NotSynced});
    return {};
}

// What is worth a hole.
constexpr std::size_t holeBytes = std::size_t{64} << 10;
// So much may wait in the system's cache before the disk is told to begin with it.
[[maybe_unused]] constexpr std::uint64_t behindBytes = std::uint64_t{16} << 20;

class PosixDurableFile : public DurableFile {
 public:
    PosixDurableFile(int fd, fs::path path, fs::path fresh)
        : fd_(fd), path_(std::move(path)), fresh_(std::move(fresh)) {}
    ~PosixDurableFile() override {
        if (fd_ >= 0) ::close(fd_);
        if (!kept_) ::unlink(fresh_.c_str());
    }

    Result<void> append(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            const auto piece = bytes.first(std::min(bytes.size(), holeBytes));
            bytes = bytes.subspan(piece.size());
            if (piece.size() == holeBytes && allZero(piece)) {
                end_ += piece.size();
                continue;
            }
            if (auto written = writeAt(end_, piece); !written) return written;
            end_ += piece.size();
        }
        return {};
    }

    Result<void> keep(Existing existing) override {
        if (::ftruncate(fd_, static_cast<off_t>(end_)) != 0)
            return std::unexpected(fileError(OpsError::CannotSetSize, fresh_));
#ifdef F_FULLFSYNC
        if (::fcntl(fd_, F_FULLFSYNC) != 0 && ::fsync(fd_) != 0)
            return std::unexpected(fileError(OpsError::CannotFlush, fresh_));
#else
        if (::fsync(fd_) != 0) return std::unexpected(fileError(OpsError::CannotFlush, fresh_));
#endif
        const int fd = std::exchange(fd_, -1);
        if (::close(fd) != 0) return std::unexpected(fileError(OpsError::CannotClose, fresh_));
        Folder folder(path_);
        std::error_code none;
        const bool replaces = existing == Existing::Replace && fs::exists(fs::symlink_status(path_, none));
        auto renamed = existing == Existing::Refuse ? renameToFreeName(folder, fresh_, path_)
                                                    : renameIn(folder, fresh_, path_);
        kept_ = renamed || renamed.error().problem == RenameProblem::NotSynced;
        if (renamed) return {};
        // A new name that may or may not survive would claim what is not so: gone with it. What it replaced is gone already.
        if (kept_ && !replaces && ::unlink(path_.c_str()) != 0)
            renamed.error().error =
                because(renamed.error().error, OpsError::LeftBehind, renamed.error().error, path_.string());
        return std::unexpected(renamed.error().error);
    }

 private:
    Result<void> writeAt(std::uint64_t at, std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const ssize_t count = ::pwrite(fd_, bytes.data(), bytes.size(), static_cast<off_t>(at));
            if (count < 0 && errno == EINTR) continue;
            if (count == 0) errno = EIO;
            if (count <= 0) return std::unexpected(fileError(OpsError::CannotWrite, fresh_));
            at += static_cast<std::uint64_t>(count);
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        }
#ifdef SYNC_FILE_RANGE_WRITE
        // The disk works while the next bytes are read; the sync at the end has less to wait for.
        if (at - started_ >= behindBytes) {
            ::sync_file_range(fd_, static_cast<off_t>(started_), static_cast<off_t>(at - started_),
                              SYNC_FILE_RANGE_WRITE);
            started_ = at;
        }
#endif
        return {};
    }

    int fd_;
    fs::path path_;
    fs::path fresh_;
    std::uint64_t end_ = 0;
    [[maybe_unused]] std::uint64_t started_ = 0;
    bool kept_ = false;
};

}  // namespace

Result<std::unique_ptr<DurableFile>> DurableFile::create(const fs::path& path) {
    fs::path fresh;
    int fd = -1;
    for (unsigned number = 0; number < mostNewNames; ++number) {
        fresh = newName(path, number);
        fd = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd >= 0 || errno != EEXIST) break;
    }
    if (fd < 0) return std::unexpected(fileError(OpsError::CannotCreate, fresh));
    auto file = std::make_unique<PosixDurableFile>(fd, path, fresh);
    // File systems without locks: then only its age says that nobody writes it any more.
    static_cast<void>(::flock(fd, LOCK_EX | LOCK_NB));
    return file;
}

std::expected<void, RenameFailure> renameDurably(const fs::path& from, const fs::path& to) {
    Folder folder(to);
    return renameIn(folder, from, to);
}

}  // namespace sectorsmith
