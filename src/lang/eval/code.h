// SPDX-License-Identifier: GPL-3.0-or-later
// Functions and expressions that only compute: numbers and texts in, one of them out, and nothing touched but bytes of the
// source. They are translated once into instructions on registers, which count the steps that the evaluator would. What
// they cannot do, or fails in them, is left to the evaluator, which begins it anew: so a value or an error is always its own.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"
#include "lang/native.h"

namespace sectorsmith::lang {

// A number, a boolean, a character or a text; None: what a function without `return` gives.
struct Scalar {
    Uint128 bits = 0;
    const std::string* text = nullptr;
    ValueKind kind = ValueKind::None;
    ast::BuiltinType declared = ast::BuiltinType::None;

    bool isInteger() const {
        return kind >= ValueKind::Unsigned && kind <= ValueKind::Character && kind != ValueKind::Float;
    }
};

// A member of the record around an expression, to be read from the record's bytes.
struct CodeMember {
    std::uint32_t at = 0;
    std::uint32_t size = 0;
    std::uint32_t bitOffset = 0;
    std::uint32_t bitSize = 0;  // 0: no bits
    bool isEnum = false;
    ast::BuiltinType type = ast::BuiltinType::None;
    std::endian endian = std::endian::little;
};

class Code {
 public:
    enum class Op : std::uint8_t {
        Constant,        // dst = constants[a]
        Move,            // dst = a
        Binary,          // dst = a (sub) b
        BinaryConstant,  // dst = a (sub) constants[b], which is a number
        JumpUnless,      // to target unless a (sub) b; sub compares
        JumpUnlessConstant,
        Unary,      // dst = (sub) a
        Coerce,     // dst = a as the type sub
        ToText,     // dst = a as a text
        Assign,     // dst = a, as the type that dst was declared with
        Forget,     // dst = a, of no declared type
        Member,     // dst = members[a]
        Jump,       // to target
        JumpIfNot,  // to target unless a
        JumpIf,     // to target if a
        ToBool,     // dst = a as a condition
        Round,      // target steps; counts a round of a loop in dst
        Spend,      // target steps
        Call,       // dst = functions[a](registers from b on, sub of them)
        Native,     // dst = natives[a](registers from b on, sub of them)
        GetBig,     // dst = the number of registers[b+1] bytes at registers[b]
        GetLittle,
        Return,  // a
        ReturnNothing,
        // Of outlines (outline.h): they follow the cursor, and tell what they found on their way.
        Mark,      // target: the way that was taken
        Key,       // a: a value that the members depend on
        Advance,   // dst += target bytes
        Place,     // dst += a elements of target bytes
        MemberAt,  // dst = members[a], counted from the address b
    };
    struct Instruction {
        Op op;
        std::uint8_t sub = 0;
        std::uint16_t dst = 0;
        std::uint16_t a = 0;
        std::uint16_t b = 0;
        std::uint32_t target = 0;
    };

    std::vector<Instruction> instructions;
    std::vector<ast::Where> wheres;  // of each instruction
    std::vector<Scalar> constants;
    std::deque<std::string> texts;  // of constants
    std::vector<CodeMember> members;
    std::vector<const Code*> functions;
    std::vector<const NativeFunction*> natives;
    std::uint32_t registers = 0;
    std::uint32_t parameters = 0;
    std::uint64_t callSteps = 0;
    std::uint64_t assigned = 0;  // parameters that are assigned to, a bit for each of the first 64
    bool reads = false;          // bytes of the source: the result depends on more than the arguments
    mutable std::uint32_t gaveUp = 0;
};

// The translations of one evaluation, and what runs them. Same threading rule as the evaluation.
class Coder {
 public:
    explicit Coder(Evaluator& e) : e_(e) {}

    // nullptr: it does more than compute.
    const Code* function(const ast::FunctionDecl& f);
    // Finds members by name for expression(); false: there is no such member, or none that can be read so.
    using FindMember = std::function<bool(ast::Symbol name, CodeMember& out)>;
    std::unique_ptr<Code> expression(const ast::Expr& e, const TemplateValues* args, const FindMember& find);

    // False: ask the evaluator. Throws what the evaluator throws when the budget is used up. A text in `result` lives until
    // the next run.
    bool run(const Code& code, std::span<const Scalar> args, const std::byte* record, Scalar& result);

    // What the outline that ran last found on its way.
    std::vector<std::uint64_t>& key() { return key_; }

    static bool toScalar(const Value& value, Scalar& out);
    static Value toValue(const Scalar& scalar);
    static std::string toTextOf(const Scalar& scalar);

 private:
    friend class CodeWriter;
    bool execute(const Code& code, Scalar* registers, const std::byte* record, Scalar& result);
    bool binary(ast::BinaryOp op, const Scalar& a, const Scalar& b, Scalar& result);
    bool toTextScalar(const Scalar& a, Scalar& result);
    bool call(const Code& callee, const Scalar* args, const std::byte* record, Scalar& result,
              ast::Where where);
    bool callNative(const NativeFunction& native, const Scalar* args, std::size_t count, Scalar& result,
                    ast::Where where);
    bool get(const Scalar& at, const Scalar& size, std::endian endian, Scalar& result);
    bool addKey(const Scalar& value);
    bool advance(Scalar& cursor, std::uint64_t bytes) const;
    bool place(Scalar& cursor, const Scalar& count, std::uint64_t elementSize) const;
    bool memberAt(const CodeMember& member, const Scalar& base, Scalar& result);
    const std::string* keep(std::string text);

    Evaluator& e_;
    std::unordered_map<const ast::FunctionDecl*, std::unique_ptr<Code>> functions_;
    std::vector<Scalar> stack_;
    std::size_t top_ = 0;
    std::uint32_t depth_ = 0;
    int translating_ = 0;
    std::vector<std::uint64_t> key_;
    std::deque<std::string> texts_;
    std::size_t textBytes_ = 0;
};

}  // namespace sectorsmith::lang
