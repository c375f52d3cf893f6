// SPDX-License-Identifier: GPL-3.0-or-later
// Map files of ddrescue: what it writes and more, and hostile ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "ops/copy/copy_map.h"

namespace sectorsmith::copier {
namespace {

TEST(CopyMap, ReadsWhatDdrescueWrites) {
    const auto map = CopyMap::parse(
        "# Mapfile. Created by GNU ddrescue version 1.27\n# Command line: ddrescue a b c\n"
        "# current_pos  current_status  current_pass\n0x00120000     ?               2\n"
        "#      pos        size  status\n0x00000000  0x00117000  +\n0x00117000  0x00000200  -\n"
        "0x00117200  0x00001000  /\n0x00118200  0x00001E00  *\n0x0011A000  0x00006000  ?\n");
    ASSERT_TRUE(map) << map.error().message;
    EXPECT_EQ(map->phase, CopyPhase::Copying);
    EXPECT_EQ(map->pass, 2u);
    EXPECT_EQ(map->position, 0x120000u);
    EXPECT_EQ(map->extent(), (ByteRange{0, 0x120000}));
    EXPECT_EQ(map->bytes(CopyStatus::Copied), 0x117000u);
    EXPECT_EQ(map->ranges(CopyStatus::Bad), (std::vector<ByteRange>{{0x117000, 0x200}}));
    EXPECT_EQ(map->ranges(CopyStatus::NotScraped), (std::vector<ByteRange>{{0x117200, 0x1000}}));
    EXPECT_EQ(map->ranges(CopyStatus::NotTrimmed), (std::vector<ByteRange>{{0x118200, 0x1E00}}));
    EXPECT_EQ(map->ranges(CopyStatus::NotTried), (std::vector<ByteRange>{{0x11A000, 0x6000}}));
}

TEST(CopyMap, ReadsOtherNumbersCommentsAndNoPass) {
    const auto map = CopyMap::parse("0x0 + # finished\r\n\n 512 512 +\n02000 01000 ? # octal\n\t0x600 512 +");
    ASSERT_TRUE(map) << map.error().message;
    EXPECT_EQ(map->phase, CopyPhase::Finished);
    EXPECT_EQ(map->extent(), (ByteRange{512, 1536}));
    EXPECT_EQ(map->ranges(CopyStatus::NotTried), (std::vector<ByteRange>{{1024, 512}}));
    EXPECT_TRUE(CopyMap::parse("0 ?\n")->extent().empty());
}

TEST(CopyMap, RefusesWhatIsNone) {
    for (const char* text :
         {"", "# nothing\n", "hello\n", "0x0 X\n", "0x0 ? 1\n0 512\n", "0 ? 1\n0 512 x\n", "0 ? 1\n0 0 +\n",
          "0 ? 1\n0 512 +\n1024 512 +\n", "0 ? 1\n0 1024 +\n512 512 +\n", "0 ? 1\n09 512 +\n",
          "0 ? 1\n0 0x8000000000000000 +\n", "0 ? 1\n0x7FFFFFFFFFFFFFFF 0x7FFFFFFFFFFFFFFF +\n",
          "0 ? 99999999999999999999\n", "0 ? 1\n0 -512 +\n"}) {
        const auto map = CopyMap::parse(text);
        ASSERT_FALSE(map) << text;
        EXPECT_EQ(map.error().cause, Cause::Damaged) << text;
    }
}

TEST(CopyMap, MarksAsAListOfBytesWould) {
    std::mt19937 random(7);
    constexpr std::uint64_t first = 100, size = 400;
    CopyMap map({first, size});
    std::vector<CopyStatus> model(size, CopyStatus::NotTried);
    for (int i = 0; i < 3000; ++i) {
        const std::uint64_t at = random() % 600, length = random() % 80;
        const CopyStatus status = copyStatuses[random() % copyStatuses.size()];
        map.mark({at, length}, status);
        for (std::uint64_t p = std::max(at, first); p < std::min(at + length, first + size); ++p)
            model[p - first] = status;
        std::vector<CopyStatus> got;
        CopyStatus last{};
        for (const auto& block : map.blocks()) {
            ASSERT_EQ(block.range.offset, first + got.size());
            ASSERT_NE(block.status, last) << "neighbours are joined";
            last = block.status;
            got.insert(got.end(), block.range.length, block.status);
        }
        ASSERT_EQ(got, model);
        for (const CopyStatus one : copyStatuses)
            ASSERT_EQ(map.bytes(one), static_cast<std::uint64_t>(std::ranges::count(model, one)));
    }
    const auto again = CopyMap::parse(map.text("one\ntwo"));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->text({}), map.text({}));
    const CopyMap moved = map.withExtent({0, 300});
    EXPECT_EQ(moved.extent(), (ByteRange{0, 300}));
    EXPECT_EQ(moved.text({}).substr(0, 20), map.text({}).substr(0, 20));
}

}  // namespace
}  // namespace sectorsmith::copier
