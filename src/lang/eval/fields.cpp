// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: their values, where they end, and the bodies that hold their children.
#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "base/text.h"
#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

Where Evaluator::whereOf(const Field& field) const {
    if (const VariableStmt* v = field.variable()) return v->nameWhere.end != 0 ? v->nameWhere : v->where;
    if (field.stmt != nullptr) return field.stmt->where;
    if (field.type && field.type->decl != nullptr) return field.type->decl->nameWhere;
    return {};
}

std::string Evaluator::typeText(const Field& field) const {
    if (!field.type) return {};
    std::string name = field.type->name;
    if (field.shape == Shape::Array)
        name += field.count == kUnknown ? "[]" : fmt::format("[{}]", field.count);
    if (field.shape == Shape::Pointer)
        name += field.variable() != nullptr && field.variable()->array != ArrayForm::None ? "[]*" : "*";
    return name;
}

// ------------------------------------------------------------------------------------------------------------ bytes

Result<void> Evaluator::readSource(std::uint64_t address, std::span<std::byte> out) {
    const std::uint64_t misses = reader_.misses();
    auto done = readSourceUncounted(address, out);
    budget_.take(1 + out.size() / kBytesPerStep + kMissSteps * (reader_.misses() - misses));
    return done;
}

Result<void> Evaluator::readSourceUncounted(std::uint64_t address, std::span<std::byte> out) {
    if (address < programBase_)
        return fail(Cause::OutOfRange,
                    say(LangError::AddressBeforeStart, shownAddress(address), shownAddress(programBase_)));
    const std::uint64_t relative = address - programBase_;
    if (relative > dataSize() || out.size() > dataSize() - relative)
        return fail(Cause::OutOfRange,
                    say(out.size() == 1 ? LangError::ByteBeyondSource : LangError::BytesBeyondSource,
                        out.size(), shownAddress(address)));
    return reader_.read(relative + options_.baseAddress, out);
}

void Evaluator::readBytes(const Ref<Section>& section, std::uint64_t address, std::span<std::byte> out,
                          Where where) {
    if (section && section->overlay) {
        const std::uint64_t end = section->origin + section->bytes.size();
        if (address >= section->origin && address < end && out.size() <= end - address) {
            std::copy_n(section->bytes.begin() + static_cast<std::ptrdiff_t>(address - section->origin),
                        out.size(), out.begin());
            return;
        }
    } else if (section) {
        // A variable's bytes are zero until they are assigned.
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::uint64_t at = address + i;
            out[i] = at < section->bytes.size() ? section->bytes[at] : std::byte{0};
        }
        return;
    }
    if (auto done = readSource(address, out); !done) failAt(where, Message(done.error()));
}

Value Evaluator::readRaw(const Field& field) {
    if (field.error && field.size == 0) throw Failure{field.error->diagnostic.message, whereOf(field)};
    const Type& type = *field.type;
    if (field.isBits()) {
        std::byte bytes[17];
        const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(field.size, sizeof bytes));
        readBytes(field.section, field.address, {bytes, size}, whereOf(field));
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
        BuiltinType builtin = type.builtin;
        if (type.isEnum()) {
            enumEntries(type);
            builtin = type.underlying;
        }
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
        if (type.builtin == BuiltinType::Char16) spend(2 * field.size, whereOf(field));
        else spendBytes(field.size, whereOf(field));
        std::string bytes(field.size, '\0');
        readBytes(field.section, field.address, std::as_writable_bytes(std::span(bytes)), whereOf(field));
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
        enumEntries(type);
        builtin = type.underlying;
        if (type.endian == Endian::Inherit && type.underlyingEndian != Endian::Inherit)
            endian = type.underlyingEndian == Endian::Big ? std::endian::big : std::endian::little;
    }
    const std::uint32_t size = builtinSize(builtin);
    if (size == 0 || size > 16) failAt(whereOf(field), LangError::NoValue);
    std::byte bytes[16];
    readBytes(field.section, field.address, {bytes, size}, whereOf(field));
    return decode(builtin, bytes, endian);
}

Value Evaluator::read(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    Value value = readRaw(field);
    if (analysis_->attributes.transform != 0 && !field.pointee) {
        if (const FoundAttribute found = findAttribute(field, analysis_->attributes.transform)) {
            const BuiltinType declared = value.declared;
            if (auto changed = callAttribute(found, field, owner, index, &value)) {
                value = decay(*changed);
                if (value.declared == BuiltinType::None) value.declared = declared;
            }
        }
    }
    return value;
}

std::uint64_t Evaluator::pointerValue(const Field& field) {
    std::byte bytes[16];
    const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(field.size, 16));
    readBytes(field.section, field.address, {bytes, size}, whereOf(field));
    Uint128 value = decodeInteger(bytes, size, field.endian);
    // A signed pointer type goes backwards from its base.
    if (const VariableStmt* v = field.variable();
        v != nullptr && v->pointerType != nullptr && isSigned(v->pointerType->builtin))
        value = static_cast<Uint128>(signExtend(value, size * 8));
    return static_cast<std::uint64_t>(value);
}

