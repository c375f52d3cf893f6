// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/copy.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <span>

#include "base/units.h"
#include "cli/commit_line.h"
#include "cli/copy_stream.h"
#include "cli/destructive_command.h"
#include "cli/health.h"
#include "cli/ids.h"
#include "cli/json.h"
#include "cli/new_bytes.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "io/open.h"
#include "io/system_file.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/damaged_files.h"
#include "ops/copy/errors.h"
#include "ops/durable_file.h"
#include "ops/identities/identities.h"

namespace sectorsmith::cli {

using namespace copier;

namespace {

constexpr std::size_t mostPrinted = 20;
constexpr std::size_t mostFiles = 1000;

std::string phaseName(CopyPhase phase, unsigned pass) {
    switch (phase) {
        case CopyPhase::Copying: return pass > 1 ? fmt::format("copy (pass {})", pass) : "copy";
        case CopyPhase::Trimming: return "trim bad areas";
        case CopyPhase::Scraping: return "scrape bad areas";
        case CopyPhase::Retrying: return fmt::format("retry {}", pass);
        case CopyPhase::Filling: return "fill";
        case CopyPhase::Generating:
        case CopyPhase::Finished: break;
    }
    return "finish";
}

// A line for each phase: its rate is its own.
class CopyProgress : public CopyWatcher {
 public:
    explicit CopyProgress(Context& context) : context_(context) { line_.emplace(context, "copy", false); }
    void update(std::uint64_t done, std::uint64_t total) override {
        done_ = done;
        total_ = total;
        line_->update(done - std::min(done, base_), total - std::min(total, base_));
    }
    bool cancelled() const override { return system::interruptRequested(); }
    void phase(CopyPhase phase, unsigned pass) override { begin(phaseName(phase, pass), done_); }
    void verifying() override { begin("read back", 0); }
    void finish() { line_->finish(done_ - std::min(done_, base_), total_ - std::min(total_, base_)); }

 private:
    void begin(std::string what, std::uint64_t base) {
        base_ = base;
        line_.reset();
        line_.emplace(context_, std::move(what), false);
    }

