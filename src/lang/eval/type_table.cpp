// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/type_table.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

template <typename T>
void appendRaw(std::string& key, const T& value) {
    key.append(reinterpret_cast<const char*>(&value),
               sizeof value);  // NOLINT(bugprone-sizeof-expression): also of pointers
}

// False when an argument has no identity of its own that can be compared (a field).
bool appendArgs(std::string& key, const TemplateValues& args) {
    appendRaw(key, args.size());
    for (const TemplateValue& a : args) {
        if (a.type) {
            key.push_back('T');
            appendRaw(key, a.type.get());
            continue;
        }
        key.push_back('V');
        key.push_back(static_cast<char>(a.value.kind()));
        if (a.value.isText()) {
            appendRaw(key, a.value.text().size());
            key += a.value.text();
        } else if (a.value.kind() == ValueKind::Float) {
            appendRaw(key, a.value.number());
        } else if (a.value.isInteger()) {
            appendRaw(key, a.value.bits());
        } else {
            return false;
        }
    }
    return true;
}

// Types that are arguments of types that are arguments: names could double with each level.
constexpr std::size_t kLongestName = 1000;
constexpr std::size_t kLongestArgument = 1024;  // the types made with it keep a text

std::string argsText(const TemplateValues& args) {
    if (args.empty()) return {};
    std::string out = "<";
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (i > 0) out += ", ";
        if (out.size() > kLongestName) {
            out += "…";
            break;
        }
        if (args[i].type) out += args[i].type->name;
        else if (args[i].value.isText()) out += "\"" + args[i].value.text() + "\"";
        else if (args[i].value.kind() == ValueKind::Field) out += "…";
        else out += toText(args[i].value);
    }
    return out + ">";
}

}  // namespace

TypeTable::~TypeTable() {
    // A template's arguments and its layout may have types that are older or younger than itself: let go while all of them
    // are there.
    for (const auto& type : fixed_) {
        type->args.clear();
        type->aliases.clear();
        type->underlyingRecord = {};
        for (Type::Flat& flat : type->flat) flat = {};
    }
}

const Type* TypeTable::builtin(BuiltinType kind, Endian endian) {
    std::string key = "b";
    appendRaw(key, kind);
    appendRaw(key, endian);
    if (auto it = fixedByKey_.find(key); it != fixedByKey_.end()) return it->second;
    auto type = std::make_unique<Type>();
    type->builtin = kind;
    type->endian = endian;
    type->name = builtinName(kind);
    return store(std::move(type), std::move(key), true).get();
}

TypePtr TypeTable::store(std::unique_ptr<Type> type, std::string key, bool isFixed) {
    if (isFixed) {
        const Type* plain = type.get();
        fixed_.push_back(std::move(type));
        if (!key.empty()) fixedByKey_.emplace(std::move(key), plain);
        return TypePtr(plain);
    }
    type->counted = true;
    TypePtr result(type.release());
    if (key.empty()) return result;
    if (interned_.size() >= internLimit_) {
        // What only the table knows is not in use.
        std::erase_if(interned_, [](const auto& entry) { return entry.second->useCount() == 1; });
        internLimit_ = std::max<std::size_t>(1024, 2 * interned_.size());
    }
    interned_.emplace(std::move(key), result);
    return result;
}

TypePtr TypeTable::intern(const Decl& decl, TemplateValues args, Endian endian, bool isFixed) {
    std::string key = "d";
    const Decl* pointer = &decl;
    appendRaw(key, pointer);
    appendRaw(key, endian);
    const bool comparable = appendArgs(key, args);
    if (comparable) {
        if (auto it = fixedByKey_.find(key); it != fixedByKey_.end()) return TypePtr(it->second);
        if (auto it = interned_.find(key); it != interned_.end()) return it->second;
    } else {
        key.clear();
    }
    auto type = std::make_unique<Type>();
    type->decl = &decl;
    type->info = decl.id >= 0 ? &e_.analysis().decls[static_cast<std::size_t>(decl.id)] : nullptr;
    type->endian = endian;
    type->name = std::string(e_.program().text(decl.full)) + argsText(args);
    type->args = std::move(args);
    return store(std::move(type), std::move(key), isFixed);
}

