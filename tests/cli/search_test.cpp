// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "cli_testing.h"

namespace sectorsmith {
namespace {

using testing::runCommand;

class SearchCommand : public ::testing::Test {
 protected:
    void SetUp() override {
        std::vector<std::byte> disk(8192);
        const auto put = [&disk](std::size_t at, std::string_view bytes) {
            std::ranges::copy(testing::bytesOf(bytes), disk.begin() + static_cast<std::ptrdiff_t>(at));
        };
        put(100, *encodeText("Boot Camp", Encoding::Utf16Le));
        put(1000, *encodeText("Boot Camp", Encoding::Utf16Be));
        put(2000, "NTFS    ");
        put(3000, "\x93\xFA\x96\x7B");
        testing::writeFile(path_, disk);
    }
    // Offset and length of each match; empty when the command failed.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> found(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"search", path_.string(), "--json"});
        const auto result = runCommand(arguments);
        EXPECT_EQ(result.exitCode, 0) << result.err;
        std::vector<std::pair<std::uint64_t, std::uint64_t>> out;
        if (result.exitCode != 0) return out;
        const auto document = testing::parseJson(result.out);
        for (const auto& match : document["matches"])
            out.emplace_back(match["offset"].get<std::uint64_t>(), match["length"].get<std::uint64_t>());
        return out;
    }

    testing::TemporaryFolder folder_;
    std::filesystem::path path_ = folder_.path() / "disk";
};

using Found = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

TEST_F(SearchCommand, ExpressionsOverUtf16) {
    EXPECT_EQ(found({"--regex", "bo+t|c[a-z]mp", "-i", "--encoding", "utf-16le", "-l", "500"}),
              (Found{{100, 8}, {110, 8}}));
    EXPECT_EQ(found({"--regex", "B.*p", "--encoding", "utf-16be", "-o", "500"}), (Found{{1000, 18}}));
    const auto refused = runCommand({"search", path_.string(), "--regex", "^B", "--encoding", "utf-16le"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_NE(refused.err.find("^"), std::string::npos) << refused.err;
}

TEST_F(SearchCommand, SeveralPatternsInOneRun) {
    EXPECT_EQ(found({"--text", "NTFS", "--hex", "93 FA", "--hex", "43 00 61 ??"}),
              (Found{{110, 4}, {1011, 4}, {2000, 4}, {3000, 2}}));
    EXPECT_EQ(found({"--regex", "NTFS +", "--regex", "EXFAT"}), (Found{{2000, 8}}));
    EXPECT_EQ(found({"--text", "日本", "--encoding", "shift-jis"}), (Found{{3000, 4}}));
    EXPECT_EQ(runCommand({"search", path_.string()}).exitCode, 2);
    EXPECT_EQ(runCommand({"search", path_.string(), "--hex", "55", "--regex", "("}).exitCode, 2);
}

TEST_F(SearchCommand, HashesOfLibgcrypt) {
    SECTORSMITH_NEEDS_SHELL();
    for (const auto& [name, tool] : {std::pair{"sha512", "sha512sum"}, std::pair{"blake2b", "b2sum"}}) {
        const auto expected = testing::run(std::string(tool) + " " + testing::shellQuoted(path_.string()));
        ASSERT_EQ(expected.exitCode, 0);
        const auto result = runCommand({"hash", path_.string(), "-a", name});
        EXPECT_EQ(result.exitCode, 0);
        EXPECT_EQ(result.out, expected.out) << name;
    }
    EXPECT_EQ(runCommand({"hash", path_.string(), "-a", "sha3"}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith
