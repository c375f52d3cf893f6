// SPDX-License-Identifier: GPL-3.0-or-later
// The template that a command was given, or that detection chose.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/context.h"
#include "io/byte_source.h"
#include "lang/template.h"

namespace sectorsmith::cli {

struct ChosenTemplate {
    std::string id;  // or the file's name
    std::shared_ptr<const lang::SourceText> text;
    std::string folder;  // of the file; empty for standard input
};

// `name`: an ID, a file, - for standard input, or empty: then what lies at `offset` of `source` decides, and that is said.
Result<ChosenTemplate> chosenTemplate(Context& context, const std::string& name, const ByteSource& source,
                                      std::uint64_t offset);
// Says what the compiler says; Usage when the template does not compile. Imports come from `includes` first.
Result<std::shared_ptr<const lang::Program>> compiledTemplate(Context& context, const ChosenTemplate& chosen,
                                                              std::vector<std::string> includes);
// Prints them from the `from`-th on.
void showDiagnostics(Context& context, const std::vector<lang::Diagnostic>& diagnostics,
                     std::size_t from = 0);

}  // namespace sectorsmith::cli