// `base` under another name (with an alias's attributes), or with an endian of its own.
TypePtr TypeTable::derive(const TypePtr& base, const UsingDecl* alias, TemplateValues args, Endian endian,
                          bool isFixed) {
    if (alias == nullptr && (endian == Endian::Inherit || endian == base->endian)) return base;
    std::string key = "a";
    const Type* pointer = base.get();
    appendRaw(key, pointer);
    appendRaw(key, alias);
    appendRaw(key, endian);
    // A counted base may go and another take its address: no key then.
    const bool comparable = appendArgs(key, args) && !base->counted;
    if (comparable) {
        if (auto it = fixedByKey_.find(key); it != fixedByKey_.end()) return TypePtr(it->second);
        if (auto it = interned_.find(key); it != interned_.end()) return it->second;
    } else {
        key.clear();
    }
    auto type = std::make_unique<Type>();
    type->builtin = base->builtin;
    type->decl = base->decl;
    type->info = base->info;
    type->args = base->args;
    type->aliases = base->aliases;
    type->endian = endian != Endian::Inherit ? endian : base->endian;
    type->name = base->name;
    if (alias != nullptr) {
        type->name = std::string(e_.program().text(alias->full)) + argsText(args);
        type->aliases.insert(type->aliases.begin(), AliasUse{alias, std::move(args)});
    }
    return store(std::move(type), std::move(key), isFixed);
}

TypePtr TypeTable::resolve(const TypeRef& ref, Frame& frame) {
    if (ref.id >= 0) {
        const auto id = static_cast<std::size_t>(ref.id);
        if (byRef_[id] == nullptr) {
            TypePtr made = makeType(ref, frame);
            byRef_[id] = made.get();
            // An alias of a type with arguments is counted, but this use of it stays.
            if (made->counted) kept_.push_back(std::move(made));
        }
        return TypePtr(byRef_[id]);
    }
    return makeType(ref, frame);
}

TypePtr TypeTable::makeType(const TypeRef& ref, Frame& frame) {
    e_.bounds().checkStack(ref.where);
    e_.bounds().spend(4 + 8 * ref.args.size(), ref.where);
    const bool isFixed = ref.id >= 0;
    if (ref.builtin != BuiltinType::None) return TypePtr(builtin(ref.builtin, ref.endian));
    if (ref.parameter >= 0) {
        const auto index = static_cast<std::size_t>(ref.parameter);
        if (frame.args == nullptr || index >= frame.args->size() || !(*frame.args)[index].type)
            failAt(ref.where, LangError::TemplateArgumentNoType);
        return derive((*frame.args)[index].type, nullptr, {}, ref.endian, false);
    }
    if (ref.decl == nullptr) failAt(ref.where, LangError::UnknownType);
    TemplateValues args = arguments(ref, *ref.decl, frame);
    if (ref.decl->kind == DeclKind::Using) {
        const auto* alias = static_cast<const UsingDecl*>(ref.decl);
        Frame inner;
        inner.run = frame.run;
        inner.body = frame.body;
        inner.args = &args;
        if (e_.bounds().callDepth() > e_.bounds().limits().depthLimit)
            failLimit(ref.where, LangError::AliasesTooDeep);
        ++e_.bounds().callDepth();
        TypePtr base;
        try {
            base = resolve(*alias->target, inner);
        } catch (...) {
            --e_.bounds().callDepth();
            throw;
        }
        --e_.bounds().callDepth();
        return derive(base, alias, std::move(args), ref.endian, isFixed && !base->counted);
    }
    if (ref.decl->kind == DeclKind::Function) failAt(ref.where, LangError::FunctionNoType);
    return intern(*ref.decl, std::move(args), ref.endian, isFixed);
}

