// SPDX-License-Identifier: GPL-3.0-or-later
// Members become fields: where they lie, in which shape, and where the cursor goes after them.
#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

std::uint64_t Evaluator::cursor(Run& run) {
    if (run.body != nullptr && run.body->pending >= 0) {
        const auto index = static_cast<std::uint64_t>(run.body->pending);
        const Ref<Contents> owner(run.body);
        const std::uint64_t end = endOf(run.body->fields[index], owner, index);
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

void Evaluator::setCursor(Run& run, std::uint64_t address) {
    run.cursor = address;
    if (run.body != nullptr) run.body->pending = -1;
    noteEnd(run, address);
}

void Evaluator::noteEnd(Run& run, std::uint64_t end) {
    if (run.isUnion) run.unionEnd = std::max(run.unionEnd, end);
}

void Evaluator::pushField(Field field, Frame& frame) {
    if (++nodes_ > limits_.nodeLimit) failLimit(whereOf(field), LangError::TooManyNodes);
    spend(4, whereOf(field));
    frame.body->addField(std::move(field));
    // A record that keeps growing must not take all memory before it is charged at its end.
    if ((frame.body->fields.size() & 0xFFF) == 0) {
        checkCancelled();
        charge(*frame.body);
    }
}

void Evaluator::pushError(Field field, Frame& frame, const Failure& failure) {
    Diagnostic d = diagnosticOf(failure, whereOf(field));
    note(d);
    field.size = 0;
    field.count = 0;
    field.error = makeRef<FieldError>(std::move(d));
    if (!field.type) field.type = TypePtr(types_.builtin(BuiltinType::Padding, Endian::Inherit));
    frame.body->addField(std::move(field));
}

void Evaluator::place(const VariableStmt& stmt, Frame& frame) {
    if (frame.body == nullptr) failAt(stmt.where, LangError::NothingPlacedHere);
    const std::size_t before = frame.body->fields.size();
    try {
        placeField(stmt, frame);
        return;
    } catch (const Failure& f) {
        if (frame.run->tryDepth > 0) throw;
        // A field that could not even be made still stands in the tree, with its error.
        if (frame.body->fields.size() == before) {
            Field field;
            field.stmt = &stmt;
            field.name = nameIn(frame.body, stmt);
            field.address = frame.run->cursor;
            field.endian = frame.run->endian;
            field.section = frame.run->section;
            field.placed = stmt.placement != nullptr;
            pushError(std::move(field), frame, f);
        } else {
            Diagnostic d = diagnosticOf(f, stmt.where);
            note(d);
            Field& field = frame.body->fields.back();
            if (!field.error) field.error = makeRef<FieldError>(std::move(d));
        }
        if (f.level == FailureLevel::Limit) throw;
    }
    // The place of what follows depends on this one.
    if (stmt.placement == nullptr) throw Stop{};
}

Field Evaluator::makeField(const VariableStmt& stmt, Frame& frame) {
    Field field;
    field.stmt = &stmt;
    field.name = nameIn(frame.body, stmt);
    field.type = resolve(*stmt.type, frame);
    field.placed = stmt.placement != nullptr;
    const std::endian inherited = frame.run != nullptr ? frame.run->endian : globalEndian_;
    field.endian = inherited;
    if (field.type->endian != Endian::Inherit)
        field.endian = field.type->endian == Endian::Big ? std::endian::big : std::endian::little;
    if (stmt.placement != nullptr) {
        const Value at = eval(*stmt.placement, frame);
        field.address = toUint64(at, stmt.placement->where, LangError::TheAddress);
        // In a file that was imported as a type, addresses count from where the type is placed.
        if (frame.function == nullptr && frame.body != nullptr && frame.body != root_.get() &&
            isFile(frame.body))
            field.address += frame.body->self.address;
        // Placing with @ leaves a variable's own bytes for the source; an overlay lies over the source.
        if (frame.run != nullptr && frame.run->section && frame.run->section->overlay)
            field.section = frame.run->section;
    } else {
        field.address = cursor(*frame.run);
        field.section = frame.run->section;
    }
    shapeField(field, stmt, frame);
    return field;
}

void Evaluator::shapeField(Field& field, const VariableStmt& stmt, Frame& frame) {
    if (field.type->builtin == BuiltinType::String || field.type->builtin == BuiltinType::Auto)
        failAt(stmt.type->where, say(LangError::NotPlaceable, field.type->name));
    if (stmt.pointerType != nullptr) {
        const TypePtr number = resolve(*stmt.pointerType, frame);
        const Layout& layout = layoutOf(*number);
        if (!layout.fixed || layout.size > 16 || layout.size == 0)
            failAt(stmt.pointerType->where, LangError::PointerAddressNumber);
        field.shape = Shape::Pointer;
        field.size = layout.size;
        if (number->endian != Endian::Inherit)
            field.endian = number->endian == Endian::Big ? std::endian::big : std::endian::little;
        else field.endian = frame.run != nullptr ? frame.run->endian : globalEndian_;
        // How many elements the target has is evaluated here, where its names are.
        if (stmt.array == ArrayForm::Count) {
            field.count =
                toUint64(eval(*stmt.count, frame), stmt.count->where, LangError::TheNumberOfElements);
            if (field.count > limits_.arrayLimit) failAt(stmt.count->where, LangError::TooManyElements);
        }
        return;
    }
    // By value: what is evaluated below may make other layouts.
    const Layout layout = layoutOf(*field.type);
    if (stmt.array == ArrayForm::None) {
        if (layout.fixed) field.size = layout.size;
        return;
    }
    field.shape = Shape::Array;
    if (stmt.array == ArrayForm::Count) {
        field.count = toUint64(eval(*stmt.count, frame), stmt.count->where, LangError::TheNumberOfElements);
        if (field.count > limits_.arrayLimit)
            failAt(stmt.count->where, say(LangError::TooManyElementsOf, field.count, limits_.arrayLimit));
        if (layout.fixed) clipArray(field, layout.size, stmt.count->where);
        return;
    }
    const bool counted = field.isText() || field.isPadding() || frame.function != nullptr;
    if (!counted) return;
    if (stmt.array == ArrayForm::Unsized && field.isText()) {
        field.count = textLength(field);
        field.size = field.count * layout.size;
        return;
    }
    if (stmt.array == ArrayForm::Unsized || !layout.fixed || layout.size == 0)
        failAt(stmt.where, LangError::ArrayFormHere);
    // The condition reads variables that will not be there any more: it is evaluated now.
    std::uint64_t n = 0;
    std::uint64_t at = field.address;
    for (; n < kMaxText; ++n) {
        checkCancelled();
        spend(1, stmt.count->where);
        bool more = false;
        if (frame.run != nullptr) {
            const std::uint64_t saved = cursor(*frame.run);
            frame.run->cursor = at;
            try {
                more = condition(stmt.count, frame);
            } catch (...) {
                frame.run->cursor = saved;
                throw;
            }
            frame.run->cursor = saved;
        }
        if (!more) break;
        if (!field.isLocal() && at >= dataEnd()) failAt(stmt.count->where, LangError::ConditionStillHolds);
        at += layout.size;
    }
    field.count = n;
    field.size = n * layout.size;
}

// A count that does not fit in the source is the field's error; the elements that are there are shown.
void Evaluator::clipArray(Field& field, std::uint64_t elementSize, Where where) {
    if (elementSize == 0) {
        field.size = 0;
        return;
    }
    const std::uint64_t limit = field.isLocal() ? kMaxText : dataEnd();
    const std::uint64_t room = field.address < limit ? (limit - field.address) / elementSize : 0;
    if (field.count > room) {
        if (run_ != nullptr && run_->tryDepth > 0) failAt(where, LangError::ArrayDoesNotFit);
        Diagnostic d = program_->diagnostic(
            Severity::Error, where,
            say(LangError::ElementsDoNotFit, field.count, elementSize, shownAddress(field.address), room));
        note(d);
        field.error = makeRef<FieldError>(std::move(d));
        field.count = room;
    }
    field.size = field.count * elementSize;
}

bool Evaluator::readsLocals(const Expr* e, RecordBody& body) const {
    if (e == nullptr || body.locals.empty()) return false;
    switch (e->kind) {
        case ExprKind::Unary: return readsLocals(static_cast<const UnaryExpr*>(e)->operand, body);
        case ExprKind::Binary:
            return readsLocals(static_cast<const BinaryExpr*>(e)->left, body) ||
                   readsLocals(static_cast<const BinaryExpr*>(e)->right, body);
        case ExprKind::Ternary:
            return readsLocals(static_cast<const TernaryExpr*>(e)->condition, body) ||
                   readsLocals(static_cast<const TernaryExpr*>(e)->yes, body) ||
                   readsLocals(static_cast<const TernaryExpr*>(e)->no, body);
        case ExprKind::Cast:
        case ExprKind::Is:
        case ExprKind::As: return readsLocals(static_cast<const TypeExpr*>(e)->operand, body);
        case ExprKind::HereAt: return readsLocals(static_cast<const HereAtExpr*>(e)->index, body);
        case ExprKind::Call:
            return std::ranges::any_of(static_cast<const CallExpr*>(e)->args,
                                       [&](const Expr* a) { return readsLocals(a, body); });
        case ExprKind::Path: {
            const auto* p = static_cast<const PathExpr*>(e);
            for (const PathSegment& s : p->segments)
                if (readsLocals(s.index, body)) return true;
            return p->root == PathRoot::Name && body.find(p->name.full).local != nullptr;
        }
        default: return false;
    }
}

void Evaluator::placeField(const VariableStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    if (run.isBitfield) {
        placeBitMember(stmt, frame);
        return;
    }
    RecordBody& body = *frame.body;
    Field field = makeField(stmt, frame);
    const bool atFile = isFile(&body);
    budget_.take(stmt.attributes.size() / 4);
    const bool moves =
        (!field.placed || atFile) && !hasAttribute(field, analysis_->attributes.noUniqueAddress);
    const std::uint64_t index = body.fields.size();
    const std::uint64_t start = field.address;
    const std::uint64_t size = field.size;
    pushField(std::move(field), frame);
    const Ref<Contents> owner(&body);

    const Type& type = *body.fields[index].type;
    const bool isPointer = body.fields[index].shape == Shape::Pointer;
    const bool mayDrop = !isPointer && body.fields[index].shape == Shape::Single && type.info != nullptr &&
                         type.info->mayContinue;
    // A condition over this record's variables must be evaluated while they have these values.
    const bool now = stmt.array == ArrayForm::While && readsLocals(stmt.count, body);
    if (run.tryDepth > 0) {
        struct Depth {
            explicit Depth(int& d) : depth(d) { ++depth; }
            ~Depth() { --depth; }
            int& depth;
        } depth(strict_);
        forceStrictly(body.fields[index], owner, index);
    } else if (type.eager() || now) {
        force(body.fields[index], owner, index);
    }
    if (mayDrop) {
        const Ref<Contents> made = bodyOf(body.fields[index], owner, index);
        if (static_cast<RecordBody&>(*made).exit == Flow::Continue) {
            // Dropped, but its bytes stay taken.
            const std::uint64_t end = endOf(body.fields[index], owner, index);
            BodyCache::detach(*made);
            body.dropFields(index);
            if (moves) setCursor(run, end);
            return;
        }
    }
    if (!moves) return;
    // An array that had to be cut would reach beyond the end: nothing can follow.
    if (body.fields[index].error && !atFile) throw Stop{};
    if (run.isUnion) {
        noteEnd(run, endOf(body.fields[index], owner, index));
        run.cursor = run.start;
        return;
    }
    if (size == kUnknown) {
        run.cursor = start;
        body.pending = static_cast<std::int64_t>(index);
        // The root's cursor is asked for after the run as well.
    } else {
        setCursor(run, size <= kUnknown - 1 - start ? start + size : kUnknown - 1);
    }
}

// Runs what must not wait: the body, all elements, the pointee.
void Evaluator::force(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.isLeaf() || field.error) return;
    const Ref<Contents> body = bodyOf(field, owner, index);
    if (body->kind == BodyKind::Array) {
        elementCount(static_cast<ArrayBody&>(*body));
    } else if (body->kind == BodyKind::Pointer && !body->error) {
        const Field target = static_cast<PointerBody&>(*body).target;
        force(target, body, 0);
    }
}

// What stands in a `try` fails there: its code runs now, all the way down, and what lies beyond the end is noticed.
void Evaluator::forceStrictly(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (!field.isLocal() && field.size != kUnknown && field.size != 0 &&
        (field.address >= dataEnd() || field.size > dataEnd() - field.address))
        failAt(whereOf(field), LangError::BeyondSource);
    if (field.isLeaf()) return;
    const Ref<Contents> body = bodyOf(field, owner, index);
    if (body->error) throw Failure{body->error->diagnostic.message, whereOf(field)};
    if (body->kind == BodyKind::Array) {
        auto& array = static_cast<ArrayBody&>(*body);
        elementCount(array);
        if (array.error) throw Failure{array.error->diagnostic.message, whereOf(field)};
        // Elements that hold nothing but plain members cannot fail.
        if (array.elementSize == 0 || !field.type->isRecord() || layoutOf(*field.type).plain) return;
        for (std::uint64_t i = 0; i < array.count; ++i) {
            checkCancelled();
            forceStrictly(elementField(array, i), body, i);
        }
    } else if (body->kind == BodyKind::Pointer) {
        const Field target = static_cast<PointerBody&>(*body).target;
        forceStrictly(target, body, 0);
    }
}

// ------------------------------------------------------------------------------------------------------- bitfields

// `bit` counts from the first bit of the outermost bitfield, in the order in which its members are declared.
void Evaluator::setBits(Field& field, const RecordBody& body, std::uint64_t bit, std::uint32_t width) const {
    const bool big = field.endian == std::endian::big;
    std::uint64_t firstByte = bit / 8;
    auto inByte = static_cast<std::uint32_t>(bit % 8);
    std::uint32_t touched = (inByte + width + 7) / 8;
    std::uint32_t low = inByte;
    if (big && body.mostFirst) {
        low = touched * 8 - inByte - width;
    } else if (big != body.mostFirst) {
        // The order is against the endian: bits count from the other end of a whole of known size.
        const std::uint64_t total = body.bitTotal;
        if (bit + width > total) failAt(whereOf(field), LangError::MoreBitsThanOrder);
        const std::uint64_t fromLow = big ? bit : total - bit - width;
        low = static_cast<std::uint32_t>(fromLow % 8);
        touched = (low + width + 7) / 8;
        firstByte = big ? total / 8 - fromLow / 8 - touched : fromLow / 8;
    }
    field.address = body.bitBase + firstByte;
    field.size = touched;
    field.bitOffset = static_cast<std::uint8_t>(low);
    field.bitSize = static_cast<std::uint16_t>(width);
}

void Evaluator::placeBits(const BitfieldEntryStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    if (frame.body == nullptr || !run.isBitfield) failAt(stmt.where, LangError::BitsOnlyInBitfield);
    const std::uint64_t width =
        toUint64(eval(*stmt.width, frame), stmt.width->where, LangError::TheNumberOfBits);
    if (run.bit + width > std::uint64_t{1} << 20) failLimit(stmt.width->where, LangError::BitfieldTooLarge);
    if (width > 128 && !stmt.isPadding) failAt(stmt.width->where, LangError::BitfieldMemberBits);
    if (stmt.isPadding || width == 0) {
        run.bit += width;
        return;
    }
    Field field;
    field.stmt = &stmt;
    field.name = stmt.name;
    field.endian = run.endian;
    field.section = run.section;
    if (stmt.type != nullptr) {
        field.type = resolve(*stmt.type, frame);
        const bool fits = field.type->isEnum() || (builtinSize(field.type->builtin) != 0);
        if (!fits) failAt(stmt.type->where, LangError::BitfieldMemberKind);
    } else {
        static constexpr BuiltinType kUnsignedTypes[] = {BuiltinType::U8, BuiltinType::U16, BuiltinType::U32,
                                                         BuiltinType::U64, BuiltinType::U128};
        static constexpr BuiltinType kSignedTypes[] = {BuiltinType::S8, BuiltinType::S16, BuiltinType::S32,
                                                       BuiltinType::S64, BuiltinType::S128};
        const int size = width <= 8 ? 0 : width <= 16 ? 1 : width <= 32 ? 2 : width <= 64 ? 3 : 4;
        field.type = TypePtr(types_.builtin(
            stmt.sign == BitSign::Signed ? kSignedTypes[size] : kUnsignedTypes[size], Endian::Inherit));
    }
    setBits(field, *frame.body, run.bit, static_cast<std::uint32_t>(width));
    pushField(std::move(field), frame);
    run.bit += width;
}

// Members of a bitfield that are declared like a struct's: nested bitfields, and whole numbers.
void Evaluator::placeBitMember(const VariableStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    RecordBody& body = *frame.body;
    if (stmt.pointerType != nullptr || stmt.array != ArrayForm::None || stmt.placement != nullptr)
        failAt(stmt.where, LangError::BitfieldHoldsBits);
    Field field;
    field.stmt = &stmt;
    field.name = stmt.name;
    field.type = resolve(*stmt.type, frame);
    field.endian = run.endian;
    field.section = run.section;
    const std::uint64_t index = body.fields.size();
    if (field.type->isBitfield()) {
        field.nestedBits = true;
        field.bitStart = static_cast<std::uint32_t>(run.bit);
        field.address = body.bitBase + run.bit / 8;
        pushField(std::move(field), frame);
        const Ref<Contents> nested = bodyOf(body.fields[index], Ref<Contents>(&body), index);
        const std::uint64_t bits = static_cast<RecordBody&>(*nested).bitEnd - run.bit;
        body.fields[index].size = (run.bit % 8 + bits + 7) / 8;
        run.bit += bits;
        if (run.bit > std::uint64_t{1} << 20) failLimit(stmt.where, LangError::BitfieldTooLarge);
        return;
    }
    const Layout& layout = layoutOf(*field.type);
    if (!layout.fixed || field.type->isRecord()) failAt(stmt.where, LangError::BitfieldHoldsBits);
    const auto width = static_cast<std::uint32_t>(layout.size * 8);
    if (field.isPadding()) {
        run.bit += width;
        return;
    }
    setBits(field, body, run.bit, width);
    pushField(std::move(field), frame);
    run.bit += width;
}

}  // namespace sectorsmith::lang
