// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstring>
#include <span>

namespace sectorsmith {

// As fast as memory is read: whole disks are asked this.
inline bool allZero(std::span<const std::byte> bytes) {
    return bytes.empty() ||
           (bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

}  // namespace sectorsmith
