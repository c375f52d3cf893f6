// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/checksum_update.h"

#include <algorithm>

#include "base/checksum.h"
#include "base/crypt.h"
#include "edit/hash.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

using Bytes = std::vector<std::byte>;

constexpr std::uint64_t mostDigestBytes = 64;
constexpr std::size_t fixupStride = 512;  // NTFS: whatever the sectors' size

bool overlap(ByteRange a, ByteRange b) {
    return a.length != 0 && b.length != 0 && a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

std::uint32_t at16(std::span<const std::byte> bytes, std::size_t at) {
    return std::to_integer<std::uint32_t>(bytes[at]) | std::to_integer<std::uint32_t>(bytes[at + 1]) << 8;
}

Bytes numberBytes(std::uint64_t value, std::uint64_t size, std::endian endian) {
    Bytes out(static_cast<std::size_t>(size));
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::size_t place = endian == std::endian::little ? i : out.size() - 1 - i;
        out[place] = i < 8 ? static_cast<std::byte>(value >> (8 * i)) : std::byte{0};
    }
    return out;
}

// exFAT specification 3.4 and 6.3.3: rotate right by one, add the byte.
std::uint32_t rotatingSum32(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 106 || i == 107 || i == 112) continue;  // VolumeFlags, PercentInUse
        sum = std::rotr(sum, 1) + std::to_integer<std::uint32_t>(bytes[i]);
    }
    return sum;
}

// The same for the up-case table (7.2.2), without what the boot sector leaves out.
std::uint32_t rotatingSumOfAll(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (const std::byte b : bytes) sum = std::rotr(sum, 1) + std::to_integer<std::uint32_t>(b);
    return sum;
}

// FAT specification 1.03, “Long Directory Entries”: of the short name.
std::uint8_t rotatingSum8(std::span<const std::byte> bytes) {
    std::uint8_t sum = 0;
    for (const std::byte b : bytes)
        sum = static_cast<std::uint8_t>(std::rotr(sum, 1) + std::to_integer<std::uint8_t>(b));
    return sum;
}

std::uint16_t rotatingSum16(std::span<const std::byte> bytes) {
    std::uint16_t sum = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 2 || i == 3) continue;  // SetChecksum itself
        sum = static_cast<std::uint16_t>(std::rotr(sum, 1) + std::to_integer<std::uint16_t>(bytes[i]));
    }
    return sum;
}

// ext4: the 32 bits of an inode's sum stand in two halves, both of which count as zero; the second only where the inode has
// room for it (i_extra_isize at 128).
std::uint32_t inodeSum(Bytes bytes, std::uint64_t seed) {
    const auto clear = [&](std::size_t at) {
        if (bytes.size() >= at + 2)
            std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), 2, std::byte{0});
    };
    clear(124);
    if (bytes.size() >= 132 && at16(bytes, 128) >= 4) clear(130);
    return crc32c(bytes, static_cast<std::uint32_t>(seed));
}

// ext4 before its CRC-32C: CRC-16 (8005h, reflected) of the group descriptor, from which the field is left out.
std::uint16_t groupSum(std::span<const std::byte> bytes, std::uint64_t field, std::uint64_t seed) {
    auto sum = static_cast<std::uint16_t>(seed);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == field || i == field + 1) continue;
        sum = static_cast<std::uint16_t>(sum ^ std::to_integer<std::uint16_t>(bytes[i]));
        for (int bit = 0; bit < 8; ++bit)
            sum = static_cast<std::uint16_t>((sum & 1) != 0 ? sum >> 1 ^ 0xA001 : sum >> 1);
    }
    return sum;
}

// TN1150, "Journal Header".
std::uint32_t journalSum(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (const std::byte b : bytes) sum = (sum << 8) ^ (sum + std::to_integer<std::uint32_t>(b));
    return ~sum;
}

// ECMA-167 7.2.6: CRC-16 (1021h, from 0, the highest bit first).
std::uint16_t crc16(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (const std::byte b : bytes) {
        sum ^= std::to_integer<std::uint32_t>(b) << 8;
        for (int bit = 0; bit < 8; ++bit) sum = (sum & 0x8000) != 0 ? sum << 1 ^ 0x1021 : sum << 1;
    }
    return static_cast<std::uint16_t>(sum);
}

// ReFS: turned right by a bit, then a byte is added; the field is left out.
std::uint16_t rotatingSumWithout(std::span<const std::byte> bytes, std::uint64_t field) {
    std::uint16_t sum = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (i != field && i != field + 1)
            sum = static_cast<std::uint16_t>(std::rotr(sum, 1) + std::to_integer<std::uint16_t>(bytes[i]));
    return sum;
}

