// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt create, gpt from-mbr, gpt from-bsd, gpt to-mbr, gpt zap.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"
#include "part/bsd_label.h"

namespace sectorsmith::cli {

struct GptCreateOptions {
    std::string source;
    std::string guid;
    std::string entries;
    WriteGate gate;
};
int runGptCreate(Context& context, const GptCreateOptions& options);

struct GptFromMbrOptions {
    std::string source;
    WriteGate gate;
};
int runGptFromMbr(Context& context, const GptFromMbrOptions& options);

struct GptFromBsdCommand {
    std::string source;
    std::string number;
    BsdBase base = BsdBase::Auto;
    WriteGate gate;
};
int runGptFromBsd(Context& context, const GptFromBsdCommand& options);

struct GptToMbrOptions {
    std::string source;
    std::vector<std::string> partitions;
    std::vector<std::string> logical;
    std::string active;
    WriteGate gate;
};
int runGptToMbr(Context& context, const GptToMbrOptions& options);

struct GptZapOptions {
    std::string source;
    bool mbr = false;
    WriteGate gate;
};
int runGptZap(Context& context, const GptZapOptions& options);

}  // namespace sectorsmith::cli
