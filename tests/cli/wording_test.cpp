// SPDX-License-Identifier: GPL-3.0-or-later
// How the command speaks: numbers with their nouns, and words that no text for users has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/plural.h"
#include "cli_testing.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;

TEST(Wording, ANumberAndItsNoun) {
    EXPECT_EQ(cli::counted(0, "sector"), "0 sectors");
    EXPECT_EQ(cli::counted(1, "sector"), "1 sector");
    EXPECT_EQ(cli::counted(2, "sector"), "2 sectors");
    EXPECT_EQ(cli::counted(1, "entry", "entries"), "1 entry");
    EXPECT_EQ(cli::counted(~std::uint64_t{0}, "entry", "entries"), "18446744073709551615 entries");
}

// What the guide of style forbids.
std::string faultsOf(const std::string& text) {
    constexpr const char* avoided[] = {
        "is no ",      "cannot be told", "cannot be said", "gets through",  "what no partition",
        "give up",     "Giving content", "is to be ",      "be seen here",  "cut off",
        "Requests in", "unless given",   "passes on",      "Take its name", "nobody sees",
        "tells how",   "put back",       "taken back",     "Take back",
    };
    std::string found;
    for (const char* words : avoided)
        if (text.find(words) != std::string::npos) found += std::string("“") + words + "” ";
    return found;
}

TEST(Wording, HelpManPageAndFilesForUsers) {
    const std::string man = runCommand({"generate", "man"}).out;
    ASSERT_GT(man.size(), 10000u);
    EXPECT_EQ(faultsOf(man), "");
    EXPECT_EQ(faultsOf(runCommand({"--help"}).out), "");
    const fs::path source = sourceFolder();
    std::vector<fs::path> files{source / "README.md",
                                source / "packaging/linux/org.sectorsmith.sectorsmith.metainfo.xml.in",
                                source / "packaging/linux/org.sectorsmith.sectorsmith.desktop",
                                source / "packaging/linux/org.sectorsmith.policy.in"};
    for (const auto& entry : fs::directory_iterator(source / "src/gui/help/pages"))
        files.push_back(entry.path());
    EXPECT_GE(files.size(), 10u);
    for (const fs::path& file : files) {
        const auto bytes = readFile(file);
        EXPECT_EQ(faultsOf({reinterpret_cast<const char*>(bytes.data()), bytes.size()}), "") << file;
    }
}

// Lines of prose that fit into a window of 100 columns; tables and pictures are as wide as they are.
TEST(Wording, TheReadmeIsReadableAsText) {
    const auto bytes = readFile(sourceFolder() / "README.md");
    std::istringstream lines({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const auto columns = std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; });
        if (line.starts_with("|")) continue;
        EXPECT_LT(columns, 100) << "line " << number;
    }
    EXPECT_GT(number, 50);
}

}  // namespace
}  // namespace sectorsmith::testing
