// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/encode.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "base/guid.h"
#include "base/text.h"
#include "lang/errors.h"
#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

using Bytes = std::vector<std::byte>;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

struct Number {
    Uint128 magnitude = 0;
    bool negative = false;
};

std::optional<Number> parseNumber(std::string_view text) {
    text = trimmed(text);
    Number n;
    if (text.starts_with('-') || text.starts_with('+')) {
        n.negative = text.front() == '-';
        text.remove_prefix(1);
    }
    unsigned base = 10;
    if (text.size() > 2 && text[0] == '0') {
        const char c = static_cast<char>(text[1] | 0x20);
        base = c == 'x' ? 16 : c == 'b' ? 2 : c == 'o' ? 8 : 10;
        if (base != 10) text.remove_prefix(2);
    }
    bool any = false;
    for (char c : text) {
        if (c == '\'' && any) continue;
        unsigned digit = 99;
        if (c >= '0' && c <= '9') digit = static_cast<unsigned>(c - '0');
        else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') digit = static_cast<unsigned>((c | 0x20) - 'a' + 10);
        if (digit >= base) return std::nullopt;
        if (n.magnitude > (~Uint128{0} - digit) / base) return std::nullopt;
        n.magnitude = n.magnitude * base + digit;
        any = true;
    }
    if (!any) return std::nullopt;
    return n;
}

// Two's complement in `bits` bits, or the reason why not.
Result<Uint128> fit(const Number& n, std::uint32_t bits, bool isSigned) {
    const Uint128 all = bits >= 128 ? ~Uint128{0} : (Uint128{1} << bits) - 1;
    if (isSigned) {
        const Uint128 half = Uint128{1} << (bits - 1);
        if (n.negative ? n.magnitude > half : n.magnitude >= half)
            return fail(Cause::Usage, say(LangError::NumberRangeSigned, decimal(half), decimal(half - 1)));
    } else if ((n.negative && n.magnitude != 0) || n.magnitude > all) {
        return fail(Cause::Usage, say(LangError::NumberRange, decimal(all)));
    }
    return (n.negative ? Uint128{0} - n.magnitude : n.magnitude) & all;
}

Result<Uint128> fitText(std::string_view text, std::uint32_t bits, bool isSigned) {
    const auto n = parseNumber(text);
    if (!n) return fail(Cause::Usage, say(LangError::NotANumber, text));
    return fit(*n, bits, isSigned);
}

Bytes integerBytes(Uint128 value, std::uint32_t size, std::endian endian) {
    Bytes out(size);
    encodeInteger(value, out.data(), size, endian);
    return out;
}

Result<Bytes> hexBytes(std::string_view text, std::uint64_t size) {
    Bytes out;
    int high = -1;
    for (char c : text) {
        if (c == ' ' || c == '\t' || c == '\n') continue;
        int digit = -1;
        if (c >= '0' && c <= '9') digit = c - '0';
        else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') digit = (c | 0x20) - 'a' + 10;
        if (digit < 0) return fail(Cause::Usage, say(LangError::NotAHexDigit, std::string(1, c)));
        if (high < 0) {
            high = digit;
        } else {
            out.push_back(static_cast<std::byte>(high * 16 + digit));
            high = -1;
        }
    }
    if (high >= 0) return fail(Cause::Usage, LangError::TwoHexDigits);
    if (out.size() != size) return fail(Cause::Usage, say(LangError::BytesNeeded, size, out.size()));
    return out;
}

class Encoder {
 public:
    Encoder(const NodeImpl& node, std::string_view text)
        : node_(node), e_(node.evaluator()), field_(node.field()), text_(text) {}

    Result<Bytes> encode() {
        if (node_.isRoot()) return fail(Cause::Unsupported, LangError::WholeHasNoValue);
        if (field_.isLocal()) return fail(Cause::Unsupported, LangError::WorkedOut);
        if (const Section* section = field_.section.get();
            section != nullptr && section->readOnly && field_.address >= section->origin &&
            field_.address - section->origin < section->bytes.size())
            return fail(Cause::Unsupported, LangError::DecryptedField);
        if (e_.attributes().hasAttribute(field_, e_.analysis().attributes.transform))
            return fail(Cause::Unsupported, LangError::ShownTransformed);
        if (const FoundAttribute writer =
                e_.attributes().findAttribute(field_, e_.analysis().attributes.formatWrite))
            return fromFunction(writer);
        if (field_.isBits()) return bits();
        if (field_.shape == Shape::Pointer) return wholeNumber();
        if (field_.isText()) return textBytes(text_);
        const bool blob =
            field_.isPadding() || (field_.shape == Shape::Array && field_.type->builtin == BuiltinType::U8);
        if (blob)
            return field_.size <= 1 << 24 ? hexBytes(text_, field_.size)
                                          : fail(Cause::Unsupported, LangError::TooLongToType);
        if (const auto mixed = guidOrder()) return guid(*mixed);
        if (!field_.isLeaf()) return fail(Cause::Unsupported, LangError::OnlySingleValuesMembers);
        return leaf();
    }

