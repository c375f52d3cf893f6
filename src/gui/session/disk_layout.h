// SPDX-License-Identifier: GPL-3.0-or-later
// What lies where on a disk, as the strip map and the disks panel show it.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "gui/session/byte_range.h"
#include "gui/session/partition_family.h"
#include "io/byte_source.h"

namespace sectorsmith::gui {

struct LayoutPart {
    ByteRange range;     // bytes; inside the source
    bool free = false;   // not in any partition
    bool table = false;  // the partition table's own sectors
    QString index;       // as in SOURCE#N: "1", "mbr2"; empty for what is no partition
    QString name;        // the partition's own name; may be empty
    QString type;        // "EFI system partition"
    QString fileSystem;  // "NTFS"; empty when none was recognised
    QString label;       // the volume's
    Family family = Family::Other;
    QString title() const;  // the best short text for it
};

struct DiskLayout {
    QString scheme;      // "GPT", "hybrid", ...; empty: none
    QString fileSystem;  // of the whole source when there is no table; may be empty
    QString label;
    std::vector<LayoutPart> parts;  // sorted, without overlaps, covering the whole source
};

// Reads the tables and the first sectors of every partition: call it off the GUI thread.
DiskLayout readDiskLayout(const std::shared_ptr<ByteSource>& source);

}  // namespace sectorsmith::gui
