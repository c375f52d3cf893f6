// SPDX-License-Identifier: GPL-3.0-or-later
// Which template is proposed for which source, and volumes inside of others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

TEST(Proposal, MagicNumbersNameTheTemplate) {
    const auto templates = lang::listTemplates({(sourceFolder() / "templates").string()});
    std::vector<std::string> ids;
    for (const auto& info : templates) ids.push_back(info.id);
    // Modules are not offered.
    EXPECT_THAT(
        ids, ::testing::UnorderedElementsAre(
                 "disk/apm", "disk/bitlocker", "disk/corestorage", "disk/disk", "disk/gpt", "disk/luks",
                 "disk/lvm", "disk/mbr", "disk/mdraid", "fs/apfs", "fs/btrfs", "fs/exfat", "fs/ext", "fs/fat",
                 "fs/hfs", "fs/hfsplus", "fs/iso9660", "fs/mfs", "fs/ntfs", "fs/ntfs_index",
                 "fs/ntfs_logfile", "fs/ntfs_sds", "fs/ntfs_usnjrnl", "fs/refs", "fs/swap", "fs/udf",
                 "fs/xfs", "image/qcow2", "image/vhd", "image/vhdx", "image/vmdk", "disk/bsd", "disk/sun",
                 "disk/sun_x86", "file/registry", "file/efi_authenticated", "file/efi_nvvars",
                 "file/efi_signatures", "file/efi_variables", "image/ewf", "image/udif"));
    const std::pair<const char*, const char*> expected[] = {
        {"gpt_apfs", "disk/gpt"},     {"gpt_4k_head", "disk/gpt"}, {"apm_hfsplus", "disk/apm"},
        {"mbr_extended", "disk/mbr"}, {"apfs_volume", "fs/apfs"},  {"hfsplus_volume", "fs/hfsplus"},
        {"fat12", "fs/fat"},          {"fat16", "fs/fat"},         {"exfat", "fs/exfat"},
        {"ntfs", "fs/ntfs"},          {"ext2", "fs/ext"}};
    for (const auto& [image, id] : expected) {
        SECTORSMITH_REAL_IMAGE(path, image);
        const auto proposed = lang::proposeTemplates(templates, *imageSource(path), 0);
        EXPECT_TRUE(std::ranges::any_of(proposed, [&](const auto& info) { return info.id == id; })) << image;
    }
}

// A volume of HFS+ in the wrapper that TN1150 describes, put around a real one here.
TEST(WrappedHfs, TheInnerVolumeIsFollowed) {
    SECTORSMITH_REAL_IMAGE(path, "hfsplus_volume");
    const auto inner = readFile(path);
    std::vector<std::byte> bytes(8192);
    const auto put = [&](std::size_t at, std::uint64_t value, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i)
            bytes[1024 + at + i] = std::byte(value >> (8 * (size - 1 - i)));
    };
    put(0, 0x4244, 2);    // drSigWord "BD"
    put(18, 1015, 2);     // drNmAlBlks
    put(20, 4096, 4);     // drAlBlkSiz
    put(28, 8, 2);        // drAlBlSt, sectors: 4096
    put(124, 0x482B, 2);  // drEmbedSigWord "H+"
    put(126, 1, 2);       // drEmbedExtent: from the second block on
    put(128, inner.size() / 4096, 2);
    bytes.insert(bytes.end(), inner.begin(), inner.end());
    bytes.resize(bytes.size() + 4096);
    for (const auto& [id, volume] :
         {std::pair{"fs/hfsplus", "volume"}, std::pair{"disk/disk", "disk.volume.hfsplus"}}) {
        const Decoded d(id, bytesSource(bytes));
        const std::string embedded = std::string(volume) + ".embedded.";
        EXPECT_EQ(d.number(std::string(volume) + ".wrapper.drAlBlSt"), 8u);
        EXPECT_EQ(d.node(embedded + "header")->offset(), 8192u + 1024);
        EXPECT_EQ(d.number(embedded + "header.fileCount"), 8u);
        EXPECT_EQ(d.node(embedded + "catalog.root")->offset(), 8192u + 765952);
        const auto visit = d.visitAll();
        EXPECT_TRUE(visit.complete);
        EXPECT_THAT(visit.errors, ::testing::IsEmpty());
        EXPECT_THAT(visit.bad, ::testing::IsEmpty());
    }
}

}  // namespace
}  // namespace sectorsmith::testing
