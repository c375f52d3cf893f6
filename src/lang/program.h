// SPDX-License-Identifier: GPL-3.0-or-later
// A compiled template: the syntax tree with everything it needs to live, and what the analysis finds out about it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/arena.h"
#include "lang/ast.h"
#include "lang/errors.h"
#include "lang/template.h"

namespace sectorsmith::lang {

// Words to numbers and back. Symbol 0 is the empty word.
class SymbolTable {
 public:
    SymbolTable() { words_.emplace_back(); }
    ast::Symbol intern(std::string_view word);
    ast::Symbol find(std::string_view word) const;  // 0 when it was never interned
    // Valid as long as the table.
    std::string_view text(ast::Symbol symbol) const { return words_[symbol]; }
    std::size_t size() const { return words_.size(); }

 private:
    std::deque<std::string> words_;  // stable addresses: the map's keys point into them
    std::unordered_map<std::string_view, ast::Symbol> numbers_;
};

// What #pragma says about the evaluation; unset when the text does not say. From the main file and what it includes;
// imported files do not change them.
struct ProgramPragmas {
    ast::Endian endian = ast::Endian::Inherit;  // ours: little when Inherit
    std::optional<std::uint64_t> baseAddress;
    std::optional<std::uint64_t> evalDepth;
    std::optional<std::uint64_t> arrayLimit;
    std::optional<std::uint64_t> patternLimit;
    std::optional<std::uint64_t> loopLimit;
    bool allowEdits = false;
    bool bitfieldOrderRightToLeft = false;
};

struct Analysis;  // of the evaluator (src/lang/eval*): types with a fixed layout, purity, slots, ...

class Program {
 public:
    Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Arena arena;
    SymbolTable symbols;
    std::vector<std::shared_ptr<const SourceText>> files;  // [0] is the main one; Where::file points in here
    std::vector<Pragma> pragmaList;                        // all, in order, of the main file and its includes
    ProgramPragmas pragmas;

    // File-level statements in text order, with those of imported files where their import stands (once).
    std::vector<ast::Stmt*> statements;
    std::vector<ast::Decl*> declarations;                           // in text order, functions as well
    std::unordered_map<ast::Symbol, ast::Decl*> types;              // by full name
    std::unordered_map<ast::Symbol, ast::FunctionDecl*> functions;  // by full name
    std::unordered_map<ast::Symbol, ast::VariableStmt*>
        variables;  // file level, by full name; the first of a name
    std::unordered_map<ast::Symbol, ast::Symbol>
        aliases;                      // `import a.b as x`: x -> the file's `namespace auto`
    std::vector<ast::Where> origins;  // of files[i]: where it was first imported or included; unused for [0]

    std::shared_ptr<const Analysis> analysis;

    Span span(ast::Where where) const;
    // With notes that say how the file came in, when it is not the main one.
    Diagnostic diagnostic(Severity severity, ast::Where where, Said message) const;
    std::string_view text(ast::Symbol symbol) const { return symbols.text(symbol); }
    // "prefix::name" as a Symbol if that is known, else 0. prefix 0 gives `name` itself.
    ast::Symbol join(ast::Symbol prefix, ast::Symbol name) const;
    // Looks `name` up in the scopes from the innermost on; nullptr when there is none.
    ast::Decl* findType(const ast::Name& name) const;
    ast::FunctionDecl* findFunction(const ast::Name& name) const;
    ast::VariableStmt* findVariable(const ast::Name& name) const;
    // The function that an attribute names in a string: "std::mem::impl::text", looked up from `scope`.
    ast::FunctionDecl* findFunction(std::string_view fullName, const ast::Scope* scope) const;

    // The names that `name` may stand for, most likely first: through the scopes and the aliases, as full names that are
    // known words. At most 32.
    std::vector<ast::Symbol> candidates(const ast::Name& name) const;
    std::vector<ast::Symbol> candidates(std::string_view fullName, const ast::Scope* scope) const;
};

// Parses without the analysis: what compile() starts with. Never fails: what could be parsed is in the program, and the
// program must not be evaluated when a diagnostic is an error.
std::unique_ptr<Program> parse(std::shared_ptr<const SourceText> text, Loader& loader,
                               std::vector<Diagnostic>& diagnostics);

// The second half of compile(), in src/lang/eval: resolves names, finds layouts, fills the tree's fields and
// program.analysis. Only called for programs that parsed without errors; reports what it finds (unknown names, ...).
void analyze(Program& program, std::vector<Diagnostic>& diagnostics);

}  // namespace sectorsmith::lang
