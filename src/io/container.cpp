// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/container.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "base/byte_reader.h"
#include "io/container_signatures.h"
#include "io/messages.h"

namespace sectorsmith {

namespace {

// VHD footer, the last 512 bytes of every VHD and the first of a dynamic one.
struct VhdFooter {
    std::array<char, 8> cookie;         // 0   "conectix"
    Be32 features;                      // 8
    Be32 version;                       // 12
    Be64 dataOffset;                    // 16
    Be32 timeStamp;                     // 24
    std::array<std::byte, 12> creator;  // 28
    Be64 originalSize;                  // 40  bytes
    Be64 currentSize;                   // 48  bytes
    Be32 geometry;                      // 56
    Be32 diskType;                      // 60  2 fixed, 3 dynamic, 4 differencing
    Be32 checksum;                      // 64  ones' complement of the sum of all other bytes
    std::array<std::byte, 444> rest;    // 68
};
static_assert(sizeof(VhdFooter) == 512);

// UDIF trailer, the last 512 bytes.
struct UdifTrailer {
    std::array<char, 4> signature;             // 0   "koly"
    Be32 version;                              // 4
    Be32 headerSize;                           // 8   512
    Be32 flags;                                // 12
    Be64 runningDataForkOffset;                // 16
    Be64 dataForkOffset;                       // 24  bytes
    Be64 dataForkLength;                       // 32  bytes
    Be64 resourceForkOffset;                   // 40
    Be64 resourceForkLength;                   // 48
    Be32 segmentNumber;                        // 56
    Be32 segmentCount;                         // 60
    std::array<std::byte, 152> idAndChecksum;  // 64
    Be64 xmlOffset;                            // 216 bytes
    Be64 xmlLength;                            // 224 bytes
    std::array<std::byte, 256> moreChecksum;   // 232
    Be32 imageVariant;                         // 488
    Be64 sectorCount;                          // 492 sectors of 512 bytes
    std::array<std::byte, 12> rest;            // 500
};
static_assert(sizeof(UdifTrailer) == 512);

constexpr std::uint32_t udifRun = 40;  // size of a run in a block table
constexpr std::uint32_t udifFirstRun = 204;
constexpr std::uint64_t largestPropertyList = std::uint64_t{64} << 20;

// The command that turns an image into the bytes of its disk.
std::string byQemu(const char* format, const std::string& path) {
    return fmt::format("qemu-img convert -f {} -O raw {} {}", format, shellWord(path),
                       shellWord(path + ".raw"));
}

Message hdiutilReason(IoMessage what, const std::string& path) {
    const std::string command =
        fmt::format("hdiutil convert {} -format UDTO -o {}", shellWord(path), shellWord(path + ".cdr"));
    return say(IoMessage::IsContainer, path, say(what), say(IoMessage::ConvertOnMac, command));
}

bool vhdChecksumHolds(std::span<const std::byte> footer) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < footer.size(); ++i)
        if (i < offsetof(VhdFooter, checksum) || i >= offsetof(VhdFooter, rest))
            sum += std::to_integer<std::uint32_t>(footer[i]);
    return ByteReader(footer).big<std::uint32_t>(offsetof(VhdFooter, checksum)) == ~sum;
}

ContainerFacts recogniseVhd(std::span<const std::byte> footerBytes, std::uint64_t fileSize,
                            const std::string& path) {
    const VhdFooter footer = ByteReader(footerBytes).structure<VhdFooter>(0).value_or(VhdFooter{});
    ContainerFacts facts{
        .container = Container::FixedVhd, .offset = 0, .length = fileSize, .readOnlyReason = {}};
    if (footer.diskType != 2) facts.container = Container::DynamicVhd;
    if (!vhdChecksumHolds(footerBytes)) {
        facts.readOnlyReason = say(IoMessage::VhdFooterDamaged, path, byQemu("vpc", path));
        return facts;
    }
    if (facts.container == Container::DynamicVhd) {
        facts.readOnlyReason = say(IoMessage::IsContainer, path, say(IoMessage::DynamicVhd),
                                   say(IoMessage::ConvertFirst, byQemu("vpc", path)));
        return facts;
    }
    const std::uint64_t data = fileSize - sizeof(VhdFooter);
    facts.length = data;
    if (footer.currentSize != data)
        facts.readOnlyReason = say(IoMessage::VhdFooterLength, path, footer.currentSize.value(), data);
    return facts;
}

