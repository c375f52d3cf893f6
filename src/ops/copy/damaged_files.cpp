// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/damaged_files.h"

#include <algorithm>

#include "part/partition_list.h"

namespace sectorsmith::copier {

Result<DamagedFiles> damagedFiles(std::shared_ptr<ByteSource> copy, std::span<const ByteRange> bad,
                                  std::size_t most, Progress& progress) {
    DamagedFiles files;
    Owners owners(copy, listPartitions(*copy));
    for (const ByteRange& range : bad)
        for (std::uint64_t at = range.offset; at < range.end();) {
            if (files.owners.size() >= most) {
                files.complete = false;
                files.findings = owners.findings();
                return files;
            }
            auto owner = owners.at(at, range.end(), progress);
            if (!owner && owner.error().cause == Cause::Cancelled) return std::unexpected(owner.error());
            if (!owner) break;  // beyond the end of the copy
            at += std::max<std::uint64_t>(owner->length, 1);
            files.owners.push_back(std::move(*owner));
        }
    files.findings = owners.findings();
    return files;
}

}  // namespace sectorsmith::copier
