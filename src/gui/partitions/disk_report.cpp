// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/disk_report.h"

#include <algorithm>

#include "gui/disks/strip_map.h"
#include "gui/session/text.h"
#include "ops/partition_contents.h"
#include "part/check.h"
#include "part/types.h"

namespace sectorsmith::gui {

namespace {

QString orCode(std::string_view name, const QString& code) {
    return name.empty() ? code : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

void place(TableRow& row, const DiskTables& tables, std::uint64_t unit) {
    const std::uint64_t size = tables.diskBytes;
    const std::uint64_t bound = size / unit;
    row.offset = std::min(row.first, bound) * unit;
    const std::uint64_t end = row.last < row.first ? row.offset : std::min(row.last, bound) * unit + unit;
    row.length = std::min(end, size) - std::min(row.offset, size);
}

void fillGpt(DiskReport& report) {
    const DiskTables& tables = report.tables;
    if (!tables.isGptLike() || !tables.gpt) return;
    const GptCopy* best = tables.gpt->best();
    if (best == nullptr) return;
    for (const GptEntry& entry : best->entries) {
        TableRow row;
        row.table = TableKind::Gpt;
        row.index = entry.number;
        row.first = entry.first;
        row.last = entry.last;
        row.name = oneLine(toQString(entry.name));
        row.type = QString::fromStdString(entry.type.text());
        row.typeName = orCode(gptTypeName(entry.type), row.type);
        row.guid = QString::fromStdString(entry.unique.text());
        row.attributes = entry.attributes;
        row.family = familyOfGpt(entry.type);
        place(row, tables, tables.sectorSize);
        report.gpt.push_back(row);
    }
}

TableRow mbrRow(const MbrEntry& entry, unsigned index, std::uint64_t start, const DiskTables& tables) {
    TableRow row;
    row.table = TableKind::Mbr;
    row.index = index;
    row.first = start;
    row.last = start + entry.sectors - 1;
    row.type = QStringLiteral("%1").arg(entry.type, 2, 16, QLatin1Char('0')).toUpper();
    row.typeName = orCode(mbrTypeName(entry.type), row.type);
    row.active = entry.active();
    row.extended = isExtendedType(entry.type);
    row.protective = entry.type == 0xEE;
    row.family = familyOfMbr(entry.type);
    place(row, tables, tables.sectorSize);
    return row;
}

void fillMbr(DiskReport& report) {
    const DiskTables& tables = report.tables;
    if (!tables.mbr || tables.scheme == Scheme::Apm || tables.volumeBootSector) return;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const MbrEntry& entry = tables.mbr->mbr.entries[slot];
        if (!entry.used()) continue;
        TableRow row = mbrRow(entry, slot + 1, entry.start, tables);
        if (tables.isGptLike() && !row.protective) {
            for (TableRow& gpt : report.gpt) {
                if (gpt.first != row.first || gpt.last != row.last) continue;
                row.pair = gpt.index;
                gpt.pair = row.index;
                break;
            }
        }
        report.mbr.push_back(row);
    }
    if (tables.isGptLike()) return;
    for (const LogicalPartition& logical : tables.mbr->logicals) {
        TableRow row = mbrRow(logical.entry, logical.index, logical.start, tables);
        row.logical = true;
        report.mbr.push_back(row);
    }
}

void fillApm(DiskReport& report) {
    const DiskTables& tables = report.tables;
    if (tables.scheme != Scheme::Apm || !tables.apm) return;
    for (const ApmEntry& entry : tables.apm->entries) {
        if (entry.free()) continue;
        TableRow row;
        row.table = TableKind::Apm;
        row.index = entry.index;
        row.first = entry.start;
        row.last = std::uint64_t{entry.start} + entry.blocks - 1;
        row.name = oneLine(toQString(entry.name));
        row.type = oneLine(toQString(entry.type));
        row.typeName = orCode(apmTypeName(entry.type), row.type);
        row.attributes = entry.status;
        row.family = familyOfApm(entry.type);
        place(row, tables, tables.apm->blockSize);
        report.apm.push_back(row);
    }
}

void fillContents(DiskReport& report, const std::map<std::uint64_t, QColor>& colors) {
    for (auto* rows : {&report.gpt, &report.mbr, &report.apm}) {
        for (TableRow& row : *rows) {
            row.color = familyColor(row.family);
            if (row.protective || row.extended) continue;
            if (const auto color = colors.find(row.offset); color != colors.end()) row.color = color->second;
            if (const PartitionContent* content = report.contents.at(row.offset))
                row.content = contentText(*content);
            // An APFS container's label is that of its volumes; the layout has looked.
            for (const LayoutPart& part : report.layout.parts) {
                if (part.range.offset != row.offset || part.fileSystem.isEmpty()) continue;
                row.content =
                    part.label.isEmpty() ? part.fileSystem : tr("%1 “%2”").arg(part.fileSystem, part.label);
            }
        }
    }
}

}  // namespace

QString contentText(const PartitionContent& content) {
    if (content.fileSystem.empty()) return {};
    const QString name = oneLine(toQString(fileSystemTitle(content.fileSystem, content.version)));
    if (content.label.empty()) return name;
    return tr("%1 “%2”").arg(name, oneLine(toQString(content.label)));
}

QString schemeText(Scheme scheme) {
    switch (scheme) {
        case Scheme::None: return tr("No partition table");
        case Scheme::Mbr: return tr("Master boot record (MBR)");
        case Scheme::Gpt: return tr("GUID partition table (GPT)");
        case Scheme::Hybrid: return tr("GUID partition table (GPT) with a hybrid MBR");
        case Scheme::Apm: return tr("Apple partition map (APM)");
    }
    return {};
}

const TableRow* DiskReport::find(TableKind table, unsigned index) const {
    const std::vector<TableRow>& all = rows(table);
    const auto found = std::ranges::find(all, index, &TableRow::index);
    return found == all.end() ? nullptr : &*found;
}

TableKind DiskReport::mainTable() const {
    if (tables.scheme == Scheme::Apm) return TableKind::Apm;
    return tables.isGptLike() ? TableKind::Gpt : TableKind::Mbr;
}

const TableRow* DiskReport::rowOf(const LayoutPart& part) const {
    if (part.free || part.table || part.index.isEmpty()) return nullptr;
    return find(mainTable(), part.index.toUInt());
}

int DiskReport::count(Severity severity) const {
    return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
}

std::shared_ptr<const DiskReport> readDiskReport(const std::shared_ptr<ByteSource>& source,
                                                 const CheckOptions& options) {
    return reportOf(source, readDisk(source), options);
}

std::shared_ptr<const DiskReport> reportOf(const std::shared_ptr<ByteSource>& source,
                                           std::shared_ptr<const DiskReading> reading,
                                           const CheckOptions& options) {
    auto report = std::make_shared<DiskReport>(std::move(reading));
    report->contents = readPartitionContents(source, report->tables);
    report->findings = checkDisk(*source, report->tables, report->contents, options);
    fillGpt(*report);
    fillMbr(*report);
    fillApm(*report);
    fillContents(*report, partitionColors(report->reading->list));
    if (std::ranges::find(report->findings, "hybrid.missing", &Finding::rule) != report->findings.end()) {
        for (const TableRow& row : report->gpt) {
            const PartitionContent* content = report->contents.at(row.offset);
            if (content == nullptr || !content->bootSector || !(content->bootmgr || content->ntldr)) continue;
            report->lostBootCamp = !content->label.empty() ? oneLine(toQString(content->label))
                                   : !row.name.isEmpty()   ? row.name
                                                           : tr("partition %1").arg(row.index);
            break;
        }
    }
    return report;
}

Repair repairFor(const Finding& finding, const DiskReport& report) {
    if (finding.repair.empty()) return Repair::None;
    const std::string& rule = finding.rule;
    if (rule == "gpt.missing") return Repair::Lost;
    if (rule == "hybrid.gpt-valid") return Repair::Gpt;
    if (rule == "hybrid.uefi-windows")
        return report.tables.scheme == Scheme::Hybrid ? Repair::HybridReset : Repair::None;
    if (rule.starts_with("hybrid.")) return Repair::Hybrid;
    if (rule == "gpt.duplicate-guid" || rule == "gpt.zero-guid") return Repair::NewGuids;
    // These are the partitions' own: what is right is not the table's to know.
    if (rule == "gpt.overlap" || rule == "gpt.alignment" || rule == "gpt.entry-range" ||
        rule == "gpt.entry-outside" || rule == "gpt.sector-size")
        return Repair::None;
    if (rule.starts_with("gpt.")) return Repair::Gpt;
    return Repair::None;
}

}  // namespace sectorsmith::gui