// Virtual PC before 2004 wrote a footer that is one byte shorter.
ContainerFacts recogniseOldVhd(std::uint64_t fileSize, const std::string& path) {
    constexpr std::uint64_t footer = 511;
    ContainerFacts facts{
        .container = Container::FixedVhd, .offset = 0, .length = fileSize, .readOnlyReason = {}};
    facts.readOnlyReason =
        say(IoMessage::VhdOldFooter, path, footer,
            fmt::format("head -c -{} {} > {}", footer, shellWord(path), shellWord(path + ".raw")));
    return facts;
}

// Base64 as property lists have it, white space within; nothing when a character is wrong.
std::optional<std::vector<std::byte>> fromBase64(std::string_view text) {
    std::vector<std::byte> out;
    std::uint32_t bits = 0;
    int count = 0;
    for (char c : text) {
        std::uint32_t v = 0;
        if (c >= 'A' && c <= 'Z') v = static_cast<std::uint32_t>(c - 'A');
        else if (c >= 'a' && c <= 'z') v = static_cast<std::uint32_t>(c - 'a') + 26;
        else if (c >= '0' && c <= '9') v = static_cast<std::uint32_t>(c - '0') + 52;
        else if (c == '+') v = 62;
        else if (c == '/') v = 63;
        else if (c == '=' || c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
        else return std::nullopt;
        bits = (bits << 6) | v;
        if (++count == 4) {
            for (int shift : {16, 8, 0}) out.push_back(static_cast<std::byte>((bits >> shift) & 0xFF));
            bits = 0;
            count = 0;
        }
    }
    if (count == 2) out.push_back(static_cast<std::byte>((bits >> 4) & 0xFF));
    if (count == 3) {
        out.push_back(static_cast<std::byte>((bits >> 10) & 0xFF));
        out.push_back(static_cast<std::byte>((bits >> 2) & 0xFF));
    }
    return out;
}

// True when every run of the block table stores its sectors as they are, at the place where a plain image has them.
// Adds the sectors it stores to `stored`.
bool tableIsPlain(std::span<const std::byte> table, std::uint64_t& stored) {
    const ByteReader reader(table);
    if (!reader.matches(0, "mish")) return false;
    const auto firstSector = reader.big<std::uint64_t>(8);
    const auto dataStart = reader.big<std::uint64_t>(24);
    const auto count = reader.big<std::uint32_t>(200);
    if (!firstSector || !dataStart || !count) return false;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const std::uint64_t at = udifFirstRun + i * udifRun;
        if (!reader.contains(at, udifRun)) return false;
        const std::uint32_t type = reader.big<std::uint32_t>(at).value_or(0);
        if (type == 0xFFFFFFFF) return true;
        if (type == 0x7FFFFFFE) continue;  // a comment
        const std::uint64_t sector = *firstSector + reader.big<std::uint64_t>(at + 8).value_or(0);
        const std::uint64_t sectors = reader.big<std::uint64_t>(at + 16).value_or(0);
        const std::uint64_t place = *dataStart + reader.big<std::uint64_t>(at + 24).value_or(0);
        const std::uint64_t length = reader.big<std::uint64_t>(at + 32).value_or(0);
        constexpr std::uint64_t bound = std::uint64_t{1} << 54;
        if (type != 1 || sector > bound || sectors > bound) return false;
        if (place != sector * 512 || length != sectors * 512) return false;
        stored += sectors;
    }
    return true;
}

