// SPDX-License-Identifier: GPL-3.0-or-later
// What commits, finishing and taking back (commit.h) tell people while they run.
#pragma once

#include <array>
#include <string_view>

#include "base/phased_progress.h"

namespace sectorsmith {

// The phases that they tell a PhasedProgress, in this order; finishing and taking back have their record already. Up to
// "record" cancelling stops the work and leaves nothing behind.
namespace commit_phase {
inline constexpr std::string_view lock = "lock", compare = "compare", record = "record", write = "write",
                                  flush = "flush", verify = "verify";
inline constexpr std::array all{lock, compare, record, write, flush, verify};
}  // namespace commit_phase

}  // namespace sectorsmith
