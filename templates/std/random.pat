// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers. Each evaluation gets the same ones until it sets a seed, so that a tree does not change when it is looked at
// again; they are not those of other programs.
#pragma once

import std.limits;

namespace auto std::random {

    enum Distribution : u8 {
        Uniform = 0,
        Normal = 1,
        Exponential = 2,
        Gamma = 3,
        Weibull = 4,
        ExtremeValue = 5,
        ChiSquared = 6,
        Cauchy = 7,
        FisherF = 8,
        StudentT = 9,
        LogNormal = 10,
        Bernoulli = 11,
        Binomial = 12,
        NegativeBinomial = 13,
        Geometric = 14,
        Poisson = 15
    };

    fn set_seed(u64 seed) {
        builtin::std::random::set_seed(seed);
    };

    /// A number of the distribution: Uniform(min, max), Normal(mean, deviation), Exponential(rate), Gamma(shape, scale),
    /// Weibull(shape, scale), ExtremeValue(place, scale), ChiSquared(n), Cauchy(place, scale), FisherF(m, n), StudentT(n),
    /// LogNormal(mean, deviation), Bernoulli(chance), Binomial(trials, chance), NegativeBinomial(successes, chance),
    /// Geometric(chance), Poisson(mean).
    fn generate_using(Distribution distribution, auto param1 = 0, auto param2 = 0) {
        return builtin::std::random::generate(u32(distribution), param1, param2);
    };

    /// A number from `min` to `max`.
    fn generate(u64 min = std::limits::u64_min(), u64 max = std::limits::u64_max()) {
        return builtin::std::random::generate(0, min, max);
    };

}
