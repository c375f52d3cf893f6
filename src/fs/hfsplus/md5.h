// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace sectorsmith::hfsplus {

// MD5 (RFC 1321) of a few bytes: the UUID of an HFS+ volume is made from its identifier with it. Not for anything else.
std::array<std::byte, 16> md5(std::span<const std::byte> bytes);

}  // namespace sectorsmith::hfsplus
