// SPDX-License-Identifier: GPL-3.0-or-later
// Disks of Windows on a computer that does not exist (testing/fake_computer_windows.h): what they are, who uses them, what is
// locked before a write, what a TRIM asks for. No answer was recorded on a real computer.
#include "io/device_windows.h"

#include <gtest/gtest.h>

#include "io/raw_device.h"
#include "io/volumes_windows.h"
#include "testing/fake_computer_windows.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

constexpr std::uint64_t mebi = 1 << 20;
constexpr DWORD diskAttributes = 0x000700F0;

AnswerBytes oneExtent(std::uint32_t disk, std::uint64_t offset, std::uint64_t length) {
    AnswerBytes bytes(8 + 24);
    bytes.u32(0, 1).u32(8, disk).u64(16, offset).u64(24, length);
    return bytes;
}

// A stick of 8 MiB with two partitions. The first is a volume, D:.
class WindowsDisks : public ::testing::Test {
 protected:
    WindowsDisks() {
        const auto file = folder_.path() / "stick";
        writeFile(file, std::vector<std::byte>(8 * mebi));
        FakeWindows::Disk& disk = windows_.disks[1];
        disk.file = file;
        disk.properties[0] = AnswerBytes(128)
                                 .u8(10, 1)
                                 .u32(12, 40)
                                 .u32(16, 56)
                                 .u32(24, 90)
                                 .u32(28, 7)
                                 .text(40, "SanDisk ")
                                 .text(56, "Ultra Fit")
                                 .text(90, "4C530001");
        disk.properties[6] = AnswerBytes(28).u32(16, 512).u32(20, 4096);
        disk.properties[7] = AnswerBytes(12).u32(4, 12).u8(8, 0);
        disk.properties[8] = AnswerBytes(12).u32(4, 12).u8(8, 1);
        disk.answers[IOCTL_DISK_GET_DRIVE_GEOMETRY_EX] = AnswerBytes(40).u32(20, 512).u64(24, 8 * mebi);
        disk.answers[IOCTL_DISK_GET_LENGTH_INFO] = AnswerBytes(8).u64(0, 8 * mebi);
        disk.answers[IOCTL_DISK_IS_WRITABLE] = AnswerBytes(0);
        disk.answers[IOCTL_DISK_UPDATE_PROPERTIES] = AnswerBytes(0);
        disk.answers[IOCTL_STORAGE_MANAGE_DATA_SET_ATTRIBUTES] = AnswerBytes(0);
        AnswerBytes layout(48 + 2 * 144);
        layout.u32(0, 1).u32(4, 2);
        layout.u32(48, 1).u64(48 + 8, mebi).u64(48 + 16, 4 * mebi).u32(48 + 24, 1);
        layout.u32(192, 1).u64(192 + 8, 5 * mebi).u64(192 + 16, 2 * mebi).u32(192 + 24, 2);
        disk.answers[IOCTL_DISK_GET_DRIVE_LAYOUT_EX] = layout;
        windows_.volumes.push_back({.root = L"\\\\?\\Volume{11}\\",
                                    .extents = oneExtent(1, mebi, 4 * mebi),
                                    .points = {"D:\\"},
                                    .names = {"STICK", "FAT32"}});
        // On another disk, at the same place.
        windows_.volumes.push_back({.root = L"\\\\?\\Volume{22}\\",
                                    .extents = oneExtent(0, mebi, 4 * mebi),
                                    .points = {"C:\\"},
                                    .names = {"", "NTFS"}});
    }

    FakeWindows::Disk& disk() { return windows_.disks.at(1); }
    Result<WritableDevice> open(Exclusivity exclusivity = Exclusivity::Exclusive) {
        return openDeviceForWriting(windows_, path_, exclusivity);
    }
    std::vector<std::byte> lastQuestion(DWORD code) const {
        for (auto one = windows_.requests.rbegin(); one != windows_.requests.rend(); ++one)
            if (one->code == code) return one->question;
        return {};
    }

    TemporaryFolder folder_;
    FakeWindows windows_;
    const std::string path_ = "\\\\.\\PhysicalDrive1";
};

TEST_F(WindowsDisks, FactsAreWhatTheDriverAnswers) {
    const auto disks = listDevices(windows_);
    ASSERT_TRUE(disks);
    ASSERT_EQ(disks->size(), 1u);
    const DeviceFacts& facts = disks->front();
    EXPECT_EQ(facts.name, "PhysicalDrive1");
    EXPECT_EQ(facts.path, path_);
    EXPECT_EQ(facts.model, "SanDisk Ultra Fit");
    EXPECT_EQ(facts.serial, "4C530001");
    EXPECT_EQ(facts.transport, "usb");
    EXPECT_EQ(facts.size, 8 * mebi);
    EXPECT_EQ(facts.logicalSectorSize, 512u);
    EXPECT_EQ(facts.physicalSectorSize, 4096u);
    EXPECT_EQ(facts.discardGranularity, 4096u);
    EXPECT_TRUE(facts.removable);
    EXPECT_TRUE(facts.hotplug);
    EXPECT_FALSE(facts.rotational);
    EXPECT_FALSE(facts.readOnly);
    ASSERT_EQ(facts.partitions.size(), 2u);
    EXPECT_EQ(facts.partitions[0].fileSystem, "FAT32");
    EXPECT_EQ(facts.partitions[0].label, "STICK");
    ASSERT_EQ(facts.partitions[0].uses.size(), 1u);
    EXPECT_EQ(facts.partitions[0].uses[0].where, "D:\\");
    EXPECT_TRUE(facts.partitions[1].uses.empty());
    EXPECT_TRUE(windows_.done.empty()) << "looking opens nothing for writing";
}

