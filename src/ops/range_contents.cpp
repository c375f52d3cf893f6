// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/range_contents.h"

#include <fmt/format.h>

#include "base/units.h"
#include "fs/detect.h"
#include "ops/messages.h"
#include "ops/volumes.h"
#include "part/disk_tables.h"
#include "part/partition_list.h"

namespace sectorsmith {

std::vector<Message> contentsOf(const std::shared_ptr<ByteSource>& disk, const ByteRange& range) {
    std::vector<Message> found;
    const PartitionList list = listPartitions(*disk);
    const auto volumes = volumesOf(disk, list);
    const auto describe = [](const FileSystemFacts& facts) {
        const std::string label = displayLabel(facts);
        return label.empty() ? facts.name : fmt::format("{} “{}”", facts.name, label);
    };
    for (std::size_t i = 0; i < list.partitions.size(); ++i) {
        const Partition& partition = list.partitions[i];
        if (partition.protective || partition.extended || partition.offset >= range.end() ||
            range.offset >= partition.offset + partition.length)
            continue;
        const std::string size = formatSize(partition.length);
        found.push_back(i < volumes.size() && volumes[i]
                            ? say(OpsMessage::DestroyedVolume, partition.index, size, describe(*volumes[i]))
                            : say(OpsMessage::DestroyedPartition, partition.index, size));
    }
    if (list.scheme != Scheme::None && range.offset == 0)
        found.push_back(say(OpsMessage::DestroyedTable, schemeName(list.scheme)));
    if (list.scheme == Scheme::None && range.offset == 0 && !isGentle(*disk))
        if (auto facts = detectFileSystem(*disk)) found.push_back(Message::plain(describe(*facts)));
    return found;
}

}  // namespace sectorsmith
