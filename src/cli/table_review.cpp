// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table_review.h"

#include <fmt/format.h>

#include <charconv>

#include "base/hex.h"
#include "cli/plural.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "ops/partition_contents.h"
#include "ops/table_commit.h"
#include "ops/volumes.h"

namespace sectorsmith::cli {

namespace {

// Warnings and errors under a heading, when there are any.
void printCompared(Context& context, const char* heading, std::vector<Finding> findings) {
    std::erase_if(findings, [](const Finding& finding) { return finding.severity == Severity::Info; });
    if (findings.empty()) return;
    context.streams.out << heading << '\n';
    printFindings(context, findings);
}

}  // namespace

Result<TableDisk> openTableDisk(Context& context, const std::string& source, bool forWriting) {
    if (forWriting && source == "-") return fail(Cause::Usage, "standard input cannot be written to");
    auto opened = openSourceArgument(context, source, forWriting ? SourceUse::Write : SourceUse::Read);
    if (!opened) return std::unexpected(opened.error());
    if (opened->partition)
        return fail(Cause::Usage, fmt::format("{} is a partition; name the disk that has the partition table",
                                              printable(source)));
    if (forWriting)
        if (auto may = mayBeWritten(opened->opened); !may) return std::unexpected(may.error());
    TableDisk disk{std::move(*opened), {}};
    disk.tables = readDiskTables(disk.disk());
    return disk;
}

PartitionContents contentsOf(const TableDisk& disk) {
    return readPartitionContents(disk.opened.disk, disk.tables);
}

std::vector<Finding> checkTables(const TableDisk& disk, const std::shared_ptr<ByteSource>& source,
                                 const DiskTables& tables) {
    CheckOptions options;
    if (disk.opened.opened.isDevice) {
        WriteTarget target;
        target.path = disk.opened.opened.path;
        if (const auto facts = factsOf(target)) options = checkOptionsOf(*facts);
    }
    return findingsOf(source, tables, options, isGentle(*disk.opened.disk));
}

Json findingsJson(const std::vector<Finding>& findings) {
    Json list = Json::array();
    for (const Finding& finding : findings)
        list.push_back({{"rule", finding.rule},
                        {"severity", std::string(severityName(finding.severity))},
                        {"message", jsonText(finding.message.text)},
                        {"offset", finding.offset ? jsonInteger(*finding.offset) : Json()},
                        {"repair", jsonText(finding.repair.text, true)}});
    return list;
}

void printFindings(Context& context, const std::vector<Finding>& findings) {
    std::ostream& out = context.streams.out;
    for (const Finding& finding : findings) {
        const std::string_view tint = finding.severity == Severity::Error     ? color::red
                                      : finding.severity == Severity::Warning ? color::yellow
                                                                              : color::dim;
        out << color::when(context.colorOut(), tint) << fmt::format("{:<7}", severityName(finding.severity))
            << color::when(context.colorOut(), color::reset) << "  " << finding.rule;
        if (finding.offset) out << fmt::format("  (offset {})", *finding.offset);
        out << "\n         " << printable(finding.message.text) << '\n';
        if (!finding.repair.empty()) out << "         → " << printable(finding.repair.text) << '\n';
    }
}

std::string countFindings(const std::vector<Finding>& findings) {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    for (const Finding& finding : findings) {
        errors += finding.severity == Severity::Error ? 1 : 0;
        warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    if (errors + warnings == 0) return "no errors, no warnings";
    return fmt::format("{}, {}", counted(errors, "error"), counted(warnings, "warning"));
}

void describePlan(Context& context, const TableDisk& disk, const TablePlan& plan, Json& result) {
    const std::vector<TableChange> changes = tableChanges(disk.disk(), plan);
    if (context.json != JsonMode::None) {
        Json list = Json::array();
        for (const TableChange& change : changes)
            list.push_back({{"place", jsonText(change.place.text)},
                            {"field", change.field.text},
                            {"before", jsonText(change.before.text, true)},
                            {"after", jsonText(change.after.text, true)}});
        result["changes"] = std::move(list);
        result["notes"] = textsJson(plan.notes);
        Json writes = Json::array();
        for (const PlannedWrite& write : plan.writes) {
            std::vector<std::byte> before(write.bytes.size());
            const bool known = readExact(disk.disk(), write.offset, before).has_value();
            writes.push_back({{"offset", jsonInteger(write.offset)},
                              {"length", jsonInteger(write.bytes.size())},
                              {"what", jsonText(write.why.text)},
                              {"before", known ? Json(lowerHex(before)) : Json()},
                              {"after", lowerHex(write.bytes)}});
        }
        result["writes"] = std::move(writes);
        return;
    }
    std::ostream& out = context.streams.out;
    for (const std::string& note : plan.notes) out << "- " << printable(note) << '\n';
    printTableChanges(context, changes);
}

void printTableChanges(Context& context, const std::vector<TableChange>& changes) {
    std::ostream& out = context.streams.out;
    const bool color = context.colorOut();
    // Long values: under each other rather than in columns.
    std::string place;
    for (const TableChange& change : changes) {
        if (change.place.text != place) out << printable(change.place.text) << '\n';
        place = change.place.text;
        const auto shown = [](const std::string& text) {
            return text.empty() ? std::string("—") : printable(text);
        };
        out << fmt::format("  {:<16} {}{}{}\n", change.field.text, color::when(color, color::red),
                           shown(change.before.text), color::when(color, color::reset))
            << fmt::format("  {:>16} {}{}{}\n", "→", color::when(color, color::green),
                           shown(change.after.text), color::when(color, color::reset));
    }
}

void printComparedFindings(Context& context, const FindingChanges& changes) {
    std::vector<Finding> after = changes.appeared;
    after.insert(after.end(), changes.remaining.begin(), changes.remaining.end());
    context.streams.out << "Check after the change: " << countFindings(after) << '\n';
    printCompared(context, "New:", changes.appeared);
    printCompared(context, "Unchanged:", changes.remaining);
    printCompared(context, "Fixed:", changes.solved);
}

int reviewTable(Context& context, const TableDisk& disk, const TablePlan& plan, const WriteGate& gate,
                Json result) {
    auto commit = planFromTable(disk.disk(), plan);
    if (!commit) return context.report(commit.error());
    describePlan(context, disk, plan, result);
    if (!commit->runs.empty() && context.json != JsonMode::None) {
        const auto after = std::make_shared<PlannedSource>(disk.opened.disk, plan);
        const std::vector<Finding> findings = checkTables(disk, after, readDiskTables(*after));
        const FindingChanges compared =
            compareFindings(checkTables(disk, disk.opened.disk, disk.tables), findings);
        result["findingsAfter"] = findingsJson(findings);
        result["findingsNew"] = findingsJson(compared.appeared);
        result["findingsSolved"] = findingsJson(compared.solved);
    }
    return reviewAndCommit(context, disk.opened, *commit, gate, disk.opened.opened.path, std::move(result),
                           {}, true);
}

Result<std::uint64_t> sectorArgument(const std::string& text, const char* option, const DiskTables& tables) {
    const std::uint32_t size = tables.sectorSize;
    auto bytes = sizeArgument(text, option, size, 0);
    if (!bytes) return std::unexpected(bytes.error());
    if (*bytes % size != 0)
        return fail(Cause::Usage,
                    fmt::format("{}: {} is not a multiple of the {}-byte sector size (use {}s for sector {})",
                                option, *bytes, size, *bytes, *bytes));
    return *bytes / size;
}

Result<unsigned> partitionNumber(const std::string& text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number == 0)
        return fail(Cause::Usage, fmt::format("“{}” is not a partition number", printable(text)));
    return number;
}

}  // namespace sectorsmith::cli
