// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/bit_placer.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

BitPlacer::BitPlacer(Evaluator& e)
    : types_(e.types()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      analysis_(e.analysis()),
      attributes_(e.attributes()),
      placer_(e.placer()),
      expressions_(e.expressions()) {}

void BitPlacer::begin(RecordBody& body, Run& run) {
    const Contents* around = body.owner.get();
    if (around != nullptr && around->kind == BodyKind::Array) around = around->owner.get();
    const auto* outer = dynamic_cast<const RecordBody*>(around);
    if (body.self.nestedBits && outer != nullptr) {
        body.bitBase = outer->bitBase;
        body.bitTotal = outer->bitTotal;
        body.mostFirst = outer->mostFirst;
        run.bit = body.self.bitStart;
        return;
    }
    body.bitBase = body.self.address;
    const bool big = body.self.endian == std::endian::big;
    body.mostFirst = big;
    if (const auto order = layouts_.bitOrder(*body.self.type)) {
        body.mostFirst = order->mostFirst;
        if (order->mostFirst != big) body.bitTotal = order->total;
    }
}

void BitPlacer::finish(RecordBody& body, const Run& run) {
    body.bitEnd = run.bit;
    body.pending = -1;
    if (body.self.nestedBits) {
        body.end = body.bitBase + (run.bit + 7) / 8;
        return;
    }
    const Type& type = *body.self.type;
    std::uint64_t bits = run.bit;
    if (const Layout& layout = layouts_.of(type); layout.fixed) bits = std::max(bits, layout.bits);
    if (const auto order = layouts_.bitOrder(type)) bits = std::max(bits, order->total);
    body.end = body.self.address + (bits + 7) / 8;
}

// `bit` counts from the first bit of the outermost bitfield, in the order in which its members are declared.
void BitPlacer::setBits(Field& field, const RecordBody& body, std::uint64_t bit, std::uint32_t width) const {
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
        if (bit + width > total) failAt(fields_.whereOf(field), LangError::MoreBitsThanOrder);
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

void BitPlacer::placeBits(const BitfieldEntryStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    if (frame.body == nullptr || !run.isBitfield) failAt(stmt.where, LangError::BitsOnlyInBitfield);
    const std::uint64_t width =
        toUint64(expressions_.eval(*stmt.width, frame), stmt.width->where, LangError::TheNumberOfBits);
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
        field.type = types_.resolve(*stmt.type, frame);
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
    const bool moves = !attributes_.hasAttribute(field, analysis_.attributes.noUniqueAddress);
    placer_.pushField(std::move(field), frame);
    if (moves) run.bit += width;
}

// Members of a bitfield that are declared like a struct's: nested bitfields, and whole numbers.
void BitPlacer::placeBitMember(const VariableStmt& stmt, Frame& frame) {
    Run& run = *frame.run;
    RecordBody& body = *frame.body;
    const bool isArray = stmt.array == ArrayForm::Count;
    if (stmt.pointerType != nullptr || (stmt.array != ArrayForm::None && !isArray) ||
        stmt.placement != nullptr)
        failAt(stmt.where, LangError::BitfieldHoldsBits);
    Field field;
    field.stmt = &stmt;
    field.name = stmt.name;
    field.type = types_.resolve(*stmt.type, frame);
    field.endian = run.endian;
    field.section = run.section;
    const std::uint64_t index = body.fields.size();
    if (isArray) {
        placeBitArray(stmt, std::move(field), frame);
        return;
    }
    if (field.type->isBitfield()) {
        field.nestedBits = true;
        field.bitStart = static_cast<std::uint32_t>(run.bit);
        field.address = body.bitBase + run.bit / 8;
        placer_.pushField(std::move(field), frame);
        const Ref<Contents> nested = bodies_.bodyOf(body.fields[index], Ref<Contents>(&body), index);
        const std::uint64_t bits = static_cast<RecordBody&>(*nested).bitEnd - run.bit;
        body.fields[index].size = (run.bit % 8 + bits + 7) / 8;
        run.bit += bits;
        if (run.bit > std::uint64_t{1} << 20) failLimit(stmt.where, LangError::BitfieldTooLarge);
        return;
    }
    const Layout& layout = layouts_.of(*field.type);
    if (!layout.fixed || field.type->isRecord()) failAt(stmt.where, LangError::BitfieldHoldsBits);
    const auto width = static_cast<std::uint32_t>(layout.size * 8);
    if (field.isPadding()) {
        run.bit += width;
        return;
    }
    setBits(field, body, run.bit, width);
    placer_.pushField(std::move(field), frame);
    run.bit += width;
}

// Bitfields of a known size, one right after the other.
void BitPlacer::placeBitArray(const VariableStmt& stmt, Field field, Frame& frame) {
    constexpr std::uint64_t most = std::uint64_t{1} << 20;  // bits
    Run& run = *frame.run;
    const Layout& layout = layouts_.of(*field.type);
    if (!field.type->isBitfield() || !layout.fixed) failAt(stmt.where, LangError::BitfieldHoldsBits);
    field.count =
        toUint64(expressions_.eval(*stmt.count, frame), stmt.count->where, LangError::TheNumberOfElements);
    if (field.count > most || run.bit + field.count * layout.bits > most)
        failLimit(stmt.where, LangError::BitfieldTooLarge);
    const std::uint64_t bits = field.count * layout.bits;
    field.shape = Shape::Array;
    field.nestedBits = true;
    field.bitStart = static_cast<std::uint32_t>(run.bit);
    field.address = frame.body->bitBase + run.bit / 8;
    field.size = (run.bit % 8 + bits + 7) / 8;
    placer_.pushField(std::move(field), frame);
    run.bit += bits;
}

}  // namespace sectorsmith::lang
