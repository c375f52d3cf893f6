// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ops/speed/engine.h"

namespace sectorsmith::speed {

// pread and pwrite on the descriptor, until all is transferred, the end is reached or it fails.
Transfer descriptorTransfer(int descriptor);

}  // namespace sectorsmith::speed
