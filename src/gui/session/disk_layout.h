// SPDX-License-Identifier: GPL-3.0-or-later
// What lies where on a disk, as the strip map and the disks panel show it.
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <vector>

#include "base/byte_range.h"
#include "fs/facts.h"
#include "gui/session/partition_family.h"
#include "io/byte_source.h"
#include "part/disk_tables.h"
#include "part/partition_list.h"

namespace sectorsmith::gui {

struct LayoutPart {
    ByteRange range;                       // bytes; inside the source
    bool free = false;                     // not in any partition
    bool table = false;                    // the partition table's own sectors
    QString index;                         // as in SOURCE#N: "1", "mbr2"; empty for what is no partition
    QString name;                          // the partition's own name; may be empty
    QString type;                          // "EFI system partition"
    QString fileSystem;                    // "NTFS"; empty when none was recognised
    QString label;                         // the volume's
    std::vector<ApfsVolumeFacts> volumes;  // of an APFS container
    Family family = Family::Other;
    QColor color;           // the partition's, wherever it is shown
    QString title() const;  // the best short text for it
};

struct DiskLayout {
    QString scheme;      // "GPT", "hybrid", ...; empty: none
    QString fileSystem;  // of the whole source when there is no table; may be empty
    QString label;
    std::vector<ApfsVolumeFacts> volumes;  // of the whole source, as the file system
    QColor color;  // of a source that is a partition of a disk: the partition's; invalid else
    std::vector<LayoutPart> parts;  // sorted, without overlaps, covering the whole source
};

// What a disk says of itself, on one line and not longer than people read.
QString oneLine(QString text);

// Every partition's colour by the byte it starts at on the disk: its family's, neighbours of one family in two shades.
// By the table alone: it is the same in every view of the disk and of its parts.
std::map<std::uint64_t, QColor> partitionColors(const PartitionList& list);

// What was read in one go: the tables as they are written, as one list, and as a picture.
struct DiskReading {
    DiskTables tables;
    PartitionList list;
    DiskLayout layout;
};

// Reads the tables and the first sectors of every partition: call it off the GUI thread. For a partition of a disk that
// is open: with the disk and the byte where it starts there.
std::shared_ptr<const DiskReading> readDisk(const std::shared_ptr<ByteSource>& source,
                                            const ByteSource* disk = nullptr, std::uint64_t offset = 0);

}  // namespace sectorsmith::gui
