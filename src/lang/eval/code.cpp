// SPDX-License-Identifier: GPL-3.0-or-later
// Running translated code; code_writer.cpp translates.
#include "lang/eval/code.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

constexpr std::size_t kMostRegisters = 16'384;                // of all calls together
constexpr std::size_t kMostTextBytes = std::size_t{1} << 20;  // made in one run
constexpr std::uint32_t kGivesUpAfter = 8;                    // runs that the evaluator had to begin anew
constexpr std::uint64_t kMarkTag = std::uint64_t{1} << 40;    // no kind of value

bool truth(const Scalar& s) { return s.kind == ValueKind::String ? !s.text->empty() : s.bits != 0; }
bool hasTruth(const Scalar& s) { return s.isInteger() || s.kind == ValueKind::String; }

Scalar makeScalar(ValueKind kind, Uint128 bits, BuiltinType declared = BuiltinType::None) {
    Scalar s;
    s.kind = kind;
    s.bits = bits;
    s.declared = declared;
    return s;
}

// As binary() in value.cpp has it, for integers. False: division by zero.
bool integerOperation(BinaryOp op, const Scalar& left, const Scalar& right, Scalar& out) {
    const Uint128 a = left.bits;
    Uint128 b = right.bits;
    if (op >= BinaryOp::Eq) {
        if (left.kind == ValueKind::Character) {
            if (left.declared == BuiltinType::Char) b &= 0xFF;
            if (left.declared == BuiltinType::Char16) b &= 0xFFFF;
        }
        const bool yes = left.kind == ValueKind::Signed
                             ? compare(op, static_cast<Int128>(a), static_cast<Int128>(b))
                             : compare(op, a, b);
        out = makeScalar(ValueKind::Boolean, yes ? 1 : 0);
        return true;
    }
    const bool isUnsigned = left.kind == ValueKind::Unsigned || right.kind == ValueKind::Unsigned;
    ValueKind kind = isUnsigned ? ValueKind::Unsigned : ValueKind::Signed;
    Uint128 r = 0;
    switch (op) {
        case BinaryOp::Add: r = a + b; break;
        case BinaryOp::Sub: r = a - b; break;
        case BinaryOp::Mul: r = a * b; break;
        case BinaryOp::BitAnd: r = a & b; break;
        case BinaryOp::BitOr: r = a | b; break;
        case BinaryOp::BitXor: r = a ^ b; break;
        case BinaryOp::Shl:
            kind = left.kind == ValueKind::Unsigned ? ValueKind::Unsigned : ValueKind::Signed;
            r = a << static_cast<unsigned>(b & 127);
            break;
        case BinaryOp::Shr:
            kind = left.kind == ValueKind::Unsigned ? ValueKind::Unsigned : ValueKind::Signed;
            r = kind == ValueKind::Unsigned
                    ? a >> static_cast<unsigned>(b & 127)
                    : static_cast<Uint128>(static_cast<Int128>(a) >> static_cast<unsigned>(b & 127));
            break;
        case BinaryOp::Div:
        case BinaryOp::Mod: {
            if (b == 0) return false;
            if (kind == ValueKind::Unsigned || ((a >> 127) == 0 && (b >> 127) == 0)) {
                // Most numbers fit in 64 bits, where dividing is a single instruction.
                if ((a >> 64) == 0 && (b >> 64) == 0) {
                    const auto x = static_cast<std::uint64_t>(a);
                    const auto y = static_cast<std::uint64_t>(b);
                    r = op == BinaryOp::Div ? x / y : x % y;
                } else {
                    r = op == BinaryOp::Div ? a / b : a % b;
                }
                break;
            }
            if (b == ~Uint128{0}) return false;  // -1: the one quotient that may not fit is the evaluator's
            const auto x = static_cast<Int128>(a);
            const auto y = static_cast<Int128>(b);
            r = static_cast<Uint128>(op == BinaryOp::Div ? x / y : x % y);
            break;
        }
        default: return false;
    }
    out = makeScalar(kind, r);
    return true;
}

