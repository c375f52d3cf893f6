// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the data at any address, searching it, and types that lay bytes out.
#pragma once

namespace auto std::mem {

    /// A handle of a section: memory that the template makes for itself; 0 is the data.
    using Section = u128;

    /// Byte orders, as read_unsigned and set_endian take them.
    enum Endian : u8 {
        Native = 0,
        Big    = 1,
        Little = 2
    };

    /// Where the data begins.
    fn base_address() {
        return builtin::std::mem::base_address();
    };

    /// Bytes of the data.
    fn size() {
        return builtin::std::mem::size();
    };

    /// True when nothing is left behind the cursor: `u8 rest[while(!std::mem::eof())];`
    fn eof() {
        return $ >= builtin::std::mem::base_address() + builtin::std::mem::size();
    };

    /// True when the cursor is at `address` or behind it.
    fn reached(u128 address) {
        return $ >= address;
    };

    /// The first multiple of `alignment` that is not below `value`.
    fn align_to(u128 alignment, u128 value) {
        u128 over = value % alignment;
        if (over == 0) return value;
        return value - over + alignment;
    };

    /// The place of the given bytes, -1 when they are not there; `occurrence_index` 0 is the first one.
    fn find_sequence(u128 occurrence_index, auto ... bytes) {
        u128 start = builtin::std::mem::base_address();
        return builtin::std::mem::find_sequence_in_range(occurrence_index, start, start + builtin::std::mem::size(), bytes);
    };

    /// The same within [offsetFrom, offsetTo).
    fn find_sequence_in_range(u128 occurrence_index, u128 offsetFrom, u128 offsetTo, auto ... bytes) {
        return builtin::std::mem::find_sequence_in_range(occurrence_index, offsetFrom, offsetTo, bytes);
    };

    /// The place of a text, -1 when it is not there.
    fn find_string(u128 occurrence_index, str string) {
        u128 start = builtin::std::mem::base_address();
        return builtin::std::mem::find_string_in_range(occurrence_index, start, start + builtin::std::mem::size(), string);
    };

    /// The same within [offsetFrom, offsetTo).
    fn find_string_in_range(u128 occurrence_index, u128 offsetFrom, u128 offsetTo, str string) {
        return builtin::std::mem::find_string_in_range(occurrence_index, offsetFrom, offsetTo, string);
    };

    /// An integer of `size` bytes (at most 16) at `address`.
    fn read_unsigned(u128 address, u8 size, Endian endian = Endian::Native) {
        return builtin::std::mem::read_unsigned(address, size, u32(endian));
    };

    fn read_signed(u128 address, u8 size, Endian endian = Endian::Native) {
        return builtin::std::mem::read_signed(address, size, u32(endian));
    };

    /// `size` bytes at `address` as a text, NULs and all.
    fn read_string(u128 address, u128 size) {
        return builtin::std::mem::read_string(address, size);
    };

    /// `bitSize` bits from bit `bitOffset` on, counted from the lowest bit of the byte at `byteOffset`.
    fn read_bits(u128 byteOffset, u128 bitOffset, u64 bitSize) {
        return builtin::std::mem::read_bits(byteOffset, bitOffset, bitSize);
    };

    /// Inside of a bit field: the bit within the byte that comes next, 0 to 7.
    fn current_bit_offset() {
        return builtin::std::mem::current_bit_offset();
    };

    fn create_section(str name) {
        return builtin::std::mem::create_section(name);
    };

    fn delete_section(Section section) {
        builtin::std::mem::delete_section(section);
    };

    fn get_section_size(Section section) {
        return builtin::std::mem::get_section_size(section);
    };

    fn set_section_size(Section section, u128 size) {
        builtin::std::mem::set_section_size(section, size);
    };

    fn copy_section_to_section(Section from_section, u64 from_address, Section to_section, u64 to_address, u64 size) {
        builtin::std::mem::copy_to_section(from_section, from_address, to_section, to_address, size);
    };

    fn copy_value_to_section(ref auto value, Section to_section, u64 to_address) {
        builtin::std::mem::copy_value_to_section(value, to_section, to_address);
    };

    /// The same bytes as two types.
    union Reinterpreter<From, To> {
        From from;
        To to;
    };

    /// Moves the cursor to the next multiple of `Alignment`.
    struct AlignTo<auto Alignment> {
        padding[(Alignment - $ % Alignment) % Alignment];
    } [[hidden, sealed]];

    /// Bytes that are nothing but bytes.
    struct Bytes<auto Size> {
        u8 bytes[Size];
    } [[sealed, format("std::mem::impl::no_text")]];

    /// A `T` at every place where the text `Magic` stands.
    struct MagicSearch<auto Magic, T> {
        std::mem::impl::MagicHit<Magic, T> impl[while(!std::mem::eof())] [[inline]];
    };

    namespace impl {

        fn no_text(auto bytes) {
            return "";
        };

        struct MagicHit<auto Magic, T> {
            s128 place = builtin::std::mem::find_string_in_range(0, $, builtin::std::mem::base_address() + builtin::std::mem::size(), Magic);
            if (place < 0)
                break;
            $ = place;
            T data [[inline]];
        };

    }

}
