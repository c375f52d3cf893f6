// SPDX-License-Identifier: GPL-3.0-or-later
// Copies onto disks of another size, with other sectors, and into other partitions; other people's programs judge them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "base/endian.h"
#include "cli/cli_testing.h"
#include "testing/disks.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string fitShellText(const std::string& command) {
    const RunResult result = run("export PATH=$PATH:/usr/sbin:/sbin; " + command);
    return result.out + result.err;
}

RunResult copyToLoop(const std::string& source, const LoopDevice& loop, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"copy", source, loop.path(), "--destroy", loop.name()};
    words.insert(words.end(), more.begin(), more.end());
    return runCommand(words);
}

TEST(CopyFit, TheTableFitsALargerDiskAlsoWithNewIdentifiers) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("24M"), target("40M");
    disk.must("sgdisk -o -n 1:2048:+4M -n 2:12288:+8M $D && mke2fs -q -F -E offset=6291456 $D 8192");
    // What was on the target before must not be taken for the copy's backup.
    target.must("sgdisk -o -n 1:2048:+4M -n 2:0:+30M $D");
    SECTORSMITH_LOOP_DEVICE(loop, target.path(), "");
    for (const bool newIds : {false, true}) {
        std::vector<std::string> more{"--verify"};
        if (newIds) more.emplace_back("--new-ids");
        more.insert(more.end(), {"--state-dir", (disk.path().parent_path() / "state").string()});
        const RunResult plan = copyToLoop(disk.path().string(), loop, {"--dry-run"});
        EXPECT_THAT(plan.out, HasSubstr("The backup GPT moves to the end of the target."));
        EXPECT_THAT(plan.out, HasSubstr("The protective MBR covers the whole target."));
        const RunResult result = copyToLoop(disk.path().string(), loop, more);
        ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
        EXPECT_THAT(result.out, HasSubstr("adapted to the target"));
        EXPECT_THAT(fitShellText("sgdisk -v " + loop.path()), HasSubstr("No problems found"));
        EXPECT_THAT(fitShellText("sfdisk --verify " + loop.path()), HasSubstr("No errors detected"));
        EXPECT_THAT(fitShellText("sgdisk -p " + loop.path()), HasSubstr("last usable sector is 81886"));
        const auto guid = [&](const std::string& path) {
            return fitShellText("sgdisk -p '" + path + "' | grep GUID");
        };
        EXPECT_EQ(guid(loop.path()) == guid(disk.path().string()), !newIds);
    }
}

