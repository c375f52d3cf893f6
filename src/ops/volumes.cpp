// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/volumes.h"

#include <algorithm>

#include "fs/detect.h"
#include "io/open.h"
#include "io/slice_source.h"

namespace sectorsmith {

void forgetReads(ByteSource& source) {
    if (auto* cache = dynamic_cast<RereadableSource*>(&source)) cache->forget(0, source.size());
}

bool isGentle(const ByteSource& source) {
    const auto* rereadable = dynamic_cast<const RereadableSource*>(&source);
    return rereadable != nullptr && rereadable->gentle();
}

std::vector<std::optional<FileSystemFacts>> volumesOf(const std::shared_ptr<ByteSource>& disk,
                                                      const PartitionList& list) {
    std::vector<std::optional<FileSystemFacts>> volumes(list.partitions.size());
    for (std::size_t i = 0; i < list.partitions.size(); ++i) {
        const Partition& partition = list.partitions[i];
        if (partition.extended || partition.protective || partition.length == 0 ||
            partition.offset >= disk->size())
            continue;
        const auto before = std::ranges::find_if(
            list.partitions.begin(), list.partitions.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const Partition& other) {
                return other.offset == partition.offset && other.length == partition.length;
            });
        if (const auto index = static_cast<std::size_t>(before - list.partitions.begin()); index < i) {
            volumes[i] = volumes[index];
            continue;
        }
        if (isGentle(*disk)) continue;
        const std::uint64_t length = std::min(partition.length, disk->size() - partition.offset);
        volumes[i] = detectFileSystem(SliceSource(disk, partition.offset, length, disk->name()));
    }
    return volumes;
}

std::string displayLabel(const FileSystemFacts& facts) {
    if (!facts.label.empty()) return facts.label;
    std::string names;
    for (const ApfsVolumeFacts& volume : facts.volumes) names += (names.empty() ? "" : ", ") + volume.name;
    return names;
}

}  // namespace sectorsmith
