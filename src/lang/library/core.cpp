// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::core: what a template can ask about its own fields and about how it is evaluated.
#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

NativeResult hasAttribute(NativeContext&, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(name, textArg(args, 1));
    return makeBool(node->attribute(name).has_value());
}

NativeResult attributeArgument(NativeContext&, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(name, textArg(args, 1));
    std::uint64_t index = 0;
    if (args.size() > 2) {
        SECTORSMITH_TRY(given, addressArg(args, 2));
        index = given;
    }
    const auto values = node->attribute(name);
    if (!values || index >= values->size()) return makeText("");
    return makeText((*values)[static_cast<std::size_t>(index)]);
}

NativeResult setEndian(NativeContext& context, Args args) {
    SECTORSMITH_TRY(endian, endianArg(args, 0));
    context.setEndian(endian);
    return makeNothing();
}
NativeResult getEndian(NativeContext& context, Args) {
    return makeUnsigned(context.endian() == std::endian::big ? 1 : 2);
}

NativeResult setBitOrder(NativeContext& context, Args args) {
    SECTORSMITH_TRY(order, integerArg(args, 0));
    if (order < 0 || order > 1) return fail(Cause::Usage, LangError::BitOrderValues);
    context.setBitOrder(order == 0 ? BitOrder::MostToLeast : BitOrder::LeastToMost);
    return makeNothing();
}
NativeResult getBitOrder(NativeContext& context, Args) {
    return makeUnsigned(context.bitOrder() == BitOrder::MostToLeast ? 0 : 1);
}

NativeResult arrayIndex(NativeContext& context, Args) { return makeUnsigned(context.arrayIndex()); }

NativeResult memberCount(NativeContext&, Args args) {
    if (const auto* text = std::get_if<std::string>(&args[0].value); text != nullptr && !args[0].node)
        return makeUnsigned(text->size());
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    return makeUnsigned(node->childCount());
}

NativeResult hasMember(NativeContext& context, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(name, textArg(args, 1));
    if (node->kind() == NodeKind::Array || node->kind() == NodeKind::String ||
        node->kind() == NodeKind::Range)
        return makeBool(false);
    const std::uint64_t count = node->childCount();
    for (std::uint64_t i = 0; i < count; ++i) {
        if (i % 1024 == 1023 && context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        if (auto counted = context.spend(8); !counted) return std::unexpected(counted.error());
        const NodePtr child = node->child(i);
        if (child && child->name() == name) return makeBool(true);
    }
    return makeBool(false);
}

NativeResult formattedValue(NativeContext&, Args args) {
    if (args[0].node) return makeText(args[0].node->displayValue());
    return makeText(valueText(args[0].value));
}

NativeResult isValidEnum(NativeContext& context, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    return makeBool(context.isValidEnum(*node).value_or(false));
}

NativeResult setColor(NativeContext& context, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(color, integerArg(args, 1));
    // 0xAABBGGRR as it comes, 0xRRGGBB as ours.
    const auto c = static_cast<std::uint32_t>(color);
    context.setColor(node, (c & 0xFF) << 16 | (c & 0xFF00) | (c >> 16 & 0xFF));
    return makeNothing();
}

NativeResult setDisplayName(NativeContext& context, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(name, textArg(args, 1));
    context.setDisplayName(node, std::move(name));
    return makeNothing();
}

NativeResult setComment(NativeContext& context, Args args) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(comment, textArg(args, 1));
    context.setComment(node, std::move(comment));
    return makeNothing();
}

NativeResult executeFunction(NativeContext& context, Args args) {
    SECTORSMITH_TRY(name, textArg(args, 0));
    return context.call(name, args.subspan(1));
}

constexpr NativeFunction kCore[] = {
    {"builtin::std::core::has_attribute", 2, 2, NativeEffect::Data, hasAttribute},
    {"builtin::std::core::get_attribute_value", 2, 2, NativeEffect::Data, attributeArgument},
    {"builtin::std::core::get_attribute_argument", 2, 3, NativeEffect::Data, attributeArgument},
    {"builtin::std::core::set_endian", 1, 1, NativeEffect::Changes, setEndian},
    {"builtin::std::core::get_endian", 0, 0, NativeEffect::State, getEndian},
    {"builtin::std::core::set_bitfield_order", 1, 1, NativeEffect::Changes, setBitOrder},
    {"builtin::std::core::get_bitfield_order", 0, 0, NativeEffect::State, getBitOrder},
    {"builtin::std::core::array_index", 0, 0, NativeEffect::State, arrayIndex},
    {"builtin::std::core::member_count", 1, 1, NativeEffect::Data, memberCount},
    {"builtin::std::core::has_member", 2, 2, NativeEffect::Data, hasMember},
    {"builtin::std::core::formatted_value", 1, 1, NativeEffect::Data, formattedValue},
    {"builtin::std::core::is_valid_enum", 1, 1, NativeEffect::Data, isValidEnum},
    {"builtin::std::core::set_pattern_color", 2, 2, NativeEffect::Changes, setColor},
    {"builtin::std::core::set_display_name", 2, 2, NativeEffect::Changes, setDisplayName},
    {"builtin::std::core::set_pattern_comment", 2, 2, NativeEffect::Changes, setComment},
    {"builtin::std::core::execute_function", 1, 255, NativeEffect::Changes, executeFunction},
};

}  // namespace

std::span<const NativeFunction> coreNatives() { return kCore; }

}  // namespace sectorsmith::lang::library
