// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith templates: the templates, with what they match.
#pragma once

#include "cli/context.h"

namespace sectorsmith::cli {

struct TemplatesOptions {};
int runTemplates(Context& context, const TemplatesOptions& options);

}  // namespace sectorsmith::cli
