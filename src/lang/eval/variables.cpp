// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/variables.h"

#include <algorithm>
#include <bit>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Variables::Variables(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      options_(e.options()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      bytes_(e.bytes()),
      types_(e.types()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      placer_(e.placer()),
      expressions_(e.expressions()),
      paths_(e.paths()) {}

namespace {

// `= { … }`; nullptr: something else, or nothing.
const ListExpr* listOf(const VariableStmt& stmt) {
    if (stmt.initializer == nullptr || stmt.initializer->kind != ExprKind::List) return nullptr;
    return static_cast<const ListExpr*>(stmt.initializer);
}

}  // namespace

void Variables::assign(Place& place, const Value& value, Where where) {
    if (place.variable != nullptr) {
        const BuiltinType type = place.variable->declared;
        if (type != BuiltinType::None) {
            const std::uint32_t enumeration = place.variable->enumeration;
            *place.variable = coerce(paths_.decay(value), type, where);
            place.variable->enumeration = enumeration;
        } else {
            *place.variable = value;
            place.variable->declared = BuiltinType::None;
        }
        return;
    }
    if (place.field == nullptr) failAt(where, LangError::NotAssignable);
    const Field& field = *place.field;
    if (!field.isLocal()) failAt(where, LangError::InTheSource);
    std::vector<std::byte>& bytes = field.section->bytes;
    if (!field.isLeaf()) {
        // A struct or an array: its bytes are copied.
        if (value.kind() != ValueKind::Field) failAt(where, LangError::FieldToFieldOnly);
        const auto& from = static_cast<const FieldObject&>(*value.object());
        const std::uint64_t size = bodies_.sizeOf(field, place.owner, place.index);
        const std::uint64_t given = bodies_.sizeOf(from.field, from.owner, from.index);
        // A struct that is derived begins with its base.
        const bool derived =
            given > size && field.shape == Shape::Single && from.field.shape == Shape::Single;
        const std::uint64_t most = field.isMade() ? Sections::kLargest : kMaxText;
        if ((given != size && !derived) || field.address > most || size > kMaxText)
            failAt(where, LangError::SameSizeOnly);
        bounds_.spendBytes(3 * size, where);
        std::vector<std::byte> copy(size);
        bytes_.readBytes(from.field.section, from.field.address, copy, where);
        bounds_.checkMemory(field.address + size - std::min<std::uint64_t>(bytes.size(), field.address),
                            where);
        if (bytes.size() < field.address + size) field.section->resize(field.address + size);
        std::copy(copy.begin(), copy.end(), bytes.begin() + static_cast<std::ptrdiff_t>(field.address));
        return;
    }
    const std::uint64_t most = field.isMade() ? Sections::kLargest : kMaxText;
    if (field.size == kUnknown || field.address > most || field.size > kMaxText)
        failAt(where, LangError::NotAssignable);
    bounds_.spendBytes(field.size, where);
    bounds_.checkMemory(field.address + field.size - std::min<std::uint64_t>(bytes.size(), field.address),
                        where);
    if (bytes.size() < field.address + field.size) field.section->resize(field.address + field.size);
    std::byte* at = bytes.data() + field.address;
    const Value plain = paths_.decay(value);
    if (field.isText()) {
        const std::string textValue = toText(plain);
        for (std::uint64_t i = 0; i < field.size; ++i)
            at[i] = i < textValue.size() ? static_cast<std::byte>(textValue[i]) : std::byte{0};
        return;
    }
    if (field.isBits()) {
        const auto size = static_cast<std::uint32_t>(field.size);
        // Up to 17 bytes: bit by bit is simplest.
        const Uint128 bits = toUnsigned(plain, where);
        for (std::uint32_t i = 0; i < field.bitSize; ++i) {
            const std::uint32_t bit = field.bitOffset + i;
            std::byte& b = at[field.endian == std::endian::little ? bit / 8 : size - 1 - bit / 8];
            const auto mask = static_cast<std::byte>(1U << (bit % 8));
            b = (bits >> i & 1) != 0 ? b | mask : b & ~mask;
        }
        return;
    }
    BuiltinType type = field.type->builtin;
    if (field.type->isEnum()) {
        types_.enumEntries(*field.type);
        type = field.type->underlying;
    }
    const Value stored = coerce(plain, type, where);
    Uint128 bits = stored.kind() == ValueKind::Float ? Uint128{0} : stored.bits();
    if (type == BuiltinType::Float) bits = std::bit_cast<std::uint32_t>(static_cast<float>(stored.number()));
    if (type == BuiltinType::Double) bits = std::bit_cast<std::uint64_t>(stored.number());
    encodeInteger(bits, at, static_cast<std::uint32_t>(field.size), field.endian);
}

Value Variables::coerceTo(const Type& type, const Value& value, Where where) {
    if (type.isEnum()) {
        types_.enumEntries(type);
        Value entry = coerce(paths_.decay(value), type.underlying, where);
        entry.enumeration = types_.enumerationOf(type);
        return entry;
    }
    if (type.builtin == BuiltinType::String && value.kind() == ValueKind::Field) {
        // The characters, whatever [[transform]] makes of them.
        const auto& object = static_cast<const FieldObject&>(*value.object());
        if (object.field.isText()) return coerce(fields_.readRaw(object.field), type.builtin, where);
    }
    if (type.builtin != BuiltinType::None) {
        if (type.builtin == BuiltinType::Auto) {
            Value copy = value;
            copy.declared = BuiltinType::None;
            return copy;
        }
        return coerce(paths_.decay(value), type.builtin, where);
    }
    if (value.kind() != ValueKind::Field) failAt(where, say(LangError::IsNot, type.name));
    return value;
}

// An array or a struct that lies in a variable's bytes, in bytes of its own: what the copy is given later stays with it. What
// lies in the source never changes, and is left there.
Value Variables::copied(const Value& value, Where where) {
    if (value.kind() != ValueKind::Field) return value;
    const auto& from = static_cast<const FieldObject&>(*value.object());
    if (!from.field.isLocal()) return value;
    const std::uint64_t size = bodies_.sizeOf(from.field, from.owner, from.index);
    if (size > kMaxText) failLimit(where, LangError::VariableTooLarge);
    bounds_.spendBytes(3 * size, where);
    Field field = from.field;
    field.address = 0;
    field.body = nullptr;
    field.section = makeRef<Section>();
    field.section->resize(size);
    bytes_.readBytes(from.field.section, from.field.address, field.section->bytes, where);
    return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
}

// A field of zeros, in bytes of its own.
Field Variables::blank(const VariableStmt& stmt, const TypePtr& type) {
    Field field;
    field.type = type;
    field.stmt = &stmt;
    field.name = stmt.name;
    field.endian = type->endian == Endian::Big ? std::endian::big : std::endian::little;
    field.section = makeRef<Section>();
    return field;
}

// An array of texts.
Value Variables::textsValue(const VariableStmt& stmt, Frame& frame) {
    const ListExpr* list = listOf(stmt);
    std::uint64_t n = list != nullptr ? list->items.size() : 0;
    if (stmt.count != nullptr)
        n = toUint64(expressions_.eval(*stmt.count, frame), stmt.where, LangError::TheNumberOfElements);
    if (n > 1 << 20) failLimit(stmt.where, LangError::TextArrayTooLarge);
    bounds_.spend(n, stmt.where);
    std::vector<Value> texts(n, coerce(Value::makeText({}), BuiltinType::String, stmt.where));
    if (list != nullptr) {
        if (list->items.size() > n) failAt(list->where, LangError::TooManyListValues);
        for (std::size_t i = 0; i < list->items.size(); ++i)
            texts[i] = coerce(expressions_.eval(*list->items[i], frame), BuiltinType::String, list->where);
    } else if (stmt.initializer != nullptr) {
        const Value given = expressions_.evalArgument(*stmt.initializer, frame);
        if (given.kind() != ValueKind::List) failAt(stmt.where, LangError::NoArrayOfThis);
        texts = static_cast<const ListObject&>(*given.object()).items;
    }
    return Value::makeObject(ValueKind::List, makeRef<ListObject>(std::move(texts)));
}

Value Variables::arrayValue(const VariableStmt& stmt, const TypePtr& type, Frame& frame) {
    if (type->builtin == BuiltinType::String) return textsValue(stmt, frame);
    const ListExpr* list = listOf(stmt);
    if (stmt.initializer != nullptr && list == nullptr) {
        const Value given = expressions_.evalArgument(*stmt.initializer, frame);
        if (given.kind() == ValueKind::List) return given;
        if (given.kind() == ValueKind::Field) return copied(given, stmt.where);
        if (given.kind() != ValueKind::Null) failAt(stmt.where, LangError::NoArrayOfThis);
    }
    const Layout layout = layouts_.of(*type);
    const bool counted =
        stmt.array == ArrayForm::Count || (stmt.array == ArrayForm::Unsized && list != nullptr);
    if (!counted || !layout.fixed) failAt(stmt.where, LangError::ArrayVariableNeeds);
    Field field = blank(stmt, type);
    field.shape = Shape::Array;
    field.count = stmt.count == nullptr ? list->items.size()
                                        : toUint64(expressions_.eval(*stmt.count, frame), stmt.where,
                                                   LangError::TheNumberOfElements);
    if (layout.size != 0 && field.count > kMaxText / layout.size)
        failLimit(stmt.where, LangError::ArrayVariableTooLarge);
    field.size = field.count * layout.size;
    bounds_.spendBytes(field.size, stmt.where);
    field.section->resize(field.size);
    if (list != nullptr) {
        if (list->items.size() > field.count) failAt(list->where, LangError::TooManyListValues);
        Field element = field;
        element.shape = Shape::Single;
        element.size = layout.size;
        element.stmt = nullptr;
        for (const Expr* item : list->items) {
            Place place;
            place.field = &element;
            assign(place, expressions_.evalArgument(*item, frame), item->where);
            element.address += layout.size;
        }
    }
    return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
}

Value Variables::recordValue(const VariableStmt& stmt, const TypePtr& type, Frame& frame) {
    if (stmt.initializer != nullptr) {
        const Value given = expressions_.evalArgument(*stmt.initializer, frame);
        if (given.kind() != ValueKind::Null) return copied(coerceTo(*type, given, stmt.where), stmt.where);
    }
    Field field = blank(stmt, type);
    if (const Layout& layout = layouts_.of(*type); layout.fixed) {
        if (layout.size > kMaxText) failLimit(stmt.where, LangError::VariableTooLarge);
        field.size = layout.size;
        bounds_.spendBytes(layout.size, stmt.where);
        field.section->resize(layout.size);
    }
    return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
}

// Without an initialiser: zero, an empty text, a struct over zeros.
Value Variables::initialValue(const VariableStmt& stmt, Frame& frame) {
    const TypePtr type = types_.resolve(*stmt.type, frame);
    if (stmt.placement != nullptr) {
        Field field = placer_.makeField(stmt, frame);
        return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
    }
    if (stmt.array != ArrayForm::None) return arrayValue(stmt, type, frame);
    if (type->isRecord()) return recordValue(stmt, type, frame);
    if (stmt.initializer != nullptr)
        return coerceTo(*type, expressions_.evalArgument(*stmt.initializer, frame), stmt.initializer->where);
    if (type->isEnum()) return coerceTo(*type, Value::makeUnsigned(0), stmt.where);
    switch (type->builtin) {
        case BuiltinType::String: return coerce(Value::makeText({}), BuiltinType::String, stmt.where);
        case BuiltinType::Auto:
        case BuiltinType::None: return {};
        default: return coerce(Value::makeUnsigned(0), type->builtin, stmt.where);
    }
}

void Variables::declareLocal(const VariableStmt& stmt, Frame& frame) {
    LocalVariable local;
    local.stmt = &stmt;
    if (stmt.direction == Direction::In) {
        const auto it = options_.environment.find(std::string(program_.text(stmt.name)));
        if (it != options_.environment.end() && stmt.type->builtin == BuiltinType::String) {
            local.value = coerce(Value::makeText(it->second), BuiltinType::String, stmt.where);
        }
    }
    if (local.value.kind() == ValueKind::None) local.value = initialValue(stmt, frame);
    if (frame.function != nullptr) {
        const auto slot = static_cast<std::size_t>(stmt.slot);
        if (frame.slots == nullptr || stmt.slot < 0 || slot >= frame.slots->size())
            failAt(stmt.where, LangError::NoPlaceForVariable);
        (*frame.slots)[slot] = std::move(local.value);
        return;
    }
    if (frame.body == nullptr) failAt(stmt.where, LangError::NoVariableHere);
    local.name = bodies_.nameIn(frame.body, stmt);
    frame.body->addLocal(std::move(local));
}

// Locals with [[export]] become fields with bytes of their own.
void Variables::exportLocals(RecordBody& body) {
    const Symbol symbol = analysis_.attributes.exported;
    if (symbol == 0) return;
    for (const LocalVariable& local : body.locals) {
        bool exported = false;
        for (const Attribute& a : local.stmt->attributes) exported = exported || a.name == symbol;
        if (!exported) continue;
        Field field;
        field.stmt = local.stmt;
        field.name = local.name;
        field.placed = true;
        Value value = local.value;
        if (value.kind() == ValueKind::Field) {
            const auto& object = static_cast<const FieldObject&>(*value.object());
            if (object.owner || !object.field.isLocal()) continue;
            field = object.field;
            field.stmt = local.stmt;
            field.name = local.name;
            body.addField(std::move(field));
            continue;
        }
        field.section = makeRef<Section>();
        if (value.isText()) {
            field.type = TypePtr(types_.builtin(BuiltinType::Char, Endian::Inherit));
            field.shape = Shape::Array;
            field.count = field.size = value.text().size();
            field.section->resize(field.size);
            std::ranges::copy(std::as_bytes(std::span(value.text())), field.section->bytes.begin());
            body.addField(std::move(field));
            continue;
        }
        BuiltinType type = value.declared;
        if (type == BuiltinType::None || builtinSize(type) == 0) {
            if (value.kind() == ValueKind::Float) type = BuiltinType::Double;
            else if (value.kind() == ValueKind::Boolean) type = BuiltinType::Bool;
            else if (value.kind() == ValueKind::Signed) type = BuiltinType::S128;
            else if (value.isInteger()) type = BuiltinType::U128;
            else continue;
        }
        Frame frame;
        frame.body = &body;
        if (body.self.type) frame.args = &body.self.type->args;
        field.type = TypePtr(types_.builtin(type, Endian::Inherit));
        if (std::optional<Diagnostic> failed = errors_.guarded(local.stmt->where, [&] {
                TypePtr declared = types_.resolve(*local.stmt->type, frame);
                if (declared->builtin != BuiltinType::Auto) field.type = declared;
            })) {
            continue;
        }
        field.size = builtinSize(type);
        Place place;
        place.field = &field;
        assign(place, value, local.stmt->where);
        body.addField(std::move(field));
    }
}

}  // namespace sectorsmith::lang
