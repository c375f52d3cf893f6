// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/outline.h"

#include <algorithm>
#include <utility>

#include "lang/eval/code_writer.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/flat.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint64_t kLargestElement = 1 << 16;  // bytes
constexpr std::size_t kMostArguments = 16;
constexpr std::uint32_t kDeepestOutline = 16;
constexpr std::uint64_t kMostPlannedFields = 20'000;  // of all layouts of an outline together
constexpr std::uint64_t kTrial = 256;  // layouts, after which it is known whether they serve again
constexpr std::uint64_t kFailuresTried = 64;
constexpr std::uint64_t kPlanAfterRuns = 4;

// A literal says the same whatever the record is; all else may speak of the template's arguments.
bool hasPlainArguments(std::span<const Attribute> attributes) {
    return std::ranges::all_of(attributes, [](const Attribute& a) {
        return std::ranges::all_of(a.args, [](const Expr* e) { return e->kind == ExprKind::Literal; });
    });
}

std::endian endianOf(Endian endian, std::endian inherited) {
    return endian == Endian::Inherit ? inherited
           : endian == Endian::Big   ? std::endian::big
                                     : std::endian::little;
}

}  // namespace

// Writes a record's statements as code that follows them. Members of nested records are written where they stand.
class OutlineWriter final : public CodeWriter {
 public:
    OutlineWriter(Coder& coder, Outline& outline)
        : CodeWriter(coder, outline.code, nullptr, nullptr), outline_(outline) {}

    bool write(const RecordDecl& decl, std::endian endian);

 private:
    static constexpr Register kCursor = 0;
    static constexpr Register kIndex = 1;
    static constexpr Register kArguments = 2;

    struct Argument {
        TypePtr type;  // or a value
        Register value = 0;
    };
    struct Named {
        Symbol name = 0;
        bool isLocal = false;
        bool isNumber = false;  // a member that can be read
        Register at = 0;        // the local, or the address that `member` is counted from
        CodeMember member;
    };
    // The record whose members are being written.
    struct Around {
        const RecordDecl* decl = nullptr;
        std::endian endian = std::endian::little;
        std::vector<Argument> args;
        std::vector<Named> names;  // as far as they are there on every way to here
        std::unordered_map<Symbol, int> declared;
    };

    static bool isPlain(Evaluator& e, const RecordDecl& decl);
    static void countNames(std::span<Stmt* const> statements, std::unordered_map<Symbol, int>& names);
    const Named* find(const PathExpr& e) const;
    bool variableOf(const PathExpr& e, Register& out) const override;
    bool path(const PathExpr& e, Register dst) override;
    bool cursor(Register dst) override;
    bool arrayIndex(Register dst) override;
    bool body(std::span<Stmt* const> statements) override;
    bool member(const Stmt& s);
    bool variable(const VariableStmt& v);
    bool local(const VariableStmt& v);
    bool placed(const VariableStmt& v);
    bool fixedMember(const VariableStmt& v, const TypePtr& type, std::uint64_t size);
    bool several(const VariableStmt& v, std::uint64_t size);
    std::uint64_t plainSize(const RecordDecl& decl, int depth);
    bool nested(const RecordDecl& decl, std::vector<Argument> args, std::endian endian);
    bool arguments(const TypeRef& ref, const Decl& decl, std::vector<Argument>& out);
    TypePtr fixedType(const TypeRef& ref);
    // Bytes that were passed since the cursor's register was set are added to it.
    void flush();
    bool anchor(Register& out);

    Outline& outline_;
    Around* around_ = nullptr;
    std::uint64_t passed_ = 0;
    std::optional<Register> anchor_;  // holds the address that `passed_` is counted from
    std::uint32_t marks_ = 0;
    std::uint32_t depth_ = 0;
};

