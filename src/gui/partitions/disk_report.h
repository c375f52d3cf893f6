// SPDX-License-Identifier: GPL-3.0-or-later
// All that the partitions view shows of a disk, computed in one go off the GUI thread.
#pragma once

#include <QColor>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/disk_layout.h"
#include "io/byte_source.h"
#include "part/check.h"
#include "part/content.h"
#include "part/disk_tables.h"
#include "part/finding.h"

namespace sectorsmith::gui {

enum class TableKind { Gpt, Mbr, Apm };

// An entry of a table.
struct TableRow {
    TableKind table = TableKind::Gpt;
    unsigned index = 0;        // GPT: number; MBR: 1-4, logical 5 and up; APM: block of the map
    std::uint64_t first = 0;   // sectors of the table
    std::uint64_t last = 0;    // inclusive; first - 1 for an empty range
    std::uint64_t offset = 0;  // bytes; clipped to the source
    std::uint64_t length = 0;
    QString name;
    QString type;      // as it is written: GUID, "07", "Apple_HFS"
    QString typeName;  // for people; `type` when nobody has named it
    QString content;   // what was found there: "NTFS “BOOTCAMP”"; may be empty
    QString guid;
    std::uint64_t attributes = 0;
    bool active = false;
    bool extended = false;
    bool protective = false;
    bool logical = false;
    unsigned pair =
        0;  // MBR of a GPT disk: the GPT number it shows; GPT: the MBR slot that shows it; 0: none
    Family family = Family::Other;
    QColor color;  // as the maps show it
    std::uint64_t sectors() const { return last - first + 1; }
};

struct DiskReport {
    explicit DiskReport(std::shared_ptr<const DiskReading> read)
        : reading(std::move(read)), tables(reading->tables), layout(reading->layout) {}

    std::shared_ptr<const DiskReading> reading;
    const DiskTables& tables;  // of the reading, as the next one
    const DiskLayout& layout;
    PartitionContents contents;
    std::vector<Finding> findings;
    std::vector<TableRow> gpt;
    std::vector<TableRow> mbr;
    std::vector<TableRow> apm;
    // A Windows that starts by BIOS, and no MBR entry that shows it: its name ("BOOTCAMP"), else its number.
    std::optional<QString> lostBootCamp;

    const std::vector<TableRow>& rows(TableKind table) const {
        return table == TableKind::Gpt ? gpt : table == TableKind::Mbr ? mbr : apm;
    }
    const TableRow* find(TableKind table, unsigned index) const;
    TableKind mainTable() const;
    const TableRow* rowOf(
        const LayoutPart& part) const;  // of the main table; nullptr: free, or the table's own
    int count(Severity severity) const;
};

// Reads boot sectors and superblocks of what `reading` found in `source`; may block.
std::shared_ptr<const DiskReport> reportOf(const std::shared_ptr<ByteSource>& source,
                                           std::shared_ptr<const DiskReading> reading,
                                           const CheckOptions& options = {});
// Reads the tables first.
std::shared_ptr<const DiskReport> readDiskReport(const std::shared_ptr<ByteSource>& source,
                                                 const CheckOptions& options = {});

// "NTFS “BOOTCAMP”"; empty when nothing was recognised.
QString contentText(const PartitionContent& content);
// "GUID partition table with a hybrid MBR".
QString schemeText(Scheme scheme);
// What a finding's repair button does.
enum class Repair { None, Gpt, NewGuids, Hybrid, HybridReset, Lost };
Repair repairFor(const Finding& finding, const DiskReport& report);

}  // namespace sectorsmith::gui
