// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace sectorsmith::lang::library {

// A decoder of some format: takes from `in` and gives to `out` what it can, and leaves in both what it did not use. `last`:
// nothing follows what is in `in`.
class Decoder {
 public:
    enum class Step : std::uint8_t { More, End, Damaged };
    virtual ~Decoder() = default;
    virtual Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool last) = 0;
};

// LZ4: a frame with its header, else a single block that fills the input.
std::unique_ptr<Decoder> lz4Decoder(bool frame);

}  // namespace sectorsmith::lang::library