// As coerce() has it, for integers.
bool coerced(const Scalar& s, BuiltinType type, Scalar& out) {
    if (s.kind == ValueKind::String) {
        if (type != BuiltinType::String) return false;
        out = s;
        out.declared = type;
        return true;
    }
    if (!s.isInteger()) return false;
    if (isUnsigned(type)) {
        const std::uint32_t width = 8 * builtinSize(type);
        const Uint128 bits = width < 64     ? s.bits & ((std::uint64_t{1} << width) - 1)
                             : width == 64  ? static_cast<std::uint64_t>(s.bits)
                             : width == 128 ? s.bits
                                            : s.bits & ((Uint128{1} << width) - 1);
        out = makeScalar(ValueKind::Unsigned, bits, type);
        return true;
    }
    if (isSigned(type)) {
        out = makeScalar(ValueKind::Signed, static_cast<Uint128>(signExtend(s.bits, 8 * builtinSize(type))),
                         type);
        return true;
    }
    switch (type) {
        case BuiltinType::Bool:
            out = makeScalar(ValueKind::Boolean,
                             s.kind == ValueKind::Boolean ? s.bits : (s.bits != 0 ? 1 : 0), type);
            return true;
        case BuiltinType::Char: out = makeScalar(ValueKind::Character, s.bits & 0xFF, type); return true;
        case BuiltinType::Char16: out = makeScalar(ValueKind::Character, s.bits & 0xFFFF, type); return true;
        default: return false;
    }
}

bool unary(UnaryOp op, const Scalar& a, Scalar& out) {
    if (op == UnaryOp::Not) {
        if (!hasTruth(a)) return false;
        out = makeScalar(ValueKind::Boolean, truth(a) ? 0 : 1);
        return true;
    }
    if (!a.isInteger()) return false;
    if (op == UnaryOp::Plus) {
        out = a;
        return true;
    }
    const ValueKind kind = a.kind == ValueKind::Unsigned ? ValueKind::Unsigned : ValueKind::Signed;
    out = makeScalar(kind, op == UnaryOp::Minus ? Uint128{0} - a.bits : ~a.bits);
    return true;
}

// To a variable, as the type that it was declared with.
bool assign(const Scalar& a, Scalar& variable) {
    if (variable.declared != BuiltinType::None) return coerced(a, variable.declared, variable);
    variable = a;
    variable.declared = BuiltinType::None;
    return true;
}

Scalar memberValue(const CodeMember& m, const std::byte* bytes) {
    Uint128 bits = decodeInteger(bytes, m.size, m.endian);
    if (m.bitSize != 0) bits = (bits >> m.bitOffset) & ((Uint128{1} << m.bitSize) - 1);
    const std::uint32_t width = m.bitSize != 0 ? m.bitSize : 8 * m.size;
    if (isSigned(m.type))
        return makeScalar(ValueKind::Signed, static_cast<Uint128>(signExtend(bits, width)), m.type);
    if (m.type == BuiltinType::Bool) return makeScalar(ValueKind::Boolean, bits & 0xFF, m.type);
    if (isUnsigned(m.type)) return makeScalar(ValueKind::Unsigned, bits, m.type);
    return makeScalar(ValueKind::Character, bits & 0xFFFFFFFF, m.type);
}

}  // namespace

bool Coder::toScalar(const Value& value, Scalar& out) {
    if (value.isInteger()) {
        out = makeScalar(value.kind(), value.bits(), value.declared);
        return true;
    }
    if (!value.isText()) return false;
    out = makeScalar(ValueKind::String, 0, value.declared);
    out.text = &value.text();
    return true;
}

