// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::string: texts count in bytes.
#include <charconv>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

NativeResult length(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    return makeUnsigned(text.size());
}

// A negative index counts from the end.
NativeResult at(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    SECTORSMITH_TRY(index, integerArg(args, 1));
    const auto size = static_cast<Int128>(text.size());
    if (index < 0) index += size;
    if (index < 0 || index >= size)
        return fail(Cause::OutOfRange, say(LangError::NoSuchCharacter, text.size()));
    return NativeValue{
        NodeValue(static_cast<char32_t>(static_cast<unsigned char>(text[static_cast<std::size_t>(index)])))};
}

NativeResult substr(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    SECTORSMITH_TRY(position, addressArg(args, 1));
    SECTORSMITH_TRY(count, addressArg(args, 2));
    if (position > text.size())
        return fail(Cause::OutOfRange, say(LangError::NoSuchPart, text.size(), position));
    return makeText(text.substr(static_cast<std::size_t>(position), static_cast<std::size_t>(count)));
}

// As strtol reads: blanks, a sign, perhaps a prefix, digits; what follows is not looked at. Base 0 goes by the prefix.
NativeResult parseInt(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    Int128 base = 10;
    if (args.size() > 1) {
        SECTORSMITH_TRY(given, integerArg(args, 1));
        base = given;
    }
    if (base != 0 && (base < 2 || base > 36)) return fail(Cause::Usage, LangError::BaseRange);
    std::string_view rest = text;
    while (!rest.empty() && (rest.front() == ' ' || (rest.front() >= '\t' && rest.front() <= '\r')))
        rest.remove_prefix(1);
    const bool negative = rest.starts_with('-');
    if (negative || rest.starts_with('+')) rest.remove_prefix(1);
    auto prefix = [&](char small, char big, int value) {
        if ((base != 0 && base != value) || rest.size() < 3 || rest[0] != '0' ||
            (rest[1] != small && rest[1] != big))
            return;
        rest.remove_prefix(2);
        base = value;
    };
    prefix('x', 'X', 16);
    prefix('b', 'B', 2);
    prefix('o', 'O', 8);
    if (base == 0) base = 10;
    Uint128 value = 0;
    std::size_t digits = 0;
    for (char c : rest) {
        int digit = 99;
        if (c >= '0' && c <= '9') digit = c - '0';
        else if (c >= 'a' && c <= 'z') digit = c - 'a' + 10;
        else if (c >= 'A' && c <= 'Z') digit = c - 'A' + 10;
        if (digit >= base) break;
        const Uint128 limit = ~Uint128{0} >> 1;
        if (value > (limit - static_cast<unsigned>(digit)) / static_cast<unsigned>(base))
            return fail(Cause::Damaged, say(LangError::DoesNotFit128Bits, text.substr(0, 60)));
        value = value * static_cast<unsigned>(base) + static_cast<unsigned>(digit);
        ++digits;
    }
    if (digits == 0)
        return fail(Cause::Damaged,
                    say(LangError::NotANumberOfBase, text.substr(0, 60), static_cast<int>(base)));
    return makeSigned(negative ? -static_cast<Int128>(value) : static_cast<Int128>(value));
}

NativeResult parseFloat(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    std::string_view rest = text;
    while (!rest.empty() && (rest.front() == ' ' || (rest.front() >= '\t' && rest.front() <= '\r')))
        rest.remove_prefix(1);
    if (rest.starts_with('+')) rest.remove_prefix(1);
    double value = 0;
    if (std::from_chars(rest.data(), rest.data() + rest.size(), value).ec != std::errc())
        return fail(Cause::Damaged, say(LangError::NotANumber, text.substr(0, 60)));
    return makeDouble(value);
}

constexpr NativeFunction kString[] = {
    {"builtin::std::string::length", 1, 1, NativeEffect::Pure, length},
    {"builtin::std::string::at", 2, 2, NativeEffect::Pure, at},
    {"builtin::std::string::substr", 3, 3, NativeEffect::Pure, substr},
    {"builtin::std::string::parse_int", 1, 2, NativeEffect::Pure, parseInt},
    {"builtin::std::string::parse_float", 1, 1, NativeEffect::Pure, parseFloat},
};

}  // namespace

std::span<const NativeFunction> stringNatives() { return kString; }

}  // namespace sectorsmith::lang::library
