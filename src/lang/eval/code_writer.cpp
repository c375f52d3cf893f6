// SPDX-License-Identifier: GPL-3.0-or-later
// Translates functions and expressions that only compute. What is not known here makes the whole untranslatable.
#include <algorithm>
#include <utility>

#include "lang/eval/code_writer.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint32_t kUntranslatable = ~std::uint32_t{0};
}  // namespace

bool CodeWriter::keepConstant(const Value& value, Register& index) {
    Scalar s;
    if (!Coder::toScalar(value, s)) return false;
    if (s.kind == ValueKind::String) s.text = &code_.texts.emplace_back(*s.text);
    code_.constants.push_back(s);
    if (code_.constants.size() > 0xFFFF) return false;
    index = static_cast<Register>(code_.constants.size() - 1);
    return true;
}

bool CodeWriter::constant(const Value& value, Register dst) {
    Register index = 0;
    if (!keepConstant(value, index)) return false;
    emit(Op::Constant, dst, index);
    return true;
}

std::size_t CodeWriter::jumpUnless(Register condition) {
    // A comparison is made by the jump itself.
    if (!code_.instructions.empty() && landed_ != code_.instructions.size()) {
        const Code::Instruction last = code_.instructions.back();
        const bool compares = (last.op == Op::Binary || last.op == Op::BinaryConstant) &&
                              static_cast<BinaryOp>(last.sub) >= BinaryOp::Eq;
        if (compares && last.dst == condition) {
            code_.instructions.pop_back();
            code_.wheres.pop_back();
            settle();
            return emit(last.op == Op::Binary ? Op::JumpUnless : Op::JumpUnlessConstant, 0, last.a, last.b,
                        last.sub);
        }
    }
    return jump(Op::JumpIfNot, condition);
}

bool CodeWriter::simpleType(const TypeRef& ref, BuiltinType& out, bool& hasEndian) {
    if (ref.id < 0) return false;
    Frame frame;
    const TypePtr type = e_.types().resolve(ref, frame);
    hasEndian = type->endian != Endian::Inherit;
    if (type->isEnum()) {
        e_.types().enumEntries(*type);
        out = type->underlying;
    } else {
        out = type->builtin == BuiltinType::Auto ? BuiltinType::None : type->builtin;
        if (type->builtin == BuiltinType::None || type->builtin == BuiltinType::Padding) return false;
    }
    return out != BuiltinType::Float && out != BuiltinType::Double;
}

bool CodeWriter::namesEnum(const TypeRef& ref) {
    if (ref.id < 0) return false;
    Frame frame;
    return e_.types().resolve(ref, frame)->isEnum();
}

bool CodeWriter::path(const PathExpr& e, Register dst) {
    if (e.root != PathRoot::Name || !e.segments.empty()) return false;
    switch (static_cast<Binding>(e.binding)) {
        case Binding::Local:
            if (function_ == nullptr || e.slot < 0 || static_cast<std::uint32_t>(e.slot) >= function_->slots)
                return false;
            emit(Op::Move, dst, static_cast<Register>(e.slot));
            return true;
        case Binding::Enumerator: return constant(e_.paths().enumerator(e), dst);
        case Binding::TemplateValue: {
            const auto index = static_cast<std::size_t>(e.slot);
            if (function_ != nullptr || args_ == nullptr || index >= args_->size() || (*args_)[index].type)
                return false;
            return constant((*args_)[index].value, dst);
        }
        case Binding::Member: {
            CodeMember member;
            if (function_ != nullptr || find_ == nullptr || !(*find_)(e.name.full, member)) return false;
            code_.members.push_back(member);
            emit(Op::Member, dst, static_cast<Register>(code_.members.size() - 1));
            return code_.members.size() < 0xFFFF;
        }
        default: return false;
    }
}

bool CodeWriter::variableOf(const PathExpr& e, Register& out) const {
    if (function_ == nullptr || e.root != PathRoot::Name || !e.segments.empty() ||
        static_cast<Binding>(e.binding) != Binding::Local || e.slot < 0 ||
        static_cast<std::uint32_t>(e.slot) >= function_->slots)
        return false;
    out = static_cast<Register>(e.slot);
    return true;
}