bool OutlineWriter::isPlain(Evaluator& e, const RecordDecl& decl) {
    if (decl.kind != DeclKind::Struct || !decl.bases.empty() || decl.id < 0) return false;
    const DeclInfo& info = e.analysis().decls[static_cast<std::size_t>(decl.id)];
    if (info.eager() || info.movesCursor || info.mayContinue || info.mayLeave || info.places || info.setsMeta)
        return false;
    const AttributeSymbols& a = e.analysis().attributes;
    for (const Attribute& attribute : decl.attributes)
        if (attribute.name != 0 &&
            (attribute.name == a.fixedSize || attribute.name == a.fixups || attribute.name == a.decrypted))
            return false;
    return std::ranges::none_of(decl.params, &TemplateParam::isPack);
}

void OutlineWriter::countNames(std::span<Stmt* const> statements, std::unordered_map<Symbol, int>& names) {
    for (const Stmt* s : statements) {
        switch (s->kind) {
            case StmtKind::Variable: ++names[static_cast<const VariableStmt*>(s)->name]; break;
            case StmtKind::If: {
                const auto& i = static_cast<const IfStmt&>(*s);
                for (const IfArm& arm : i.arms) countNames(arm.body, names);
                countNames(i.otherwise, names);
                break;
            }
            case StmtKind::Match:
                for (const MatchCase& c : static_cast<const MatchStmt&>(*s).cases) countNames(c.body, names);
                break;
            case StmtKind::Block: countNames(static_cast<const BlockStmt&>(*s).body, names); break;
            default: break;
        }
    }
}

void OutlineWriter::flush() {
    if (passed_ > 0) emit(Op::Advance, kCursor, 0, 0, 0, static_cast<std::uint32_t>(passed_));
    passed_ = 0;
    anchor_.reset();
}

bool OutlineWriter::anchor(Register& out) {
    if (!anchor_) {
        if (!fresh(out)) return false;
        emit(Op::Move, out, kCursor);
        anchor_ = out;
    }
    out = *anchor_;
    return true;
}

// Only what is declared once in the record, and before on every way.
const OutlineWriter::Named* OutlineWriter::find(const PathExpr& e) const {
    const auto declared = around_->declared.find(e.name.full);
    if (declared == around_->declared.end() || declared->second != 1) return nullptr;
    const auto it = std::ranges::find(around_->names, e.name.full, &Named::name);
    return it != around_->names.end() ? &*it : nullptr;
}

bool OutlineWriter::variableOf(const PathExpr& e, Register& out) const {
    if (e.root != PathRoot::Name || !e.segments.empty()) return false;
    if (static_cast<Binding>(e.binding) == Binding::TemplateValue) {
        const auto index = static_cast<std::size_t>(e.slot);
        if (index >= around_->args.size() || around_->args[index].type) return false;
        out = around_->args[index].value;
        return true;
    }
    if (static_cast<Binding>(e.binding) != Binding::Member) return false;
    const Named* named = find(e);
    if (named == nullptr || !named->isLocal) return false;
    out = named->at;
    return true;
}

bool OutlineWriter::path(const PathExpr& e, Register dst) {
    if (e.root != PathRoot::Name || !e.segments.empty()) return false;
    if (static_cast<Binding>(e.binding) == Binding::Enumerator) return CodeWriter::path(e, dst);
    if (Register variable = 0; variableOf(e, variable)) {
        emit(Op::Move, dst, variable);
        return true;
    }
    if (static_cast<Binding>(e.binding) != Binding::Member) return false;
    const Named* named = find(e);
    if (named == nullptr || !named->isNumber) return false;
    code_.members.push_back(named->member);
    emit(Op::MemberAt, dst, static_cast<Register>(code_.members.size() - 1), named->at);
    return code_.members.size() < 0xFFFF;
}

bool OutlineWriter::cursor(Register dst) {
    // Not flushed: this may stand on one of several ways.
    emit(Op::Move, dst, kCursor);
    if (passed_ > 0) emit(Op::Advance, dst, 0, 0, 0, static_cast<std::uint32_t>(passed_));
    return true;
}

bool OutlineWriter::arrayIndex(Register dst) {
    emit(Op::Move, dst, kIndex);
    return true;
}

