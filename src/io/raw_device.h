// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "io/block_device.h"
#include "io/raw_source.h"
#include "io/writable_device.h"

namespace sectorsmith {

// A disk or image that one system has opened and locked, as a BlockDevice. Reads are sector-exact and past the cache.
class RawDevice : public BlockDevice {
 public:
    explicit RawDevice(WritableDevice device);

    std::uint64_t size() const override { return device_.identity.size; }
    std::uint32_t sectorSize() const override { return device_.identity.sectorSize; }
    std::string name() const override { return device_.identity.path; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override;

    DeviceIdentity identity() const override { return device_.identity; }
    Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes) override;
    Result<void> flush() override;
    DiscardLimits discardLimits() const override;
    Result<std::uint64_t> discard(std::uint64_t offset, std::uint64_t length) override;
    Result<std::uint64_t> discardSecurely(std::uint64_t offset, std::uint64_t length) override;
    Result<void> canDiscardSecurely() const override;
    Result<void> writeZeros(std::uint64_t offset, std::uint64_t length) override;
    Result<void> zeroRange(std::uint64_t offset, std::uint64_t length) override;
    Result<std::vector<std::string>> rereadPartitions() override;
    OpenFile openFile() override {
        return device_.inUse.empty() ? OpenFile{device_.file.get(), device_.start} : OpenFile{};
    }
    const SystemFile& file() const { return *device_.file; }

 private:
    using Discard = Result<void> (SystemFile::*)(std::uint64_t, std::uint64_t);
    Result<std::uint64_t> discardWith(Discard request, std::uint64_t offset, std::uint64_t length);
    Result<void> check(std::uint64_t offset, std::uint64_t length) const;

    WritableDevice device_;
    RawSource reader_;
};

// Of the file or device that `source` was read from since it was opened, or is written to; nothing where there is none.
std::optional<FileMark> markOf(const ByteSource& source);

}  // namespace sectorsmith
