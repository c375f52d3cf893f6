// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/stack.h"

#include <algorithm>
#include <cstdint>

namespace sectorsmith::lang {

namespace {
constexpr std::uintptr_t kStackMargin = 192 << 10;
constexpr std::uintptr_t kStackUnknown = 400 << 10;
constexpr std::uintptr_t kStackMost = std::uintptr_t{64} << 20;
}  // namespace

const char* stackEnd(const char* here) {
    // Asking the system may mean reading a file.
    static thread_local const char* const bottom = threadStackBottom();
    const auto at = reinterpret_cast<std::uintptr_t>(here);
    const auto lowest = reinterpret_cast<std::uintptr_t>(bottom);
    std::uintptr_t room = kStackUnknown;
    if (lowest != 0 && lowest < at) {
        const std::uintptr_t all = at - lowest;
        room = all > 2 * kStackMargin ? std::min(all - kStackMargin, kStackMost) : all / 2;
    }
    return here - std::min(room, at);
}

}  // namespace sectorsmith::lang
