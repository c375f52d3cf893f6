// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/json_fast.h"

#include <algorithm>

#include <fmt/format.h>

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::size_t kMaxHoles = 2048;                 // per element
constexpr std::size_t kChunk = std::size_t{256} << 10;  // bytes read at once
}  // namespace

void FastJson::literal(std::string_view text) {
    if (holes_.empty() || holes_.back().what != What::Text)
        holes_.push_back(
            {.what = What::Text, .begin = static_cast<std::uint32_t>(text_.size()), .length = 0});
    text_ += text;
    holes_.back().length += static_cast<std::uint32_t>(text.size());
}

// Names and type names are identifiers and punctuation: nothing in them needs an escape, or the type is not simple.
void FastJson::header(std::string_view name, std::string_view type, std::uint32_t at, std::uint64_t size) {
    literal(fmt::format(R"({{"name":"{}","type":"{}","offset":)", name, type));
    holes_.push_back({.what = What::Offset, .at = at});
    literal(fmt::format(R"(,"size":{})", size));
}

bool FastJson::simple(const Type& type) const {
    const auto escapes = [](char c) {
        return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20 ||
               static_cast<unsigned char>(c) >= 0x7F;
    };
    if (std::ranges::any_of(type.name, escapes)) return false;
    // Any attribute of the type may change what is shown.
    for (const AliasUse& alias : type.aliases)
        if (!alias.decl->attributes.empty()) return false;
    if (type.decl != nullptr && !type.decl->attributes.empty()) return false;
    return true;
}

bool FastJson::plan(const Type& type, std::endian endian, std::uint32_t at, int depth) {
    if (depth > 16 || holes_.size() > kMaxHoles || !simple(type)) return false;
    if (type.builtin != BuiltinType::None) {
        const std::uint32_t size = builtinSize(type.builtin);
        const bool number =
            isUnsigned(type.builtin) || isSigned(type.builtin) || type.builtin == BuiltinType::Bool;
        if (!number || size > 8) return false;
        literal(",\"value\":");
        holes_.push_back({.what = What::Value, .type = type.builtin, .endian = endian, .at = at});
        literal("}");
        return true;
    }
    if (!type.isRecord() || type.isUnion() || type.isBitfield()) return false;
    const Layout& layout = e_.layoutOf(type);
    if (!layout.fixed || !layout.plain) return false;
    literal(",\"children\":[");
    bool first = true;
    std::uint32_t cursor = at;
    if (!planMembers(type, endian, cursor, depth, first)) return false;
    literal("]}");
    return true;
}

bool FastJson::planMembers(const Type& type, std::endian endian, std::uint32_t& at, int depth, bool& first) {
    const auto& decl = *static_cast<const RecordDecl*>(type.decl);
    Frame frame;
    frame.args = &type.args;
    for (const TypeRef* base : decl.bases)
        if (!planMembers(*e_.resolve(*base, frame), endian, at, depth + 1, first)) return false;
    for (const Stmt* s : decl.members) {
        if (s->kind != StmtKind::Variable) return false;
        const auto& v = static_cast<const VariableStmt&>(*s);
        if (v.pointerType != nullptr || v.placement != nullptr || v.initializer != nullptr ||
            !v.attributes.empty())
            return false;
        const TypePtr member = e_.resolve(*v.type, frame);
        const std::endian order = member->endian == Endian::Inherit ? endian
                                  : member->endian == Endian::Big   ? std::endian::big
                                                                    : std::endian::little;
        const Layout layout = e_.layoutOf(*member);
        if (!layout.fixed || member->isEnum() || member->builtin == BuiltinType::Padding) return false;
        if (v.array != ArrayForm::None) {
            // Arrays of characters are texts; others are written out while they are small.
            if (v.array != ArrayForm::Count || member->builtin == BuiltinType::Char ||
                member->builtin == BuiltinType::Char16)
                return false;
            const std::uint64_t n = toUint64(e_.eval(*v.count, frame), v.where, "the number of elements");
            if (n > 64) return false;
            if (!first) literal(",");
            first = false;
            header(e_.text(v.name), fmt::format("{}[{}]", member->name, n), at, n * layout.size);
            literal(",\"children\":[");
            for (std::uint64_t i = 0; i < n; ++i) {
                if (i > 0) literal(",");
                header(fmt::format("[{}]", i), member->name, at, layout.size);
                if (!plan(*member, order, at, depth + 1)) return false;
                at += static_cast<std::uint32_t>(layout.size);
            }
            literal("]}");
            continue;
        }
        if (!first) literal(",");
        first = false;
        header(e_.text(v.name), member->name, at, layout.size);
        if (!plan(*member, order, at, depth + 1)) return false;
        at += static_cast<std::uint32_t>(layout.size);
    }
    return true;
}

void FastJson::put(const Hole& hole, const std::byte* element, std::uint64_t index, std::uint64_t offset) {
    switch (hole.what) {
        case What::Text: out_.raw(std::string_view(text_).substr(hole.begin, hole.length)); return;
        case What::Index: out_.number(index); return;
        case What::Offset: out_.integer(offset + hole.at); return;
        case What::Value: break;
    }
    const std::uint32_t size = builtinSize(hole.type);
    const auto bits = static_cast<std::uint64_t>(decodeInteger(element + hole.at, size, hole.endian));
    if (hole.type == BuiltinType::Bool) {
        out_.raw(bits != 0 ? "true" : "false");
    } else if (isSigned(hole.type)) {
        out_.integer(signExtend(bits, size * 8));
    } else {
        out_.integer(bits);
    }
}

std::uint64_t FastJson::write(const Field& field, ArrayBody& array) {
    if (array.elementSize == 0 || array.count == kUnknown || array.count < 4 || field.section) return 0;
    if (array.elementSize > 1 << 16 || field.type->layout == nullptr || !field.type->layout->fixed) return 0;
    // The type must be laid out as planned, not as [[static]] promised.
    if (field.type->layout->size != array.elementSize) return 0;
    literal("{\"name\":\"[");
    holes_.push_back({.what = What::Index});
    literal(fmt::format("]\",\"type\":\"{}\",\"offset\":", field.type->name));
    holes_.push_back({.what = What::Offset, .at = 0});
    literal(fmt::format(",\"size\":{}", array.elementSize));
    bool planned = false;
    const auto failed = e_.guarded({}, [&] { planned = plan(*field.type, field.endian, 0, 0); });
    if (failed || !planned) return 0;

    std::vector<std::byte> chunk;
    const std::uint64_t perChunk = std::max<std::uint64_t>(1, kChunk / array.elementSize);
    std::uint64_t done = 0;
    const std::uint64_t base = e_.sourceOffset(field.address);
    while (done < array.count && out_.good() && !e_.isCancelled()) {
        const std::uint64_t n = std::min(perChunk, array.count - done);
        chunk.resize(static_cast<std::size_t>(n * array.elementSize));
        // What cannot be read in full is left to the slow way, which says where exactly it fails.
        if (!e_.source().read(base + done * array.elementSize, chunk).complete()) break;
        for (std::uint64_t i = 0; i < n; ++i) {
            if (done + i > 0) out_.character(',');
            const std::byte* element = chunk.data() + i * array.elementSize;
            const std::uint64_t offset = base + (done + i) * array.elementSize;
            for (const Hole& hole : holes_) put(hole, element, done + i, offset);
        }
        done += n;
    }
    return done;
}

}  // namespace sectorsmith::lang
