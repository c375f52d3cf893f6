// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/memory_pages.h"

namespace sectorsmith {

// They take a privilege that only services have.
void preferLargePages(std::span<std::byte>) {}

}  // namespace sectorsmith
