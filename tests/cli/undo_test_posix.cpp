// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith write and undo: names that are not text, the ends of images, records of all kinds, where they are kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;

class UndoCommand : public ::testing::Test {
 protected:
    RunResult command(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--state-dir", state().string()});
        return runCommand(arguments);
    }
    fs::path state() const { return folder.path() / "state"; }
    fs::path imageOf(const std::string& name, std::size_t size) const {
        const fs::path path = folder.path() / name;
        writeFile(path, pattern(size));
        return path;
    }
    nlohmann::json list() const { return parseJson(command({"undo", "list", "--json"}).out); }
    // The only record's file.
    fs::path recordFile() const { return list()["records"].at(0)["file"].get<std::string>(); }

    TemporaryFolder folder;
};

TEST_F(UndoCommand, AnImageWhoseNameIsNotUtf8IsTakenBack) {
    const fs::path image = imageOf("Win\xff\xfe XP.img", 64 << 10);
    const auto old = readFile(image);
    ASSERT_EQ(command({"write", image, "-o", "600", "--hex", "112233", "--yes"}).exitCode, 0);
    EXPECT_NE(readFile(image), old);
    const auto back = command({"undo", "apply", "last", "--yes"});
    EXPECT_EQ(back.exitCode, 0) << back.err;
    EXPECT_EQ(readFile(image), old);
}

TEST_F(UndoCommand, AMovedImageIsNamedByHand) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    const fs::path moved = folder.path() / "moved.img";
    const auto old = readFile(image);
    ASSERT_EQ(command({"write", image, "-o", "600", "--hex", "112233", "--yes"}).exitCode, 0);
    fs::rename(image, moved);
    const auto lost = command({"undo", "apply", "last", "--yes"});
    EXPECT_NE(lost.exitCode, 0);
    EXPECT_THAT(lost.err, HasSubstr("--on SOURCE"));
    const auto back = command({"undo", "apply", "last", "--yes", "--on", moved});
    EXPECT_EQ(back.exitCode, 0) << back.err;
    EXPECT_EQ(readFile(moved), old);
}

TEST_F(UndoCommand, TheLastPartOfASectorOfAnImageIsWritten) {
    const fs::path image = imageOf("disk.img", 1000);
    const auto old = readFile(image);
    for (const char* offset : {"600", "997"}) {
        const auto written = command({"write", image, "-o", offset, "--hex", "112233", "--yes"});
        ASSERT_EQ(written.exitCode, 0) << written.err;
        EXPECT_THAT(written.out, HasSubstr("1 sector of"));
        auto expected = old;
        const std::size_t at = std::stoul(offset);
        for (std::size_t i = 0; i < 3; ++i) expected[at + i] = static_cast<std::byte>(0x11 * (i + 1));
        EXPECT_EQ(readFile(image), expected);
        ASSERT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
        EXPECT_EQ(readFile(image), old);
    }
    EXPECT_EQ(command({"write", image, "-o", "998", "--hex", "112233", "--yes"}).exitCode, 3);
    EXPECT_EQ(readFile(image), old);
}

TEST_F(UndoCommand, ThePreviewShowsTheDiskAsItIsNow) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    ASSERT_EQ(command({"write", image, "-o", "4096", "--hex", "cafe", "--yes"}).exitCode, 0);
    auto bytes = readFile(image);
    const auto preview = command({"undo", "apply", "last", "--dry-run"});
    EXPECT_EQ(preview.exitCode, 0) << preview.err;
    EXPECT_THAT(preview.out, HasSubstr("old ca fe"));
    bytes[4100] ^= std::byte{0x5A};
    writeFile(image, bytes);
    const auto changed = command({"undo", "apply", "last", "--dry-run"});
    EXPECT_NE(changed.exitCode, 0);
    EXPECT_THAT(changed.err, HasSubstr("changed since"));
    EXPECT_EQ(readFile(image), bytes);
}

