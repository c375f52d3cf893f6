// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/fields.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

#include "base/crypt.h"
#include "base/text.h"
#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Fields::Fields(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      bytes_(e.bytes()),
      types_(e.types()),
      layouts_(e.layouts()),
      attributes_(e.attributes()),
      expressions_(e.expressions()),
      paths_(e.paths()) {}

// Characters of `char x[]`, with the NUL.
std::uint64_t Fields::textLength(const Field& field) {
    const std::uint32_t size = builtinSize(field.type->builtin);
    std::byte buffer[512];
    std::uint64_t n = 0;
    const std::uint64_t end = field.isMade()    ? Sections::kLargest
                              : field.isLocal() ? kMaxText
                                                : bytes_.dataEnd();
    while (n * size < kMaxText) {
        bounds_.checkCancelled();
        bounds_.spend(4, whereOf(field));
        const std::uint64_t address = field.address + n * size;
        // By sector-sized steps, so that a string before an unreadable place can still be read.
        std::uint64_t room = address < end ? end - address : 0;
        room = std::min<std::uint64_t>(room, 64) / size * size;
        if (room == 0) failAt(whereOf(field), LangError::TextWithoutEnd);
        bytes_.readBytes(field.section, address, {buffer, static_cast<std::size_t>(room)}, whereOf(field));
        for (std::uint64_t i = 0; i < room; i += size, ++n) {
            bool zero = true;
            for (std::uint32_t b = 0; b < size; ++b) zero = zero && buffer[i + b] == std::byte{0};
            if (zero) return n + 1;
        }
    }
    failAt(whereOf(field), LangError::TextTooLong);
}

Where Fields::whereOf(const Field& field) const {
    if (const VariableStmt* v = field.variable()) return v->nameWhere.end != 0 ? v->nameWhere : v->where;
    if (field.stmt != nullptr) return field.stmt->where;
    if (field.type && field.type->decl != nullptr) return field.type->decl->nameWhere;
    return {};
}

std::string Fields::typeText(const Field& field) const {
    if (!field.type) return {};
    std::string name = field.type->name;
    if (field.shape == Shape::Array)
        name += field.count == kUnknown ? "[]" : fmt::format("[{}]", field.count);
    if (field.shape == Shape::Pointer)
        name += field.variable() != nullptr && field.variable()->array != ArrayForm::None ? "[]*" : "*";
    return name;
}

