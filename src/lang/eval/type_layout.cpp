// SPDX-License-Identifier: GPL-3.0-or-later
// How a type lies in memory, for people: what Layouts knows, member by member.
#include <utility>

#include "io/memory_source.h"
#include "lang/eval/evaluator.h"
#include "lang/source_index.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

constexpr std::size_t kMostMembers = 200;

class TypeMeasure {
 public:
    TypeMeasure(Evaluator& e, const Type& type, TypeLayout& out) : e_(e), type_(type), out_(out) {
        frame_.args = &type.args;
    }

    void run() {
        const auto& decl = *static_cast<const RecordDecl*>(type_.decl);
        for (const TypeRef* base : decl.bases) {
            const Layout& l = e_.layouts().of(*e_.types().resolve(*base, frame_));
            add({}, textOf(base->where), l.fixed ? std::optional(l.size) : std::nullopt);
        }
        body(decl.members);
        if (type_.info != nullptr && type_.info->movesCursor)
            for (MemberLayout& member : out_.members) member.offset.reset();
    }

 private:
    std::string textOf(Where where) const {
        const std::string& text = e_.program().files[where.file]->text;
        return where.end <= text.size() && where.begin < where.end
                   ? text.substr(where.begin, std::min<std::size_t>(where.end - where.begin, 100))
                   : std::string();
    }
    void add(std::string name, std::string type, std::optional<std::uint64_t> size) {
        if (out_.members.size() < kMostMembers)
            out_.members.push_back({std::move(name), std::move(type), at_, size});
        else out_.cut = true;
        if (type_.isUnion()) return;
        if (size && at_ && *size < kUnknown - 1 - *at_) *at_ += *size;
        else at_.reset();
    }
    void body(Body statements) {
        for (const Stmt* stmt : statements) {
            switch (stmt->kind) {
                case StmtKind::Variable: variable(static_cast<const VariableStmt&>(*stmt)); break;
                case StmtKind::BitfieldEntry: {
                    const auto& b = static_cast<const BitfieldEntryStmt&>(*stmt);
                    std::optional<std::uint64_t> width;
                    if (isConstant(e_.program(), b.width))
                        width =
                            toUint64(e_.expressions().eval(*b.width, frame_), b.where, LangError::TheWidth);
                    add(std::string(e_.program().text(b.name)),
                        b.isPadding         ? "padding"
                        : b.type != nullptr ? textOf(b.type->where)
                                            : std::string(),
                        width);
                    break;
                }
                case StmtKind::If:
                    // Which arm it is, is known when it runs.
                    for (const IfArm& arm : static_cast<const IfStmt&>(*stmt).arms) varying(arm.body);
                    varying(static_cast<const IfStmt&>(*stmt).otherwise);
                    break;
                case StmtKind::Match:
                    for (const MatchCase& c : static_cast<const MatchStmt&>(*stmt).cases) varying(c.body);
                    break;
                case StmtKind::While: varying(static_cast<const WhileStmt&>(*stmt).body); break;
                case StmtKind::For: varying(static_cast<const ForStmt&>(*stmt).body); break;
                case StmtKind::Try: varying(static_cast<const TryStmt&>(*stmt).body); break;
                case StmtKind::Block: body(static_cast<const BlockStmt&>(*stmt).body); break;
                default: break;
            }
        }
    }
    // What stands in a branch or a loop: the members are listed, where they and all behind them lie is open.
    void varying(Body statements) {
        const std::size_t before = out_.members.size();
        body(statements);
        if (out_.members.size() == before) return;
        for (std::size_t i = before; i < out_.members.size(); ++i) out_.members[i].offset.reset();
        at_.reset();
    }
    void variable(const VariableStmt& v) {
        if (v.initializer != nullptr || v.direction != Direction::None) return;  // no bytes of the source
        std::string shown = textOf(v.type->where);
        if (v.pointerType != nullptr) shown += " *";
        std::optional<std::uint64_t> size;
        const TypePtr type = e_.types().resolve(v.pointerType != nullptr ? *v.pointerType : *v.type, frame_);
        const Layout& l = e_.layouts().of(*type);
        if (l.fixed) size = type_.isBitfield() ? (type->isBitfield() ? l.bits : l.size * 8) : l.size;
        if (v.pointerType == nullptr && v.array == ArrayForm::Count) {
            shown += '[' + textOf(v.count->where) + ']';
            if (size && isConstant(e_.program(), v.count)) {
                const std::uint64_t n = toUint64(e_.expressions().eval(*v.count, frame_), v.count->where,
                                                 LangError::TheNumberOfElements);
                if (*size != 0 && n > (std::uint64_t{1} << 62) / *size) size.reset();
                else size = n * *size;
            } else {
                size.reset();
            }
        } else if (v.pointerType == nullptr && v.array != ArrayForm::None) {
            shown += "[]";
            size.reset();
        }
        if (v.placement != nullptr) {  // elsewhere
            const auto at = std::exchange(at_, std::nullopt);
            add(std::string(e_.program().text(v.name)), shown + " @ …", size);
            at_ = at;
            return;
        }
        add(std::string(e_.program().text(v.name)), std::move(shown), size);
    }

    Evaluator& e_;
    const Type& type_;
    TypeLayout& out_;
    Frame frame_;
    std::optional<std::uint64_t> at_ = 0;
};

}  // namespace

std::optional<TypeLayout> SourceIndex::layout(std::uint32_t declaration) const {
    if (program_ == nullptr || declaration >= declarations_.size()) return std::nullopt;
    const Symbol full = program_->symbols.find(declarations_[declaration].fullName);
    const auto found = program_->types.find(full);
    if (found == program_->types.end() || !found->second->params.empty()) return std::nullopt;
    try {
        EvaluateOptions options;
        options.limits.workLimit = 2'000'000;  // people wait for it: less than a tenth of a second
        const auto evaluator = std::make_shared<Evaluator>(
            program_, std::make_shared<MemorySource>(std::vector<std::byte>()), std::move(options));
        const Evaluator::Entry entry(*evaluator);
        const TypePtr type = evaluator->types().named(declarations_[declaration].fullName);
        if (!type) return std::nullopt;
        TypeLayout out;
        const Layout& layout = evaluator->layouts().of(*type);
        if (layout.fixed) out.size = layout.size;
        out.inBits = type->isBitfield();
        if (type->isRecord() && type->decl->kind != DeclKind::Imported)
            TypeMeasure(*evaluator, *type, out).run();
        return out;
    } catch (const Failure&) {
        return std::nullopt;  // shows when it runs
    } catch (const Cancelled&) {
        return std::nullopt;
    }
}

}  // namespace sectorsmith::lang
