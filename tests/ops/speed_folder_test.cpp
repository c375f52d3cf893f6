// SPDX-License-Identifier: GPL-3.0-or-later
// What a folder lies on, and the sizes of the files that are written to it.
#include <gtest/gtest.h>

#include <numeric>

#include "ops/speed/compare.h"
#include "ops/speed/folder.h"
#include "ops/speed/result.h"
#include "ops/speed/speed_test.h"
#include "testing/images.h"

namespace sectorsmith::speed {

TEST(SpeedFolder, TheServerOfANetworkFileSystem) {
    EXPECT_EQ(serverOf("nfs4", "nas.local:/volume/backup"), "nas.local");
    EXPECT_EQ(serverOf("nfs", "[fe80::1]:/volume"), "[fe80::1]");
    EXPECT_EQ(serverOf("fuse.sshfs", "me@host:folder"), "host");
    EXPECT_EQ(serverOf("cifs", "//nas/share/sub"), "nas");
    EXPECT_EQ(serverOf("smbfs", "//me@nas._smb._tcp.local/share"), "nas._smb._tcp.local");
    EXPECT_EQ(serverOf("NTFS", "\\\\nas\\share\\"), "nas");
    EXPECT_EQ(serverOf("davfs", "https://cloud.example/dav"), "cloud.example");
    EXPECT_EQ(serverOf("ext4", "/dev/sda2"), "");
    EXPECT_EQ(serverOf("nfs", "odd"), "");
    EXPECT_EQ(serverOf("cifs", "odd"), "");
    EXPECT_EQ(serverOf("cifs", ""), "");
    EXPECT_EQ(serverOf("tmpfs", "tmpfs"), "");
}

TEST(SpeedFolder, MixedSizesAreAHundredAndSixtyFiles) {
    const auto all = mixedFileSizes(std::uint64_t{2} << 30);
    EXPECT_EQ(all.size() * mixedRepeats, 160u);
    EXPECT_EQ(all.front(), 2u << 20);
    EXPECT_EQ(all.back(), std::uint64_t{2000} << 20);
    EXPECT_EQ(mixedFileSizes(10u << 20).size(), 5u);
    EXPECT_TRUE(mixedFileSizes(1u << 20).empty());
}

TEST(SpeedFolder, TheFastestAndTheSlowestFifthDoNotCount) {
    EXPECT_DOUBLE_EQ(trimmedMean({5, 1, 3, 1000, 4}), 4);
    EXPECT_DOUBLE_EQ(trimmedMean({1, 2, 3, 4, 5, 6, 7, 8, 900, 1000}), 5.5);
    EXPECT_DOUBLE_EQ(trimmedMean({1, 2, 3, 10}), 4) << "of four, a fifth is none";
    EXPECT_DOUBLE_EQ(trimmedMean({}), 0);
}

TEST(SpeedLibrary, RenamesAndRemovesResults) {
    const testing::TemporaryFolder folder;
    SpeedResult result;
    result.id = "20260131-174502-1233";
    result.profile = "files";
    result.kind = TargetKind::Folder;
    result.mount = {"nfs4", "nas:/backup", "rw,vers=4.2", "nas"};
    result.files.push_back({.name = Message::plain("mixed"),
                            .files = 10,
                            .bytes = 20 << 20,
                            .sizes = {{2 << 20, 10, 1e6, 2e6}}});
    ASSERT_TRUE(saveResult(result, folder.path()));
    const ResultLibrary library({folder.path()});
    EXPECT_FALSE(library.rename("20260131", "x")) << "a part of an ID is too little";
    EXPECT_FALSE(library.remove("../20260131-174502-1233"));
    ASSERT_TRUE(library.rename(result.id, "Blue “cable”"));
    auto loaded = library.load("last");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->title, "Blue “cable”");
    EXPECT_EQ(loaded->mount.server, "nas");
    EXPECT_EQ(loaded->mount.options, "rw,vers=4.2");
    // Beside others it says what lies between.
    const Comparison beside = compareResults({*loaded});
    EXPECT_EQ(beside.results[0].adapter.text, "nfs4, nas, rw,vers=4.2");
    EXPECT_NE(comparisonCsv(beside).find("nas"), std::string::npos);
    ASSERT_EQ(loaded->files[0].sizes.size(), 1u);
    EXPECT_EQ(loaded->files[0].sizes[0].readBytesPerSecond, 2e6);
    ASSERT_TRUE(library.rename(result.id, ""));
    EXPECT_EQ(library.load("last")->title, "");
    ASSERT_TRUE(library.remove(result.id));
    EXPECT_TRUE(library.list().empty());
    EXPECT_FALSE(library.remove(result.id));
}

}  // namespace sectorsmith::speed