Value Coder::toValue(const Scalar& s) {
    Value value;
    switch (s.kind) {
        case ValueKind::Unsigned: value = Value::makeUnsigned(s.bits); break;
        case ValueKind::Signed: value = Value::makeSigned(static_cast<Int128>(s.bits)); break;
        case ValueKind::Boolean: value = Value::makeRawBool(static_cast<std::uint8_t>(s.bits)); break;
        case ValueKind::Character: value = Value::makeChar(static_cast<char32_t>(s.bits)); break;
        case ValueKind::String: value = Value::makeText(*s.text); break;
        default: break;
    }
    value.declared = s.declared;
    return value;
}

std::string Coder::toTextOf(const Scalar& s) {
    return s.kind == ValueKind::String ? *s.text : toText(toValue(s));
}

const std::string* Coder::keep(std::string text) {
    textBytes_ += text.size();
    if (textBytes_ > kMostTextBytes) return nullptr;
    texts_.push_back(std::move(text));
    return &texts_.back();
}

bool Coder::run(const Code& code, std::span<const Scalar> args, const std::byte* record, Scalar& result) {
    if (code.gaveUp >= kGivesUpAfter || args.size() != code.parameters) return false;
    if (top_ == 0) {
        texts_.clear();
        textBytes_ = 0;
        if (stack_.empty()) stack_.resize(kMostRegisters);
    }
    if (kMostRegisters - top_ < code.registers) return false;
    const std::int64_t budget = e_.bounds().budget().left();
    const std::size_t base = top_;
    const std::uint32_t depth = depth_;
    struct Restore {
        Coder& coder;
        std::size_t top;
        std::uint32_t depth;
        ~Restore() {
            coder.top_ = top;
            coder.depth_ = depth;
        }
    } restore{*this, base, depth};
    Scalar* registers = stack_.data() + base;
    std::copy(args.begin(), args.end(), registers);
    top_ += code.registers;
    if (execute(code, registers, record, result)) return true;
    // The evaluator begins anew.
    ++code.gaveUp;
    e_.bounds().budget().setLeft(budget);
    return false;
}

bool Coder::get(const Scalar& at, const Scalar& size, std::endian endian, Scalar& result) {
    if (!at.isInteger() || !size.isInteger() || size.bits > 16) return false;
    const auto address = static_cast<Int128>(at.bits);
    const auto length = static_cast<Int128>(size.bits);
    result = makeScalar(ValueKind::Unsigned, 0);
    // As builtin::disk::get_be has it: 0 outside of the data.
    const std::uint64_t begin = e_.bytes().dataStart();
    const std::uint64_t end =
        e_.bytes().dataSize() > ~begin ? ~std::uint64_t{0} : begin + e_.bytes().dataSize();
    if (address < 0 || address > Int128{end} || address + length > Int128{end} || address < Int128{begin} ||
        length == 0)
        return true;
    std::byte bytes[16];
    const auto n = static_cast<std::uint32_t>(length);
    if (!e_.bytes().readSource(static_cast<std::uint64_t>(address), {bytes, n})) return false;
    result.bits = decodeInteger(bytes, n, endian);
    return true;
}

bool Coder::addKey(const Scalar& value) {
    if (!value.isInteger()) return false;
    key_.push_back(static_cast<std::uint64_t>(value.kind));
    key_.push_back(static_cast<std::uint64_t>(value.bits));
    key_.push_back(static_cast<std::uint64_t>(value.bits >> 64));
    return true;
}

// What reaches beyond the source is the evaluator's to say.
bool Coder::advance(Scalar& cursor, std::uint64_t bytes) const {
    const auto at = static_cast<std::uint64_t>(cursor.bits);
    if (at > e_.bytes().dataEnd() || bytes > e_.bytes().dataEnd() - at) return false;
    cursor.bits += bytes;
    return true;
}

bool Coder::place(Scalar& cursor, const Scalar& count, std::uint64_t elementSize) const {
    if (!count.isInteger() || count.bits >> 64 != 0) return false;  // negative ones, too
    const auto n = static_cast<std::uint64_t>(count.bits);
    if (n > e_.bounds().limits().arrayLimit || (n != 0 && elementSize > e_.bytes().dataEnd() / n))
        return false;
    return advance(cursor, n * elementSize);
}

