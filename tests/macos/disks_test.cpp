// SPDX-License-Identifier: GPL-3.0-or-later
// The code of macOS's disks over a Mac that is played: what it asks of the system, in which order, and what it makes of the
// answers. That the real system answers so is for the checklist (packaging/checklist.md).
#include <DiskArbitration/DiskArbitration.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/disk.h>

#include <algorithm>
#include <cerrno>
#include <fstream>

#include "fake_mac.h"
#include "io/device.h"
#include "io/device_facts.h"
#include "io/open.h"
#include "io/raw_device.h"
#include "io/unmount.h"
#include "io/writable_device.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::RegistryProperties;
constexpr std::uint64_t mega = 1 << 20;

class MacosDisks : public ::testing::Test {
 protected:
    void SetUp() override {
        // The computer's own disk: an EFI partition, and an APFS container whose volumes are a disk of their own.
        const int apple =
            mac.add({.kind = "IONVMeController",
                     .properties = {{"Protocol Characteristics",
                                     RegistryProperties{{"Physical Interconnect", "Apple Fabric"},
                                                        {"Physical Interconnect Location", "Internal"}}},
                                    {"Device Characteristics",
                                     RegistryProperties{{"Product Name", "APPLE SSD AP0512Z "},
                                                        {"Serial Number", "0ba0123456789"},
                                                        {"Medium Type", "Solid State"}}}},
                     .parent = 0});
        inner = {.content = file("inner", 64 * mega), .blockSize = 4096, .features = DK_FEATURE_UNMAP};
        const int disk0 = mac.addMedia("disk0", apple, 0, 64 * mega, true, inner);
        mac.addMedia(
            "disk0s1", disk0, 24576, mega, false, inner,
            {{"Partition ID", std::int64_t{1}}, {"Content", "C12A7328-F81F-11D2-BA4B-00A0C93EC93B"}});
        const int store = mac.addMedia("disk0s2", disk0, 2 * mega, 60 * mega, false, inner,
                                       {{"Partition ID", std::int64_t{2}}});
        const int container = mac.add({.kind = "AppleAPFSContainer", .properties = {}, .parent = store});
        const int disk3 = mac.addMedia("disk3", container, 0, 60 * mega, true, inner);
        const int volume = mac.add({.kind = "AppleAPFSVolume", .properties = {}, .parent = disk3});
        mac.addMedia("disk3s1", volume, 0, 60 * mega, false, inner);
        mac.mounts = {{"/dev/disk3s1", "/"}, {"devfs", "/dev"}};
        // A stick.
        const int usb = mac.add(
            {.kind = "IOUSBMassStorageDriver",
             .properties = {{"Protocol Characteristics",
                             RegistryProperties{{"Physical Interconnect", "USB"},
                                                {"Physical Interconnect Location", "External"}}},
                            {"Device Characteristics",
                             RegistryProperties{{"Vendor Name", "SanDisk"}, {"Product Name", "Ultra Fit"}}},
                            {"USB Serial Number", "4C530001230915"}},
             .parent = 0});
        stick = {.content = file("stick", 8 * mega)};
        const int disk4 =
            mac.addMedia("disk4", usb, 0, 8 * mega, true, stick, {{"Removable", true}, {"Ejectable", true}});
        mac.addMedia("disk4s1", disk4, mega, 7 * mega, false, stick, {{"Partition ID", std::int64_t{1}}});
    }
    void TearDown() override {
        EXPECT_EQ(mac.heldObjects(), 0) << "objects of the system were not given back";
    }

    std::filesystem::path file(const std::string& name, std::uint64_t size) {
        const auto path = folder.path() / name;
        std::ofstream(path, std::ios::binary) << std::string("block zero of ") + name;
        std::filesystem::resize_file(path, size);
        return path;
    }
    void changeStick(auto change) {
        for (const char* path : {"/dev/disk4", "/dev/rdisk4", "/dev/disk4s1", "/dev/rdisk4s1"})
            change(mac.nodes[path]);
    }

    testing::TemporaryFolder folder;
    testing::DiskNode inner, stick;
    testing::FakeMac mac;
};

