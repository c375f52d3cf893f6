// SPDX-License-Identifier: GPL-3.0-or-later
// Fields stand where the formats' documents put them: offsets from the start of their structure, as printed there.
#include <gtest/gtest.h>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

struct Place {
    const char* field;
    std::uint64_t offset;
    std::uint64_t size;
};

void expectPlaces(const Decoded& d, const std::string& structure, const std::vector<Place>& places) {
    const auto base = d.node(structure);
    ASSERT_TRUE(base);
    for (const Place& place : places) {
        const auto node = member(base, place.field);
        ASSERT_TRUE(node) << structure << "." << place.field;
        EXPECT_EQ(node->offset() - base->offset(), place.offset) << structure << "." << place.field;
        EXPECT_EQ(node->size(), place.size) << structure << "." << place.field;
    }
}

TEST(Layout, PartitionTables) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    const Decoded d("disk/gpt", imageSource(path));
    expectPlaces(d, "mbr",
                 {{"UniqueMBRDiskSignature", 440, 4}, {"PartitionRecord", 446, 64}, {"Signature", 510, 2}});
    expectPlaces(d, "gpt.primary",
                 {{"Revision", 8, 4},
                  {"HeaderCRC32", 16, 4},
                  {"MyLBA", 24, 8},
                  {"DiskGUID", 56, 16},
                  {"PartitionEntryLBA", 72, 8},
                  {"PartitionEntryArrayCRC32", 88, 4}});
    expectPlaces(d, "gpt.primary.entries[1]",
                 {{"UniquePartitionGUID", 16, 16},
                  {"StartingLBA", 32, 8},
                  {"EndingLBA", 40, 8},
                  {"Attributes", 48, 8},
                  {"PartitionName", 56, 72}});
    SECTORSMITH_REAL_IMAGE(map, "apm_hfsplus");
    const Decoded apm("disk/apm", imageSource(map));
    expectPlaces(apm, "apm.entries[0].partition",
                 {{"pmPyPartStart", 8, 4},
                  {"pmPartName", 16, 32},
                  {"pmParType", 48, 32},
                  {"pmLgDataStart", 80, 4},
                  {"pmPartStatus", 88, 4},
                  {"pmBootCksum", 116, 4},
                  {"pmProcessor", 120, 16}});
}

TEST(Layout, Apfs) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    const Decoded d("fs/apfs", imageSource(path));
    expectPlaces(d, "container.checkpoint.superblock",
                 {{"nx_o", 0, 32},
                  {"nx_magic", 0x20, 4},
                  {"nx_features", 0x30, 8},
                  {"nx_uuid", 0x48, 16},
                  {"nx_xp_desc_base", 0x70, 8},
                  {"nx_xp_desc_index", 0x88, 4},
                  {"nx_spaceman_oid", 0x98, 8},
                  {"nx_test_type", 0xB0, 4},
                  {"nx_fs_oid", 0xB8, 800},
                  {"nx_counters", 0x3D8, 256},
                  {"nx_flags", 0x4F0, 8},
                  {"nx_fusion_uuid", 0x500, 16},
                  {"nx_keylocker", 0x510, 16},
                  {"nx_ephemeral_info", 0x520, 32},
                  {"nx_fusion_wbc_oid", 0x550, 8},
                  {"nx_mkb_locker", 0x570, 16}});
    expectPlaces(d, "container.checkpoint.maps[0].map",
                 {{"cpm_flags", 0x20, 4},
                  {"cpm_map", 0x28, 40 * d.number("container.checkpoint.maps[0].map.cpm_count")}});
    expectPlaces(d, "container.checkpoint.objectMap",
                 {{"om_flags", 0x20, 4}, {"om_tree_oid", 0x30, 8}, {"om_most_recent_snap", 0x40, 8}});
    expectPlaces(d, "container.checkpoint.objectMap.tree",
                 {{"btn_flags", 0x20, 2},
                  {"btn_nkeys", 0x24, 4},
                  {"btn_table_space", 0x28, 4},
                  {"btn_val_free_list", 0x34, 4},
                  {"btree_info", 4096 - 40, 40}});
    expectPlaces(d, "container.checkpoint.spaceManager",
                 {{"sm_dev", 0x30, 96},
                  {"sm_flags", 0x90, 4},
                  {"sm_ip_bm_base", 0xA8, 8},
                  {"sm_fq", 0xC8, 120},
                  {"sm_ip_bm_free_head", 0x140, 2},
                  {"sm_version", 0x150, 4},
                  {"sm_datazone", 0x158, 2176}});
    expectPlaces(d, "container.checkpoint.reaper",
                 {{"nr_head", 0x30, 8}, {"nr_type", 0x48, 4}, {"nr_state_buffer_size", 0x6C, 4}});
    expectPlaces(d, "container.checkpoint.volumes[0].volume",
                 {{"apfs_features", 0x28, 8},
                  {"apfs_unmount_time", 0x40, 8},
                  {"apfs_meta_crypto", 0x60, 20},
                  {"apfs_root_tree_type", 0x74, 4},
                  {"apfs_omap_oid", 0x80, 8},
                  {"apfs_revert_to_xid", 0xA0, 8},
                  {"apfs_num_files", 0xB8, 8},
                  {"apfs_vol_uuid", 0xF0, 16},
                  {"apfs_formatted_by", 0x110, 48},
                  {"apfs_modified_by", 0x140, 384},
                  {"apfs_volname", 0x2C0, 256},
                  {"apfs_next_doc_id", 0x3C0, 4},
                  {"apfs_root_to_xid", 0x3C8, 8},
                  {"apfs_volume_group_id", 0x3F0, 16},
                  {"apfs_fext_tree_oid", 0x408, 8}});
}

