// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: ECMA-167, 3rd edition (2/8 volume recognition, 3/10 descriptors); OSTA Universal Disk Format Specification 2.60
// (2.1.3 dstring, 2.2.2 primary volume descriptor, 2.2.6.4 implementation use).
#include "fs/other/udf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/byte_reader.h"
#include "base/text.h"
#include "fs/read.h"

namespace sectorsmith::other {

namespace {

enum UdfTag : std::uint16_t {
    tagPrimary = 1,
    tagAnchor = 2,
    tagLogical = 6,
    tagTerminating = 8,
    tagIntegrity = 9
};

constexpr std::uint64_t recognitionStart = 32768;
constexpr std::uint64_t anchorBlock = 256;
constexpr std::uint32_t mostDescriptors = 64;

// Each descriptor of the sequence takes 2048 bytes, or a block where blocks are larger.
bool hasRecognitionSequence(const ByteSource& source, std::uint64_t step) {
    for (std::uint64_t i = 0; i < 64; ++i) {
        auto data = fsread::bytes(source, recognitionStart + i * step, 8);
        if (!data) return false;
        const ByteReader reader(*data);
        if (reader.matches(1, "NSR02") || reader.matches(1, "NSR03")) return true;
        static constexpr std::array<std::string_view, 5> others = {"BEA01", "BOOT2", "CD001", "CDW02",
                                                                   "TEA01"};
        if (std::ranges::none_of(others, [&](std::string_view id) { return reader.matches(1, id); }))
            return false;
    }
    return false;
}

// A dstring: the compression, the text, in the last byte how many of the bytes before are used.
std::string dstring(std::span<const std::byte> field) {
    if (field.size() < 2) return {};
    const auto used = std::min<std::size_t>(std::to_integer<std::size_t>(field.back()), field.size() - 1);
    if (used < 2) return {};
    const auto kind = std::to_integer<unsigned>(field.front());
    if (kind != 8 && kind != 16) return {};
    std::string text =
        decodeText(field.subspan(1, used - 1), kind == 8 ? Encoding::Latin1 : Encoding::Utf16Be);
    text.erase(std::min(text.find('\0'), text.size()));
    return text;
}

bool isHexDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

// As blkid makes it of the volume set's identifier, whose first 16 characters are to be unique: hexadecimal digits as they
// are, what follows the last whole group of 8 of them as the numbers of its bytes.
std::string udfUuid(const std::string& volumeSet) {
    if (volumeSet.size() < 8) return {};
    std::string bytes = volumeSet.substr(0, 16);
    bytes.resize(16, '\0');
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(bytes, isHexDigit) - bytes.begin());
    const std::size_t kept = digits / 8 * 8;
    std::string uuid = bytes.substr(0, kept);
    for (std::size_t i = kept; uuid.size() < 16; ++i)
        uuid += fmt::format("{:02x}", static_cast<unsigned char>(bytes[i]));
    std::ranges::transform(uuid, uuid.begin(),
                           [](char c) { return c >= 'A' && c <= 'F' ? char(c + 32) : c; });
    return uuid;
}

// The descriptor in that block, if it has its own number; `tag` is what it is.
std::optional<std::vector<std::byte>> udfDescriptor(const ByteSource& source, std::uint64_t blockSize,
                                                    std::uint64_t block, std::uint16_t& tag) {
    auto data = fsread::bytes(source, block * blockSize, 512);
    if (!data) return std::nullopt;
    const ByteReader reader(*data);
    tag = *reader.little<std::uint16_t>(0);
    if (*reader.little<std::uint32_t>(12) != block) return std::nullopt;
    return data;
}

std::string revision(std::uint16_t value) { return fmt::format("{:x}.{:02x}", value >> 8, value & 0xFF); }

// The extent of the volume descriptor sequence (block, blocks) as the anchor says; nullopt: this is not the block size.
struct UdfExtent {
    std::uint32_t block;
    std::uint32_t blocks;
};
std::optional<UdfExtent> anchoredSequence(const ByteSource& source, std::uint32_t blockSize) {
    std::uint16_t tag = 0;
    const auto data = udfDescriptor(source, blockSize, anchorBlock, tag);
    if (!data || tag != tagAnchor) return std::nullopt;
    const ByteReader reader(*data);
    return UdfExtent{*reader.little<std::uint32_t>(20), *reader.little<std::uint32_t>(16) / blockSize};
}

void readIntegrity(const ByteSource& source, std::uint32_t block, FileSystemFacts& facts) {
    std::uint16_t tag = 0;
    const auto data = udfDescriptor(source, facts.blockSize, block, tag);
    if (!data || tag != tagIntegrity) return;
    const ByteReader reader(*data);
    facts.clean = reader.little<std::uint32_t>(28) == 1U;
    const std::uint64_t partitions = *reader.little<std::uint32_t>(72);
    const std::uint32_t length = *reader.little<std::uint32_t>(76);
    if (length < 46 || partitions > 40) return;
    if (const auto read = reader.little<std::uint16_t>(80 + partitions * 8 + 40); read && *read != 0)
        facts.version = revision(*read);
}

}  // namespace

std::optional<FileSystemFacts> detectUdf(const ByteSource& source) {
    const bool usual = hasRecognitionSequence(source, 2048);
    if (!usual && !hasRecognitionSequence(source, 4096)) return std::nullopt;
    FileSystemFacts facts;
    facts.kind = FileSystemKind::Udf;
    facts.name = fileSystemName(facts.kind);
    for (const std::uint32_t blockSize : {source.sectorSize(), 512U, 1024U, 2048U, 4096U}) {
        if (usual ? blockSize > 2048 : blockSize != 4096) continue;
        const auto sequence = anchoredSequence(source, blockSize);
        if (!sequence) continue;
        facts.blockSize = facts.sectorSize = blockSize;
        std::optional<std::uint32_t> integrity;
        for (std::uint32_t i = 0; i < std::min(sequence->blocks, mostDescriptors); ++i) {
            std::uint16_t tag = 0;
            const auto data = udfDescriptor(source, blockSize, std::uint64_t{sequence->block} + i, tag);
            if (!data || tag == 0 || tag == tagTerminating) break;
            const ByteReader reader(*data);
            if (tag == tagPrimary && facts.uuid.empty()) {
                facts.uuid = udfUuid(dstring(reader.slice(72, 128)));
            } else if (tag == tagLogical && !integrity) {
                facts.label = dstring(reader.slice(84, 128));
                if (reader.matches(217, "*OSTA UDF Compliant"))
                    facts.version = revision(*reader.little<std::uint16_t>(240));
                integrity = *reader.little<std::uint32_t>(268) != 0 ? *reader.little<std::uint32_t>(436) : 0;
            }
        }
        if (integrity && *integrity != 0) readIntegrity(source, *integrity, facts);
        break;
    }
    return facts;
}

}  // namespace sectorsmith::other
