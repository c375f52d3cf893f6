// SPDX-License-Identifier: GPL-3.0-or-later
// What expressions compute with: 128-bit integers, doubles, booleans, characters, text, and references to fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.h"
#include "lang/errors.h"
#include "lang/eval/budget.h"
#include "lang/eval/ref.h"
#include "lang/node.h"

namespace sectorsmith::lang {

enum class ValueKind : std::uint8_t {
    None,  // what a function without `return` gives
    Null,  // the literal null
    Unsigned,
    Signed,
    Float,
    Boolean,
    Character,
    String,
    Field,  // a field of the tree, or a variable with bytes of its own
    List,   // a local array of str
};

struct TextObject : Counted {
    explicit TextObject(std::string t) : text(std::move(t)), charge(sizeof(TextObject) + text.capacity()) {}
    const std::string text;
    const Charge charge;
};

class Value {
 public:
    Value() = default;
    static Value makeUnsigned(Uint128 v) { return {ValueKind::Unsigned, v}; }
    static Value makeSigned(Int128 v) { return {ValueKind::Signed, static_cast<Uint128>(v)}; }
    static Value makeBool(bool v) { return {ValueKind::Boolean, v ? 1U : 0U}; }
    // A bool as it lies on the disk: any byte but 0 is shown as true, only 1 equals true.
    static Value makeRawBool(std::uint8_t v) { return {ValueKind::Boolean, v}; }
    static Value makeChar(char32_t v) { return {ValueKind::Character, v}; }
    static Value makeFloat(double v) {
        Value value;
        value.kind_ = ValueKind::Float;
        value.number_ = v;
        return value;
    }
    static Value makeText(std::string text) {
        return makeObject(ValueKind::String, makeRef<TextObject>(std::move(text)));
    }
    static Value makeNull() { return {ValueKind::Null, 0}; }
    static Value makeObject(ValueKind kind, Ref<Counted> object) {
        Value value;
        value.kind_ = kind;
        value.object_ = std::move(object);
        return value;
    }

    ValueKind kind() const { return kind_; }
    bool isInteger() const {
        return kind_ == ValueKind::Unsigned || kind_ == ValueKind::Signed || kind_ == ValueKind::Boolean ||
               kind_ == ValueKind::Character;
    }
    bool isText() const { return kind_ == ValueKind::String; }
    Uint128 bits() const { return bits_; }     // of integers
    double number() const { return number_; }  // of Float
    const std::string& text() const { return static_cast<const TextObject*>(object_.get())->text; }
    const Ref<Counted>& object() const { return object_; }

 private:
    Value(ValueKind kind, Uint128 bits) : bits_(bits), kind_(kind) {}

    union {
        Uint128 bits_ = 0;
        double number_;
    };
    Ref<Counted> object_;
    ValueKind kind_ = ValueKind::None;

 public:
    // The declared type the value was stored with (None: computed): sizeof and typenameof of variables.
    ast::BuiltinType declared = ast::BuiltinType::None;
    // Of a variable whose type is an enum: its number in the TypeTable, for the name that is printed; 0: none.
    std::uint32_t enumeration = 0;
};
static_assert(sizeof(Value) == 32);

struct ListObject : Counted {
    explicit ListObject(std::vector<Value> values)
        : items(std::move(values)), charge(items.capacity() * sizeof(Value)) {}
    std::vector<Value> items;  // their number stays
    Charge charge;
    bool pack =
        false;  // the rest of a variadic function's arguments: stands for several arguments when handed on
};

// Conversions; `where` is blamed. Doubles are cut to the integer's range instead of overflowing.
Uint128 toUnsigned(const Value& value, ast::Where where);
Int128 toSigned(const Value& value, ast::Where where);
double toDouble(const Value& value, ast::Where where);
bool toBool(const Value& value, ast::Where where);
std::string toText(const Value& value);
// A value that must fit a count or an address: negative ones and those from 2^64 on fail with `what` in the sentence.
std::uint64_t toUint64(const Value& value, ast::Where where, LangError what);

// A comparison operator; false for any other.
template <typename T>
bool compare(ast::BinaryOp op, const T& a, const T& b) {
    switch (op) {
        case ast::BinaryOp::Eq: return a == b;
        case ast::BinaryOp::Ne: return a != b;
        case ast::BinaryOp::Lt: return a < b;
        case ast::BinaryOp::Le: return a <= b;
        case ast::BinaryOp::Gt: return a > b;
        case ast::BinaryOp::Ge: return a >= b;
        default: return false;
    }
}
// The operators as the original computes them: 128 bits wide, wrapping; a comparison casts the right side to the left's
// type; shift counts are taken modulo 128. && and || are not here (they do not evaluate their right side always).
Value binary(ast::BinaryOp op, const Value& left, const Value& right, ast::Where where);
Value unary(ast::UnaryOp op, const Value& operand, ast::Where where);

// As assigned to a variable of that type: integers are cut to its width.
Value coerce(const Value& value, ast::BuiltinType type, ast::Where where);

NodeValue toNodeValue(const Value& value);  // not for Field and List: monostate
Value fromNodeValue(const NodeValue& value);

// Bytes to a value and back. `bytes` has builtinSize(type) bytes in `endian`.
Value decode(ast::BuiltinType type, const std::byte* bytes, std::endian endian);
void encodeInteger(Uint128 bits, std::byte* out, std::uint32_t size, std::endian endian);
Uint128 decodeInteger(const std::byte* bytes, std::uint32_t size, std::endian endian);
// The low `bits` bits (1-128) as a signed number.
Int128 signExtend(Uint128 value, std::uint32_t bits);

std::string decimal(Uint128 value);
std::string decimal(Int128 value);

}  // namespace sectorsmith::lang