    Context& context_;
    std::optional<ProgressLine> line_;
    std::uint64_t done_ = 0, total_ = 0, base_ = 0;
};

Json planJson(const CopyPreview& preview) {
    return {{"source", jsonText(preview.source.text)},
            {"target", jsonText(preview.target.text)},
            {"name", jsonText(preview.name, true)},
            {"newImage", preview.newImage},
            {"bytes", jsonInteger(preview.bytes)},
            {"selectedBytes", jsonInteger(preview.selectedBytes)},
            {"earlierBytes", jsonInteger(preview.earlierBytes)},
            {"copies", textsJson(preview.copies)},
            {"destroys", textsJson(preview.destroys)},
            {"notes", textsJson(preview.notes)},
            {"cautions", textsJson(preview.cautions)}};
}

void printPlan(std::ostream& out, const CopyPreview& preview) {
    out << fmt::format("Copy {} from {}\n  to {}\n", formatSizeDecimal(preview.selectedBytes),
                       printable(preview.source.text), printable(preview.target.text));
    if (preview.selectedBytes < preview.bytes)
        out << fmt::format("  of {} in the source\n", formatSizeDecimal(preview.bytes));
    if (preview.earlierBytes > 0)
        out << fmt::format("  {} were copied by earlier runs\n", formatSizeDecimal(preview.earlierBytes));
    for (const std::string& one : preview.copies) out << "  copies " << printable(one) << '\n';
    for (const std::string& one : preview.destroys) out << "  destroys " << printable(one) << '\n';
    for (const std::string& note : preview.notes) out << "  " << printable(note) << '\n';
    for (const std::string& caution : preview.cautions) out << "  " << printable(caution) << '\n';
}

Json reportJson(const CopyResult& report, const CopyOptions& options) {
    Json out{{"bytes", jsonInteger(report.bytes)},
             {"copiedBytes", jsonInteger(report.copiedBytes)},
             {"zeroBytes", jsonInteger(report.zeroBytes)},
             {"earlierBytes", jsonInteger(report.earlierBytes)},
             {"badBytes", jsonInteger(report.badBytes)},
             {"badAreas", jsonInteger(report.badRanges)},
             {"bad", rangesJson(report.bad)},
             {"filledBytes", jsonInteger(report.filledBytes)},
             {"errors", jsonInteger(report.errors)},
             {"seconds", report.seconds},
             {"finished", !report.stopped}};
    if (options.verify) {
        out["verifiedBytes"] = jsonInteger(report.verifiedBytes);
        out["wrongBytes"] = jsonInteger(report.wrongBytes);
        out["wrong"] = rangesJson(report.wrong);
        if (report.unverifiedBytes > 0) out["unverifiedBytes"] = jsonInteger(report.unverifiedBytes);
    }
    if (options.sha256) out["sha256"] = jsonText(report.sha256, true);
    if (report.stopped) out["error"] = jsonText(report.stopped->message);
    return out;
}

void printReport(std::ostream& out, const CopyResult& report, const CopyOptions& options, bool newIds) {
    const auto line = [&](const char* what, std::uint64_t bytes) {
        if (bytes > 0)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", what, formatSizeDecimal(bytes), bytes);
    };
    line("copied", report.copiedBytes);
    line("of this, holes", report.zeroBytes);
    line("copied by earlier runs", report.earlierBytes);
    if (report.errors > 0 || !report.stopped) line("not readable", report.badBytes);
    line("filled", report.filledBytes);
    if (options.verify && !report.stopped) {
        line("read back, identical", report.verifiedBytes - report.wrongBytes);
        line("read back, different", report.wrongBytes);
        line("not verified", report.unverifiedBytes);
    }
    if (!report.sha256.empty())
        out << (newIds ? "SHA-256 before the new identifiers " : "SHA-256 ") << report.sha256 << '\n';
    const double rate =
        report.copySeconds > 0 ? static_cast<double>(report.copiedBytes) / report.copySeconds : 0;
    out << fmt::format("{:.1f} s, {}/s\n", report.copySeconds,
                       formatSizeDecimal(static_cast<std::uint64_t>(rate)));
}

std::string fileText(const OffsetOwner::File& file) {
    std::string text = file.paths.empty() ? fmt::format("file {}", file.id) : printable(file.paths.front());
    if (!file.volume.empty()) text += ", " + printable(file.volume);
    return text;
}

// The files that the bad areas belong to, by the copy's own structures.
void tellDamage(Context& context, const CopyRequest& request, const CopyResult& report, Json& result) {
    auto copy = openSource(request.target);
    if (!copy) return;
    ProgressLine reading(context, "files", false);
    auto files = damagedFiles(copy->opened.source, report.bad, mostFiles, reading);
    reading.clear();
    if (!files) return;
    Json list = Json::array();
    std::ostream& out = context.streams.out;
    std::size_t printed = 0;
    for (const OffsetOwner& owner : files->owners) {
        Json object{{"offset", jsonInteger(owner.offset)}, {"length", jsonInteger(owner.length)}};
        object["partition"] = jsonText(owner.partition, true);
        object["areas"] = textsJson(owner.areas);
        object["files"] = Json::array();
        std::string text;
        for (const std::string& area : owner.areas) text += (text.empty() ? "" : "; ") + printable(area);
        for (const OffsetOwner::File& file : owner.files) {
            object["files"].push_back(jsonText(file.paths.empty() ? "" : file.paths.front(), true));
            text += (text.empty() ? "" : "; ") + fileText(file);
        }
        list.push_back(std::move(object));
        if (context.json != JsonMode::None || printed++ >= mostPrinted) continue;
        if (text.empty()) text = "in no known file";
        out << fmt::format("  not readable: {} bytes at {}{}: {}\n", owner.length, owner.offset,
                           owner.partition.empty() ? "" : " in " + owner.partition, text);
    }
    if (context.json == JsonMode::None && (printed > mostPrinted || !files->complete))
        out << fmt::format("  … and more; sectorsmith owner {} --map {} lists all\n",
                           printable(request.target),
                           request.mapFile.empty() ? "FILE" : printable(request.mapFile));
    result["damaged"] = std::move(list);
    result["damagedComplete"] = files->complete;
}

Result<void> saveDomain(const CopyPreview& preview, const std::string& path) {
    // Only what a run like this has written is written over: any other map is somebody's progress.
    std::error_code none;
    if (std::filesystem::exists(path, none)) {
        if (auto old = readMapFile(path); !old) return std::unexpected(old.error());
        std::ifstream in(path, std::ios::binary);
        std::string first;
        std::getline(in, first);
        if (!first.starts_with(domainMapMark)) return fail(Cause::Usage, CopyError::NotADomainMap, path);
    }
    CopyMap map({0, preview.bytes});
    for (const ByteRange& range : preview.domain) map.mark(range, CopyStatus::Copied);
    map.phase = CopyPhase::Finished;
    const std::string text =
        map.text(fmt::format("{}\nSource: {}", domainMapMark.substr(2), preview.source.text));
    return writeFileDurably(std::filesystem::absolute(path), std::as_bytes(std::span(text)));
}

// The one lists what is to be copied, the other what is copied: a file for both would claim that all is done.
Result<void> checkMapNames(const CopyCommand& options) {
    if (options.map.empty() || options.saveDomain.empty()) return {};
    std::error_code none;
    const auto whole = [&](const std::string& path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, none), none);
    };
    if (whole(options.map) != whole(options.saveDomain)) return {};
    return fail(Cause::Usage, "--map and --save-domain need different files");
}