bool Coder::memberAt(const CodeMember& m, const Scalar& base, Scalar& result) {
    std::byte bytes[16];
    if (!e_.bytes().readSource(static_cast<std::uint64_t>(base.bits) + m.at, {bytes, m.size})) return false;
    result = memberValue(m, bytes);
    return true;
}

bool Coder::binary(BinaryOp op, const Scalar& a, const Scalar& b, Scalar& result) {
    if (a.isInteger() && b.isInteger()) return integerOperation(op, a, b, result);
    if (a.kind != ValueKind::String || b.kind != ValueKind::String) return false;
    if (!e_.bounds().budget().take(1 + 2 * (a.text->size() + b.text->size()) / kBytesPerStep)) return false;
    if (op >= BinaryOp::Eq) {
        result = makeScalar(ValueKind::Boolean, compare(op, a.text->compare(*b.text), 0) ? 1 : 0);
        return true;
    }
    if (op != BinaryOp::Add || a.text->size() + b.text->size() > kMostTextBytes) return false;
    const std::string* text = keep(*a.text + *b.text);
    if (text == nullptr) return false;
    result = makeScalar(ValueKind::String, 0);
    result.text = text;
    return true;
}

bool Coder::toTextScalar(const Scalar& a, Scalar& result) {
    if (a.kind != ValueKind::String) return false;  // a number's bytes in the order of the moment
    Scalar text = makeScalar(ValueKind::String, 0, BuiltinType::String);
    text.text = a.text;
    result = text;
    return true;
}

bool Coder::call(const Code& callee, const Scalar* args, const std::byte* record, Scalar& result,
                 Where where) {
    if (kMostRegisters - top_ < callee.registers || callee.gaveUp >= kGivesUpAfter ||
        e_.bounds().callDepth() + depth_ + 1 >= e_.bounds().limits().depthLimit || e_.bounds().stackIsLow())
        return false;
    e_.bounds().checkCancelled();
    e_.bounds().spend(callee.callSteps, where);
    Scalar* inner = stack_.data() + top_;
    for (std::uint32_t k = 0; k < callee.parameters; ++k) inner[k] = args[k];
    top_ += callee.registers;
    ++depth_;
    Scalar value;
    const bool done = execute(callee, inner, record, value);
    --depth_;
    top_ -= callee.registers;
    result = value;
    return done;
}

