// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith info: what a source is.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/units.h"
#include "cli/clashes.h"
#include "cli/facts_json.h"
#include "cli/info.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "fs/allocation.h"
#include "fs/detect.h"
#include "io/device_facts.h"
#include "io/slice_source.h"
#include "ops/choose_template.h"
#include "ops/offset_usage.h"
#include "ops/owners.h"
#include "ops/template_folders.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith::cli {

namespace {

struct Found {
    FileSystemFacts facts;
    const Partition* partition = nullptr;  // nullptr: the whole source
};

// The file systems: of the partitions, or of the whole where there is no table (or that of a hybrid ISO image).
std::vector<Found> fileSystemsOf(const std::shared_ptr<ByteSource>& source, const PartitionList& list) {
    std::vector<Found> found;
    if (list.scheme == Scheme::None && !isGentle(*source)) {
        if (auto facts = detectFileSystem(*source)) found.push_back({std::move(*facts), nullptr});
        for (Found& one : found) refineUsage(*source, one.facts);
        return found;
    }
    const auto volumes = volumesOf(source, list);
    for (std::size_t i = 0; i < volumes.size(); ++i) {
        // The MBR side of a hybrid names the same file systems once more.
        if (!volumes[i] || (list.scheme == Scheme::Hybrid && list.partitions[i].table == "mbr")) continue;
        const Partition& partition = list.partitions[i];
        found.push_back({*volumes[i], &partition});
        if (partition.offset >= source->size()) continue;
        const std::uint64_t length = std::min(partition.length, source->size() - partition.offset);
        refineUsage(SliceSource(source, partition.offset, length), found.back().facts);
    }
    return found;
}

std::string_view useName(OffsetUsage::Kind kind) {
    switch (kind) {
        case OffsetUsage::Kind::Used: return "used";
        case OffsetUsage::Kind::Free: return "free";
        case OffsetUsage::Kind::Reserved: return "kept";
        case OffsetUsage::Kind::Outside: return "outside";
        case OffsetUsage::Kind::Unallocated: return "unallocated";
        case OffsetUsage::Kind::Unknown: return "unknown";
    }
    return {};
}

std::string_view kindText(OffsetUsage::Kind kind) {
    switch (kind) {
        case OffsetUsage::Kind::Reserved: return "free, reserved for a checkpoint or snapshot";
        case OffsetUsage::Kind::Outside: return "after the end of the file system";
        case OffsetUsage::Kind::Unallocated: return "unallocated: outside all partitions";
        case OffsetUsage::Kind::Unknown: return "usage unknown";
        default: return useName(kind);
    }
}

// The template of what is neither a disk with partitions nor a volume: files of Windows, of firmware, disk labels.
std::optional<lang::TemplateInfo> templateOf(const ByteSource& source, const PartitionList& list,
                                             const std::vector<Found>& found) {
    if (list.scheme != Scheme::None || !found.empty() || isGentle(source)) return std::nullopt;
    auto choices = chooseTemplates(availableTemplates(templateFolders()), source, 0);
    if (choices.empty()) return std::nullopt;
    return std::move(choices.front().info);
}

// A byte's use, and the paths of the files that have it.
struct Place : OffsetUsage {
    std::vector<std::string> paths;
};

// Where the volume's map alone does not tell whose the block is, the files do.
Place placeOf(Context& context, const std::shared_ptr<ByteSource>& source, const PartitionList& list,
              std::uint64_t offset) {
    Place place{offsetUsage(source, list, offset), {}};
    if (place.kind != OffsetUsage::Kind::Used || !place.area.empty()) return place;
    Owners owners(source, list);
    ProgressLine progress(context, "info", false);
    const auto owner = owners.at(offset, offset + 1, progress);
    progress.clear();
    if (!owner) return place;
    if (!owner->areas.empty()) place.area = owner->areas.front();
    for (const OffsetOwner::File& file : owner->files)
        place.paths.insert(place.paths.end(), file.paths.begin(), file.paths.end());
    return place;
}

Json placeJson(const Place& place) {
    Json object;
    object["offset"] = jsonInteger(place.offset);
    object["partition"] = jsonText(place.partition, true);
    object["use"] = std::string(useName(place.kind));
    object["area"] = jsonText(place.area.text, true);
    object["blockOffset"] = place.blockLength > 0 ? jsonInteger(place.blockOffset) : Json();
    object["blockLength"] = place.blockLength > 0 ? jsonInteger(place.blockLength) : Json();
    object["note"] = jsonText(place.note.text, true);
    object["paths"] = Json::array();
    for (const std::string& path : place.paths) object["paths"].push_back(jsonText(path));
    return object;
}

std::string placeText(const Place& place) {
    std::string text =
        fmt::format("byte {}{}: {}", place.offset, place.partition.empty() ? "" : " in " + place.partition,
                    kindText(place.kind));
    if (!place.area.empty()) text += ", " + place.area.text;
    for (const std::string& path : place.paths) text += ", " + printablePath(path);
    if (place.blockLength > 0)
        text +=
            fmt::format(" (bytes {} to {})", place.blockOffset, place.blockOffset + place.blockLength - 1);
    if (!place.note.empty()) text += "; " + place.note.text;
    return text;
}

Json infoJson(const OpenedPartition& opened, const std::optional<DeviceFacts>& device,
              const PartitionList& list, const std::vector<Found>& found,
              const std::optional<lang::TemplateInfo>& contents, const std::optional<Place>& place,
              const FoundClashes& clashes) {
    const ByteSource& source = *opened.opened.source;
    Json document;
    document["source"] = jsonText(opened.opened.path);
    document["kind"] = opened.partition ? "partition" : opened.opened.isDevice ? "device" : "image";
    document["container"] = std::string(containerName(opened.opened.container));
    document["size"] = jsonInteger(source.size());
    document["sectorSize"] = source.sectorSize();
    document["sectors"] = jsonInteger(source.size() / source.sectorSize());
    document["readOnlyReason"] = jsonText(opened.opened.readOnlyReason.text, true);
    if (opened.partition) document["offset"] = jsonInteger(opened.offset);
    if (device) {
        document["model"] = jsonText(device->model, true);
        document["serial"] = jsonText(device->serial, true);
        document["tran"] = jsonText(device->transport, true);
        document["phy-sec"] = device->physicalSectorSize;
        document["ro"] = device->readOnly;
        document["rm"] = device->removable;
        document["disc-gran"] = jsonInteger(device->discardGranularity);
        Json points = Json::array();
        for (const std::string& point : device->mountPoints()) points.push_back(jsonText(point));
        document["mountpoints"] = std::move(points);
        document["sameIdentifiers"] = clashesJson(clashes, device->path);
    }
    document["scheme"] = schemeName(list.scheme);
    document["diskId"] = jsonText(list.diskId, true);
    document["partitions"] = list.partitions.size();
    Json fileSystems = Json::array();
    for (const Found& one : found) {
        Json object = fileSystemJson(one.facts);
        if (one.partition != nullptr) {
            object["table"] = one.partition->table;
            object["index"] = one.partition->index;
            object["offset"] = jsonInteger(one.partition->offset);
            object["length"] = jsonInteger(one.partition->length);
        }
        fileSystems.push_back(std::move(object));
    }
    document["fileSystems"] = std::move(fileSystems);
    document["template"] = contents ? jsonText(contents->id) : Json();
    Json problems = Json::array();
    for (const std::string& problem : list.problems) problems.push_back(jsonText(problem));
    document["problems"] = std::move(problems);
    if (place) document["place"] = placeJson(*place);
    return document;
}

void printFileSystem(std::ostream& out, const FileSystemFacts& facts, const std::string& where) {
    auto line = [&](std::string_view what, const std::string& value) {
        if (!value.empty()) out << fmt::format("  {:<14}{}\n", what, printable(value));
    };
    out << (where.empty() ? "file system" : where) << ": " << printable(facts.name);
    if (!facts.label.empty()) out << " “" << printable(facts.label) << "”";
    out << '\n';
    line("UUID", facts.uuid);
    if (facts.totalBytes > 0) line("size", formatSizeDecimal(facts.totalBytes));
    if (facts.blockSize > 0) line("block size", fmt::format("{} bytes", facts.blockSize));
    if (facts.usedBytes && facts.freeBytes)
        line("used", fmt::format("{}, {} free", formatSizeDecimal(*facts.usedBytes),
                                 formatSizeDecimal(*facts.freeBytes)));
    if (facts.clean) line("state", *facts.clean ? "clean" : "not cleanly unmounted");
    if (facts.encrypted) line("encrypted", "yes");
    for (const ApfsVolumeFacts& volume : facts.volumes) {
        std::string text = fmt::format("“{}”, UUID {}, {} used", volume.name, volume.uuid,
                                       formatSizeDecimal(volume.usedBytes));
        if (!volume.role.empty()) text += ", " + volume.role;
        if (volume.encrypted) text += ", encrypted";
        if (volume.caseSensitive) text += ", case-sensitive";
        if (volume.snapshots > 0) text += ", " + counted(volume.snapshots, "snapshot");
        line("volume", text);
    }
    for (const std::string& problem : facts.problems) line("problem", problem);
}

void printInfo(Context& context, const OpenedPartition& opened, const std::optional<DeviceFacts>& device,
               const PartitionList& list, const std::vector<Found>& found,
               const std::optional<lang::TemplateInfo>& contents, const std::optional<Place>& place) {
    std::ostream& out = context.streams.out;
    const ByteSource& source = *opened.opened.source;
    auto line = [&](std::string_view what, const std::string& value) {
        if (!value.empty()) out << fmt::format("{:<16}{}\n", what, printable(value));
    };
    line("source", opened.opened.path);
    line("kind", opened.partition             ? fmt::format("partition at byte {}", opened.offset)
                 : opened.opened.isDevice     ? "device"
                 : opened.opened.insideVolume ? "file inside a volume"
                                              : "image");
    if (opened.opened.container != Container::Raw)
        line("container", std::string(containerName(opened.opened.container)));
    if (device) {
        line("model", device->model);
        line("serial", device->serial);
        line("bus", device->transport);
        line("mounted at", fmt::format("{}", fmt::join(device->mountPoints(), ", ")));
    }
    line("size", fmt::format("{} ({} bytes)", formatSizeDecimal(source.size()), source.size()));
    line("sectors", fmt::format("{} of {} bytes{}", source.size() / source.sectorSize(), source.sectorSize(),
                                device && device->physicalSectorSize != source.sectorSize()
                                    ? fmt::format(" ({} physical)", device->physicalSectorSize)
                                    : std::string()));
    if (source.size() % source.sectorSize() != 0)
        line("remainder", counted(source.size() % source.sectorSize(), "byte"));
    line("read-only", opened.opened.readOnlyReason);
    line("scheme", list.scheme == Scheme::None ? std::string("no partition table")
                                               : std::string(schemeName(list.scheme)));
    if (list.scheme != Scheme::None) {
        line("disk ID", list.diskId);
        line("partitions", fmt::format("{}", list.partitions.size()));
    }
    for (const Found& one : found)
        printFileSystem(out, one.facts,
                        one.partition == nullptr ? std::string() : partitionName(*one.partition, list));
    if (contents) line("template", fmt::format("{} ({})", contents->id, contents->description));
    if (place) line("usage", placeText(*place));
}

}  // namespace

