// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace sectorsmith::gui {

namespace {

int digitsOf(std::uint64_t value, unsigned base) {
    int digits = 1;
    while (value >= base) {
        value /= base;
        ++digits;
    }
    return digits;
}

}  // namespace

HexLayout::HexLayout(std::uint64_t size, std::uint32_t sectorSize, const HexOptions& options,
                     const CellMetrics& metrics, int viewportWidth)
    : size_(size), sectorSize_(std::max<std::uint32_t>(sectorSize, 1)), options_(options), metrics_(metrics) {
    metrics_.charWidth = std::max(metrics_.charWidth, 1);
    metrics_.lineHeight = std::max(metrics_.lineHeight, 1);
    cellChars_ = cellChars(options_.cells);
    const std::uint64_t last = size_ == 0 ? 0 : size_ - 1;
    const std::uint64_t lastLba = last / sectorSize_;
    const unsigned base = options_.decimalAddress ? 10 : 16;
    inSectorDigits_ = digitsOf(sectorSize_ - 1, base);
    if (options_.address == AddressStyle::LbaAndOffset) {
        addressChars_ = digitsOf(lastLba, base) + 1 + inSectorDigits_;
    } else {
        addressChars_ = std::max(8, digitsOf(last, base));
        lbaDigits_ = std::max(3, digitsOf(lastLba, 10));
        lbaWidth_ = (lbaDigits_ + 1) * metrics_.charWidth;
    }
    if (options_.partitionAddress) ++addressChars_;  // for the sign
    if (options_.columns > 0) {
        bytesPerRow_ = std::min(options_.columns, maxBytesPerRow);
    } else {
        bytesPerRow_ = 8;
        while (bytesPerRow_ + 8 <= maxBytesPerRow && widthFor(bytesPerRow_ + 8) <= viewportWidth)
            bytesPerRow_ += 8;
    }
}

std::uint64_t HexLayout::rowCount() const {
    return size_ == 0 ? 0 : (size_ - 1) / static_cast<std::uint64_t>(bytesPerRow_) + 1;
}

int HexLayout::bytesInRow(std::uint64_t row) const {
    if (row >= rowCount()) return 0;
    return static_cast<int>(
        std::min<std::uint64_t>(static_cast<std::uint64_t>(bytesPerRow_), size_ - offsetOfRow(row)));
}

int HexLayout::gapBefore(int column) const {
    const int gaps = column / options_.grouping;
    // A wider gap in the middle of 16 bytes helps the eye to count.
    const int wide = options_.grouping < 8 ? column / 8 : 0;
    return gaps * metrics_.charWidth + wide * (metrics_.charWidth / 2);
}

int HexLayout::hexX(int column) const {
    const int start = addressX() + (addressChars_ + 2) * metrics_.charWidth;
    return start + column * cellChars_ * metrics_.charWidth + gapBefore(column);
}

int HexLayout::hexEnd() const { return hexX(bytesPerRow_ - 1) + cellChars_ * metrics_.charWidth; }

int HexLayout::hexLeft(int column) const {
    return hexX(column) - (column % options_.grouping == 0 ? cellMargin() : 0);
}

int HexLayout::hexRight(int column) const {
    const bool endsGroup = column % options_.grouping == options_.grouping - 1 || column == bytesPerRow_ - 1;
    return hexX(column) + cellChars_ * metrics_.charWidth +
           (endsGroup ? metrics_.charWidth - cellMargin() : 0);
}

int HexLayout::textX(int column) const { return hexEnd() + (column + 2) * metrics_.charWidth; }

int HexLayout::widthFor(int bytes) const {
    HexLayout other = *this;
    other.bytesPerRow_ = bytes;
    return other.contentWidth();
}

HexHit HexLayout::hitTest(std::uint64_t topRow, int x, int y) const {
    HexHit hit;
    if (size_ == 0) return hit;
    const std::uint64_t lastRow = rowCount() - 1;
    std::uint64_t row = std::min(topRow, lastRow);
    bool inside = y >= 0;
    if (y < 0) {
        const auto up = static_cast<std::uint64_t>((-static_cast<std::int64_t>(y) + metrics_.lineHeight - 1) /
                                                   metrics_.lineHeight);
        row = row > up ? row - up : 0;
    } else {
        const auto down = static_cast<std::uint64_t>(y / metrics_.lineHeight);
        inside = down <= lastRow - row;
        row = inside ? row + down : lastRow;
    }
    const int count = bytesInRow(row);
    const int margin = cellMargin();
    int column = 0;
    bool onCell = false;
    if (x < lbaWidth_) {
        hit.area = HexArea::Lba;
    } else if (x < hexX(0) - margin) {
        hit.area = HexArea::Address;
    } else if (x < textX(0) - margin) {
        hit.area = HexArea::Hex;
        // A row has at most 128 cells: looking at each is cheaper than to invert the gaps.
        while (column + 1 < bytesPerRow_ &&
               x >= (hexX(column) + cellChars_ * metrics_.charWidth + hexX(column + 1)) / 2)
            ++column;
        onCell = x >= hexX(column) - margin && x < hexX(column) + cellChars_ * metrics_.charWidth + margin;
    } else {
        hit.area = HexArea::Text;
        column = std::clamp((x - textX(0)) / metrics_.charWidth, 0, bytesPerRow_ - 1);
        onCell = x >= textX(0) && x < textEnd();
    }
    if (column >= count) {
        column = count - 1;
        onCell = false;
    }
    hit.offset = offsetOfRow(row) + static_cast<std::uint64_t>(column);
    hit.exact = inside && onCell;
    return hit;
}

std::string HexLayout::addressText(std::uint64_t offset, std::optional<std::uint64_t> origin) const {
    std::string text = plainAddressText(offset - origin.value_or(0));
    if (!options_.partitionAddress) return text;
    // The sign stands before the first digit.
    const std::size_t digit = text.find_first_not_of(' ');
    text.insert(digit, 1, origin ? '+' : ' ');
    return text;
}

std::string HexLayout::plainAddressText(std::uint64_t offset) const {
    const int chars = addressChars_ - (options_.partitionAddress ? 1 : 0);
    if (options_.address == AddressStyle::LbaAndOffset) {
        const int lbaChars = chars - 1 - inSectorDigits_;
        const std::uint64_t lba = offset / sectorSize_;
        const std::uint64_t rest = offset % sectorSize_;
        return options_.decimalAddress ? fmt::format("{:{}}:{:0{}}", lba, lbaChars, rest, inSectorDigits_)
                                       : fmt::format("{:{}X}:{:0{}X}", lba, lbaChars, rest, inSectorDigits_);
    }
    return options_.decimalAddress ? fmt::format("{:{}}", offset, chars)
                                   : fmt::format("{:0{}X}", offset, chars);
}

std::string HexLayout::lbaText(std::uint64_t lba) const { return fmt::format("{}", lba); }

}  // namespace sectorsmith::gui
