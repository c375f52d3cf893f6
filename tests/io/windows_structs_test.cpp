// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes are laid out here as Microsoft's headers describe the structures for 64-bit Windows.
#include "io/windows_structs.h"

#include <gtest/gtest.h>

#include "base/endian.h"

namespace sectorsmith::windows {
namespace {

class Bytes {
 public:
    explicit Bytes(std::size_t size) : bytes_(size) {}
    Bytes& u8(std::size_t at, std::uint8_t v) {
        bytes_[at] = std::byte{v};
        return *this;
    }
    Bytes& u32(std::size_t at, std::uint32_t v) {
        storeLittle(bytes_.data() + at, v);
        return *this;
    }
    Bytes& u64(std::size_t at, std::uint64_t v) {
        storeLittle(bytes_.data() + at, v);
        return *this;
    }
    Bytes& text(std::size_t at, std::string_view s) {
        for (char c : s) bytes_[at++] = static_cast<std::byte>(c);
        return *this;
    }
    operator std::span<const std::byte>() const { return bytes_; }  // NOLINT
    std::vector<std::byte> bytes_;
};

TEST(WindowsStructs, StorageDescriptor) {
    Bytes usb(128);
    usb.u8(10, 1)
        .u32(12, 40)
        .u32(16, 56)
        .u32(20, 80)
        .u32(24, 90)
        .u32(28, 7)
        .text(40, "Samsung \0")
        .text(56, "Portable SSD T5 ")
        .text(80, "0")
        .text(90, " S49WNV0M123 ");
    auto found = parseStorageDescriptor(usb);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->model, "Samsung Portable SSD T5");
    EXPECT_EQ(found->serial, "S49WNV0M123");
    EXPECT_EQ(found->transport, "usb");
    EXPECT_TRUE(found->removable);

    // No vendor, no serial, offsets beyond the end, text that does not end.
    Bytes odd(48);
    odd.u32(12, 0).u32(16, 44).u32(24, 0xFFFFFFFF).u32(28, 17).text(44, "NVMe");
    found = parseStorageDescriptor(odd);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->model, "NVMe");
    EXPECT_EQ(found->serial, "");
    EXPECT_EQ(found->transport, "nvme");
    EXPECT_FALSE(parseStorageDescriptor(Bytes(31)));
    EXPECT_FALSE(parseStorageDescriptor({}));
    EXPECT_EQ(transportOfBus(1000), "");
}

TEST(WindowsStructs, SerialsOfOldDrivers) {
    EXPECT_EQ(readableSerial("  WD-WX11A  "), "WD-WX11A");
    // "WD-WX11A21345678" with the bytes of each word swapped, as hexadecimal digits.
    EXPECT_EQ(readableSerial("4457572d3158413131323433363538372020"), "WD-WX11A21345678");
    EXPECT_EQ(readableSerial("0123456789ABCDEF01234567"), "0123456789ABCDEF01234567")
        << "digits that make no text are the serial";
}

TEST(WindowsStructs, SectorSizesAndGeometry) {
    auto sizes = parseAlignment(Bytes(28).u32(16, 512).u32(20, 4096));
    ASSERT_TRUE(sizes);
    EXPECT_EQ(sizes->logical, 512u);
    EXPECT_EQ(sizes->physical, 4096u);
    EXPECT_FALSE(parseAlignment(Bytes(28).u32(16, 0)));
    EXPECT_FALSE(parseAlignment(Bytes(23)));
    auto geometry = parseGeometry(Bytes(40).u64(0, 121601).u32(20, 4096).u64(24, 1000204886016));
    ASSERT_TRUE(geometry);
    EXPECT_EQ(geometry->size, 1000204886016u);
    EXPECT_EQ(geometry->bytesPerSector, 4096u);
    EXPECT_FALSE(parseGeometry(Bytes(40).u32(20, 512).u64(24, ~std::uint64_t{0})));
    EXPECT_FALSE(parseGeometry(Bytes(31)));
}

