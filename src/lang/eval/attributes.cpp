// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/attributes.h"

#include <fmt/format.h>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

Attributes::Attributes(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      runs_(e.runs()),
      bodies_(e.bodies()),
      expressions_(e.expressions()),
      paths_(e.paths()),
      calls_(e.calls()) {}

// The field's own attributes win over those of its type's other names, and those over the type's.
FoundAttribute Attributes::findAttribute(const Field& field, Symbol name) const {
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
            name == analysis_.attributes.isStatic || name == analysis_.attributes.pointerBase;
        if (!field.type || (!ofElements && !field.isText())) return {};
    }
    for (const AliasUse& alias : field.type->aliases)
        if (const Attribute* a = search(alias.decl->attributes)) return {a, &alias.args, true};
    if (field.type->decl != nullptr)
        if (const Attribute* a = search(field.type->decl->attributes)) return {a, &field.type->args, true};
    return {};
}

void Attributes::withFrame(const FoundAttribute& found, const Field& field, const Ref<Contents>& owner,
                           std::uint64_t index, const std::function<void(Frame&)>& work) {
    bounds_.checkStack(found.attribute->where);
    bounds_.spend(4, found.attribute->where);
    Ref<Contents> own;
    RecordBody* record = nullptr;
    // A type's attributes speak of the type's members, a field's of its neighbours.
    if (found.onType && field.shape == Shape::Single && field.type->isRecord()) {
        own = bodies_.bodyOf(field, owner, index);
        record = static_cast<RecordBody*>(own.get());
    } else {
        for (Contents* b = owner.get(); b != nullptr && record == nullptr; b = b->owner.get())
            if (b->kind == BodyKind::Record) record = static_cast<RecordBody*>(b);
    }
    Run run;
    run.outer = runs_.current;
    run.start = run.cursor = field.address;
    run.endian = field.endian;
    run.arrayIndex = Outlines::arrayIndex(field, owner.get());
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
    const Runs::Running running(runs_, run);
    work(frame);
}

std::vector<Value> Attributes::attributeValues(const FoundAttribute& found, const Field& field,
                                               const Ref<Contents>& owner, std::uint64_t index,
                                               bool untilNull) {
    std::vector<Value> values;
    withFrame(found, field, owner, index, [&](Frame& frame) {
        for (const Expr* e : found.attribute->args) {
            values.push_back(expressions_.evalArgument(*e, frame));
            if (untilNull && values[0].kind() == ValueKind::Null) break;
        }
    });
    return values;
}

// The function that the attribute names; nullptr: there is none, or it is a native of that name.
const FunctionDecl* Attributes::functionOf(const FoundAttribute& found, std::string* name) const {
    if (found.attribute->args.empty()) return nullptr;
    const Expr& argument = *found.attribute->args[0];
    if (argument.kind == ExprKind::Literal &&
        static_cast<const LiteralExpr&>(argument).literal == LiteralKind::String) {
        const std::string_view full = static_cast<const LiteralExpr&>(argument).text;
        if (name != nullptr) *name = full;
        return program_.findFunction(full, found.attribute->scope);
    }
    if (argument.kind != ExprKind::Path) return nullptr;
    const auto& path = static_cast<const PathExpr&>(argument);
    if (name != nullptr) *name = program_.text(path.name.full);
    return program_.findFunction(path.name);
}

std::optional<Value> Attributes::callAttribute(const FoundAttribute& found, const Field& field,
                                               const Ref<Contents>& owner, std::uint64_t index,
                                               const Value* value) {
    if (found.attribute->args.empty()) return std::nullopt;
    std::string name;
    const FunctionDecl* function = functionOf(found, &name);
    std::optional<Value> result;
    withFrame(found, field, owner, index, [&](Frame& frame) {
        if (function == nullptr && name.empty()) {
            // A name that is worked out: format(signed ? "a" : "b"). An empty one calls nothing.
            const Value worked = paths_.decay(expressions_.eval(*found.attribute->args[0], frame));
            if (worked.isText()) name = worked.text();
            if (name.empty()) return;
            function = program_.findFunction(name, found.attribute->scope);
        }
        std::vector<Value> args;
        if (value != nullptr) args.push_back(*value);
        else args.push_back(Value::makeObject(ValueKind::Field, makeRef<FieldObject>(field, owner, index)));
        if (function != nullptr) {
            result = calls_.callFunction(*function, args, frame, found.attribute->where);
        } else if (const NativeFunction* native = findNative(name)) {
            result = calls_.callNative(*native, args, frame, found.attribute->where);
        } else {
            failAt(found.attribute->where, say(LangError::NoSuchFunction, name));
        }
    });
    return result;
}

}  // namespace sectorsmith::lang
