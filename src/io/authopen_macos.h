// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith {

// Opens a disk through /usr/libexec/authopen, which asks the user for an administrator's password and hands the descriptor
// over. Waits for the answer.
Result<std::unique_ptr<SystemFile>> openThroughAuthopen(const std::string& path, const FileMode& mode);

}  // namespace sectorsmith
