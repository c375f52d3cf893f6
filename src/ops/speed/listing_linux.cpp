// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: getdents64(2), statx(2).
#include "ops/speed/listing_posix.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <memory>

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t listingBytes = std::size_t{256} << 10;
constexpr const char* dropCaches = "/proc/sys/vm/drop_caches";

Result<std::uint64_t> withGetdents(const fs::path& folder, bool attributes) {
    const FolderDescriptor open(folder);
    if (open.get() < 0) return cannotList(errno, folder);
    const auto buffer = std::make_unique<std::byte[]>(listingBytes);
    std::uint64_t count = 0;
    for (;;) {
        const long got = ::syscall(SYS_getdents64, open.get(), buffer.get(), listingBytes);
        if (got < 0) return cannotList(errno, folder);
        if (got == 0) return count;
        for (long at = 0; at < got;) {
            const auto* entry = reinterpret_cast<const dirent64*>(buffer.get() + at);
            at += entry->d_reclen;
            if (isDots(entry->d_name)) continue;
            struct statx facts{};
            constexpr unsigned wanted = STATX_TYPE | STATX_SIZE | STATX_MTIME;
            if (!attributes || ::statx(open.get(), entry->d_name, AT_SYMLINK_NOFOLLOW | AT_STATX_DONT_SYNC,
                                       wanted, &facts) == 0)
                ++count;
        }
    }
}

constexpr std::array<ListingMethod, 3> methods{{
    {"readdir + stat", listWithReaddir},
    {"getdents64", [](const fs::path& folder) { return withGetdents(folder, false); }},
    {"getdents64 + statx", [](const fs::path& folder) { return withGetdents(folder, true); }},
}};

}  // namespace

std::span<const ListingMethod> listingMethods() { return methods; }

// Documentation/admin-guide/sysctl/vm.rst: 3 drops pages, folder entries and inodes.
// A journal (ext4's) holds the blocks of what was just written until two more transactions are through.
bool emptySystemCaches(const fs::path& folder) {
    const fs::path file = folder / "transaction";
    ::sync();
    if (const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600); made >= 0) ::close(made);
    ::sync();
    ::unlink(file.c_str());
    ::sync();
    const int fd = ::open(dropCaches, O_WRONLY | O_CLOEXEC);
    if (fd < 0) return false;
    const bool done = ::write(fd, "3", 1) == 1;
    ::close(fd);
    return done;
}

bool mayEmptySystemCaches() { return ::access(dropCaches, W_OK) == 0; }

}  // namespace sectorsmith::speed
