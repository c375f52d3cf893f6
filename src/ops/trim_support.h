// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a disk can be trimmed; why not, in words; and what would enable it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "io/device_facts.h"

namespace sectorsmith {

// SCSI's vital product data about giving up blocks. Source: SBC-3 (T10/BSR INCITS 514), 6.6.3 to 6.6.5.
struct BlockLimitsPage {  // B0h
    std::uint32_t maxUnmapBlocks = 0;
    std::uint32_t maxUnmapDescriptors = 0;
    std::uint32_t optimalGranularity = 0;          // blocks
    std::optional<std::uint32_t> alignmentBlocks;  // when the device says that it is valid
    std::uint64_t maxWriteSameBlocks = 0;
};
struct ProvisioningPage {      // B2h
    bool unmap = false;        // LBPU
    bool writeSame16 = false;  // LBPWS
    bool writeSame10 = false;  // LBPWS10
    unsigned readsZero = 0;    // LBPRZ: 1: unmapped blocks read as zeros for certain
    unsigned type = 0;         // 0 not reported, 1 fully provisioned by resources, 2 thin
};
// nullopt: too short, or another page.
std::optional<BlockLimitsPage> parseBlockLimits(std::span<const std::byte> page);
std::optional<ProvisioningPage> parseProvisioning(std::span<const std::byte> page);
// Page B1h: 1: does not rotate (an SSD), 0: not reported, else the rate per minute.
std::optional<unsigned> parseRotationRate(std::span<const std::byte> page);

struct TrimSupport {
    bool available = false;
    std::string how;                // "BLKDISCARD", "holes in the file"
    std::uint64_t granularity = 0;  // bytes
    std::uint64_t alignment = 0;    // bytes
    std::uint64_t maxBytes = 0;     // per request
    Message reason;                 // a sentence: why it is or is not available
    std::vector<Message> help;      // sentences: what would enable it
    std::string udevRule;  // Linux: the text of a rule that enables it; empty: none that is safe to offer
    struct Fact {
        std::string what;  // "driver"
        std::string value;
    };
    std::vector<Fact> facts;  // what the answer rests on, for the curious
};

// One per system. Reads what the system shows, and asks a SCSI device for its pages where that is allowed. Never writes.
Result<TrimSupport> trimSupport(const std::string& path);
// From what the list of disks knows, on systems that tell no more. `how`: the name of the system's request; `system`:
// "macOS". What would help is left to the caller.
TrimSupport trimSupportFromFacts(const DeviceFacts& facts, std::string how, std::string_view system);
// The same for an image: holes.
TrimSupport trimSupportOfImage(const std::string& path);
// Of what people named: an image, a device, or a folder of a mounted volume.
Result<TrimSupport> trimSupportOf(const std::string& path);

}  // namespace sectorsmith