Value Fields::readRaw(const Field& field) {
    if (field.error && field.size == 0) throw Failure{field.error->diagnostic.message, whereOf(field)};
    const Type& type = *field.type;
    if (field.isBits()) {
        std::byte bytes[17];
        const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(field.size, sizeof bytes));
        bytes_.readBytes(field.section, field.address, {bytes, size}, whereOf(field));
        Uint128 bits = 0;
        if (size <= 16) {
            bits = decodeInteger(bytes, size, field.endian) >> field.bitOffset;
        } else {
            for (std::uint32_t i = 0; i < field.bitSize; ++i) {
                const std::uint32_t bit = field.bitOffset + i;
                const std::byte b = bytes[field.endian == std::endian::little ? bit / 8 : size - 1 - bit / 8];
                bits |= Uint128{std::to_integer<unsigned>(b) >> (bit % 8) & 1U} << i;
            }
        }
        if (field.bitSize < 128) bits &= (Uint128{1} << field.bitSize) - 1;
        const BuiltinType builtin = type.isEnum() ? types_.bitsType(type) : type.builtin;
        Value value = builtin == BuiltinType::Bool ? Value::makeRawBool(static_cast<std::uint8_t>(bits))
                      : builtin == BuiltinType::Char || builtin == BuiltinType::Char16
                          ? Value::makeChar(static_cast<char32_t>(bits))
                      : isSigned(builtin) ? Value::makeSigned(signExtend(bits, field.bitSize))
                                          : Value::makeUnsigned(bits);
        value.declared = builtin;
        return value;
    }
    if (field.isText()) {
        if (field.size > kMaxText) failAt(whereOf(field), LangError::TextTooLong);
        // Each UTF-16 unit is decoded and encoded by itself.
        if (type.builtin == BuiltinType::Char16) bounds_.spend(2 * field.size, whereOf(field));
        else bounds_.spendBytes(field.size, whereOf(field));
        std::string bytes(field.size, '\0');
        bytes_.readBytes(field.section, field.address, std::as_writable_bytes(std::span(bytes)),
                         whereOf(field));
        Value value;
        if (type.builtin == BuiltinType::Char16) {
            const Encoding encoding =
                field.endian == std::endian::big ? Encoding::Utf16Be : Encoding::Utf16Le;
            value = Value::makeText(decodeText(std::as_bytes(std::span(bytes)), encoding));
        } else {
            value = Value::makeText(std::move(bytes));
        }
        return value;
    }
    if (field.isPadding()) return {};
    BuiltinType builtin = type.builtin;
    std::endian endian = field.endian;
    if (type.isEnum()) {
        types_.enumEntries(type);
        builtin = type.underlying;
        if (type.endian == Endian::Inherit && type.underlyingEndian != Endian::Inherit)
            endian = type.underlyingEndian == Endian::Big ? std::endian::big : std::endian::little;
    }
    const bool varies = type.isEnum() && type.underlyingRecord;
    const std::uint64_t size = varies ? field.size : builtinSize(builtin);
    if (size == 0 || size > 16) failAt(whereOf(field), LangError::NoValue);
    std::byte bytes[16];
    const std::span<std::byte> used(bytes, static_cast<std::size_t>(size));
    bytes_.readBytes(field.section, field.address, used, whereOf(field));
    if (!varies) return decode(builtin, bytes, endian);
    Value value = Value::makeUnsigned(decodeInteger(bytes, static_cast<std::uint32_t>(size), endian));
    value.declared = builtin;
    return value;
}

bool Fields::isMissing(const Field& field, const Contents* owner) {
    if (field.isLocal() || field.shape != Shape::Single || field.placed || field.pointee || !field.isLeaf())
        return false;
    for (; owner != nullptr && owner->self.type; owner = owner->owner.get()) {
        if (owner->self.address < bytes_.dataEnd()) {
            bounds_.take(16);
            errors_.note(
                program_.diagnostic(Severity::Warning, whereOf(field), say(LangError::DataEndBefore)));
            return true;
        }
        if (owner->self.placed || owner->self.pointee) return false;
    }
    return false;
}

Value Fields::read(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (isPastEnd(field, owner)) [[unlikely]] {
        if (field.type->isEnum()) types_.enumEntries(*field.type);
        const BuiltinType type = field.type->isEnum() ? field.type->underlying : field.type->builtin;
        if (field.isPadding()) return {};
        if (field.address >= bytes_.dataEnd() || field.isBits() || builtinSize(type) != field.size)
            return coerce(Value::makeUnsigned(0), type, whereOf(field));
        std::byte bytes[16]{};
        bytes_.readBytes(field.section, field.address,
                         {bytes, static_cast<std::size_t>(bytes_.dataEnd() - field.address)}, whereOf(field));
        return decode(type, bytes, field.endian);
    }
    Value value = readRaw(field);
    if (analysis_.attributes.transform != 0 && !field.pointee) {
        if (const FoundAttribute found = attributes_.findAttribute(field, analysis_.attributes.transform)) {
            const BuiltinType declared = value.declared;
            if (auto changed = attributes_.callAttribute(found, field, owner, index, &value)) {
                value = paths_.decay(*changed);
                if (value.declared == BuiltinType::None) value.declared = declared;
            }
        }
    }
    return value;
}

std::uint64_t Fields::pointerValue(const Field& field) {
    std::byte bytes[16];
    const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(field.size, 16));
    bytes_.readBytes(field.section, field.address, {bytes, size}, whereOf(field));
    Uint128 value = decodeInteger(bytes, size, field.endian);
    // A signed pointer type goes backwards from its base.
    if (const VariableStmt* v = field.variable();
        v != nullptr && v->pointerType != nullptr && isSigned(v->pointerType->builtin))
        value = static_cast<Uint128>(signExtend(value, size * 8));
    return static_cast<std::uint64_t>(value);
}

