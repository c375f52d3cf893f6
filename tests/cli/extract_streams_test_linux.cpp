// SPDX-License-Identifier: GPL-3.0-or-later
// extract, and the streams of files that Linux cannot store: said for each file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/xattr.h>

#include <filesystem>
#include <string>

#include "cli_testing.h"
#include "testing/disks.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Empty: there is none.
std::string attributeOf(const std::filesystem::path& path, const char* name) {
    std::string value(1000, 0);
    const ssize_t size = ::lgetxattr(path.c_str(), name, value.data(), value.size());
    value.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return value;
}

class ExtractStreams : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEED("mkntfs");
        SECTORSMITH_NEED("ntfscp");
        disk_ = std::make_unique<MadeDisk>("12M");
        disk_->must(
            "mkntfs -q -F -Q $D; printf hello > $D.a; printf zone > $D.z; head -c 70000 /dev/urandom > "
            "$D.big; "
            "ntfscp -q $D $D.a plain; ntfscp -q $D $D.a letter; ntfscp -q -N Zone.Identifier $D $D.z letter; "
            "ntfscp -q $D $D.a other; ntfscp -q -N big $D $D.big other; ntfscp -q -N security.x $D $D.z "
            "other");
        probe_ = to("probe");
        std::ofstream(probe_) << "x";
        stores_ = ::setxattr(probe_.c_str(), "user.a", "b", 1, 0) == 0;
    }
    std::filesystem::path to(const char* name) const { return disk_->path().parent_path() / name; }

    std::unique_ptr<MadeDisk> disk_;
    std::filesystem::path probe_;
    bool stores_ = false;  // the file system here has attributes of users
};

TEST_F(ExtractStreams, AlternateStreamsOfNtfs) {
    const std::string disk = disk_->path().string();
    // Indexes, identifiers and the streams of the file system's own files are not the files' content.
    const RunResult plain = runCommand({"extract", disk, "/plain", "/$BadClus", "/$Secure", "/$Extend",
                                        "--to", to("plain").string(), "--json"});
    EXPECT_EQ(plain.exitCode, 0) << plain.err;
    const auto none = parseJson(plain.out);
    for (const auto& file : none["files"]) EXPECT_TRUE(file["notKept"].empty()) << file;

    const RunResult done =
        runCommand({"extract", disk, "/letter", "/other", "--to", to("out").string(), "--json"});
    EXPECT_EQ(done.exitCode, 3);
    const auto files = parseJson(done.out)["files"];
    ASSERT_EQ(files.size(), 2u);
    if (stores_) {
        EXPECT_EQ(attributeOf(to("out") / "letter", "user.Zone.Identifier"), "zone");
        EXPECT_TRUE(files[0]["notKept"].empty());
    } else {
        EXPECT_EQ(files[0]["notKept"].size(), 1u);
    }
    const auto& lost = files[1]["notKept"];
    ASSERT_EQ(lost.size(), 2u) << lost;
    EXPECT_EQ(lost[0]["name"], "big");
    EXPECT_EQ(lost[0]["size"], 70000);
    EXPECT_EQ(lost[1]["name"], "security.x");
    EXPECT_EQ(lost[1]["size"], 4);
    EXPECT_EQ(files[1]["error"], nullptr);
    EXPECT_THAT(done.err, HasSubstr("warning: /other: not in the copy: big (70000 bytes; "));
    EXPECT_EQ(textOf(to("out") / "other"), "hello");
    // Both can be had another way.
    EXPECT_TRUE(runCommand({"dump", "--raw", disk + ":/other:big"}).out == textOf(disk + ".big"));
}

TEST_F(ExtractStreams, ManyAreSummedUp) {
    disk_->must("for i in $(seq 25); do ntfscp -q $D $D.a f$i; ntfscp -q -N security.x $D $D.z f$i; done");
    const RunResult done =
        runCommand({"extract", disk_->path().string(), "/", "--to", to("out").string(), "--json"});
    EXPECT_EQ(done.exitCode, 3);
    std::size_t named = 0, said = 0;
    const auto document = parseJson(done.out);
    for (const auto& file : document["files"]) named += file["notKept"].empty() ? 0 : 1;
    for (std::size_t at = 0; (at = done.err.find(": not in the copy: ", at)) != std::string::npos; ++at)
        ++said;
    EXPECT_GE(named, 26u);
    EXPECT_EQ(said, 20u);
    EXPECT_THAT(done.err, HasSubstr(std::to_string(named - said) + " more files were copied without all"));
}

// A file with an attribute of 322342 bytes, and one whose attribute fits.
TEST_F(ExtractStreams, AttributesOfARealApfs) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_case_insensitive");
    const RunResult done = runCommand({"extract", image.string(), "/dir/xattr-large", "/dir/xattr-small",
                                       "--to", to("out").string(), "--json"});
    EXPECT_EQ(done.exitCode, 3) << done.err;
    const auto files = parseJson(done.out)["files"];
    ASSERT_EQ(files.size(), 2u);
    ASSERT_EQ(files[0]["notKept"].size(), 1u);
    EXPECT_EQ(files[0]["notKept"][0]["name"], "xattr-large");
    EXPECT_EQ(files[0]["notKept"][0]["size"], 322342);
    EXPECT_EQ(files[1]["notKept"].size(), stores_ ? 0u : 1u);
}

}  // namespace
}  // namespace sectorsmith::testing