TEST_F(MacosDisks, ListedWithWhatTheRegistrySays) {
    const auto devices = listDevices();
    ASSERT_TRUE(devices) << devices.error().message;
    ASSERT_EQ(devices->size(), 3u);
    const DeviceFacts& own = (*devices)[0];
    EXPECT_EQ(own.name, "disk0");
    EXPECT_EQ(own.model, "APPLE SSD AP0512Z");
    EXPECT_EQ(own.serial, "0ba0123456789");
    EXPECT_EQ(own.transport, "nvme");
    EXPECT_EQ(own.logicalSectorSize, 4096u);
    EXPECT_EQ(own.discardGranularity, 4096u);
    EXPECT_FALSE(own.hotplug);
    ASSERT_EQ(own.partitions.size(), 2u);
    EXPECT_EQ(own.partitions[0].offset, 24576u);
    EXPECT_EQ(own.partitions[1].number, 2);
    // The volume is mounted on a disk of its own; the partition below it is in use by that.
    ASSERT_EQ(own.partitions[1].uses.size(), 1u);
    EXPECT_EQ(own.partitions[1].uses[0].where, "/");
    EXPECT_EQ(own.partitions[1].uses[0].through, "disk3s1");
    EXPECT_EQ((*devices)[1].name, "disk3");
    const DeviceFacts& usb = (*devices)[2];
    EXPECT_EQ(usb.model, "SanDisk Ultra Fit");
    EXPECT_EQ(usb.serial, "4C530001230915");
    EXPECT_EQ(usb.transport, "usb");
    EXPECT_TRUE(usb.removable && usb.hotplug);
    EXPECT_EQ(usb.physicalSectorSize, 4096u);
    EXPECT_EQ(usb.discardGranularity, 0u);
}

// Without rights the nodes say nothing: the disks are there all the same.
TEST_F(MacosDisks, ListedWithoutRights) {
    for (auto& [path, node] : mac.nodes) node.openError = EACCES;
    const auto devices = listDevices();
    ASSERT_TRUE(devices);
    EXPECT_EQ(devices->size(), 3u);
    EXPECT_EQ(devices->front().discardGranularity, 0u);
    EXPECT_EQ(devices->front().size, 64 * mega);
    EXPECT_TRUE(std::ranges::none_of(mac.calls, [](const std::string& call) {
        return call.contains("authopen");
    })) << "a list asks for no password";
}

TEST_F(MacosDisks, APartitionHasFactsOfItsOwn) {
    const auto facts = deviceFacts("/dev/rdisk4s1");
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->parent, "/dev/disk4");
    EXPECT_EQ(facts->offset, mega);
    EXPECT_EQ(facts->size, 7 * mega);
    EXPECT_EQ(deviceFacts("/dev/disk9").error().cause, Cause::NotFound);
    EXPECT_EQ(deviceFacts("/dev/null").error().cause, Cause::Unsupported);
}

TEST_F(MacosDisks, ReadThroughTheRawNodeInWholeBlocks) {
    const auto device = openDeviceForReading("/dev/disk4");
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ(device->size, 8 * mega);
    EXPECT_EQ(device->logicalSectorSize, 512u);
    EXPECT_EQ(device->physicalSectorSize, 4096u);
    EXPECT_TRUE(mac.called("open /dev/rdisk4 r"));
    std::string text(9, ' ');
    const auto count = device->file->readAt(6, std::as_writable_bytes(std::span(text)));
    ASSERT_TRUE(count) << count.error().message;
    EXPECT_EQ(text, "zero of s");
}

// In the words of diskutil.
TEST_F(MacosDisks, NamesWithoutAFolder) {
    EXPECT_EQ(pathKind("disk4"), PathKind::Device);
    EXPECT_EQ(pathKind("disk4s1"), PathKind::Device);
    EXPECT_EQ(pathKind("disk9"), PathKind::Missing);
    EXPECT_EQ(pathKind("nowhere/disk4"), PathKind::Missing);
    const auto opened = openPath("disk4s1");
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_TRUE(opened->isDevice);
    EXPECT_TRUE(mac.called("open /dev/rdisk4s1 r"));
}

TEST_F(MacosDisks, AuthopenHandsTheDescriptorOver) {
    changeStick([](testing::DiskNode& node) { node.openError = EACCES; });
    const auto device = openDeviceForReading("/dev/disk4");
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_TRUE(mac.called("/usr/libexec/authopen -stdoutpipe -o 0 /dev/rdisk4"));
    EXPECT_EQ(device->size, 8 * mega);
}

