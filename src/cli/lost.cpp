// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith lost: volumes that no table shows, and a table that would.
#include "part/lost.h"

#include <fmt/format.h>

#include <charconv>

#include "base/units.h"
#include "cli/lost.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "cli/table_review.h"
#include "ops/lost_labels.h"
#include "part/content.h"

namespace sectorsmith::cli {

namespace {

Json volumesJson(const LostScan& scan) {
    Json list = Json::array();
    for (const LostVolume& volume : scan.volumes)
        list.push_back({{"number", list.size() + 1},
                        {"type", volume.type},
                        {"label", jsonText(volume.label, true)},
                        {"partitionName", jsonText(volume.partitionName, true)},
                        {"offset", jsonInteger(volume.offset)},
                        {"length", jsonInteger(volume.length)},
                        {"confidence", volume.confidence},
                        {"evidence", volume.evidence.text},
                        {"partition", volume.known != 0 ? Json(volume.known) : Json()},
                        {"inside", volume.inside}});
    return list;
}

Json tablesJson(const LostScan& scan) {
    Json list = Json::array();
    for (const LostTable& table : scan.tables)
        list.push_back({{"offset", jsonInteger(table.offset)},
                        {"sectorSize", table.sectorSize},
                        {"diskGuid", table.diskGuid},
                        {"myLba", jsonInteger(table.myLba)},
                        {"partitions", table.entries.size()}});
    return list;
}

void printScan(Context& context, const LostScan& scan) {
    std::ostream& out = context.streams.out;
    if (!scan.volumes.empty()) {
        Table table({{"NUMBER", Table::Align::Right},
                     {"OFFSET", Table::Align::Right},
                     {"SIZE", Table::Align::Right},
                     {"TYPE"},
                     {"LABEL"},
                     {"NAME"},
                     {"CONFIDENCE", Table::Align::Right},
                     {"EVIDENCE"},
                     {"PARTITION"}});
        std::size_t number = 0;
        for (const LostVolume& volume : scan.volumes)
            table.row({std::to_string(++number), std::to_string(volume.offset),
                       formatSizeDecimal(volume.length), fileSystemTitle(volume.type, volume.version),
                       volume.label, volume.partitionName, std::to_string(volume.confidence),
                       volume.evidence.text,
                       volume.known != 0 ? std::to_string(volume.known)
                       : volume.inside   ? "nested"
                                         : "lost"});
        table.print(out, context.colorOut());
    }
    for (const LostTable& table : scan.tables)
        out << fmt::format("GPT header at offset {} ({}-byte sectors), disk GUID {}, {}\n", table.offset,
                           table.sectorSize, table.diskGuid, counted(table.entries.size(), "partition"));
}

}  // namespace

int runLost(Context& context, const LostCommand& options) {
    int confidence = 60;
    if (!options.confidence.empty()) {
        const std::string& text = options.confidence;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), confidence);
        if (error != std::errc{} || end != text.data() + text.size() || confidence < 0 || confidence > 100)
            return context.report(Error{Cause::Usage, "--confidence must be 0 to 100"});
    }
    std::vector<unsigned> chosen;
    for (const std::string& text : options.choose) {
        auto number = partitionNumber(text);
        if (!number) return context.report(Error{Cause::Usage, "--choose: " + number.error().message});
        chosen.push_back(*number);
    }
    auto disk = openTableDisk(context, options.source, options.apply);
    if (!disk) return context.report(disk.error());
    auto range = rangeArguments(disk->disk(), options.offset, options.length);
    if (!range) return context.report(range.error());
    LostOptions wanted{range->offset, range->length, !options.quick};
    ProgressLine progress(context, "search", false);
    auto scan = scanLost(disk->disk(), disk->tables, wanted, progress);
    progress.clear();
    if (!scan) return context.report(scan.error());
    progress.finish(range->length, range->length);
    fillLostLabels(disk->opened.disk, *scan);

    const bool json = context.json != JsonMode::None;
    Json result = Json::object();
    if (json) {
        result["source"] = jsonText(options.source);
        result["volumes"] = volumesJson(*scan);
        result["tables"] = tablesJson(*scan);
        result["scannedBytes"] = jsonInteger(scan->scannedBytes);
        result["unreadableBytes"] = jsonInteger(scan->unreadableBytes);
    } else {
        printScan(context, *scan);
    }
    if (scan->unreadableBytes > 0)
        context.warning(fmt::format("skipped {}", counted(scan->unreadableBytes, "unreadable byte")));
    const int found = scan->unreadableBytes > 0 ? exitDamaged
                      : scan->volumes.empty()   ? exitFinding
                                                : exitDone;
    auto plan = chosen.empty() ? proposeLostTable(disk->disk(), disk->tables, *scan, confidence)
                               : proposeLostTable(disk->disk(), disk->tables, *scan, chosen);
    if (!plan) {
        if (options.apply || !chosen.empty()) return context.report(plan.error());
        if (json) {
            result["proposal"] = Json();
            result["noProposal"] = jsonText(plan.error().message);
            writeJsonDocument(context.streams.out, result);
        } else {
            context.note(fmt::format("no table proposed: {}", plan.error().message));
        }
        return found;
    }
    if (options.apply) return reviewTable(context, *disk, *plan, options.gate, std::move(result));
    if (json) {
        Json proposal = Json::object();
        proposal["what"] = jsonText(plan->what.text);
        describePlan(context, *disk, *plan, proposal);
        result["proposal"] = std::move(proposal);
        writeJsonDocument(context.streams.out, result);
        return found;
    }
    context.streams.out << "\nProposed: " << printable(plan->what.text) << '\n';
    Json unused;
    describePlan(context, *disk, *plan, unused);
    context.note(
        "nothing was written; use --apply to write the proposed table after a review, --choose N to select "
        "volumes");
    return found;
}

}  // namespace sectorsmith::cli
