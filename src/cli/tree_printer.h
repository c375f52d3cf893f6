// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/flat.h"
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
    static constexpr unsigned deepestNesting = 1000;  // the evaluator's own bound is far below
    static constexpr std::size_t nameColumn = 36;
    static constexpr std::size_t valueColumn = 30;
    static constexpr std::uint64_t perLine = 8;  // values of a plain array

    void printNode(const lang::NodePtr& node, unsigned depth, int levels);
    void printChildren(const lang::NodePtr& node, unsigned depth, int levels);
    // Child number `i`, or several from there on in one line: then `i` is the last of them. False: none is to follow.
    bool printChild(const lang::NodePtr& node, std::uint64_t& i, unsigned depth, int levels);
    bool printPlainArray(const lang::NodePtr& node, unsigned depth);
    std::uint64_t printBlankElements(const lang::NodePtr& array, std::uint64_t first, unsigned depth);
    // What a flat layout knows goes without nodes (tree_printer_flat.cpp). False: nothing was printed.
    bool printFlatMembers(const lang::Node& record, unsigned depth, int levels);
    bool printFlatArray(const lang::NodePtr& array, unsigned depth, int levels);
    void printVaryingArray(lang::FlatRecord& in, const lang::NodePtr& array, unsigned depth, int levels);
    void printFlatNode(lang::FlatRecord& in, const lang::FlatField& field, const std::byte* record,
                       std::uint64_t offset, std::uint64_t number, unsigned depth, int levels);
    void printFlatChildren(lang::FlatRecord& in, const lang::FlatField& field, const std::byte* own,
                           std::uint64_t offset, unsigned depth, int levels);
    void printFlatInlined(lang::FlatRecord& in, const lang::FlatField& field, const std::byte* record,
                          std::uint64_t offset, unsigned depth, int levels);
    // Elements that are all zero wait until it is known how many follow each other.
    struct ZeroRun {
        std::uint64_t first = 0;
        std::uint64_t count = 0;
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
    };
    void printFlatElement(lang::FlatRecord& in, const lang::FlatField& element, const std::byte* bytes,
                          std::uint64_t offset, std::uint64_t number, unsigned depth, int levels,
                          ZeroRun& run);
    void endZeroRun(lang::FlatRecord& in, const lang::FlatField& element, unsigned depth, ZeroRun& run);
    // Values of a plain array, several to a line.
    struct ValueRow {
        std::uint64_t start = 0;
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
        std::size_t count = 0;
        std::string values;
    };
    void addValue(ValueRow& row, std::uint64_t number, std::uint64_t offset, std::uint64_t size,
                  std::string_view value, unsigned depth);
    void writeRow(ValueRow& row, unsigned depth);
    void printFlatValue(lang::FlatRecord& in, const lang::FlatField& element, const std::byte* bytes,
                        std::uint64_t offset, std::uint64_t number, unsigned depth, ValueRow& row);
    struct FlatText {
        unsigned depth = ~0U;
        std::string size;   // behind the offset, with the indentation
        std::string name;   // filled up
        std::string after;  // type and comment
    };
    std::string flatEnd(const std::string& typeName, const std::string& comment) const;
    FlatText& flatText(const lang::FlatRecord& in, const lang::FlatField& field, unsigned depth);
    void flatRow(const lang::FlatRecord& in, const lang::FlatField& field, std::uint64_t offset,
                 std::uint64_t number, unsigned depth, std::string_view value, bool blank,
                 std::optional<bool> verdict);
    void startRow(std::string& row, std::uint64_t offset) const;
    void padRow(std::string_view text, std::size_t width);
    void sendRows();
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
    std::string rows_;  // whole lines of flat records that were not written yet
    std::string value_;
    std::unordered_map<std::uint64_t, std::vector<FlatText>> texts_;  // by layout
    std::uint64_t textsOf_ = 0;
    std::vector<FlatText>* recent_ = nullptr;  // of layout textsOf_
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
