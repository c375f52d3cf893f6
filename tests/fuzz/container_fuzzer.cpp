// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file says of the format that it has: it is recognised without harm, and the disk in it lies inside the file.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "io/container.h"
#include "io/memory_source.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    const MemorySource file(std::vector<std::byte>(bytes.begin(), bytes.end()));
    const ContainerFacts facts = recogniseContainer(file, "it's a file", size % 2 == 0);
    if (facts.offset > size || facts.length > size - facts.offset) __builtin_trap();
    // What is neither a plain disk nor one that lies plainly in its file says why it is not written.
    const bool plain = facts.container == Container::Raw || facts.container == Container::FixedVhd ||
                       facts.container == Container::UdifUncompressed;
    if (!plain && facts.readOnlyReason.empty()) __builtin_trap();
    return 0;
}
