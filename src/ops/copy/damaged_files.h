// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a copy has lost parts of.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"
#include "ops/owners.h"

namespace sectorsmith::copier {

struct DamagedFiles {
    std::vector<OffsetOwner> owners;  // of the bytes that are missing, ascending
    bool complete = true;             // false: there are more than were wanted
    std::vector<Message> findings;    // what is wrong with the volumes: clauses
};

// `copy`: what was rescued so far; the failing disk itself is not read. `bad`: its bytes that are not there. At most
// `most` owners. Errors: Cancelled.
Result<DamagedFiles> damagedFiles(std::shared_ptr<ByteSource> copy, std::span<const ByteRange> bad,
                                  std::size_t most, Progress& progress);

}  // namespace sectorsmith::copier