bool CodeWriter::operand(const Expr& e, Register& out) {
    if (e.kind == ExprKind::Path && variableOf(static_cast<const PathExpr&>(e), out)) {
        cost(1);
        return true;
    }
    return fresh(out) && value(e, out);
}

bool CodeWriter::value(const Expr& e, Register dst) {
    where_ = e.where;
    cost(1);
    const Release release{next_, next_};
    switch (e.kind) {
        case ExprKind::Literal:
            return constant(e_.expressions().evalLiteral(static_cast<const LiteralExpr&>(e)), dst);
        case ExprKind::Path: return path(static_cast<const PathExpr&>(e), dst);
        case ExprKind::Unary: {
            const auto& u = static_cast<const UnaryExpr&>(e);
            Register a = 0;
            if (!operand(*u.operand, a)) return false;
            emit(Op::Unary, dst, a, 0, static_cast<std::uint8_t>(u.op));
            return true;
        }
        case ExprKind::Binary: return binary(static_cast<const BinaryExpr&>(e), dst);
        case ExprKind::Ternary: {
            const auto& t = static_cast<const TernaryExpr&>(e);
            Register condition = 0;
            if (!operand(*t.condition, condition)) return false;
            const std::size_t otherwise = jumpUnless(condition);
            if (!value(*t.yes, dst)) return false;
            const std::size_t end = jump(Op::Jump);
            land(otherwise);
            if (!value(*t.no, dst)) return false;
            land(end);
            return true;
        }
        case ExprKind::Cast: {
            const auto& c = static_cast<const TypeExpr&>(e);
            BuiltinType type = BuiltinType::None;
            bool hasEndian = false;
            Register a = 0;
            if (!simpleType(*c.type, type, hasEndian) || hasEndian || type == BuiltinType::None) return false;
            if (!operand(*c.operand, a)) return false;
            if (type == BuiltinType::String) emit(Op::ToText, dst, a);
            else emit(Op::Coerce, dst, a, 0, static_cast<std::uint8_t>(type));
            return true;
        }
        case ExprKind::Call: return call(static_cast<const CallExpr&>(e), dst);
        case ExprKind::Here: return cursor(dst);
        case ExprKind::SizeOf: {
            const auto& q = static_cast<const QueryExpr&>(e);
            if (q.here || q.type == nullptr || q.type->id < 0) return false;
            Frame frame;
            return constant(e_.expressions().evalQuery(q, frame), dst);
        }
        default: return false;
    }
}

bool CodeWriter::binary(const BinaryExpr& e, Register dst) {
    Register left = 0;
    if (e.op == BinaryOp::And || e.op == BinaryOp::Or) {
        if (!operand(*e.left, left)) return false;
        Register result = 0;  // not dst, which the right side may still read
        if (!fresh(result)) return false;
        emit(Op::ToBool, result, left);
        const std::size_t end = jump(e.op == BinaryOp::And ? Op::JumpIfNot : Op::JumpIf, result);
        Register right = 0;
        if (!operand(*e.right, right)) return false;
        emit(Op::ToBool, result, right);
        land(end);
        emit(Op::Move, dst, result);
        return true;
    }
    if (e.op == BinaryOp::Xor) return false;
    Register right = 0;
    if (!operand(*e.left, left)) return false;
    if (e.right->kind == ExprKind::Literal) {
        const Value number = e_.expressions().evalLiteral(static_cast<const LiteralExpr&>(*e.right));
        if (number.isInteger()) {
            cost(1);
            if (!keepConstant(number, right)) return false;
            where_ = e.where;
            emit(Op::BinaryConstant, dst, left, right, static_cast<std::uint8_t>(e.op));
            return true;
        }
    }
    if (!operand(*e.right, right)) return false;
    where_ = e.where;
    emit(Op::Binary, dst, left, right, static_cast<std::uint8_t>(e.op));
    return true;
}

