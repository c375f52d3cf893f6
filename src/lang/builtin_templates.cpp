// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/builtin_templates.h"

#include <algorithm>
#include <filesystem>

namespace sectorsmith::lang {

bool isBuiltin(std::string_view path) { return path.starts_with(builtinFolder); }

const BuiltinTemplate* findBuiltin(const std::string& path) {
    if (!isBuiltin(path)) return nullptr;
    const std::string inside = std::filesystem::path(path).lexically_normal().generic_string();
    const auto all = builtinTemplates();
    const auto found = std::ranges::find_if(all, [&](const BuiltinTemplate& one) {
        return inside.size() == builtinFolder.size() + 1 + one.path.size() && inside.ends_with(one.path);
    });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace sectorsmith::lang
