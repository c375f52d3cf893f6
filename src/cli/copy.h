// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith copy: a disk, partition or image to another.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/destructive_command.h"

namespace sectorsmith::cli {

struct CopyCommand {
    std::string source;
    std::string target;
    std::string map;     // a map file of ddrescue
    std::string domain;  // the same, of what is to be copied
    std::string minReadRate;
    std::string fill;  // hexadecimal
    unsigned retries = 0;
    std::string saveDomain;
    bool used = false;
    bool sparse = false;
    bool verify = false;
    bool sha256 = false;
    bool reverse = false;
    bool newIds = false;
    bool live = false;
    bool trustMap = false;
    DestroyConfirmation gate;
};
int runCopy(Context& context, const CopyCommand& options);

}  // namespace sectorsmith::cli
