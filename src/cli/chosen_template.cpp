// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/chosen_template.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/streams.h"
#include "lang/builtin_templates.h"
#include "ops/choose_template.h"
#include "ops/template_folders.h"

namespace sectorsmith::cli {

namespace {

namespace fs = std::filesystem;

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
        text->text = readAll(context.streams.in);
        return ChosenTemplate{.id = "-", .text = text, .folder = {}};
    }
    std::string path = name;
    const auto known = std::ranges::find(templates, name, &lang::TemplateInfo::id);
    if (known != templates.end()) {
        path = known->path;
    } else if (std::error_code none; !fs::exists(name, none)) {
        const std::string similar = similarTo(name, templates);
        return fail(Cause::Usage,
                    fmt::format("“{}” is neither a template ID nor a file{}", name,
                                similar.empty() ? std::string("; run “sectorsmith templates” for a list")
                                                : fmt::format("; did you mean “{}”?", similar)));
    }
    auto text = readTemplate(path);
    if (!text) return std::unexpected(text.error());
    const fs::path file = lang::isBuiltin(path) ? fs::path(path) : fs::absolute(path);
    return ChosenTemplate{.id = name, .text = *text, .folder = file.parent_path().generic_string()};
}

Result<ChosenTemplate> chooseTemplate(Context& context, const ByteSource& source, std::uint64_t offset,
                                      const std::vector<lang::TemplateInfo>& templates) {
    const std::vector<TemplateChoice> choices = chooseTemplates(templates, source, offset);
    if (choices.empty()) {
        return fail(Cause::Damaged,
                    fmt::format("no template matches offset {} of {}; choose one with --template", offset,
                                source.name()));
    }
    const TemplateChoice& best = choices.front();
    context.note(fmt::format("template {} ({})", best.info.id, best.reason.text));
    return loadTemplate(context, best.info.id, templates);
}

}  // namespace

Result<ChosenTemplate> chosenTemplate(Context& context, const std::string& name, const ByteSource& source,
                                      std::uint64_t offset) {
    const std::vector<lang::TemplateInfo> templates = availableTemplates(templateFolders());
    return name.empty() ? chooseTemplate(context, source, offset, templates)
                        : loadTemplate(context, name, templates);
}

Result<std::shared_ptr<const lang::Program>> compiledTemplate(Context& context, const ChosenTemplate& chosen,
                                                              std::vector<std::string> includes) {
    if (!chosen.folder.empty()) includes.push_back(chosen.folder);
    auto loader = templateLoader(templateFolders(), std::move(includes));
    lang::CompileResult compiled = lang::compile(chosen.text, *loader);
    showDiagnostics(context, compiled.diagnostics);
    if (!compiled.program) return fail(Cause::Usage, fmt::format("the template {} has errors", chosen.id));
    return compiled.program;
}

void showDiagnostics(Context& context, const std::vector<lang::Diagnostic>& diagnostics, std::size_t from) {
    for (std::size_t i = from; i < diagnostics.size(); ++i) {
        std::string text = lang::render(diagnostics[i]);
        if (!text.ends_with('\n')) text += '\n';
        context.streams.err << text;
    }
    context.streams.err.flush();
}

}  // namespace sectorsmith::cli
