// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith undo: the records of commits, and the way back.
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/commit_line.h"
#include "cli/json.h"
#include "cli/review.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/state_folder.h"
#include "ops/write_session.h"

namespace sectorsmith::cli {

namespace {

std::vector<std::filesystem::path> foldersOf(const Context& context) {
    return stateFoldersToRead(context.common.stateFolder());
}

std::string timeText(std::int64_t time) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(time)));
}

Json recordJson(const UndoRecord& record) {
    return {{"id", record.id},
            {"time", timeText(record.time)},
            {"disk", jsonText(describe(record.disk))},
            {"state", std::string(stateName(record.state))},
            {"sectors", jsonInteger(record.sectors)},
            {"what", jsonText(record.what)}};
}

}  // namespace

int runUndoList(Context& context, const UndoOptions&) {
    std::vector<std::string> problems;
    const std::vector<UndoRecord> records = UndoStore(foldersOf(context)).list(&problems);
    for (const std::string& problem : problems) context.warning(problem);
    std::ostream& out = context.streams.out;
    if (context.json == JsonMode::Lines) {
        for (const UndoRecord& record : records) writeJsonLine(out, recordJson(record));
    } else if (context.json == JsonMode::Document) {
        Json list = Json::array();
        for (const UndoRecord& record : records) list.push_back(recordJson(record));
        writeJsonDocument(out, {{"records", std::move(list)}});
    } else if (records.empty()) {
        context.note("there are no undo records");
    } else {
        Table table({{"ID"}, {"TIME"}, {"STATE"}, {"SECTORS", Table::Align::Right}, {"DISK"}, {"WHAT"}});
        for (const UndoRecord& r : records)
            table.row({r.id, timeText(r.time), std::string(stateName(r.state)), std::to_string(r.sectors),
                       describe(r.disk), r.what});
        table.print(out, context.colorOut());
    }
    return problems.empty() ? exitDone : exitDamaged;
}

int runUndoShow(Context& context, const UndoOptions& options) {
    auto record = UndoStore(foldersOf(context)).load(options.id);
    if (!record) return context.report(record.error());
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        Json object = recordJson(*record);
        Json runs = Json::array();
        const auto hex = [](std::span<const std::byte> bytes) {
            std::string text;
            for (const std::byte b : bytes) text += fmt::format("{:02x}", std::to_integer<unsigned>(b));
            return text;
        };
        for (const SectorRun& run : record->runs)
            runs.push_back({{"offset", jsonInteger(run.offset)},
                            {"length", jsonInteger(run.after.size())},
                            {"before", hex(run.before)},
                            {"after", hex(run.after)}});
        object["runs"] = std::move(runs);
        writeJsonDocument(out, object);
        return exitDone;
    }
    out << fmt::format("{}  {}  {}\n{}\n{}\n", record->id, timeText(record->time), stateName(record->state),
                       describe(record->disk), record->what);
    printRuns(context, record->runs, record->disk.sectorSize);
    return exitDone;
}

int runUndoApply(Context& context, const UndoOptions& options) {
    auto record = UndoStore(foldersOf(context)).load(options.id);
    if (!record) return context.report(record.error());
    const bool json = context.json != JsonMode::None;
    std::ostream& out = context.streams.out;
    if (!json) {
        out << fmt::format("{} the commit {} of {} on {}: {}\n", options.finish ? "Finish" : "Take back",
                           record->id, timeText(record->time), describe(record->disk), record->what);
        std::vector<SectorRun> runs = record->runs;
        if (!options.finish)
            for (SectorRun& run : runs) std::swap(run.before, run.after);
        printRuns(context, runs, record->disk.sectorSize);
        out.flush();
    }
    Json result = recordJson(*record);
    if (context.common.dryRun) {
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    if (!confirmed(context, options.gate, fmt::format("Write to {}?", describe(record->disk))))
        return exitRefused;
    WriteTarget target = writeTarget(context, record->disk.path, options.gate, record->disk.sectorSize);
    if (!record->disk.image) target.sectorSize.reset();
    const system::HoldInterrupt hold;
    CommitLine progress(context);
    const auto report =
        recover(target, record->id, options.finish ? Recovery::Finish : Recovery::TakeBack, progress);
    progress.clear();
    if (!report) return reportFailure(context, report.error());
    result["state"] = options.finish ? "done" : "taken-back";
    if (json) writeJsonDocument(out, result);
    else out << (options.finish ? "Finished and verified.\n" : "Taken back and verified.\n");
    return exitDone;
}

}  // namespace sectorsmith::cli