bool Fields::hasOverlay(const Type& type) const {
    const AttributeSymbols& symbols = analysis_.attributes;
    if ((symbols.fixups == 0 && symbols.decrypted == 0) || type.decl == nullptr) return false;
    return std::ranges::any_of(type.decl->attributes, [&](const Attribute& a) {
        return a.name != 0 && (a.name == symbols.fixups || a.name == symbols.decrypted);
    });
}

Ref<Section> Fields::overlayOf(RecordBody& body) {
    const Type& type = *body.self.type;
    const AttributeSymbols& symbols = analysis_.attributes;
    const auto attribute = std::ranges::find_if(type.decl->attributes, [&](const Attribute& a) {
        return a.name != 0 && (a.name == symbols.fixups || a.name == symbols.decrypted);
    });
    const bool decrypts = attribute->name == symbols.decrypted;
    const Layout layout = layouts_.of(type);
    if (!layout.fixed || layout.size < 8 || layout.size > 1 << 20)
        failAt(attribute->where, decrypts ? LangError::DecryptedNeedsStruct : LangError::FixupsNeedStruct);
    Frame frame;
    frame.args = &type.args;
    const auto argument = [&](std::size_t index) {
        return paths_.decay(expressions_.eval(*attribute->args[index], frame));
    };
    auto section = makeRef<Section>();
    section->overlay = true;
    section->origin = body.self.address;
    section->resize(layout.size);
    if (decrypts) {
        if (attribute->args.size() != 2) failAt(attribute->where, say(LangError::AttributeNeedsArguments, 2));
        if (layout.size % XtsCipher::sector != 0) failAt(attribute->where, LangError::DecryptedNeedsStruct);
        Secret key(32);
        std::array<std::byte, 16> half{};
        encodeInteger(toUnsigned(argument(0), attribute->where), half.data(), 16, std::endian::big);
        std::ranges::copy(half, key.bytes().begin());
        std::ranges::copy(half, key.bytes().begin() + 16);
        const std::uint64_t sector = toUint64(argument(1), attribute->where, LangError::TheArgument);
        bytes_.readBytes({}, body.self.address, section->bytes, whereOf(body.self));
        XtsCipher(std::move(key)).decrypt(section->bytes, sector);
        section->readOnly = true;
        return section;
    }
    const std::uint64_t stride =
        attribute->args.empty() ? 512 : toUint64(argument(0), attribute->where, LangError::TheStride);
    if (stride < 2) failAt(attribute->where, LangError::StrideTooSmall);
    bytes_.readBytes({}, body.self.address, section->bytes, whereOf(body.self));
    applyFixups(body, stride, section->bytes);
    return section;
}

// NTFS puts a check number at the end of each `stride` bytes of a record, and what belongs there into an array at the
// record's start.
void Fields::applyFixups(RecordBody& body, std::uint64_t stride, std::span<std::byte> record) {
    std::byte* bytes = record.data();
    const std::uint64_t at = static_cast<std::uint64_t>(decodeInteger(bytes + 4, 2, std::endian::little));
    const std::uint64_t count = static_cast<std::uint64_t>(decodeInteger(bytes + 6, 2, std::endian::little));
    if (at < 8 || count == 0 || at + 2 * count > record.size()) return;  // no update sequence here
    for (std::uint64_t i = 1; i < count && i * stride <= record.size(); ++i) {
        std::byte* last = bytes + i * stride - 2;
        if (last[0] != bytes[at] || last[1] != bytes[at + 1]) {
            Diagnostic d =
                program_.diagnostic(Severity::Error, whereOf(body.self), say(LangError::TornRecord, i - 1));
            errors_.note(d);
            if (!body.error) body.error = makeRef<FieldError>(std::move(d));
            continue;
        }
        std::copy_n(bytes + at + 2 * i, 2, last);
    }
}

}  // namespace sectorsmith::lang