namespace {

// std::core::array_index(), which does nothing but ask the evaluator.
bool isArrayIndex(const FunctionDecl& f) {
    if (!f.parameters.empty() || f.body.size() != 1 || f.body[0]->kind != StmtKind::Return) return false;
    const auto* result = static_cast<const ReturnStmt*>(f.body[0])->value;
    if (result == nullptr || result->kind != ExprKind::Call) return false;
    const auto& c = *static_cast<const CallExpr*>(result);
    return c.decl == nullptr && c.native != nullptr && c.args.empty() &&
           static_cast<const NativeFunction*>(c.native)->name == "builtin::std::core::array_index";
}

}  // namespace

// A function that hands all it is given to a native: std::format.
const NativeFunction* CodeWriter::forwards(const FunctionDecl& f) const {
    if (f.body.size() != 1 || f.body[0]->kind != StmtKind::Return || f.parameters.empty()) return nullptr;
    const auto* result = static_cast<const ReturnStmt*>(f.body[0])->value;
    if (result == nullptr || result->kind != ExprKind::Call) return nullptr;
    const auto& c = *static_cast<const CallExpr*>(result);
    if (c.decl != nullptr || c.native == nullptr || c.args.size() != f.parameters.size()) return nullptr;
    for (std::size_t i = 0; i < c.args.size(); ++i) {
        const FunctionParam& p = f.parameters[i];
        if (p.isPack != (i + 1 == c.args.size())) return nullptr;
        if (p.type != nullptr && (p.type->builtin != BuiltinType::Auto || p.type->isReference))
            return nullptr;
        if (c.args[i]->kind != ExprKind::Path) return nullptr;
        const auto& path = *static_cast<const PathExpr*>(c.args[i]);
        if (path.root != PathRoot::Name || !path.segments.empty() ||
            static_cast<Binding>(path.binding) != Binding::Local || path.slot != static_cast<std::int32_t>(i))
            return nullptr;
    }
    return static_cast<const NativeFunction*>(c.native);
}

// Whose values are no plain numbers: natives are given their names, too.
bool CodeWriter::isEnum(const Expr& e) const {
    if (e.kind != ExprKind::Path) return false;
    const auto& path = static_cast<const PathExpr&>(e);
    if (path.root != PathRoot::Name || !path.segments.empty()) return false;
    const auto binding = static_cast<Binding>(path.binding);
    if (function_ != nullptr) return binding == Binding::Local && enums_.contains(path.slot);
    CodeMember member;
    return binding == Binding::Member && find_ != nullptr && (*find_)(path.name.full, member) &&
           member.isEnum;
}

bool CodeWriter::native(const NativeFunction& native, std::span<Expr* const> args, Register dst) {
    if (native.effect != NativeEffect::Pure && native.effect != NativeEffect::Data) return false;
    if (args.size() < native.minArgs || (native.maxArgs != 255 && args.size() > native.maxArgs) ||
        args.size() > 200)
        return false;
    const auto first = static_cast<Register>(next_);
    std::vector<Register> places;
    for (std::size_t i = 0; i < args.size(); ++i)
        if (!fresh(places.emplace_back())) return false;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (isEnum(*args[i])) return false;  // its name may be asked for
        if (!value(*args[i], places[i])) return false;
    }
    const bool big = native.name == "builtin::disk::get_be";
    if (big || native.name == "builtin::disk::get_le") {
        code_.reads = true;
        cost(kNativeSteps + 3);
        settle();
        emit(big ? Op::GetBig : Op::GetLittle, dst, 0, first);
        return true;
    }
    // With numbers and texts only, formatting reads nothing.
    if (native.effect == NativeEffect::Data && native.name != "builtin::std::format") code_.reads = true;
    settle();
    code_.natives.push_back(&native);
    emit(Op::Native, dst, static_cast<Register>(code_.natives.size() - 1), first,
         static_cast<std::uint8_t>(args.size()));
    return code_.natives.size() < 0xFFFF;
}

