// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/fat/fat_names.h"

#include <bit>
#include <string_view>
#include <utility>

#include "base/text.h"

namespace sectorsmith::fat {

namespace {

unsigned checksumOf(const DirectoryEntry& entry) {
    std::uint8_t sum = 0;
    for (const std::byte b : entry.name)
        sum = static_cast<std::uint8_t>(std::rotr(sum, 1) + std::to_integer<unsigned>(b));
    return sum;
}

std::string textOf(const std::string& pieces) {
    std::size_t length = 0;
    while (length + 1 < pieces.size() && (pieces[length] != 0 || pieces[length + 1] != 0)) length += 2;
    return utf16Name(std::as_bytes(std::span(pieces).first(length)), false);
}

}  // namespace

std::string shortName(const DirectoryEntry& entry) {
    std::array<std::byte, 11> raw = entry.name;
    if (raw[0] == std::byte{5}) raw[0] = std::byte{0xE5};  // E5 itself means deleted
    const unsigned cases = std::to_integer<unsigned>(entry.times[0]);
    auto part = [&](std::size_t from, std::size_t count, bool lower) {
        while (count > 0 &&
               (raw[from + count - 1] == std::byte{' '} || raw[from + count - 1] == std::byte{0}))
            --count;
        std::string text = decodeText(std::span<const std::byte>(raw).subspan(from, count), Encoding::Cp437);
        if (lower)
            for (char& c : text)
                if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
        return text;
    };
    std::string name = part(0, 8, (cases & 8) != 0);
    if (const std::string extension = part(8, 3, (cases & 16) != 0); !extension.empty())
        name += "." + extension;
    return name;
}

void LongName::add(std::span<const std::byte> entry) {
    const unsigned order = std::to_integer<unsigned>(entry[0]);
    const unsigned checksum = std::to_integer<unsigned>(entry[13]);
    if ((order & 0x40) != 0) {
        pieces_.clear();
        expected_ = order & 0x3F;
        checksum_ = checksum;
        valid_ = expected_ >= 1 && expected_ <= 20;
    }
    if (!valid_ || (order & 0x3F) != expected_ || checksum != checksum_) {
        valid_ = false;
        return;
    }
    --expected_;
    insert(entry);
}

void LongName::insert(std::span<const std::byte> entry) {
    std::string piece;
    for (auto [from, count] : {std::pair{1U, 10U}, {14U, 12U}, {28U, 4U}})
        piece.append(reinterpret_cast<const char*>(entry.data() + from), count);
    pieces_.insert(0, piece);
}

std::string LongName::take(const DirectoryEntry& entry) {
    const std::string pieces = std::exchange(pieces_, {});
    if (!std::exchange(valid_, false) || expected_ != 0) return {};
    if (checksumOf(entry) != checksum_) return {};
    return textOf(pieces);
}

void LongName::addDeleted(std::span<const std::byte> entry) {
    const unsigned checksum = std::to_integer<unsigned>(entry[13]);
    // A piece that is not full ends its name, so it begins one here.
    const bool ends = loadLittle<std::uint16_t>(entry.data() + 30) == 0xFFFF ||
                      loadLittle<std::uint16_t>(entry.data() + 30) == 0;
    if (!valid_ || checksum != checksum_ || ends || pieces_.size() >= std::size_t{20} * 26) {
        pieces_.clear();
        checksum_ = checksum;
        expected_ = 0;
        valid_ = true;
    }
    insert(entry);
}

std::string LongName::takeDeleted(DirectoryEntry& entry) {
    const std::string pieces = std::exchange(pieces_, {});
    if (!std::exchange(valid_, false)) return {};
    // One first letter of all has this sum. What cannot be one shows that the pieces are another entry's.
    DirectoryEntry whole = entry;
    for (unsigned first = 0x21; first < 0x100; ++first) {
        whole.name[0] = std::byte(first);
        if (checksumOf(whole) != checksum_) continue;
        if ((first >= 'a' && first <= 'z') ||
            std::string_view("\"*+,./:;<=>?[\\]|\x7F\xE5").contains(static_cast<char>(first)))
            return {};
        entry = whole;
        return textOf(pieces);
    }
    return {};
}

}  // namespace sectorsmith::fat
