// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/edit_journal.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::TemporaryFolder;

DeviceIdentity imageIdentity() { return {true, "/images/a.img", "", "", "", 4096, 512, 0}; }

std::vector<std::byte> bytes(std::string_view text) {
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

TEST(EditJournal, EditsAreFoundAfterTheProgramIsGone) {
    const TemporaryFolder folder;
    Overlay overlay(std::make_shared<MemorySource>(std::vector<std::byte>(4096, std::byte{'.'})));
    {
        EditJournal journal(folder.path(), imageIdentity());
        overlay.onChange([&](std::uint64_t offset, std::uint64_t length) {
            EXPECT_TRUE(journal.record(overlay, offset, length));
        });
        ASSERT_TRUE(overlay.stage(100, bytes("hello"), "Typing"));
        ASSERT_TRUE(overlay.stage(102, bytes("LL"), "Typing"));
        ASSERT_TRUE(overlay.stage(4000, bytes("bye"), "Paste"));
        overlay.undo();
        ASSERT_TRUE(overlay.revert(100, 1, "Revert"));
        EXPECT_TRUE(EditJournal::find({folder.path()}, imageIdentity()).empty())
            << "held by a living program";
    }
    const auto found = EditJournal::find({folder.path()}, imageIdentity());
    ASSERT_EQ(found.size(), 1u);
    ASSERT_EQ(found[0].runs.size(), 1u);
    EXPECT_EQ(found[0].runs[0].offset, 101u);
    EXPECT_EQ(found[0].runs[0].after, bytes("eLLo"));
    EXPECT_EQ(found[0].runs[0].before, bytes("...."));
    EXPECT_FALSE(found[0].cutOff);
    DeviceIdentity other = imageIdentity();
    other.size = 8192;
    EXPECT_TRUE(EditJournal::find({folder.path()}, other).empty());
}

TEST(EditJournal, CommittedEditsAreNotOffered) {
    const TemporaryFolder folder;
    Overlay overlay(std::make_shared<MemorySource>(std::vector<std::byte>(4096)));
    {
        EditJournal journal(folder.path(), imageIdentity());
        ASSERT_TRUE(overlay.stage(0, bytes("x"), "Typing"));
        ASSERT_TRUE(journal.record(overlay, 0, 1));
        journal.remove();
    }
    EXPECT_TRUE(EditJournal::find({folder.path()}, imageIdentity()).empty());
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

// However the file is cut or damaged, what can be trusted is offered and nothing else.
TEST(EditJournal, TornFilesGiveTheRecordsBefore) {
    const TemporaryFolder folder;
    Overlay overlay(std::make_shared<MemorySource>(std::vector<std::byte>(4096)));
    {
        EditJournal journal(folder.path(), imageIdentity());
        for (int i = 0; i < 5; ++i) {
            ASSERT_TRUE(overlay.stage(static_cast<std::uint64_t>(i) * 100, bytes("abc"), "Typing"));
            ASSERT_TRUE(journal.record(overlay, static_cast<std::uint64_t>(i) * 100, 3));
        }
    }
    const auto file = EditJournal::find({folder.path()}, imageIdentity()).at(0).file;
    const auto whole = testing::readFile(file);
    std::size_t last = 6;
    for (std::size_t length = whole.size(); length-- > 0;) {
        testing::writeFile(file, std::span(whole).first(length));
        const auto found = EditJournal::find({folder.path()}, imageIdentity());
        const std::size_t runs = found.empty() ? 0 : found[0].runs.size();
        EXPECT_LE(runs, last);
        EXPECT_LT(runs, 5u);
        last = runs;
        for (const auto& edits : found)
            for (const SectorRun& run : edits.runs) EXPECT_EQ(run.after, bytes("abc"));
    }
    std::mt19937 random(1);
    for (int i = 0; i < 200; ++i) {
        auto damaged = whole;
        damaged[random() % damaged.size()] ^= static_cast<std::byte>(1 + random() % 255);
        testing::writeFile(file, damaged);
        for (const auto& edits : EditJournal::find({folder.path()}, imageIdentity()))
            for (const SectorRun& run : edits.runs) EXPECT_EQ(run.after, bytes("abc"));
    }
}

}  // namespace
}  // namespace sectorsmith
