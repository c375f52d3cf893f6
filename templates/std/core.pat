// SPDX-License-Identifier: GPL-3.0-or-later
// What a template can ask and say about its own fields and about how it is read.
#pragma once

import std.mem;

namespace auto std::core {

    /// Which bit of a bit field comes first.
    enum BitfieldOrder : u8 {
        MostToLeastSignificant = 0,
        LeastToMostSignificant = 1,
        LeftToRight = 0,
        RightToLeft = 1
    };

    /// True when the field carries the attribute.
    fn has_attribute(ref auto pattern, str attribute) {
        return builtin::std::core::has_attribute(pattern, attribute);
    };

    /// The first argument of the field's attribute; empty when there is none.
    fn get_attribute_value(ref auto pattern, str attribute) {
        return builtin::std::core::get_attribute_value(pattern, attribute);
    };

    fn get_attribute_argument(ref auto pattern, str attribute, u32 index = 0) {
        return builtin::std::core::get_attribute_argument(pattern, attribute, index);
    };

    /// The byte order of all that is placed from now on and has none of its own.
    fn set_endian(std::mem::Endian endian) {
        builtin::std::core::set_endian(u32(endian));
    };

    fn get_endian() {
        return builtin::std::core::get_endian();
    };

    fn set_bitfield_order(BitfieldOrder order) {
        builtin::std::core::set_bitfield_order(u32(order));
    };

    fn get_bitfield_order() {
        return builtin::std::core::get_bitfield_order();
    };

    /// The index of the array's element that is being read, 0 outside of arrays.
    fn array_index() {
        return builtin::std::core::array_index();
    };

    /// Members of a struct, elements of an array.
    fn member_count(ref auto pattern) {
        return builtin::std::core::member_count(pattern);
    };

    fn has_member(ref auto pattern, str name) {
        return builtin::std::core::has_member(pattern, name);
    };

    /// The field as it is shown.
    fn formatted_value(ref auto pattern) {
        return builtin::std::core::formatted_value(pattern);
    };

    /// True when an enum's value has a name.
    fn is_valid_enum(ref auto pattern) {
        return builtin::std::core::is_valid_enum(pattern);
    };

    /// `color` is 0xAABBGGRR.
    fn set_pattern_color(ref auto pattern, u32 color) {
        builtin::std::core::set_pattern_color(pattern, color);
    };

    fn set_display_name(ref auto pattern, str name) {
        builtin::std::core::set_display_name(pattern, name);
    };

    fn set_pattern_comment(ref auto pattern, str comment) {
        builtin::std::core::set_pattern_comment(pattern, comment);
    };

    /// Calls the function of that full name.
    fn execute_function(str function_name, auto ... args) {
        return builtin::std::core::execute_function(function_name, args);
    };

    fn set_pattern_palette_colors(auto ... colors) {
        builtin::std::core::set_pattern_palette_colors(colors);
    };

    fn reset_pattern_palette() {
        builtin::std::core::reset_pattern_palette();
    };

}
