// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/program.h"

#include "lang/errors.h"

namespace sectorsmith::lang {

ast::Symbol SymbolTable::intern(std::string_view word) {
    if (word.empty()) return 0;
    if (auto it = numbers_.find(word); it != numbers_.end()) return it->second;
    const auto number = static_cast<ast::Symbol>(words_.size());
    words_.emplace_back(word);
    numbers_.emplace(words_.back(), number);
    return number;
}

ast::Symbol SymbolTable::find(std::string_view word) const {
    auto it = numbers_.find(word);
    return it == numbers_.end() ? 0 : it->second;
}

Span Program::span(ast::Where where) const {
    if (where.file >= files.size()) return {};
    return {files[where.file], where.begin, where.end};
}

Diagnostic Program::diagnostic(Severity severity, ast::Where where, Said message) const {
    Diagnostic d{severity, span(where), std::move(message), {}};
    // The chain is as long as imports are nested, which the parser bounds; the counter guards against a loop all the same.
    std::uint32_t file = where.file;
    for (int i = 0; i < 100 && file != 0 && file < origins.size(); ++i) {
        d.notes.push_back({Severity::Note, span(origins[file]), say(LangError::IncludedFrom), {}});
        file = origins[file].file;
    }
    return d;
}

ast::Symbol Program::join(ast::Symbol prefix, ast::Symbol name) const {
    if (prefix == 0) return name;
    if (name == 0) return prefix;
    std::string full(text(prefix));
    full += "::";
    full += text(name);
    return symbols.find(full);
}

std::vector<ast::Symbol> Program::candidates(std::string_view fullName, const ast::Scope* scope) const {
    std::vector<ast::Symbol> out;
    std::string candidate;
    auto add = [&](std::string_view prefix, std::string_view rest) {
        candidate = prefix;
        if (!candidate.empty()) candidate += "::";
        candidate += rest;
        const ast::Symbol s = symbols.find(candidate);
        if (s != 0 && out.size() < 32) out.push_back(s);
    };
    for (const ast::Scope* s = scope; s != nullptr; s = s->parent) add(text(s->prefix), fullName);
    if (scope == nullptr) add({}, fullName);
    if (aliases.empty()) return out;
    // x::T with `import a.b as x`: the declaration stands under the file's own namespace.
    const std::size_t colons = fullName.find("::");
    if (colons == std::string_view::npos) return out;
    if (auto it = aliases.find(symbols.find(fullName.substr(0, colons))); it != aliases.end())
        add(text(it->second), fullName.substr(colons + 2));
    return out;
}

std::vector<ast::Symbol> Program::candidates(const ast::Name& name) const {
    return candidates(text(name.full), name.scope);
}

ast::Decl* Program::findType(const ast::Name& name) const {
    for (ast::Symbol s : candidates(name))
        if (auto it = types.find(s); it != types.end()) return it->second;
    return nullptr;
}

ast::FunctionDecl* Program::findFunction(const ast::Name& name) const {
    for (ast::Symbol s : candidates(name))
        if (auto it = functions.find(s); it != functions.end()) return it->second;
    return nullptr;
}

ast::VariableStmt* Program::findVariable(const ast::Name& name) const {
    for (ast::Symbol s : candidates(name))
        if (auto it = variables.find(s); it != variables.end()) return it->second;
    return nullptr;
}

ast::FunctionDecl* Program::findFunction(std::string_view fullName, const ast::Scope* scope) const {
    for (ast::Symbol s : candidates(fullName, scope))
        if (auto it = functions.find(s); it != functions.end()) return it->second;
    return nullptr;
}

}  // namespace sectorsmith::lang
