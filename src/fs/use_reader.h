// SPDX-License-Identifier: GPL-3.0-or-later
// What the blocks of one volume are used for, asked again and again.
#pragma once

#include <cstdint>
#include <memory>

#include "base/error.h"
#include "fs/allocation.h"
#include "io/byte_source.h"

namespace sectorsmith {

class AllocationMap;

// Has the volume's map open: what it found then it does not look up again. Keeps a reference to the volume. One thread.
class UseReader {
 public:
    // Unsupported: no file system that is known; as the formats' readers.
    static Result<UseReader> open(const ByteSource& volume);
    ~UseReader();
    UseReader(UseReader&&) noexcept;
    UseReader& operator=(UseReader&&) noexcept;

    // As useOf().
    Result<BlockUse> at(std::uint64_t offset);

 private:
    UseReader(const ByteSource& volume, std::unique_ptr<AllocationMap> map);

    const ByteSource* volume_;
    std::unique_ptr<AllocationMap> map_;
};

}  // namespace sectorsmith
