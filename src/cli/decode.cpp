// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith decode: structures as a tree.
#include <algorithm>
#include <streambuf>

#include <fmt/format.h>

#include "cli/chosen_template.h"
#include "cli/decode.h"
#include "cli/json.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "cli/tree_printer.h"
#include "lang/template.h"

namespace sectorsmith::cli {

namespace {

// Lets a document through but for its opening brace, so that members of our own can stand first in it.
class WithoutOpeningBrace : public std::streambuf {
 public:
    explicit WithoutOpeningBrace(std::ostream& out) : out_(out) {}

 protected:
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        const char one = traits_type::to_char_type(c);
        return xsputn(&one, 1) == 1 ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* data, std::streamsize size) override {
        std::streamsize skip = 0;
        if (!started_ && size > 0) {
            started_ = true;
            skip = data[0] == '{' ? 1 : 0;
        }
        out_.write(data + skip, size - skip);
        return out_ ? size : 0;
    }
    int sync() override { return out_.flush() ? 0 : -1; }

 private:
    std::ostream& out_;
    bool started_ = false;
};

// {"schemaVersion":…, …the node's own keys}: one document, streamed.
std::uint64_t writeDocument(Context& context, const lang::NodePtr& node, const ChosenTemplate& chosen,
                            const std::string& source, std::uint64_t offset, int levels) {
    std::ostream& out = context.streams.out;
    Json head;
    head["schemaVersion"] = jsonSchemaVersion;
    head["source"] = jsonText(source);
    head["template"] = jsonText(chosen.id);
    head["baseAddress"] = jsonInteger(offset);
    std::string text = head.dump(-1, ' ', false, Json::error_handler_t::replace);
    text.back() = ',';
    out << text;
    WithoutOpeningBrace rest(out);
    std::ostream stream(&rest);
    const std::uint64_t errors = lang::writeJson(stream, node, {.levels = levels, .compact = true});
    out << '\n';
    return errors;
}

}  // namespace

int runDecode(Context& context, const DecodeOptions& options) {
    if (options.source == "-" && options.templateName == "-") {
        context.error("standard input cannot be both the source and the template");
        return exitUsage;
    }
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const ByteSource& source = *opened->opened.source;
    auto range = rangeArguments(source, options.offset, "");
    if (!range) return context.report(range.error());
    const std::uint64_t offset = range->offset;

    auto chosen = chosenTemplate(context, options.templateName, source, offset);
    if (!chosen) return context.report(chosen.error());
    auto program = compiledTemplate(context, *chosen, options.includes);
    if (!program) {
        context.error(program.error().message);
        return exitFinding;
    }

    lang::EvaluateOptions evaluateOptions;
    evaluateOptions.baseAddress = offset;
    evaluateOptions.listing = true;
    evaluateOptions.limits.raiseBudget(options.budget);
    evaluateOptions.console = [&context](lang::Severity severity, std::string_view text) {
        if (severity == lang::Severity::Note) context.streams.err << printable(text) << '\n';
        else if (severity == lang::Severity::Warning) context.warning(printable(text));
        else context.error(printable(text));
    };
    auto evaluation = lang::evaluate(*program, opened->opened.source, std::move(evaluateOptions));
    lang::NodePtr node = evaluation->root();
    if (!options.path.empty() && node) {
        Message why;
        lang::NodePtr found = lang::findPath(node, options.path, &why);
        if (!found) {
            showDiagnostics(context, evaluation->diagnostics());
            context.error(why.empty() ? fmt::format("field “{}” does not exist", options.path) : why.text);
            return exitFinding;
        }
        node = std::move(found);
    }
    if (!node) {
        context.error("the template produced no result");
        return exitFinding;
    }

    std::uint64_t errors = 0;
    if (context.json == JsonMode::Document) {
        errors = writeDocument(context, node, *chosen, opened->opened.path, offset, options.levels);
    } else if (context.json == JsonMode::Lines) {
        errors = writeNodeLines(context.streams.out, node, source.size(), options.levels);
    } else if (!options.path.empty() &&
               (!node->hasChildren() || (options.levels < 0 && !node->displayValue().empty()))) {
        // One value; so is what has members and is shown as one: a GUID, a formatted array.
        context.streams.out << printable(plainValue(*node)) << '\n';
        errors = node->error() ? 1 : 0;
    } else {
        TreePrinter printer(context.streams.out, source.size(), options.levels, options.all,
                            context.colorOut());
        printer.print(node);
        errors = printer.errors();
    }
    context.streams.out.flush();
    const auto& diagnostics = evaluation->diagnostics();
    showDiagnostics(context, diagnostics);
    const bool failed =
        errors > 0 || std::ranges::any_of(diagnostics, [](const lang::Diagnostic& diagnostic) {
            return diagnostic.severity == lang::Severity::Error;
        });
    if (failed) {
        context.error(errors > 0 ? fmt::format("{} with errors in {}",
                                               errors == 1 ? "1 field" : fmt::format("{} fields", errors),
                                               chosen->id)
                                 : fmt::format("errors in {}", chosen->id));
    }
    if (evaluation->budgetSpent() && options.budget != 0)
        context.warning(
            fmt::format("the template exceeded its budget and was stopped; --budget {} allows ten times as "
                        "much work and memory, --budget 0 is unlimited",
                        options.budget < ~std::uint64_t{0} / 10 ? options.budget * 10 : options.budget));
    return failed ? exitFinding : exitDone;
}

}  // namespace sectorsmith::cli