TEST_F(WindowsDisks, ADriverThatAnswersLittle) {
    disk().properties.clear();
    disk().answers.erase(IOCTL_DISK_GET_DRIVE_LAYOUT_EX);
    const auto facts = deviceFacts(windows_, path_);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->model, "");
    EXPECT_EQ(facts->logicalSectorSize, 512u);
    EXPECT_EQ(facts->discardGranularity, 0u);
    ASSERT_EQ(facts->uses.size(), 1u) << "a volume in no partition uses the disk";
    EXPECT_FALSE(deviceFacts(windows_, "\\\\.\\PhysicalDrive7"));
}

TEST_F(WindowsDisks, APartitionAndAVolumeLieOnTheirDisk) {
    const auto facts = deviceFacts(windows_, "\\\\?\\Volume{11}");
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->parent, path_);
    EXPECT_EQ(facts->offset, mebi);
    EXPECT_EQ(facts->size, 4 * mebi);
    ASSERT_EQ(facts->uses.size(), 1u);
    EXPECT_TRUE(facts->partitions.empty());
}

TEST_F(WindowsDisks, ALockedVolumeIsNamedBitLocker) {
    windows_.volumes[0].namesProblem = 0x80310000;  // FVE_E_LOCKED_VOLUME
    const auto facts = deviceFacts(windows_, path_);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->partitions.at(0).fileSystem, "BitLocker");
    windows_.volumes[0].namesProblem = ERROR_UNRECOGNIZED_VOLUME;
    EXPECT_EQ(deviceFacts(windows_, path_)->partitions.at(0).fileSystem, "");
}

TEST_F(WindowsDisks, TheSizeIsThatOfTheLengthNotOfTheGeometry) {
    disk().answers[IOCTL_DISK_GET_LENGTH_INFO] = AnswerBytes(8).u64(0, 7 * mebi);
    const auto device = openDeviceForReading(windows_, path_);
    ASSERT_TRUE(device);
    EXPECT_EQ(device->size, 7 * mebi);
    EXPECT_EQ(device->physicalSectorSize, 4096u);
    EXPECT_FALSE(device->readOnly);
    disk().problems[IOCTL_DISK_GET_LENGTH_INFO] = ERROR_NO_MEDIA_IN_DRIVE;
    const auto gone = openDeviceForReading(windows_, path_);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().cause, Cause::NotFound);
}

TEST_F(WindowsDisks, WithoutRightsItSaysWhatToDo) {
    disk().denied = true;
    EXPECT_TRUE(deviceFacts(windows_, path_)) << "questions need no rights";
    const auto reading = openDeviceForReading(windows_, path_);
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().cause, Cause::Permission);
    EXPECT_NE(reading.error().message.find("Run as administrator"), std::string::npos)
        << reading.error().message;
    const auto writing = open();
    ASSERT_FALSE(writing);
    EXPECT_EQ(writing.error().cause, Cause::Permission);
}

TEST_F(WindowsDisks, VolumesAreLockedAndDismountedBeforeTheDiskIsOpened) {
    windows_.volumes[0].busy = 3;  // somebody closes a file in time
    {
        auto device = open();
        ASSERT_TRUE(device) << device.error().message;
        EXPECT_EQ(windows_.done, (std::vector<std::string>{"open volume 0", "lock volume 0",
                                                           "dismount volume 0", "open disk 1"}));
        EXPECT_TRUE(device->inUse.empty());
        RawDevice raw(std::move(*device));
        std::vector<std::byte> sector(512, std::byte{0x5A});
        ASSERT_TRUE(raw.write(2 * mebi, sector));
        std::vector<std::byte> back(512);
        ASSERT_TRUE(raw.read(2 * mebi, back).bad.empty());
        EXPECT_EQ(back, sector);
        const auto reread = raw.rereadPartitions();
        ASSERT_TRUE(reread);
        EXPECT_TRUE(reread->empty());
        EXPECT_EQ(windows_.done.back(), "reread disk 1");
    }
    disk().problems[IOCTL_DISK_UPDATE_PROPERTIES] = ERROR_IO_DEVICE;
    auto again = open();
    ASSERT_TRUE(again);
    RawDevice raw(std::move(*again));
    EXPECT_FALSE(raw.rereadPartitions());
}

TEST_F(WindowsDisks, AVolumeIsLockedByTheHandleThatWritesIt) {
    const auto device = openDeviceForWriting(windows_, "\\\\?\\Volume{11}", Exclusivity::Exclusive);
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ(windows_.done,
              (std::vector<std::string>{"open volume 0", "lock volume 0", "dismount volume 0"}));
}

