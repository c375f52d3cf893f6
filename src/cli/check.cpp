// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith check: what is wrong with the partition tables of a disk.
#include <fmt/format.h>

#include "cli/check.h"
#include "cli/table.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace {

int printRules(Context& context) {
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        Json list = Json::array();
        for (const RuleText& rule : checkRules())
            list.push_back({{"rule", rule.rule}, {"text", rule.text.text}});
        writeJsonDocument(out, {{"rules", std::move(list)}});
        return exitDone;
    }
    Table table({{"RULE"}, {"MEANING"}});
    for (const RuleText& rule : checkRules()) table.row({rule.rule, rule.text.text});
    table.print(out, context.colorOut());
    return exitDone;
}

}  // namespace

int runCheck(Context& context, const CheckTablesOptions& options) {
    if (options.rules) return printRules(context);
    if (options.source.empty()) return context.report(Error{Cause::Usage, "SOURCE is missing"});
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    const std::vector<Finding> findings = checkTables(*disk, disk->opened.disk, disk->tables);
    const auto severity = worst(findings);
    std::ostream& out = context.streams.out;
    if (context.json == JsonMode::Lines) {
        for (const Json& finding : findingsJson(findings)) writeJsonLine(out, finding);
    } else if (context.json == JsonMode::Document) {
        writeJsonDocument(out, {{"source", jsonText(options.source)},
                                {"scheme", std::string(schemeName(disk->tables.scheme))},
                                {"worst", severity ? Json(std::string(severityName(*severity))) : Json()},
                                {"findings", findingsJson(findings)}});
    } else {
        printFindings(context, findings);
        out << fmt::format("{}: {}: {}\n", printable(options.source), schemeName(disk->tables.scheme),
                           countFindings(findings));
    }
    if (disk->tables.sector0Error) return exitDamaged;
    return severity && *severity != Severity::Info ? exitFinding : exitDone;
}

}  // namespace sectorsmith::cli
