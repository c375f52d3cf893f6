// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes of which only the header is known: info names them as blkid does, and nothing of them counts as free.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "cli/cli_testing.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

struct KnownVolume {
    const char* program;
    const char* type;  // as blkid names it
    const char* name;  // as info prints it
    const char* recipe;
};
const KnownVolume knownVolumes[] = {
    {"cryptsetup", "crypto_LUKS", "LUKS encryption",
     "truncate -s 20M $V && printf x | cryptsetup luksFormat -q --type luks2 --label Vault --pbkdf pbkdf2 "
     "--pbkdf-force-iterations 1000 $V -"},
    {"mkswap", "swap", "Linux swap", "truncate -s 8M $V && mkswap -q -L Shed $V"},
    {"mkfs.xfs", "xfs", "XFS", "truncate -s 320M $V && mkfs.xfs -q -L Attic $V"},
    {"mkfs.btrfs", "btrfs", "Btrfs", "truncate -s 120M $V && mkfs.btrfs -q -L Cellar $V"},
    {"xorriso", "iso9660", "ISO 9660",
     "mkdir $V.d && echo hello > $V.d/f && xorriso -as mkisofs -quiet -V TOWER -o $V $V.d"},
    {"mkudffs", "udf", "UDF", "truncate -s 8M $V && mkudffs -b 512 -l Disc $V"},
    {"mkfs.f2fs", "f2fs", "F2FS", "truncate -s 64M $V && mkfs.f2fs -q -l Flash $V"},
};

std::string blkidValue(const std::string& path, const char* key) {
    std::string value = run("blkid -p -s " + std::string(key) + " -o value " + shellQuoted(path)).out;
    if (value.ends_with('\n')) value.pop_back();
    return value;
}

nlohmann::json orNull(const std::string& text) {
    return text.empty() ? nlohmann::json() : nlohmann::json(text);
}

class KnownVolumeFile : public ::testing::TestWithParam<KnownVolume> {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        for (const char* program : {GetParam().program, "blkid", "sgdisk"})
            if (!haveProgram(program)) GTEST_SKIP() << program << " is not installed";
        const RunResult made = run("V=" + shellQuoted(volume()) + "; ( " + GetParam().recipe + " ) 2>&1");
        ASSERT_EQ(made.exitCode, 0) << made.out;
    }
    std::string at(const char* name) const { return (folder.path() / name).string(); }
    std::string volume() const { return at("volume"); }

    TemporaryFolder folder;
};

TEST_P(KnownVolumeFile, IsNamedAsBlkidNamesIt) {
    const auto document = parseJson(runCommand({"info", volume(), "--json"}).out);
    ASSERT_EQ(document["fileSystems"].size(), 1U);
    const auto& found = document["fileSystems"][0];
    EXPECT_EQ(found["type"], GetParam().type);
    EXPECT_EQ(blkidValue(volume(), "TYPE"), GetParam().type);
    EXPECT_EQ(found["name"], GetParam().name);
    const std::string label = blkidValue(volume(), "LABEL");
    const std::string uuid = blkidValue(volume(), "UUID");
    EXPECT_FALSE(label.empty());
    EXPECT_FALSE(uuid.empty());
    EXPECT_EQ(found["label"], orNull(label));
    EXPECT_EQ(found["uuid"], orNull(uuid));
    const std::string printed = runCommand({"info", volume()}).out;
    EXPECT_THAT(printed, HasSubstr(std::string(GetParam().name) + " “" + label + "”\n"));
    EXPECT_THAT(printed, HasSubstr(uuid));
}

// What has a template is laid out by it without being asked, by what it is and not by a magic number.
TEST_P(KnownVolumeFile, IsDecodedByItsTemplate) {
    const std::string type = GetParam().type;
    const std::string id = type == "crypto_LUKS" ? "disk/luks" : "fs/" + type;
    if (!parseJson(runCommand({"templates", "--json"}).out).dump().contains("\"" + id + "\""))
        return;  // no template for it
    const RunResult decoded = runCommand({"decode", volume(), "--levels", "0"});
    EXPECT_EQ(decoded.exitCode, 0) << decoded.err;
    EXPECT_THAT(decoded.err, HasSubstr("template " + id + " (" + GetParam().name));
}

// In a partition, between bytes that nothing describes: all of it is copied, nothing of it is erased.
TEST_P(KnownVolumeFile, NothingOfItIsFree) {
    const auto length = std::filesystem::file_size(volume());
    const RunResult made =
        run("D=" + shellQuoted(at("disk")) + " V=" + shellQuoted(volume()) + "; truncate -s " +
            std::to_string(length + (4 << 20)) +
            " $D && sgdisk -a 8 -n 1:2048:+$(($(stat -c %s $V) / 512)) $D >/dev/null && "
            // Noise where the volume has nothing but zeros: what a file system calls free may hold anything.
            "dd if=$V of=$D bs=1M seek=1 conv=notrunc,sparse status=none && "
            "head -c 65536 /dev/urandom | dd of=$D bs=512 seek=$((2048 + $(stat -c %s $V) / 512 - 400)) "
            "conv=notrunc status=none; cp --sparse=always $D $D.before");
    ASSERT_EQ(made.exitCode, 0) << made.out << made.err;
    const auto document = parseJson(runCommand({"info", at("disk"), "--json"}).out);
    ASSERT_EQ(document["fileSystems"].size(), 1U);
    EXPECT_EQ(document["fileSystems"][0]["type"], GetParam().type);

    const RunResult copied = runCommand({"copy", "--used", at("disk"), at("copy")});
    EXPECT_EQ(copied.exitCode, 0) << copied.err;
    EXPECT_EQ(run("cmp -i 1048576 -n " + std::to_string(length) + " " + shellQuoted(at("disk")) + " " +
                  shellQuoted(at("copy")))
                  .exitCode,
              0);

    for (const std::string& source : {at("disk") + "#1", at("copy") + "#1"}) {
        const RunResult erased = runCommand({"erase-free", source, "--destroy", "disk"});
        EXPECT_NE(erased.exitCode, 0) << erased.out;
    }
    EXPECT_EQ(run("cmp " + shellQuoted(at("disk")) + " " + shellQuoted(at("disk.before"))).exitCode, 0);
}

INSTANTIATE_TEST_SUITE_P(Made, KnownVolumeFile, ::testing::ValuesIn(knownVolumes),
                         [](const auto& test) { return std::string(test.param.type); });

}  // namespace
}  // namespace sectorsmith::testing
