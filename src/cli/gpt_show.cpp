// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt show, gpt types: all that a GUID partition table says.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/units.h"
#include "cli/gpt_show.h"
#include "cli/table.h"
#include "cli/table_review.h"
#include "part/types.h"

namespace sectorsmith::cli {

namespace {

// Bits of an entry's attributes in words. Those from 48 on belong to the type; these are Microsoft's.
std::vector<std::string> attributeWords(const GptEntry& entry) {
    std::vector<std::string> words;
    for (unsigned bit = 0; bit < 64; ++bit) {
        if ((entry.attributes >> bit & 1) == 0) continue;
        const bool microsoft = entry.type == gpttype::microsoftBasicData();
        std::string word = fmt::format("bit {}", bit);
        if (bit == 0) word += " (required by the platform)";
        if (bit == 1) word += " (hidden from EFI)";
        if (bit == 2) word += " (legacy BIOS bootable)";
        if (bit == 60 && microsoft) word += " (read-only)";
        if (bit == 61 && microsoft) word += " (shadow copy)";
        if (bit == 62 && microsoft) word += " (hidden)";
        if (bit == 63 && microsoft) word += " (no drive letter)";
        words.push_back(std::move(word));
    }
    return words;
}

Json copyJson(const GptCopy& copy) {
    Json object{{"lba", jsonInteger(copy.lba)},
                {"readable", copy.readable},
                {"present", copy.present},
                {"headerValid", copy.headerCrcOk},
                {"entriesValid", copy.arrayCrcOk}};
    if (!copy.present) return object;
    const GptHeader& header = copy.header;
    object["revision"] = fmt::format("{:08X}", header.revision);
    object["headerSize"] = header.headerSize;
    object["headerCrc"] = fmt::format("{:08X}", header.headerCrc);
    object["myLba"] = jsonInteger(header.myLba);
    object["alternateLba"] = jsonInteger(header.alternateLba);
    object["firstUsable"] = jsonInteger(header.firstUsable);
    object["lastUsable"] = jsonInteger(header.lastUsable);
    object["diskGuid"] = header.diskGuid.text();
    object["entriesLba"] = jsonInteger(header.entriesLba);
    object["entryCount"] = header.entryCount;
    object["entrySize"] = header.entrySize;
    object["entriesCrc"] = fmt::format("{:08X}", header.entriesCrc);
    return object;
}

Json entryJson(const GptEntry& entry, std::uint32_t sectorSize) {
    return {{"number", entry.number},
            {"first", jsonInteger(entry.first)},
            {"last", jsonInteger(entry.last)},
            {"sectors", jsonInteger(entry.sectors())},
            {"sectorSize", sectorSize},
            {"type", entry.type.text()},
            {"typeName", jsonText(gptTypeName(entry.type), true)},
            {"code", fmt::format("{:04X}", gptTypeCode(entry.type))},
            {"guid", entry.unique.text()},
            {"attributes", fmt::format("{:016X}", entry.attributes)},
            {"attributeWords", attributeWords(entry)},
            {"name", jsonText(entry.name, true)}};
}

void printCopy(std::ostream& out, const char* name, const GptCopy& copy) {
    out << name << ": ";
    if (!copy.readable) {
        out << fmt::format("sector {} is unreadable\n", copy.lba);
        return;
    }
    if (!copy.present) {
        out << fmt::format("none at sector {}\n", copy.lba);
        return;
    }
    const GptHeader& h = copy.header;
    out << fmt::format("sector {}, header {}, entries {}\n", copy.lba, copy.headerCrcOk ? "valid" : "DAMAGED",
                       copy.arrayCrcOk ? "valid" : "DAMAGED")
        << fmt::format("  revision {:08X}, {} bytes, CRC {:08X}; MyLBA {}, AlternateLBA {}\n", h.revision,
                       h.headerSize, h.headerCrc, h.myLba, h.alternateLba)
        << fmt::format("  usable sectors {}-{}\n", h.firstUsable, h.lastUsable)
        << fmt::format("  {} entries of {} bytes at sector {}, CRC {:08X}\n", h.entryCount, h.entrySize,
                       h.entriesLba, h.entriesCrc)
        << "  disk GUID " << h.diskGuid.text() << '\n';
}

int showEntry(Context& context, const GptTable& gpt, const GptEntry& entry) {
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        writeJsonDocument(out, entryJson(entry, gpt.sectorSize));
        return exitDone;
    }
    const auto words = attributeWords(entry);
    out << fmt::format("Partition {}\n", entry.number)
        << fmt::format("  type        {} ({}), code {:04X}\n", entry.type.text(),
                       gptTypeName(entry.type).empty() ? "unknown" : gptTypeName(entry.type),
                       gptTypeCode(entry.type))
        << fmt::format("  GUID        {}\n", entry.unique.text())
        << fmt::format("  sectors     {}-{} ({}, {})\n", entry.first, entry.last, entry.sectors(),
                       formatSizeDecimal(entry.sectors() > (~std::uint64_t{0}) / gpt.sectorSize
                                             ? ~std::uint64_t{0}
                                             : entry.sectors() * gpt.sectorSize))
        << fmt::format("  attributes  {:016X}{}{}\n", entry.attributes, words.empty() ? "" : ": ",
                       fmt::join(words, ", "))
        << "  name        " << (entry.name.empty() ? "—" : printable(entry.name)) << '\n';
    return exitDone;
}

}  // namespace

