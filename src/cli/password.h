// SPDX-License-Identifier: GPL-3.0-or-later
// The password of an encrypted volume: from the descriptor of --password-fd, else asked for on the terminal. It is never an
// argument, and is neither kept nor written anywhere.
#pragma once

#include "cli/context.h"
#include "ops/open_file.h"

namespace sectorsmith::cli {

// Keeps a reference to `context`. Usage: --password-fd is no number.
Result<AskPassword> passwordSource(Context& context);

}  // namespace sectorsmith::cli
