// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith generate: what the build makes of the grammar.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct GenerateOptions {
    std::string what;  // man, bash, zsh, fish, template-ids
};
int runGenerate(Context& context, const GenerateOptions& options);

}  // namespace sectorsmith::cli