// VHD specification 1.0: the field is the ones' complement of it.
std::uint32_t sumOfBytes(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (const std::byte b : bytes) sum += std::to_integer<std::uint32_t>(b);
    return sum;
}

// Little-endian numbers of 32 bits, then of 16 where that many bytes are left; the carry is added.
std::uint32_t mdSum(std::span<const std::byte> bytes) {
    std::uint64_t sum = 0;
    std::size_t i = 0;
    for (; i + 4 <= bytes.size(); i += 4) sum += at16(bytes, i) | std::uint64_t{at16(bytes, i + 2)} << 16;
    if (i + 2 <= bytes.size()) sum += at16(bytes, i);
    return static_cast<std::uint32_t>(sum) + static_cast<std::uint32_t>(sum >> 32);
}

// RFC 1950.
std::uint32_t adler32(std::span<const std::byte> bytes) {
    std::uint32_t low = 1;
    std::uint32_t high = 0;
    for (const std::byte b : bytes) {
        low = (low + std::to_integer<std::uint32_t>(b)) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}

// Windows' registry: the XOR of little-endian words; 0 and all ones are not used.
std::uint32_t hiveSum(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) sum ^= at16(bytes, i) | at16(bytes, i + 2) << 16;
    return sum == 0 ? 1 : sum == 0xFFFFFFFF ? 0xFFFFFFFE : sum;
}

// El Torito: what makes the sum of all little-endian numbers of 16 bits zero.
std::uint16_t wordsToZero(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i + 2 <= bytes.size(); i += 2) sum += at16(bytes, i);
    return static_cast<std::uint16_t>(0 - sum);
}

Result<void> checkPlace(const ByteSource& source, const ChecksumUpdate& update) {
    const std::uint64_t size = source.size();
    if (update.length > ChecksumUpdate::mostBytes)
        return fail(Cause::Damaged, OpsError::ChecksumRangeTooLong, update.length);
    if (update.start > size || update.length > size - update.start || update.at > size ||
        update.size > size - update.at)
        return failAt(update.start, Cause::Damaged, OpsError::ChecksumRangeBeyondEnd);
    if (update.size == 0 || update.size > mostDigestBytes)
        return failAt(update.at, Cause::Damaged, OpsError::ChecksumSize);
    return {};
}

// What is covered, with the field as zero.
Result<Bytes> coveredBytes(const ByteSource& source, const ChecksumUpdate& update) {
    auto bytes = readBytes(source, update.start, update.length);
    if (!bytes) return bytes;
    const std::uint64_t begin = std::max(update.start, update.at);
    const std::uint64_t end = std::min(update.start + update.length, update.at + update.size);
    if (begin < end)
        std::fill(bytes->begin() + static_cast<std::ptrdiff_t>(begin - update.start),
                  bytes->begin() + static_cast<std::ptrdiff_t>(end - update.start), std::byte{0});
    return bytes;
}

}  // namespace

bool ChecksumUpdate::covers(ByteRange range) const {
    // What remains of the range without the field lies before it or behind it.
    const std::uint64_t end = range.offset + range.length;
    if (!overlap(range, {at, size})) return overlap(range, {start, length});
    if (range.offset < at && overlap({range.offset, at - range.offset}, {start, length})) return true;
    return end > at + size && overlap({at + size, end - at - size}, {start, length});
}

ChecksumUpdate checksumUpdateOf(const lang::ChecksumRule& rule) {
    return {rule.kind, rule.start, rule.length, rule.seed, rule.at, rule.size, rule.endian};
}

