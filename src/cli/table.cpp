// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include <algorithm>

#include "base/printable.h"
#include "base/text.h"
#include "cli/context.h"

namespace sectorsmith::cli {

std::string printable(std::string_view text) { return printableText(text); }

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
