// SPDX-License-Identifier: GPL-3.0-or-later
// copy from and to what can be read or written only in order: pipes and compressed files.
#pragma once

#include "cli/context.h"
#include "cli/copy.h"

namespace sectorsmith::cli {

// Whether SOURCE or TARGET is one: standard input or output, a compressed image, a target that is to be compressed.
bool isStreamCopy(const Context& context, const CopyCommand& options);
int runStreamCopy(Context& context, const CopyCommand& options);

}  // namespace sectorsmith::cli
