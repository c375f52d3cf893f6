// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace sectorsmith {

enum class Severity { Info, Warning, Error };
std::string_view severityName(Severity severity);  // "info", "warning", "error"

// What a check has to say about a partition table.
struct Finding {
    std::string rule;  // "gpt.header-crc", "hybrid.ee-start": stable, for scripts
    Severity severity = Severity::Error;
    std::optional<std::uint64_t> offset;  // byte on the disk that shows it
    Message message;                      // one sentence for people
    Message repair;                       // what would repair it; empty when nothing needs to be done
    // What it is about, where the offset does not tell it apart from others of its rule, or moves: the same before and
    // after a change of something else (names, numbers).
    std::string subject = {};
};

}  // namespace sectorsmith
