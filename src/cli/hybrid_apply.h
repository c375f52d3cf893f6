// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hybrid propose, hybrid apply, hybrid reset, hybrid chs.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"
#include "part/hybrid.h"

namespace sectorsmith::cli {

struct HybridCommand {
    std::string source;
    HybridLayout layout = HybridLayout::Auto;
    std::vector<std::string> partitions;
    std::string active;
    std::string bootCode;       // write, keep
    std::string diskSignature;  // eight hexadecimal digits, new, keep
    WriteGate gate;
};
int runHybridPropose(Context& context, const HybridCommand& options);
int runHybridApply(Context& context, const HybridCommand& options);

struct HybridResetOptions {
    std::string source;
    WriteGate gate;
};
int runHybridReset(Context& context, const HybridResetOptions& options);

struct HybridChsOptions {
    std::string source;
    WriteGate gate;
};
int runHybridChs(Context& context, const HybridChsOptions& options);

}  // namespace sectorsmith::cli
