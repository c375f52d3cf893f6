// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith undo: the records of commits, and the way back.
#include <charconv>
#include <ctime>
#include <numeric>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "base/hex.h"
#include "base/units.h"
#include "cli/commit_line.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/review.h"
#include "cli/system.h"
#include "cli/table.h"
#include "cli/undo.h"
#include "ops/state_folder.h"
#include "ops/write_session.h"

namespace sectorsmith::cli {

namespace {

std::vector<std::filesystem::path> foldersOf(const Context& context) {
    return stateFoldersToRead(context.common.stateFolder());
}

// Empty for what is no time between 1970 and 9999: a damaged record may say anything.
std::string timeText(std::int64_t time) {
    constexpr std::int64_t yearTenThousand = 253402300800;
    if (time < 0 || time >= yearTenThousand) return {};
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(time)));
}

std::string shownTime(std::int64_t time) {
    const std::string text = timeText(time);
    return text.empty() ? "unknown time" : text;
}

Json recordJson(const UndoRecord& record) {
    return {{"id", record.id},
            {"time", jsonText(timeText(record.time), true)},
            {"disk", jsonText(describe(record.disk).text)},
            {"state", std::string(stateName(record.state))},
            {"sectors", jsonInteger(record.sectors)},
            {"what", jsonText(record.what)},
            {"bytes", jsonInteger(record.fileBytes)},
            {"file", jsonText(record.file.string())}};
}

std::uint64_t fileBytesOf(const std::vector<UndoRecord>& records) {
    return std::accumulate(records.begin(), records.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const UndoRecord& r) { return sum + r.fileBytes; });
}

std::string countText(const std::vector<UndoRecord>& records) {
    return fmt::format("{}, {}", counted(records.size(), "record"), formatSizeDecimal(fileBytesOf(records)));
}

// Where records are kept and looked for.
void printFolders(std::ostream& out, const std::filesystem::path& now,
                  const std::vector<std::filesystem::path>& folders) {
    if (!now.empty()) out << "Folder for new records: " << printable(now.string()) << '\n';
    std::error_code none;
    for (const auto& folder : folders)
        if (!std::filesystem::equivalent(folder, now, none))
            out << "Other folders with records: " << printable(folder.string()) << '\n';
}

// The disk that the record is to be brought to: named by hand, or the record's.
WriteTarget recoveryTarget(const Context& context, const UndoOptions& options, const UndoRecord& record) {
    WriteTarget target = writeTarget(context, options.on.empty() ? record.disk.path : options.on,
                                     options.gate, record.disk.sectorSize);
    if (!record.disk.image) target.sectorSize.reset();
    target.diskConfirmed = !options.on.empty();
    return target;
}

int reportWithHint(Context& context, const UndoOptions& options, const UndoRecord& record, Error error) {
    const bool elsewhere = error.cause == Cause::NotFound || error.cause == Cause::Changed;
    const int code = context.report(error);
    if (options.on.empty() && elsewhere)
        context.note(
            fmt::format("if the disk has moved, run “sectorsmith undo apply {} --on SOURCE”", record.id));
    return code;
}

std::string knownPart(const std::vector<ByteRange>& leftAlone, std::uint32_t sectorSize) {
    return fmt::format("{}: unreadable before the commit, so the old contents are unknown",
                       sectorsName(leftAlone, sectorSize).text);
}

// What would happen, read from the disk as it is now.
int showRecovery(Context& context, const UndoOptions& options, const UndoRecord& record,
                 const RecoveryPreview& preview) {
    std::ostream& out = context.streams.out;
    out << fmt::format("{} commit {} of {} on {}: {}\n", options.finish ? "Complete" : "Undo", record.id,
                       shownTime(record.time), describe(record.disk).text, record.what);
    if (!options.on.empty()) out << fmt::format("on {}\n", describe(preview.disk).text);
    // Without a question the commit itself finds out whether the disk fits, once is enough.
    const bool looked = !options.gate.yes || context.common.dryRun;
    if (looked)
        if (auto fits = fitsRecord(*preview.source, record, !options.finish); !fits)
            return reportWithHint(context, options, record, fits.error());
    printRuns(context, preview.runs, record.disk.sectorSize);
    if (!preview.leftAlone.empty())
        out << "Skipped: " << knownPart(preview.leftAlone, record.disk.sectorSize) << '\n';
    out.flush();
    return exitDone;
}

}  // namespace

