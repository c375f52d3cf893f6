// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "base/progress.h"

namespace sectorsmith {

// A Progress that also wants to know which phase the work is in: update() counts within it.
class PhasedProgress : public Progress {
 public:
    // `name` is a word for programs ("verify").
    virtual void phase(std::string_view name) = 0;
};

// Called by the work as a phase begins.
inline void tellPhase(Progress& progress, std::string_view name) {
    if (auto* phased = dynamic_cast<PhasedProgress*>(&progress)) phased->phase(name);
}

}  // namespace sectorsmith
