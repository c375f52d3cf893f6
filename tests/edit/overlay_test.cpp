// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/overlay.h"

#include <gtest/gtest.h>

#include <random>

#include "io/memory_source.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> bytes(std::string_view text) {
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

std::shared_ptr<MemorySource> counting(std::size_t size) {
    std::vector<std::byte> data(size);
    for (std::size_t i = 0; i < size; ++i) data[i] = static_cast<std::byte>(i * 7);
    return std::make_shared<MemorySource>(data);
}

std::vector<std::byte> content(const ByteSource& source) {
    return readBytes(source, 0, source.size()).value();
}

TEST(Overlay, ShowsStagedBytesOverTheBase) {
    Overlay overlay(counting(4096));
    ASSERT_TRUE(overlay.stage(1000, bytes("hello"), "Typing"));
    EXPECT_EQ(readBytes(overlay, 1000, 5).value(), bytes("hello"));
    EXPECT_EQ(readBytes(*overlay.base(), 1000, 1).value()[0], static_cast<std::byte>(1000 * 7 & 0xFF));
    EXPECT_TRUE(overlay.isStaged(1004));
    EXPECT_FALSE(overlay.isStaged(1005));
    EXPECT_EQ(overlay.stagedBytes(), 5u);
}

TEST(Overlay, NeverGrowsTheDisk) {
    Overlay overlay(counting(4096));
    auto result = overlay.stage(4094, bytes("abc"), "Paste");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().cause, Cause::OutOfRange);
    EXPECT_TRUE(overlay.empty());
    EXPECT_FALSE(overlay.canUndo());
    EXPECT_FALSE(overlay.stage(UINT64_MAX, bytes("abc"), "Paste"));
}

TEST(Overlay, WritesOfOneStepAreAllOrNothing) {
    Overlay overlay(counting(4096));
    std::vector<StagedWrite> writes{{0, bytes("a")}, {5000, bytes("b")}};
    EXPECT_FALSE(overlay.stage(writes, "Fields"));
    EXPECT_TRUE(overlay.empty());
    writes[1].offset = 4095;
    EXPECT_TRUE(overlay.stage(writes, "Fields"));
    EXPECT_EQ(overlay.stepCount(), 1u);
    overlay.undo();
    EXPECT_TRUE(overlay.empty());
}

TEST(Overlay, StagesOnlyWhatDiffers) {
    Overlay overlay(counting(4096));
    const std::vector<std::byte> old = content(overlay);
    std::vector<std::byte> sector(old.begin() + 512, old.begin() + 1024);
    const std::vector<std::vector<std::byte>> present{sector};
    StagedWrite write{512, sector};
    ASSERT_TRUE(overlay.stageDifferences({&write, 1}, present, "Table"));
    EXPECT_TRUE(overlay.empty());
    EXPECT_EQ(overlay.stepCount(), 0u);
    write.bytes[3] ^= std::byte{1};
    write.bytes[100] ^= std::byte{1};
    write.bytes[101] ^= std::byte{1};
    ASSERT_TRUE(overlay.stageDifferences({&write, 1}, present, "Table"));
    EXPECT_EQ(overlay.stagedBytes(), 3u);
    ASSERT_EQ(overlay.runs().size(), 2u);
    EXPECT_EQ(overlay.runs()[1].offset, 612u);
    EXPECT_EQ(readBytes(overlay, 512, 512).value(), write.bytes);
    // One byte as it was on the disk, another one new: what was staged for the first goes.
    const std::vector<std::byte> first = write.bytes;
    write.bytes[3] = sector[3];
    write.bytes[511] ^= std::byte{1};
    ASSERT_TRUE(overlay.stageDifferences({&write, 1}, present, "Table"));
    EXPECT_FALSE(overlay.isStaged(515));
    EXPECT_EQ(overlay.stagedBytes(), 3u);
    EXPECT_EQ(overlay.stepCount(), 2u);
    EXPECT_EQ(readBytes(overlay, 512, 512).value(), write.bytes);
    overlay.undo();
    EXPECT_EQ(readBytes(overlay, 512, 512).value(), first);
    EXPECT_EQ(overlay.stagedBytes(), 3u);
    overlay.redo();
    // All as it was: nothing is left.
    write.bytes = sector;
    ASSERT_TRUE(overlay.stageDifferences({&write, 1}, present, "Table"));
    EXPECT_TRUE(overlay.empty());
    EXPECT_EQ(content(overlay), old);
    // What the base holds is not known: all is staged.
    const std::vector<std::vector<std::byte>> unknown{{}};
    ASSERT_TRUE(overlay.stageDifferences({&write, 1}, unknown, "Table"));
    EXPECT_EQ(overlay.stagedBytes(), 512u);
    write.offset = 4000;
    EXPECT_FALSE(overlay.stageDifferences({&write, 1}, unknown, "Table"));
}

