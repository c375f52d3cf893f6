// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of devices: of other computers by trees of files like theirs, of this one against lsblk.
#include "io/device_facts_linux.h"
#include "io/mount_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "io/device_order.h"
#include "testing/fake_computer_linux.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;

TEST(DeviceFactsLinux, AUsbDiskWithItsPartitions) {
    Computer computer;
    const std::string usb = "pci0000:00/0000:00:14.0/usb2/2-1/2-1:1.0/host4/target4:0:0/4:0:0:0";
    const fs::path disk = computer.disk(usb, "sdb", "8:16",
                                        {{"size", "1953525168"},
                                         {"removable", "0"},
                                         {"ro", "0"},
                                         {"diskseq", "17"},
                                         {"queue/logical_block_size", "512"},
                                         {"queue/physical_block_size", "4096"},
                                         {"queue/rotational", "1"},
                                         {"queue/discard_granularity", "4096"},
                                         {"queue/discard_max_bytes", "0"}});
    computer.link("sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/subsystem", "/sys/bus/usb");
    computer.link(disk / "device", computer.root() / "sys/devices" / usb);
    computer.put(fs::path("sys/devices") / usb / "model", "Portable SSD T5 \n");
    computer.put("sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/serial", "S49WNV0M123\n");
    computer.partition(disk, "sdb1", "8:17", 1, 40, 409600);
    computer.partition(disk, "sdb10", "8:26", 10, 500000, 8);
    computer.partition(disk, "sdb2", "8:18", 2, 409640, 1000);
    computer.put("udev/b8:17",
                 "S:disk/by-label/"
                 "EFI\nE:ID_FS_TYPE=vfat\nE:ID_FS_LABEL=_E_\nE:ID_FS_LABEL_ENC=\\x20E\\x20\nG:systemd\n");
    computer.put("proc/self/mountinfo",
                 "36 35 8:17 / /media/my\\040disk rw,noatime master:1 - vfat /dev/sdb1 rw\n"
                 "37 35 0:45 / /data rw - btrfs /dev/sdb2 rw,subvol=/\n"
                 "38 35 0:46 / /proc rw - proc proc rw\n");
    computer.put("proc/swaps", "Filename\tType\tSize\tUsed\tPriority\n/dev/sdb10   partition\t4\t0\t-2\n");

    auto devices = listDevices(computer.places());
    ASSERT_TRUE(devices);
    ASSERT_EQ(devices->size(), 1u);
    const DeviceFacts& facts = devices->front();
    EXPECT_EQ(facts.name, "sdb");
    EXPECT_EQ(facts.path, "/dev/sdb");
    EXPECT_EQ(facts.model, "Portable SSD T5");
    EXPECT_EQ(facts.serial, "S49WNV0M123");
    EXPECT_EQ(facts.transport, "usb");
    EXPECT_EQ(facts.size, 1000204886016u);
    EXPECT_EQ(facts.logicalSectorSize, 512u);
    EXPECT_EQ(facts.physicalSectorSize, 4096u);
    EXPECT_TRUE(facts.hotplug);
    EXPECT_FALSE(facts.removable);
    EXPECT_TRUE(facts.rotational);
    EXPECT_EQ(facts.discardGranularity, 0u) << "a maximum of 0: TRIM does not get through";
    EXPECT_EQ(facts.diskSequence, 17u);
    EXPECT_TRUE(facts.uses.empty());
    ASSERT_EQ(facts.partitions.size(), 3u);
    EXPECT_EQ(facts.partitions[0].name, "sdb1");
    EXPECT_EQ(facts.partitions[0].offset, 40u * 512);
    EXPECT_EQ(facts.partitions[0].length, 409600u * 512);
    EXPECT_EQ(facts.partitions[0].fileSystem, "vfat");
    EXPECT_EQ(facts.partitions[0].label, " E ");
    ASSERT_EQ(facts.partitions[0].uses.size(), 1u);
    EXPECT_EQ(useText(facts.partitions[0].uses[0]), "mounted at /media/my disk");
    EXPECT_EQ(facts.partitions[1].name, "sdb2");
    EXPECT_EQ(facts.partitions[1].uses[0].where, "/data") << "btrfs has a device number of its own";
    EXPECT_EQ(facts.partitions[2].name, "sdb10");
    EXPECT_EQ(useText(facts.partitions[2].uses[0]), "swap");
    EXPECT_THAT(facts.mountPoints(), ElementsAre("/media/my disk", "/data"));

    auto partition = deviceFactsOfNode(computer.places(), "sdb2");
    ASSERT_TRUE(partition);
    EXPECT_EQ(partition->path, "/dev/sdb2");
    EXPECT_EQ(partition->parent, "/dev/sdb");
    EXPECT_EQ(partition->offset, 409640u * 512);
    EXPECT_EQ(partition->size, 512000u);
    EXPECT_EQ(partition->model, "Portable SSD T5");
    EXPECT_TRUE(partition->partitions.empty());
    EXPECT_THAT(partition->mountPoints(), ElementsAre("/data"));
}

