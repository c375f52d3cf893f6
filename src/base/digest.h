// SPDX-License-Identifier: GPL-3.0-or-later
// libgcrypt, made ready once for whoever uses it.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace sectorsmith {

// libgcrypt wants to be told before its first use that no secure memory is needed. Any thread, any number of times.
void initialiseGcrypt();

// MD5 (RFC 1321): for identifiers that are made with it, not for security.
std::array<std::byte, 16> md5(std::span<const std::byte> bytes);

}  // namespace sectorsmith
