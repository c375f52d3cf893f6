// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/template_folders.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "lang/builtin_templates.h"
#include "ops/errors.h"
#include "ops/system_folders.h"
#include "ops/write_target.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

constexpr char listSeparator = fs::path::preferred_separator == '\\' ? ';' : ':';

void addFolder(std::vector<std::string>& folders, const fs::path& path) {
    if (path.empty() || !isFolder(path)) return;
    std::string text = path.lexically_normal().string();
    if (std::ranges::find(folders, text) == folders.end()) folders.push_back(std::move(text));
}

}  // namespace

TemplateFolders templateFolders() {
    TemplateFolders folders;
    if (const char* list = std::getenv("SECTORSMITH_TEMPLATES")) {
        std::string_view rest = list;
        while (!rest.empty()) {
            const auto end = std::min(rest.find(listSeparator), rest.size());
            addFolder(folders.shipped, fs::path(rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    const fs::path program = programPath();
    if (!program.empty()) {
        const fs::path folder = program.parent_path();
        addFolder(folders.shipped, folder / ".." / "share" / "sectorsmith" / "templates");
        addFolder(folders.shipped, folder / ".." / "Resources" / "templates");
        if constexpr (fs::path::preferred_separator == '\\') addFolder(folders.shipped, folder / "templates");
    }
    if (folders.shipped.empty()) folders.shipped.emplace_back(lang::builtinFolder);
    if (const fs::path data = userDataFolder(); !data.empty()) folders.user = (data / "templates").string();
    return folders;
}

std::vector<lang::TemplateInfo> availableTemplates(const TemplateFolders& folders) {
    std::vector<lang::TemplateInfo> all = lang::listTemplates(folders.shipped, folders.user);
    std::erase_if(all, [](const lang::TemplateInfo& info) {
        return info.id.starts_with("std/") || info.id.starts_with("type/") ||
               info.id.starts_with("syntax/") || info.id.starts_with("lib/");
    });
    return all;
}

std::unique_ptr<lang::Loader> templateLoader(const TemplateFolders& folders, std::vector<std::string> first) {
    if (!folders.user.empty()) first.push_back(folders.user);
    first.insert(first.end(), folders.shipped.begin(), folders.shipped.end());
    return lang::folderLoader(std::move(first));
}

Result<std::shared_ptr<const lang::SourceText>> readTemplate(const std::string& path) {
    constexpr std::uintmax_t bound = std::uintmax_t{16} << 20;
    if (const lang::BuiltinTemplate* builtin = lang::findBuiltin(path))
        return std::make_shared<lang::SourceText>(lang::SourceText{path, std::string(builtin->text)});
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        return fail(errno == EACCES ? Cause::Permission : Cause::NotFound, OpsError::TemplateUnreadable, path,
                    std::strerror(errno));
    }
    auto text = std::make_shared<lang::SourceText>();
    text->name = path;
    char piece[1 << 14];
    while (in.read(piece, sizeof piece) || in.gcount() > 0) {
        text->text.append(piece, static_cast<std::size_t>(in.gcount()));
        if (text->text.size() > bound) return fail(Cause::NoSpace, OpsError::TemplateTooLarge, path);
    }
    if (in.bad()) return fail(Cause::Io, OpsError::TemplateReadError, path);
    return text;
}

}  // namespace sectorsmith
