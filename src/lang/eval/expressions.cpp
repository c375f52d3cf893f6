// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/expressions.h"

#include <algorithm>
#include <string>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Expressions::Expressions(Evaluator& e)
    : program_(e.program()),
      bounds_(e.bounds()),
      bytes_(e.bytes()),
      types_(e.types()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      variables_(e.variables()),
      placer_(e.placer()),
      paths_(e.paths()),
      runs_(e.runs()),
      calls_(e.calls()) {}

Value Expressions::evalLiteral(const LiteralExpr& e) {
    switch (e.literal) {
        case LiteralKind::Unsigned: return Value::makeUnsigned(e.integer);
        case LiteralKind::Signed: return Value::makeSigned(static_cast<Int128>(e.integer));
        case LiteralKind::Double:
            return Value::makeFloat(e.isFloat ? static_cast<float>(e.number) : e.number);
        case LiteralKind::Boolean: return Value::makeBool(e.integer != 0);
        case LiteralKind::Character: return Value::makeChar(static_cast<char32_t>(e.integer));
        case LiteralKind::String: return Value::makeText(std::string(e.text));
        case LiteralKind::Null: return Value::makeNull();
    }
    return {};
}

Value Expressions::eval(const Expr& e, Frame& frame) {
    bounds_.spend(1, e.where);
    switch (e.kind) {
        case ExprKind::Literal: return evalLiteral(static_cast<const LiteralExpr&>(e));
        case ExprKind::Unary: {
            bounds_.checkStack(e.where);
            const auto& u = static_cast<const UnaryExpr&>(e);
            return unary(u.op, eval(*u.operand, frame), e.where);
        }
        case ExprKind::Binary: return evalBinary(static_cast<const BinaryExpr&>(e), frame);
        case ExprKind::Ternary: {
            bounds_.checkStack(e.where);
            const auto& t = static_cast<const TernaryExpr&>(e);
            return eval(condition(t.condition, frame) ? *t.yes : *t.no, frame);
        }
        case ExprKind::Cast: {
            const auto& c = static_cast<const TypeExpr&>(e);
            const TypePtr type = types_.resolve(*c.type, frame);
            return evalCast(*c.operand, *type, frame, e.where);
        }
        case ExprKind::Is: return evalIs(static_cast<const TypeExpr&>(e), frame);
        case ExprKind::As: return evalAs(static_cast<const TypeExpr&>(e), frame);
        case ExprKind::Path: {
            const auto& p = static_cast<const PathExpr&>(e);
            // The common case, a plain variable of a function, without a Place.
            if (p.root == PathRoot::Name && p.segments.empty()) {
                const auto binding = static_cast<Binding>(p.binding);
                if (binding == Binding::Local && frame.slots != nullptr) {
                    const Value& v = (*frame.slots)[static_cast<std::size_t>(p.slot)];
                    if (v.kind() != ValueKind::Field) [[likely]]
                        return v;
                } else if (binding == Binding::Enumerator) {
                    return paths_.enumerator(p);
                }
            }
            bounds_.checkStack(e.where);
            Place place = paths_.resolvePath(p, frame);
            return paths_.valueOf(place);
        }
        case ExprKind::Call: return paths_.decay(calls_.evalCall(static_cast<const CallExpr&>(e), frame));
        case ExprKind::Here:
            if (frame.run == nullptr) failAt(e.where, LangError::NoCursor);
            return Value::makeUnsigned(placer_.cursor(*frame.run));
        case ExprKind::HereAt: {
            const std::uint64_t at = toUint64(eval(*static_cast<const HereAtExpr&>(e).index, frame), e.where,
                                              LangError::TheAddress);
            std::byte b;
            bytes_.readBytes({}, at, {&b, 1}, e.where);
            return decode(BuiltinType::U8, &b, std::endian::little);
        }
        case ExprKind::SizeOf:
        case ExprKind::AddressOf:
        case ExprKind::TypeNameOf: return evalQuery(static_cast<const QueryExpr&>(e), frame);
        case ExprKind::List: failAt(e.where, LangError::ListIsAFirstValue);
        case ExprKind::UserLiteral: {
            const auto& u = static_cast<const UserLiteralExpr&>(e);
            const FunctionDecl* f = program_.findFunction(u.suffix);
            if (f == nullptr) failAt(e.where, LangError::UnknownSuffix);
            std::vector<Value> args{evalLiteral(*u.literal)};
            return paths_.decay(calls_.callFunction(*f, args, frame, e.where));
        }
    }
    return {};
}

Value Expressions::evalBinary(const BinaryExpr& e, Frame& frame) {
    bounds_.checkStack(e.where);
    switch (e.op) {
        case BinaryOp::And: return Value::makeBool(condition(e.left, frame) && condition(e.right, frame));
        case BinaryOp::Or: return Value::makeBool(condition(e.left, frame) || condition(e.right, frame));
        case BinaryOp::Xor: {
            const bool left = condition(e.left, frame);
            return Value::makeBool(left != condition(e.right, frame));
        }
        default: break;
    }
    const Value left = eval(*e.left, frame);
    const Value right = eval(*e.right, frame);
    if (left.isText() || right.isText()) [[unlikely]] {
        std::uint64_t bytes = left.isText() ? left.text().size() : 0;
        if (right.isText()) bytes += right.text().size();
        else if (e.op == BinaryOp::Mul && right.isInteger() && right.bits() < kMaxText)
            bytes *= static_cast<std::uint64_t>(right.bits()) + 1;  // repeated: at most 16 MiB
        bounds_.spendBytes(2 * std::min(bytes, 4 * kMaxText), e.where);
        bounds_.checkMemory(e.where);
    }
    return binary(e.op, left, right, e.where);
}

namespace {

// A number's own bytes make the text: str(0x66747970) is "ftyp" where values are big-endian.
std::string castText(const Value& value, bool big) {
    if (value.kind() != ValueKind::Unsigned && value.kind() != ValueKind::Signed) return toText(value);
    std::byte bytes[16];
    encodeInteger(value.bits(), bytes, sizeof bytes, std::endian::little);
    std::string text;
    for (const std::byte b : bytes) {
        if (b == std::byte{0}) break;
        text.push_back(static_cast<char>(b));
    }
    if (big) std::ranges::reverse(text);
    return text;
}

}  // namespace

bool Expressions::turned(const Type& type) const {
    return type.endian == Endian::Inherit ? runs_.endian == std::endian::big : type.endian == Endian::Big;
}

Value Expressions::evalCast(const Expr& operand, const Type& type, Frame& frame, Where where) {
    bounds_.checkStack(where);
    const Value value = evalArgument(operand, frame);
    if (type.isRecord() || type.builtin == BuiltinType::Auto)
        return paths_.decay(variables_.coerceTo(type, value, where));
    const Value plain = paths_.decay(value);
    if (type.builtin == BuiltinType::String) {
        Value text = plain.isText() ? plain : Value::makeText(castText(plain, turned(type)));
        text.declared = BuiltinType::String;
        return text;
    }
    Value result = variables_.coerceTo(type, plain, where);
    // `be u32(x)` turns the bytes round where values are little-endian by default, `le u32(x)` where they are big-endian.
    if (type.endian != Endian::Inherit && turned(type) != (runs_.endian == std::endian::big) &&
        result.isInteger()) {
        const std::uint32_t size = builtinSize(result.declared);
        std::byte bytes[16];
        encodeInteger(result.bits(), bytes, size, std::endian::little);
        result = decode(result.declared, bytes, std::endian::big);
    }
    return result;
}

namespace {

// The original's names of what a value is.
std::string_view valueTypeName(const Value& v) {
    if (v.declared != BuiltinType::None) return builtinName(v.declared);
    switch (v.kind()) {
        case ValueKind::Unsigned: return "u128";
        case ValueKind::Signed: return "s128";
        case ValueKind::Float: return "double";
        case ValueKind::Boolean: return "bool";
        case ValueKind::Character: return "char";
        case ValueKind::String: return "str";
        default: return "auto";
    }
}

// Names tell types apart as long as they are written in full.
bool sameArguments(const TemplateValues& a, const TemplateValues& b, int depth) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (static_cast<bool>(a[i].type) != static_cast<bool>(b[i].type)) return false;
        if (a[i].type) {
            const Type& x = *a[i].type;
            const Type& y = *b[i].type;
            if (&x == &y) continue;
            if (x.builtin != y.builtin || x.decl != y.decl || x.name != y.name) return false;
            if (depth < 4 && !sameArguments(x.args, y.args, depth + 1)) return false;
            continue;
        }
        if (toText(a[i].value) != toText(b[i].value)) return false;
    }
    return true;
}