bool Coder::execute(const Code& code, Scalar* r, const std::byte* record, Scalar& result) {
    using Op = Code::Op;
    const Code::Instruction* const begin = code.instructions.data();
    const Scalar* const constants = code.constants.data();
    const auto where = [&](const Code::Instruction* i) {
        return code.wheres[static_cast<std::size_t>(i - begin)];
    };
    bool fine = true;
    for (const Code::Instruction* i = begin; fine; ++i) {
        Scalar& dst = r[i->dst];
        const Scalar& a = r[i->a];
        switch (i->op) {
            case Op::Constant: dst = constants[i->a]; break;
            case Op::Move: dst = a; break;
            case Op::Binary: fine = binary(static_cast<BinaryOp>(i->sub), a, r[i->b], dst); break;
            case Op::BinaryConstant:
                fine = binary(static_cast<BinaryOp>(i->sub), a, constants[i->b], dst);
                break;
            case Op::JumpUnless:
            case Op::JumpUnlessConstant: {
                Scalar yes;
                fine = binary(static_cast<BinaryOp>(i->sub), a,
                              i->op == Op::JumpUnless ? r[i->b] : constants[i->b], yes);
                if (yes.bits == 0) i = begin + i->target - 1;
                break;
            }
            case Op::Unary: fine = unary(static_cast<UnaryOp>(i->sub), a, dst); break;
            case Op::Coerce: fine = coerced(a, static_cast<BuiltinType>(i->sub), dst); break;
            case Op::ToText: fine = toTextScalar(a, dst); break;
            case Op::Assign: fine = assign(a, dst); break;
            case Op::Forget:
                dst = a;
                dst.declared = BuiltinType::None;
                break;
            case Op::Member: dst = memberValue(code.members[i->a], record + code.members[i->a].at); break;
            case Op::Jump: i = begin + i->target - 1; break;
            case Op::JumpIfNot:
            case Op::JumpIf:
                fine = hasTruth(a);
                if (fine && truth(a) == (i->op == Op::JumpIf)) i = begin + i->target - 1;
                break;
            case Op::ToBool:
                fine = hasTruth(a);
                if (fine) dst = makeScalar(ValueKind::Boolean, truth(a) ? 1 : 0);
                break;
            case Op::Round:
                e_.bounds().checkCancelled();
                e_.bounds().spend(i->target, where(i));
                if (dst.bits >= e_.bounds().limits().loopLimit) failLimit(where(i), LangError::LoopTooLong);
                ++dst.bits;
                break;
            case Op::Spend: e_.bounds().spend(i->target, where(i)); break;
            case Op::Call: fine = call(*code.functions[i->a], r + i->b, record, dst, where(i)); break;
            case Op::Native: fine = callNative(*code.natives[i->a], r + i->b, i->sub, dst, where(i)); break;
            case Op::GetBig:
            case Op::GetLittle: {
                const std::endian order = i->op == Op::GetBig ? std::endian::big : std::endian::little;
                Scalar value;
                fine = get(r[i->b], r[i->b + 1], order, value);
                dst = value;
                break;
            }
            case Op::Return: result = a; return true;
            case Op::ReturnNothing: result = {}; return true;
            case Op::Mark: key_.push_back(kMarkTag | i->target); break;
            case Op::Key: fine = addKey(a); break;
            case Op::Advance: fine = advance(dst, i->target); break;
            case Op::Place: fine = place(dst, a, i->target); break;
            case Op::MemberAt: {
                Scalar value;
                fine = memberAt(code.members[i->a], r[i->b], value);
                dst = value;
                break;
            }
        }
    }
    return false;
}

// No cursor, and nothing but numbers and texts.
bool Coder::callNative(const NativeFunction& native, const Scalar* args, std::size_t count, Scalar& result,
                       Where where) {
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (args[i].kind == ValueKind::String) bytes += args[i].text->size();
    e_.bounds().spend(kNativeSteps + count + 4 * bytes / kBytesPerStep, where);
    std::vector<NativeValue> values;
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Scalar& a = args[i];
        switch (a.kind) {
            case ValueKind::Unsigned: values.push_back({NodeValue(a.bits)}); break;
            case ValueKind::Signed: values.push_back({NodeValue(static_cast<Int128>(a.bits))}); break;
            case ValueKind::Boolean: values.push_back({NodeValue(a.bits != 0)}); break;
            case ValueKind::Character: values.push_back({NodeValue(static_cast<char32_t>(a.bits))}); break;
            case ValueKind::String: values.push_back({NodeValue(*a.text)}); break;
            default: return false;
        }
    }
    Result<NativeValue> made = e_.calls().callPlain(native, values, where);
    if (!made || made->node) return false;
    result = {};
    if (const auto* u = std::get_if<Uint128>(&made->value)) {
        result.kind = ValueKind::Unsigned;
        result.bits = *u;
    } else if (const auto* s = std::get_if<Int128>(&made->value)) {
        result.kind = ValueKind::Signed;
        result.bits = static_cast<Uint128>(*s);
    } else if (const auto* b = std::get_if<bool>(&made->value)) {
        result.kind = ValueKind::Boolean;
        result.bits = *b ? 1 : 0;
    } else if (auto* t = std::get_if<std::string>(&made->value)) {
        result.kind = ValueKind::String;
        result.text = keep(std::move(*t));
        return result.text != nullptr;
    } else {
        return false;
    }
    return true;
}

}  // namespace sectorsmith::lang
