// SPDX-License-Identifier: GPL-3.0-or-later
// Types as the evaluator uses them: names resolved, aliases followed, template arguments filled in.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lang/ast.h"
#include "lang/eval/analysis.h"
#include "lang/eval/ref.h"
#include "lang/eval/value.h"

namespace sectorsmith::lang {

class Type;
class FlatPlan;

// Types that always mean the same are made once per evaluation and never counted; those whose arguments come from the
// data are counted and go with their last use.
class TypePtr {
 public:
    TypePtr() = default;
    inline explicit TypePtr(const Type* type);
    inline TypePtr(const TypePtr& other);
    TypePtr(TypePtr&& other) noexcept : type_(std::exchange(other.type_, nullptr)) {}
    TypePtr& operator=(TypePtr other) noexcept {
        std::swap(type_, other.type_);
        return *this;
    }
    inline ~TypePtr();
    const Type* get() const { return type_; }
    const Type* operator->() const { return type_; }
    const Type& operator*() const { return *type_; }
    explicit operator bool() const { return type_ != nullptr; }

 private:
    const Type* type_ = nullptr;
};

// An argument of a template: a type or a value.
struct TemplateValue {
    TypePtr type;
    Value value;
};
using TemplateValues = std::vector<TemplateValue>;

// Where members lie when that is known without reading. `fixed`: the size is the same for all instances.
struct Layout {
    bool fixed = false;
    bool flat =
        false;  // the same members with the same attributes wherever it lies: bit fields and unions, too
    bool plain = false;  // nothing but members at fixed places: no code has to run to make the children
    bool quiet =
        false;  // the same, of bitfields and unions, too; and nothing in it is judged or leads elsewhere
    std::uint64_t size = 0;  // bytes
    std::uint64_t bits = 0;  // of bitfields
};

// The entries of an enum, worked out once per type.
struct EnumEntry {
    Uint128 low = 0;
    Uint128 high = 0;  // A = 1 ... 9: 9
    ast::Symbol name = 0;
};

struct AliasUse {
    const ast::UsingDecl* decl;
    TemplateValues args;
};

class Type : public Counted {
 public:
    ast::BuiltinType builtin = ast::BuiltinType::None;
    const ast::Decl* decl = nullptr;  // Struct, Union, Bitfield, Enum, Imported; nullptr for built-in types
    const DeclInfo* info = nullptr;   // of decl
    TemplateValues args;              // of decl
    std::vector<AliasUse> aliases;    // outermost first
    ast::Endian endian = ast::Endian::Inherit;
    std::string name;  // as people write it: "gpt::Entry", "List<u32, 4>"
    bool counted = false;

    bool isRecord() const {
        return decl != nullptr &&
               (decl->kind == ast::DeclKind::Struct || decl->kind == ast::DeclKind::Union ||
                decl->kind == ast::DeclKind::Bitfield || decl->kind == ast::DeclKind::Imported);
    }
    bool isEnum() const { return decl != nullptr && decl->kind == ast::DeclKind::Enum; }
    bool isBitfield() const { return decl != nullptr && decl->kind == ast::DeclKind::Bitfield; }
    bool isUnion() const { return decl != nullptr && decl->kind == ast::DeclKind::Union; }
    bool eager() const { return info != nullptr && info->eager(); }

    // Worked out on first use, by the evaluation's thread.
    mutable std::unique_ptr<Layout> layout;
    mutable bool layoutRunning = false;
    mutable std::unique_ptr<std::vector<EnumEntry>> entries;
    mutable ast::BuiltinType underlying = ast::BuiltinType::None;  // of enums
    mutable std::uint32_t enumeration = 0;                         // see Value
    mutable ast::Endian underlyingEndian = ast::Endian::Inherit;
    // Of an enum over a struct (a number of varying size): its bytes are the value, as many as the struct has.
    mutable TypePtr underlyingRecord;
    // How listings lay its records out (flat.h), in little and in big endian.
    struct Flat {
        std::shared_ptr<const FlatPlan> plan;
        std::uint8_t uses = 0;
        bool never = false;
    };
    mutable Flat flat[2];
};

inline TypePtr::TypePtr(const Type* type) : type_(type) {
    if (type_ != nullptr && type_->counted) type_->retain();
}
inline TypePtr::TypePtr(const TypePtr& other) : TypePtr(other.type_) {}
inline TypePtr::~TypePtr() {
    if (type_ != nullptr && type_->counted) type_->release();
}

}  // namespace sectorsmith::lang
