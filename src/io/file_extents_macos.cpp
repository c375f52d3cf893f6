// SPDX-License-Identifier: GPL-3.0-or-later
// F_LOG2PHYS_EXT (fcntl(2)): one run per call. It asks the way from the file to its device; what is compressed
// (UF_COMPRESSED) has no data of its own there.
#include "io/errors.h"
#include "io/file_extents.h"
#include "io/system_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace sectorsmith {

Result<void> visitFileExtents(std::intptr_t file, const std::string& path, const ByteRange& range,
                              const MappedExtentVisitor& visit) {
    const int fd = static_cast<int>(file);
    struct stat st{};
    if (::fstat(fd, &st) != 0)
        return fail(systemErrorCause(errno), IoError::NoFileMap, path, systemErrorText(errno));
    const std::uint64_t size = static_cast<std::uint64_t>(st.st_size);
    if ((st.st_flags & UF_COMPRESSED) != 0) {
        if (size > 0) visit({.length = size, .located = false, .encoded = true});
        return {};
    }
    const std::uint64_t end = std::min(size, range.end());
    for (std::uint64_t at = range.offset; at < end;) {
        log2phys place{};
        place.l2p_contigbytes = static_cast<off_t>(end - at);
        place.l2p_devoffset = static_cast<off_t>(at);
        if (::fcntl(fd, F_LOG2PHYS_EXT, &place) != 0) {
            const int problem = errno;
            if (problem == ERANGE) {  // a hole: data begin behind it, or nothing does
                const off_t data = ::lseek(fd, static_cast<off_t>(at), SEEK_DATA);
                if (data < 0 || static_cast<std::uint64_t>(data) <= at) return {};
                at = static_cast<std::uint64_t>(data);
                continue;
            }
            return fail(
                problem == ENOTSUP || problem == ENOTTY ? Cause::Unsupported : systemErrorCause(problem),
                IoError::NoFileMap, path, systemErrorText(problem));
        }
        if (place.l2p_contigbytes <= 0) return {};
        const std::uint64_t length = std::min<std::uint64_t>(place.l2p_contigbytes, end - at);
        const bool hole = place.l2p_devoffset < 0;
        if (!hole && !visit({.logical = at,
                             .physical = static_cast<std::uint64_t>(place.l2p_devoffset),
                             .length = length}))
            return {};
        at += length;
    }
    return {};
}

}  // namespace sectorsmith
