// SPDX-License-Identifier: GPL-3.0-or-later
// Where each byte of a source stands in the hex view. Plain geometry, 64-bit, without a widget: the view, the painter
// and the tests ask it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gui/hexview/hex_options.h"

namespace sectorsmith::gui {

// Pixels.
struct CellMetrics {
    int charWidth = 8;
    int lineHeight = 16;
};

enum class HexArea { None, Lba, Address, Hex, Text };

struct HexHit {
    HexArea area = HexArea::None;
    std::uint64_t offset = 0;  // the nearest byte; valid unless the source is empty
    bool exact = false;        // the point is on the byte's cell, not beside it
};

// Rows are counted from 0 at offset 0, `bytesPerRow` bytes each; x is in content pixels (before horizontal scrolling),
// y in pixels below the first visible row.
class HexLayout {
 public:
    static constexpr int maxBytesPerRow = 128;

    HexLayout() = default;
    // `size` below 2^63, `sectorSize` not 0. `viewportWidth` (pixels) decides the columns when options.columns is 0.
    HexLayout(std::uint64_t size, std::uint32_t sectorSize, const HexOptions& options,
              const CellMetrics& metrics, int viewportWidth);

    std::uint64_t size() const { return size_; }
    std::uint32_t sectorSize() const { return sectorSize_; }
    int bytesPerRow() const { return bytesPerRow_; }
    const CellMetrics& metrics() const { return metrics_; }

    std::uint64_t rowCount() const;  // 0 for an empty source
    std::uint64_t rowOf(std::uint64_t offset) const {
        return offset / static_cast<std::uint64_t>(bytesPerRow_);
    }
    int columnOf(std::uint64_t offset) const {
        return static_cast<int>(offset % static_cast<std::uint64_t>(bytesPerRow_));
    }
    std::uint64_t offsetOfRow(std::uint64_t row) const {
        return row * static_cast<std::uint64_t>(bytesPerRow_);
    }
    int bytesInRow(std::uint64_t row) const;  // less than bytesPerRow in the last row, 0 past it

    bool hasLbaColumn() const { return lbaWidth_ > 0; }
    int lbaX() const { return metrics_.charWidth / 2; }
    int lbaDigits() const { return lbaDigits_; }
    int lbaWidth() const { return lbaWidth_; }  // of the whole column, with its margins; 0 when not shown
    int addressX() const { return lbaWidth_ + metrics_.charWidth; }
    int addressChars() const { return addressChars_; }
    CellBase cellBase() const { return options_.cells; }
    int cellDigitCount() const { return cellChars_; }
    int hexX(int column) const;  // left of the first digit
    int hexEnd() const;          // right of the last digit of a full row
    // The byte's cell with its share of the gaps around it: neighbours touch, except in the middle of 16 bytes.
    int hexLeft(int column) const;
    int hexRight(int column) const;
    int textX(int column) const;  // left of the character
    int textEnd() const { return textX(bytesPerRow_); }
    int contentWidth() const { return textEnd() + metrics_.charWidth; }
    // Half of the space between two bytes; backgrounds reach this far beyond the digits.
    int cellMargin() const { return metrics_.charWidth / 2; }

    // `rowInView` counts from the first visible row; `topRow + rowInView` may be past the end (clipped).
    HexHit hitTest(std::uint64_t topRow, int x, int y) const;

    // As shown in the address column, padded: "0000001F0", "40:1F0". With an `origin`, which is a partition's start, counted
    // from there: "+000001F0".
    std::string addressText(std::uint64_t offset, std::optional<std::uint64_t> origin = std::nullopt) const;
    std::string lbaText(std::uint64_t lba) const;  // decimal, not padded

 private:
    int gapBefore(int column) const;
    int widthFor(int bytes) const;
    std::string plainAddressText(std::uint64_t offset) const;

    std::uint64_t size_ = 0;
    std::uint32_t sectorSize_ = 512;
    HexOptions options_;
    CellMetrics metrics_;
    int bytesPerRow_ = 16;
    int cellChars_ = 2;
    int addressChars_ = 8;
    int lbaDigits_ = 0;
    int lbaWidth_ = 0;
    int inSectorDigits_ = 3;
};

}  // namespace sectorsmith::gui
