// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt delete, gpt swap, gpt sort.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct GptDeleteOptions {
    std::string source;
    std::vector<std::string> numbers;
    WriteGate gate;
};
int runGptDelete(Context& context, const GptDeleteOptions& options);

struct GptSwapOptions {
    std::string source;
    std::string first;
    std::string second;
    WriteGate gate;
};
int runGptSwap(Context& context, const GptSwapOptions& options);

struct GptSortOptions {
    std::string source;
    WriteGate gate;
};
int runGptSort(Context& context, const GptSortOptions& options);

}  // namespace sectorsmith::cli
