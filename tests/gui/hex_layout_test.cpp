// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_layout.h"

#include <gtest/gtest.h>

#include "gui/hexview/scroll_projection.h"

namespace sectorsmith::gui {
namespace {

constexpr CellMetrics cells{8, 18};
constexpr std::uint64_t largest = (std::uint64_t{1} << 63) - 1;

HexOptions options(int columns, int grouping = 1) {
    HexOptions result;
    result.columns = columns;
    result.grouping = grouping;
    return result;
}

TEST(HexLayout, RowsOfTheLargestSource) {
    const HexLayout layout(largest, 512, options(8), cells, 800);
    EXPECT_EQ(layout.rowCount(), std::uint64_t{1} << 60);
    const std::uint64_t lastRow = layout.rowCount() - 1;
    EXPECT_EQ(layout.rowOf(largest - 1), lastRow);
    EXPECT_EQ(layout.offsetOfRow(lastRow), 0x7FFFFFFFFFFFFFF8u);
    EXPECT_EQ(layout.bytesInRow(lastRow), 7);
    EXPECT_EQ(layout.bytesInRow(lastRow + 1), 0);
    EXPECT_EQ(layout.addressText(0x7FFFFFFFFFFFFFF8u), "7FFFFFFFFFFFFFF8");
    EXPECT_EQ(layout.lbaText((largest - 1) / 512), "18014398509481983");
}

TEST(HexLayout, EmptySourceHasNoRows) {
    const HexLayout layout(0, 512, options(16), cells, 800);
    EXPECT_EQ(layout.rowCount(), 0u);
    EXPECT_EQ(layout.bytesInRow(0), 0);
    EXPECT_EQ(layout.hitTest(0, 100, 10).area, HexArea::None);
}

TEST(HexLayout, EveryCellIsHitWhereItIsDrawn) {
    for (const int columns : {8, 16, 32}) {
        for (const int grouping : {1, 2, 4, 8}) {
            const HexLayout layout(100'000, 512, options(columns, grouping), cells, 800);
            for (int column = 0; column < columns; ++column) {
                const std::uint64_t row = 37;
                const std::uint64_t expected = layout.offsetOfRow(row) + static_cast<std::uint64_t>(column);
                const int y = static_cast<int>(row - 30) * cells.lineHeight + 5;
                for (const int x : {layout.hexX(column), layout.hexX(column) + 2 * cells.charWidth - 1}) {
                    const HexHit hit = layout.hitTest(30, x, y);
                    EXPECT_EQ(hit.area, HexArea::Hex);
                    EXPECT_EQ(hit.offset, expected) << columns << "/" << grouping << " column " << column;
                    EXPECT_TRUE(hit.exact);
                }
                const HexHit text = layout.hitTest(30, layout.textX(column) + 3, y);
                EXPECT_EQ(text.area, HexArea::Text);
                EXPECT_EQ(text.offset, expected);
                EXPECT_TRUE(text.exact);
            }
        }
    }
}

TEST(HexLayout, GroupsHaveGapsBetweenThemOnly) {
    const HexLayout layout(1000, 512, options(16, 4), cells, 800);
    EXPECT_EQ(layout.hexX(1) - layout.hexX(0), 2 * cells.charWidth);
    EXPECT_EQ(layout.hexX(4) - layout.hexX(3), 3 * cells.charWidth);
    EXPECT_EQ(layout.hexX(8) - layout.hexX(7), 3 * cells.charWidth + cells.charWidth / 2);  // the middle
    EXPECT_EQ(layout.hexRight(3), layout.hexLeft(4));
}

TEST(HexLayout, OutsideOfTheBytesTheNearestIsMeant) {
    const HexLayout layout(40, 512, options(16), cells, 800);  // the last row has 8 bytes
    EXPECT_EQ(layout.hitTest(0, layout.hexX(15), 2 * cells.lineHeight + 1).offset, 39u);
    EXPECT_FALSE(layout.hitTest(0, layout.hexX(15), 2 * cells.lineHeight + 1).exact);
    EXPECT_EQ(layout.hitTest(0, layout.hexX(3), 50 * cells.lineHeight).offset, 35u);
    EXPECT_FALSE(layout.hitTest(0, layout.hexX(3), 50 * cells.lineHeight).exact);
    EXPECT_EQ(layout.hitTest(2, layout.hexX(3), -5).offset, 19u);  // a row above the top one
    EXPECT_EQ(layout.hitTest(2, layout.hexX(3), -500).offset, 3u);
    EXPECT_EQ(layout.hitTest(0, layout.addressX() + 3, 20).area, HexArea::Address);
    EXPECT_EQ(layout.hitTest(0, 2, 20).area, HexArea::Lba);
}

TEST(HexLayout, AddressStyles) {
    HexOptions style = options(16);
    style.address = AddressStyle::LbaAndOffset;
    EXPECT_EQ(HexLayout(std::uint64_t{1} << 20, 512, style, cells, 800).addressText(512 * 0x7F + 0x1F0),
              " 7F:1F0");
    style.decimalAddress = true;
    EXPECT_EQ(HexLayout(std::uint64_t{1} << 20, 520, style, cells, 800).addressText(520 * 12 + 7),
              "  12:007");
    style.address = AddressStyle::Offset;
    EXPECT_EQ(HexLayout(5000, 512, style, cells, 800).addressText(4096), "    4096");
    EXPECT_EQ(HexLayout(5000, 512, options(16), cells, 800).addressText(4096), "00001000");
    EXPECT_FALSE(HexLayout(
                     5000, 512,
                     [] {
                         HexOptions o;
                         o.address = AddressStyle::LbaAndOffset;
                         return o;
                     }(),
                     cells, 800)
                     .hasLbaColumn());
}

TEST(HexLayout, FittingColumnsFillTheWidthAndNoMore) {
    int before = 0;
    for (int width = 200; width < 3000; width += 13) {
        const HexLayout layout(std::uint64_t{1} << 40, 512, options(0), cells, width);
        EXPECT_EQ(layout.bytesPerRow() % 8, 0);
        EXPECT_GE(layout.bytesPerRow(), std::max(8, before));
        if (layout.bytesPerRow() > 8) {
            EXPECT_LE(layout.contentWidth(), width);
        }
        before = layout.bytesPerRow();
    }
    EXPECT_GT(before, 64);
}

TEST(ScrollProjection, SmallSourcesAreExact) {
    const ScrollProjection bar(12345);
    EXPECT_EQ(bar.maximum(), 12345);
    for (std::uint64_t row = 0; row <= 12345; ++row) {
        EXPECT_EQ(bar.valueOf(row), static_cast<int>(row));
        EXPECT_EQ(bar.rowOf(static_cast<int>(row)), row);
    }
}

TEST(ScrollProjection, HugeSourcesKeepEndsAndOrder) {
    for (const std::uint64_t last : {std::uint64_t{1} << 30, (std::uint64_t{1} << 30) + 1,
                                     std::uint64_t{1} << 44, (std::uint64_t{1} << 60) - 1}) {
        const ScrollProjection bar(last);
        EXPECT_EQ(bar.rowOf(0), 0u);
        EXPECT_EQ(bar.rowOf(bar.maximum()), last);
        EXPECT_EQ(bar.valueOf(0), 0);
        EXPECT_EQ(bar.valueOf(last), bar.maximum());
        EXPECT_EQ(bar.valueOf(last + 100), bar.maximum());
        // What is not at an end does not look like it.
        EXPECT_GT(bar.valueOf(1), 0);
        EXPECT_LT(bar.valueOf(last - 1), bar.maximum());
        const std::uint64_t step = last / ScrollProjection::exactLimit + 1;
        int previous = 0;
        for (std::uint64_t i = 0; i <= 1000; ++i) {
            const std::uint64_t row = last / 1000 * i;
            const int value = bar.valueOf(row);
            EXPECT_GE(value, previous);
            previous = value;
            const std::uint64_t back = bar.rowOf(value);
            EXPECT_LE(back > row ? back - row : row - back, step + 1) << row;
        }
    }
}

}  // namespace
}  // namespace sectorsmith::gui
