// SPDX-License-Identifier: GPL-3.0-or-later
// Reparse points as Windows hands them out ([MS-FSCC] 2.1.2).
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "ops/reparse_point.h"

namespace sectorsmith {
namespace {

constexpr std::uint32_t junctionTag = 0xA0000003, linkTag = 0xA000000C, wslTag = 0xA000001D;

void putReparse(std::vector<std::byte>& bytes, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
}

std::vector<std::byte> reparseBuffer(std::uint32_t tag, const std::vector<std::byte>& data) {
    std::vector<std::byte> bytes;
    putReparse(bytes, tag, 4);
    putReparse(bytes, data.size(), 2);
    putReparse(bytes, 0, 2);
    bytes.insert(bytes.end(), data.begin(), data.end());
    return bytes;
}

std::vector<std::byte> linkBuffer(std::uint32_t tag, std::u16string_view used, std::u16string_view shown) {
    std::vector<std::byte> data;
    putReparse(data, 0, 2);
    putReparse(data, used.size() * 2, 2);
    putReparse(data, used.size() * 2 + 2, 2);
    putReparse(data, shown.size() * 2, 2);
    if (tag == linkTag) putReparse(data, 1, 4);
    for (const char16_t c : used) putReparse(data, c, 2);
    putReparse(data, 0, 2);
    for (const char16_t c : shown) putReparse(data, c, 2);
    putReparse(data, 0, 2);
    return reparseBuffer(tag, data);
}

TEST(ReparsePoint, LinksAreThoseThatStandForAnotherName) {
    for (const std::uint32_t tag : {junctionTag, linkTag, wslTag, 0x8000001BU})
        for (const bool folder : {false, true}) EXPECT_EQ(kindOfReparsePoint(tag, folder), FileKind::Link);
    // Deduplicated, compressed, of a cloud.
    for (const std::uint32_t tag : {0x80000013U, 0x80000017U, 0x9000001AU, 0x9000F01AU, 0xC0000004U}) {
        EXPECT_EQ(kindOfReparsePoint(tag, false), FileKind::File);
        EXPECT_EQ(kindOfReparsePoint(tag, true), FileKind::Folder);
    }
    EXPECT_EQ(kindOfReparsePoint(0x80000023, false), FileKind::Socket);
    EXPECT_EQ(kindOfReparsePoint(0x80000024, false), FileKind::Pipe);
    EXPECT_EQ(kindOfReparsePoint(0x80000025, false), FileKind::CharacterDevice);
    EXPECT_EQ(kindOfReparsePoint(0x80000026, false), FileKind::BlockDevice);
}

TEST(ReparsePoint, TellsWhereItLeads) {
    EXPECT_EQ(reparseTarget(linkBuffer(linkTag, u"..\\b", u"..\\b")), "..\\b");
    EXPECT_EQ(reparseTarget(linkBuffer(junctionTag, u"\\??\\C:\\x", u"C:\\x")), "C:\\x");
    EXPECT_EQ(reparseTarget(linkBuffer(junctionTag, u"\\??\\Volume{1}\\", u"")), "Volume{1}\\");
    EXPECT_EQ(reparseTarget(linkBuffer(linkTag, u"\u00E4", u"\u00E4")), "\u00E4");
    std::vector<std::byte> wsl;
    putReparse(wsl, 2, 4);
    for (const char c : std::string_view("/usr/lib")) putReparse(wsl, static_cast<unsigned char>(c), 1);
    EXPECT_EQ(reparseTarget(reparseBuffer(wslTag, wsl)), "/usr/lib");
    EXPECT_EQ(reparseTarget(reparseBuffer(0x80000013, wsl)), "");
}

TEST(ReparsePoint, DamagedOnesLeadNowhere) {
    const auto whole = linkBuffer(linkTag, u"\\??\\C:\\long", u"C:\\long");
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_EQ(reparseTarget(std::span(whole).first(length)), "") << length;
    // Each number of it, as large as it can be: never more than the names that are there.
    for (std::size_t at = 4; at < 16; ++at) {
        auto lies = whole;
        lies[at] = std::byte{0xFF};
        EXPECT_LE(reparseTarget(lies).size(), 20u) << at;
    }
}

}  // namespace
}  // namespace sectorsmith
