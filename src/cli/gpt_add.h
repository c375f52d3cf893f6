// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt add.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/gpt_fields.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct GptAddOptions {
    std::string source;
    std::string number;
    GptFields fields;
    std::string align = "1M";
    WriteGate gate;
};
int runGptAdd(Context& context, const GptAddOptions& options);

}  // namespace sectorsmith::cli
