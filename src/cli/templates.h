// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith templates: the templates, with what they match; their check and their tests.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

struct TemplatesOptions {
    std::vector<std::string> words;  // none: the list; "check" or "test" and what to check or test
    std::vector<std::string> includes;
};
int runTemplates(Context& context, const TemplatesOptions& options);

// cli/templates_check.cpp. `names`: IDs, files, for the tests also files of expected values.
int checkTemplates(Context& context, const std::vector<std::string>& names,
                   const std::vector<std::string>& includes);
// Without names: all templates that have a file of expected values beside them.
int testTemplates(Context& context, const std::vector<std::string>& names,
                  const std::vector<std::string>& includes);

}  // namespace sectorsmith::cli