TEST(DeviceFactsLinux, StacksAreFollowedToTheMount) {
    Computer computer;
    const fs::path nvme = computer.disk("pci0000:00/0000:01:00.0/nvme/nvme0", "nvme0n1", "259:0",
                                        {{"size", "2000"},
                                         {"device/model", "WD_BLACK SN850X 1000GB               "},
                                         {"device/serial", "  22480A1"},
                                         {"queue/logical_block_size", "4096"},
                                         {"queue/physical_block_size", "4096"},
                                         {"queue/discard_granularity", "4096"},
                                         {"queue/discard_max_bytes", "2199023255040"}});
    computer.partition(nvme, "nvme0n1p1", "259:1", 1, 2048, 1000);
    computer.disk("virtual", "dm-0", "253:0",
                  {{"size", "900"}, {"dm/name", "luks-1"}, {"dm/uuid", "CRYPT-LUKS2-abc"}});
    computer.disk("virtual", "dm-1", "253:1",
                  {{"size", "800"}, {"dm/name", "vg-root"}, {"dm/uuid", "LVM-xyz"}});
    computer.put(nvme / "nvme0n1p1/holders/dm-0", "");
    computer.put("sys/devices/virtual/block/dm-0/holders/dm-1", "");
    computer.put("proc/self/mountinfo", "36 35 253:1 / / rw - ext4 /dev/mapper/vg-root rw\n");

    auto devices = listDevices(computer.places());
    ASSERT_TRUE(devices);
    ASSERT_EQ(devices->size(), 3u);
    EXPECT_EQ((*devices)[0].name, "luks-1");
    EXPECT_EQ((*devices)[0].path, "/dev/mapper/luks-1");
    const DeviceFacts& facts = (*devices)[1];
    EXPECT_EQ(facts.name, "nvme0n1");
    EXPECT_EQ(facts.model, "WD_BLACK SN850X 1000GB");
    EXPECT_EQ(facts.serial, "22480A1");
    EXPECT_EQ(facts.transport, "nvme");
    EXPECT_EQ(facts.discardGranularity, 4096u);
    const auto& uses = facts.partitions.at(0).uses;
    ASSERT_EQ(uses.size(), 3u);
    EXPECT_EQ(useText(uses[0]), "held by luks-1 (encrypted)");
    EXPECT_EQ(useText(uses[1]), "held by vg-root (LVM) through luks-1");
    EXPECT_EQ(useText(uses[2]), "mounted at / through vg-root");
    EXPECT_THAT(facts.mountPoints(), ElementsAre("/"));
}

