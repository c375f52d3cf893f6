// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::math
#include <bit>
#include <cmath>
#include <tuple>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

template <double (*Function)(double)>
NativeResult unary(NativeContext&, Args args) {
    SECTORSMITH_TRY(x, numberArg(args, 0));
    return makeDouble(Function(x));
}

template <double (*Function)(double, double)>
NativeResult binary(NativeContext&, Args args) {
    SECTORSMITH_TRY(x, numberArg(args, 0));
    SECTORSMITH_TRY(y, numberArg(args, 1));
    return makeDouble(Function(x, y));
}

// accumulate(start, end, valueSize, section, operation, endian): operation 0 sum, 1 product, 2 remainder, 3 least,
// 4 greatest of the unsigned values that lie in [start, end).
NativeResult accumulate(NativeContext& context, Args args) {
    SECTORSMITH_TRY(start, addressArg(args, 0));
    SECTORSMITH_TRY(end, addressArg(args, 1));
    SECTORSMITH_TRY(valueSize, addressArg(args, 2));
    Int128 section = 0;
    Int128 operation = 0;
    if (args.size() > 3) {
        SECTORSMITH_TRY(given, integerArg(args, 3));
        section = given;
    }
    if (args.size() > 4) {
        SECTORSMITH_TRY(given, integerArg(args, 4));
        operation = given;
    }
    SECTORSMITH_TRY(endian, endianArg(args, 5));
    if (section != 0) return fail(Cause::Unsupported, LangError::OnlyMainSection);
    if (valueSize == 0 || valueSize > 16) return fail(Cause::Usage, LangError::ValueBytes);
    if (operation < 0 || operation > 4) return fail(Cause::Usage, LangError::OperationRange);
    if (end < start) return fail(Cause::Usage, LangError::EndBeforeStart);
    Uint128 result = 0;
    bool first = true;
    std::byte value[16];
    std::size_t have = 0;
    auto take = [&] {
        Uint128 v = 0;
        for (std::size_t i = 0; i < valueSize; ++i)
            v = v << 8 |
                std::to_integer<unsigned>(endian == std::endian::big ? value[i] : value[valueSize - 1 - i]);
        if (first) {
            result = v;
            first = false;
            return;
        }
        switch (static_cast<int>(operation)) {
            case 0: result += v; break;
            case 1: result *= v; break;
            case 2: result = v == 0 ? 0 : result % v; break;
            case 3: result = std::min(result, v); break;
            default: result = std::max(result, v); break;
        }
    };
    auto read = forBytes(context, start, end - start, [&](std::span<const std::byte> piece) {
        std::ignore = context.spend(piece.size() / 2);
        for (std::byte b : piece) {
            value[have++] = b;
            if (have == valueSize) take(), have = 0;
        }
    });
    if (!read) return std::unexpected(read.error());
    return makeUnsigned(result);
}

NativeResult popcount(NativeContext&, Args args) {
    const auto x = asUnsigned(args[0].value);
    if (!x) return fail(Cause::Usage, LangError::ArgumentHasToBe, 1, say(LangError::ANumber));
    return makeUnsigned(static_cast<unsigned>(std::popcount(static_cast<std::uint64_t>(*x)) +
                                              std::popcount(static_cast<std::uint64_t>(*x >> 64))));
}

constexpr NativeFunction kMath[] = {
    {"builtin::std::math::floor", 1, 1, NativeEffect::Pure, unary<std::floor>},
    {"builtin::std::math::ceil", 1, 1, NativeEffect::Pure, unary<std::ceil>},
    {"builtin::std::math::round", 1, 1, NativeEffect::Pure, unary<std::round>},
    {"builtin::std::math::trunc", 1, 1, NativeEffect::Pure, unary<std::trunc>},
    {"builtin::std::math::log10", 1, 1, NativeEffect::Pure, unary<std::log10>},
    {"builtin::std::math::log2", 1, 1, NativeEffect::Pure, unary<std::log2>},
    {"builtin::std::math::ln", 1, 1, NativeEffect::Pure, unary<std::log>},
    {"builtin::std::math::fmod", 2, 2, NativeEffect::Pure, binary<std::fmod>},
    {"builtin::std::math::pow", 2, 2, NativeEffect::Pure, binary<std::pow>},
    {"builtin::std::math::exp", 1, 1, NativeEffect::Pure, unary<std::exp>},
    {"builtin::std::math::sqrt", 1, 1, NativeEffect::Pure, unary<std::sqrt>},
    {"builtin::std::math::cbrt", 1, 1, NativeEffect::Pure, unary<std::cbrt>},
    {"builtin::std::math::sin", 1, 1, NativeEffect::Pure, unary<std::sin>},
    {"builtin::std::math::cos", 1, 1, NativeEffect::Pure, unary<std::cos>},
    {"builtin::std::math::tan", 1, 1, NativeEffect::Pure, unary<std::tan>},
    {"builtin::std::math::asin", 1, 1, NativeEffect::Pure, unary<std::asin>},
    {"builtin::std::math::acos", 1, 1, NativeEffect::Pure, unary<std::acos>},
    {"builtin::std::math::atan", 1, 1, NativeEffect::Pure, unary<std::atan>},
    {"builtin::std::math::atan2", 2, 2, NativeEffect::Pure, binary<std::atan2>},
    {"builtin::std::math::sinh", 1, 1, NativeEffect::Pure, unary<std::sinh>},
    {"builtin::std::math::cosh", 1, 1, NativeEffect::Pure, unary<std::cosh>},
    {"builtin::std::math::tanh", 1, 1, NativeEffect::Pure, unary<std::tanh>},
    {"builtin::std::math::asinh", 1, 1, NativeEffect::Pure, unary<std::asinh>},
    {"builtin::std::math::acosh", 1, 1, NativeEffect::Pure, unary<std::acosh>},
    {"builtin::std::math::atanh", 1, 1, NativeEffect::Pure, unary<std::atanh>},
    {"builtin::std::math::accumulate", 3, 6, NativeEffect::Data, accumulate},
    {"builtin::std::bit::popcount", 1, 1, NativeEffect::Pure, popcount},
};

}  // namespace

std::span<const NativeFunction> mathNatives() { return kMath; }

}  // namespace sectorsmith::lang::library
