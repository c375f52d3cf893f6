// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hybrid show: the MBR's entries beside the partitions of the GPT that they show.
#include <fmt/format.h>

#include "cli/hybrid_show.h"
#include "cli/hybrid_view.h"
#include "cli/table.h"
#include "part/types.h"

namespace sectorsmith::cli {

namespace {

std::string hexOf(const std::array<std::uint8_t, 3>& chs) {
    return fmt::format("{:02x}{:02x}{:02x}", chs[0], chs[1], chs[2]);
}

std::string bytesOf(const Mbr& mbr, unsigned slot) {
    const auto sector = serialiseMbr(mbr);
    std::string text;
    for (std::size_t i = 0; i < 16; ++i)
        text += fmt::format("{:02x}", std::to_integer<unsigned>(sector[0x1BE + 16 * slot + i]));
    return text;
}

std::string nameOf(const GptEntry& entry) {
    return entry.name.empty() ? std::to_string(entry.number)
                              : fmt::format("{} “{}”", entry.number, entry.name);
}

}  // namespace

const GptEntry* shownBy(const MbrEntry& entry, const DiskTables& tables) {
    const GptCopy* copy = tables.gpt ? tables.gpt->best() : nullptr;
    if (copy == nullptr || !entry.used() || entry.type == 0xEE) return nullptr;
    for (const GptEntry& partition : copy->entries)
        if (partition.first == entry.start && partition.sectors() == entry.sectors) return &partition;
    return nullptr;
}

Json mbrJson(const Mbr& mbr, const DiskTables& tables) {
    Json entries = Json::array();
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        const GptEntry* shown = shownBy(entry, tables);
        entries.push_back({{"slot", i + 1},
                           {"active", entry.active()},
                           {"status", fmt::format("{:02x}", entry.status)},
                           {"type", fmt::format("{:02x}", entry.type)},
                           {"typeName", jsonText(entry.type == 0 ? "" : mbrTypeName(entry.type), true)},
                           {"start", entry.start},
                           {"sectors", entry.sectors},
                           {"chsFirst", hexOf(entry.chsFirst)},
                           {"chsLast", hexOf(entry.chsLast)},
                           {"gptPartition", shown != nullptr ? Json(shown->number) : Json()},
                           {"bytes", bytesOf(mbr, i)}});
    }
    return {{"signature", mbr.hasSignature()},
            {"diskSignature", fmt::format("{:08X}", mbr.diskSignature)},
            {"bootCode", mbr.hasBootCode()},
            {"entries", std::move(entries)}};
}

void printMbr(Context& context, const Mbr& mbr, const DiskTables& tables) {
    std::ostream& out = context.streams.out;
    out << fmt::format("boot code: {}; disk signature: {:08X}{}\n", mbr.hasBootCode() ? "present" : "none",
                       mbr.diskSignature, mbr.hasSignature() ? "" : "; 55 AA is missing");
    Table table({{"SLOT", Table::Align::Right},
                 {""},
                 {"TYPE"},
                 {"START", Table::Align::Right},
                 {"END", Table::Align::Right},
                 {"SECTORS", Table::Align::Right},
                 {"GPT PARTITION"},
                 {"BYTES"}});
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        if (entry == MbrEntry{}) {
            table.row({std::to_string(i + 1), "", "empty", "", "", "", "", ""});
            continue;
        }
        const GptEntry* shown = shownBy(entry, tables);
        const std::string_view name = mbrTypeName(entry.type);
        table.row({std::to_string(i + 1), entry.active() ? "*" : "",
                   fmt::format("{:02x}{}{}", entry.type, name.empty() ? "" : " ", name),
                   std::to_string(entry.start), std::to_string(entry.end() == 0 ? 0 : entry.end() - 1),
                   std::to_string(entry.sectors),
                   shown != nullptr         ? nameOf(*shown)
                   : entry.type == 0xEE     ? "protective"
                   : tables.gpt.has_value() ? "none"
                                            : "",
                   bytesOf(mbr, i)});
    }
    table.print(out, context.colorOut());
}

int runHybridShow(Context& context, const HybridShowOptions& options) {
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    if (disk->tables.sector0Error) return context.report(*disk->tables.sector0Error);
    std::array<std::byte, 512> sector{};
    if (auto read = readExact(disk->disk(), 0, sector); !read) return context.report(read.error());
    const Mbr mbr = parseMbr(sector);
    std::vector<Finding> findings = checkTables(*disk, disk->opened.disk, disk->tables);
    std::erase_if(findings, [](const Finding& one) { return !one.rule.starts_with("hybrid."); });
    const GptCopy* copy = disk->tables.gpt ? disk->tables.gpt->best() : nullptr;
    std::vector<const GptEntry*> hidden;
    if (copy != nullptr)
        for (const GptEntry& entry : copy->entries) {
            bool seen = false;
            for (const MbrEntry& one : mbr.entries) seen |= shownBy(one, disk->tables) == &entry;
            if (!seen) hidden.push_back(&entry);
        }
    if (context.json != JsonMode::None) {
        Json document{{"source", jsonText(options.source)},
                      {"scheme", std::string(schemeName(disk->tables.scheme))},
                      {"mbr", mbrJson(mbr, disk->tables)}};
        Json left = Json::array();
        for (const GptEntry* entry : hidden) left.push_back(entry->number);
        document["notShown"] = std::move(left);
        document["findings"] = findingsJson(findings);
        writeJsonDocument(context.streams.out, document);
        return exitDone;
    }
    std::ostream& out = context.streams.out;
    out << fmt::format("{}: {}\n", printable(options.source),
                       disk->tables.scheme == Scheme::Hybrid ? "a hybrid MBR"
                       : disk->tables.isGptLike()            ? "a protective MBR without other partitions"
                                                             : "no GPT, so the MBR is not a hybrid MBR");
    printMbr(context, mbr, disk->tables);
    for (const GptEntry* entry : hidden)
        out << printable(fmt::format("not in the MBR: GPT partition {}, sectors {}-{}", nameOf(*entry),
                                     entry->first, entry->last))
            << '\n';
    printFindings(context, findings);
    return exitDone;
}

}  // namespace sectorsmith::cli