bool isA(const Type& actual, const Type& wanted) {
    if (wanted.builtin != BuiltinType::None) return actual.builtin == wanted.builtin;
    if (actual.decl != wanted.decl) return false;
    // Without arguments any instance will do.
    return wanted.args.empty() || sameArguments(actual.args, wanted.args, 0);
}

}  // namespace

Value Expressions::evalIs(const TypeExpr& e, Frame& frame) {
    const TypePtr wanted = types_.resolve(*e.type, frame);
    const Value value = evalArgument(*e.operand, frame);
    if (value.kind() != ValueKind::Field)
        return Value::makeBool(wanted->builtin != BuiltinType::None && valueTypeName(value) == wanted->name);
    const auto& object = static_cast<const FieldObject&>(*value.object());
    if (object.field.isText()) return Value::makeBool(wanted->builtin == BuiltinType::String);
    return Value::makeBool(object.field.shape == Shape::Single && isA(*object.field.type, *wanted));
}

// The bytes of a field read as another type.
Value Expressions::evalAs(const TypeExpr& e, Frame& frame) {
    const TypePtr wanted = types_.resolve(*e.type, frame);
    const Value value = evalArgument(*e.operand, frame);
    if (value.kind() != ValueKind::Field) return paths_.decay(variables_.coerceTo(*wanted, value, e.where));
    const auto& object = static_cast<const FieldObject&>(*value.object());
    Field field;
    field.type = wanted;
    field.name = object.field.name;
    field.address = object.field.address;
    field.section = object.field.section;
    field.endian = object.field.endian;
    if (wanted->endian != Endian::Inherit)
        field.endian = wanted->endian == Endian::Big ? std::endian::big : std::endian::little;
    if (const Layout& layout = layouts_.of(*wanted); layout.fixed) field.size = layout.size;
    return paths_.decay(
        Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0)));
}

