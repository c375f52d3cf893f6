// SPDX-License-Identifier: GPL-3.0-or-later
// Source: open(2) of macOS (O_NOFOLLOW_ANY, from macOS 11 on).
#include "ops/manifest/folder_system_posix.h"

#include <fcntl.h>

#include <cstdint>

#include "ops/manifest/folder_system.h"

namespace sectorsmith::manifests {

namespace posix {

const int keepAccessTime = 0;

FileTimes timesOf(const struct stat& st) {
    return {FileTime::of(st.st_mtimespec.tv_sec, static_cast<std::uint32_t>(st.st_mtimespec.tv_nsec)),
            FileTime::of(st.st_ctimespec.tv_sec, static_cast<std::uint32_t>(st.st_ctimespec.tv_nsec))};
}

int openBeneath(int folder, const char* path, int flags) {
#ifdef O_NOFOLLOW_ANY
    flags |= O_NOFOLLOW_ANY;
#else
    flags |= O_NOFOLLOW;
#endif
    return ::openat(folder, path, flags | O_CLOEXEC);
}

// The mount table has it: mountedVolumeAt().
std::vector<std::string> disksOf(const struct stat&) { return {}; }

}  // namespace posix

Result<std::size_t> readQuietly(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out) {
    return readFully(file, offset, out);
}

}  // namespace sectorsmith::manifests
