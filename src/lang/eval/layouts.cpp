// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/layouts.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

// What the statements of a record add up to so far.
struct Layouts::Measure {
    const Type* type = nullptr;
    Frame* frame = nullptr;
    std::uint64_t size = 0;  // bytes, or bits in a bitfield
    bool isUnion = false;
    bool isBitfield = false;
    bool flat = true;
    bool plain = true;
    bool quiet = true;
    int loops = 0;

    bool add(std::uint64_t more) {
        if (isUnion) {
            size = std::max(size, more);
            return true;
        }
        if (more > kUnknown - 1 - size) return false;
        size += more;
        return true;
    }
};

const Layout& Layouts::of(const Type& type) {
    if (type.layout) return *type.layout;
    static const Layout unknown;
    // A type that holds itself has no fixed size.
    if (type.layoutRunning) return unknown;
    type.layoutRunning = true;
    Layout layout;
    bool keep = true;
    try {
        layout.fixed = measureType(type, layout);
    } catch (const Failure& f) {
        // Limits depend on where we are; the rest is the type's own fault and shows when it runs.
        keep = f.level != FailureLevel::Limit;
        layout = {};
    } catch (...) {
        type.layoutRunning = false;
        throw;
    }
    type.layoutRunning = false;
    if (!layout.fixed) layout.flat = layout.plain = layout.quiet = false;
    if (!keep) return unknown;
    type.layout = std::make_unique<Layout>(layout);
    return *type.layout;
}

bool Layouts::measureType(const Type& type, Layout& out) {
    e_.bounds().checkStack(type.decl != nullptr ? type.decl->nameWhere : Where{});
    out.flat = out.plain = out.quiet = true;
    if (type.builtin != BuiltinType::None) {
        out.size = builtinSize(type.builtin);
        return out.size != 0;
    }
    if (type.isEnum()) {
        e_.types().enumEntries(type);
        out.size = builtinSize(type.underlying);
        return !type.underlyingRecord;
    }
    if (!type.isRecord() || type.decl->kind == DeclKind::Imported) return false;
    if (auto fixed = fixedSizeAttribute(type)) {
        out.size = *fixed;
        out.flat = out.plain = out.quiet = false;
        return true;
    }
    if (type.info != nullptr && type.info->movesCursor) return false;
    const auto& decl = *static_cast<const RecordDecl*>(type.decl);
    Frame frame;
    frame.args = &type.args;
    Measure m;
    m.type = &type;
    m.frame = &frame;
    m.isUnion = type.isUnion();
    m.isBitfield = type.isBitfield();
    for (const TypeRef* base : decl.bases) {
        const Layout& l = of(*e_.types().resolve(*base, frame));
        if (!l.fixed || !m.add(l.size)) return false;
        m.flat = m.flat && l.flat;
        m.plain = m.plain && l.plain;
        m.quiet = m.quiet && l.quiet;
    }
    if (!measure(decl.members, m)) return false;
    out.flat = m.flat && !type.eager() && !e_.fields().hasOverlay(type) &&
               (type.info == nullptr || !type.info->mayContinue);
    out.quiet = m.quiet && !type.eager();
    out.plain = m.plain && !m.isUnion && !type.eager();
    out.size = m.size;
    if (m.isBitfield) {
        out.bits = m.size;
        out.plain = false;
        if (auto order = bitOrder(type)) out.bits = std::max(out.bits, order->total);
        out.size = (out.bits + 7) / 8;
    }
    return true;
}

bool Layouts::measure(std::span<Stmt* const> body, Measure& m) {
    return std::ranges::all_of(body, [&](const Stmt* s) { return measureStmt(*s, m); });
}

bool Layouts::measureStmt(const Stmt& stmt, Measure& m) {
    e_.bounds().spend(2, stmt.where);
    // A part that must not add anything, whichever way it goes.
    auto empty = [&](std::span<Stmt* const> body) {
        Measure part = m;
        part.size = 0;
        m.flat = m.plain = m.quiet = false;
        return measure(body, part) && part.size == 0;
    };
    switch (stmt.kind) {
        case StmtKind::Variable: return measureVariable(static_cast<const VariableStmt&>(stmt), m);
        case StmtKind::BitfieldEntry: {
            const auto& b = static_cast<const BitfieldEntryStmt&>(stmt);
            bool counts = true;
            for (const Attribute& a : b.attributes) {
                if (a.name != 0 && a.name == e_.analysis().attributes.noUniqueAddress) counts = false;
                if (a.name != 0 && a.name == e_.analysis().attributes.verdict) m.quiet = false;
            }
            if (!isConstant(e_.program(), b.width)) return false;
            if (!counts) return true;
            return m.add(toUint64(e_.expressions().eval(*b.width, *m.frame), b.where, LangError::TheWidth));
        }
        case StmtKind::Assign:
        case StmtKind::Expression: m.flat = m.plain = m.quiet = false; return true;
        case StmtKind::If: {
            const auto& i = static_cast<const IfStmt&>(stmt);
            // Conditions that are constant here choose; else all arms must be of one size.
            std::optional<std::uint64_t> common;
            bool decided = true;
            m.flat = m.plain = m.quiet = false;
            auto arm = [&](std::span<Stmt* const> body) {
                Measure part = m;
                part.size = 0;
                if (!measure(body, part)) return false;
                if (common && *common != part.size) return false;
                common = part.size;
                return true;
            };
            for (const IfArm& a : i.arms) {
                if (decided && isConstant(e_.program(), a.condition)) {
                    if (!toBool(e_.expressions().eval(*a.condition, *m.frame), a.condition->where)) continue;
                    if (!common) return measure(a.body, m);
                    return arm(a.body) && m.add(*common);
                }
                decided = false;
                if (!arm(a.body)) return false;
            }
            return arm(i.otherwise) && m.add(*common);
        }
        case StmtKind::While:
        case StmtKind::For: {
            ++m.loops;
            const bool ok = stmt.kind == StmtKind::While ? empty(static_cast<const WhileStmt&>(stmt).body)
                                                         : empty(static_cast<const ForStmt&>(stmt).body);
            --m.loops;
            return ok;
        }
        case StmtKind::Match:
            return std::ranges::all_of(static_cast<const MatchStmt&>(stmt).cases,
                                       [&](const MatchCase& c) { return empty(c.body); });
        case StmtKind::Try:
            return empty(static_cast<const TryStmt&>(stmt).body) &&
                   empty(static_cast<const TryStmt&>(stmt).handler);
        case StmtKind::Block: return measure(static_cast<const BlockStmt&>(stmt).body, m);
        case StmtKind::Break:
        case StmtKind::Continue: return m.loops > 0;
        case StmtKind::Return: return false;
    }
    return false;
}

