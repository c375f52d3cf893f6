// SPDX-License-Identifier: GPL-3.0-or-later
// copy --used of volumes of all six file systems onto disks full of noise: afterwards each checker and each file is as before, and
// whatever partclone would copy is copied. With SECTORSMITH_USED_MIB=N the volumes are that large (the label long).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <sstream>

#include "cli/cli_testing.h"
#include "ops/copy/copy_map.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using copier::CopyMap;
using copier::CopyStatus;

// $V is the volume, $M a folder to mount it at, $N its size in MiB. `fill` makes files of all sizes in $M and deletes
// every third of them.
struct UsedCase {
    const char* name;
    const char* needs;   // programs
    const char* make;    // empty: `image`
    const char* image;   // one that macOS wrote
    const char* check;   // $I: verdict of the checker
    const char* hashes;  // $I: name and sum of every file
    const char* peer;    // partclone's
};

const char* const fillFiles =
    "fill() { for i in $(seq 1 60); do head -c $((RANDOM * i * N / 100 + i)) /dev/urandom > $M/f$i; done; "
    "for i in $(seq 1 3 60); do rm $M/f$i; done; mkdir -p $M/d/e; "
    "for i in $(seq 1 40); do head -c $((i * 100)) /dev/urandom > $M/d/e/s$i; done; "
    "for i in $(seq 2 9); do head -c 700000 /dev/urandom >> $M/f$((i * 3)); done; }; ";
const char* const recoveredHashes =
    "T=$(mktemp -d); tsk_recover -a $I $T >/dev/null 2>&1; (cd $T; find . -type f | sort | xargs -d '\\n' -r "
    "sha256sum); rm -r $T";

const UsedCase usedCases[] = {
    {"ext4", "mke2fs e2fsck tsk_recover",
     "mkdir $M; fill; mke2fs -q -F -t ext4 -d $M $V ${N}M; for i in 2 5 8; do debugfs -w -R \"rm f$i\" $V; "
     "done",
     "", "e2fsck -fn $I 2>&1 | tail -1 | sed 's/^[^:]*//'", recoveredHashes, "partclone.ext4"},
    {"ntfs", "mkntfs ntfs-3g ntfsfix tsk_recover",
     "truncate -s ${N}M $V; mkntfs -q -F -Q $V; mkdir $M; ntfs-3g $V $M && { fill; fusermount -u $M || "
     "umount $M; }",
     "", "ntfsfix -n $I 2>&1 | grep -v $I; ntfsinfo -m $I 2>&1 | grep -v 'Name of device'", recoveredHashes,
     "partclone.ntfs"},
    {"fat32", "mkfs.fat fsck.fat mcopy tsk_recover",
     "mkdir $M; fill; truncate -s ${N}M $V; mkfs.fat -F 32 $V >/dev/null; mcopy -s -i $V $M/* ::; mdel -i $V "
     "::f2 "
     "::f5",
     "", "fsck.fat -n $I 2>&1 | sed 's/^[^:]*://'", recoveredHashes, "partclone.fat32"},
    {"exfat", "mkfs.exfat fsck.exfat mount.exfat-fuse tsk_recover",
     "truncate -s ${N}M $V; mkfs.exfat $V >/dev/null; mkdir $M; L=$(losetup -f --show $V); mount.exfat-fuse "
     "$L $M "
     ">/dev/null 2>&1 || { losetup -d $L; exit 1; }; fill; umount $M; losetup -d $L",
     "", "fsck.exfat -n $I 2>&1 | sed 's/^[^:]*://'", recoveredHashes, "partclone.exfat"},
    {"hfsplus", "tsk_recover", "", "hfsplus_volume", "true", recoveredHashes, "partclone.hfsp"},
    {"apfs", "apfsck", "", "apfs_case_insensitive", "apfsck $I 2>&1; fsapfsinfo -H $I 2>/dev/null", "",
     "partclone.apfs"},
};

class UsedCopies : public ::testing::TestWithParam<UsedCase> {};