bool udifIsPlain(const ByteSource& file, const UdifTrailer& trailer, std::uint64_t fileSize) {
    if (trailer.segmentCount > 1 || trailer.dataForkOffset != 0) return false;
    if (trailer.sectorCount > fileSize / 512 || trailer.sectorCount * 512 != trailer.dataForkLength)
        return false;
    if (trailer.dataForkLength > fileSize - sizeof(UdifTrailer) || trailer.sectorCount == 0) return false;
    if (trailer.xmlLength == 0) return true;
    if (trailer.xmlLength > largestPropertyList || trailer.xmlOffset > fileSize ||
        trailer.xmlLength > fileSize - trailer.xmlOffset)
        return false;
    auto xml = readBytes(file, trailer.xmlOffset, trailer.xmlLength);
    if (!xml) return false;
    const std::string_view text(reinterpret_cast<const char*>(xml->data()), xml->size());
    // The tables are the <data> elements of the array under the key "blkx".
    std::size_t at = text.find("<key>blkx</key>");
    if (at == std::string_view::npos) return false;
    const std::size_t end = std::min(text.find("</array>", at), text.size());
    std::uint64_t stored = 0;
    bool any = false;
    while ((at = text.find("<data>", at)) < end) {
        at += 6;
        const std::size_t close = text.find("</data>", at);
        if (close == std::string_view::npos) return false;
        auto table = fromBase64(text.substr(at, close - at));
        if (!table || !tableIsPlain(*table, stored)) return false;
        any = true;
    }
    return any && stored == trailer.sectorCount;
}

ContainerFacts recogniseUdif(const ByteSource& file, std::span<const std::byte> trailerBytes,
                             const std::string& path) {
    const UdifTrailer trailer = ByteReader(trailerBytes).structure<UdifTrailer>(0).value_or(UdifTrailer{});
    ContainerFacts facts{
        .container = Container::Udif, .offset = 0, .length = file.size(), .readOnlyReason = {}};
    if (udifIsPlain(file, trailer, file.size())) {
        facts.container = Container::UdifUncompressed;
        facts.length = trailer.dataForkLength;
        return facts;
    }
    facts.readOnlyReason = hdiutilReason(IoMessage::CompressedUdif, path);
    return facts;
}

}  // namespace

std::optional<std::string> secondPartOfSplit(const std::string& path) {
    if (path.size() > 4 && path.ends_with(".001")) return path.substr(0, path.size() - 3) + "002";
    return std::nullopt;
}

ContainerFacts recogniseContainer(const ByteSource& file, const std::string& path, bool siblingExists) {
    const std::uint64_t size = file.size();
    ContainerFacts facts{.container = Container::Raw, .offset = 0, .length = size, .readOnlyReason = {}};
    if (size < 16) return facts;
    if (const auto found = findContainerSignature(file, path)) {
        facts.container = found->container;
        facts.readOnlyReason = say(IoMessage::IsContainer, path, found->what, found->advice);
        return facts;
    }
    constexpr std::uint64_t reach = 1023;  // a trailer, and a sector that is not whole
    if (size >= sizeof(VhdFooter)) {
        auto tail = readBytes(file, size - std::min(size, reach), std::min(size, reach));
        if (tail) {
            const auto end = std::span(*tail).last<512>();
            if (ByteReader(end).matches(0, "conectix")) return recogniseVhd(end, size, path);
            if (ByteReader(end).matches(1, "conectix")) return recogniseOldVhd(size, path);
            // hdiutil reads a trailer also when something short was added behind it.
            for (std::size_t back = 512; back <= tail->size(); ++back) {
                const auto trailer = std::span(*tail).last(back).first<512>();
                if (!ByteReader(trailer).matches(0, "koly") ||
                    ByteReader(trailer).big<std::uint32_t>(8) != 512u)
                    continue;
                if (back == 512) return recogniseUdif(file, trailer, path);
                facts.container = Container::Udif;
                facts.readOnlyReason = hdiutilReason(IoMessage::ExtendedUdif, path);
                return facts;
            }
        }
    }
    if (auto second = secondPartOfSplit(path); second && siblingExists) {
        const std::string stem = path.substr(0, path.size() - 4);
        facts.container = Container::SplitRaw;
        facts.readOnlyReason =
            say(IoMessage::SplitImage, path,
                fmt::format("cat {}.[0-9][0-9][0-9] > {}", shellWord(stem), shellWord(stem + ".raw")));
    }
    return facts;
}

}  // namespace sectorsmith