TEST_F(MacosDisks, AuthopenRefusesOrSendsSomethingElse) {
    changeStick([](testing::DiskNode& node) { node.openError = EPERM; });
    mac.passwordGiven = false;
    auto device = openDeviceForReading("/dev/disk4");
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::Permission);
    EXPECT_NE(device.error().message.find("Full Disk Access"), std::string::npos) << device.error().message;
    mac.passwordGiven = true;
    mac.authopenSendsNothing = true;
    device = openDeviceForReading("/dev/disk4");
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::Permission);
}

// Without Full Disk Access a disk may open and refuse each read: no sector is damaged.
TEST_F(MacosDisks, ReadsThatAreNotPermittedAreNoDamage) {
    changeStick([](testing::DiskNode& node) { node.readError = EPERM; });
    const auto refused = openDeviceForReading("/dev/disk4");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Permission);
    EXPECT_NE(refused.error().message.find("Full Disk Access"), std::string::npos) << refused.error().message;
    // A first sector that cannot be read is another matter.
    changeStick([](testing::DiskNode& node) { node.readError = EIO; });
    EXPECT_TRUE(openDeviceForReading("/dev/disk4"));
}

TEST_F(MacosDisks, ClaimedBeforeItIsOpenedForWriting) {
    {
        auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
        ASSERT_TRUE(device) << device.error().message;
        const auto claimed = std::ranges::find(mac.calls, "claim disk4");
        const auto opened = std::ranges::find(mac.calls, "open /dev/rdisk4 rw");
        ASSERT_TRUE(claimed != mac.calls.end() && opened != mac.calls.end());
        EXPECT_LT(claimed, opened);
        EXPECT_TRUE(mac.called("release refused 0xf8da0002")) << "the claim was given to somebody else";
        RawDevice raw(std::move(*device));
        const std::vector<std::byte> bytes(1024, std::byte{0x53});
        ASSERT_TRUE(raw.write(512, bytes));
        EXPECT_TRUE(mac.called("write 512+1024"));
        ASSERT_TRUE(raw.flush());
        EXPECT_TRUE(mac.called("synchronize cache")) << "fsync alone leaves the data in the drive's cache";
        EXPECT_FALSE(mac.called("unclaim disk4"));
    }
    EXPECT_TRUE(mac.called("unclaim disk4"));
}

TEST_F(MacosDisks, AFlushThatTheDiskRefusesIsAnError) {
    changeStick([](testing::DiskNode& node) { node.synchronizeError = EIO; });
    auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_TRUE(device);
    EXPECT_FALSE(device->file->flush());
}

TEST_F(MacosDisks, WhatCannotBeClaimedIsNotWritten) {
    mac.claim = {.status = kDAReturnBusy, .words = "Disk Utility has it"};
    auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::InUse);
    EXPECT_NE(device.error().message.find("Disk Utility has it"), std::string::npos);
    mac.claim = {.comes = false};
    device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::InUse);
    EXPECT_FALSE(mac.called("open /dev/rdisk4 rw"));
    EXPECT_FALSE(mac.called("unclaim disk4"));
}

TEST_F(MacosDisks, MountedVolumesKeepTheirDiskFromBeingWritten) {
    mac.mounts.push_back({"/dev/disk4s1", "/Volumes/STICK"});
    auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::InUse);
    EXPECT_NE(device.error().message.find("/Volumes/STICK"), std::string::npos) << device.error().message;
    // The tables alone, beside what is mounted.
    device = openDeviceForWriting("/dev/disk4", Exclusivity::BesideOthers);
    ASSERT_TRUE(device) << device.error().message;
    ASSERT_EQ(device->inUse.size(), 1u);
    EXPECT_EQ(device->inUse[0].offset, mega);
    EXPECT_FALSE(mac.called("claim disk4"));
}

TEST_F(MacosDisks, TheStartupDiskSaysStartFromRecovery) {
    for (auto& [path, node] : mac.nodes) node.openToWriteError = path.contains("disk0") ? EBUSY : 0;
    const auto device = openDeviceForWriting("/dev/disk0", Exclusivity::BesideOthers);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::InUse);
    EXPECT_NE(device.error().message.find("Recovery"), std::string::npos) << device.error().message;
    EXPECT_TRUE(
        std::ranges::none_of(mac.calls, [](const std::string& call) { return call.contains("authopen"); }));
}

