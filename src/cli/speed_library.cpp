// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith speed compare, sectorsmith speed restore.
#include <fmt/format.h>

#include "base/units.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/review.h"
#include "cli/speed.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/disk_match.h"
#include "ops/speed/compare.h"
#include "ops/speed/speed_test.h"
#include "ops/state_folder.h"

namespace sectorsmith::cli {

namespace {

// A result in each column: disks have long names, and figures are what is compared.
void printTable(Context& context, const speed::Comparison& comparison) {
    std::vector<Table::Column> columns{{"FIGURE"}, {"UNIT"}};
    for (const speed::ComparedResult& result : comparison.results)
        columns.push_back({printable(result.id), Table::Align::Right});
    Table table(columns);
    for (std::size_t f = 0; f < comparison.figures.size(); ++f) {
        std::vector<std::string> row{comparison.figures[f].title.text, comparison.figures[f].unit.text};
        for (const speed::ComparedResult& result : comparison.results)
            row.push_back(result.values[f] ? speed::figureText(*result.values[f]) : "");
        table.row(std::move(row));
    }
    table.print(context.streams.out, context.colorOut());
    for (const speed::ComparedResult& result : comparison.results)
        context.streams.out << fmt::format(
            "{}  {}  {}{}{}{}\n", result.id, result.time, printable(result.disk.text),
            result.adapter.empty() ? "" : "  [" + printable(result.adapter.text) + "]",
            result.computer.empty() ? "" : "  on " + printable(result.computer),
            result.remarks.empty() ? "" : "  (" + printable(result.remarks.text) + ")");
}

// Whether people agree to write to a disk that is not proven to be the test's: a disk named by hand is.
Result<bool> mayRestore(Context& context, const SpeedCommandOptions& options, const speed::SavedTest& test,
                        const speed::RestorePreview& preview) {
    if (preview.match == DiskMatch::Same || options.words.size() > 2) return true;
    const std::string why = whyUnproven(test.disk, preview.disk).message;
    const bool canAsk = context.streams.inTerminal && !context.common.noInput && !options.gate.yes;
    if (context.common.dryRun || canAsk) context.warning(why);
    if (context.common.dryRun) return true;
    if (!canAsk)
        return fail(Cause::Refused,
                    fmt::format("{}. Nothing was written; if it is the right disk, run “sectorsmith speed "
                                "restore {} {}”",
                                why, test.id, preview.disk.path));
    return confirmed(context, options.gate,
                     fmt::format("Is {} the disk of the test {}, and do you want to write to it?",
                                 describe(preview.disk).text, test.id));
}

}  // namespace

void tellReplaced(Context& context, const speed::Restored& restored) {
    if (restored.recordId.empty()) return;
    context.warning(
        fmt::format("replaced {} that neither the test nor the content before it explains; undo "
                    "record {} has them",
                    formatSizeDecimal(restored.replacedBytes), restored.recordId));
}

int runSpeedCompare(Context& context, const SpeedCommandOptions& options) {
    const auto library = speed::ResultLibrary::usual(context.common.stateFolder());
    std::vector<speed::SpeedResult> results;
    if (options.words.size() > 1) {
        for (std::size_t i = 1; i < options.words.size(); ++i) {
            auto result = library.load(options.words[i]);
            if (!result) return context.report(result.error());
            results.push_back(std::move(*result));
        }
    } else {
        std::vector<Message> problems;
        results = library.list(&problems);
        for (const std::string& problem : problems) context.warning(problem);
    }
    std::ostream& out = context.streams.out;
    const speed::Comparison comparison = speed::compareResults(results);
    if (context.json != JsonMode::None) writeJsonDocument(out, speed::comparisonJson(comparison));
    else if (options.format == ComparisonFormat::Csv) out << speed::comparisonCsv(comparison);
    else if (options.format == ComparisonFormat::Markdown) out << speed::comparisonMarkdown(comparison);
    else if (options.format == ComparisonFormat::Svg) out << speed::comparisonSvg(comparison);
    else if (results.empty()) context.note("no saved results");
    else printTable(context, comparison);
    return exitDone;
}

int runSpeedRestore(Context& context, const SpeedCommandOptions& options) {
    std::vector<Message> problems;
    auto tests = speed::findCutOffTests(stateFoldersToRead(context.common.stateFolder()), &problems);
    for (const std::string& problem : problems) context.warning(problem);
    if (options.words.size() > 1) {
        const std::string& id = options.words[1];
        std::erase_if(tests, [&](const speed::SavedTest& test) { return !test.id.starts_with(id); });
        if (tests.empty())
            return context.report(
                Error{Cause::NotFound, fmt::format("no interrupted speed test is named “{}”", id)});
        if (tests.size() > 1)
            return context.report(Error{
                Cause::Usage, fmt::format("“{}” is ambiguous: {} or {}", id, tests[0].id, tests[1].id)});
    }
    const std::string on = options.words.size() > 2 ? options.words[2] : std::string();
    Json list = Json::array();
    int code = problems.empty() ? exitDone : exitDamaged;
    for (const speed::SavedTest& test : tests) {
        Json entry{{"id", test.id},
                   {"disk", jsonText(describe(test.disk).text)},
                   {"bytes", jsonInteger(test.bytes())}};
        bool restored = false;
        auto preview = speed::previewRestore(test, on);
        if (!preview) {
            code = context.report(preview.error());
        } else if (const auto agreed = mayRestore(context, options, test, *preview); !agreed) {
            code = context.report(agreed.error());
        } else if (!context.common.dryRun && *agreed) {
            ProgressLine progress(context, "restore", false);
            const system::HoldInterrupt hold;
            auto done = speed::restoreSpeedTest(test, *preview, preview->match != DiskMatch::Same, progress);
            progress.clear();
            restored = done.has_value();
            if (done) tellReplaced(context, *done);
            else code = context.report(done.error());
        } else if (!*agreed) {
            code = exitRefused;
        }
        entry["restored"] = restored;
        list.push_back(std::move(entry));
        if (context.json == JsonMode::None)
            context.streams.out << fmt::format("{}  {}: {}\n", test.id, printable(describe(test.disk).text),
                                               restored ? "restored and verified" : "not restored");
    }
    if (context.json != JsonMode::None) writeJsonDocument(context.streams.out, {{"tests", std::move(list)}});
    else if (tests.empty() && problems.empty()) context.note("no interrupted speed tests");
    return code;
}

}  // namespace sectorsmith::cli