 private:
    // Whether this is a GUID, and one whose first three fields are little-endian: type::GUID, or a struct with
    // [[disk::guid("mixed")]] or [[disk::guid("plain")]].
    std::optional<bool> guidOrder() {
        if (field_.shape != Shape::Single || field_.type->decl == nullptr || field_.size != 16)
            return std::nullopt;
        if (e_.program().text(field_.type->decl->full) == "type::GUID")
            return field_.endian != std::endian::big;
        const FoundAttribute found =
            e_.attributes().findAttribute(field_, e_.program().symbols.find("disk::guid"));
        if (!found) return std::nullopt;
        const std::vector<Value> values =
            e_.attributes().attributeValues(found, field_, node_.owner(), node_.index());
        return values.empty() || toText(e_.paths().decay(values[0])) != "plain";
    }
    // Also as it is shown with its name in front: "EFI System (C12A7328-…)".
    Result<Bytes> guid(bool mixedOrder) {
        std::string_view digits = trimmed(text_);
        if (const std::size_t open = digits.rfind('(');
            open != std::string_view::npos && digits.ends_with(')'))
            digits = digits.substr(open + 1, digits.size() - open - 2);
        const auto parsed = Guid::parse(digits);
        if (!parsed) return fail(Cause::Usage, say(LangError::NotAGuid, text_));
        if (!mixedOrder) return Bytes(parsed->bytes.begin(), parsed->bytes.end());
        const auto mixed = parsed->toMixed();
        return Bytes(mixed.begin(), mixed.end());
    }

    struct Plain {
        BuiltinType type;
        std::endian endian;
        std::uint32_t bits;
    };
    Plain plain() {
        Plain p{field_.type->builtin, field_.endian, 0};
        if (field_.type->isEnum()) {
            e_.types().enumEntries(*field_.type);
            p.type = field_.type->underlying;
            if (field_.type->endian == Endian::Inherit && field_.type->underlyingEndian != Endian::Inherit)
                p.endian =
                    field_.type->underlyingEndian == Endian::Big ? std::endian::big : std::endian::little;
        }
        p.bits = field_.isBits() ? field_.bitSize : builtinSize(p.type) * 8;
        // An enum over a struct has as many bytes as that.
        if (!field_.isBits() && field_.type->underlyingRecord)
            p.bits = field_.size <= 16 ? static_cast<std::uint32_t>(field_.size) * 8 : 0;
        return p;
    }

    std::optional<Uint128> enumEntry() {
        std::string_view name = trimmed(text_);
        if (const std::size_t bracket = name.find(" ("); bracket != std::string_view::npos)
            name = name.substr(0, bracket);
        std::string_view last = name;
        if (const std::size_t colons = name.rfind("::"); colons != std::string_view::npos) {
            last = name.substr(colons + 2);
            if (name.substr(0, colons) != field_.type->name &&
                name.substr(0, colons) != e_.program().text(field_.type->decl->name))
                return std::nullopt;
        }
        for (const EnumEntry& entry : e_.types().enumEntries(*field_.type))
            if (e_.program().text(entry.name) == last) return entry.low;
        return std::nullopt;
    }

    // The value's bits, cut to its width (which they fit).
    Result<Uint128> scalar(const Plain& p) {
        const Uint128 all = p.bits >= 128 ? ~Uint128{0} : (Uint128{1} << p.bits) - 1;
        const std::string_view word = trimmed(text_);
        if (field_.type->isEnum()) {
            if (const auto entry = enumEntry()) {
                const bool fits = isSigned(p.type)
                                      ? static_cast<Uint128>(signExtend(*entry & all, p.bits)) == *entry
                                      : (*entry & ~all) == 0;
                if (!fits) return fail(Cause::Usage, say(LangError::DoesNotFitBits, word, p.bits));
                return *entry & all;
            }
            auto number = fitText(word, p.bits, isSigned(p.type));
            if (!number && !parseNumber(word))
                return fail(Cause::Usage, say(LangError::NoSuchEntry, field_.type->name, word));
            return number;
        }
        switch (p.type) {
            case BuiltinType::Bool:
                if (word == "true" || word == "1") return Uint128{1};
                if (word == "false" || word == "0") return Uint128{0};
                return fail(Cause::Usage, LangError::BooleanExpected);
            case BuiltinType::Char:
                if (text_.size() == 1) return Uint128{static_cast<unsigned char>(text_[0])};
                return fail(Cause::Usage, LangError::OneCharacterExpected);
            case BuiltinType::Char16: {
                const auto encoded = encodeText(text_, Encoding::Utf16Le);
                if (!encoded || encoded->size() != 2)
                    return fail(Cause::Usage, LangError::OneCharacterExpected);
                return decodeInteger(reinterpret_cast<const std::byte*>(encoded->data()), 2,
                                     std::endian::little);
            }
            case BuiltinType::Float:
            case BuiltinType::Double: {
                const std::string copy(word);
                char* end = nullptr;
                const double value = std::strtod(copy.c_str(), &end);
                if (copy.empty() || *end != '\0') return fail(Cause::Usage, say(LangError::NotANumber, word));
                if (p.type == BuiltinType::Double) return Uint128{std::bit_cast<std::uint64_t>(value)};
                if (std::isfinite(value) && std::isinf(static_cast<float>(value)))
                    return fail(Cause::Usage, LangError::TooLargeForFloat);
                return Uint128{std::bit_cast<std::uint32_t>(static_cast<float>(value))};
            }
            default: return fitText(word, p.bits, isSigned(p.type));
        }
    }

