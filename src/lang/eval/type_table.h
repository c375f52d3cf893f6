// SPDX-License-Identifier: GPL-3.0-or-later
// The types of one evaluation: names resolved, aliases followed, template arguments filled in, each made once.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/eval/parts.h"
#include "lang/eval/types.h"

namespace sectorsmith::lang {

// Owns the types that always mean the same; the others are counted. Same threading rule as the evaluation. What cannot be
// resolved throws a Failure.
class TypeTable {
 public:
    // `references`: how many TypeRef::id there are.
    TypeTable(Evaluator& e, std::size_t references) : e_(e), byRef_(references) {}
    TypeTable(const TypeTable&) = delete;
    TypeTable& operator=(const TypeTable&) = delete;
    ~TypeTable();

    TypePtr resolve(const ast::TypeRef& ref, Frame& frame);
    // As resolve(), of a reference that is made up.
    TypePtr makeType(const ast::TypeRef& ref, Frame& frame);
    // Without template arguments; null: there is none of the name.
    TypePtr named(std::string_view fullName);
    const Type* builtin(ast::BuiltinType builtin, ast::Endian endian);
    TypePtr intern(const ast::Decl& decl, TemplateValues args, ast::Endian endian, bool isFixed);
    // Also notes the type's `underlying`.
    const std::vector<EnumEntry>& enumEntries(const Type& type);
    // What the bits of an enum in a bit field are: unsigned, as in the original, unless an entry is negative.
    ast::BuiltinType bitsType(const Type& type);
    // Its number for Value::enumeration, 0 of a type that may go while the value lives; and back, nullptr for 0.
    std::uint32_t enumerationOf(const Type& type);
    const Type* enumeration(std::uint32_t number) const {
        return number == 0 ? nullptr : enumerations_[number - 1];
    }

 private:
    EnumEntry enumEntry(const Type& type, const ast::Enumerator& e, Uint128 next, Frame& frame);
    TypePtr derive(const TypePtr& base, const ast::UsingDecl* alias, TemplateValues args, ast::Endian endian,
                   bool isFixed);
    TemplateValues arguments(const ast::TypeRef& ref, const ast::Decl& decl, Frame& frame);
    TypePtr store(std::unique_ptr<Type> type, std::string key, bool isFixed);

    Evaluator& e_;
    std::vector<std::unique_ptr<Type>> fixed_;           // uncounted
    std::vector<const Type*> byRef_;                     // TypeRef::id
    std::vector<TypePtr> kept_;                          // what byRef_ holds of counted types
    std::unordered_map<std::string, TypePtr> interned_;  // counted ones
    std::size_t internLimit_ = 1024;
    std::unordered_map<std::string, const Type*> fixedByKey_;
    std::vector<const Type*> enumerations_;
};

}  // namespace sectorsmith::lang
