// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

#include <random>

namespace sectorsmith {

void systemRandom(std::span<std::byte> bytes) {
    std::random_device device;
    for (std::byte& one : bytes) one = static_cast<std::byte>(device() & 0xFF);
}

}  // namespace sectorsmith