TEST(DeviceFactsLinux, ALoopOnAPartitionAndOneOnAFile) {
    Computer computer;
    const fs::path sda = computer.disk("pci0/ata1/host0/target0:0:0/0:0:0:0", "sda", "8:0",
                                       {{"size", "100"}, {"removable", "1"}});
    computer.partition(sda, "sda1", "8:1", 1, 10, 20);
    computer.disk("virtual", "loop0", "7:0", {{"size", "20"}, {"loop/backing_file", "/dev/sda1"}});
    computer.disk("virtual", "loop1", "7:1",
                  {{"size", "20"}, {"loop/backing_file", "/home/my\\040disk.img "}});
    computer.disk("virtual", "loop2", "7:2", {{"size", "0"}});
    computer.disk("virtual", "ram0", "1:0", {{"size", "100"}});
    computer.disk("virtual", "zram0", "252:0", {{"size", "0"}});
    auto devices = listDevices(computer.places());
    ASSERT_TRUE(devices);
    ASSERT_EQ(devices->size(), 3u);
    EXPECT_EQ((*devices)[1].backingFile, "/home/my\\040disk.img ") << "not escaped: such is its name";
    EXPECT_EQ((*devices)[2].name, "sda");
    EXPECT_EQ((*devices)[2].transport, "sata");
    EXPECT_EQ(useText((*devices)[2].partitions.at(0).uses.at(0)), "backs /dev/loop0");
}

TEST(DeviceFactsLinux, NonsenseInTheTreeIsSurvived) {
    Computer computer;
    computer.disk("virtual", "sdz", "8:400",
                  {{"size", "99999999999999999999999"},
                   {"queue/logical_block_size", "-1"},
                   {"queue/physical_block_size", "x"}});
    // A device that holds itself.
    computer.put("sys/devices/virtual/block/sdz/holders/sdz", "");
    computer.put("proc/self/mountinfo", "garbage\n1 2 3\n\n- - -\n");
    computer.put("proc/swaps", "");
    auto devices = listDevices(computer.places());
    ASSERT_TRUE(devices);
    EXPECT_EQ(devices->at(0).logicalSectorSize, 512u);
    EXPECT_LE(devices->at(0).uses.size(), 20u);
    EXPECT_EQ(deviceFactsOfNode(computer.places(), "none").error().cause, Cause::NotFound);
}

TEST(DeviceFactsLinux, Escapes) {
    EXPECT_EQ(unescapeOctal("/a\\040b\\134c\\09\\0"), "/a b\\c\\09\\0");
    EXPECT_EQ(unescapeHex("a\\x20b\\x2fc\\xZZ\\x2"), "a b/c\\xZZ\\x2");
}

TEST(DeviceFacts, NamesSortAsPeopleDo) {
    EXPECT_TRUE(naturallyLess("sda2", "sda10"));
    EXPECT_FALSE(naturallyLess("sda10", "sda2"));
    EXPECT_TRUE(naturallyLess("sda", "sda1"));
    EXPECT_TRUE(naturallyLess("nvme0n1p9", "nvme0n1p10"));
    EXPECT_FALSE(naturallyLess("a1", "a1"));
    EXPECT_TRUE(naturallyLess("loop9", "sda"));
}

