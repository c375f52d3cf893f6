// SPDX-License-Identifier: GPL-3.0-or-later
// What is found out about a program before it runs: what names mean, and which code has effects and cannot wait.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "lang/program.h"

namespace sectorsmith::lang {

// Called once by compile(), after parse() found no errors: fills the fields of the tree marked so, sets
// Program::analysis and reports unknown types, functions and names.
void analyze(Program& program, std::vector<Diagnostic>& diagnostics);

// PathExpr::binding.
enum class Binding : std::int32_t {
    Member,  // looked up when it runs: members and locals of the struct around, then `resolved`, then outwards
    Local,   // slot of the function
    TemplateValue,  // slot is the index of the template parameter
    Enumerator,     // resolved is the EnumDecl, slot the index of the enumerator
    Global,         // resolved is the VariableStmt
};

// One per declaration, by Decl::id.
struct DeclInfo {
    // Running it has an effect outside of it (writes to variables of others, prints, sets the endian).
    bool changes = false;
    // It reads variables of others that are assigned more than once, so it must run where it stands.
    bool readsMutable = false;
    bool movesCursor = false;  // assigns `$`, itself or through a function
    bool mayContinue = false;  // a `continue` may drop it
    bool mayLeave = false;     // a `break` or `return` in it, or in a member, may end what is around
    bool places = false;       // it, or what it holds, has members elsewhere: with @, or pointers
    bool setsMeta = false;     // may set its own display name, comment or colour by a native function
    bool eager() const { return changes || readsMutable; }
};

// Attribute names as symbols of the program; 0 when the program does not use them.
struct AttributeSymbols {
    ast::Symbol name, comment, color, singleColor, format, formatRead, formatWrite, transform, hidden,
        inlined, sealed, isStatic, exported, noUniqueAddress, fixedSize, pointerBase, bitfieldOrder,
        highlightHidden;
    ast::Symbol verdict, link, checksum, mirror, fixups, decrypted, summary;  // disk::…
};

struct Analysis {
    std::vector<DeclInfo> decls;
    // What each calls, holds or is derived from, by their Decl::id; some more than once.
    std::vector<std::vector<std::uint32_t>> uses;
    std::uint32_t typeRefs = 0;  // TypeRef::id of those that always mean the same type is below this
    std::unordered_set<ast::Symbol> mutated;  // variables assigned after their declaration
    AttributeSymbols attributes;
};

// True when the value depends on nothing but the template's arguments and global constants.
bool isConstant(const Program& program, const ast::Expr* expression);

}  // namespace sectorsmith::lang