TEST(CopyFit, ASmallerDiskWhenAllPartitionsFit) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("64M"), target("24M"), small("12M");
    disk.must("sgdisk -o -n 1:2048:+4M -n 2:12288:+8M $D");
    SECTORSMITH_LOOP_DEVICE(loop, target.path(), "");
    const RunResult result = copyToLoop(disk.path().string(), loop, {"--sha256", "--verify", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const auto json = parseJson(result.out);
    EXPECT_EQ(json["report"]["fitted"], true);
    EXPECT_EQ(json["report"]["copiedBytes"], 24 << 20);
    EXPECT_THAT(result.out, HasSubstr("all partitions fit"));
    EXPECT_EQ(json["report"]["sha256"],
              fitShellText("head -c 24M '" + loop.path() + "' | sha256sum").substr(0, 64))
        << "of what the target holds, the adapted table included";
    EXPECT_THAT(fitShellText("sgdisk -v " + loop.path()), HasSubstr("No problems found"));
    SECTORSMITH_LOOP_DEVICE(less, small.path(), "");
    const auto before = readFile(small.path());
    const RunResult refused = copyToLoop(disk.path().string(), less);
    EXPECT_EQ(refused.exitCode, 4);
    EXPECT_THAT(refused.err, HasSubstr("partition 2 does not fit"));
    EXPECT_TRUE(readFile(small.path()) == before);
    // Without a table nobody knows what may be left out.
    const MadeDisk plain("13M");
    EXPECT_THAT(copyToLoop(plain.path().string(), less).err, HasSubstr("too small"));
}

TEST(CopyFit, LargeSectors) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("mkfs.fat");
    const MadeDisk disk("24M"), target("24M");
    disk.must("sgdisk -o -n 1:2048:+4M -n 2:12288:+8M $D && mke2fs -q -F -b 4096 -E offset=6291456 $D 2048");
    SECTORSMITH_LOOP_DEVICE(loop, target.path(), "-b 4096");
    RunResult result = copyToLoop(disk.path().string(), loop, {"--sha256"});
    ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr("rewritten for sectors of 4096 bytes"));
    EXPECT_THAT(result.out,
                HasSubstr("SHA-256 " + fitShellText("sha256sum " + loop.path()).substr(0, 64) + "\n"));
    EXPECT_THAT(fitShellText("sgdisk -v " + loop.path()), HasSubstr("No problems found"));
    EXPECT_THAT(fitShellText("sfdisk --verify " + loop.path()), HasSubstr("No errors detected"));
    EXPECT_THAT(fitShellText("sgdisk -i 2 " + loop.path()), HasSubstr("First sector: 1536 "));
    // And from there to small ones.
    const MadeDisk small("40M");
    {
        SECTORSMITH_LOOP_DEVICE(back, small.path(), "");
        result = copyToLoop(loop.path(), back);
        ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
        EXPECT_THAT(fitShellText("sgdisk -v " + back.path()), HasSubstr("No problems found"));
        EXPECT_THAT(fitShellText("sgdisk -i 2 " + back.path()), HasSubstr("First sector: 12288 "));
    }
    // An area that begins and ends within a large sector is copied with the rest of it.
    disk.must(
        "head -c 8192 /dev/urandom | dd of=$D bs=512 seek=2048 conv=notrunc status=none;"
        "printf '0 + 1\\n0x100200 0x200 +\\n' >$D.domain");
    run("dd if=/dev/zero of=" + loop.path() + " bs=1M status=none");
    const std::string domain = disk.path().string() + ".domain";
    result = copyToLoop(disk.path().string(), loop, {"--domain", domain, "--verify"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const auto wanted = readFile(disk.path()), copied = readFile(target.path());
    const auto megabyte = [](const auto& bytes) { return std::span(bytes).subspan(1 << 20, 8192); };
    EXPECT_TRUE(std::ranges::equal(megabyte(wanted).first(4096), megabyte(copied).first(4096)));
    EXPECT_FALSE(std::ranges::equal(megabyte(wanted), megabyte(copied)));
    // A FAT of small sectors cannot be used there.
    disk.must(
        "dd if=/dev/zero of=$D bs=1M seek=6 count=8 conv=notrunc status=none;"
        "mkfs.fat --offset 12288 -n SMALL $D 8192");
    const auto before = readFile(target.path());
    result = copyToLoop(disk.path().string(), loop);
    EXPECT_EQ(result.exitCode, 4) << result.out;
    EXPECT_THAT(result.err, HasSubstr("“SMALL”) has sectors of 512 bytes"));
    EXPECT_TRUE(readFile(target.path()) == before);
}

// What comes out of an archive gets the same care as an image.
TEST(CopyFit, APackedImage) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("mkfs.fat");
    SECTORSMITH_NEED("gzip");
    const MadeDisk disk("24M"), target("24M"), larger("40M"), small("12M");
    disk.must(
        "sgdisk -o -n 1:2048:+4M -n 2:12288:+8M $D && mke2fs -q -F -b 4096 -E offset=6291456 $D 2048 && "
        "gzip -k $D && (! command -v xz || xz -k $D) && (! command -v zstd || zstd -q $D)");
    const std::string packed = disk.path().string() + ".gz";
    {
        SECTORSMITH_LOOP_DEVICE(loop, larger.path(), "");
        const RunResult result = copyToLoop(packed, loop, {"--json"});
        ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
        EXPECT_EQ(parseJson(result.out)["report"]["fitted"], true);
        EXPECT_EQ(result.err, "");
        EXPECT_THAT(fitShellText("sgdisk -v " + loop.path()), HasSubstr("No problems found"));
        EXPECT_THAT(fitShellText("sgdisk -p " + loop.path()), HasSubstr("last usable sector is 81886"));
    }
    {
        SECTORSMITH_LOOP_DEVICE(less, small.path(), "");
        const auto before = readFile(small.path());
        for (const char* ending : {".gz", ".xz", ".zst"}) {
            if (!std::filesystem::exists(disk.path().string() + ending)) continue;
            const RunResult refused = copyToLoop(disk.path().string() + ending, less);
            EXPECT_EQ(refused.exitCode, 4) << ending << refused.out;
            EXPECT_THAT(refused.err, HasSubstr("too small")) << ending;
        }
        EXPECT_TRUE(readFile(small.path()) == before);
    }
    SECTORSMITH_LOOP_DEVICE(loop, target.path(), "-b 4096");
    RunResult result = copyToLoop(packed, loop);
    ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
    EXPECT_THAT(result.err, HasSubstr("has sectors of 512 bytes and the target of 4096"));
    EXPECT_THAT(result.out, HasSubstr("adapted to the target"));
    EXPECT_THAT(fitShellText("sgdisk -v " + loop.path()), HasSubstr("No problems found"));
    EXPECT_THAT(fitShellText("sgdisk -i 2 " + loop.path()), HasSubstr("First sector: 1536 "));
    // A FAT of small sectors cannot be used there, which is found out when it is there.
    disk.must(
        "dd if=/dev/zero of=$D bs=1M seek=6 count=8 conv=notrunc status=none;"
        "mkfs.fat --offset 12288 -n SMALL $D 8192 && gzip -kf $D");
    result = copyToLoop(packed, loop);
    EXPECT_EQ(result.exitCode, 3) << result.out;
    EXPECT_THAT(result.err, HasSubstr("“SMALL”) has sectors of 512 bytes"));
}