Result<CopyRequest> requestOf(const CopyCommand& options, OpenedPartition opened) {
    CopyRequest request;
    const std::uint32_t sector = opened.disk->sectorSize();
    request.source = std::move(opened);
    request.target = options.target;
    request.mapFile = options.map;
    request.domainFile = options.domain;
    request.trustMap = options.trustMap;
    request.live = options.live;
    request.usedOnly = options.used;
    request.allowSharedDisk = options.gate.diskInUse;
    CopyOptions& copy = request.options;
    copy.sparse = options.sparse;
    copy.verify = options.verify;
    copy.sha256 = options.sha256;
    copy.reverse = options.reverse;
    copy.retries = options.retries;
    auto rate = sizeArgument(options.minReadRate, "--min-read-rate", sector, 0);
    if (!rate) return std::unexpected(rate.error());
    copy.minReadRate = *rate;
    if (!options.fill.empty()) {
        auto fill = hexBytes(options.fill, "--fill");
        if (!fill) return std::unexpected(fill.error());
        copy.fill = std::move(*fill);
    }
    return request;
}

CopyToIdentify copyToIdentify(const Context& context, const CopyCommand& options,
                              const CopyRequest& request) {
    return {options.target, request.source.disk->sectorSize(), options.gate.diskInUse,
            context.common.stateFolder()};
}

// Gives the copy its own identifiers. Returns the exit code.
int giveNewIds(Context& context, const CopyCommand& options, const CopyRequest& request, Json& result) {
    CommitLine progress(context);
    const auto given = giveNewIdentities(copyToIdentify(context, options, request), systemRandom, progress);
    progress.clear();
    if (!given) {
        const int code = reportFailure(context, given.error());
        context.note(
            fmt::format("the copy is complete, but still has the identifiers of the source; run "
                        "“sectorsmith ids new {}”",
                        printable(options.target)));
        return code;
    }
    result["newIds"] = newIdentitiesJson(given->identities);
    result["newIds"]["record"] = given->report.recordId;
    if (context.json == JsonMode::None) {
        printNewIdentities(context, given->identities);
        context.streams.out << fmt::format(
            "New identifiers written and verified. To undo: sectorsmith undo apply {}\n",
            given->report.recordId);
    }
    return exitDone;
}

}  // namespace