TEST(Overlay, TypingMergesUntilTheCursorMoves) {
    Overlay overlay(counting(4096));
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(overlay.stage(10 + i, bytes("x"), "Typing", true));
    EXPECT_EQ(overlay.stepCount(), 1u);
    overlay.endTyping();
    ASSERT_TRUE(overlay.stage(15, bytes("y"), "Typing", true));
    EXPECT_EQ(overlay.stepCount(), 2u);
    ASSERT_TRUE(overlay.stage(100, bytes("z"), "Typing", true));
    EXPECT_EQ(overlay.stepCount(), 3u);
    EXPECT_EQ(overlay.step(0).length, 5u);
    EXPECT_EQ(overlay.step(0).runs, 1u);
    overlay.jumpTo(0);
    EXPECT_TRUE(overlay.empty());
}

TEST(Overlay, AllStepsAreUndoneAtOnceAndRedone) {
    Overlay overlay(counting(4096));
    for (std::uint64_t at : {3000u, 100u, 2000u, 101u}) ASSERT_TRUE(overlay.stage(at, bytes("x"), "x"));
    ASSERT_TRUE(overlay.revert(2000, 1, "Revert"));
    std::vector<std::pair<std::uint64_t, std::uint64_t>> told;
    overlay.onChange([&](std::uint64_t offset, std::uint64_t length) { told.emplace_back(offset, length); });
    overlay.jumpTo(0);
    EXPECT_TRUE(overlay.empty());
    EXPECT_TRUE(overlay.runs().empty());
    EXPECT_EQ(overlay.doneSteps(), 0u);
    ASSERT_EQ(told.size(), 1u);
    EXPECT_LE(told[0].first, 100u);
    EXPECT_GT(told[0].first + told[0].second, 3000u);
    EXPECT_LE(told[0].first + told[0].second, overlay.size());
    overlay.jumpTo(3);
    EXPECT_EQ(overlay.stagedBytes(), 3u);
    EXPECT_TRUE(overlay.isStaged(2000));
    overlay.jumpTo(5);
    EXPECT_FALSE(overlay.isStaged(2000));
}

TEST(Overlay, RevertIsAStep) {
    Overlay overlay(counting(4096));
    ASSERT_TRUE(overlay.stage(60, bytes("abcdefgh"), "Paste"));
    ASSERT_TRUE(overlay.revert(62, 2, "Revert"));
    const auto runs = overlay.runs();
    ASSERT_EQ(runs.size(), 2u);
    EXPECT_EQ(runs[0].offset, 60u);
    EXPECT_EQ(runs[0].length, 2u);
    EXPECT_EQ(runs[1].offset, 64u);
    EXPECT_EQ(runs[1].length, 4u);
    overlay.undo();
    EXPECT_EQ(overlay.runs().size(), 1u);
}

TEST(Overlay, SectorsCoverTheRuns) {
    auto base = std::make_shared<MemorySource>(std::vector<std::byte>(5200), 520);
    Overlay overlay(base);
    ASSERT_TRUE(overlay.stage(519, bytes("ab"), "Typing"));
    ASSERT_TRUE(overlay.stage(5199, bytes("c"), "Typing"));
    const auto sectors = overlay.sectors();
    ASSERT_EQ(sectors.size(), 2u);
    EXPECT_EQ(sectors[0].offset, 0u);
    EXPECT_EQ(sectors[0].length, 1040u);
    EXPECT_EQ(sectors[1].offset, 4680u);
    EXPECT_EQ(sectors[1].length, 520u);
}

// Random edits, undos, redos and reverts against a plain model that copies the whole content.
TEST(Overlay, AgreesWithAPlainModel) {
    constexpr std::size_t size = 700;
    std::mt19937 random(1);
    Overlay overlay(counting(size));
    std::vector<std::vector<std::byte>> history{content(overlay)};
    std::size_t at = 0;
    const std::vector<std::byte> base = content(*overlay.base());
    for (int round = 0; round < 5000; ++round) {
        const auto kind = random() % 6;
        const std::uint64_t offset = random() % size;
        const std::uint64_t length = 1 + random() % (size - offset > 90 ? 90 : size - offset);
        if (kind <= 2) {
            std::vector<std::byte> data(length);
            for (auto& b : data) b = static_cast<std::byte>(random());
            auto next = history[at];
            std::copy(data.begin(), data.end(), next.begin() + static_cast<std::ptrdiff_t>(offset));
            ASSERT_TRUE(overlay.stage(offset, data, "Paste"));
            history.resize(++at);
            history.push_back(next);
        } else if (kind == 3) {
            if (overlay.runs(offset, length).empty()) continue;
            auto next = history[at];
            std::copy_n(base.begin() + static_cast<std::ptrdiff_t>(offset), length,
                        next.begin() + static_cast<std::ptrdiff_t>(offset));
            ASSERT_TRUE(overlay.revert(offset, length, "Revert"));
            history.resize(++at);
            history.push_back(next);
        } else if (kind == 4 && overlay.canUndo()) {
            overlay.undo();
            --at;
        } else if (kind == 5 && overlay.canRedo()) {
            overlay.redo();
            ++at;
        }
        ASSERT_EQ(content(overlay), history[at]) << "round " << round;
    }
    overlay.jumpTo(0);
    EXPECT_TRUE(overlay.empty());
    EXPECT_EQ(content(overlay), base);
}

}  // namespace
}  // namespace sectorsmith