Result<std::vector<std::byte>> checksumBytes(const ByteSource& source, const ChecksumUpdate& update) {
    if (auto place = checkPlace(source, update); !place) return std::unexpected(place.error());
    auto bytes = coveredBytes(source, update);
    if (!bytes) return bytes;
    const auto number = [&](std::uint64_t value) -> Result<Bytes> {
        if (update.size > 8) return failAt(update.at, Cause::Damaged, OpsError::ChecksumSize);
        return numberBytes(value, update.size, update.endian);
    };
    if (update.kind == "crc32") return number(crc32(*bytes));
    // EDK II's working block: the sum and the states behind it count as erased flash.
    if (update.kind == "crc32-erased") {
        const std::uint64_t field = update.at - update.start;
        if (update.at < update.start || field + update.size >= bytes->size())
            return failAt(update.at, Cause::Damaged, OpsError::ChecksumRangeBeyondEnd);
        std::fill_n(bytes->begin() + static_cast<std::ptrdiff_t>(field), update.size + 1, std::byte{0xFF});
        return number(crc32(*bytes));
    }
    if (update.kind == "crc32c") return number(crc32c(*bytes, static_cast<std::uint32_t>(update.seed)));
    if (update.kind == "crc32c-high")
        return number(crc32c(*bytes, static_cast<std::uint32_t>(update.seed)) >> 16);
    if (update.kind == "ext-group") return number(groupSum(*bytes, update.at - update.start, update.seed));
    if (update.kind == "crc32c-inverted")
        return number(~crc32c(*bytes, static_cast<std::uint32_t>(update.seed)));
    if (update.kind == "ext-inode-low") return number(inodeSum(std::move(*bytes), update.seed));
    if (update.kind == "ext-inode-high") return number(inodeSum(std::move(*bytes), update.seed) >> 16);
    if (update.kind == "fletcher64") {
        const auto sum = fletcher64(*bytes);
        if (!sum) return failAt(update.start, Cause::Damaged, OpsError::ApfsObjectLength);
        return number(*sum);
    }
    if (update.kind == "sha256") {
        // LUKS2's field has room for longer digests: the rest of it stays as it is.
        const auto digest = sha256Of(*bytes);
        return Bytes(digest.begin(), digest.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(
                                                          update.size, digest.size())));
    }
    // LVM2's register begins with F597A6CFh and is not inverted, neither before nor after.
    if (update.kind == "crc32-lvm") return number(~crc32(*bytes, ~std::uint32_t{0xF597A6CF}));
    if (update.kind == "xxh64") return number(xxHash64(*bytes));
    if (update.kind == "md-sum") return number(mdSum(*bytes));
    if (update.kind == "crc16") return number(crc16(*bytes));
    if (update.kind == "adler32") return number(adler32(*bytes));
    if (update.kind == "hive-xor") return number(hiveSum(*bytes));
    // What makes the XOR of all words of 16 bits zero, whatever their order of bytes.
    if (update.kind == "xor16") {
        Bytes sum(2);
        for (std::size_t i = 0; i < bytes->size(); ++i) sum[i % 2] ^= (*bytes)[i];
        return sum;
    }
    if (update.kind == "byte-sum") return number(sumOfBytes(*bytes));
    if (update.kind == "rotate16") return number(rotatingSumWithout(*bytes, update.at - update.start));
    if (update.kind == "vhd-sum") return number(~sumOfBytes(*bytes));
    if (update.kind == "words16") return number(wordsToZero(*bytes));
    if (update.kind == "hfs-journal") return number(journalSum(*bytes));
    if (update.kind == "exfat-table") return number(rotatingSumOfAll(*bytes));
    if (update.kind == "fat-name") return number(rotatingSum8(*bytes));
    if (update.kind == "exfat-set") return number(rotatingSum16(*bytes));
    if (update.kind == "exfat-boot") {
        if (update.length % 11 != 0 || update.at != update.start + update.length)
            return failAt(update.at, Cause::Damaged, OpsError::BootChecksumOffset);
        auto sum = number(rotatingSum32(*bytes));
        if (!sum) return sum;
        Bytes sector;  // the sum fills the twelfth sector
        for (std::uint64_t i = 0; i < std::max<std::uint64_t>(1, update.length / 11 / update.size); ++i)
            sector.insert(sector.end(), sum->begin(), sum->end());
        return sector;
    }
    return failAt(update.at, Cause::Unsupported, OpsError::UnknownChecksum, update.kind);
}

Result<bool> checksumIsRight(const ByteSource& source, const ChecksumUpdate& update) {
    if (update.isFixups()) {
        auto record = readRecord(source, update);
        if (record) return true;
        if (record.error().cause == Cause::Damaged) return false;
        return std::unexpected(record.error());
    }
    auto wanted = checksumBytes(source, update);
    if (!wanted) return std::unexpected(wanted.error());
    auto held = readBytes(source, update.at, wanted->size());
    if (!held) return std::unexpected(held.error());
    return *held == *wanted;
}

ByteRange updateSequence(std::span<const std::byte> record) {
    if (record.size() < 8) return {};
    return {at16(record, 4), std::uint64_t{2} * at16(record, 6)};
}

