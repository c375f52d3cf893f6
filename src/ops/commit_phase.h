// SPDX-License-Identifier: GPL-3.0-or-later
// What commits, finishing and taking back (commit.h) tell people while they run.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/progress.h"

namespace sectorsmith {

// In the order that they come; finishing and taking back have their record already. Up to Record cancelling stops the work
// and leaves nothing behind.
enum class CommitPhase : std::uint8_t { Lock, Compare, Record, Write, Flush, Verify };
// A word for programs and the command: "verify".
std::string_view phaseName(CommitPhase phase);

// A Progress that also wants to know which phase the work is in: update() counts within it.
class PhasedProgress : public Progress {
 public:
    virtual void phase(CommitPhase phase) = 0;
};

// Called by the work as a phase begins.
inline void tellPhase(Progress& progress, CommitPhase phase) {
    if (auto* phased = dynamic_cast<PhasedProgress*>(&progress)) phased->phase(phase);
}

}  // namespace sectorsmith
