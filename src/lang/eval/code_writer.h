// SPDX-License-Identifier: GPL-3.0-or-later
// Translates functions and expressions that only compute into Code. What is not known here makes the whole untranslatable.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "lang/eval/code.h"

namespace sectorsmith::lang {

class CodeWriter {
 public:
    CodeWriter(Coder& coder, Code& code, const TemplateValues* args, const Coder::FindMember* find)
        : coder_(coder), e_(coder.e_), code_(code), args_(args), find_(find) {}
    virtual ~CodeWriter() = default;
    CodeWriter(const CodeWriter&) = delete;
    CodeWriter& operator=(const CodeWriter&) = delete;

    bool writeFunction(const ast::FunctionDecl& f);
    bool writeExpression(const ast::Expr& e);

 protected:
    using Op = Code::Op;
    using Register = std::uint16_t;
    static constexpr std::uint32_t kMostCodeRegisters = 1024;
    static constexpr std::size_t kMostInstructions = 16'384;

    std::size_t emit(Op op, Register dst = 0, Register a = 0, Register b = 0, std::uint8_t sub = 0,
                     std::uint32_t target = 0) {
        code_.instructions.push_back({op, sub, dst, a, b, target});
        code_.wheres.push_back(where_);
        return code_.instructions.size() - 1;
    }
    void cost(std::uint64_t steps) { pending_ += steps; }
    // What was counted so far is spent before anything that may go elsewhere.
    void settle() {
        if (pending_ > 0) emit(Op::Spend, 0, 0, 0, 0, static_cast<std::uint32_t>(pending_));
        pending_ = 0;
    }
    std::size_t here() {
        settle();
        return code_.instructions.size();
    }
    std::size_t jump(Op op, Register condition = 0) {
        settle();
        return emit(op, 0, condition);
    }
    // Past what follows unless the condition holds, which the instructions before have just worked out into a register of
    // its own.
    std::size_t jumpUnless(Register condition);
    void land(std::size_t jump) {
        landed_ = here();
        code_.instructions[jump].target = static_cast<std::uint32_t>(landed_);
    }
    bool fresh(Register& out) {
        if (next_ >= kMostCodeRegisters || code_.instructions.size() > kMostInstructions) return false;
        out = static_cast<Register>(next_++);
        code_.registers = std::max(code_.registers, next_);
        return true;
    }
    // What an expression or statement needed for itself is free again behind it.
    struct Release {
        std::uint32_t& next;
        std::uint32_t mark;
        ~Release() { next = mark; }
    };
    bool constant(const Value& value, Register dst);
    // Kept with the code; false: it is neither a number nor a text, or there are too many.
    bool keepConstant(const Value& value, Register& index);
    // The built-in type that a value is cut to; None: it stays as it is (auto). False: something else.
    bool simpleType(const ast::TypeRef& ref, ast::BuiltinType& out, bool& hasEndian);

    bool value(const ast::Expr& e, Register dst);
    // Where the value is: a variable is read where it lies.
    bool operand(const ast::Expr& e, Register& out);
    // The register that is the variable of this name, if it is one.
    virtual bool variableOf(const ast::PathExpr& e, Register& out) const;
    virtual bool path(const ast::PathExpr& e, Register dst);
    virtual bool cursor(Register) { return false; }      // `$`
    virtual bool arrayIndex(Register) { return false; }  // std::core::array_index()
    bool statement(const ast::Stmt& s);
    bool match(const ast::MatchStmt& s);
    virtual bool body(std::span<ast::Stmt* const> statements);

    Coder& coder_;
    Evaluator& e_;
    Code& code_;
    const TemplateValues* args_;
    const Coder::FindMember* find_;
    std::uint32_t next_ = 0;
    ast::Where where_;

 private:
    struct Loop {
        std::vector<std::size_t> breaks;
        std::vector<std::size_t> continues;
    };

    bool binary(const ast::BinaryExpr& e, Register dst);
    bool call(const ast::CallExpr& e, Register dst);
    bool native(const NativeFunction& native, std::span<ast::Expr* const> args, Register dst);
    const NativeFunction* forwards(const ast::FunctionDecl& f) const;
    bool variable(const ast::VariableStmt& v);
    bool assign(const ast::AssignStmt& s);
    bool loop(const ast::Expr* condition, std::span<ast::Stmt* const> statements, const ast::Stmt* step);

    bool isEnum(const ast::Expr& e) const;
    bool namesEnum(const ast::TypeRef& ref);

    const ast::FunctionDecl* function_ = nullptr;
    std::unordered_set<std::int32_t> enums_;  // slots of variables whose type is an enum
    std::uint64_t pending_ = 0;
    std::size_t landed_ = 0;  // the last instruction that is jumped to
    std::vector<Loop> loops_;
};

}  // namespace sectorsmith::lang