// A volume that is copied into another partition knows where it lies.
TEST(CopyFit, IntoAnotherPartition) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("mkfs.fat");
    SECTORSMITH_NEED("mkntfs");
    SECTORSMITH_NEED("mkfs.exfat");
    struct Case {
        const char* make;
        const char* check;
        std::uint64_t field;   // byte of the volume
        std::uint64_t backup;  // of the backup boot sector
        const char* right;     // what the checker says
    };
    for (const Case& one :
         {Case{"mkfs.fat -F 32 -h 2048 $V", "fsck.fat -n $V", 0x1C, 6 * 512, "files"},
          Case{"mkntfs -q -F -Q -p 2048 -H 16 -S 63 $V", "ntfsfix -n $V", 0x1C, 65535 * 512, "OK"},
          Case{"mkfs.exfat $V", "fsck.exfat -n $V", 0x40, 12 * 512, "clean"}}) {
        const MadeDisk disk("120M");
        disk.must("sgdisk -o -n 1:2048:67583 -n 2:133120:202751 $D");
        const std::string volume = (disk.path().parent_path() / "volume").string();
        disk.must("V=" + volume + "; truncate -s 32M $V; " + one.make);
        const bool exfat = one.field == 0x40;
        if (exfat) {
            // As Windows writes it; the checksum is computed by tune.exfat, which renews the serial number.
            disk.must("V=" + volume +
                      "; printf '\\0\\10' | dd of=$V bs=1 seek=64 conv=notrunc status=none; "
                      "printf '\\0\\10' | dd of=$V bs=1 seek=6208 conv=notrunc status=none");
            if (!haveProgram("tune.exfat")) continue;
            disk.must("V=" + volume + "; tune.exfat -I 0x12345678 $V");
        }
        disk.must("V=" + volume + "; dd if=$V of=$D bs=512 seek=2048 conv=notrunc status=none");
        const std::string path = disk.path().string();
        const RunResult result = runCommand({"copy", path + "#1", path + "#2", "--destroy", "disk.img"});
        EXPECT_EQ(result.exitCode, 0) << result.err;
        EXPECT_THAT(result.out, HasSubstr("(before: 2048, after: 133120)")) << one.make;
        const auto bytes = readFile(disk.path());
        const auto at = [&](std::uint64_t place) {
            return loadLittle<std::uint32_t>(bytes.data() + 133120 * 512 + place);
        };
        EXPECT_EQ(at(one.field), 133120u) << one.make;
        EXPECT_EQ(at(one.backup + one.field), 133120u) << one.make;
        disk.must("V=" + volume + "; dd if=$D of=$V bs=512 skip=133120 count=65536 conv=notrunc status=none");
        const std::string said = disk.shell("V=" + volume + "; " + one.check + " 2>&1").out;
        EXPECT_THAT(said, HasSubstr(one.right)) << said;
        if (exfat) {
            EXPECT_THAT(said, Not(HasSubstr("checksum")));
        }
        // Into an image the volume goes as it is.
        const std::string image = volume + ".img";
        EXPECT_EQ(runCommand({"copy", path + "#1", image}).exitCode, 0);
        EXPECT_EQ(loadLittle<std::uint32_t>(readFile(image).data() + one.field), 2048u);
    }
}

}  // namespace
}  // namespace sectorsmith::testing
