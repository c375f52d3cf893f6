// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt show, gpt types.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct GptShowOptions {
    std::string source;
    std::string number;
};
int runGptShow(Context& context, const GptShowOptions& options);

struct GptTypesOptions {};
int runGptTypes(Context& context, const GptTypesOptions& options);

}  // namespace sectorsmith::cli
