// SPDX-License-Identifier: GPL-3.0-or-later
// Disks that something of the system holds without mounting them: a commit is refused with its name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "io/memory_source.h"
#include "ops/in_use.h"
#include "ops/state_folder_parts.h"
#include "testing/fake_computer_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::uint64_t sectors = 8192;

// sda: 1 in a RAID, 2 in an LVM volume that is mounted, 3 encrypted, 4 swap, 5 free. sdb: a member of a RAID as a whole.
class Held : public ::testing::Test {
 protected:
    void SetUp() override {
        const auto sda = computer.disk("pci0000:00/ata1/host0", "sda", "8:0", attributes());
        for (int i = 1; i <= 5; ++i)
            computer.partition(sda, "sda" + std::to_string(i), "8:" + std::to_string(i), i,
                               static_cast<std::uint64_t>(i) * 1024, 1024);
        const auto sdb = computer.disk("pci0000:00/ata2/host1", "sdb", "8:16", attributes());
        const auto md0 = computer.disk("virtual", "md0", "9:0", attributes());
        const auto md1 = computer.disk("virtual", "md1", "9:1", attributes());
        const auto root = mapped("dm-0", "253:0", "vg-root", "LVM-abcdef");
        const auto secret = mapped("dm-1", "253:1", "secret", "CRYPT-LUKS2-0123");
        computer.link(sda / "sda1/holders/md0", computer.root() / md0);
        computer.link(sda / "sda2/holders/dm-0", computer.root() / root);
        computer.link(sda / "sda3/holders/dm-1", computer.root() / secret);
        computer.link(sdb / "holders/md1", computer.root() / md1);
        computer.put("proc/self/mountinfo", "36 35 253:0 / /home rw - ext4 /dev/mapper/vg-root rw\n");
        computer.put("proc/swaps", "Filename\tType\tSize\tUsed\tPriority\n/dev/sda4 partition\t4\t0\t-2\n");
    }
    static std::map<std::string, std::string> attributes() {
        return {{"size", std::to_string(sectors)}, {"ro", "0"}, {"queue/logical_block_size", "512"}};
    }
    std::filesystem::path mapped(const std::string& node, const std::string& number, const std::string& name,
                                 const std::string& uuid) {
        auto all = attributes();
        all["dm/name"] = name;
        all["dm/uuid"] = uuid;
        return computer.disk("virtual", node, number, all);
    }
    // What a commit of that one sector is told.
    std::string refusal(const std::string& disk, std::uint64_t sector, bool beside) {
        const auto facts = deviceFactsOfNode(computer.places(), disk);
        if (!facts) return "no facts: " + facts.error().message;
        const MemorySource content(std::vector<std::byte>(sectors * 512));
        const SectorRun run{sector * 512, std::vector<std::byte>(512),
                            std::vector<std::byte>(512, std::byte{1})};
        const auto access = checkWriteAccess(*facts, content, {&run, 1}, beside);
        if (access) return "";
        EXPECT_EQ(access.error().cause, Cause::InUse) << access.error().message;
        return access.error().message;
    }

    Computer computer;
};

TEST_F(Held, APartitionOfARaidAVolumeGroupOrAnEncryptedOneIsRefusedWithItsHoldersName) {
    for (const bool beside : {false, true}) {
        EXPECT_THAT(refusal("sda", 1024, beside), AllOf(HasSubstr("sda1"), HasSubstr("held by md0 (RAID)")));
        EXPECT_THAT(refusal("sda", 2048, beside), AllOf(HasSubstr("sda2"), HasSubstr("held by vg-root (LVM)"),
                                                        HasSubstr("mounted at /home")));
        EXPECT_THAT(refusal("sda", 3072, beside),
                    AllOf(HasSubstr("sda3"), HasSubstr("held by secret (encrypted)")));
        EXPECT_THAT(refusal("sda", 4096, beside), AllOf(HasSubstr("sda4"), HasSubstr("swap")));
    }
}

// Undo records must not lie on the disk that they are about, whatever is between it and their file system.
TEST_F(Held, AFolderOnAVolumeGroupLiesOnTheDiskBelow) {
    const auto above = [&](const std::string& disk, const std::string& point) {
        const auto facts = deviceFactsOfNode(computer.places(), disk);
        EXPECT_TRUE(facts);
        MountLine mount;
        mount.point = point;
        mount.source = "/dev/mapper/vg-root";
        return facts && state_folder::liesAbove(*facts, mount);
    };
    EXPECT_TRUE(above("sda", "/home"));
    EXPECT_FALSE(above("sda", "/srv"));
    EXPECT_FALSE(above("sdb", "/home"));
}

TEST_F(Held, TheFreePartitionNeedsAConfirmation) {
    EXPECT_THAT(refusal("sda", 5120, false), HasSubstr("--disk-in-use"));
    EXPECT_EQ(refusal("sda", 5120, true), "");
}

TEST_F(Held, ADiskThatIsHeldAsAWholeIsNeverWritten) {
    for (const bool beside : {false, true})
        EXPECT_THAT(refusal("sdb", 0, beside), AllOf(HasSubstr("/dev/sdb"), HasSubstr("held by md1 (RAID)"),
                                                     HasSubstr("stop what uses it first")));
}

}  // namespace
}  // namespace sectorsmith::testing