bool CodeWriter::call(const CallExpr& e, Register dst) {
    if (!e.templateArgs.empty()) return false;
    if (e.decl == nullptr)
        return e.native != nullptr && native(*static_cast<const NativeFunction*>(e.native), e.args, dst);
    if (e.decl->kind != DeclKind::Function) return false;
    const auto& f = *static_cast<const FunctionDecl*>(e.decl);
    if (e.args.empty() && isArrayIndex(f)) {
        cost(kCallSteps + kNativeSteps);
        return arrayIndex(dst);
    }
    if (const NativeFunction* target = forwards(f)) {
        cost(kCallSteps + f.slots / 4 + 1 + e.args.size());
        return native(*target, e.args, dst);
    }
    if (e.args.size() != f.parameters.size()) return false;
    for (std::size_t i = 0; i < e.args.size(); ++i) {
        const TypeRef* type = f.parameters[i].type;
        if ((type == nullptr || type->builtin == BuiltinType::Auto) && isEnum(*e.args[i])) return false;
    }
    const Code* callee = coder_.function(f);
    if (callee == nullptr) return false;
    const auto first = static_cast<Register>(next_);
    std::vector<Register> places;
    for (std::size_t i = 0; i < e.args.size(); ++i)
        if (!fresh(places.emplace_back())) return false;
    for (std::size_t i = 0; i < e.args.size(); ++i)
        if (!value(*e.args[i], places[i])) return false;
    where_ = e.where;
    settle();
    // Of one that is still being translated (it calls itself) that is not known: the safe answer.
    code_.reads = code_.reads || callee->reads || callee->instructions.empty();
    code_.functions.push_back(callee);
    emit(Op::Call, dst, static_cast<Register>(code_.functions.size() - 1), first);
    return code_.functions.size() < 0xFFFF;
}

// ------------------------------------------------------------------------------------------------------- statements

bool CodeWriter::body(std::span<Stmt* const> statements) {
    return std::ranges::all_of(statements, [&](const Stmt* s) { return statement(*s); });
}

bool CodeWriter::statement(const Stmt& s) {
    where_ = s.where;
    cost(1);
    const Release release{next_, next_};
    switch (s.kind) {
        case StmtKind::Variable: return variable(static_cast<const VariableStmt&>(s));
        case StmtKind::Assign: return assign(static_cast<const AssignStmt&>(s));
        case StmtKind::Expression: {
            Register unused = 0;
            return fresh(unused) && value(*static_cast<const ExpressionStmt&>(s).expression, unused);
        }
        case StmtKind::If: {
            const auto& i = static_cast<const IfStmt&>(s);
            std::vector<std::size_t> ends;
            for (const IfArm& arm : i.arms) {
                if (arm.condition == nullptr) return false;
                Register condition = 0;
                if (!operand(*arm.condition, condition)) return false;
                const std::size_t next = jumpUnless(condition);
                if (!body(arm.body)) return false;
                ends.push_back(jump(Op::Jump));
                land(next);
            }
            if (!body(i.otherwise)) return false;
            for (const std::size_t end : ends) land(end);
            return true;
        }
        case StmtKind::While: {
            const auto& w = static_cast<const WhileStmt&>(s);
            return loop(w.condition, w.body, nullptr);
        }
        case StmtKind::For: {
            const auto& f = static_cast<const ForStmt&>(s);
            if (f.init != nullptr && !statement(*f.init)) return false;
            return loop(f.condition, f.body, f.step);
        }
        case StmtKind::Match: return match(static_cast<const MatchStmt&>(s));
        case StmtKind::Return: {
            const auto& r = static_cast<const ReturnStmt&>(s);
            Register result = 0;
            if (r.value != nullptr && (isEnum(*r.value) || !operand(*r.value, result))) return false;
            settle();
            if (r.value != nullptr) emit(Op::Return, 0, result);
            else emit(Op::ReturnNothing);
            return true;
        }
        case StmtKind::Break:
            if (loops_.empty()) return false;
            loops_.back().breaks.push_back(jump(Op::Jump));
            return true;
        case StmtKind::Continue:
            if (loops_.empty()) return false;
            loops_.back().continues.push_back(jump(Op::Jump));
            return true;
        case StmtKind::Block: return body(static_cast<const BlockStmt&>(s).body);
        default: return false;
    }
}

