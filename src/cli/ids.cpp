// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ids.h"

#include <fmt/format.h>

#include "cli/source_argument.h"
#include "cli/table.h"
#include "cli/table_review.h"
#include "ops/identities/identities.h"
#include "ops/table_commit.h"

namespace sectorsmith::cli {

namespace {

std::string whereOf(unsigned partition) {
    return partition == 0 ? std::string("disk") : fmt::format("partition {}", partition);
}

// #N of the source, or --partition.
Result<std::optional<unsigned>> chosenPartition(const OpenedPartition& opened, const IdsOptions& options) {
    std::optional<unsigned> chosen;
    if (opened.partition) {
        // Numbers are those of the main table: the second one of a hybrid disk counts otherwise.
        const PartitionList list = listPartitions(*opened.disk);
        const Partition* main = list.find({}, opened.partition->index);
        if (main == nullptr || main->table != opened.partition->table)
            return fail(Cause::Usage, "name the partition by its number in the main table (SOURCE#N)");
        chosen = opened.partition->index;
    }
    if (options.partition.empty()) return chosen;
    if (chosen) return fail(Cause::Usage, "use either SOURCE#N or --partition, not both");
    auto number = partitionNumber(options.partition);
    if (!number) return std::unexpected(number.error());
    return *number;
}

Json identityJson(const DiskIdentity& one) {
    return {{"partition", one.partition == 0 ? Json() : Json(one.partition)},
            {"kind", std::string(one.identity.kind)},
            {"what", jsonText(one.identity.what.text)}};
}

}  // namespace

Json newIdentitiesJson(const NewIdentities& wanted) {
    Json changes = Json::array(), kept = Json::array();
    for (const NewIdentities::Change& one : wanted.changes) {
        Json object = identityJson(one.identity);
        object["before"] = jsonText(one.identity.identity.value, true);
        object["after"] = jsonText(one.newValue);
        changes.push_back(std::move(object));
    }
    for (const NewIdentities::Kept& one : wanted.kept)
        kept.push_back({{"partition", one.partition == 0 ? Json() : Json(one.partition)},
                        {"reason", jsonText(one.reason.text)}});
    return {{"changes", std::move(changes)}, {"kept", std::move(kept)}, {"notes", textsJson(wanted.notes)}};
}

void printNewIdentities(Context& context, const NewIdentities& wanted) {
    std::ostream& out = context.streams.out;
    const bool color = context.colorOut();
    for (const NewIdentities::Change& one : wanted.changes) {
        const std::string& old = one.identity.identity.value;
        out << fmt::format("{}: {}\n", whereOf(one.identity.partition),
                           printable(one.identity.identity.what.text))
            << fmt::format("  old {}{}{}\n  new {}{}{}\n", color::when(color, color::red),
                           old.empty() ? "—" : printable(old), color::when(color, color::reset),
                           color::when(color, color::green), one.newValue, color::when(color, color::reset));
    }
    for (const NewIdentities::Kept& one : wanted.kept)
        out << fmt::format("- {}: {}\n", whereOf(one.partition), printable(one.reason.text));
    for (const std::string& note : wanted.notes) out << "- " << printable(note) << '\n';
}

int runIdsShow(Context& context, const IdsOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    auto partition = chosenPartition(*opened, options);
    if (!partition) return context.report(partition.error());
    const auto all = diskIdentities(opened->disk, *partition);
    if (context.json != JsonMode::None) {
        Json list = Json::array();
        for (const DiskIdentity& one : all) {
            Json object = identityJson(one);
            object["value"] = jsonText(one.identity.value, true);
            list.push_back(std::move(object));
        }
        writeJsonDocument(context.streams.out,
                          {{"source", jsonText(opened->opened.path)}, {"identities", std::move(list)}});
        return exitDone;
    }
    Table table({{"WHERE"}, {"IDENTIFIER"}, {"VALUE"}});
    for (const DiskIdentity& one : all)
        table.row({whereOf(one.partition), one.identity.what.text,
                   one.identity.value.empty() ? "—" : one.identity.value});
    if (table.empty()) context.note("no identifiers found");
    else table.print(context.streams.out, context.colorOut());
    return exitDone;
}

int runIdsNew(Context& context, const IdsOptions& options) {
    if (options.source == "-")
        return context.report(Error{Cause::Usage, "standard input cannot be written to"});
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    if (auto may = mayBeWritten(opened->opened); !may) return context.report(may.error());
    auto partition = chosenPartition(*opened, options);
    if (!partition) return context.report(partition.error());
    NewIdentitiesRequest request;
    request.partition = *partition;
    const auto wanted = planNewIdentities(opened->disk, request);
    if (!wanted) return context.report(wanted.error());
    auto plan = planFromTable(*opened->disk, wanted->plan);
    if (!plan) return context.report(plan.error());
    return reviewAndCommit(
        context, *opened, *plan, options.gate, opened->disk->name(), newIdentitiesJson(*wanted),
        [&] { printNewIdentities(context, *wanted); }, true,
        [&](const WriteTarget& target, const CommitPlan& commit, Progress& progress) {
            return commitNewIdentities(target, commit, *wanted, progress);
        });
}

}  // namespace sectorsmith::cli