// One of the ways that a condition chooses from.
bool OutlineWriter::body(std::span<Stmt* const> statements) {
    settle();
    emit(Op::Mark, 0, 0, 0, 0, ++marks_);
    const std::size_t names = around_->names.size();
    const bool done = std::ranges::all_of(statements, [&](const Stmt* s) { return member(*s); });
    settle();
    flush();
    around_->names.resize(names);
    return done;
}

bool OutlineWriter::member(const Stmt& s) {
    where_ = s.where;
    if (code_.instructions.size() > kMostInstructions) return false;
    switch (s.kind) {
        case StmtKind::Variable: cost(1); return variable(static_cast<const VariableStmt&>(s));
        case StmtKind::If:
        case StmtKind::Match:
        case StmtKind::Block: flush(); return statement(s);
        default: return false;
    }
}

bool OutlineWriter::variable(const VariableStmt& v) {
    if (v.direction != Direction::None || v.pointerType != nullptr || v.section != nullptr ||
        v.placement != nullptr)
        return false;
    const AttributeSymbols& a = e_.analysis().attributes;
    for (const Attribute& attribute : v.attributes)
        if (attribute.name != 0 && (attribute.name == a.exported || attribute.name == a.noUniqueAddress))
            return false;
    return v.initializer != nullptr ? local(v) : placed(v);
}

bool OutlineWriter::local(const VariableStmt& v) {
    BuiltinType type = BuiltinType::None;
    bool isBig = false;
    if (v.array != ArrayForm::None || !simpleType(*v.type, type, isBig)) return false;
    Named named;
    named.name = v.name;
    named.isLocal = true;
    if (!fresh(named.at)) return false;
    {
        const Release release{next_, next_};
        Register given = 0;
        if (!operand(*v.initializer, given)) return false;
        where_ = v.where;
        if (type == BuiltinType::None) emit(Op::Forget, named.at, given);
        else emit(Op::Coerce, named.at, given, 0, static_cast<std::uint8_t>(type));
    }
    around_->names.push_back(named);
    return true;
}

// The type if it is the same in every record; nullptr: it is not, or not a type that can be followed.
TypePtr OutlineWriter::fixedType(const TypeRef& ref) {
    if (ref.isReference) return {};
    if (ref.id >= 0 || ref.builtin != BuiltinType::None) {
        Frame frame;
        return e_.types().resolve(ref, frame);
    }
    const auto index = static_cast<std::size_t>(ref.parameter);
    if (ref.parameter < 0 || ref.endian != Endian::Inherit || index >= around_->args.size()) return {};
    return around_->args[index].type;
}

bool OutlineWriter::arguments(const TypeRef& ref, const Decl& decl, std::vector<Argument>& out) {
    if (ref.args.size() != decl.params.size() || ref.args.size() > kMostArguments) return false;
    for (const TemplateArg& a : ref.args) {
        Argument argument;
        if (a.type != nullptr) {
            argument.type = fixedType(*a.type);
            if (!argument.type) return false;
        } else {
            if (!fresh(argument.value)) return false;
            const Release release{next_, next_};
            if (!value(*a.expression, argument.value)) return false;
            emit(Op::Key, 0, argument.value);
        }
        out.push_back(std::move(argument));
    }
    return true;
}