bool CodeWriter::variable(const VariableStmt& v) {
    if (v.placement != nullptr || v.pointerType != nullptr || v.section != nullptr ||
        v.array != ArrayForm::None || v.direction != Direction::None || v.slot < 0 || v.slot >= 0xFFFF ||
        static_cast<std::uint32_t>(v.slot) >= function_->slots)
        return false;
    const auto slot = static_cast<Register>(v.slot);
    BuiltinType type = BuiltinType::None;
    bool hasEndian = false;
    if (!simpleType(*v.type, type, hasEndian)) return false;
    if (namesEnum(*v.type)) enums_.insert(v.slot);
    if (v.initializer == nullptr) {
        if (type == BuiltinType::None) return false;
        return constant(type == BuiltinType::String ? coerce(Value::makeText({}), type, v.where)
                                                    : coerce(Value::makeUnsigned(0), type, v.where),
                        slot);
    }
    Register given = 0;
    if (!operand(*v.initializer, given)) return false;
    where_ = v.where;
    if (type == BuiltinType::None) emit(Op::Forget, slot, given);
    else emit(Op::Coerce, slot, given, 0, static_cast<std::uint8_t>(type));
    return true;
}

bool CodeWriter::assign(const AssignStmt& s) {
    const PathExpr& target = *s.target;
    if (target.root != PathRoot::Name || !target.segments.empty() ||
        static_cast<Binding>(target.binding) != Binding::Local || target.slot < 0 ||
        static_cast<std::uint32_t>(target.slot) >= function_->slots)
        return false;
    const auto slot = static_cast<Register>(target.slot);
    if (slot < 64 && slot < code_.parameters) code_.assigned |= std::uint64_t{1} << slot;
    Register given = 0;
    if (!operand(*s.value, given)) return false;
    where_ = s.where;
    cost(1);
    if (s.compound) {
        Register result = 0;
        if (!fresh(result)) return false;
        emit(Op::Binary, result, slot, given, static_cast<std::uint8_t>(s.op));
        given = result;
    }
    emit(Op::Assign, slot, given);
    return true;
}

bool CodeWriter::loop(const Expr* condition, std::span<Stmt* const> statements, const Stmt* step) {
    const Where where = where_;
    Register rounds = 0;
    if (!fresh(rounds) || !constant(Value::makeUnsigned(0), rounds)) return false;
    const std::size_t again = here();
    std::optional<std::size_t> end;
    if (condition != nullptr) {
        Register yes = 0;
        if (!operand(*condition, yes)) return false;
        end = jumpUnless(yes);
    }
    where_ = where;
    cost(1);
    emit(Op::Round, rounds, 0, 0, 0, static_cast<std::uint32_t>(std::exchange(pending_, 0)));
    loops_.emplace_back();
    if (!body(statements)) return false;
    const Loop loop = std::move(loops_.back());
    loops_.pop_back();
    for (const std::size_t j : loop.continues) land(j);
    if (step != nullptr && !statement(*step)) return false;
    settle();
    emit(Op::Jump, 0, 0, 0, 0, static_cast<std::uint32_t>(again));
    if (end) land(*end);
    for (const std::size_t j : loop.breaks) land(j);
    return true;
}

