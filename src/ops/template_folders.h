// SPDX-License-Identifier: GPL-3.0-or-later
// Where templates lie, for the command and the window alike.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "lang/template.h"

namespace sectorsmith {

struct TemplateFolders {
    // In order: the folders of SECTORSMITH_TEMPLATES (separated as in PATH), then the shipped ones: ../share/sectorsmith/templates
    // beside the program (../Resources/templates in a macOS bundle, templates beside it on Windows); the build tree is laid
    // out so, too. Only folders that exist; where none does, lang::builtinFolder: the templates that the program holds itself.
    std::vector<std::string> shipped;
    // The user's own, whether it exists or not; empty without a home.
    std::string user;
};
TemplateFolders templateFolders();

// All templates in them (std/, type/ and other libraries are left out: they are only imported).
std::vector<lang::TemplateInfo> availableTemplates(const TemplateFolders& folders);

// Loads what templates import: `first`, then the user's folder, then the shipped ones.
std::unique_ptr<lang::Loader> templateLoader(const TemplateFolders& folders,
                                             std::vector<std::string> first = {});

// A template's text from its file, or from the program itself (lang::isBuiltin); at most 16 MiB.
Result<std::shared_ptr<const lang::SourceText>> readTemplate(const std::string& path);

}  // namespace sectorsmith
