// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/disk_layout.h"

#include <algorithm>

#include "fs/detect.h"
#include "gui/session/text.h"
#include "io/slice_source.h"
#include "part/partition_list.h"

namespace sectorsmith::gui {

namespace {

QString schemeTitle(Scheme scheme) {
    switch (scheme) {
        case Scheme::None: return {};
        case Scheme::Mbr: return QStringLiteral("MBR");
        case Scheme::Gpt: return QStringLiteral("GPT");
        case Scheme::Hybrid: return tr("GPT with hybrid MBR");
        case Scheme::Apm: return tr("Apple partition map");
    }
    return {};
}

// An APFS container has no label; its volumes' names say more than nothing.
QString labelOf(const FileSystemFacts& facts) {
    if (!facts.label.empty() || facts.volumes.empty()) return QString::fromStdString(facts.label);
    QStringList names;
    for (const ApfsVolumeFacts& volume : facts.volumes) {
        if (names.size() == 6) {
            names << QStringLiteral("…");
            break;
        }
        names << QString::fromStdString(volume.name);
    }
    return names.join(QLatin1String(", "));
}

LayoutPart fromPartition(const Partition& partition, const ByteRange& range) {
    LayoutPart part;
    part.range = range;
    part.index = QString::number(partition.index);
    part.name = oneLine(QString::fromStdString(partition.name));
    part.family = familyOf(partition);
    part.type = QString::fromStdString(partition.typeName.empty() ? partition.type : partition.typeName);
    return part;
}

std::string mainTable(Scheme scheme) {
    return scheme == Scheme::Gpt || scheme == Scheme::Hybrid ? "gpt" : scheme == Scheme::Apm ? "apm" : "mbr";
}

// Space that no partition takes: the table's own sectors are told from what is free.
void addGap(DiskLayout& layout, const ByteRange& gap, const ByteRange& usable) {
    auto add = [&](const ByteRange& range, bool table) {
        if (range.empty()) return;
        LayoutPart part;
        part.range = range;
        part.free = !table;
        part.table = table;
        layout.parts.push_back(part);
    };
    const ByteRange free = gap.clippedTo(usable);
    if (free.empty()) {
        add(gap, true);
        return;
    }
    add({gap.offset, free.offset - gap.offset}, true);
    add(free, false);
    add({free.end(), gap.end() - free.end()}, true);
}

// The bytes that partitions may lie in, as the table says.
ByteRange usableBytes(const PartitionList& list, std::uint64_t size) {
    const std::uint64_t sector = std::max<std::uint32_t>(list.sectorSize, 1);
    const std::uint64_t sectors = size / sector;
    if (list.scheme == Scheme::Gpt || list.scheme == Scheme::Hybrid) {
        if (list.firstUsable <= list.lastUsable && list.lastUsable < sectors) {
            return {list.firstUsable * sector, (list.lastUsable - list.firstUsable + 1) * sector};
        }
    }
    return ByteRange{sector, size}.clippedTo({0, size});
}

}  // namespace

QString oneLine(QString text) { return text.remove(QChar(0)).simplified().left(200); }

QString LayoutPart::title() const {
    if (free) return gui::tr("Unallocated");
    if (table) return gui::tr("Partition table");
    for (const QString* text : {&label, &name, &fileSystem, &type}) {
        if (!text->isEmpty()) return *text;
    }
    return gui::tr("Partition %1").arg(index);
}

std::map<std::uint64_t, QColor> partitionColors(const PartitionList& list) {
    std::vector<const Partition*> partitions;
    for (const Partition& partition : list.partitions)
        if (partition.table == mainTable(list.scheme) && !partition.extended && !partition.protective)
            partitions.push_back(&partition);
    std::ranges::stable_sort(partitions, {}, &Partition::offset);
    std::map<std::uint64_t, QColor> colors;
    Family before = Family::Table;
    int same = 0;
    for (const Partition* partition : partitions) {
        const Family family = familyOf(*partition);
        same = family == before ? same + 1 : 0;
        before = family;
        const QColor color = familyColor(family);
        colors.emplace(partition->offset, same % 2 == 0 ? color : QColor(color.lighter(150).rgb()));
    }
    return colors;
}

namespace {

DiskLayout layoutOf(const std::shared_ptr<ByteSource>& shared, const PartitionList& list, const QColor& own) {
    const ByteSource& source = *shared;
    DiskLayout layout;
    layout.color = own;
    const std::uint64_t size = source.size();
    layout.scheme = schemeTitle(list.scheme);

    // The main table's partitions; containers of others and the entry that protects a GPT hold nothing themselves.
    std::vector<const Partition*> partitions;
    const std::string table = mainTable(list.scheme);
    const std::map<std::uint64_t, QColor> colors = partitionColors(list);
    for (const Partition& partition : list.partitions) {
        if (partition.table == table && !partition.extended && !partition.protective &&
            partition.offset < size && partition.length > 0) {
            partitions.push_back(&partition);
        }
    }
    std::ranges::stable_sort(partitions, {}, &Partition::offset);

    if (list.scheme == Scheme::None || partitions.empty()) {
        LayoutPart whole;
        whole.range = {0, size};
        if (list.scheme == Scheme::None) whole.name = tr("No partition table");
        whole.free = list.scheme != Scheme::None;
        whole.color = layout.color.isValid() ? layout.color : familyColor(whole.family);
        if (size > 0) layout.parts.push_back(whole);
    } else {
        const ByteRange usable = usableBytes(list, size);
        std::uint64_t at = 0;
        for (const Partition* partition : partitions) {
            // Overlapping entries: the first one keeps its place in the picture.
            const std::uint64_t from = std::max(partition->offset, at);
            const std::uint64_t to =
                partition->length < size - partition->offset ? partition->offset + partition->length : size;
            if (from >= to) continue;
            if (from > at) addGap(layout, {at, from - at}, usable);
            layout.parts.push_back(fromPartition(*partition, {from, to - from}));
            if (const auto color = colors.find(partition->offset); color != colors.end())
                layout.parts.back().color = color->second;
            at = to;
        }
        if (at < size) addGap(layout, {at, size - at}, usable);
    }

    // The maps are counted elsewhere; here the name is enough, and quick.
    DetectOptions quick;
    quick.maxMapBytes = 0;
    if (list.scheme == Scheme::None) {
        if (const auto facts = detectFileSystem(source, quick)) {
            layout.fileSystem = QString::fromStdString(facts->name);
            layout.label = oneLine(labelOf(*facts));
            layout.volumes = facts->volumes;
            if (!layout.parts.empty()) {
                layout.parts.front().fileSystem = layout.fileSystem;
                layout.parts.front().label = layout.label;
                layout.parts.front().name.clear();
            }
        }
        return layout;
    }
    for (LayoutPart& part : layout.parts) {
        if (part.index.isEmpty()) continue;
        const SliceSource slice(shared, part.range.offset, part.range.length);
        if (const auto facts = detectFileSystem(slice, quick)) {
            part.fileSystem = QString::fromStdString(facts->name);
            part.label = oneLine(labelOf(*facts));
            part.volumes = facts->volumes;
        }
    }
    return layout;
}

}  // namespace

std::shared_ptr<const DiskReading> readDisk(const std::shared_ptr<ByteSource>& source, const ByteSource* disk,
                                            std::uint64_t offset) {
    auto reading = std::make_shared<DiskReading>();
    QColor color;
    if (disk != nullptr) {
        const std::map<std::uint64_t, QColor> colors = partitionColors(listPartitions(*disk));
        if (const auto of = colors.find(offset); of != colors.end()) color = of->second;
    }
    reading->tables = readDiskTables(*source);
    reading->list = listPartitions(reading->tables);
    reading->layout = layoutOf(source, reading->list, color);
    return reading;
}

}  // namespace sectorsmith::gui