int runUndoList(Context& context, const UndoOptions&) {
    std::vector<Message> problems;
    const auto folders = foldersOf(context);
    const std::filesystem::path now = stateFolder(context.common.stateFolder());
    const std::vector<UndoRecord> records = UndoStore(folders).list(&problems);
    for (const std::string& problem : problems) context.warning(problem);
    std::ostream& out = context.streams.out;
    if (context.json == JsonMode::Lines) {
        for (const UndoRecord& record : records) writeJsonLine(out, recordJson(record));
    } else if (context.json == JsonMode::Document) {
        Json list = Json::array();
        for (const UndoRecord& record : records) list.push_back(recordJson(record));
        Json searched = Json::array();
        for (const auto& folder : folders) searched.push_back(jsonText(folder.string()));
        Json damaged = Json::array();
        for (const Message& problem : problems) damaged.push_back(jsonText(problem.text));
        writeJsonDocument(out, {{"records", std::move(list)},
                                {"bytes", jsonInteger(fileBytesOf(records))},
                                {"folder", jsonText(now.string(), true)},
                                {"folders", std::move(searched)},
                                {"problems", std::move(damaged)}});
    } else if (records.empty()) {
        context.note("no undo records");
        printFolders(out, now, folders);
    } else {
        Table table({{"ID"}, {"TIME"}, {"STATE"}, {"SECTORS", Table::Align::Right}, {"DISK"}, {"WHAT"}});
        for (const UndoRecord& r : records)
            table.row({r.id, shownTime(r.time), std::string(stateName(r.state)), std::to_string(r.sectors),
                       describe(r.disk).text, r.what});
        table.print(out, context.colorOut());
        out << countText(records) << '\n';
        printFolders(out, now, folders);
    }
    if (const auto hidden = context.common.stateFolder() ? std::nullopt : hiddenStateFolder())
        context.note(
            fmt::format("records of root in {} are not shown; run “sudo sectorsmith undo list” to see all",
                        hidden->string()));
    return problems.empty() ? exitDone : exitDamaged;
}

int runUndoShow(Context& context, const UndoOptions& options) {
    auto record = UndoStore(foldersOf(context)).load(options.id);
    if (!record) return context.report(record.error());
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        Json object = recordJson(*record);
        Json runs = Json::array();
        for (const SectorRun& run : record->runs) {
            Json one{{"offset", jsonInteger(run.offset)}, {"length", jsonInteger(run.length())}};
            for (const Side side : {Side::Before, Side::After}) {
                std::vector<std::byte> bytes(run.length());
                if (auto read = readSide(run, side, 0, bytes); !read) return context.report(read.error());
                const bool unknown = side == Side::Before && run.unread;
                one[side == Side::Before ? "before" : "after"] = unknown ? Json() : Json(lowerHex(bytes));
            }
            if (run.unread) one["unread"] = true;
            runs.push_back(std::move(one));
        }
        object["runs"] = std::move(runs);
        writeJsonDocument(out, object);
        return exitDone;
    }
    out << fmt::format("{}  {}  {}\n{}\n{}\n", record->id, shownTime(record->time), stateName(record->state),
                       describe(record->disk).text, record->what);
    printRuns(context, record->runs, record->disk.sectorSize);
    return exitDone;
}

