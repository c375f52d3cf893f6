// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "base/guid.h"

namespace sectorsmith {

// Fills bytes that nobody can foresee. Tests give one whose bytes they know.
using RandomBytes = std::function<void(std::span<std::byte>)>;

// From the system's generator. Any thread.
void systemRandom(std::span<std::byte> bytes);
// Version 4.
Guid randomGuid(const RandomBytes& source);

}  // namespace sectorsmith
