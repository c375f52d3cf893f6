// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plural.h"

#include <fmt/format.h>

namespace sectorsmith::cli {

std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural) {
    if (count == 1) return fmt::format("1 {}", singular);
    return plural.empty() ? fmt::format("{} {}s", count, singular) : fmt::format("{} {}", count, plural);
}

}  // namespace sectorsmith::cli
