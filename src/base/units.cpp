// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <limits>

#include "base/errors.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();

// `bytes` in the largest unit of steps of `base` that gives at least 1, rounded to one decimal, without floating point:
// sizes near 2^64 must not overflow or be rounded twice.
std::string scaled(std::uint64_t bytes, std::uint64_t base, const std::array<std::string_view, 7>& units) {
    if (bytes == 1) return "1 byte";
    if (bytes < base) return fmt::format("{} bytes", bytes);
    std::size_t unit = 0;
    std::uint64_t divisor = 1;
    while (unit + 1 < units.size() && bytes / divisor >= base) {
        divisor *= base;
        ++unit;
    }
    auto tenths = [&] {
        const std::uint64_t rest = bytes % divisor;
        // rest * 10 / divisor, to the nearest; rest is below 2^60, so rest * 10 fits.
        return (bytes / divisor) * 10 + (rest * 10 + divisor / 2) / divisor;
    };
    std::uint64_t value = tenths();
    if (value >= base * 10 && unit + 1 < units.size()) {  // 1023.97 KiB is shown as 1 MiB
        divisor *= base;
        ++unit;
        value = tenths();
    }
    if (value % 10 == 0) return fmt::format("{} {}", value / 10, units[unit]);
    return fmt::format("{}.{} {}", value / 10, value % 10, units[unit]);
}

}  // namespace

Result<std::uint64_t> parseSize(std::string_view text, std::uint32_t sectorSize) {
    auto wrong = [&](BaseError code) { return fail(Cause::Usage, code, text); };
    std::string_view digits = text;
    std::uint64_t factor = 1;
    if (!digits.empty()) {
        bool suffix = true;
        switch (digits.back()) {
            case 'K':
            case 'k': factor = std::uint64_t{1} << 10; break;
            case 'M':
            case 'm': factor = std::uint64_t{1} << 20; break;
            case 'G':
            case 'g': factor = std::uint64_t{1} << 30; break;
            case 'T':
            case 't': factor = std::uint64_t{1} << 40; break;
            case 's':
                if (sectorSize == 0) return wrong(BaseError::SizeInSectors);
                factor = sectorSize;
                break;
            default: suffix = false;
        }
        if (suffix) digits.remove_suffix(1);
    }
    int base = 10;
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        digits.remove_prefix(2);
        base = 16;
    }
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
    if (problem == std::errc::result_out_of_range) return wrong(BaseError::SizeTooLarge);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return wrong(BaseError::NotASize);
    if (number > largest / factor) return wrong(BaseError::SizeTooLarge);
    return number * factor;
}

std::string formatSize(std::uint64_t bytes) {
    return scaled(bytes, 1024, {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"});
}

std::string formatSizeDecimal(std::uint64_t bytes) {
    return scaled(bytes, 1000, {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"});
}

}  // namespace sectorsmith
