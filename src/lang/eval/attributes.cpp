// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes, and the text a field is shown as.
#include <fmt/format.h>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

// The field's own attributes win over those of its type's other names, and those over the type's.
FoundAttribute Evaluator::findAttribute(const Field& field, Symbol name) const {
    if (name == 0) return {};
    auto search = [&](std::span<const Attribute> list) -> const Attribute* {
        for (const Attribute& a : list)
            if (a.name == name) return &a;
        return nullptr;
    };
    if (field.stmt != nullptr) {
        std::span<const Attribute> list;
        if (field.stmt->kind == StmtKind::Variable)
            list = static_cast<const VariableStmt*>(field.stmt)->attributes;
        else if (field.stmt->kind == StmtKind::BitfieldEntry)
            list = static_cast<const BitfieldEntryStmt*>(field.stmt)->attributes;
        if (const Attribute* a = search(list)) return {a, nullptr, false};
    }
    // An array and a pointer are not of their element's type.
    if (!field.type || field.shape != Shape::Single) {
        const bool ofElements =
            name == analysis_->attributes.isStatic || name == analysis_->attributes.pointerBase;
        if (!field.type || (!ofElements && !field.isText())) return {};
    }
    for (const AliasUse& alias : field.type->aliases)
        if (const Attribute* a = search(alias.decl->attributes)) return {a, &alias.args, true};
    if (field.type->decl != nullptr)
        if (const Attribute* a = search(field.type->decl->attributes)) return {a, &field.type->args, true};
    return {};
}

void Evaluator::withFrame(const FoundAttribute& found, const Field& field, const Ref<Contents>& owner,
                          std::uint64_t index, const std::function<void(Frame&)>& work) {
    checkStack(found.attribute->where);
    spend(4, found.attribute->where);
    Ref<Contents> own;
    RecordBody* record = nullptr;
    // A type's attributes speak of the type's members, a field's of its neighbours.
    if (found.onType && field.shape == Shape::Single && field.type->isRecord()) {
        own = bodyOf(field, owner, index);
        record = static_cast<RecordBody*>(own.get());
    } else {
        for (Contents* b = owner.get(); b != nullptr && record == nullptr; b = b->owner.get())
            if (b->kind == BodyKind::Record) record = static_cast<RecordBody*>(b);
    }
    Run run;
    run.outer = run_;
    run.start = run.cursor = field.address;
    run.endian = field.endian;
    run.arrayIndex = field.index;
    run.section = field.section;
    Frame frame;
    frame.run = &run;
    frame.body = record;
    frame.args = found.args;
    if (frame.args == nullptr && record != nullptr && record->self.type)
        frame.args = &record->self.type->args;
    frame.self = &field;
    frame.selfOwner = owner;
    frame.selfIndex = index;
    Run* outer = run_;
    run_ = &run;
    try {
        work(frame);
    } catch (...) {
        run_ = outer;
        throw;
    }
    run_ = outer;
}

std::vector<Value> Evaluator::attributeValues(const FoundAttribute& found, const Field& field,
                                              const Ref<Contents>& owner, std::uint64_t index) {
    std::vector<Value> values;
    withFrame(found, field, owner, index, [&](Frame& frame) {
        for (const Expr* e : found.attribute->args) values.push_back(evalArgument(*e, frame));
    });
    return values;
}

// The function that the attribute names; nullptr: there is none, or it is a native of that name.
const FunctionDecl* Evaluator::functionOf(const FoundAttribute& found, std::string* name) const {
    if (found.attribute->args.empty()) return nullptr;
    const Expr& argument = *found.attribute->args[0];
    if (argument.kind == ExprKind::Literal &&
        static_cast<const LiteralExpr&>(argument).literal == LiteralKind::String) {
        const std::string_view full = static_cast<const LiteralExpr&>(argument).text;
        if (name != nullptr) *name = full;
        return program_->findFunction(full, found.attribute->scope);
    }
    if (argument.kind != ExprKind::Path) return nullptr;
    const auto& path = static_cast<const PathExpr&>(argument);
    if (name != nullptr) *name = text(path.name.full);
    return program_->findFunction(path.name);
}

