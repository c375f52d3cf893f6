// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith list: the disks of this computer.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/units.h"
#include "cli/clashes.h"
#include "cli/json.h"
#include "cli/list.h"
#include "cli/table.h"
#include "io/device_facts.h"

namespace sectorsmith::cli {

namespace {

Json usesJson(const std::vector<DeviceUse>& uses) {
    Json list = Json::array();
    for (const DeviceUse& use : uses)
        list.push_back({{"what", jsonText(useText(use))}, {"where", jsonText(use.where, true)}});
    return list;
}

// The mount points of one partition. What is not mounted may still be in use: that is in "uses".
Json mountPointsJson(const std::vector<DeviceUse>& uses) {
    Json list = Json::array();
    for (const DeviceUse& use : uses)
        if (use.kind == DeviceUse::Kind::Mounted) list.push_back(jsonText(use.where));
    return list;
}

Json partitionJson(const DevicePartition& partition, const DeviceFacts& disk) {
    Json object;
    object["name"] = jsonText(partition.name);
    object["path"] = jsonText(partition.path);
    object["type"] = "part";
    object["partn"] = partition.number;
    object["offset"] = jsonInteger(partition.offset);
    object["size"] = jsonInteger(partition.length);
    object["fstype"] = jsonText(partition.fileSystem, true);
    object["label"] = jsonText(partition.label, true);
    object["ro"] = disk.readOnly;
    object["mountpoints"] = mountPointsJson(partition.uses);
    object["uses"] = usesJson(partition.uses);
    return object;
}

Json deviceJson(const DeviceFacts& disk, const FoundClashes& clashes) {
    Json object;
    object["name"] = jsonText(disk.name);
    object["path"] = jsonText(disk.path);
    object["type"] = disk.transport == "loop" ? "loop" : "disk";
    object["model"] = jsonText(disk.model, true);
    object["serial"] = jsonText(disk.serial, true);
    object["tran"] = jsonText(disk.transport, true);
    object["size"] = jsonInteger(disk.size);
    object["log-sec"] = disk.logicalSectorSize;
    object["phy-sec"] = disk.physicalSectorSize;
    object["ro"] = disk.readOnly;
    object["rm"] = disk.removable;
    object["hotplug"] = disk.hotplug;
    object["rota"] = disk.rotational;
    object["disc-gran"] = jsonInteger(disk.discardGranularity);
    object["disc-max"] = jsonInteger(disk.discardMaxBytes);
    Json points = Json::array();
    for (const std::string& point : disk.mountPoints()) points.push_back(jsonText(point));
    object["mountpoints"] = std::move(points);
    object["uses"] = usesJson(disk.uses);
    object["sameIdentifiers"] = clashesJson(clashes, disk.path);
    if (!disk.backingFile.empty()) object["back-file"] = jsonText(disk.backingFile);
    if (!disk.partitions.empty()) {
        Json children = Json::array();
        for (const DevicePartition& partition : disk.partitions)
            children.push_back(partitionJson(partition, disk));
        object["children"] = std::move(children);
    }
    return object;
}

void printTable(Context& context, const std::vector<DeviceFacts>& disks) {
    Table table({{"NAME"},
                 {"SIZE", Table::Align::Right},
                 {"SECTORS"},
                 {"BUS"},
                 {"MODEL"},
                 {"SERIAL"},
                 {"FLAGS"},
                 {"USE"}});
    for (const DeviceFacts& disk : disks) {
        std::vector<std::string> flags;
        if (disk.readOnly) flags.emplace_back("read-only");
        if (disk.removable) flags.emplace_back("removable");
        if (disk.discardGranularity > 0) flags.emplace_back("trim");
        const std::string sectors =
            disk.logicalSectorSize == disk.physicalSectorSize
                ? fmt::format("{}", disk.logicalSectorSize)
                : fmt::format("{}/{}", disk.logicalSectorSize, disk.physicalSectorSize);
        table.row({disk.path, formatSizeDecimal(disk.size), sectors, disk.transport,
                   disk.model.empty() ? disk.backingFile : disk.model, disk.serial,
                   fmt::format("{}", fmt::join(flags, ",")), usesText(disk.uses)});
        for (const DevicePartition& partition : disk.partitions) {
            std::string what = partition.fileSystem;
            if (!partition.label.empty()) what += (what.empty() ? "“" : " “") + partition.label + "”";
            table.row({"  " + partition.path, formatSizeDecimal(partition.length), "", "", what, "", "",
                       usesText(partition.uses)});
        }
    }
    table.print(context.streams.out, context.colorOut());
}

}  // namespace

int runList(Context& context, const ListOptions&) {
    auto disks = listDevices();
    if (!disks) return context.report(disks.error());
    const FoundClashes clashes = findClashes(*disks);
    if (context.json == JsonMode::Lines) {
        for (const DeviceFacts& disk : *disks) writeJsonLine(context.streams.out, deviceJson(disk, clashes));
        return exitDone;
    }
    if (context.json == JsonMode::Document) {
        Json list = Json::array();
        for (const DeviceFacts& disk : *disks) list.push_back(deviceJson(disk, clashes));
        writeJsonDocument(context.streams.out, {{"blockdevices", std::move(list)}});
        return exitDone;
    }
    if (disks->empty()) context.note("no disks found");
    else printTable(context, *disks);
    warnOfClashes(context, clashes);
    return exitDone;
}

}  // namespace sectorsmith::cli
