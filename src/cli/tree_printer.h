// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include "lang/listing.h"
#include "lang/node.h"
#include "lang/template.h"

namespace sectorsmith::cli {

// Prints a decoded tree for people, line by line as it is evaluated: offset and size in front, then the field, indented,
// its value, type and comment. Elements of plain arrays share lines. Nothing of the tree is kept.
class TreePrinter {
 public:
    // `sourceSize`, bytes, decides the width of the first column. `levels` below the first node, -1 for all.
    // What has members and holds nothing but zeros takes one line, unless `all`.
    TreePrinter(std::ostream& out, std::uint64_t sourceSize, int levels, bool all, bool color);

    // The node itself; a root without a name prints its children only.
    void print(const lang::NodePtr& node);
    // Nodes with an error among those printed.
    std::uint64_t errors() const { return errors_; }

 private:
    void printNode(const lang::NodePtr& node, unsigned depth, int levels);
    void printChildren(const lang::NodePtr& node, unsigned depth, int levels);
    bool printPlainArray(const lang::NodePtr& node, unsigned depth);
    std::uint64_t printBlankElements(const lang::NodePtr& array, std::uint64_t first, unsigned depth);
    void columns(std::uint64_t offset, std::uint64_t size);
    void pad(std::string_view text, std::size_t width);
    void writeLine();
    std::string_view tint(std::string_view code) const;

    std::ostream& out_;
    int offsetDigits_;
    int levels_;
    bool all_;
    bool color_;
    std::string line_;  // being put together
    lang::EmptyElements empty_;
    std::uint64_t errors_ = 0;
};

// For --json=lines: one object per node, {path,name,type,offset,size,value}, in the order of the tree, of a source of so
// many bytes. Returns the number of nodes with an error.
std::uint64_t writeNodeLines(std::ostream& out, const lang::NodePtr& node, std::uint64_t sourceSize,
                             int levels);

// What --path prints for a leaf: text as it is, else what the tree shows.
std::string plainValue(const lang::Node& node);

}  // namespace sectorsmith::cli
