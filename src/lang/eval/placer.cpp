// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/placer.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/debug_hook.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Placer::Placer(Evaluator& e)
    : analysis_(e.analysis()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      bytes_(e.bytes()),
      sections_(e.sections()),
      runs_(e.runs()),
      types_(e.types()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      arrays_(e.arrays()),
      attributes_(e.attributes()),
      bits_(e.bits()),
      expressions_(e.expressions()) {}

std::uint64_t Placer::cursor(Run& run) {
    if (run.body != nullptr && run.body->pending >= 0) {
        const auto index = static_cast<std::uint64_t>(run.body->pending);
        const Ref<Contents> owner(run.body);
        const std::uint64_t end = bodies_.endOf(run.body->fields[index], owner, index);
        if (runs_.inspecting) return end;
        run.body->pending = -1;
        setCursor(run, end);
        // What failed has no end that could be trusted: nothing can follow it.
        if (Contents* b = run.body->fields[index].body; b != nullptr && b->state == BodyState::Done) {
            const bool broken = b->kind == BodyKind::Record ? static_cast<RecordBody*>(b)->stopped
                                                            : static_cast<bool>(b->error);
            if (broken && run.tryDepth == 0) throw Stop{};
        }
    }
    return run.cursor;
}

void Placer::setCursor(Run& run, std::uint64_t address) {
    run.cursor = address;
    if (run.body != nullptr) run.body->pending = -1;
    noteEnd(run, address);
}

void Placer::noteEnd(Run& run, std::uint64_t end) {
    if (run.isUnion) run.unionEnd = std::max(run.unionEnd, end);
}

void Placer::pushField(Field field, Frame& frame) {
    bounds_.countNode(fields_.whereOf(field));
    bounds_.spend(4, fields_.whereOf(field));
    frame.body->addField(std::move(field));
    // A record that keeps growing must not take all memory before it is charged at its end.
    if ((frame.body->fields.size() & 0xFFF) == 0) {
        bounds_.checkCancelled();
        bodies_.charge(*frame.body);
    }
}

void Placer::pushError(Field field, Frame& frame, const Failure& failure) {
    Diagnostic d = errors_.diagnosticOf(failure, fields_.whereOf(field));
    errors_.note(d);
    field.size = 0;
    field.count = 0;
    field.error = makeRef<FieldError>(std::move(d));
    if (!field.type) field.type = TypePtr(types_.builtin(BuiltinType::Padding, Endian::Inherit));
    frame.body->addField(std::move(field));
}

Flow Placer::place(const VariableStmt& stmt, Frame& frame) {
    if (frame.body == nullptr) failAt(stmt.where, LangError::NothingPlacedHere);
    const std::size_t before = frame.body->fields.size();
    try {
        return placeField(stmt, frame);
    } catch (const Failure& f) {
        if (frame.run->tryDepth > 0) throw;
        // A field that could not even be made still stands in the tree, with its error.
        if (frame.body->fields.size() == before) {
            Field field;
            field.stmt = &stmt;
            field.name = bodies_.nameIn(frame.body, stmt);
            field.address = frame.run->cursor;
            field.endian = frame.run->endian;
            field.section = frame.run->section;
            field.placed = stmt.placement != nullptr;
            pushError(std::move(field), frame, f);
        } else {
            Diagnostic d = errors_.diagnosticOf(f, stmt.where);
            errors_.note(d);
            Field& field = frame.body->fields.back();
            if (!field.error) field.error = makeRef<FieldError>(std::move(d));
        }
        if (f.level == FailureLevel::Limit) throw;
    }
    // The place of what follows depends on this one.
    if (stmt.placement == nullptr) throw Stop{};
    return Flow::Normal;
}

Field Placer::makeField(const VariableStmt& stmt, Frame& frame) {
    Field field;
    field.stmt = &stmt;
    field.name = bodies_.nameIn(frame.body, stmt);
    field.type = types_.resolve(*stmt.type, frame);
    field.placed = stmt.placement != nullptr;
    const std::endian inherited = frame.run != nullptr ? frame.run->endian : runs_.endian;
    field.endian = inherited;
    if (field.type->endian != Endian::Inherit)
        field.endian = field.type->endian == Endian::Big ? std::endian::big : std::endian::little;
    if (stmt.placement != nullptr) {
        const Value at = expressions_.eval(*stmt.placement, frame);
        field.address = toUint64(at, stmt.placement->where, LangError::TheAddress);
        // In a file that was imported as a type, addresses count from where the type is placed.
        if (frame.function == nullptr && frame.body != nullptr && frame.body != bodies_.root().get() &&
            bodies_.isFile(frame.body))
            field.address += frame.body->self.address;
        // Placing with @ leaves a variable's own bytes for the source; an overlay lies over the source, and what is placed
        // in a section stays in it.
        if (stmt.section != nullptr) {
            field.section = sectionOf(*stmt.section, frame);
        } else if (frame.run != nullptr && frame.run->section &&
                   (frame.run->section->overlay || frame.run->section->made)) {
            field.section = frame.run->section;
        }
    } else {
        field.address = cursor(*frame.run);
        field.section = frame.run->section;
    }
    shapeField(field, stmt, frame);
    return field;
}

// Of an enum over a struct: what the struct takes there.
std::uint64_t Placer::enumSize(const Field& field) {
    types_.enumEntries(*field.type);  // says what is wrong with it
    if (!field.type->underlyingRecord) return builtinSize(field.type->underlying);
    Field record;
    record.type = field.type->underlyingRecord;
    record.address = field.address;
    record.endian = field.endian;
    record.section = field.section;
    const Layout& layout = layouts_.of(*record.type);
    const std::uint64_t size = layout.fixed ? layout.size : bodies_.sizeOf(record, {}, 0);
    if (size == 0 || size > 16) failAt(fields_.whereOf(field), LangError::EnumBytes);
    return size;
}

// `in s`; 0 is the source.
Ref<Section> Placer::sectionOf(const Expr& e, Frame& frame) {
    const std::uint64_t number = toUint64(expressions_.eval(e, frame), e.where, LangError::TheSection);
    Ref<Section> section = sections_.find(number);
    if (!section && number != 0) failAt(e.where, say(LangError::NoSuchSection, number));
    return section;
}

void Placer::shapeField(Field& field, const VariableStmt& stmt, Frame& frame) {
    if (field.type->builtin == BuiltinType::String || field.type->builtin == BuiltinType::Auto)
        failAt(stmt.type->where, say(LangError::NotPlaceable, field.type->name));
    if (stmt.pointerType != nullptr) {
        const TypePtr number = types_.resolve(*stmt.pointerType, frame);
        const Layout& layout = layouts_.of(*number);
        if (!layout.fixed || layout.size > 16 || layout.size == 0)
            failAt(stmt.pointerType->where, LangError::PointerAddressNumber);
        field.shape = Shape::Pointer;
        field.size = layout.size;
        if (number->endian != Endian::Inherit)
            field.endian = number->endian == Endian::Big ? std::endian::big : std::endian::little;
        else field.endian = frame.run != nullptr ? frame.run->endian : runs_.endian;
        // How many elements the target has is evaluated here, where its names are.
        if (stmt.array == ArrayForm::Count) {
            field.count = toUint64(expressions_.eval(*stmt.count, frame), stmt.count->where,
                                   LangError::TheNumberOfElements);
            if (field.count > bounds_.limits().arrayLimit)
                failAt(stmt.count->where, LangError::TooManyElements);
        }
        return;
    }
    // By value: what is evaluated below may make other layouts.
    const Layout layout = layouts_.of(*field.type);
    if (stmt.array == ArrayForm::None) {
        if (layout.fixed) field.size = layout.size;
        else if (field.type->isEnum()) field.size = enumSize(field);
        return;
    }
    field.shape = Shape::Array;
    if (stmt.array == ArrayForm::Count) {
        field.count = toUint64(expressions_.eval(*stmt.count, frame), stmt.count->where,
                               LangError::TheNumberOfElements);
        // Numbers and characters cost nothing however many they are, and the original counts only what is made one by one.
        if (field.count > bounds_.limits().arrayLimit && field.type->isRecord())
            failAt(stmt.count->where,
                   say(LangError::TooManyElementsOf, field.count, bounds_.limits().arrayLimit));
        if (layout.fixed) arrays_.clipArray(field, layout.size, stmt.count->where);
        return;
    }
    const bool counted = field.isText() || field.isPadding() || frame.function != nullptr;
    if (!counted) return;
    if (stmt.array == ArrayForm::Unsized && field.isText()) {
        field.count = fields_.textLength(field);
        field.size = field.count * layout.size;
        return;
    }
    if (stmt.array == ArrayForm::Unsized || !layout.fixed || layout.size == 0)
        failAt(stmt.where, LangError::ArrayFormHere);
    // The condition reads variables that will not be there any more: it is evaluated now.
    std::uint64_t n = 0;
    std::uint64_t at = field.address;
    for (; n < kMaxText; ++n) {
        bounds_.checkCancelled();
        bounds_.spend(1, stmt.count->where);
        bool more = false;
        if (frame.run != nullptr) {
            const std::uint64_t saved = cursor(*frame.run);
            frame.run->cursor = at;
            try {
                more = expressions_.condition(stmt.count, frame);
            } catch (...) {
                frame.run->cursor = saved;
                throw;
            }
            frame.run->cursor = saved;
        }
        if (!more) break;
        if (!field.isLocal() && at >= bytes_.dataEnd())
            failAt(stmt.count->where, LangError::ConditionStillHolds);
        at += layout.size;
    }
    field.count = n;
    field.size = n * layout.size;
}

bool Placer::readsVariables(const Expr* e, RecordBody& body) const {
    if (e == nullptr) return false;
    switch (e->kind) {
        case ExprKind::Unary: return readsVariables(static_cast<const UnaryExpr*>(e)->operand, body);
        case ExprKind::Binary:
            return readsVariables(static_cast<const BinaryExpr*>(e)->left, body) ||
                   readsVariables(static_cast<const BinaryExpr*>(e)->right, body);
        case ExprKind::Ternary:
            return readsVariables(static_cast<const TernaryExpr*>(e)->condition, body) ||
                   readsVariables(static_cast<const TernaryExpr*>(e)->yes, body) ||
                   readsVariables(static_cast<const TernaryExpr*>(e)->no, body);
        case ExprKind::Cast:
        case ExprKind::Is:
        case ExprKind::As: return readsVariables(static_cast<const TypeExpr*>(e)->operand, body);
        case ExprKind::HereAt: return readsVariables(static_cast<const HereAtExpr*>(e)->index, body);
        case ExprKind::Call: {
            const auto* c = static_cast<const CallExpr*>(e);
            if (c->decl != nullptr && analysis_.decls[static_cast<std::size_t>(c->decl->id)].readsMutable)
                return true;
            return std::ranges::any_of(c->args, [&](const Expr* a) { return readsVariables(a, body); });
        }
        case ExprKind::Path: {
            const auto* p = static_cast<const PathExpr*>(e);
            for (const PathSegment& s : p->segments)
                if (readsVariables(s.index, body)) return true;
            if (p->root != PathRoot::Name) return false;
            if (p->binding == static_cast<std::int32_t>(Binding::Global) &&
                analysis_.mutated.contains(p->name.full))
                return true;
            return body.find(p->name.full).local != nullptr;
        }
        default: return false;
    }
}

Flow Placer::placeField(const VariableStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    if (run.isBitfield) {
        bits_.placeBitMember(stmt, frame);
        if (debug_ != nullptr && !frame.body->fields.empty() &&
            debug_->runsNow(*frame.body->fields.back().type))
            runInOrder(frame.body->fields.back(), Ref<Contents>(frame.body), frame.body->fields.size() - 1);
        return Flow::Normal;
    }
    RecordBody& body = *frame.body;
    Field field = makeField(stmt, frame);
    const bool atFile = bodies_.isFile(&body);
    bounds_.take(stmt.attributes.size() / 4);
    const bool moves = (!field.placed || (atFile && stmt.section == nullptr)) &&
                       !attributes_.hasAttribute(field, analysis_.attributes.noUniqueAddress);
    const std::uint64_t index = body.fields.size();
    const std::uint64_t start = field.address;
    const std::uint64_t size = field.size;
    pushField(std::move(field), frame);
    const Ref<Contents> owner(&body);

    const Type& type = *body.fields[index].type;
    const bool isPointer = body.fields[index].shape == Shape::Pointer;
    const bool mayLeave =
        !isPointer && body.fields[index].shape == Shape::Single && type.info != nullptr &&
        (type.info->mayContinue || (type.info->mayLeave && (!body.fields[index].placed || atFile)));
    // A condition over variables must be evaluated while they have these values.
    const bool now = stmt.array == ArrayForm::While && readsVariables(stmt.count, body);
    if (run.tryDepth > 0) {
        struct Depth {
            explicit Depth(int& d) : depth(d) { ++depth; }
            ~Depth() { --depth; }
            int& depth;
        } depth(runs_.strict);
        forceStrictly(body.fields[index], owner, index);
    } else if (type.eager() || now) {
        force(body.fields[index], owner, index);
    } else if (debug_ != nullptr && debug_->runsNow(type)) [[unlikely]] {
        runInOrder(body.fields[index], owner, index);
    }
    Flow flow = Flow::Normal;
    if (mayLeave) {
        const Ref<Contents> made = bodies_.bodyOf(body.fields[index], owner, index);
        if (static_cast<RecordBody&>(*made).exit == Flow::Continue) {
            // Dropped, but its bytes stay taken.
            const std::uint64_t end = bodies_.endOf(body.fields[index], owner, index);
            BodyCache::detach(*made);
            body.dropFields(index);
            if (moves) setCursor(run, end);
            return Flow::Normal;
        }
        // A `break` ends the array that the structure is in, however deep; a `return` all around it.
        flow = static_cast<RecordBody&>(*made).exit;
        if (flow == Flow::Break && atFile) flow = Flow::Normal;
    }
    if (!moves) return flow;
    // An array that had to be cut would reach beyond the end: nothing can follow.
    if (body.fields[index].error && !atFile) throw Stop{};
    if (run.isUnion) {
        noteEnd(run, bodies_.endOf(body.fields[index], owner, index));
        run.cursor = run.start;
        return flow;
    }
    if (size == kUnknown) {
        run.cursor = start;
        body.pending = static_cast<std::int64_t>(index);
        // The root's cursor is asked for after the run as well.
    } else {
        setCursor(run, size <= kUnknown - 1 - start ? start + size : kUnknown - 1);
    }
    return flow;
}

// Runs what must not wait: the body, all elements, the pointee.
void Placer::force(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.isLeaf() || field.error) return;
    const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
    if (body->kind == BodyKind::Array) {
        arrays_.elementCount(static_cast<ArrayBody&>(*body));
    } else if (body->kind == BodyKind::Pointer && !body->error) {
        const Field target = static_cast<PointerBody&>(*body).target;
        force(target, body, 0);
    }
}

// For a debugger: what may stop runs where it stands, all the way down.
void Placer::runInOrder(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.isLeaf() || field.error) return;
    const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
    if (body->kind == BodyKind::Array) {
        auto& array = static_cast<ArrayBody&>(*body);
        for (std::uint64_t i = 0; debug_->runsNow(*array.self.type) && arrays_.hasElement(array, i); ++i) {
            bounds_.checkCancelled();
            bounds_.spend(1, fields_.whereOf(array.self));
            runInOrder(arrays_.elementField(array, i), body, i);
        }
    } else if (body->kind == BodyKind::Pointer && !body->error) {
        const Field target = static_cast<PointerBody&>(*body).target;
        if (debug_->follows(target)) runInOrder(target, body, 0);
    }
}