Value Expressions::evalQuery(const QueryExpr& e, Frame& frame) {
    bounds_.checkStack(e.where);
    if (e.here) {
        if (e.kind == ExprKind::SizeOf) return Value::makeUnsigned(bytes_.dataSize());
        if (e.kind == ExprKind::AddressOf) return Value::makeUnsigned(bytes_.dataStart());
        return Value::makeText("$");
    }
    if (e.type != nullptr) {
        const TypePtr type = types_.resolve(*e.type, frame);
        if (e.kind == ExprKind::TypeNameOf) return Value::makeText(type->name);
        if (e.kind == ExprKind::AddressOf) failAt(e.where, LangError::TypeHasNoAddress);
        const Layout& layout = layouts_.of(*type);
        if (!layout.fixed) failAt(e.where, say(LangError::SizeVaries, type->name));
        return Value::makeUnsigned(layout.size);
    }
    const Value value = evalArgument(*e.expression, frame);
    if (value.kind() == ValueKind::Field) {
        auto& object = static_cast<FieldObject&>(*value.object());
        switch (e.kind) {
            case ExprKind::SizeOf: {
                if (!object.owner && object.field.size == kUnknown) {
                    const Ref<Contents> body = bodies_.bodyOf(object);
                    if (body->kind == BodyKind::Record) {
                        const std::uint64_t end = bodies_.endOf(static_cast<RecordBody&>(*body));
                        return Value::makeUnsigned(end - std::min(end, object.field.address));
                    }
                }
                // `sizeof(this)` while it is being made: as far as it got.
                if (object.ownBody && object.ownBody->kind == BodyKind::Record) {
                    const std::uint64_t end = bodies_.endOf(static_cast<RecordBody&>(*object.ownBody));
                    return Value::makeUnsigned(end - std::min(end, object.field.address));
                }
                return Value::makeUnsigned(bodies_.sizeOf(object.field, object.owner, object.index));
            }
            case ExprKind::AddressOf: return Value::makeUnsigned(object.field.address);
            default: return Value::makeText(fields_.typeText(object.field));
        }
    }
    switch (e.kind) {
        case ExprKind::SizeOf:
            if (value.isText()) return Value::makeUnsigned(value.text().size());
            if (value.declared != BuiltinType::None) return Value::makeUnsigned(builtinSize(value.declared));
            if (value.kind() == ValueKind::List)
                return Value::makeUnsigned(static_cast<const ListObject&>(*value.object()).items.size());
            return Value::makeUnsigned(value.kind() == ValueKind::Float     ? 8
                                       : value.kind() == ValueKind::Boolean ? 1
                                                                            : 16);
        case ExprKind::AddressOf: failAt(e.where, LangError::ComputedHasNoAddress);
        default: return Value::makeText(std::string(valueTypeName(value)));
    }
}

Value Expressions::evalArgument(const Expr& e, Frame& frame) {
    if (e.kind == ExprKind::Path) {
        bounds_.checkStack(e.where);
        const auto& path = static_cast<const PathExpr&>(e);
        Place place = paths_.resolvePath(path, frame);
        if (place.variable != nullptr) return *place.variable;
        if (place.field == nullptr) return place.value;
        return paths_.fieldValue(place);
    }
    if (e.kind == ExprKind::Call) return calls_.evalCall(static_cast<const CallExpr&>(e), frame);
    return eval(e, frame);
}

}  // namespace sectorsmith::lang
