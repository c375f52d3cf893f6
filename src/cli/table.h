// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace sectorsmith::cli {

// Text in aligned columns, for lists that fit into memory. The width of UTF-8 text is counted in characters.
class Table {
 public:
    enum class Align { Left, Right };
    struct Column {
        std::string title;
        Align align = Align::Left;
    };
    explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    bool empty() const { return rows_.empty(); }
    // The titles in bold when `color`. Control characters in cells are shown as dots: text from disks must not move the
    // cursor of a terminal.
    void print(std::ostream& out, bool color) const;

 private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

// `text` with control characters (and what is no valid UTF-8) replaced, to be printed on a terminal.
std::string printable(std::string_view text);
// The same, but each byte that is no part of valid UTF-8 is \xHH: such a path can be typed.
std::string printablePath(std::string_view path);
std::size_t displayWidth(std::string_view text);

}  // namespace sectorsmith::cli