    // All of the field's bytes as one unsigned number: an address; a bitfield's bits, the first the least significant.
    Result<Bytes> wholeNumber() {
        const auto size = static_cast<std::uint32_t>(field_.size);
        auto value = fitText(text_, size * 8, false);
        if (!value) return std::unexpected(value.error());
        return integerBytes(*value, size, field_.endian);
    }

    Result<Bytes> leaf() {
        const Plain p = plain();
        if (p.bits == 0) return fail(Cause::Unsupported, LangError::NoValue);
        auto value = scalar(p);
        if (!value) return std::unexpected(value.error());
        return integerBytes(*value, p.bits / 8, p.endian);
    }

    // The other bits of the bytes stay what they are.
    Result<Bytes> withBits(Uint128 value) {
        Bytes bytes(static_cast<std::size_t>(field_.size));
        e_.bytes().readBytes(field_.section, field_.address, bytes, e_.fields().whereOf(field_));
        for (std::uint32_t i = 0; i < field_.bitSize; ++i) {
            const std::uint32_t bit = field_.bitOffset + i;
            const std::size_t at =
                field_.endian == std::endian::little ? bit / 8 : bytes.size() - 1 - bit / 8;
            const auto mask = static_cast<std::byte>(1U << (bit % 8));
            bytes[at] = (value >> i & 1) != 0 ? bytes[at] | mask : bytes[at] & ~mask;
        }
        return bytes;
    }
    Result<Bytes> bits() {
        auto value = scalar(plain());
        if (!value) return std::unexpected(value.error());
        return withBits(*value);
    }

    Result<Bytes> textBytes(std::string_view wanted) {
        std::string encoded(wanted);
        if (field_.type->builtin == BuiltinType::Char16) {
            auto wide =
                encodeText(wanted, field_.endian == std::endian::big ? Encoding::Utf16Be : Encoding::Utf16Le);
            if (!wide) return fail(Cause::Usage, LangError::NotUtf8);
            encoded = std::move(*wide);
        }
        const VariableStmt* v = field_.variable();
        const bool ended = v != nullptr && v->array == ArrayForm::Unsized;
        const std::uint64_t room = field_.size - (ended ? builtinSize(field_.type->builtin) : 0);
        if (encoded.size() > room)
            return fail(Cause::Usage, say(LangError::TextNeedsBytes, encoded.size(), room));
        if (ended && encoded.size() != room) return fail(Cause::Usage, say(LangError::TextKeepsLength, room));
        Bytes out(static_cast<std::size_t>(field_.size));
        std::ranges::transform(encoded, out.begin(), [](char c) { return static_cast<std::byte>(c); });
        return out;
    }

    // The template's own function makes a value of the text.
    Result<Bytes> fromFunction(const FoundAttribute& writer) {
        std::optional<Value> made;
        const Value given = Value::makeText(std::string(text_));
        if (auto failed = e_.errors().guarded(writer.attribute->where, [&] {
                made = e_.attributes().callAttribute(writer, field_, node_.owner(), node_.index(), &given);
            }))
            return fail(Cause::Usage, failed->message);
        if (!made) return fail(Cause::Unsupported, LangError::FormatWriteNoFunction);
        if (field_.isText() && made->isText()) return textBytes(made->text());
        // What it returned is checked as if it had been typed.
        const std::string plainText = toText(*made);
        text_ = plainText;
        if (field_.isBits()) return bits();
        if (field_.shape == Shape::Single && field_.type->isBitfield() && !field_.nestedBits &&
            field_.size <= 16)
            return wholeNumber();
        if (field_.shape == Shape::Pointer || !field_.isLeaf())
            return fail(Cause::Unsupported, LangError::OnlySingleValues);
        return leaf();
    }

    const NodeImpl& node_;
    Evaluator& e_;
    const Field& field_;
    std::string_view text_;
};

}  // namespace

Result<std::vector<std::byte>> encode(const Node& node, std::string_view text) {
    const auto* n = dynamic_cast<const NodeImpl*>(&node);
    if (n == nullptr) return fail(Cause::Unsupported, LangError::NotATemplateField);
    Evaluator::Entry entry(n->evaluator());
    Result<std::vector<std::byte>> result = fail(Cause::Cancelled, LangError::Cancelled);
    if (auto failed = n->evaluator().errors().guarded({}, [&] { result = Encoder(*n, text).encode(); }))
        return fail(Cause::Usage, failed->message);
    return result;
}

}  // namespace sectorsmith::lang