bool Layouts::measureVariable(const VariableStmt& v, Measure& m) {
    if (v.initializer != nullptr || v.placement != nullptr || v.direction != Direction::None) {
        m.flat = m.plain = m.quiet = false;
        return true;
    }
    bool counts = true;
    for (const Attribute& a : v.attributes) {
        if (a.name != 0 && a.name == e_.analysis().attributes.noUniqueAddress) counts = false;
        if (a.name != 0 && a.name == e_.analysis().attributes.verdict) m.quiet = false;
    }
    if (v.pointerType != nullptr) m.flat = m.quiet = false;
    if (!counts) {
        m.flat = m.plain = m.quiet = false;
        return true;
    }
    if (v.pointerType != nullptr) {
        const Layout& l = of(*e_.types().resolve(*v.pointerType, *m.frame));
        return l.fixed && !m.isBitfield && m.add(l.size);
    }
    const TypePtr type = e_.types().resolve(*v.type, *m.frame);
    const Layout layout = of(*type);
    if (!layout.fixed) return false;
    if (type->info != nullptr && type->info->mayContinue) return false;
    m.quiet = m.quiet && layout.quiet;
    m.flat = m.flat && layout.flat;
    m.plain = m.plain && layout.plain;
    if (type->eager()) m.flat = m.plain = m.quiet = false;
    std::uint64_t size = layout.size;
    if (m.isBitfield) size = type->isBitfield() ? layout.bits : size * 8;
    switch (v.array) {
        case ArrayForm::None: return m.add(size);
        case ArrayForm::Count: {
            if (!isConstant(e_.program(), v.count)) return false;
            const std::uint64_t n = toUint64(e_.expressions().eval(*v.count, *m.frame), v.count->where,
                                             LangError::TheNumberOfElements);
            if (n > e_.bounds().limits().arrayLimit) return false;
            if (size != 0 && n > (std::uint64_t{1} << 62) / size) return false;
            return m.add(n * size);
        }
        default: return false;
    }
}

std::optional<std::uint64_t> Layouts::fixedSizeAttribute(const Type& type) {
    const Symbol symbol = e_.analysis().attributes.fixedSize;
    if (symbol == 0 || type.decl == nullptr) return std::nullopt;
    for (const Attribute& a : type.decl->attributes) {
        if (a.name != symbol || a.args.empty()) continue;
        Frame frame;
        frame.args = &type.args;
        return toUint64(e_.paths().decay(e_.expressions().eval(*a.args[0], frame)), a.where,
                        LangError::TheFixedSize);
    }
    return std::nullopt;
}

// [[bitfield_order(std::core::BitfieldOrder::…, bits)]]: 0 is most significant first, 1 least significant first.
std::optional<Layouts::BitOrder> Layouts::bitOrder(const Type& type) {
    const Symbol symbol = e_.analysis().attributes.bitfieldOrder;
    if (symbol == 0 || type.decl == nullptr) return std::nullopt;
    for (const Attribute& a : type.decl->attributes) {
        if (a.name != symbol) continue;
        if (a.args.size() != 2) failAt(a.where, LangError::BitfieldOrderTakes);
        Frame frame;
        frame.args = &type.args;
        BitOrder spec;
        const std::uint64_t order = toUint64(e_.paths().decay(e_.expressions().eval(*a.args[0], frame)),
                                             a.where, LangError::TheOrder);
        if (order > 1) failAt(a.where, LangError::BitfieldOrderValues);
        spec.mostFirst = order == 0;
        spec.total = toUint64(e_.paths().decay(e_.expressions().eval(*a.args[1], frame)), a.where,
                              LangError::TheNumberOfBits);
        if (spec.total == 0 || spec.total > 1 << 20) failAt(a.where, LangError::BitCountRange);
        spec.total = (spec.total + 7) / 8 * 8;
        return spec;
    }
    return std::nullopt;
}

}  // namespace sectorsmith::lang