int runGptShow(Context& context, const GptShowOptions& options) {
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    if (!disk->tables.gpt)
        return context.report(Error{Cause::NotFound, "the disk has no GUID partition table"});
    const GptTable& gpt = *disk->tables.gpt;
    const GptCopy* best = gpt.best();
    if (!options.number.empty()) {
        const auto number = partitionNumber(options.number);
        if (!number) return context.report(number.error());
        const GptEntry* entry = best != nullptr ? best->find(*number) : nullptr;
        if (entry == nullptr)
            return context.report(
                Error{Cause::NotFound, fmt::format("partition {} does not exist", *number)});
        return showEntry(context, gpt, *entry);
    }
    std::ostream& out = context.streams.out;
    const bool agree = gpt.primary.good() && gpt.backup.good() && gpt.primary.array == gpt.backup.array;
    if (context.json != JsonMode::None) {
        Json document{{"source", jsonText(options.source)},
                      {"sectorSize", gpt.sectorSize},
                      {"diskSectors", jsonInteger(gpt.diskSectors)},
                      {"primary", copyJson(gpt.primary)},
                      {"backup", copyJson(gpt.backup)},
                      {"otherBackup", gpt.atEnd ? copyJson(*gpt.atEnd) : Json()},
                      {"copiesAgree", agree}};
        Json entries = Json::array();
        if (best != nullptr)
            for (const GptEntry& entry : best->entries) entries.push_back(entryJson(entry, gpt.sectorSize));
        document["partitions"] = std::move(entries);
        writeJsonDocument(out, document);
        return exitDone;
    }
    printCopy(out, "Primary table", gpt.primary);
    printCopy(out, "Backup table", gpt.backup);
    if (gpt.atEnd) printCopy(out, "Another table at the end of the disk", *gpt.atEnd);
    if (gpt.primary.good() && gpt.backup.good() && !agree) out << "The two copies DIFFER.\n";
    Table table({{"NO", Table::Align::Right},
                 {"FIRST", Table::Align::Right},
                 {"LAST", Table::Align::Right},
                 {"CODE"},
                 {"ATTRIBUTES"},
                 {"GUID"},
                 {"TYPE"},
                 {"NAME"}});
    if (best != nullptr)
        for (const GptEntry& e : best->entries)
            table.row({std::to_string(e.number), std::to_string(e.first), std::to_string(e.last),
                       fmt::format("{:04X}", gptTypeCode(e.type)), fmt::format("{:016X}", e.attributes),
                       e.unique.text(),
                       gptTypeName(e.type).empty() ? e.type.text() : std::string(gptTypeName(e.type)),
                       e.name});
    if (!table.empty()) table.print(out, context.colorOut());
    return exitDone;
}

int runGptTypes(Context& context, const GptTypesOptions&) {
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        Json list = Json::array();
        for (const GptType& type : gptTypes())
            list.push_back({{"code", type.code != 0 ? Json(fmt::format("{:04X}", type.code)) : Json()},
                            {"guid", type.guid},
                            {"name", type.name}});
        writeJsonDocument(out, {{"types", std::move(list)}});
        return exitDone;
    }
    Table table({{"CODE"}, {"NAME"}, {"GUID"}});
    for (const GptType& type : gptTypes())
        table.row({type.code != 0 ? fmt::format("{:04X}", type.code) : "", type.name, type.guid});
    table.print(out, context.colorOut());
    return exitDone;
}

}  // namespace sectorsmith::cli