int runInfo(Context& context, const InfoOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const PartitionList list = listPartitions(*opened->opened.source);
    for (const std::string& problem : list.problems) context.warning(printable(problem));
    const std::vector<Found> found = fileSystemsOf(opened->opened.source, list);
    const auto contents = templateOf(*opened->opened.source, list, found);
    std::optional<Place> place;
    if (!options.offset.empty()) {
        auto range = rangeArguments(*opened->opened.source, options.offset, {});
        if (!range) return context.report(range.error());
        place = placeOf(context, opened->opened.source, list, range->offset);
    }
    std::optional<DeviceFacts> device;
    if (opened->opened.isDevice && !opened->partition)
        if (auto facts = deviceFacts(opened->opened.path)) device = std::move(*facts);
    FoundClashes clashes;
    if (device && !isGentle(*opened->opened.source))
        if (auto devices = listDevices()) clashes = findClashes(*devices);
    if (context.json == JsonMode::Document) {
        writeJsonDocument(context.streams.out,
                          infoJson(*opened, device, list, found, contents, place, clashes));
    } else if (context.json == JsonMode::Lines) {
        writeJsonLine(context.streams.out, infoJson(*opened, device, list, found, contents, place, clashes));
    } else {
        printInfo(context, *opened, device, list, found, contents, place);
        if (device) warnOfClashes(context, clashes, device->path);
    }
    return list.readError ? exitCodeOf(list.readError->cause) : exitDone;
}

}  // namespace sectorsmith::cli
