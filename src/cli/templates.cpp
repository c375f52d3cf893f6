// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith templates: what decode can read.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/json.h"
#include "cli/table.h"
#include "cli/templates.h"
#include "ops/template_folders.h"

namespace sectorsmith::cli {

namespace {

std::vector<std::string> pragmasNamed(const lang::TemplateInfo& info, std::string_view key) {
    std::vector<std::string> values;
    for (const lang::Pragma& pragma : info.pragmas)
        if (pragma.key == key) values.push_back(pragma.value);
    return values;
}

Json templateJson(const lang::TemplateInfo& info) {
    Json object;
    object["id"] = jsonText(info.id);
    object["description"] = jsonText(info.description);
    object["path"] = jsonText(info.path);
    object["user"] = info.user;
    for (const char* key : {"magic", "MIME", "author"}) {
        Json values = Json::array();
        for (const std::string& value : pragmasNamed(info, key)) values.push_back(jsonText(value));
        object[std::string_view(key) == "MIME" ? "mime" : key] = std::move(values);
    }
    return object;
}

int listTemplates(Context& context) {
    const TemplateFolders folders = templateFolders();
    const std::vector<lang::TemplateInfo> templates = availableTemplates(folders);
    if (context.json == JsonMode::Lines) {
        for (const auto& info : templates) writeJsonLine(context.streams.out, templateJson(info));
        return exitDone;
    }
    if (context.json == JsonMode::Document) {
        Json list = Json::array();
        for (const auto& info : templates) list.push_back(templateJson(info));
        Json searched = Json::array();
        for (const std::string& folder : folders.shipped) searched.push_back(jsonText(folder));
        writeJsonDocument(context.streams.out, {{"templates", std::move(list)},
                                                {"folders", std::move(searched)},
                                                {"userFolder", jsonText(folders.user, true)}});
        return exitDone;
    }
    if (templates.empty()) {
        context.note(fmt::format("no templates in {}", fmt::join(folders.shipped, ", ")));
        return exitDone;
    }
    Table table({{"ID"}, {"DESCRIPTION"}, {"MATCHES"}, {"FROM"}});
    for (const auto& info : templates) {
        table.row({info.id, info.description, fmt::format("{}", fmt::join(pragmasNamed(info, "magic"), "; ")),
                   info.user ? "you" : ""});
    }
    table.print(context.streams.out, context.colorOut());
    return exitDone;
}

}  // namespace

int runTemplates(Context& context, const TemplatesOptions& options) {
    if (options.words.empty()) return listTemplates(context);
    const std::vector<std::string> names(options.words.begin() + 1, options.words.end());
    if (options.words.front() == "check") return checkTemplates(context, names, options.includes);
    if (options.words.front() == "test") return testTemplates(context, names, options.includes);
    context.error(
        fmt::format("“{0}” is not a form of templates; use templates check {0} or templates test {0}",
                    printable(options.words.front())));
    return exitUsage;
}

}  // namespace sectorsmith::cli
