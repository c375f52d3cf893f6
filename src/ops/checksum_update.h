// SPDX-License-Identifier: GPL-3.0-or-later
// Checksums of structures on disks: what they should be, and making them so after a change.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "edit/overlay.h"
#include "lang/integrity_rules.h"

namespace sectorsmith {

// One checksum: where it stands and what it covers, in bytes of the source. Kinds are those of templates/README.md.
struct ChecksumUpdate {
    static constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;  // that a checksum may cover

    std::string kind;
    std::uint64_t start = 0;
    std::uint64_t length = 0;
    std::uint64_t seed = ~std::uint64_t{0};
    std::uint64_t at = 0;    // of the field
    std::uint64_t size = 0;  // of the field
    std::endian endian = std::endian::little;

    // An update sequence (NTFS): no sum, but a number at the end of each sector of the record.
    bool isFixups() const { return kind == "ntfs-fixups"; }
    // Whether a change of these bytes changes the sum. The field's own bytes do not count.
    bool covers(ByteRange range) const;
};
ChecksumUpdate checksumUpdateOf(const lang::ChecksumRule& rule);

// The bytes that belong at `update.at` (with exfat-boot: the whole sector of repeated sums) for what the source holds now.
// Damaged for impossible places and lengths, Unsupported for kinds that are not known.
Result<std::vector<std::byte>> checksumBytes(const ByteSource& source, const ChecksumUpdate& update);
// Whether the sum is what it should be; of an update sequence: whether all sectors carry its number.
Result<bool> checksumIsRight(const ByteSource& source, const ChecksumUpdate& update);

// A record as it is meant, with its update sequence applied; Damaged when it was written in part.
Result<std::vector<std::byte>> readRecord(const ByteSource& source, const ChecksumUpdate& fixups);
// The record as it lies on the disk: with the next number of the sequence at each sector's end. `raw`: as it lies there now.
std::vector<std::byte> putFixupsBack(std::vector<std::byte> record, std::span<const std::byte> raw);
// Where the record's update sequence stands, in the record.
ByteRange updateSequence(std::span<const std::byte> record);

// Those of `updates` (by index) whose sums change with the bytes in `dirty` or with each other, in the order in which they
// have to be worked out: what covers another's field comes after it. Update sequences and `excluded` are left out.
std::vector<std::size_t> updateOrder(std::span<const ChecksumUpdate> updates, std::vector<ByteRange> dirty,
                                     std::span<const std::size_t> excluded);
// The innermost update sequence whose record holds the whole range.
std::optional<std::size_t> fixupsAround(std::span<const ChecksumUpdate> updates, ByteRange range);

// The structure's copy that a mirror rule tells of.
struct Mirrored {
    std::uint64_t start = 0;
    std::uint64_t length = 0;
    std::uint64_t copy = 0;
    bool holds(ByteRange range) const {
        return range.offset >= start && range.length <= length &&
               range.offset - start <= length - range.length;
    }
};
Mirrored mirroredOf(const lang::MirrorRule& rule);
// The checksum of the copy: field and covered bytes moved, each with the structure it lies in; nullopt when one of them
// lies in none.
std::optional<ChecksumUpdate> copiedUpdate(const ChecksumUpdate& update, std::span<const Mirrored> mirrors);

}  // namespace sectorsmith
