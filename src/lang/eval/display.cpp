// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/display.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "lang/eval/evaluator.h"
#include "lang/native.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint64_t kSummarySteps = 16;  // one is put together
}  // namespace

Display::Display(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      types_(e.types()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      attributes_(e.attributes()),
      paths_(e.paths()),
      arrays_(e.arrays()) {}

const Described* Display::described(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.type && field.shape == Shape::Single && field.type->isRecord() && field.type->info != nullptr &&
        field.type->info->setsMeta) {
        const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
        auto& record = static_cast<RecordBody&>(*body);
        if (record.described)
            if (auto it = record.described->find(kUnknown); it != record.described->end()) return &it->second;
    }
    if (owner && owner->kind == BodyKind::Record) {
        auto& record = static_cast<RecordBody&>(*owner);
        if (record.described)
            if (auto it = record.described->find(index); it != record.described->end()) return &it->second;
    }
    return nullptr;
}

std::string_view Display::entryName(const Type& type, const Value& value) {
    bounds_.take(4 + types_.enumEntries(type).size() / 16);
    for (const EnumEntry& e : types_.enumEntries(type)) {
        bool inside = false;
        if (isSigned(type.underlying)) {
            const auto v = static_cast<Int128>(value.bits());
            inside = v >= static_cast<Int128>(e.low) && v <= static_cast<Int128>(e.high);
        } else {
            inside = value.bits() >= e.low && value.bits() <= e.high;
        }
        if (inside) return program_.text(e.name);
    }
    return {};
}

std::string Display::enumText(const Type& type, const Value& value, bool withNumber) {
    const std::string_view entry = entryName(type, value);
    const std::string name = fmt::format("{}::{}", type.name, entry.empty() ? "???" : entry);
    return withNumber ? fmt::format("{} ({})", name, toText(value)) : name;
}

std::string Display::shown(const Value& value) {
    if (value.isText()) return shownText(value.text());
    if (value.kind() == ValueKind::Character) return shownText(toText(value));
    if (value.kind() == ValueKind::Float && value.declared == BuiltinType::Float)
        return fmt::format("{}", static_cast<float>(value.number()));
    const Type* type = types_.enumeration(value.enumeration);
    if (type == nullptr) return toText(value);
    const std::string_view entry = entryName(*type, value);
    return fmt::format("{} ({})", entry.empty() ? "???" : entry, toText(value));
}

std::string shownText(std::string_view text) {
    const std::size_t last = text.find_last_not_of('\0');
    text = text.substr(0, last == std::string_view::npos ? 0 : last + 1);
    std::string out;
    for (char c : text) {
        const auto u = static_cast<unsigned char>(c);
        if (c == '\n') out += "\\n";
        else if (c == '\r') out += "\\r";
        else if (c == '\t') out += "\\t";
        else if (u < 0x20 || u == 0x7F) out += fmt::format("\\x{:02X}", u);
        else out += c;
    }
    return out;
}

std::string Display::display(const Field& field, const Ref<Contents>& owner, std::uint64_t index,
                             EnumStyle style) {
    if (fields_.isPastEnd(field, owner)) return "past the end of the data";
    if (auto shown = formatted(field, owner, index)) return *std::move(shown);
    if (field.shape == Shape::Pointer) return fmt::format("{:#x}", fields_.pointerValue(field));
    if (!field.isLeaf() || field.isPadding()) return {};
    if (field.isText() && field.size > 4096) {
        Field begin = field;
        begin.size = begin.count = 4096;
        if (field.type->builtin == BuiltinType::Char16) begin.count /= 2;
        return shownText(toText(fields_.readRaw(begin))) + "…";
    }
    const Value value = fields_.read(field, owner, index);
    if (value.isText()) return shownText(value.text());
    if (value.kind() == ValueKind::Field) return {};
    if (field.type->isEnum() && value.isInteger()) {
        if (style == EnumStyle::WithType) return enumText(*field.type, value, true);
        const std::string_view entry = entryName(*field.type, value);
        return fmt::format("{} ({})", entry.empty() ? "???" : entry, toText(value));
    }
    if (value.kind() == ValueKind::Character) return shownText(toText(value));
    if (value.kind() == ValueKind::Float && field.type->builtin == BuiltinType::Float)
        return fmt::format("{}", static_cast<float>(value.number()));
    return toText(value);
}

namespace {

constexpr std::uint64_t kMostElements = 51;  // of an array that a text is made of, as in the original

std::string_view withoutNuls(std::string_view text) {
    const std::size_t last = text.find_last_not_of('\0');
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

std::optional<std::string> Display::formatted(const Field& field, const Ref<Contents>& owner,
                                              std::uint64_t index) {
    if (field.pointee) return std::nullopt;
    const AttributeSymbols& a = analysis_.attributes;
    FoundAttribute format = attributes_.findAttribute(field, a.formatRead);
    if (!format) format = attributes_.findAttribute(field, a.format);
    if (!format) return std::nullopt;
    const std::pair<const Type*, std::uint64_t> key(field.type.get(), field.address);
    if (std::ranges::find(formatting_, key) != formatting_.end()) return std::nullopt;
    struct Running {
        ~Running() { list.pop_back(); }
        std::vector<std::pair<const Type*, std::uint64_t>>& list;
    };
    formatting_.push_back(key);
    const Running running{formatting_};
    std::optional<Value> given;
    if (field.isText() && field.size <= kLongestText) {
        // The function sees a text without the zeros that fill the field.
        const Value whole = fields_.readRaw(field);
        if (whole.isText()) given = Value::makeText(std::string(withoutNuls(whole.text())));
    }
    const auto shown = attributes_.callAttribute(format, field, owner, index, given ? &*given : nullptr);
    if (!shown) return std::nullopt;
    return text(*shown);
}

std::string Display::text(const Value& value) {
    if (value.kind() != ValueKind::Field) {
        const Type* type = types_.enumeration(value.enumeration);
        return type != nullptr ? enumText(*type, value, false) : toText(value);
    }
    const auto& object = static_cast<const FieldObject&>(*value.object());
    const Ref<Contents> keep = object.ownBody;
    std::string out;
    write(out, object.field, object.owner, object.index);
    if (out.size() > kLongestText) {
        constexpr std::string_view more = "…";
        std::size_t end = kLongestText - more.size();
        while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0) == 0x80) --end;
        out.replace(end, std::string::npos, more);
    }
    return out;
}

void Display::write(std::string& out, const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    bounds_.spend(4, fields_.whereOf(field));
    bounds_.checkStack(fields_.whereOf(field));
    if (out.size() > kLongestText || field.isPadding()) return;
    const Inside inside(*this);
    if (inside_ > kMostInside) {
        out += "…";
        return;
    }
    if (const auto shown = formatted(field, owner, index)) {
        out += *shown;
    } else if (field.isLeaf()) {
        if (fields_.isPastEnd(field, owner)) return;
        if (field.isText() && field.size > kLongestText) {
            Field begin = field;
            begin.size = begin.count = kLongestText;
            if (field.type->builtin == BuiltinType::Char16) begin.count /= 2;
            out += toText(fields_.readRaw(begin));
            return;
        }
        const Value value = fields_.read(field, owner, index);
        if (value.kind() == ValueKind::Field) return;
        if (field.type->isEnum() && field.shape == Shape::Single && value.isInteger())
            out += enumText(*field.type, value, false);
        else if (value.kind() == ValueKind::Float && field.type->builtin == BuiltinType::Float)
            out += fmt::format("{}", static_cast<float>(value.number()));
        else out += value.isText() ? std::string(withoutNuls(value.text())) : toText(value);
    } else {
        const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
        if (body->kind == BodyKind::Record) writeRecord(out, static_cast<RecordBody&>(*body));
        else if (body->kind == BodyKind::Array) writeElements(out, static_cast<ArrayBody&>(*body));
        else if (!body->error) write(out, static_cast<PointerBody&>(*body).target, body, 0);
    }
}

void Display::writeRecord(std::string& out, RecordBody& record) {
    const Type& type = *record.self.type;
    out += fmt::format("{} {} {{ ",
                       type.isUnion()      ? "union"
                       : type.isBitfield() ? "bitfield"
                                           : "struct",
                       fields_.typeText(record.self));
    bool first = true;
    for (std::size_t i = 0; i < record.fields.size() && out.size() <= kLongestText; ++i) {
        const Field field = record.fields[i];
        if (field.isPadding() || field.name == 0) continue;
        out += fmt::format("{}{} = ", first ? "" : ", ", program_.text(field.name));
        first = false;
        write(out, field, Ref<Contents>(&record), i);
    }
    out += " }";
}

void Display::writeElements(std::string& out, ArrayBody& array) {
    out += "[ ";
    for (std::uint64_t i = 0; out.size() <= kLongestText && arrays_.hasElement(array, i); ++i) {
        if (i > 0) out += ", ";
        if (i == kMostElements) {
            out += "...";
            break;
        }
        write(out, arrays_.elementField(array, i), Ref<Contents>(&array), i);
    }
    out += " ]";
}

Value Display::summarized(const Value& argument) {
    // What follows the end of a text was not meant to be seen.
    if (argument.isText()) return Value::makeText(shownText(argument.text()));
    if (argument.kind() != ValueKind::Field) {
        const Type* type = types_.enumeration(argument.enumeration);
        const std::string_view entry = type != nullptr ? entryName(*type, argument) : std::string_view();
        return entry.empty() ? argument : Value::makeText(std::string(entry));
    }
    const auto& object = static_cast<const FieldObject&>(*argument.object());
    const Field& field = object.field;
    const AttributeSymbols& a = analysis_.attributes;
    const bool shown =
        attributes_.hasAttribute(field, a.format) || attributes_.hasAttribute(field, a.formatRead);
    if (!shown && field.shape == Shape::Single && field.isLeaf() && !field.isPadding()) {
        const Value plain = paths_.decay(argument);
        if (!field.type->isEnum() || !plain.isInteger()) return plain;
        const std::string_view entry = entryName(*field.type, plain);
        return entry.empty() ? plain : Value::makeText(std::string(entry));
    }
    std::string text = display(field, object.owner, object.index);
    if (text.empty()) text = summary(field, object.owner, object.index);
    return Value::makeText(std::move(text));
}

std::string Display::summary(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.isLeaf() || fields_.isPastEnd(field, owner)) return {};
    const FoundAttribute found = attributes_.findAttribute(field, analysis_.attributes.summary);
    if (!found || (found.onType && bodies_.bodyOf(field, owner, index)->error)) return {};
    const std::vector<Value> values = attributes_.attributeValues(found, field, owner, index, true);
    // A summary of summaries of summaries is worked out as often as it is named: putting it together counts.
    bounds_.spend(kSummarySteps + 4 * values.size(), found.attribute->where);
    if (values.empty() || values[0].kind() == ValueKind::Null) return {};
    std::string text;
    if (values.size() == 1) {
        text = toText(summarized(values[0]));
    } else {
        std::vector<NativeValue> args;
        for (std::size_t i = 1; i < values.size(); ++i) args.push_back({toNodeValue(summarized(values[i]))});
        auto formatted = formatValues(toText(paths_.decay(values[0])), args);
        if (!formatted)
            throw Failure{Message(formatted.error()), found.attribute->where, FailureLevel::Normal};
        text = *std::move(formatted);
    }
    bounds_.spendBytes(text.size(), found.attribute->where);
    text = shownText(text);
    if (text.size() > kLongestSummary) {
        constexpr std::string_view more = "…";
        std::size_t end = kLongestSummary - more.size();
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        text.replace(end, std::string::npos, more);
    }
    return text;
}

}  // namespace sectorsmith::lang