// [[disk::fixups(stride)]]: NTFS puts a check number at the end of each sector of a record, and what belongs there into an
// array at the record's start.
bool Evaluator::hasFixups(const Type& type) const {
    const Symbol symbol = analysis_->attributes.fixups;
    if (symbol == 0 || type.decl == nullptr) return false;
    return std::ranges::any_of(type.decl->attributes, [&](const Attribute& a) { return a.name == symbol; });
}

Ref<Section> Evaluator::applyFixups(RecordBody& body) {
    const Type& type = *body.self.type;
    const auto attribute =
        std::ranges::find(type.decl->attributes, analysis_->attributes.fixups, &Attribute::name);
    const Layout layout = layoutOf(type);
    if (!layout.fixed || layout.size < 8 || layout.size > 1 << 20)
        failAt(attribute->where, LangError::FixupsNeedStruct);
    Frame frame;
    frame.args = &type.args;
    std::uint64_t stride = 512;
    if (!attribute->args.empty())
        stride = toUint64(decay(eval(*attribute->args[0], frame)), attribute->where, LangError::TheStride);
    if (stride < 2) failAt(attribute->where, LangError::StrideTooSmall);
    auto section = makeRef<Section>();
    section->overlay = true;
    section->origin = body.self.address;
    section->resize(layout.size);
    readBytes({}, body.self.address, section->bytes, whereOf(body.self));
    std::byte* bytes = section->bytes.data();
    const std::uint64_t at = static_cast<std::uint64_t>(decodeInteger(bytes + 4, 2, std::endian::little));
    const std::uint64_t count = static_cast<std::uint64_t>(decodeInteger(bytes + 6, 2, std::endian::little));
    if (at < 8 || count == 0 || at + 2 * count > layout.size) return section;  // no update sequence here
    for (std::uint64_t i = 1; i < count && i * stride <= layout.size; ++i) {
        std::byte* last = bytes + i * stride - 2;
        if (last[0] != bytes[at] || last[1] != bytes[at + 1]) {
            Diagnostic d =
                program_->diagnostic(Severity::Error, whereOf(body.self), say(LangError::TornRecord, i - 1));
            note(d);
            if (!body.error) body.error = makeRef<FieldError>(std::move(d));
            continue;
        }
        std::copy_n(bytes + at + 2 * i, 2, last);
    }
    return section;
}

// ------------------------------------------------------------------------------------------------------------ sizes

std::optional<std::uint64_t> Evaluator::fixedSize(const Field& field) {
    if (field.size != kUnknown) return field.size;
    return std::nullopt;
}

std::uint64_t Evaluator::endOf(RecordBody& body) {
    if (body.end != kUnknown) return body.end;
    if (body.state == BodyState::Running) {
        for (Run* r = run_; r != nullptr; r = r->outer)
            if (r->body == &body) return r->isUnion ? r->unionEnd : cursor(*r);
    }
    if (body.pending >= 0) {
        const auto index = static_cast<std::uint64_t>(body.pending);
        body.end = endOf(body.fields[index], Ref<Contents>(&body), index);
        body.pending = -1;
        return body.end;
    }
    return body.self.address;
}

std::uint64_t Evaluator::endOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.size != kUnknown)
        return field.size > kUnknown - 1 - field.address ? kUnknown - 1 : field.address + field.size;
    checkStack(whereOf(field));
    std::uint64_t end = field.address;
    std::uint64_t count = kUnknown;
    if (const auto known = outlineEnd(field, owner, index)) {
        end = *known;
    } else {
        const Ref<Contents> body = bodyOf(field, owner, index);
        if (body->kind == BodyKind::Record) end = endOf(static_cast<RecordBody&>(*body));
        if (body->kind == BodyKind::Array) {
            end = arrayEnd(static_cast<ArrayBody&>(*body));
            count = static_cast<ArrayBody&>(*body).count;
        }
    }
    // Kept in the owner, so that the body may be forgotten. The cursor may have gone backwards: then there is no size.
    if (owner && owner->kind == BodyKind::Record && end >= field.address) {
        auto& record = static_cast<RecordBody&>(*owner);
        if (index < record.fields.size() && record.fields[index].address == field.address) {
            const std::uint64_t start = field.address;
            record.fields[index].size = end - start;
            if (count != kUnknown) record.fields[index].count = count;
        }
    }
    return end;
}

// Of a record that nobody has looked into yet.
std::optional<std::uint64_t> Evaluator::outlineEnd(const Field& field, const Ref<Contents>& owner,
                                                   std::uint64_t index) {
    if (field.shape != Shape::Single || field.section || field.error || !field.type->isRecord())
        return std::nullopt;
    if (owner)
        if (Contents** slot = BodyCache::slotOf(*owner, index); slot != nullptr && *slot != nullptr)
            return std::nullopt;
    return outlines().end(*field.type, field.endian, field.address, owner.get(),
                          Outlines::arrayIndex(field, owner.get()));
}