TEST_F(UndoCommand, AnImpossibleTimeDoesNotStopTheList) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    for (int i = 0; i < 3; ++i)
        ASSERT_EQ(
            command({"write", image, "-o", std::to_string(4096 * (i + 1)), "--hex", "ca", "--yes"}).exitCode,
            0);
    // The description is not checked before the record is used.
    const fs::path file = list()["records"].at(1)["file"].get<std::string>();
    const std::string text = textOf(file);
    const auto at = text.find("\"time\":") + 7;
    const auto digits = text.find_first_not_of("0123456789", at) - at;
    // Beyond every calendar: the digits of a longer number push the description out, so its length is put right.
    std::string longer = text;
    longer.replace(at, digits, "9223372036854775807");
    const std::size_t place = std::string("Sectorsmith undo record 1\n").size();
    std::uint64_t length = 0;
    for (int i = 7; i >= 0; --i)
        length = length << 8 | static_cast<unsigned char>(text[place + static_cast<std::size_t>(i)]);
    length += 19 - digits;
    for (std::size_t i = 0; i < 8; ++i) longer[place + i] = static_cast<char>(length >> (8 * i) & 0xFF);
    writeFile(file, bytesOf(longer));
    const auto beyond = command({"undo", "list"});
    EXPECT_EQ(beyond.exitCode, 0) << beyond.err;
    EXPECT_THAT(beyond.out, HasSubstr("unknown time"));
    ASSERT_EQ(list()["records"].size(), 3u);
    EXPECT_TRUE(list()["records"].at(1)["time"].is_null());
}

TEST_F(UndoCommand, ACutOffRecordIsReported) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    ASSERT_EQ(command({"write", image, "-o", "4096", "--hex", "cafe", "--yes"}).exitCode, 0);
    const fs::path file = recordFile();
    fs::resize_file(file, fs::file_size(file) - 100);
    const auto listed = command({"undo", "list", "--json"});
    EXPECT_EQ(listed.exitCode, 3);
    EXPECT_THAT(listed.err, HasSubstr("damaged"));
    EXPECT_EQ(parseJson(listed.out)["problems"].size(), 1u);
}

TEST_F(UndoCommand, RecordsAreDeletedButNeverOpenOnes) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        const auto written =
            command({"write", image, "-o", std::to_string(4096 * (i + 1)), "--hex", "ca", "--yes", "--json"});
        ids.push_back(parseJson(written.out)["record"]);
    }
    const auto total = list()["bytes"].get<std::uint64_t>();
    EXPECT_GT(total, 3 * 1024u);
    EXPECT_THAT(command({"undo", "list"}).out, HasSubstr("3 records"));
    EXPECT_EQ(command({"undo", "delete", ids[0]}).exitCode, 4);  // nobody was asked
    EXPECT_EQ(command({"undo", "delete", ids[0], "--dry-run"}).exitCode, 0);
    EXPECT_EQ(list()["records"].size(), 3u);
    EXPECT_EQ(command({"undo", "delete", ids[0], "--yes"}).exitCode, 0);
    EXPECT_EQ(list()["records"].size(), 2u);
    EXPECT_LT(list()["bytes"].get<std::uint64_t>(), total);
    fs::path open = list()["records"].at(0)["file"].get<std::string>();
    fs::rename(open, fs::path(open).replace_extension(".open"));
    EXPECT_EQ(command({"undo", "delete", ids[2], "--yes"}).exitCode, 4);
    EXPECT_EQ(command({"undo", "delete", "--older-than", "1", "--yes"}).exitCode, 0);
    EXPECT_EQ(list()["records"].size(), 2u);  // they are of today
    EXPECT_EQ(command({"undo", "delete", "--yes"}).exitCode, 2);
    for (const char* days : {"x", "99999999999", "4294967296", "-1", "1.5", "0x1"})
        EXPECT_EQ(command({"undo", "delete", "--older-than", days, "--yes"}).exitCode, 2) << days;
    EXPECT_EQ(list()["records"].size(), 2u);
}