bool CodeWriter::match(const MatchStmt& s) {
    std::vector<Register> subjects;
    for (const Expr* e : s.subjects)
        if (!fresh(subjects.emplace_back()) || !value(*e, subjects.back())) return false;
    Register low = 0;
    Register high = 0;
    if (!fresh(low) || !fresh(high)) return false;
    std::vector<std::size_t> ends;
    for (const MatchCase& c : s.cases) {
        if (c.columns.size() > subjects.size()) return false;
        std::vector<std::size_t> misses;
        for (std::size_t i = 0; i < c.columns.size(); ++i) {
            std::vector<std::size_t> hits;
            bool always = false;
            for (const MatchItem& item : c.columns[i]) {
                if (item.any) {
                    always = true;
                    break;
                }
                if (!value(*item.low, low)) return false;
                where_ = item.where;
                if (item.high == nullptr) {
                    emit(Op::Binary, low, subjects[i], low, static_cast<std::uint8_t>(BinaryOp::Eq));
                    hits.push_back(jump(Op::JumpIf, low));
                    continue;
                }
                if (!value(*item.high, high)) return false;
                emit(Op::Binary, low, subjects[i], low, static_cast<std::uint8_t>(BinaryOp::Ge));
                const std::size_t below = jump(Op::JumpIfNot, low);
                emit(Op::Binary, high, subjects[i], high, static_cast<std::uint8_t>(BinaryOp::Le));
                hits.push_back(jump(Op::JumpIf, high));
                land(below);
            }
            if (!always) misses.push_back(jump(Op::Jump));
            for (const std::size_t j : hits) land(j);
        }
        if (!body(c.body)) return false;
        ends.push_back(jump(Op::Jump));
        for (const std::size_t j : misses) land(j);
    }
    for (const std::size_t j : ends) land(j);
    return true;
}

bool CodeWriter::writeFunction(const FunctionDecl& f) {
    function_ = &f;
    next_ = std::max<std::uint32_t>(f.slots, static_cast<std::uint32_t>(f.parameters.size()));
    if (next_ > kMostCodeRegisters / 2 || f.variadic) return false;
    code_.registers = next_;
    code_.parameters = static_cast<std::uint32_t>(f.parameters.size());
    code_.callSteps = kCallSteps + next_ / 4;
    for (std::size_t i = 0; i < f.parameters.size(); ++i) {
        const FunctionParam& p = f.parameters[i];
        if (p.isPack) return false;
        if (p.type == nullptr) continue;
        BuiltinType type = BuiltinType::None;
        bool hasEndian = false;
        if (p.type->isReference || !simpleType(*p.type, type, hasEndian)) return false;
        if (namesEnum(*p.type)) enums_.insert(static_cast<std::int32_t>(i));
        if (type != BuiltinType::None)
            emit(Op::Coerce, static_cast<Register>(i), static_cast<Register>(i), 0,
                 static_cast<std::uint8_t>(type));
    }
    if (!body(f.body)) return false;
    settle();
    emit(Op::ReturnNothing);
    return true;
}

bool CodeWriter::writeExpression(const Expr& e) {
    Register result = 0;
    if (!fresh(result) || !value(e, result)) return false;
    settle();
    emit(Op::Return, 0, result);
    return true;
}

const Code* Coder::function(const FunctionDecl& f) {
    auto [it, isNew] = functions_.try_emplace(&f);
    if (isNew) {
        it->second = std::make_unique<Code>();
        Code& code = *it->second;
        if (translating_ > 32) {
            functions_.erase(it);
            return nullptr;
        }
        ++translating_;
        bool done = false;
        try {
            Code written;
            done = CodeWriter(*this, written, nullptr, nullptr).writeFunction(f);
            if (done) code = std::move(written);
        } catch (const Failure&) {
            done = false;  // a constant that fails says so when the evaluator comes to it
        } catch (...) {
            --translating_;
            code.gaveUp = kUntranslatable;
            throw;
        }
        --translating_;
        // Whoever calls it already holds it: it stays, and is never run.
        if (!done) code.gaveUp = kUntranslatable;
        return done ? &code : nullptr;
    }
    return it->second->gaveUp == kUntranslatable ? nullptr : it->second.get();
}

std::unique_ptr<Code> Coder::expression(const Expr& e, const TemplateValues* args, const FindMember& find) {
    auto code = std::make_unique<Code>();
    try {
        if (CodeWriter(*this, *code, args, &find).writeExpression(e)) return code;
    } catch (const Failure&) {
        return nullptr;
    }
    return nullptr;
}

}  // namespace sectorsmith::lang
