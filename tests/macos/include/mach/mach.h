// SPDX-License-Identifier: GPL-3.0-or-later
// The types of mach/mach.h that IOKit's functions have, for compiling macOS's sources on Linux.
#pragma once

#include <cstdint>

typedef std::uint32_t mach_port_t;
typedef int kern_return_t;
typedef int boolean_t;
