// SPDX-License-Identifier: GPL-3.0-or-later
// The computer that measures, and this process's use of it.
#pragma once

#include <cstdint>
#include <string>

namespace sectorsmith::speed {

struct ComputerFacts {
    std::string name;    // of the network node
    std::string system;  // "Debian GNU/Linux 12 (bookworm), Linux 6.1.0"
    std::string processor;
    unsigned cores = 0;
    std::uint64_t memoryBytes = 0;
};
ComputerFacts computerFacts();

// User and system time of all threads of this process since it began, seconds.
double processCpuSeconds();
std::uint64_t processId();

}  // namespace sectorsmith::speed
