// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include <algorithm>

#include "base/text.h"
#include "cli/context.h"

namespace sectorsmith::cli {

std::string printable(std::string_view text) {
    // Most texts are plain.
    if (std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; })) return std::string(text);
    std::string valid;
    if (!isValidUtf8(text)) {
        valid = decodeText(std::as_bytes(std::span(text)), Encoding::Utf8);
        text = valid;
    }
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool c1 = c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (c1) ++i;  // U+0080 to U+009F: terminals obey these, too
        if (c < 0x20 || c == 0x7F || c1) result += '.';
        else result += static_cast<char>(c);
    }
    return result;
}

std::string printablePath(std::string_view path) { return printable(escapeBytes(path)); }

std::size_t displayWidth(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void Table::print(std::ostream& out, bool color) const {
    std::vector<std::vector<std::string>> cells;
    cells.reserve(rows_.size() + 1);
    cells.emplace_back();
    for (const Column& column : columns_) cells.back().push_back(column.title);
    for (const auto& row : rows_) {
        cells.emplace_back();
        for (const std::string& cell : row) cells.back().push_back(printable(cell));
    }
    std::vector<std::size_t> widths(columns_.size(), 0);
    for (const auto& row : cells)
        for (std::size_t i = 0; i < columns_.size() && i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    for (std::size_t r = 0; r < cells.size(); ++r) {
        std::string line;
        for (std::size_t i = 0; i < columns_.size() && i < cells[r].size(); ++i) {
            const std::string gap(widths[i] - displayWidth(cells[r][i]), ' ');
            if (i > 0) line += "  ";
            line += columns_[i].align == Align::Right ? gap + cells[r][i] : cells[r][i] + gap;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        if (r == 0)
            out << color::when(color, color::bold) << line << color::when(color, color::reset) << '\n';
        else out << line << '\n';
    }
}

}  // namespace sectorsmith::cli