TEST_P(UsedCopies, FilesAndVerdictAreAsBefore) {
    SECTORSMITH_NEEDS_SHELL();
    const UsedCase& one = GetParam();
    std::istringstream programs(one.needs);
    for (std::string program; programs >> program;)
        if (run("PATH=$PATH:/usr/sbin:/sbin; command -v " + program).exitCode != 0)
            GTEST_SKIP() << program << " is not installed";
    TemporaryFolder folder;
    const auto at = [&](const char* name) { return (folder.path() / name).string(); };
    const char* size = std::getenv("SECTORSMITH_USED_MIB");
    const std::string prelude = "export PATH=$PATH:/usr/sbin:/sbin LC_ALL=C; V='" + at("volume") + "' M='" +
                                at("mount") + "' N=" + (size != nullptr ? size : "48") + "; ";
    if (*one.make == '\0') {
        SECTORSMITH_REAL_IMAGE(image, one.image);
        fs::copy_file(image, at("volume"));
    } else {
        // Bash has random numbers.
        writeFile(at("script"), bytesOf(prelude + fillFiles + "set -e; " + one.make));
        const RunResult made = run("bash '" + at("script") + "'");
        if (made.exitCode != 0) GTEST_SKIP() << "cannot make " << one.name << " here: " << made.err;
    }
    const auto said = [&](const char* command, const char* image) {
        const RunResult result = run(prelude + "I='" + at(image) + "'; " + command);
        return std::to_string(result.exitCode) + "\n" + result.out;
    };
    // What is not copied stays noise: whoever reads it finds out.
    const std::uint64_t bytes = fs::file_size(at("volume"));
    run("head -c " + std::to_string(bytes) + " /dev/urandom > '" + at("target") + "'");
    const RunResult copied = runCommand({"copy", at("volume"), at("target"), "--used", "--destroy", "target",
                                         "--verify", "--save-domain", at("domain"), "--json"});
    ASSERT_EQ(copied.exitCode, 0) << copied.err;
    const auto json = parseJson(copied.out);
    RecordProperty("selectedBytes", json["selectedBytes"].dump());
    EXPECT_LT(json["selectedBytes"].get<std::uint64_t>(), bytes) << json["notes"].dump();
    EXPECT_EQ(said(one.check, "target"), said(one.check, "volume"));
    if (*one.hashes != '\0') {
        const std::string before = said(one.hashes, "volume");
        EXPECT_GT(before.size(), 100u) << before;
        EXPECT_EQ(said(one.hashes, "target"), before);
    }
    // By our own reader, all files of all volumes.
    const auto extracted = [&](const char* image) {
        return runCommand({"extract", at(image), "/", "--to", at(image) + ".files"}).exitCode;
    };
    EXPECT_EQ(extracted("target"), extracted("volume"));
    EXPECT_EQ(
        run("cd '" + at("target") + ".files'; find . -type f | sort | xargs -d '\\n' -r sha256sum").out,
        run("cd '" + at("volume") + ".files'; find . -type f | sort | xargs -d '\\n' -r sha256sum").out);
    if (run(prelude + "command -v " + one.peer).exitCode != 0) return;
    const RunResult peer =
        run(prelude + one.peer + " -D -s $V -o '" + at("theirs") + "' -L '" + at("log") + "'");
    if (peer.exitCode != 0) {
        // Some images are newer than partclone.
        std::cout << one.peer << " does not read it: " << peer.err.substr(0, 300) << '\n';
        return;
    }
    const auto ours = CopyMap::parse(textOf(at("domain"))), theirs = CopyMap::parse(textOf(at("theirs")));
    ASSERT_TRUE(ours && theirs);
    const auto mine = ours->ranges(CopyStatus::Copied);
    for (const ByteRange& range : theirs->ranges(CopyStatus::Copied))
        EXPECT_TRUE(std::ranges::any_of(mine,
                                        [&](const ByteRange& own) {
                                            return own.offset <= range.offset &&
                                                   std::min(range.end(), bytes) <= own.end();
                                        }))
            << range.offset << "+" << range.length;
    const std::uint64_t peers = theirs->bytes(CopyStatus::Copied);
    EXPECT_LE(ours->bytes(CopyStatus::Copied), peers + peers / 100 + (1 << 20));
    RecordProperty("partcloneBytes", std::to_string(peers));
}

INSTANTIATE_TEST_SUITE_P(FileSystems, UsedCopies, ::testing::ValuesIn(usedCases),
                         [](const auto& made) { return std::string(made.param.name); });

}  // namespace
}  // namespace sectorsmith::testing
