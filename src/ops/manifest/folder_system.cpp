// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/folder_system.h"

namespace sectorsmith::manifests {

Result<std::size_t> readFully(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out) {
    std::size_t done = 0;
    while (done < out.size()) {
        auto count = file.readAt(offset + done, out.subspan(done));
        if (!count) return std::unexpected(count.error());
        if (*count == 0) break;
        done += *count;
    }
    return done;
}

}  // namespace sectorsmith::manifests
