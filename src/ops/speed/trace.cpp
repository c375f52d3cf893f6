// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ops/speed/messages.h"

namespace sectorsmith::speed {

namespace {

constexpr std::size_t shortestTrace = 8;  // samples
constexpr std::size_t shortestSide = 3;   // samples on each side of a knee
constexpr double kneeFall = 0.75;         // a lasting fall below this part of the level before
constexpr double stallPart = 0.05;        // of the level
constexpr double stallSeconds = 0.9;      // a single slow interval is a dip
constexpr double dipPart = 0.6;
constexpr double throttlePart = 0.85;
constexpr double throttleSeconds = 2.9;
constexpr double startSeconds = 1.2;  // the first samples of a test: queues fill, a disk wakes, caches answer
constexpr double explained = 0.5;     // of the variance, by one step down

double medianOf(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

std::vector<double> ratesOf(std::span<const TraceSample> trace) {
    std::vector<double> rates;
    for (const TraceSample& sample : trace) rates.push_back(sample.rate());
    return rates;
}

double medianRate(std::span<const TraceSample> trace) { return medianOf(ratesOf(trace)); }

// The level of the fast times: a disk that throttles most of the time has a low median.
double levelOf(std::span<const TraceSample> trace) {
    std::vector<double> rates = ratesOf(trace);
    if (rates.empty()) return 0;
    const auto at = rates.begin() + static_cast<std::ptrdiff_t>(rates.size() * 4 / 5);
    std::ranges::nth_element(rates, at);
    return *at;
}

double beginOf(std::span<const TraceSample> trace, std::size_t i) {
    return i == 0 ? 0 : trace[i - 1].seconds;
}

std::uint64_t bytesUntil(std::span<const TraceSample> trace, std::size_t end) {
    double bytes = 0;
    for (std::size_t i = 0; i < end; ++i) bytes += trace[i].rate() * (trace[i].seconds - beginOf(trace, i));
    return static_cast<std::uint64_t>(bytes);
}

// The index at which two constants describe the curve best, when the second is clearly lower and stays so.
std::optional<std::size_t> lastingFall(std::span<const TraceSample> trace) {
    const std::size_t n = trace.size();
    if (n < shortestTrace) return std::nullopt;
    // What is short must not decide: a median of three.
    std::vector<double> rates = ratesOf(trace);
    std::vector<double> smooth = rates;
    for (std::size_t i = 1; i + 1 < n; ++i) smooth[i] = medianOf({rates[i - 1], rates[i], rates[i + 1]});
    std::vector<double> sum(n + 1, 0);
    std::vector<double> squares(n + 1, 0);
    for (std::size_t i = 0; i < n; ++i) {
        sum[i + 1] = sum[i] + smooth[i];
        squares[i + 1] = squares[i] + smooth[i] * smooth[i];
    }
    const auto spread = [&](std::size_t from, std::size_t to) {
        const double count = static_cast<double>(to - from);
        const double total = sum[to] - sum[from];
        return squares[to] - squares[from] - total * total / count;
    };
    std::optional<std::size_t> best;
    double least = spread(0, n);
    const double all = least;
    for (std::size_t k = shortestSide; k + shortestSide <= n; ++k) {
        const double here = spread(0, k) + spread(k, n);
        if (here >= least) continue;
        least = here;
        best = k;
    }
    if (!best || least > (1 - explained) * all) return std::nullopt;
    const double before = medianRate(trace.first(*best));
    const double after = medianRate(trace.subspan(*best));
    if (after >= kneeFall * before) return std::nullopt;
    // It stays low: no return to the old level. (A disk that throttles comes back.)
    const double high = (before + after) / 2;
    const auto back =
        std::ranges::count_if(trace.subspan(*best), [&](const TraceSample& s) { return s.rate() > high; });
    if (static_cast<std::size_t>(back) * 10 > n - *best) return std::nullopt;
    // What came before was not low most of the time either.
    const auto low =
        std::ranges::count_if(trace.first(*best), [&](const TraceSample& s) { return s.rate() < high; });
    if (static_cast<std::size_t>(low) * 4 > *best) return std::nullopt;
    return best;
}

// Runs of slow samples within one level.
void slowTimes(std::span<const TraceSample> trace, std::size_t offset, std::span<const TraceSample> whole,
               std::vector<Mark>& marks) {
    const double level = levelOf(trace);
    if (level <= 0 || trace.empty()) return;
    for (std::size_t i = 0; i < trace.size();) {
        if (trace[i].rate() >= throttlePart * level) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < trace.size() && trace[end].rate() < throttlePart * level) ++end;
        const double from = beginOf(whole, offset + i);
        const double to = trace[end - 1].seconds;
        // The speed settles after the start, and the last interval holds what was still in flight: no slowdowns.
        const bool starting = offset + i == 0 && to <= startSeconds;
        const bool ending = offset + end == whole.size() && to - from < stallSeconds;
        if (starting || ending) {
            i = end;
            continue;
        }
        const double inside = medianRate(trace.subspan(i, end - i));
        const double lowest =
            std::ranges::min_element(trace.subspan(i, end - i), {}, &TraceSample::rate)->rate();
        Mark mark{MarkKind::Dip, from, to, level, inside, bytesUntil(whole, offset + i)};
        if (inside < stallPart * level && to - from >= stallSeconds) {
            mark.kind = MarkKind::Stall;
            marks.push_back(mark);
        } else if (to - from >= throttleSeconds) {
            mark.kind = MarkKind::Throttle;
            marks.push_back(mark);
        } else if (lowest < dipPart * level) {
            mark.after = lowest;
            marks.push_back(mark);
        }
        // Within a longer slow time, moments without anything.
        if (mark.kind == MarkKind::Throttle) {
            for (std::size_t k = i; k < end;) {
                if (trace[k].rate() >= stallPart * level) {
                    ++k;
                    continue;
                }
                std::size_t last = k;
                while (last < end && trace[last].rate() < stallPart * level) ++last;
                const double begin = beginOf(whole, offset + k);
                if (trace[last - 1].seconds - begin >= stallSeconds)
                    marks.push_back({MarkKind::Stall, begin, trace[last - 1].seconds, level,
                                     medianRate(trace.subspan(k, last - k)), bytesUntil(whole, offset + k)});
                k = last;
            }
        }
        i = end;
    }
}

}  // namespace

std::string_view markName(MarkKind kind) {
    switch (kind) {
        case MarkKind::Knee: return "knee";
        case MarkKind::Throttle: return "throttle";
        case MarkKind::Dip: return "dip";
        case MarkKind::Stall: return "stall";
    }
    return "";
}

Message Mark::text() const {
    const auto speed = [](double bytes) { return fmt::format("{:.0f} MB/s", bytes / 1e6); };
    switch (kind) {
        case MarkKind::Knee:
            return say(SpeedMessage::MarkKnee, speed(before), speed(after),
                       fmt::format("{:.1f}", static_cast<double>(bytesBefore) / 1e9));
        case MarkKind::Throttle:
            return say(SpeedMessage::MarkThrottle, speed(after), speed(before),
                       fmt::format("{:.1f}", to - from));
        case MarkKind::Dip:
            return say(SpeedMessage::MarkDip, fmt::format("{:.0f}", before / 1e6), speed(after));
        case MarkKind::Stall: return say(SpeedMessage::MarkStall, fmt::format("{:.1f}", to - from));
    }
    return {};
}

std::vector<Mark> findMarks(std::span<const TraceSample> trace, bool writing) {
    std::vector<Mark> marks;
    const auto fall = lastingFall(trace);
    if (trace.size() < shortestTrace) {
        slowTimes(trace, 0, trace, marks);
        std::erase_if(marks, [](const Mark& mark) { return mark.kind != MarkKind::Stall; });
        return marks;
    }
    if (!fall) {
        slowTimes(trace, 0, trace, marks);
        return marks;
    }
    slowTimes(trace.first(*fall), 0, trace, marks);
    marks.push_back({writing ? MarkKind::Knee : MarkKind::Throttle, beginOf(trace, *fall),
                     trace.back().seconds, medianRate(trace.first(*fall)), medianRate(trace.subspan(*fall)),
                     bytesUntil(trace, *fall)});
    slowTimes(trace.subspan(*fall), *fall, trace, marks);
    return marks;
}

}  // namespace sectorsmith::speed
