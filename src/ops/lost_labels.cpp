// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/lost_labels.h"

#include <algorithm>

#include "fs/detect.h"
#include "io/slice_source.h"
#include "ops/volumes.h"

namespace sectorsmith {

namespace {
constexpr int leastConfidence = 50;
constexpr unsigned mostVolumes = 200;
}  // namespace

void fillLostLabels(const std::shared_ptr<ByteSource>& disk, LostScan& scan) {
    unsigned looked = 0;
    for (LostVolume& volume : scan.volumes) {
        if (isGentle(*disk) || looked == mostVolumes) return;
        if (volume.confidence < leastConfidence || volume.offset >= disk->size()) continue;
        ++looked;
        const std::uint64_t length = std::min(volume.length, disk->size() - volume.offset);
        DetectOptions quick;
        quick.maxMapBytes = 0;
        for (const FileSystemFacts& facts :
             detectAllFileSystems(SliceSource(disk, volume.offset, length), quick)) {
            if (fileSystemType(facts.kind) != volume.type) continue;
            if (const std::string label = displayLabel(facts); !label.empty()) volume.label = label;
            if (facts.kind == FileSystemKind::Fat) volume.version = facts.version;
        }
    }
}

}  // namespace sectorsmith
