// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt repair: both copies of the table made whole.
#include "part/gpt_repair.h"

#include <fmt/format.h>

#include "cli/gpt_repair.h"
#include "cli/plural.h"
#include "cli/table.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace {

std::optional<GptSource> parseSource(std::string_view name) {
    for (const GptSource source : {GptSource::Auto, GptSource::Primary, GptSource::Backup, GptSource::AtEnd})
        if (name == gptSourceName(source)) return source;
    return std::nullopt;
}

void printCandidates(std::ostream& out, const GptRepair& repair) {
    for (const GptRepairCandidate& candidate : repair.candidates) {
        out << fmt::format("{}: confidence {} %, {}\n", gptSourceName(candidate.source), candidate.confidence,
                           counted(candidate.entries.size(), "partition"));
        for (const std::string& reason : candidate.reasons) out << "  " << printable(reason) << '\n';
    }
}

Json candidatesJson(const GptRepair& repair) {
    Json list = Json::array();
    for (const GptRepairCandidate& candidate : repair.candidates)
        list.push_back(
            {{"copy", std::string(gptSourceName(candidate.source))},
             {"confidence", candidate.confidence},
             {"partitions", candidate.entries.size()},
             {"reasons", std::vector<std::string>(candidate.reasons.begin(), candidate.reasons.end())}});
    return list;
}

}  // namespace

int runGptRepair(Context& context, const GptRepairCommand& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    GptRepairOptions wanted;
    wanted.from = options.from;
    wanted.newDiskGuid = options.newDiskGuid;
    wanted.newPartitionGuids = options.newPartitionGuids;
    auto repair = planGptRepair(disk->disk(), disk->tables, wanted);
    if (!repair) return context.report(repair.error());
    const bool json = context.json != JsonMode::None;
    if (!json) printCandidates(context.streams.out, *repair);
    if (!repair->chosen) {
        std::string names;
        for (const GptRepairCandidate& candidate : repair->candidates)
            names += (names.empty() ? "" : "/") + std::string(gptSourceName(candidate.source));
        context.streams.out.flush();
        const auto answer = ask(context, fmt::format("{} [{}]", repair->question.text, names));
        const auto source = answer ? parseSource(*answer) : std::nullopt;
        if (!source || *source == GptSource::Auto) {
            if (json)
                writeJsonDocument(context.streams.out, {{"question", repair->question.text},
                                                        {"option", "--from"},
                                                        {"candidates", candidatesJson(*repair)}});
            context.error(
                fmt::format("{} Choose with --from ({}); nothing was written", repair->question.text, names));
            return exitRefused;
        }
        wanted.from = *source;
        repair = planGptRepair(disk->disk(), disk->tables, wanted);
        if (!repair) return context.report(repair.error());
    }
    Json result = Json::object();
    if (json) {
        result["from"] = std::string(gptSourceName(repair->candidates[*repair->chosen].source));
        result["candidates"] = candidatesJson(*repair);
    }
    return reviewTable(context, *disk, repair->plan, options.gate, std::move(result));
}

}  // namespace sectorsmith::cli