int runUndoApply(Context& context, const UndoOptions& options) {
    auto record = UndoStore(foldersOf(context)).load(options.id);
    if (!record) return context.report(record.error());
    const bool json = context.json != JsonMode::None;
    std::ostream& out = context.streams.out;
    const Recovery way = options.finish ? Recovery::Finish : Recovery::TakeBack;
    auto preview = previewRecovery(recoveryTarget(context, options, *record), *record, way);
    if (!preview) return reportWithHint(context, options, *record, preview.error());
    if (!json)
        if (const int code = showRecovery(context, options, *record, *preview); code != exitDone) return code;
    WriteTarget target = preview->target;
    const bool unproven = preview->match == DiskMatch::Unproven && options.on.empty();
    if (unproven) {
        const std::string why = whyUnproven(record->disk, preview->disk).message;
        // As every confirmation beyond the usual one this takes an option of its own where nobody can be asked.
        const bool canAsk = context.streams.inTerminal && !context.common.noInput && !options.gate.yes;
        if (!canAsk && !context.common.dryRun)
            return context.report(Error{
                Cause::Refused, fmt::format("{}. Nothing was written; if it is the right disk, use --on {}",
                                            why, target.path)});
        context.warning(why);
        target.diskConfirmed = true;
    }
    Json result = recordJson(*record);
    if (!preview->leftAlone.empty())
        for (const ByteRange& range : preview->leftAlone)
            result["leftAlone"].push_back(
                Json{{"offset", jsonInteger(range.offset)}, {"length", jsonInteger(range.length)}});
    if (context.common.dryRun) {
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    const std::string question =
        unproven ? fmt::format("Is {} the disk of this record, and do you want to write to it?",
                               describe(preview->disk).text)
                 : fmt::format("Write to {}?", describe(preview->disk).text);
    if (!confirmed(context, options.gate, question)) return exitRefused;
    const std::uint32_t sectorSize = record->disk.sectorSize;
    const system::HoldInterrupt hold;
    CommitLine progress(context);
    const auto report = recover(target, std::move(*record), way, progress);
    progress.clear();
    if (!report) return reportFailure(context, report.error());
    result["state"] = options.finish ? "done" : "taken-back";
    if (!report->leftAlone.empty())
        context.warning(
            fmt::format("not restored and not verified: {}", knownPart(report->leftAlone, sectorSize)));
    if (json) writeJsonDocument(out, result);
    else if (report->sectors == 0) out << "Nothing to write; the record is closed.\n";
    else if (!report->leftAlone.empty()) out << "Everything else was undone and verified.\n";
    else out << (options.finish ? "Completed and verified.\n" : "Undone and verified.\n");
    return exitDone;
}

int runUndoDelete(Context& context, const UndoDeleteOptions& options) {
    UndoStore store(foldersOf(context));
    std::vector<UndoRecord> wanted;
    if (!options.olderThan.empty()) {
        std::uint32_t days = 0;
        const char* end = options.olderThan.data() + options.olderThan.size();
        const auto [stop, problem] = std::from_chars(options.olderThan.data(), end, days);
        if (problem != std::errc() || stop != end)
            return context.report(Error{
                Cause::Usage, fmt::format("--older-than: “{}” is not a number of days", options.olderThan)});
        const std::int64_t before = std::time(nullptr) - std::int64_t{days} * 86400;
        wanted = store.list();
        std::size_t open = 0;
        std::erase_if(wanted, [&](const UndoRecord& r) {
            const bool old = r.time < before;
            if (old && r.state == RecordState::Open) ++open;
            return !old || r.state == RecordState::Open;
        });
        if (open > 0)
            context.note(fmt::format("kept {} of incomplete commits; complete or undo them first",
                                     counted(open, "record")));
    } else if (options.ids.empty()) {
        return context.report(Error{Cause::Usage, "name the records to delete, or use --older-than DAYS"});
    }
    for (const std::string& id : options.ids) {
        auto record = store.find(id);
        if (!record) return context.report(record.error());
        if (record->state == RecordState::Open)
            return context.report(Error{
                Cause::Refused,
                fmt::format("the commit of record {} is incomplete; complete or undo it first", record->id)});
        wanted.push_back(std::move(*record));
    }
    const bool json = context.json != JsonMode::None;
    std::ostream& out = context.streams.out;
    Json result{{"deleted", Json::array()}, {"bytes", jsonInteger(fileBytesOf(wanted))}};
    for (const UndoRecord& record : wanted) {
        result["deleted"].push_back(record.id);
        if (!json) out << record.id << '\n';
    }
    if (!json) out << countText(wanted) << '\n' << std::flush;
    if (context.common.dryRun) result["dryRun"] = true;
    if (!context.common.dryRun && !wanted.empty()) {
        const std::string question =
            fmt::format("Delete {}? These commits can then no longer be undone.", countText(wanted));
        if (!confirmed(context, WriteGate{options.yes, false}, question)) return exitRefused;
        for (const UndoRecord& record : wanted)
            if (auto removed = store.remove(record); !removed) return context.report(removed.error());
    }
    if (json) writeJsonDocument(out, result);
    return exitDone;
}

}  // namespace sectorsmith::cli
