// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/host.h"

namespace sectorsmith::speed {

namespace {

std::unexpected<Error> cannotCreate(const std::filesystem::path& folder, int number) {
    if (number == EROFS) return fail(systemErrorCause(number), SpeedError::FolderReadOnly, folder.string());
    return fail(systemErrorCause(number), SpeedError::CannotCreateFile, folder.string(),
                systemErrorText(number));
}

}  // namespace

Result<std::unique_ptr<SystemFile>> makeTestFile(const std::filesystem::path& folder, std::uint64_t bytes) {
    int fd = -1;
#ifdef O_TMPFILE
    fd = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
#endif
    const std::string path = (folder / fmt::format(".sectorsmith-speed-{}", processId())).string();
    if (fd < 0) {
        fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd < 0) return cannotCreate(folder, errno);
        if (::unlink(path.c_str()) != 0) {
            const int number = errno;
            ::close(fd);
            return fail(systemErrorCause(number), SpeedError::CannotDeleteFile, path,
                        systemErrorText(number));
        }
    }
    int problem = 0;
#ifdef __linux__
    // Reserved in one piece where the file system can.
    if (::fallocate(fd, 0, 0, static_cast<off_t>(bytes)) != 0 && errno != EOPNOTSUPP) problem = errno;
#endif
    if (problem == 0 && ::ftruncate(fd, static_cast<off_t>(bytes)) != 0) problem = errno;
    if (problem != 0) {
        ::close(fd);
        return cannotCreate(folder, problem);
    }
    return adoptSystemFile(fd, "the test file in " + folder.string(), {.write = true});
}

Result<std::unique_ptr<SystemFile>> createNamedFile(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0) return cannotCreate(path.parent_path(), errno);
    return adoptSystemFile(fd, path.string(), {.write = true});
}

}  // namespace sectorsmith::speed
