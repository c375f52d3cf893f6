// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith {

// Bytes in memory as a source: for tests, and for decoding data that came from elsewhere. Owns its bytes.
class MemorySource : public ByteSource {
 public:
    explicit MemorySource(std::vector<std::byte> bytes, std::uint32_t sectorSize = 512,
                          std::string name = "memory");

    std::uint64_t size() const override { return bytes_.size(); }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    std::string name() const override { return name_; }

 private:
    std::vector<std::byte> bytes_;
    std::uint32_t sectorSize_;
    std::string name_;
};

}  // namespace sectorsmith