// An image that has grown holds all that the record is about: named by hand, it is taken.
TEST_F(UndoCommand, ADiskOfAnotherSizeIsTakenWhenItIsNamed) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    const auto before = testing::readFile(image);
    ASSERT_EQ(command({"write", image, "-o", "60K", "--hex", "cafe", "--yes"}).exitCode, 0);
    const std::string id = list()["records"].at(0)["id"];
    const auto written = testing::readFile(image);
    // Cut off before the sector, or with other content there, it is refused.
    fs::resize_file(image, 32 << 10);
    EXPECT_NE(command({"undo", "apply", id, "--on", image, "--yes"}).exitCode, 0);
    fs::resize_file(image, 96 << 10);
    EXPECT_NE(command({"undo", "apply", id, "--on", image, "--yes"}).exitCode, 0);
    testing::writeFile(image, written);
    fs::resize_file(image, 96 << 10);
    const auto unnamed = command({"undo", "apply", id, "--yes"});
    EXPECT_NE(unnamed.exitCode, 0);
    EXPECT_THAT(unnamed.err, HasSubstr("--on"));
    const auto named = command({"undo", "apply", id, "--on", image, "--yes"});
    EXPECT_EQ(named.exitCode, 0) << named.err;
    auto after = testing::readFile(image);
    EXPECT_EQ(after.size(), 96u << 10);
    after.resize(64 << 10);
    EXPECT_EQ(after, before);
}

TEST_F(UndoCommand, ARecordKeptElsewhereIsFoundAtTheNextStart) {
    const fs::path image = imageOf("disk.img", 64 << 10);
    ASSERT_EQ(command({"write", image, "-o", "4096", "--hex", "cafe", "--yes"}).exitCode, 0);
    const auto listed = runCommand({"undo", "list"});  // nobody says where
    EXPECT_THAT(listed.out, HasSubstr(image.string()));
    EXPECT_THAT(listed.out, HasSubstr("Other folders with records: " + state().string()));
    EXPECT_THAT(command({"undo", "list"}).out, HasSubstr("Folder for new records: " + state().string()));
}

TEST_F(UndoCommand, PreviewsAreShort) {
    const fs::path image = imageOf("disk.img", 2 << 20);
    const fs::path file = folder.path() / "new";
    // Every other sector: thousands of runs.
    auto bytes = readFile(image);
    for (std::size_t at = 0; at < bytes.size(); at += 1024) bytes[at] ^= std::byte{1};
    writeFile(file, bytes);
    const auto written = command({"write", image, "-o", "0", "--file", file, "--yes"});
    ASSERT_EQ(written.exitCode, 0) << written.err;
    EXPECT_LT(std::ranges::count(written.out, '\n'), 250);
    EXPECT_THAT(written.out, HasSubstr("2048 sectors"));
    EXPECT_EQ(readFile(image) == bytes, true);
    const auto back = command({"undo", "apply", "last", "--yes"});
    ASSERT_EQ(back.exitCode, 0) << back.err;
    EXPECT_LT(std::ranges::count(back.out, '\n'), 250);
}

// A whole write and its undo in a process of its own, which may take so much memory.
TEST_F(UndoCommand, LongWritesTakeLittleMemory) {
    if (programCommand().empty()) GTEST_SKIP() << "the command is not built";
    if (!haveProgram("time") && !fs::exists("/usr/bin/time")) GTEST_SKIP() << "no /usr/bin/time";
    const fs::path image = folder.path() / "disk.img";
    std::ofstream(image).close();
    fs::resize_file(image, 30 << 20);
    const std::string measured = "/usr/bin/time -f 'kib %M' " + programCommand();
    const std::string where = " --yes --state-dir " + shellQuoted(state().string());
    const auto kib = [](const RunResult& result) {
        const auto at = result.err.rfind("kib ");
        return at == std::string::npos ? -1L : std::stol(result.err.substr(at + 4));
    };
    // Through a pipe, so that it cannot be read twice.
    const auto written = run("head -c 24000000 /dev/zero | tr '\\000' '\\132' | " + measured + " write " +
                             shellQuoted(image.string()) + " -o 5000 --file -" + where);
    ASSERT_EQ(written.exitCode, 0) << written.err;
    EXPECT_GT(kib(written), 0) << written.err;
    EXPECT_LT(kib(written), 200'000) << written.err;
    EXPECT_EQ(
        run("head -c 24005000 " + shellQuoted(image.string()) + " | tail -c 24000000 | tr -d '\\132' | wc -c")
            .out,
        "0\n");
    const auto back = run(measured + " undo apply last" + where);
    ASSERT_EQ(back.exitCode, 0) << back.err;
    EXPECT_LT(kib(back), 200'000) << back.err;
    EXPECT_EQ(run("tr -d '\\000' < " + shellQuoted(image.string()) + " | wc -c").out, "0\n");
}

}  // namespace
}  // namespace sectorsmith::testing