bool OutlineWriter::placed(const VariableStmt& v) {
    cost(4);
    const TypePtr type = fixedType(*v.type);
    if (type) {
        const Layout layout = e_.layouts().of(*type);
        const bool isRecord = type->isRecord();
        if (layout.fixed && (!isRecord || layout.flat)) {
            if (layout.size == 0 || layout.size > kLargestElement) return false;
            return fixedMember(v, type, layout.size);
        }
        if (!isRecord || type->decl->kind != DeclKind::Struct || v.array != ArrayForm::None ||
            !type->aliases.empty())
            return false;
        std::vector<Argument> args;
        for (const TemplateValue& given : type->args) {
            Argument argument;
            argument.type = given.type;
            if (!given.type && (!fresh(argument.value) || !constant(given.value, argument.value)))
                return false;
            args.push_back(std::move(argument));
        }
        if (!isPlain(e_, *static_cast<const RecordDecl*>(type->decl))) return false;
        around_->names.push_back({v.name, false, false, 0, {}});
        return nested(*static_cast<const RecordDecl*>(type->decl), std::move(args),
                      endianOf(type->endian, around_->endian));
    }
    const TypeRef& ref = *v.type;
    if (ref.decl == nullptr || ref.decl->kind != DeclKind::Struct) return false;
    const auto& decl = *static_cast<const RecordDecl*>(ref.decl);
    std::vector<Argument> args;
    if (!isPlain(e_, decl) || !arguments(ref, decl, args)) return false;
    if (v.array != ArrayForm::None) {
        const std::uint64_t size = plainSize(decl, 0);
        return size != 0 && several(v, size);
    }
    around_->names.push_back({v.name, false, false, 0, {}});
    return nested(decl, std::move(args), endianOf(ref.endian, around_->endian));
}

bool OutlineWriter::fixedMember(const VariableStmt& v, const TypePtr& type, std::uint64_t size) {
    Named named;
    named.name = v.name;
    if (v.array == ArrayForm::None) {
        const AttributeSymbols& a = e_.analysis().attributes;
        Field field;
        field.type = type;
        field.stmt = &v;
        field.endian = endianOf(type->endian, around_->endian);
        if (v.name != 0 && !type->isRecord() && !e_.attributes().hasAttribute(field, a.transform) &&
            type->builtin != BuiltinType::Padding) {
            CodeMember& m = named.member;
            m.type = type->builtin;
            m.endian = field.endian;
            if (type->isEnum()) {
                e_.types().enumEntries(*type);
                m.type = type->underlying;
                if (type->endian == Endian::Inherit) m.endian = endianOf(type->underlyingEndian, m.endian);
            }
            m.size = static_cast<std::uint32_t>(size);
            named.isNumber = builtinSize(m.type) == size && size <= 16 && m.type != BuiltinType::Float &&
                             m.type != BuiltinType::Double;
        }
        if (passed_ + size > kLargestElement) flush();
        if (named.isNumber) {
            if (!anchor(named.at)) return false;
            named.member.at = static_cast<std::uint32_t>(passed_);
        }
        passed_ += size;
        around_->names.push_back(named);
        return true;
    }
    return several(v, size);
}

// Bytes of a record that are the same whatever its arguments are; 0 when they are not.
std::uint64_t OutlineWriter::plainSize(const RecordDecl& decl, int depth) {
    if (depth > 8 || !isPlain(e_, decl)) return 0;
    std::uint64_t sum = 0;
    for (const Stmt* s : decl.members) {
        if (s->kind != StmtKind::Variable) return 0;
        const auto& v = static_cast<const VariableStmt&>(*s);
        const bool isMember = v.initializer == nullptr && v.placement == nullptr &&
                              v.pointerType == nullptr && v.section == nullptr &&
                              v.direction == Direction::None;
        const bool isCounted = v.array == ArrayForm::Count && v.count->kind == ExprKind::Literal;
        if (!isMember || (v.array != ArrayForm::None && !isCounted)) return 0;
        for (const Attribute& a : v.attributes)
            if (a.name != 0 && a.name == e_.analysis().attributes.noUniqueAddress) return 0;
        std::uint64_t size = 0;
        if (v.type->id >= 0) {
            Frame frame;
            const Layout& layout = e_.layouts().of(*e_.types().resolve(*v.type, frame));
            size = layout.fixed && layout.flat ? layout.size : 0;
        } else if (v.type->decl != nullptr && v.type->decl->kind == DeclKind::Struct) {
            size = plainSize(*static_cast<const RecordDecl*>(v.type->decl), depth + 1);
        }
        const Uint128 n = isCounted ? static_cast<const LiteralExpr*>(v.count)->integer : Uint128{1};
        if (size == 0 || n == 0 || n > kLargestElement || size > kLargestElement) return 0;
        sum += size * static_cast<std::uint64_t>(n);
        if (sum > kLargestElement) return 0;
    }
    return sum;
}