Result<std::vector<std::byte>> readRecord(const ByteSource& source, const ChecksumUpdate& fixups) {
    if (fixups.length < fixupStride || fixups.length > 1 << 20 || fixups.length % fixupStride != 0)
        return failAt(fixups.start, Cause::Damaged, OpsError::RecordLength, fixups.length);
    auto record = readBytes(source, fixups.start, fixups.length);
    if (!record) return record;
    const ByteRange sequence = updateSequence(*record);
    const std::uint64_t sectors = fixups.length / fixupStride;
    // The sequence must lie before the first sector's end, where it cannot replace itself.
    if (sequence.offset < 8 || sequence.length != 2 * (sectors + 1) ||
        sequence.offset + sequence.length > fixupStride - 2)
        return failAt(fixups.start, Cause::Damaged, OpsError::UpdateSequenceDamaged);
    const auto first = static_cast<std::size_t>(sequence.offset);
    for (std::size_t i = 1; i <= sectors; ++i) {
        const std::size_t last = i * fixupStride - 2;
        if (at16(*record, last) != at16(*record, first))
            return failAt(fixups.start, Cause::Damaged, OpsError::RecordTorn, i - 1);
        std::copy_n(record->begin() + static_cast<std::ptrdiff_t>(first + 2 * i), 2,
                    record->begin() + static_cast<std::ptrdiff_t>(last));
    }
    return record;
}

std::vector<std::byte> putFixupsBack(std::vector<std::byte> record, std::span<const std::byte> raw) {
    const auto first = static_cast<std::size_t>(updateSequence(raw).offset);
    std::uint32_t number = at16(raw, first) + 1;
    if (number >= 0xFFFF) number = 1;  // 0 and FFFFh are not used
    const auto put = [&](std::size_t at) {
        record[at] = static_cast<std::byte>(number);
        record[at + 1] = static_cast<std::byte>(number >> 8);
    };
    put(first);
    for (std::size_t i = 1; i <= record.size() / fixupStride; ++i) {
        const std::size_t last = i * fixupStride - 2;
        record[first + 2 * i] = record[last];
        record[first + 2 * i + 1] = record[last + 1];
        put(last);
    }
    return record;
}

std::vector<std::size_t> updateOrder(std::span<const ChecksumUpdate> updates, std::vector<ByteRange> dirty,
                                     std::span<const std::size_t> excluded) {
    std::vector<std::size_t> affected;
    const auto isIn = [](std::span<const std::size_t> list, std::size_t i) {
        return std::ranges::find(list, i) != list.end();
    };
    for (bool grew = true; grew;) {
        grew = false;
        for (std::size_t i = 0; i < updates.size(); ++i) {
            if (updates[i].isFixups() || isIn(affected, i) || isIn(excluded, i)) continue;
            if (std::ranges::none_of(dirty, [&](ByteRange r) { return updates[i].covers(r); })) continue;
            affected.push_back(i);
            dirty.push_back({updates[i].at, updates[i].size});
            grew = true;
        }
    }
    std::vector<std::size_t> order;
    while (!affected.empty()) {
        const auto covered = [&](std::size_t i) {
            return std::ranges::any_of(affected, [&](std::size_t other) {
                return other != i && updates[i].covers({updates[other].at, updates[other].size});
            });
        };
        auto next = std::ranges::find_if_not(affected, covered);
        if (next == affected.end()) next = affected.begin();  // two that cover each other: no order is right
        order.push_back(*next);
        affected.erase(next);
    }
    return order;
}

std::optional<std::size_t> fixupsAround(std::span<const ChecksumUpdate> updates, ByteRange range) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < updates.size(); ++i) {
        const ChecksumUpdate& s = updates[i];
        if (!s.isFixups() || !Mirrored{s.start, s.length, 0}.holds(range)) continue;
        if (!best || s.length < updates[*best].length) best = i;
    }
    return best;
}

Mirrored mirroredOf(const lang::MirrorRule& rule) { return {rule.start, rule.length, rule.copy}; }

std::optional<ChecksumUpdate> copiedUpdate(const ChecksumUpdate& update, std::span<const Mirrored> mirrors) {
    const auto moved = [&](ByteRange range) -> std::optional<std::uint64_t> {
        const Mirrored* best = nullptr;
        for (const Mirrored& m : mirrors)
            if (m.holds(range) && (best == nullptr || m.length < best->length)) best = &m;
        if (best == nullptr) return std::nullopt;
        return best->copy + (range.offset - best->start);
    };
    const auto at = moved({update.at, update.size});
    // A header's sum may cover more than the fields that the template has.
    const auto start = moved({update.start, 1});
    if (!at || !start) return std::nullopt;
    ChecksumUpdate copy = update;
    copy.at = *at;
    copy.start = *start;
    return copy;
}

}  // namespace sectorsmith
