// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt set.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/gpt_fields.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct GptSetOptions {
    std::string source;
    std::string number;
    GptFields fields;
    bool noName = false;
    std::string diskGuid;
    std::string entries;    // of the table
    std::string entriesAt;  // where its main array begins
    WriteGate gate;
};
int runGptSet(Context& context, const GptSetOptions& options);

}  // namespace sectorsmith::cli
