// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::random: numbers that look random, the same ones in each evaluation until a seed is set.
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

// As the C++ library's distributions want it.
class Generator {
 public:
    using result_type = std::uint64_t;
    explicit Generator(NativeContext& context) : context_(context) {}
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()() { return context_.random(); }

 private:
    NativeContext& context_;
};

NativeResult setSeed(NativeContext& context, Args args) {
    SECTORSMITH_TRY(seed, integerArg(args, 0));
    context.seedRandom(static_cast<std::uint64_t>(seed));
    return makeNothing();
}

NativeResult uniform(Generator& random, Args args) {
    SECTORSMITH_TRY(low, integerArg(args, 1));
    SECTORSMITH_TRY(high, integerArg(args, 2));
    if (high < low) return fail(Cause::OutOfRange, LangError::RandomParameters);
    const Uint128 bits = Uint128{random()} << 64 | random();
    const Uint128 count = static_cast<Uint128>(high) - static_cast<Uint128>(low) + 1;  // 0: all there are
    return makeSigned(static_cast<Int128>(static_cast<Uint128>(low) + (count == 0 ? bits : bits % count)));
}

// builtin::std::random::generate(kind, a, b). Parameters that the distribution is not defined for are refused.
NativeResult generate(NativeContext& context, Args args) {
    SECTORSMITH_TRY(kind, integerArg(args, 0));
    Generator random(context);
    if (kind == 0) return uniform(random, args);
    SECTORSMITH_TRY(a, numberArg(args, 1));
    SECTORSMITH_TRY(b, numberArg(args, 2));
    constexpr double most = 1e9;
    const auto isScale = [](double x) { return x > 0 && x <= most; };
    const auto isPlace = [](double x) { return std::abs(x) <= most; };
    const auto isChance = [](double x) { return x > 0 && x < 1; };
    const auto draw = [&](auto distribution) { return makeDouble(distribution(random)); };
    const auto count = [&](auto distribution) { return makeSigned(distribution(random)); };
    switch (static_cast<int>(std::clamp<Int128>(kind, -1, 100))) {
        case 1:
            if (isPlace(a) && isScale(b)) return draw(std::normal_distribution<double>(a, b));
            break;
        case 2:
            if (isScale(a)) return draw(std::exponential_distribution<double>(a));
            break;
        case 3:
            if (isScale(a) && isScale(b)) return draw(std::gamma_distribution<double>(a, b));
            break;
        case 4:
            if (isScale(a) && isScale(b)) return draw(std::weibull_distribution<double>(a, b));
            break;
        case 5:
            if (isPlace(a) && isScale(b)) return draw(std::extreme_value_distribution<double>(a, b));
            break;
        case 6:
            if (isScale(a)) return draw(std::chi_squared_distribution<double>(a));
            break;
        case 7:
            if (isPlace(a) && isScale(b)) return draw(std::cauchy_distribution<double>(a, b));
            break;
        case 8:
            if (isScale(a) && isScale(b)) return draw(std::fisher_f_distribution<double>(a, b));
            break;
        case 9:
            if (isScale(a)) return draw(std::student_t_distribution<double>(a));
            break;
        case 10:
            if (isPlace(a) && isScale(b)) return draw(std::lognormal_distribution<double>(a, b));
            break;
        case 11:
            if (a >= 0 && a <= 1) return makeBool(std::bernoulli_distribution(a)(random));
            break;
        case 12:
            if (a >= 0 && a <= most && isChance(b))
                return count(std::binomial_distribution<std::int64_t>(static_cast<std::int64_t>(a), b));
            break;
        case 13:
            if (a >= 1 && a <= 1e6 && isChance(b) && b >= 1e-3)
                return count(
                    std::negative_binomial_distribution<std::int64_t>(static_cast<std::int64_t>(a), b));
            break;
        case 14:
            if (isChance(a) && a >= 1e-9) return count(std::geometric_distribution<std::int64_t>(a));
            break;
        case 15:
            if (isScale(a)) return count(std::poisson_distribution<std::int64_t>(a));
            break;
        default: return fail(Cause::Usage, LangError::RandomKind);
    }
    return fail(Cause::OutOfRange, LangError::RandomParameters);
}

constexpr NativeFunction kRandom[] = {
    {"builtin::std::random::generate", 3, 3, NativeEffect::Changes, generate},
    {"builtin::std::random::set_seed", 1, 1, NativeEffect::Changes, setSeed},
};

}  // namespace

std::span<const NativeFunction> randomNatives() { return kRandom; }

}  // namespace sectorsmith::lang::library
