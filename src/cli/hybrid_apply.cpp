// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hybrid propose, apply, reset: the right hybrid MBR, and the protective one.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/hybrid_apply.h"
#include "cli/hybrid_view.h"
#include "cli/table.h"
#include "ops/table_commit.h"
#include "part/hybrid.h"
#include "part/hybrid_entry.h"

namespace sectorsmith::cli {

namespace {

// The options as typed, and what the person answered to the questions since.
struct Answers {
    HybridOptions options;
    bool keepBootCode = false;

    bool covers(const HybridQuestion& question) const {
        if (question.option == "boot-code") return keepBootCode || options.writeBootCode;
        if (question.option == "disk-signature") return options.keepSignature || options.diskSignature;
        return question.option == "active" && options.active;
    }
    Result<void> set(const std::string& option, const std::string& text) {
        if (option == "active") {
            auto number = partitionNumber(text);
            if (!number) return std::unexpected(number.error());
            options.active = *number;
        } else if (option == "boot-code") {
            if (text != "write" && text != "keep")
                return fail(Cause::Usage, "--boot-code must be write or keep");
            options.writeBootCode = text == "write";
            keepBootCode = text == "keep";
        } else if (option == "disk-signature") {
            options.keepSignature = text == "keep";
            if (text == "keep") return {};
            std::uint32_t signature = 0;
            std::string_view digits = text;
            if (digits.starts_with("0x") || digits.starts_with("0X")) digits.remove_prefix(2);
            if (text == "new") {
                signature = randomDiskSignature();
            } else {
                const auto [end, error] =
                    std::from_chars(digits.data(), digits.data() + digits.size(), signature, 16);
                if (error != std::errc{} || end != digits.data() + digits.size() || signature == 0)
                    return fail(
                        Cause::Usage,
                        fmt::format("--disk-signature: “{}” is not eight hexadecimal digits, new or keep",
                                    printable(text)));
            }
            options.diskSignature = signature;
        }
        return {};
    }
};

Result<Answers> answersOf(const HybridCommand& command) {
    Answers answers;
    answers.options.layout = command.layout;
    for (const std::string& text : command.partitions) {
        auto number = partitionNumber(text);
        if (!number) return std::unexpected(number.error());
        answers.options.partitions.push_back(*number);
    }
    for (const auto& [option, text] :
         {std::pair{"active", &command.active}, std::pair{"boot-code", &command.bootCode},
          std::pair{"disk-signature", &command.diskSignature}})
        if (!text->empty())
            if (auto set = answers.set(option, *text); !set) return std::unexpected(set.error());
    return answers;
}

const char* answersTo(const std::string& option) {
    if (option == "boot-code") return "write, keep";
    if (option == "disk-signature") return "eight hexadecimal digits, new, keep";
    return "a partition's number";
}

Json proposalJson(const HybridProposal& proposal, const Answers& answers, const DiskTables& tables) {
    Json result{{"layout", std::string(hybridLayoutName(proposal.layout))},
                {"before", mbrJson(proposal.before, tables)},
                {"after", mbrJson(proposal.after, tables)},
                {"reasons", std::vector<std::string>(proposal.reasons.begin(), proposal.reasons.end())},
                {"warnings", std::vector<std::string>(proposal.warnings.begin(), proposal.warnings.end())}};
    Json questions = Json::array();
    for (const HybridQuestion& question : proposal.questions)
        questions.push_back({{"option", question.option},
                             {"text", question.text.text},
                             {"choices", answersTo(question.option)},
                             {"answered", answers.covers(question)}});
    result["questions"] = std::move(questions);
    return result;
}

void printProposal(Context& context, const HybridProposal& proposal, const Answers& answers,
                   const DiskTables& tables) {
    std::ostream& out = context.streams.out;
    for (const std::string& reason : proposal.reasons) out << "- " << printable(reason) << '\n';
    out << "\nNow: ";
    printMbr(context, proposal.before, tables);
    out << "\nProposed: ";
    printMbr(context, proposal.after, tables);
    out << '\n';
    out.flush();
    for (const std::string& warning : proposal.warnings) context.warning(printable(warning));
    for (const HybridQuestion& question : proposal.questions)
        if (!answers.covers(question))
            out << "? " << printable(question.text.text)
                << fmt::format(" (--{}: {})\n", question.option, answersTo(question.option));
}

}  // namespace

int runHybridPropose(Context& context, const HybridCommand& options) {
    auto answers = answersOf(options);
    if (!answers) return context.report(answers.error());
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    auto proposal = proposeHybrid(disk->disk(), disk->tables, contentsOf(*disk), answers->options);
    if (!proposal) return context.report(proposal.error());
    Json result = Json::object();
    if (context.json != JsonMode::None) {
        result = proposalJson(*proposal, *answers, disk->tables);
        describePlan(context, *disk, proposal->plan, result);
        writeJsonDocument(context.streams.out, result);
        return exitDone;
    }
    printProposal(context, *proposal, *answers, disk->tables);
    if (proposal->plan.empty()) {
        context.note("the disk already has this hybrid MBR");
        return exitDone;
    }
    describePlan(context, *disk, proposal->plan, result);
    auto commit = planFromTable(disk->disk(), proposal->plan);
    if (!commit) return context.report(commit.error());
    printRuns(context, commit->runs, disk->opened.disk->sectorSize());
    context.note("nothing was written; run hybrid apply to write it");
    return exitDone;
}

int runHybridApply(Context& context, const HybridCommand& options) {
    auto answers = answersOf(options);
    if (!answers) return context.report(answers.error());
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    const PartitionContents contents = contentsOf(*disk);
    auto proposal = proposeHybrid(disk->disk(), disk->tables, contents, answers->options);
    if (!proposal) return context.report(proposal.error());
    const bool json = context.json != JsonMode::None;
    bool asked = false;
    for (const HybridQuestion& question : std::vector(proposal->questions)) {
        if (answers->covers(question)) continue;
        const auto answer =
            ask(context, fmt::format("{} [{}]", printable(question.text.text), answersTo(question.option)));
        if (!answer) {
            if (json) writeJsonDocument(context.streams.out, proposalJson(*proposal, *answers, disk->tables));
            else printProposal(context, *proposal, *answers, disk->tables);
            context.error(fmt::format("{} Answer with --{} ({}); nothing was written",
                                      printable(question.text.text), question.option,
                                      answersTo(question.option)));
            return exitRefused;
        }
        if (auto set = answers->set(question.option, *answer); !set) return context.report(set.error());
        asked = true;
    }
    if (asked) {
        proposal = proposeHybrid(disk->disk(), disk->tables, contents, answers->options);
        if (!proposal) return context.report(proposal.error());
    }
    Json result = Json::object();
    if (json) result = proposalJson(*proposal, *answers, disk->tables);
    else printProposal(context, *proposal, *answers, disk->tables);
    const bool changes = !proposal->plan.empty();
    const int code = reviewTable(context, *disk, proposal->plan, options.gate, std::move(result));
    if (code == exitDone && changes && !json && !context.common.dryRun)
        context.note("on a Mac, hold Option (Alt) at the next start to choose the Windows volume");
    return code;
}

int runHybridReset(Context& context, const HybridResetOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planHybridReset(disk->disk(), disk->tables);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

int runHybridChs(Context& context, const HybridChsOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planMbrChs(disk->disk(), disk->tables);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

}  // namespace sectorsmith::cli