int runCopy(Context& context, const CopyCommand& options) {
    std::ostream& out = context.streams.out;
    const bool json = context.json != JsonMode::None;
    if (isStreamCopy(context, options)) return runStreamCopy(context, options);
    if (auto apart = checkMapNames(options); !apart) return context.report(apart.error());
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    auto request = requestOf(options, std::move(*opened));
    if (!request) return context.report(request.error());
    CopySession session(std::move(*request));
    {
        ProgressLine reading(context, "look", false);
        session.prepare(reading);
        reading.clear();
    }
    const CopyPreview& preview = session.preview();
    Json result = planJson(preview);
    if (!json && !preview.target.empty()) printPlan(out, preview);
    if (preview.refused) {
        const int code = context.report(*preview.refused);
        if (preview.refused->code == CopyError::SourceInUse) context.note("use --live to copy it in use");
        if (preview.refused->code == CopyError::MapOfOtherCopy ||
            preview.refused->code == CopyError::MapSampleDiffers)
            context.note("if the map is the right one, use --trust-map");
        return code;
    }
    warnOfHealth(context, {session.request().source.disk->name(), options.target});
    if (options.newIds) {
        if (!options.domain.empty())
            return context.report(
                fail(Cause::Usage, "--new-ids needs a copy of everything, without --domain").error());
        const auto planned = planIdentitiesOfCopy(session.request().source.opened.source,
                                                  copyToIdentify(context, options, session.request()));
        if (!planned) return context.report(planned.error());
        if (!json) {
            out << "Afterwards the copy gets new identifiers:\n";
            for (const NewIdentities::Change& one : planned->changes)
                out << fmt::format("  {}{}\n", printable(one.identity.identity.what.text),
                                   one.identity.partition == 0
                                       ? ""
                                       : fmt::format(" of partition {}", one.identity.partition));
            for (const NewIdentities::Kept& one : planned->kept)
                out << fmt::format("  partition {} unchanged: {}\n", one.partition,
                                   printable(one.reason.text));
        }
        result["plannedIds"] = newIdentitiesJson(*planned);
    }
    if (!options.saveDomain.empty())
        if (auto saved = saveDomain(preview, options.saveDomain); !saved)
            return context.report(saved.error());
    for (const std::string& user : preview.inUse) context.warning(fmt::format("{} stays in use", user));
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!preview.newImage && !confirmDiskName(context, options.gate, preview.name, "destroy all data in it"))
        return exitRefused;
    CopyProgress progress(context);
    const system::HoldInterrupt hold;  // Ctrl-C stops it within a moment, with a summary
    auto done = session.run(preview.name, progress);
    progress.finish();
    if (!done) return context.report(done.error());
    const CopyResult& report = done->report;
    const CopyOptions& copy = session.request().options;
    result["report"] = reportJson(report, copy);
    result["report"]["fitted"] = done->fitted;
    context.warnOfOldEntries(done->notReread);
    if (!json) printReport(out, report, copy, options.newIds);
    if (!json && done->fitted) out << "Partition table or boot sector adapted to the target\n";
    if (!report.stopped && report.badBytes > 0) tellDamage(context, session.request(), report, result);
    int identified = exitDone;
    if (done->notFitted) {
        result["report"]["fitError"] = jsonText(done->notFitted->message);
        identified = context.report(*done->notFitted);
    } else if (options.newIds && !report.stopped) {
        if (report.badBytes > 0 || report.wrongBytes > 0)
            context.warning("the copy has errors and keeps the identifiers of the source");
        else identified = giveNewIds(context, options, session.request(), result);
        if (result.contains("newIds") && copy.sha256) {
            Json& told = result["report"];
            told["sha256BeforeNewIds"] = told["sha256"];
            told["sha256"] = nullptr;
        }
    }
    if (json) writeJsonDocument(out, result);
    out.flush();
    if (report.stopped) {
        const int code = context.report(*report.stopped);
        if (!options.map.empty() && report.mapSaved)
            context.note(fmt::format(
                "to continue later, run the same command again{}",
                preview.newImage ? fmt::format(" with --destroy {}",
                                               std::filesystem::path(options.target).filename().string())
                                 : ""));
        else if (!preview.newImage || pathKind(options.target) != PathKind::Missing)
            context.note(fmt::format("{} is incomplete", printable(options.target)));
        return code;
    }
    return report.badBytes > 0 || report.wrongBytes > 0 || report.unverifiedBytes > 0 ? exitDamaged
                                                                                      : identified;
}

}  // namespace sectorsmith::cli