TemplateValues TypeTable::arguments(const TypeRef& ref, const Decl& decl, Frame& frame) {
    TemplateValues args;
    args.reserve(ref.args.size());
    for (const TemplateArg& a : ref.args) {
        TemplateValue value;
        if (a.type != nullptr) value.type = resolve(*a.type, frame);
        else value.value = e_.paths().decay(e_.expressions().evalArgument(*a.expression, frame));
        if (value.value.isText() && value.value.text().size() > kLongestArgument)
            failAt(ref.where, say(LangError::TemplateArgumentTooLong, kLongestArgument));
        args.push_back(std::move(value));
    }
    if (args.size() < decl.params.size() && !decl.params.back().isPack)
        failAt(ref.where,
               say(LangError::NeedsTemplateArguments, e_.program().text(decl.full), decl.params.size()));
    return args;
}

TypePtr TypeTable::named(std::string_view fullName) {
    const Symbol symbol = e_.program().symbols.find(fullName);
    auto it = e_.program().types.find(symbol);
    if (symbol == 0 || it == e_.program().types.end()) return {};
    Decl* decl = it->second;
    if (!decl->params.empty()) return {};
    TypeRef ref;
    ref.where = decl->nameWhere;
    ref.decl = decl;
    Frame frame;
    return makeType(ref, frame);
}

std::uint32_t TypeTable::enumerationOf(const Type& type) {
    if (type.counted) return 0;
    if (type.enumeration == 0) {
        enumerations_.push_back(&type);
        type.enumeration = static_cast<std::uint32_t>(enumerations_.size());
    }
    return type.enumeration;
}

BuiltinType TypeTable::bitsType(const Type& type) {
    const std::vector<EnumEntry>& entries = enumEntries(type);
    if (std::ranges::any_of(entries, [](const EnumEntry& e) { return static_cast<Int128>(e.low) < 0; }))
        return type.underlying;
    switch (type.underlying) {
        case BuiltinType::S8: return BuiltinType::U8;
        case BuiltinType::S16: return BuiltinType::U16;
        case BuiltinType::S24: return BuiltinType::U24;
        case BuiltinType::S32: return BuiltinType::U32;
        case BuiltinType::S48: return BuiltinType::U48;
        case BuiltinType::S64: return BuiltinType::U64;
        case BuiltinType::S96: return BuiltinType::U96;
        case BuiltinType::S128: return BuiltinType::U128;
        default: return type.underlying;
    }
}

const std::vector<EnumEntry>& TypeTable::enumEntries(const Type& type) {
    if (type.entries) return *type.entries;
    const auto& decl = *static_cast<const EnumDecl*>(type.decl);
    Frame frame;
    frame.args = &type.args;
    TypePtr underlying = resolve(*decl.underlying, frame);
    for (int depth = 0; underlying->isEnum() && depth < 8; ++depth) {
        frame.args = &underlying->args;
        underlying = resolve(*static_cast<const EnumDecl*>(underlying->decl)->underlying, frame);
    }
    const bool record = underlying->isRecord() && underlying->decl->kind != DeclKind::Imported;
    if (!record && (underlying->builtin == BuiltinType::None || builtinSize(underlying->builtin) == 0))
        failAt(decl.nameWhere, LangError::EnumNeedsNumber);
    frame.args = &type.args;
    type.underlying = record ? BuiltinType::U128 : underlying->builtin;
    if (record) type.underlyingRecord = underlying;
    type.underlyingEndian = underlying->endian;
    // An entry may be worked out of those before it.
    type.entries = std::make_unique<std::vector<EnumEntry>>();
    try {
        Uint128 next = 0;
        for (const Enumerator& e : decl.enumerators) {
            type.entries->push_back(enumEntry(type, e, next, frame));
            // The entry after a range follows its start, as in the original.
            next = type.entries->back().low + 1;
        }
    } catch (...) {
        type.entries.reset();
        throw;
    }
    return *type.entries;
}

EnumEntry TypeTable::enumEntry(const Type& type, const Enumerator& e, Uint128 next, Frame& frame) {
    auto value = [&](const Expr& expression) {
        const Value given = e_.paths().decay(e_.expressions().eval(expression, frame));
        return coerce(given, type.underlying, e.where).bits();
    };
    EnumEntry entry;
    entry.name = e.name;
    entry.low = e.value != nullptr ? value(*e.value) : next;
    entry.high = e.last != nullptr ? value(*e.last) : entry.low;
    return entry;
}

}  // namespace sectorsmith::lang
