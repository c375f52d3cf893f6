// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/errors.h"
#include "io/file_extents.h"
#include "io/system_file.h"

#include <linux/fiemap.h>
#include <linux/fs.h>
#include <sys/ioctl.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <limits>

namespace sectorsmith {

namespace {

constexpr unsigned extentsPerCall = 64;  // most files have few: a small buffer on the stack

struct FiemapRequest {
    alignas(fiemap) std::array<std::byte, sizeof(fiemap) + extentsPerCall * sizeof(fiemap_extent)> bytes{};
    fiemap* head() { return reinterpret_cast<fiemap*>(bytes.data()); }
};

}  // namespace

Result<void> visitFileExtents(std::intptr_t file, const std::string& path, const ByteRange& range,
                              const MappedExtentVisitor& visit) {
    std::uint64_t at = range.offset;
    while (at < range.end()) {
        FiemapRequest request;
        fiemap* head = request.head();
        head->fm_start = at;
        head->fm_length = range.end() - at;
        head->fm_extent_count = range.length == 1 ? 1 : extentsPerCall;
        if (::ioctl(static_cast<int>(file), FS_IOC_FIEMAP, head) != 0) {
            const int problem = errno;
            const bool none =
                problem == ENOTTY || problem == EOPNOTSUPP || problem == EBADR || problem == ENOSYS;
            return fail(none ? Cause::Unsupported : systemErrorCause(problem), IoError::NoFileMap, path,
                        systemErrorText(problem));
        }
        if (head->fm_mapped_extents == 0) return {};
        for (unsigned i = 0; i < head->fm_mapped_extents && i < extentsPerCall; ++i) {
            const fiemap_extent& raw = head->fm_extents[i];
            const std::uint64_t end = raw.fe_logical + raw.fe_length;
            if (end <= at || end < raw.fe_logical) return {};  // a file system that goes round in circles
            constexpr std::uint32_t nowhere = FIEMAP_EXTENT_UNKNOWN | FIEMAP_EXTENT_DELALLOC;
            constexpr std::uint32_t within = FIEMAP_EXTENT_DATA_INLINE | FIEMAP_EXTENT_DATA_TAIL;
            const bool inlined = (raw.fe_flags & within) != 0;
            const MappedExtent extent{
                .logical = raw.fe_logical,
                .physical = raw.fe_physical,
                .length = raw.fe_length,
                // Data packed into a structure have no address of their own in btrfs, which says 0.
                .located = (raw.fe_flags & nowhere) == 0 && !(inlined && raw.fe_physical == 0),
                .encoded = (raw.fe_flags & (FIEMAP_EXTENT_ENCODED | FIEMAP_EXTENT_DATA_ENCRYPTED)) != 0,
                .inlined = inlined,
                .unwritten = (raw.fe_flags & FIEMAP_EXTENT_UNWRITTEN) != 0,
                .shared = (raw.fe_flags & FIEMAP_EXTENT_SHARED) != 0,
            };
            if (!visit(extent) || (raw.fe_flags & FIEMAP_EXTENT_LAST) != 0) return {};
            at = end;
        }
    }
    return {};
}

}  // namespace sectorsmith
