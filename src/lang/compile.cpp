// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <tuple>

#include "lang/program.h"

namespace sectorsmith::lang {

CompileResult compile(std::shared_ptr<const SourceText> text, Loader& loader) {
    CompileResult result;
    auto hasErrors = [&] {
        return std::ranges::any_of(result.diagnostics,
                                   [](const Diagnostic& d) { return d.severity == Severity::Error; });
    };
    std::unique_ptr<Program> program = parse(std::move(text), loader, result.diagnostics);
    result.pragmas = program->pragmaList;
    if (!hasErrors()) analyze(*program, result.diagnostics);
    // In text order: the main file first, the others as they came in.
    auto order = [&](const Diagnostic& d) {
        const auto file = std::ranges::find(program->files, d.span.source) - program->files.begin();
        return std::tuple(file, d.span.begin);
    };
    std::ranges::stable_sort(result.diagnostics, {}, order);
    if (!hasErrors()) result.program = std::move(program);
    return result;
}

}  // namespace sectorsmith::lang
