// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "ops/errors.h"
#include "ops/locked_file.h"

namespace sectorsmith {

namespace {

class PosixLockedFile : public LockedFile {
 public:
    PosixLockedFile(int fd, std::filesystem::path path) : fd_(fd), path_(std::move(path)) {}
    ~PosixLockedFile() override { ::close(fd_); }

    Result<void> append(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            const ssize_t count = ::write(fd_, bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0)
                return fail(errno == ENOSPC ? Cause::NoSpace : Cause::Io, OpsError::CannotWrite,
                            path_.string(), std::strerror(errno));
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        }
        return {};
    }

    Result<void> sync() override {
#ifdef F_FULLFSYNC
        if (::fcntl(fd_, F_FULLFSYNC) == 0) return {};  // fsync alone leaves the data in the drive's cache
#endif
        if (::fsync(fd_) == 0) return {};
        return fail(Cause::Io, OpsError::CannotFlush, path_.string(), std::strerror(errno));
    }

 private:
    int fd_;
    std::filesystem::path path_;
};

}  // namespace

Result<std::unique_ptr<LockedFile>> LockedFile::create(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (fd < 0)
        return fail(errno == EEXIST   ? Cause::InUse
                    : errno == ENOSPC ? Cause::NoSpace
                                      : Cause::Permission,
                    OpsError::CannotCreate, path.string(), std::strerror(errno));
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
        ::close(fd);
        return fail(Cause::InUse, OpsError::Locked, path.string());
    }
    return std::make_unique<PosixLockedFile>(fd, path);
}

bool LockedFile::held(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    const bool locked = ::flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(fd);
    return locked;
}

}  // namespace sectorsmith
