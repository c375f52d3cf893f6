// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith partitions: the partition table of a disk.
#include <cctype>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/units.h"
#include "cli/json.h"
#include "cli/partitions.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith::cli {

namespace {

Json partitionJson(const Partition& partition, const std::optional<FileSystemFacts>& volume) {
    Json object;
    object["table"] = partition.table;
    object["index"] = partition.index;
    object["start"] = jsonInteger(partition.start);
    object["sectors"] = jsonInteger(partition.sectors);
    object["offset"] = jsonInteger(partition.offset);
    object["length"] = jsonInteger(partition.length);
    object["type"] = jsonText(partition.type);
    object["typeName"] = jsonText(partition.typeName, true);
    object["name"] = jsonText(partition.name, true);
    object["uuid"] = jsonText(partition.uuid, true);
    object["active"] = partition.active;
    object["fileSystem"] = volume ? jsonText(fileSystemType(volume->kind)) : Json();
    object["label"] = volume ? jsonText(volume->label, true) : Json();
    return object;
}

// The words sfdisk has for a GPT entry's attributes.
std::string sfdiskAttributes(std::uint64_t attributes) {
    std::vector<std::string> words;
    constexpr const char* named[] = {"RequiredPartition", "NoBlockIOProtocol", "LegacyBIOSBootable"};
    for (unsigned bit = 0; bit < 3; ++bit)
        if ((attributes >> bit & 1) != 0) words.emplace_back(named[bit]);
    std::vector<unsigned> ofType;
    for (unsigned bit = 48; bit < 64; ++bit)
        if ((attributes >> bit & 1) != 0) ofType.push_back(bit);
    if (!ofType.empty()) words.push_back(fmt::format("GUID:{}", fmt::join(ofType, ",")));
    return fmt::format("{}", fmt::join(words, " "));
}

Result<Json> sfdiskJson(const DiskTables& tables, const PartitionList& list, const std::string& device) {
    // Where an MBR speaks of a GPT that is not there, sfdisk shows the MBR.
    const bool gpt = tables.isGptLike() && tables.gpt;
    if (!gpt && !tables.mbr)
        return fail(Cause::Unsupported, fmt::format("sfdisk knows no table of the scheme “{}”: use --json",
                                                    schemeName(list.scheme)));
    Json table;
    table["label"] = gpt ? "gpt" : "dos";
    table["id"] = gpt ? list.diskId : fmt::format("0x{:08x}", tables.mbr->mbr.diskSignature);
    table["device"] = jsonText(device);
    table["unit"] = "sectors";
    if (gpt) {
        table["firstlba"] = jsonInteger(list.firstUsable);
        table["lastlba"] = jsonInteger(list.lastUsable);
        if (list.tableEntries != 128)
            table["table-length"] = std::to_string(list.tableEntries);  // a string there, too
    }
    // sfdisk aligns to 1 MiB, on disks of at most four of them to sectors, and says so.
    if (list.diskBytes <= (std::uint64_t{4} << 20)) table["grain"] = std::to_string(list.sectorSize);
    table["sectorsize"] = list.sectorSize;
    Json partitions = Json::array();
    const std::string_view joint =
        !device.empty() && std::isdigit(static_cast<unsigned char>(device.back())) != 0 ? "p" : "";
    for (const Partition& partition : list.partitions) {
        if (partition.table != (gpt ? "gpt" : "mbr")) continue;
        Json object;
        object["node"] = jsonText(fmt::format("{}{}{}", device, joint, partition.index));
        object["start"] = jsonInteger(partition.start);
        object["size"] = jsonInteger(partition.sectors);
        if (gpt) {
            object["type"] = partition.type;
            object["uuid"] = partition.uuid;
            if (!partition.name.empty()) object["name"] = jsonText(partition.name);
            if (std::string words = sfdiskAttributes(partition.attributes); !words.empty())
                object["attrs"] = words;
        } else {
            const auto digit = partition.type.find_first_not_of('0');
            object["type"] = digit == std::string::npos ? "0" : partition.type.substr(digit);
            if (partition.active) object["bootable"] = true;
        }
        partitions.push_back(std::move(object));
    }
    if (!gpt && tables.scheme == Scheme::Gpt) {  // a protective entry that protects nothing
        for (unsigned i = 0; i < 4; ++i) {
            const MbrEntry& entry = tables.mbr->mbr.entries[i];
            if (!entry.used()) continue;
            partitions.push_back({{"node", jsonText(fmt::format("{}{}{}", device, joint, i + 1))},
                                  {"start", entry.start},
                                  {"size", entry.sectors},
                                  {"type", fmt::format("{:x}", entry.type)}});
            if (entry.active()) partitions.back()["bootable"] = true;
        }
    }
    if (!partitions.empty()) table["partitions"] = std::move(partitions);
    return Json{{"partitiontable", std::move(table)}};
}

Json documentJson(const PartitionList& list, const std::vector<std::optional<FileSystemFacts>>& volumes,
                  const std::string& source) {
    Json document;
    document["source"] = jsonText(source);
    document["scheme"] = schemeName(list.scheme);
    document["size"] = jsonInteger(list.diskBytes);
    document["sectorSize"] = list.sectorSize;
    document["diskId"] = jsonText(list.diskId, true);
    Json partitions = Json::array();
    for (std::size_t i = 0; i < list.partitions.size(); ++i)
        partitions.push_back(partitionJson(list.partitions[i], volumes[i]));
    document["partitions"] = std::move(partitions);
    Json gaps = Json::array();
    for (const FreeSpace& gap : list.gaps) {
        gaps.push_back({{"start", jsonInteger(gap.start)},
                        {"sectors", jsonInteger(gap.sectors)},
                        {"offset", jsonInteger(gap.offset)},
                        {"length", jsonInteger(gap.length)}});
    }
    document["free"] = std::move(gaps);
    Json problems = Json::array();
    for (const std::string& problem : list.problems) problems.push_back(jsonText(problem));
    document["problems"] = std::move(problems);
    return document;
}

void printTable(Context& context, const PartitionList& list,
                const std::vector<std::optional<FileSystemFacts>>& volumes, const std::string& source) {
    std::ostream& out = context.streams.out;
    if (list.scheme == Scheme::None) {
        out << printable(source) << ": no partition table\n";
        return;
    }
    constexpr const char* names[] = {"no partition table", "MBR", "GPT", "hybrid (GPT and MBR)",
                                     "Apple partition map"};
    out << printable(source) << ": " << names[static_cast<int>(list.scheme)] << ", "
        << formatSizeDecimal(list.diskBytes) << ", sectors of " << list.sectorSize << " bytes";
    if (!list.diskId.empty()) out << ", disk ID " << list.diskId;
    out << '\n';
    Table table({{"PART", Table::Align::Right},
                 {"START", Table::Align::Right},
                 {"END", Table::Align::Right},
                 {"SECTORS", Table::Align::Right},
                 {"SIZE", Table::Align::Right},
                 {"", Table::Align::Left},
                 {"TYPE"},
                 {"NAME"},
                 {"FILE SYSTEM"},
                 {"LABEL"}});
    for (std::size_t i = 0; i < list.partitions.size(); ++i) {
        const Partition& partition = list.partitions[i];
        const bool mbrSide = list.scheme == Scheme::Hybrid && partition.table == "mbr";
        std::string type = partition.typeName.empty() ? partition.type : partition.typeName;
        if (partition.table == "mbr")
            type = partition.typeName.empty() ? partition.type : partition.type + " " + partition.typeName;
        table.row(
            {fmt::format("#{}{}", mbrSide ? "mbr" : "", partition.index), fmt::format("{}", partition.start),
             partition.sectors == 0 ? "-" : fmt::format("{}", partition.start + partition.sectors - 1),
             fmt::format("{}", partition.sectors), formatSizeDecimal(partition.length),
             partition.active ? "*" : "", type, partition.name, volumes[i] ? volumes[i]->name : std::string(),
             volumes[i] ? displayLabel(*volumes[i]) : std::string()});
    }
    table.print(out, context.colorOut());
    if (list.partitions.empty()) out << "no partitions\n";
}

}  // namespace

int runPartitions(Context& context, const PartitionsOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const DiskTables tables = readDiskTables(*opened->opened.source);
    const PartitionList list = listPartitions(tables);
    for (const std::string& problem : list.problems) context.warning(printable(problem));
    const int code = list.readError ? exitCodeOf(list.readError->cause) : exitDone;
    std::ostream& out = context.streams.out;
    if (context.json == JsonMode::Sfdisk) {
        auto table = sfdiskJson(tables, list, opened->opened.path);
        if (!table) return context.report(table.error());
        out << table->dump(3, ' ', false, Json::error_handler_t::replace) << '\n';
        return code;
    }
    const std::vector<std::optional<FileSystemFacts>> volumes = volumesOf(opened->opened.source, list);
    if (context.json == JsonMode::Document) {
        writeJsonDocument(out, documentJson(list, volumes, opened->opened.path));
    } else if (context.json == JsonMode::Lines) {
        for (std::size_t i = 0; i < list.partitions.size(); ++i)
            writeJsonLine(out, partitionJson(list.partitions[i], volumes[i]));
    } else {
        printTable(context, list, volumes, opened->opened.path);
    }
    return code;
}

}  // namespace sectorsmith::cli
