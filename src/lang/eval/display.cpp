// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/display.h"

#include <fmt/format.h>

#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Display::Display(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      types_(e.types()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      attributes_(e.attributes()),
      paths_(e.paths()) {}

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

std::string Display::enumText(const Type& type, const Value& value, bool withNumber) {
    std::string number = toText(value);
    bounds_.take(4 + types_.enumEntries(type).size() / 16);
    for (const EnumEntry& e : types_.enumEntries(type)) {
        bool inside = false;
        if (isSigned(type.underlying)) {
            const auto v = static_cast<Int128>(value.bits());
            inside = v >= static_cast<Int128>(e.low) && v <= static_cast<Int128>(e.high);
        } else {
            inside = value.bits() >= e.low && value.bits() <= e.high;
        }
        if (!inside) continue;
        const std::string name = fmt::format("{}::{}", type.name, program_.text(e.name));
        return withNumber ? fmt::format("{} ({})", name, number) : name;
    }
    return withNumber ? fmt::format("{}::??? ({})", type.name, number) : fmt::format("{}::???", type.name);
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

std::string Display::display(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (fields_.isPastEnd(field, owner)) return "past the end of the data";
    const AttributeSymbols& a = analysis_.attributes;
    FoundAttribute format = attributes_.findAttribute(field, a.formatRead);
    if (!format) format = attributes_.findAttribute(field, a.format);
    if (format && !field.pointee) {
        if (auto shown = attributes_.callAttribute(format, field, owner, index))
            return toText(paths_.decay(*shown));
    }
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
    if (field.type->isEnum() && value.isInteger()) return enumText(*field.type, value, true);
    if (value.kind() == ValueKind::Character) return shownText(toText(value));
    if (value.kind() == ValueKind::Float && field.type->builtin == BuiltinType::Float)
        return fmt::format("{}", static_cast<float>(value.number()));
    return toText(value);
}

}  // namespace sectorsmith::lang