// What stands in a `try` fails there: its code runs now, all the way down, and what lies beyond the end is noticed.
void Placer::forceStrictly(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (!field.isLocal() && field.size != kUnknown && field.size != 0 &&
        (field.address >= bytes_.dataEnd() || field.size > bytes_.dataEnd() - field.address))
        failAt(fields_.whereOf(field), LangError::BeyondSource);
    if (field.isLeaf()) return;
    const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
    if (body->error) throw Failure{body->error->diagnostic.message, fields_.whereOf(field)};
    if (body->kind == BodyKind::Array) {
        auto& array = static_cast<ArrayBody&>(*body);
        arrays_.elementCount(array);
        if (array.error) throw Failure{array.error->diagnostic.message, fields_.whereOf(field)};
        // Elements that hold nothing but plain members cannot fail.
        if (array.elementSize == 0 || !field.type->isRecord() || layouts_.of(*field.type).plain) return;
        for (std::uint64_t i = 0; i < array.count; ++i) {
            bounds_.checkCancelled();
            forceStrictly(arrays_.elementField(array, i), body, i);
        }
    } else if (body->kind == BodyKind::Pointer) {
        const Field target = static_cast<PointerBody&>(*body).target;
        forceStrictly(target, body, 0);
    }
}

}  // namespace sectorsmith::lang
