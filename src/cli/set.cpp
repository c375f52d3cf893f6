// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith set: change fields; what covers them is sealed again, their copies change with them.
#include <fmt/format.h>

#include "base/hex.h"
#include "cli/chosen_template.h"
#include "cli/json.h"
#include "cli/review.h"
#include "cli/set.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "ops/field_edit.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t mostShownBytes = 32;

std::string shortHex(std::span<const std::byte> bytes) {
    const std::string text = lowerHex(bytes.first(std::min(bytes.size(), mostShownBytes)));
    return bytes.size() > mostShownBytes ? text + "…" : text;
}

// A value as the template shows it, else its bytes.
std::string shown(const std::string& text, std::span<const std::byte> bytes) {
    return text.empty() ? shortHex(bytes) : printable(text);
}

void printChanges(Context& context, const FieldEdit& edit) {
    std::ostream& out = context.streams.out;
    const bool color = context.colorOut();
    for (const FieldChange& change : edit.changes) {
        const std::string name =
            change.path.empty() ? fmt::format("the copy at offset {}", change.offset) : change.path;
        const bool sameText = change.oldText == change.newText;  // what is cut off or formatted away
        out << fmt::format(
            "  {:<14}{}  {}{}{} -> {}{}{}\n", nameOf(change.kind), printable(name),
            color::when(color, color::red), shown(sameText ? std::string() : change.oldText, change.before),
            color::when(color, color::reset), color::when(color, color::green),
            shown(sameText ? std::string() : change.newText, change.after), color::when(color, color::reset));
    }
}

Json changesJson(const FieldEdit& edit, std::uint64_t base) {
    Json list = Json::array();
    for (const FieldChange& change : edit.changes)
        list.push_back({{"kind", std::string(nameOf(change.kind))},
                        {"path", jsonText(change.path, true)},
                        {"offset", jsonInteger(base + change.offset)},
                        {"old", jsonText(change.oldText, true)},
                        {"new", jsonText(change.newText, true)},
                        {"before", lowerHex(change.before)},
                        {"after", lowerHex(change.after)}});
    return list;
}

}  // namespace

int runSet(Context& context, const SetOptions& options) {
    std::vector<FieldValue> values;
    for (const std::string& assignment : options.assignments) {
        const std::size_t sign = assignment.find('=');
        if (sign == 0 || sign == std::string::npos)
            return context.report(Error{
                Cause::Usage,
                fmt::format("“{}” is not PATH=VALUE, for example header.entries[3].name=Data", assignment)});
        values.push_back({assignment.substr(0, sign), assignment.substr(sign + 1)});
    }
    if (options.source == "-")
        return context.report(Error{Cause::Usage, "standard input cannot be written to"});
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    const std::shared_ptr<const ByteSource> source = opened->opened.source;
    auto range = rangeArguments(*source, options.offset, "");
    if (!range) return context.report(range.error());
    auto chosen = chosenTemplate(context, options.templateName, *source, range->offset);
    if (!chosen) return context.report(chosen.error());
    auto program = compiledTemplate(context, *chosen, options.includes);
    if (!program) {
        context.error(program.error().message);
        return exitFinding;
    }
    FieldTemplate fieldTemplate{*program, {}};
    fieldTemplate.options.baseAddress = range->offset;
    FieldEditOptions editOptions;
    editOptions.checksums = options.keepChecksums        ? ChecksumPolicy::None
                            : options.updateAllChecksums ? ChecksumPolicy::All
                                                         : ChecksumPolicy::Valid;
    editOptions.copies = !options.noCopies;
    auto edit = planFieldEdit(source, source, fieldTemplate, values, editOptions);
    if (!edit) {
        if (edit.error().cause != Cause::NotFound) return context.report(edit.error());
        context.error(edit.error().message);
        return exitFinding;
    }
    for (const std::string& note : edit->notes) context.warning(note);

    Overlay overlay(opened->disk);
    std::string what = fmt::format("set {}", values[0].path);
    if (values.size() > 1) what += fmt::format(" and {} more", values.size() - 1);
    for (StagedWrite& write : edit->writes) write.offset += opened->offset;
    if (!edit->writes.empty())
        if (auto staged = overlay.stage(edit->writes, what); !staged) return context.report(staged.error());
    auto plan = planFromOverlay(overlay, what);
    if (!plan) return context.report(plan.error());
    Json result{{"template", jsonText(chosen->id)},
                {"changes", changesJson(*edit, opened->offset)},
                {"notes", textsJson(edit->notes)}};
    return reviewAndCommit(context, *opened, *plan, options.gate, opened->disk->name(), std::move(result),
                           [&] { printChanges(context, *edit); });
}

}  // namespace sectorsmith::cli