TEST(WindowsStructs, DriveLayout) {
    Bytes layout(48 + 3 * 144);
    layout.u32(0, 1).u32(4, 3);
    layout.u32(48, 1).u64(48 + 8, 1 << 20).u64(48 + 16, 200 << 20).u32(48 + 24, 1);
    layout.u32(48 + 144, 1);  // an unused entry
    layout.u32(48 + 288, 1).u64(48 + 288 + 8, 300 << 20).u64(48 + 288 + 16, 1ull << 40).u32(48 + 288 + 24, 2);
    auto found = parseLayout(layout);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].offset, 1u << 20);
    EXPECT_EQ(found[1].number, 2u);
    EXPECT_EQ(found[1].length, 1ull << 40);
    // A count that lies.
    layout.u32(4, 0xFFFFFFFF);
    EXPECT_EQ(parseLayout(layout).size(), 2u);
    EXPECT_TRUE(parseLayout(Bytes(7)).empty());
}

TEST(WindowsStructs, VolumeExtents) {
    Bytes extents(8 + 48);
    extents.u32(0, 2).u32(8, 3).u64(16, 1 << 20).u64(24, 5 << 20).u32(32, 4).u64(40, 7).u64(48, 8);
    auto found = parseVolumeExtents(extents);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].disk, 3u);
    EXPECT_EQ(found[0].offset, 1u << 20);
    EXPECT_EQ(found[1].length, 8u);
    extents.u32(0, 1000000);
    EXPECT_EQ(parseVolumeExtents(extents).size(), 2u);
    EXPECT_TRUE(parseVolumeExtents({}).empty());
}

TEST(WindowsStructs, DiskAttributes) {
    auto found = parseDiskAttributes(Bytes(16).u32(0, 16).u64(8, 1));
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->offline);
    EXPECT_FALSE(found->readOnly);
    EXPECT_TRUE(parseDiskAttributes(Bytes(16).u64(8, 6))->readOnly);
    EXPECT_FALSE(parseDiskAttributes(Bytes(15)));
}

TEST(WindowsStructs, NamesOfDevices) {
    for (const char* name :
         {"\\\\.\\PhysicalDrive0", "PhysicalDrive0", "//./C:", "\\\\.\\C:", "\\\\?\\Volume{0c4f-11}",
          "//?/volume{0c4f-11}", "\\\\?\\GLOBALROOT\\Device\\Harddisk0\\Partition12",
          "\\\\?\\GLOBALROOT\\Device\\HarddiskVolume3"})
        EXPECT_TRUE(namesDevice(name)) << name;
    for (const char* name :
         {"", "C:\\disk.img", "\\\\?\\C:\\a long path\\disk.img", "\\\\?\\Volume{0c4f-11}\\disk.img",
          "\\\\?\\Volume{", "\\\\?\\GLOBALROOT\\Device\\HarddiskVolume3\\disk.img",
          "\\\\?\\GLOBALROOT\\Device\\Harddisk0\\Partition1\\disk.img", "\\\\server\\share\\disk.img",
          "\\\\?\\"})
        EXPECT_FALSE(namesDevice(name)) << name;
}

TEST(WindowsStructs, NamesOfDrives) {
    EXPECT_EQ(physicalDriveNumber("\\\\.\\PhysicalDrive12"), 12u);
    EXPECT_EQ(physicalDriveNumber("physicaldrive0"), 0u);
    EXPECT_EQ(physicalDriveNumber("//./PHYSICALDRIVE3"), 3u);
    for (const char* name :
         {"", "PhysicalDrive", "PhysicalDriveX", "PhysicalDrive1x", "\\\\.\\C:", "PhysicalDrive99999999999"})
        EXPECT_FALSE(physicalDriveNumber(name)) << name;
}

}  // namespace
}  // namespace sectorsmith::windows
