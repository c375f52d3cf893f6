// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/memory_source.h"

#include <cstring>

#include "io/errors.h"

namespace sectorsmith {

MemorySource::MemorySource(std::vector<std::byte> bytes, std::uint32_t sectorSize, std::string name)
    : bytes_(std::move(bytes)), sectorSize_(sectorSize), name_(std::move(name)) {}

ReadReport MemorySource::read(std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t there =
        offset < bytes_.size() ? std::min<std::uint64_t>(out.size(), bytes_.size() - offset) : 0;
    if (there > 0) std::memcpy(out.data(), bytes_.data() + offset, there);
    ReadReport report;
    if (there < out.size()) {
        std::ranges::fill(out.subspan(there), std::byte{0});
        report.bad.push_back(
            {offset + there, out.size() - there,
             failAt(offset + there, Cause::OutOfRange, IoError::ReadBeyondEnd, name_).error()});
    }
    return report;
}

}  // namespace sectorsmith