// An array of elements of so many bytes.
bool OutlineWriter::several(const VariableStmt& v, std::uint64_t size) {
    if (v.array != ArrayForm::Count) return false;
    Named named;
    named.name = v.name;
    if (v.count->kind == ExprKind::Literal) {
        const auto& literal = static_cast<const LiteralExpr&>(*v.count);
        const bool isInteger =
            literal.literal == LiteralKind::Signed || literal.literal == LiteralKind::Unsigned;
        if (isInteger && literal.integer <= kLargestElement / size) {
            const std::uint64_t bytes = size * static_cast<std::uint64_t>(literal.integer);
            if (passed_ + bytes > kLargestElement) flush();
            passed_ += bytes;
            around_->names.push_back(named);
            return true;
        }
    }
    Register count = 0;
    const Release release{next_, next_};
    if (!operand(*v.count, count)) return false;
    flush();
    settle();
    where_ = v.where;
    emit(Op::Key, 0, count);
    emit(Op::Place, kCursor, count, 0, 0, static_cast<std::uint32_t>(size));
    around_->names.push_back(named);
    return true;
}

bool OutlineWriter::nested(const RecordDecl& decl, std::vector<Argument> args, std::endian endian) {
    if (++depth_ > kDeepestOutline) return false;
    outline_.depth = std::max(outline_.depth, depth_);
    Around inner;
    inner.decl = &decl;
    inner.endian = endian;
    inner.args = std::move(args);
    countNames(decl.members, inner.declared);
    for (const TemplateParam& p : decl.params) ++inner.declared[p.name];
    Around* const outer = std::exchange(around_, &inner);
    const bool done = std::ranges::all_of(decl.members, [&](const Stmt* s) { return member(*s); });
    around_ = outer;
    --depth_;
    return done;
}

bool OutlineWriter::write(const RecordDecl& decl, std::endian endian) {
    if (!isPlain(e_, decl) || decl.params.size() > kMostArguments) return false;
    code_.parameters = static_cast<std::uint32_t>(kArguments + decl.params.size());
    next_ = code_.registers = code_.parameters;
    std::vector<Argument> args(decl.params.size());
    for (std::size_t i = 0; i < args.size(); ++i) args[i].value = static_cast<Register>(kArguments + i);
    where_ = decl.nameWhere;
    // What is said about the members is made of the arguments: those of nested records are in the key anyway.
    auto plain = [](const auto& self, std::span<Stmt* const> statements) -> bool {
        return std::ranges::all_of(statements, [&](const Stmt* s) {
            switch (s->kind) {
                case StmtKind::Variable:
                    return hasPlainArguments(static_cast<const VariableStmt*>(s)->attributes);
                case StmtKind::If: {
                    const auto& i = static_cast<const IfStmt&>(*s);
                    return std::ranges::all_of(i.arms,
                                               [&](const IfArm& arm) { return self(self, arm.body); }) &&
                           self(self, i.otherwise);
                }
                case StmtKind::Match:
                    return std::ranges::all_of(static_cast<const MatchStmt&>(*s).cases,
                                               [&](const MatchCase& c) { return self(self, c.body); });
                case StmtKind::Block: return self(self, static_cast<const BlockStmt&>(*s).body);
                default: return true;
            }
        });
    };
    if (!plain(plain, decl.members) || !hasPlainArguments(decl.attributes))
        for (const Argument& a : args) emit(Op::Key, 0, a.value);
    if (!nested(decl, std::move(args), endian)) return false;
    settle();
    flush();
    emit(Op::Return, 0, kCursor);
    return true;
}