TEST_F(MacosDisks, AuthopenForWritingIsExclusive) {
    changeStick([](testing::DiskNode& node) { node.openError = EACCES; });
    auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_TRUE(std::ranges::any_of(mac.calls, [](const std::string& call) {
        return call ==
               fmt::format("/usr/libexec/authopen -stdoutpipe -o {} /dev/rdisk4", O_RDWR | 0x20 | O_NONBLOCK);
    }));
}

TEST_F(MacosDisks, WriteProtectedIsSaidBeforeAnythingIsAsked) {
    for (testing::RegistryNode& node : mac.registry)
        if (node.properties.contains("BSD Name")) node.properties["Writable"] = false;
    const auto device = openDeviceForWriting("/dev/disk4", Exclusivity::Exclusive);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::Permission);
    EXPECT_FALSE(mac.called("claim disk4"));
}

TEST_F(MacosDisks, TrimIsUnmapInWholeBlocks) {
    mac.mounts.clear();
    auto device = openDeviceForWriting("/dev/disk0", Exclusivity::Exclusive);
    ASSERT_TRUE(device) << device.error().message;
    RawDevice raw(std::move(*device));
    const auto done = raw.discard(4096, 3 * 4096);
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(*done, 3u * 4096);
    EXPECT_TRUE(mac.called("unmap 4096+12288"));
    for (auto& [path, node] : mac.nodes) node.unmapError = ENOTSUP;
    auto again = openDeviceForWriting("/dev/disk0", Exclusivity::Exclusive);
    ASSERT_TRUE(again);
    EXPECT_EQ(RawDevice(std::move(*again)).discard(4096, 4096).error().cause, Cause::Unsupported);
}

TEST_F(MacosDisks, ImagesAreFlushedToThePlatesAndPunched) {
    const auto path = file("image", mega);
    auto image = openSystemFile(path.string(), {.write = true});
    ASSERT_TRUE(image);
    ASSERT_TRUE((*image)->flush());
    EXPECT_TRUE(mac.called("F_FULLFSYNC"));
    ASSERT_TRUE((*image)->discard(4096, 8192));
    EXPECT_TRUE(mac.called("punch 4096+8192"));
    mac.openers = {{4711, "diskimages-help"}};
    const auto uses = imageUses(path.string());
    ASSERT_EQ(uses.size(), 1u);
    EXPECT_EQ(uses[0].program, "diskimages-help");
    EXPECT_EQ(uses[0].process, "4711");
}

TEST_F(MacosDisks, UnmountedByDiskArbitration) {
    EXPECT_TRUE(unmountVolume("/dev/disk4s1", "/Volumes/STICK"));
    EXPECT_TRUE(mac.called("unmount disk4s1"));
    EXPECT_FALSE(mac.called("unmount(2) /Volumes/STICK"));
    mac.unmount.status = kDAReturnNotMounted;  // somebody was quicker
    EXPECT_TRUE(unmountVolume("/dev/disk4s1", "/Volumes/STICK"));
    mac.unmount.status = 0xC000 | 16;  // macOS's EBUSY, and Linux's
    auto failed = unmountVolume("/dev/disk4s1", "/Volumes/STICK");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().cause, Cause::InUse);
    mac.unmount.status = kDAReturnNotPermitted;
    failed = unmountVolume("/dev/disk4s1", "/Volumes/STICK");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().cause, Cause::Permission);
    EXPECT_NE(failed.error().message.find("Disk Utility"), std::string::npos);
    mac.unmount = {.status = static_cast<int>(0xF8DA0001), .words = "the volume is asleep"};
    EXPECT_NE(unmountVolume("/dev/disk4s1", "/Volumes/STICK").error().message.find("the volume is asleep"),
              std::string::npos);
    mac.unmount = {.comes = false};
    EXPECT_FALSE(unmountVolume("/dev/disk4s1", "/Volumes/STICK"));
    mac.arbitrationRuns = false;  // for instance in Recovery
    EXPECT_TRUE(unmountVolume("/dev/disk4s1", "/Volumes/STICK"));
    EXPECT_TRUE(mac.called("unmount(2) /Volumes/STICK"));
}

}  // namespace
}  // namespace sectorsmith
