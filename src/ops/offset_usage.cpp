// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/offset_usage.h"

#include <fmt/format.h>

#include <algorithm>

#include "fs/allocation.h"
#include "fs/use_reader.h"
#include "io/slice_source.h"
#include "ops/messages.h"

namespace sectorsmith {

std::string partitionName(const Partition& partition, const PartitionList& list) {
    const bool mbrSide = list.scheme == Scheme::Hybrid && partition.table == "mbr";
    return fmt::format("#{}{}", mbrSide ? "mbr" : "", partition.index);
}

OffsetUsage offsetUsage(const std::shared_ptr<ByteSource>& source, const PartitionList& list,
                        std::uint64_t offset, UseReader* uses) {
    OffsetUsage place;
    place.offset = offset;
    std::uint64_t start = 0, length = source->size();
    if (list.scheme != Scheme::None) {
        const auto covers = [&](const Partition& p) {
            return !p.extended && !p.protective && offset >= p.offset && offset - p.offset < p.length;
        };
        const auto found = std::ranges::find_if(list.partitions, covers);
        if (found == list.partitions.end()) {
            place.kind = OffsetUsage::Kind::Unallocated;
            place.note = say(OpsMessage::OutsidePartitions);
            return place;
        }
        place.partition = partitionName(*found, list);
        start = found->offset;
        length = std::min(found->length, source->size() - start);
    }
    const auto use = uses != nullptr ? uses->at(offset - start)
                                     : useOf(SliceSource(source, start, length), offset - start);
    if (!use) {
        place.note = use.error();
        return place;
    }
    place.kind = use->use == Use::Used       ? OffsetUsage::Kind::Used
                 : use->use == Use::Free     ? OffsetUsage::Kind::Free
                 : use->use == Use::Reserved ? OffsetUsage::Kind::Reserved
                                             : OffsetUsage::Kind::Outside;
    place.area = use->area;
    place.note = use->note;
    place.blockOffset = start + use->offset;
    place.blockLength = use->length;
    return place;
}

}  // namespace sectorsmith
