// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS.
#include "ops/speed/listing_posix.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

#include "io/system_file.h"
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

FolderDescriptor::FolderDescriptor(const fs::path& folder)
    : fd_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}

FolderDescriptor::~FolderDescriptor() {
    if (fd_ >= 0) ::close(fd_);
}

std::unexpected<Error> cannotList(int number, const fs::path& folder) {
    return fail(systemErrorCause(number), SpeedError::CannotAccess, folder.string(), systemErrorText(number));
}

bool isDots(const char* name) { return std::strcmp(name, ".") == 0 || std::strcmp(name, "..") == 0; }

Result<std::uint64_t> listWithReaddir(const fs::path& folder) {
    const std::unique_ptr<DIR, int (*)(DIR*)> open(::opendir(folder.c_str()), ::closedir);
    if (!open) return cannotList(errno, folder);
    std::uint64_t count = 0;
    while (const dirent* entry = ::readdir(open.get())) {
        struct stat st{};
        if (isDots(entry->d_name)) continue;
        if (::fstatat(::dirfd(open.get()), entry->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0) ++count;
    }
    return count;
}

void flushFolder(const fs::path& folder) {
    const FolderDescriptor open(folder);
    if (open.get() >= 0) static_cast<void>(::fsync(open.get()));
}

}  // namespace sectorsmith::speed