TEST_F(WindowsDisks, AVolumeThatStaysBusyStopsTheWrite) {
    windows_.volumes[0].busy = 1000;
    const auto device = open();
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::InUse);
    EXPECT_NE(device.error().message.find("D:\\"), std::string::npos) << device.error().message;
    EXPECT_EQ(windows_.done, (std::vector<std::string>{"open volume 0"})) << "the disk was not opened";
}

TEST_F(WindowsDisks, BesideOthersTheirBytesAreNotTouched) {
    auto device = open(Exclusivity::BesideOthers);
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ(windows_.done, (std::vector<std::string>{"open disk 1"})) << "nothing is locked";
    RawDevice raw(std::move(*device));
    const std::vector<std::byte> sector(512);
    EXPECT_TRUE(raw.write(0, sector));
    const auto inside = raw.write(mebi, sector);
    ASSERT_FALSE(inside);
    EXPECT_EQ(inside.error().cause, Cause::InUse);
}

TEST_F(WindowsDisks, TrimNamesTheBytes) {
    auto device = open();
    ASSERT_TRUE(device);
    RawDevice raw(std::move(*device));
    const auto trimmed = raw.discard(mebi + 512, 3 * 4096);
    ASSERT_TRUE(trimmed) << trimmed.error().message;
    EXPECT_EQ(*trimmed, 2 * 4096u);
    // DEVICE_MANAGE_DATA_SET_ATTRIBUTES: Size, Action, Flags, ParameterBlock offset and length, DataSetRanges offset and length;
    // then DEVICE_DATA_SET_RANGE: StartingOffset, LengthInBytes.
    const auto question = lastQuestion(IOCTL_STORAGE_MANAGE_DATA_SET_ATTRIBUTES);
    ASSERT_EQ(question.size(), 48u);
    const auto word = [&](std::size_t at) { return loadLittle<std::uint32_t>(question.data() + at); };
    EXPECT_EQ(word(0), 28u);
    EXPECT_EQ(word(4), 1u) << "DeviceDsmAction_Trim";
    EXPECT_EQ(word(20), 32u);
    EXPECT_EQ(word(24), 16u);
    EXPECT_EQ(loadLittle<std::uint64_t>(question.data() + 32), mebi + 4096);
    EXPECT_EQ(loadLittle<std::uint64_t>(question.data() + 40), 2 * 4096u);
    EXPECT_EQ(windows_.done.back(), "trim disk 1");
}

TEST_F(WindowsDisks, ARuleOfWindowsIsNamed) {
    disk().answers[diskAttributes] = AnswerBytes(16).u32(0, 16).u64(8, 3);
    const auto reading = openDeviceForReading(windows_, path_);
    ASSERT_TRUE(reading);
    EXPECT_TRUE(reading->readOnly);
    EXPECT_NE(reading->readOnlyReason.text.find("offline"), std::string::npos)
        << reading->readOnlyReason.text;
    EXPECT_NE(reading->readOnlyReason.text.find("select disk 1"), std::string::npos);
    disk().answers[diskAttributes] = AnswerBytes(16).u32(0, 16).u64(8, 2);
    auto writing = open();
    ASSERT_FALSE(writing);
    EXPECT_EQ(writing.error().cause, Cause::Permission);
    EXPECT_NE(writing.error().message.find("attributes disk clear readonly"), std::string::npos);
    EXPECT_TRUE(windows_.done.empty()) << "nothing was locked for it";
    // Offline alone: nothing of it is mounted, and it may be written.
    disk().answers[diskAttributes] = AnswerBytes(16).u32(0, 16).u64(8, 1);
    EXPECT_TRUE(openDeviceForReading(windows_, path_)->readOnlyReason.empty());
    EXPECT_TRUE(open());
}

TEST_F(WindowsDisks, AWriteProtectedStick) {
    disk().problems[IOCTL_DISK_IS_WRITABLE] = ERROR_WRITE_PROTECT;
    EXPECT_TRUE(deviceFacts(windows_, path_)->readOnly);
    const auto reading = openDeviceForReading(windows_, path_);
    ASSERT_TRUE(reading);
    EXPECT_TRUE(reading->readOnly);
    EXPECT_TRUE(reading->readOnlyReason.empty()) << "the stick itself says so";
    const auto writing = open();
    ASSERT_FALSE(writing);
    EXPECT_EQ(writing.error().cause, Cause::Permission);
}

TEST_F(WindowsDisks, TheEndOfAVolumeIsAsked) {
    auto file = openSystemFile(windows_, "\\\\?\\Volume{11}", {});
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(windows_.requests.back().target, "volume 0");
    EXPECT_EQ(windows_.requests.back().code, static_cast<DWORD>(FSCTL_ALLOW_EXTENDED_DASD_IO));
    ASSERT_TRUE(openSystemFile(windows_, path_, {}));
    EXPECT_NE(windows_.requests.back().target, "disk 1") << "a whole disk is not asked";
}

}  // namespace
}  // namespace sectorsmith::testing
