// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its noun, as English wants it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sectorsmith::cli {

// "1 sector", "2 sectors", "0 sectors". `plural`: where an s behind `singular` is not it ("entries").
std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural = {});

}  // namespace sectorsmith::cli
