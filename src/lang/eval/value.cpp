// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/value.h"

#include <bit>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

#include "base/endian.h"
#include "base/text.h"
#include "lang/errors.h"
#include "lang/eval/failure.h"

namespace sectorsmith::lang {

using ast::BinaryOp;
using ast::BuiltinType;
using ast::UnaryOp;
using ast::Where;

namespace {

constexpr Uint128 kTopBit = Uint128{1} << 127;

LangError kindName(const Value& value) {
    switch (value.kind()) {
        case ValueKind::None: return LangError::Nothing;
        case ValueKind::Null: return LangError::Null;
        case ValueKind::Unsigned:
        case ValueKind::Signed: return LangError::ANumber;
        case ValueKind::Float: return LangError::AFloat;
        case ValueKind::Boolean: return LangError::ABoolean;
        case ValueKind::Character: return LangError::ACharacter;
        case ValueKind::String: return LangError::AText;
        case ValueKind::Field: return LangError::AFieldWithMembers;
        case ValueKind::List: return LangError::AnArray;
    }
    return LangError::AValue;
}

Uint128 fromDouble(double d, bool isSigned) {
    if (std::isnan(d)) return 0;
    const double limit = std::ldexp(1.0, isSigned ? 127 : 128);
    if (d >= limit) return isSigned ? kTopBit - 1 : ~Uint128{0};
    if (d <= -std::ldexp(1.0, 127)) return kTopBit;
    // A negative number as unsigned wraps as an integer does.
    return d < 0 ? Uint128{0} - static_cast<Uint128>(-d) : static_cast<Uint128>(d);
}

double integerToDouble(const Value& v) {
    if (v.kind() == ValueKind::Signed) return static_cast<double>(static_cast<Int128>(v.bits()));
    return static_cast<double>(v.bits());
}

Value makeInteger(bool isUnsigned, Uint128 bits) {
    return isUnsigned ? Value::makeUnsigned(bits) : Value::makeSigned(static_cast<Int128>(bits));
}

[[noreturn]] void failOperands(BinaryOp, const Value& left, const Value& right, Where where) {
    failAt(where, say(LangError::OperatorOnTwo, say(kindName(left)), say(kindName(right))));
}

bool isComparison(BinaryOp op) { return op >= BinaryOp::Eq && op <= BinaryOp::Ge; }

Value binaryFloat(BinaryOp op, const Value& left, const Value& right, Where where) {
    const double a = toDouble(left, where);
    const double b = toDouble(right, where);
    switch (op) {
        case BinaryOp::Add: return Value::makeFloat(a + b);
        case BinaryOp::Sub: return Value::makeFloat(a - b);
        case BinaryOp::Mul: return Value::makeFloat(a * b);
        case BinaryOp::Div:
            if (b == 0) failAt(where, LangError::DivisionByZero);
            return Value::makeFloat(a / b);
        case BinaryOp::Mod:
            if (b == 0) failAt(where, LangError::DivisionByZero);
            return Value::makeFloat(std::fmod(a, b));
        default: failAt(where, LangError::OperatorNotFloat);
    }
}

Value divide(BinaryOp op, bool isUnsigned, Uint128 a, Uint128 b, Where where) {
    if (b == 0) failAt(where, LangError::DivisionByZero);
    if (isUnsigned) return Value::makeUnsigned(op == BinaryOp::Div ? a / b : a % b);
    // The one quotient that does not fit: the lowest number by -1.
    if (a == kTopBit && b == ~Uint128{0})
        return Value::makeSigned(op == BinaryOp::Div ? static_cast<Int128>(kTopBit) : Int128{0});
    const auto x = static_cast<Int128>(a);
    const auto y = static_cast<Int128>(b);
    return Value::makeSigned(op == BinaryOp::Div ? x / y : x % y);
}

Value binaryInteger(BinaryOp op, const Value& left, const Value& right, Where where) {
    const Uint128 a = left.bits();
    const Uint128 b = right.bits();
    // As in C++: unsigned wins, booleans and characters count as signed.
    const bool isUnsigned = left.kind() == ValueKind::Unsigned || right.kind() == ValueKind::Unsigned;
    switch (op) {
        case BinaryOp::Add: return makeInteger(isUnsigned, a + b);
        case BinaryOp::Sub: return makeInteger(isUnsigned, a - b);
        case BinaryOp::Mul: return makeInteger(isUnsigned, a * b);
        case BinaryOp::Div:
        case BinaryOp::Mod: return divide(op, isUnsigned, a, b, where);
        case BinaryOp::BitAnd: return makeInteger(isUnsigned, a & b);
        case BinaryOp::BitOr: return makeInteger(isUnsigned, a | b);
        case BinaryOp::BitXor: return makeInteger(isUnsigned, a ^ b);
        case BinaryOp::Shl: {
            const auto count = static_cast<unsigned>(b & 127);
            return makeInteger(left.kind() == ValueKind::Unsigned, a << count);
        }
        case BinaryOp::Shr: {
            const auto count = static_cast<unsigned>(b & 127);
            if (left.kind() == ValueKind::Unsigned) return Value::makeUnsigned(a >> count);
            return Value::makeSigned(static_cast<Int128>(a) >> count);
        }
        default: failOperands(op, left, right, where);
    }
}

Value compareValues(BinaryOp op, const Value& left, const Value& right, Where where) {
    switch (left.kind()) {
        case ValueKind::Unsigned: return Value::makeBool(compare(op, left.bits(), toUnsigned(right, where)));
        case ValueKind::Signed:
            return Value::makeBool(compare(op, static_cast<Int128>(left.bits()), toSigned(right, where)));
        case ValueKind::Float: return Value::makeBool(compare(op, left.number(), toDouble(right, where)));
        case ValueKind::Boolean: return Value::makeBool(compare(op, left.bits(), toUnsigned(right, where)));
        case ValueKind::Character: {
            Uint128 other = toUnsigned(right, where);
            if (left.declared == BuiltinType::Char) other &= 0xFF;
            if (left.declared == BuiltinType::Char16) other &= 0xFFFF;
            return Value::makeBool(compare(op, left.bits(), other));
        }
        default: failOperands(op, left, right, where);
    }
}

bool isTextLike(const Value& v) { return v.isText() || v.kind() == ValueKind::Character; }

Value binaryText(BinaryOp op, const Value& left, const Value& right, Where where) {
    constexpr std::size_t bound = std::size_t{16} << 20;
    if (isComparison(op) && isTextLike(left) && isTextLike(right))
        return Value::makeBool(compare(op, toText(left), toText(right)));
    if (op == BinaryOp::Add && isTextLike(left) && isTextLike(right)) {
        std::string text = toText(left);
        const std::string more = toText(right);
        if (text.size() + more.size() > bound) failLimit(where, LangError::TextBecomesTooLong);
        return Value::makeText(text + more);
    }
    if (op == BinaryOp::Mul && left.isText() && right.isInteger()) {
        const Int128 times = toSigned(right, where);
        if (times <= 0 || left.text().empty()) return Value::makeText({});
        if (static_cast<Uint128>(times) > bound / left.text().size())
            failLimit(where, LangError::TextBecomesTooLong);
        std::string text;
        text.reserve(left.text().size() * static_cast<std::size_t>(times));
        for (Int128 i = 0; i < times; ++i) text += left.text();
        return Value::makeText(std::move(text));
    }
    failOperands(op, left, right, where);
}

}  // namespace

Uint128 toUnsigned(const Value& value, Where where) {
    if (value.isInteger()) return value.bits();
    if (value.kind() == ValueKind::Float) return fromDouble(value.number(), false);
    if (value.kind() == ValueKind::Null) return 0;
    failAt(where, say(LangError::ExpectedNumber, say(kindName(value))));
}

Int128 toSigned(const Value& value, Where where) {
    if (value.kind() == ValueKind::Float) return static_cast<Int128>(fromDouble(value.number(), true));
    return static_cast<Int128>(toUnsigned(value, where));
}

double toDouble(const Value& value, Where where) {
    if (value.kind() == ValueKind::Float) return value.number();
    if (value.isInteger()) return integerToDouble(value);
    failAt(where, say(LangError::ExpectedNumber, say(kindName(value))));
}

bool toBool(const Value& value, Where where) {
    switch (value.kind()) {
        case ValueKind::Float: return value.number() != 0;
        case ValueKind::String: return !value.text().empty();
        case ValueKind::Null: return false;
        default: break;
    }
    if (value.isInteger()) return value.bits() != 0;
    failAt(where, say(LangError::ExpectedCondition, say(kindName(value))));
}

std::string toText(const Value& value) {
    switch (value.kind()) {
        case ValueKind::String: return value.text();
        case ValueKind::Character: {
            std::string out;
            const auto c = static_cast<char32_t>(value.bits());
            // A byte of the disk stays that byte; only wider characters are encoded.
            if (c < 0x80 || (c < 0x100 && value.declared == BuiltinType::Char))
                out.push_back(static_cast<char>(c));
            else appendUtf8(out, c);
            return out;
        }
        case ValueKind::Boolean: return value.bits() != 0 ? "true" : "false";
        case ValueKind::Unsigned: return decimal(value.bits());
        case ValueKind::Signed: return decimal(static_cast<Int128>(value.bits()));
        case ValueKind::Float: return fmt::format("{}", value.number());
        case ValueKind::Null: return "null";
        default: return {};
    }
}

std::uint64_t toUint64(const Value& value, Where where, LangError what) {
    const Uint128 bits = toUnsigned(value, where);
    const bool negative = value.kind() == ValueKind::Signed && (bits & kTopBit) != 0;
    if (negative) failAt(where, say(LangError::IsNegative, say(what), decimal(static_cast<Int128>(bits))));
    if (bits >> 64 != 0) failAt(where, say(LangError::IsTooLarge, say(what), decimal(bits)));
    return static_cast<std::uint64_t>(bits);
}

Value binary(BinaryOp op, const Value& left, const Value& right, Where where) {
    if (left.isInteger() && right.isInteger()) [[likely]]
        return isComparison(op) ? compareValues(op, left, right, where)
                                : binaryInteger(op, left, right, where);
    if (left.isText() || right.isText()) return binaryText(op, left, right, where);
    const bool numbers = (left.isInteger() || left.kind() == ValueKind::Float) &&
                         (right.isInteger() || right.kind() == ValueKind::Float);
    if (numbers)
        return isComparison(op) ? compareValues(op, left, right, where) : binaryFloat(op, left, right, where);
    if (isComparison(op) && (op == BinaryOp::Eq || op == BinaryOp::Ne) &&
        (left.kind() == ValueKind::Null || right.kind() == ValueKind::Null))
        return Value::makeBool((left.kind() == right.kind()) == (op == BinaryOp::Eq));
    failOperands(op, left, right, where);
}

Value unary(UnaryOp op, const Value& operand, Where where) {
    switch (op) {
        case UnaryOp::Not: return Value::makeBool(!toBool(operand, where));
        case UnaryOp::Plus:
            if (operand.isInteger() || operand.kind() == ValueKind::Float) return operand;
            break;
        case UnaryOp::Minus:
            if (operand.kind() == ValueKind::Float) return Value::makeFloat(-operand.number());
            if (operand.isInteger())
                return makeInteger(operand.kind() == ValueKind::Unsigned, Uint128{0} - operand.bits());
            break;
        case UnaryOp::Complement:
            if (operand.isInteger())
                return makeInteger(operand.kind() == ValueKind::Unsigned, ~operand.bits());
            break;
    }
    failAt(where, say(LangError::OperatorOn, say(kindName(operand))));
}

Value coerce(const Value& value, BuiltinType type, Where where) {
    Value result;
    if (ast::isUnsigned(type)) {
        Uint128 bits = toUnsigned(value, where);
        const std::uint32_t width = 8 * ast::builtinSize(type);
        if (width < 128) bits &= (Uint128{1} << width) - 1;
        result = Value::makeUnsigned(bits);
    } else if (ast::isSigned(type)) {
        result = Value::makeSigned(
            signExtend(static_cast<Uint128>(toSigned(value, where)), 8 * ast::builtinSize(type)));
    } else {
        switch (type) {
            case BuiltinType::Float:
                result = Value::makeFloat(static_cast<float>(toDouble(value, where)));
                break;
            case BuiltinType::Double: result = Value::makeFloat(toDouble(value, where)); break;
            case BuiltinType::Bool:
                result = value.kind() == ValueKind::Boolean ? value : Value::makeBool(toBool(value, where));
                break;
            case BuiltinType::Char:
                result = Value::makeChar(static_cast<char32_t>(toUnsigned(value, where) & 0xFF));
                break;
            case BuiltinType::Char16:
                result = Value::makeChar(static_cast<char32_t>(toUnsigned(value, where) & 0xFFFF));
                break;
            case BuiltinType::String:
                if (!isTextLike(value)) failAt(where, say(LangError::ExpectedText, say(kindName(value))));
                result = value.isText() ? value : Value::makeText(toText(value));
                break;
            default: result = value; return result;
        }
    }
    result.declared = type;
    return result;
}

NodeValue toNodeValue(const Value& value) {
    switch (value.kind()) {
        case ValueKind::Unsigned: return value.bits();
        case ValueKind::Signed: return static_cast<Int128>(value.bits());
        case ValueKind::Float: return value.number();
        case ValueKind::Boolean: return value.bits() != 0;
        case ValueKind::Character: return static_cast<char32_t>(value.bits());
        case ValueKind::String: return value.text();
        default: return std::monostate{};
    }
}

Value fromNodeValue(const NodeValue& value) {
    struct Visitor {
        Value operator()(std::monostate) const { return {}; }
        Value operator()(Uint128 v) const { return Value::makeUnsigned(v); }
        Value operator()(Int128 v) const { return Value::makeSigned(v); }
        Value operator()(double v) const { return Value::makeFloat(v); }
        Value operator()(bool v) const { return Value::makeBool(v); }
        Value operator()(char32_t v) const { return Value::makeChar(v); }
        Value operator()(const std::string& v) const { return Value::makeText(v); }
    };
    return std::visit(Visitor{}, value);
}

Uint128 decodeInteger(const std::byte* bytes, std::uint32_t size, std::endian endian) {
    const bool little = endian == std::endian::little;
    switch (size) {
        case 1: return std::to_integer<std::uint8_t>(*bytes);
        case 2: return little ? loadLittle<std::uint16_t>(bytes) : loadBig<std::uint16_t>(bytes);
        case 4: return little ? loadLittle<std::uint32_t>(bytes) : loadBig<std::uint32_t>(bytes);
        case 8: return little ? loadLittle<std::uint64_t>(bytes) : loadBig<std::uint64_t>(bytes);
        default: break;
    }
    Uint128 value = 0;
    for (std::uint32_t i = 0; i < size; ++i)
        value = value << 8 | std::to_integer<std::uint8_t>(bytes[little ? size - 1 - i : i]);
    return value;
}

void encodeInteger(Uint128 bits, std::byte* out, std::uint32_t size, std::endian endian) {
    for (std::uint32_t i = 0; i < size; ++i) {
        out[endian == std::endian::little ? i : size - 1 - i] = static_cast<std::byte>(bits & 0xFF);
        bits >>= 8;
    }
}

Int128 signExtend(Uint128 value, std::uint32_t bits) {
    if (bits == 0) return 0;
    if (bits >= 128) return static_cast<Int128>(value);
    const std::uint32_t shift = 128 - bits;
    return static_cast<Int128>(value << shift) >> shift;
}

Value decode(BuiltinType type, const std::byte* bytes, std::endian endian) {
    const std::uint32_t size = ast::builtinSize(type);
    const Uint128 bits = decodeInteger(bytes, size, endian);
    Value value;
    if (ast::isUnsigned(type)) {
        value = Value::makeUnsigned(bits);
    } else if (ast::isSigned(type)) {
        value = Value::makeSigned(signExtend(bits, size * 8));
    } else {
        switch (type) {
            case BuiltinType::Float:
                value = Value::makeFloat(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
                break;
            case BuiltinType::Double:
                value = Value::makeFloat(std::bit_cast<double>(static_cast<std::uint64_t>(bits)));
                break;
            case BuiltinType::Bool: value = Value::makeRawBool(static_cast<std::uint8_t>(bits)); break;
            case BuiltinType::Char:
            case BuiltinType::Char16: value = Value::makeChar(static_cast<char32_t>(bits)); break;
            default: value = Value::makeUnsigned(bits); break;
        }
    }
    value.declared = type;
    return value;
}

std::string decimal(Uint128 value) {
    char buffer[40];
    char* p = buffer + sizeof buffer;
    do {
        *--p = static_cast<char>('0' + static_cast<int>(value % 10));
        value /= 10;
    } while (value != 0);
    return {p, buffer + sizeof buffer};
}

std::string decimal(Int128 value) {
    if (value >= 0) return decimal(static_cast<Uint128>(value));
    return "-" + decimal(Uint128{0} - static_cast<Uint128>(value));
}

}  // namespace sectorsmith::lang
