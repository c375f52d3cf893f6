// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith decode: structures as a tree.
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <streambuf>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "cli/tree_printer.h"
#include "lang/template.h"
#include "ops/choose_template.h"
#include "ops/template_folders.h"

namespace sectorsmith::cli {

namespace {

namespace fs = std::filesystem;

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

struct ChosenTemplate {
    std::string id;  // or the file's name
    std::shared_ptr<const lang::SourceText> text;
    std::string folder;  // of the file; empty for standard input
};

// Words that differ in a letter or two from what was typed.
std::string similarTo(const std::string& typed, const std::vector<lang::TemplateInfo>& templates) {
    auto distance = [](std::string_view a, std::string_view b) {
        std::vector<std::size_t> row(b.size() + 1);
        for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
        for (std::size_t i = 1; i <= a.size(); ++i) {
            std::size_t diagonal = row[0];
            row[0] = i;
            for (std::size_t j = 1; j <= b.size(); ++j) {
                const std::size_t above = row[j];
                row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
                diagonal = above;
            }
        }
        return row[b.size()];
    };
    std::string best;
    std::size_t least = 3;
    for (const auto& info : templates) {
        const std::string_view id = info.id;
        const std::size_t slash = id.rfind('/');
        const std::string_view last = slash == std::string_view::npos ? id : id.substr(slash + 1);
        const std::size_t far = std::min(distance(typed, id), distance(typed, last));
        if (far < least) {
            least = far;
            best = info.id;
        }
    }
    return best;
}

Result<ChosenTemplate> loadTemplate(Context& context, const std::string& name,
                                    const std::vector<lang::TemplateInfo>& templates) {
    if (name == "-") {
        auto text = std::make_shared<lang::SourceText>();
        text->name = "standard input";
        text->text.assign(std::istreambuf_iterator<char>(context.streams.in), {});
        return ChosenTemplate{.id = "-", .text = text, .folder = {}};
    }
    std::string path = name;
    const auto known = std::ranges::find(templates, name, &lang::TemplateInfo::id);
    if (known != templates.end()) {
        path = known->path;
    } else if (std::error_code none; !fs::exists(name, none)) {
        const std::string similar = similarTo(name, templates);
        return fail(Cause::Usage,
                    fmt::format("there is no template “{}”, neither an ID nor a file{}", name,
                                similar.empty() ? std::string("; “sectorsmith templates” lists them")
                                                : fmt::format("; did you mean “{}”?", similar)));
    }
    auto text = readTemplate(path);
    if (!text) return std::unexpected(text.error());
    return ChosenTemplate{.id = name, .text = *text, .folder = fs::absolute(path).parent_path().string()};
}

Result<ChosenTemplate> chooseTemplate(Context& context, const ByteSource& source, std::uint64_t offset,
                                      const std::vector<lang::TemplateInfo>& templates) {
    const std::vector<TemplateChoice> choices = chooseTemplates(templates, source, offset);
    if (choices.empty()) {
        return fail(Cause::Damaged,
                    fmt::format("nothing known begins at offset {} of {}: name a template with --template",
                                offset, source.name()));
    }
    const TemplateChoice& best = choices.front();
    context.note(fmt::format("template {} ({})", best.info.id, best.reason));
    return loadTemplate(context, best.info.id, templates);
}

void showDiagnostics(Context& context, const std::vector<lang::Diagnostic>& diagnostics,
                     std::size_t from = 0) {
    for (std::size_t i = from; i < diagnostics.size(); ++i) {
        std::string text = lang::render(diagnostics[i]);
        if (!text.ends_with('\n')) text += '\n';
        context.streams.err << text;
    }
    context.streams.err.flush();
}

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

    const TemplateFolders folders = templateFolders();
    const std::vector<lang::TemplateInfo> templates = availableTemplates(folders);
    auto chosen = options.templateName.empty() ? chooseTemplate(context, source, offset, templates)
                                               : loadTemplate(context, options.templateName, templates);
    if (!chosen) return context.report(chosen.error());

    std::vector<std::string> first = options.includes;
    if (!chosen->folder.empty()) first.push_back(chosen->folder);
    auto loader = templateLoader(folders, std::move(first));
    lang::CompileResult compiled = lang::compile(chosen->text, *loader);
    showDiagnostics(context, compiled.diagnostics);
    if (!compiled.program) {
        context.error(fmt::format("the template {} does not compile", chosen->id));
        return exitFinding;
    }

    lang::EvaluateOptions evaluateOptions;
    evaluateOptions.baseAddress = offset;
    evaluateOptions.console = [&context](lang::Severity severity, std::string_view text) {
        if (severity == lang::Severity::Note) context.streams.err << printable(text) << '\n';
        else if (severity == lang::Severity::Warning) context.warning(printable(text));
        else context.error(printable(text));
    };
    auto evaluation = lang::evaluate(compiled.program, opened->opened.source, std::move(evaluateOptions));
    lang::NodePtr node = evaluation->root();
    if (!options.path.empty() && node) {
        std::string why;
        lang::NodePtr found = lang::findPath(node, options.path, &why);
        if (!found) {
            showDiagnostics(context, evaluation->diagnostics());
            context.error(why.empty() ? fmt::format("there is no field {}", options.path) : why);
            return exitFinding;
        }
        node = std::move(found);
    }
    if (!node) {
        context.error("the template gives nothing");
        return exitFinding;
    }

    std::uint64_t errors = 0;
    if (context.json == JsonMode::Document) {
        errors = writeDocument(context, node, *chosen, opened->opened.path, offset, options.levels);
    } else if (context.json == JsonMode::Lines) {
        errors = writeNodeLines(context.streams.out, node, options.levels);
    } else if (!options.path.empty() && !node->hasChildren()) {
        context.streams.out << printable(plainValue(*node)) << '\n';
        errors = node->error() ? 1 : 0;
    } else if (!options.path.empty() && options.levels < 0 && !node->displayValue().empty()) {
        context.streams.out << printable(plainValue(*node)) << '\n';  // a GUID, a formatted array: one value
        errors = node->error() ? 1 : 0;
    } else {
        TreePrinter printer(context.streams.out, source.size(), options.levels, context.colorOut());
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
    return failed ? exitFinding : exitDone;
}

}  // namespace sectorsmith::cli