std::optional<Value> Evaluator::callAttribute(const FoundAttribute& found, const Field& field,
                                              const Ref<Contents>& owner, std::uint64_t index,
                                              const Value* value) {
    if (found.attribute->args.empty()) return std::nullopt;
    std::string name;
    const FunctionDecl* function = functionOf(found, &name);
    std::optional<Value> result;
    withFrame(found, field, owner, index, [&](Frame& frame) {
        std::vector<Value> args;
        if (value != nullptr) args.push_back(*value);
        else args.push_back(Value::makeObject(ValueKind::Field, makeRef<FieldObject>(field, owner, index)));
        if (function != nullptr) {
            result = callFunction(*function, args, frame, found.attribute->where);
        } else if (const NativeFunction* native = findNative(name)) {
            result = callNative(*native, args, frame, found.attribute->where);
        } else {
            failAt(found.attribute->where, say(LangError::NoSuchFunction, name));
        }
    });
    return result;
}

const Described* Evaluator::described(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.type && field.shape == Shape::Single && field.type->isRecord() && field.type->info != nullptr &&
        field.type->info->setsMeta) {
        const Ref<Contents> body = bodyOf(field, owner, index);
        auto& record = static_cast<RecordBody&>(*body);
        if (record.described)
            if (auto it = record.described->find(kUnknown); it != record.described->end()) return &it->second;
    }
    if (owner && owner->kind == BodyKind::Record) {
        auto& record = static_cast<RecordBody&>(*owner);
        if (record.described)
            if (auto it = record.described->find(index); it != record.described->end()) return &it->second;
    }
    return nullptr;
}

std::string Evaluator::enumText(const Type& type, const Value& value, bool withNumber) {
    std::string number = toText(value);
    budget_.take(4 + enumEntries(type).size() / 16);
    for (const EnumEntry& e : enumEntries(type)) {
        bool inside = false;
        if (isSigned(type.underlying)) {
            const auto v = static_cast<Int128>(value.bits());
            inside = v >= static_cast<Int128>(e.low) && v <= static_cast<Int128>(e.high);
        } else {
            inside = value.bits() >= e.low && value.bits() <= e.high;
        }
        if (!inside) continue;
        const std::string name = fmt::format("{}::{}", type.name, text(e.name));
        return withNumber ? fmt::format("{} ({})", name, number) : name;
    }
    return fmt::format("{}::??? ({})", type.name, number);
}

std::string shownText(std::string_view text) {
    const std::size_t last = text.find_last_not_of('\0');
    text = text.substr(0, last == std::string_view::npos ? 0 : last + 1);
    std::string out;
    for (char c : text) {
        const auto u = static_cast<unsigned char>(c);
        if (c == '\n') out += "\\n";
        else if (c == '\r') out += "\\r";
        else if (c == '\t') out += "\\t";
        else if (u < 0x20 || u == 0x7F) out += fmt::format("\\x{:02X}", u);
        else out += c;
    }
    return out;
}

std::string Evaluator::display(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    const AttributeSymbols& a = analysis_->attributes;
    FoundAttribute format = findAttribute(field, a.formatRead);
    if (!format) format = findAttribute(field, a.format);
    if (format && !field.pointee) {
        if (auto shown = callAttribute(format, field, owner, index)) return toText(decay(*shown));
    }
    if (field.shape == Shape::Pointer) return fmt::format("{:#x}", pointerValue(field));
    if (!field.isLeaf() || field.isPadding()) return {};
    if (field.isText() && field.size > 4096) {
        Field begin = field;
        begin.size = begin.count = 4096;
        if (field.type->builtin == BuiltinType::Char16) begin.count /= 2;
        return shownText(toText(readRaw(begin))) + "…";
    }
    const Value value = read(field, owner, index);
    if (value.isText()) return shownText(value.text());
    if (value.kind() == ValueKind::Field) return {};
    if (field.type->isEnum() && value.isInteger()) return enumText(*field.type, value, true);
    if (value.kind() == ValueKind::Character) return shownText(toText(value));
    if (value.kind() == ValueKind::Float && field.type->builtin == BuiltinType::Float)
        return fmt::format("{}", static_cast<float>(value.number()));
    return toText(value);
}

}  // namespace sectorsmith::lang