std::uint64_t Evaluator::sizeOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.size != kUnknown) return field.size;
    const std::uint64_t start = field.address;
    const std::uint64_t end = endOf(field, owner, index);
    return end > start ? end - start : 0;
}

// ----------------------------------------------------------------------------------------------------------- bodies

Ref<Contents> Evaluator::bodyOf(FieldObject& object) {
    if (object.ownBody) return object.ownBody;
    if (object.owner) return bodyOf(object.field, object.owner, object.index);
    object.ownBody = bodyOf(object.field, {}, 0);
    return object.ownBody;
}

Ref<Contents> Evaluator::bodyOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (owner) {
        if (Contents** slot = BodyCache::slotOf(*owner, index); slot != nullptr && *slot != nullptr) {
            cache_.touch(**slot);
            return Ref<Contents>(*slot);
        }
    }
    checkStack(whereOf(field));
    spend(kBodySteps + (owner ? owner->depth / 16 : 0), whereOf(field));
    if (field.isLeaf()) failAt(whereOf(field), LangError::NoMembers);
    Ref<Contents> body;
    switch (field.shape) {
        case Shape::Single:
            body = Ref<Contents>(new RecordBody(BodyKind::Record, field, owner, index));
            break;
        case Shape::Array: body = Ref<Contents>(new ArrayBody(BodyKind::Array, field, owner, index)); break;
        case Shape::Pointer:
            body = Ref<Contents>(new PointerBody(BodyKind::Pointer, field, owner, index));
            break;
    }
    body->self.body = nullptr;
    body->pinned = field.type->eager() || (owner && owner->pinned && owner.get() != root_.get());
    if (owner) {
        if (owner->kind == BodyKind::Array) static_cast<ArrayBody&>(*owner).elements[index] = body.get();
        else if (Contents** slot = BodyCache::slotOf(*owner, index)) *slot = body.get();
        else body->orphan = true;
    } else {
        body->orphan = true;
    }
    if (owner) cache_.adopt(body);
    if (++nodes_ > limits_.nodeLimit) failLimit(whereOf(field), LangError::TooManyNodes);
    try {
        if (body->depth > limits_.depthLimit) {
            Diagnostic d = program_->diagnostic(Severity::Error, whereOf(field),
                                                say(LangError::NestedDeeper, limits_.depthLimit));
            note(d);
            body->error = makeRef<FieldError>(std::move(d));
            body->state = BodyState::Done;
            if (body->kind == BodyKind::Array) static_cast<ArrayBody&>(*body).count = 0;
            if (body->kind == BodyKind::Record) static_cast<RecordBody&>(*body).stopped = true;
        } else {
            switch (field.shape) {
                case Shape::Single: runRecord(static_cast<RecordBody&>(*body)); break;
                case Shape::Array: setUpArray(static_cast<ArrayBody&>(*body)); break;
                case Shape::Pointer: setUpPointer(static_cast<PointerBody&>(*body)); break;
            }
        }
        charge(*body);
    } catch (...) {
        // Begun and not finished: whoever asks again starts anew.
        BodyCache::detach(*body);
        cache_.drop(body.get());
        throw;
    }
    return body;
}

void Evaluator::setUpPointer(PointerBody& body) {
    const Field& self = body.self;
    Field& target = body.target;
    target.type = self.type;
    target.stmt = self.stmt;
    target.name = self.name;
    target.pointee = true;
    target.endian = self.endian;
    if (self.type->endian != Endian::Inherit)
        target.endian = self.type->endian == Endian::Big ? std::endian::big : std::endian::little;
    body.state = BodyState::Running;
    auto failed = guarded(whereOf(self), [&] {
        body.value = pointerValue(self);
        std::uint64_t address = body.value;
        if (const FoundAttribute found = findAttribute(self, analysis_->attributes.pointerBase)) {
            const Value value = Value::makeUnsigned(body.value);
            if (auto base = callAttribute(found, self, body.owner, body.index, &value))
                address += static_cast<std::uint64_t>(toUnsigned(decay(*base), whereOf(self)));
        }
        target.address = address;
        const VariableStmt* v = self.variable();
        const Layout layout = layoutOf(*target.type);
        if (v != nullptr && v->array != ArrayForm::None) {
            target.shape = Shape::Array;
            target.count = self.count;
            if (v->array == ArrayForm::Count && layout.fixed) clipArray(target, layout.size, whereOf(self));
            if (v->array == ArrayForm::Unsized && target.isText()) {
                target.count = textLength(target);
                target.size = target.count * layout.size;
            }
        } else if (layout.fixed) {
            target.size = layout.size;
        }
        const bool usable =
            target.type->isRecord() || target.type->isEnum() || builtinSize(target.type->builtin) != 0;
        if (!usable) failAt(whereOf(self), say(LangError::NotPointable, target.type->name));
    });
    if (isCancelled()) throw Cancelled{};
    if (failed && strict_ > 0) throw Failure{failed->message, whereOf(self)};
    if (failed) body.error = makeRef<FieldError>(std::move(*failed));
    body.state = BodyState::Done;
}

}  // namespace sectorsmith::lang