std::size_t Outline::Hash::operator()(const std::vector<std::uint64_t>& key) const {
    std::uint64_t hash = key.size();
    for (const std::uint64_t word : key) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

Outline* Outlines::of(const Type& type, std::endian endian) {
    if (!type.isRecord() || type.decl->kind != DeclKind::Struct) return nullptr;
    const auto [it, isNew] = outlines_.try_emplace({type.decl, endian});
    if (isNew) {
        auto outline = std::make_unique<Outline>();
        const Budget budget = e_.bounds().budget();
        bool done = false;
        try {
            done =
                OutlineWriter(e_.coder(), *outline).write(*static_cast<const RecordDecl*>(type.decl), endian);
        } catch (const Failure&) {
            done = false;  // the evaluator says so when it comes to it
        } catch (...) {
            outlines_.erase(it);
            throw;
        }
        e_.bounds().budget() = budget;
        if (done) it->second = std::move(outline);
    }
    return it->second.get();
}

bool Outlines::isUsable(const Type& type) const {
    return e_.plans().mayLayOut() && type.isRecord() && !type.eager() && type.aliases.empty();
}

std::uint64_t Outlines::arrayIndex(const Field& field, const Contents* owner) {
    if (field.element) return field.turn();
    for (const Contents* b = owner; b != nullptr; b = b->owner.get())
        if (b->self.element) return b->self.turn();
    return 0;
}

std::optional<std::uint64_t> Outlines::end(const Type& type, std::endian endian, std::uint64_t address,
                                           const Contents* owner, std::uint64_t arrayIndex) {
    last_ = nullptr;
    if (!isUsable(type)) return std::nullopt;
    Outline* outline = of(type, endian);
    if (outline == nullptr || (outline->failures > kFailuresTried && 2 * outline->failures > outline->runs))
        return std::nullopt;
    const std::size_t count = type.args.size();
    if (2 + count != outline->code.parameters ||
        (owner != nullptr && owner->depth + 1 + outline->depth > e_.bounds().limits().depthLimit))
        return std::nullopt;
    Scalar args[2 + kMostArguments];
    for (std::size_t i = 0; i < 2; ++i) {
        args[i].kind = ValueKind::Unsigned;
        args[i].bits = i == 0 ? address : arrayIndex;
    }
    for (std::size_t i = 0; i < count; ++i)
        if (type.args[i].type || !Coder::toScalar(type.args[i].value, args[2 + i])) return std::nullopt;
    ++outline->runs;
    Coder& coder = e_.coder();
    coder.key().clear();
    const Budget budget = e_.bounds().budget();
    Scalar result;
    bool done = false;
    try {
        done = coder.run(outline->code, {args, 2 + count}, nullptr, result);
    } catch (const Failure&) {
        done = false;  // of the budget: the evaluator says so
    }
    if (!done) {
        e_.bounds().budget() = budget;
        outline->code.gaveUp = 0;
        ++outline->failures;
        return std::nullopt;
    }
    last_ = outline;
    return static_cast<std::uint64_t>(result.bits);
}

std::shared_ptr<const FlatPlan> Outlines::plan(const Field& field, const Ref<Contents>& owner,
                                               std::uint64_t index, bool often) {
    if (last_ == nullptr) return nullptr;
    Outline& outline = *last_;
    if (outline.made >= kTrial && outline.planned < 4 * outline.made) return nullptr;
    if (!often && outline.runs < kPlanAfterRuns) return nullptr;
    std::vector<std::uint64_t>& key = e_.coder().key();
    if (const auto it = outline.plans.find(key); it != outline.plans.end()) {
        ++outline.planned;
        return it->second;
    }
    // The evaluator may follow other records for it.
    std::vector<std::uint64_t> own = key;
    std::shared_ptr<const FlatPlan> plan = e_.plans().makePlan(field, owner, index);
    if (plan &&
        (plan->top.asksNode || plan->top.linked || plan->top.judged || plan->top.inlined || plan->top.hidden))
        plan = nullptr;
    ++outline.made;
    if (outline.fields > kMostPlannedFields) {
        outline.plans.clear();
        outline.fields = 0;
    }
    outline.fields += plan ? plan->fields : 1;
    outline.plans.emplace(std::move(own), plan);
    return plan;
}

}  // namespace sectorsmith::lang