TEST(DeviceFacts, AgreeWithLsblk) {
    if (!haveProgram("lsblk")) GTEST_SKIP() << "lsblk is not there";
    TemporaryFolder folder;
    const auto image = folder.path() / "disk.img";
    ASSERT_EQ(run("truncate -s 64M '" + image.string() +
                  "' && printf 'g\\nn\\n\\n\\n+10M\\nn\\n\\n\\n+20M\\nw\\n' | /usr/sbin/fdisk -b 4096 '" +
                  image.string() + "'")
                  .exitCode,
              0);
    std::optional<LoopDevice> loop = isRoot() ? LoopDevice::attach(image, "-b 4096") : std::nullopt;
    if (loop && loop->addPartitions()) run("/usr/sbin/mkfs.ext4 -q -L 'a label' " + loop->path() + "p1");

    auto devices = listDevices();
    ASSERT_TRUE(devices) << devices.error().message;
    auto lsblk = nlohmann::json::parse(run("lsblk -J -b -O").out);
    int compared = 0;
    for (const auto& theirs : lsblk["blockdevices"]) {
        auto ours = std::ranges::find(*devices, theirs["name"].get<std::string>(), &DeviceFacts::name);
        if (ours == devices->end()) continue;
        // Other tests attach and detach loop devices while this one runs: only the one made here is certain.
        if (ours->name.starts_with("loop") && !(loop && ours->path == loop->path())) continue;
        ++compared;
        EXPECT_EQ(ours->path, theirs["path"].get<std::string>());
        EXPECT_EQ(ours->size, theirs["size"]);
        EXPECT_EQ(ours->logicalSectorSize, theirs["log-sec"]);
        EXPECT_EQ(ours->physicalSectorSize, theirs["phy-sec"]);
        EXPECT_EQ(ours->removable, theirs["rm"]);
        EXPECT_EQ(ours->readOnly, theirs["ro"]);
        EXPECT_EQ(ours->hotplug, theirs["hotplug"]);
        EXPECT_EQ(ours->rotational, theirs["rota"]);
        EXPECT_EQ(ours->discardGranularity, theirs["disc-gran"]);
        EXPECT_EQ(ours->discardMaxBytes, theirs["disc-max"]);
        if (!theirs["model"].is_null()) {
            EXPECT_EQ(ours->model, theirs["model"].get<std::string>());
        }
        if (!theirs["serial"].is_null()) {
            EXPECT_EQ(ours->serial, theirs["serial"].get<std::string>());
        }
        std::vector<std::string> points;
        for (const auto& point : theirs["mountpoints"])
            if (!point.is_null()) points.push_back(point);
        if (!points.empty()) {
            EXPECT_EQ(ours->mountPoints().front(), points.front());
        }
        if (!theirs.contains("children")) continue;
        for (const auto& child : theirs["children"]) {
            if (child["type"] != "part") continue;
            auto part =
                std::ranges::find(ours->partitions, child["name"].get<std::string>(), &DevicePartition::name);
            ASSERT_NE(part, ours->partitions.end()) << child["name"];
            EXPECT_EQ(part->path, child["path"].get<std::string>());
            EXPECT_EQ(part->length, child["size"]);
            if (child["start"].is_number()) {
                EXPECT_EQ(part->offset, child["start"].get<std::uint64_t>() * 512);
            }
            // Where no udev runs lsblk may say nothing of the content.
            if (!child["fstype"].is_null()) {
                EXPECT_EQ(part->fileSystem, child["fstype"].get<std::string>());
            }
            if (!child["label"].is_null()) {
                EXPECT_EQ(part->label, child["label"].get<std::string>());
            }
        }
    }
    if (loop) {
        EXPECT_GE(compared, 1);
        auto own = deviceFacts(loop->path());
        ASSERT_TRUE(own);
        EXPECT_EQ(own->backingFile, image.string());
        EXPECT_EQ(own->transport, "loop");
        EXPECT_GT(own->diskSequence, 0u);
        ASSERT_EQ(own->partitions.size(), 2u);
        EXPECT_EQ(own->partitions[0].label, "a label");
        EXPECT_EQ(own->partitions[0].fileSystem, "ext4");
        auto second = deviceFacts(loop->path() + "p2");
        ASSERT_TRUE(second);
        EXPECT_EQ(second->parent, loop->path());
        EXPECT_EQ(second->offset, own->partitions[1].offset);
        EXPECT_EQ(second->size, std::uint64_t{20} << 20);
    }
    EXPECT_EQ(deviceFacts("/dev/null").error().cause, Cause::Unsupported);
    EXPECT_EQ(deviceFacts("/dev/none").error().cause, Cause::NotFound);
}

}  // namespace
}  // namespace sectorsmith::testing