TEST(Layout, HfsPlus) {
    SECTORSMITH_REAL_IMAGE(path, "hfsplus_volume");
    const Decoded d("fs/hfsplus", imageSource(path));
    expectPlaces(d, "volume.header",
                 {{"attributes", 4, 4},
                  {"journalInfoBlock", 12, 4},
                  {"createDate", 16, 4},
                  {"fileCount", 32, 4},
                  {"blockSize", 40, 4},
                  {"nextCatalogID", 64, 4},
                  {"encodingsBitmap", 72, 8},
                  {"finderInfo", 80, 32},
                  {"allocationFile", 112, 80},
                  {"extentsFile", 192, 80},
                  {"catalogFile", 272, 80},
                  {"attributesFile", 352, 80},
                  {"startupFile", 432, 80}});
    expectPlaces(d, "volume.catalog.headerNode",
                 {{"descriptor", 0, 14}, {"header", 14, 106}, {"userData", 120, 128}});
    expectPlaces(d, "volume.catalog.headerNode.header",
                 {{"nodeSize", 18, 2}, {"totalNodes", 22, 4}, {"btreeType", 36, 1}, {"attributes", 38, 4}});
    bool folder = false;
    bool file = false;
    d.visitAll(1'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with("].folder")) {
            folder = true;
            EXPECT_EQ(node->size(), 88u);
            EXPECT_EQ(member(node, "permissions")->offset() - node->offset(), 32u);
        } else if (at.ends_with("].file")) {
            file = true;
            EXPECT_EQ(node->size(), 248u);
            EXPECT_EQ(member(node, "dataFork")->offset() - node->offset(), 88u);
        }
    });
    EXPECT_TRUE(folder && file);
}

TEST(Layout, MicrosoftVolumes) {
    SECTORSMITH_REAL_IMAGE(fat, "fat16");
    const Decoded d("fs/fat", imageSource(fat));
    expectPlaces(d, "volume.bootSector",
                 {{"BPB_BytsPerSec", 11, 2},
                  {"BPB_FATSz16", 22, 2},
                  {"BPB_HiddSec", 28, 4},
                  {"BS_VolID", 39, 4},
                  {"BS_FilSysType", 54, 8},
                  {"Signature_word", 510, 2}});
    SECTORSMITH_REAL_IMAGE(exfat, "exfat");
    const Decoded e("fs/exfat", imageSource(exfat));
    expectPlaces(e, "volume.mainBootRegion.BootSector",
                 {{"PartitionOffset", 64, 8},
                  {"FatOffset", 80, 4},
                  {"FirstClusterOfRootDirectory", 96, 4},
                  {"VolumeFlags", 106, 2},
                  {"PercentInUse", 112, 1},
                  {"BootCode", 120, 390},
                  {"BootSignature", 510, 2}});
    expectPlaces(e, "volume.mainBootRegion",
                 {{"ExtendedBootSectors", 512, 4096}, {"OEMParameters", 4608, 512}, {"Checksum", 5632, 4}});
    SECTORSMITH_REAL_IMAGE(ntfs, "ntfs");
    const Decoded n("fs/ntfs", imageSource(ntfs));
    expectPlaces(n, "volume.bootSector",
                 {{"BytesPerSector", 11, 2},
                  {"HiddenSectors", 28, 4},
                  {"NumberSectors", 40, 8},
                  {"MftStartLcn", 48, 8},
                  {"ClustersPerFileRecordSegment", 64, 1},
                  {"SerialNumber", 72, 8},
                  {"BootStrap", 84, 426},
                  {"Signature", 510, 2}});
    expectPlaces(n, "volume.mft[0].records[0].record",
                 {{"Lsn", 8, 8},
                  {"Flags", 22, 2},
                  {"BaseFileRecordSegment", 32, 8},
                  {"NextAttributeInstance", 40, 2},
                  {"SegmentNumberLowPart", 44, 4}});
}

TEST(Layout, Ext) {
    SECTORSMITH_REAL_IMAGE(path, "ext2");
    const Decoded d("fs/ext", imageSource(path));
    expectPlaces(d, "volume.superBlock",
                 {{"s_magic", 0x38, 2},
                  {"s_rev_level", 0x4C, 4},
                  {"s_inode_size", 0x58, 2},
                  {"s_feature_ro_compat", 0x64, 4},
                  {"s_uuid", 0x68, 16},
                  {"s_volume_name", 0x78, 16},
                  {"s_journal_uuid", 0xD0, 16},
                  {"s_hash_seed", 0xEC, 16},
                  {"s_desc_size", 0xFE, 2},
                  {"s_jnl_blocks", 0x10C, 68},
                  {"s_blocks_count_hi", 0x150, 4},
                  {"s_kbytes_written", 0x178, 8},
                  {"s_first_error_func", 0x1A8, 32},
                  {"s_mount_opts", 0x200, 64},
                  {"s_backup_bgs", 0x24C, 8},
                  {"s_lpf_ino", 0x268, 4},
                  {"s_encoding", 0x27C, 2},
                  {"s_checksum", 0x3FC, 4}});
    expectPlaces(d, "volume.groups[0].inodes[1]",
                 {{"i_size_lo", 4, 4},
                  {"i_links_count", 26, 2},
                  {"i_flags", 32, 4},
                  {"i_block", 40, 60},
                  {"i_file_acl_lo", 104, 4},
                  {"i_checksum_lo", 124, 2}});
}

}  // namespace
}  // namespace sectorsmith::testing
