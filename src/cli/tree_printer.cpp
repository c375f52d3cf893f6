// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tree_printer.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "base/text.h"
#include "cli/context.h"
#include "cli/json.h"
#include "cli/table.h"

namespace sectorsmith::cli {

namespace {

int hexDigits(std::uint64_t value) {
    int digits = 1;
    while (value >>= 4) ++digits;
    return digits;
}

bool isPlainLeaf(const lang::Node& node) {
    switch (node.kind()) {
        case lang::NodeKind::Unsigned:
        case lang::NodeKind::Signed:
        case lang::NodeKind::Float:
        case lang::NodeKind::Boolean:
        case lang::NodeKind::Character:
            return !node.hasChildren() && node.comment().empty() && !node.linkTarget();
        default: return false;
    }
}

std::string decimal(lang::Uint128 value) {
    std::string text;
    do {
        text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    return text;
}

Json integerJson(lang::Uint128 magnitude, bool negative) {
    constexpr lang::Uint128 largestExact = (lang::Uint128{1} << 53) - 1;
    if (magnitude > largestExact) return (negative ? "-" : "") + decimal(magnitude);
    const auto value = static_cast<std::int64_t>(magnitude);
    if (negative) return -value;
    return value;
}

Json valueJson(const lang::Node& node) {
    return std::visit(
        []<typename T>(const T& value) -> Json {
            if constexpr (std::is_same_v<T, std::monostate>) {
                return nullptr;
            } else if constexpr (std::is_same_v<T, lang::Uint128>) {
                return integerJson(value, false);
            } else if constexpr (std::is_same_v<T, lang::Int128>) {
                return value < 0 ? integerJson(-static_cast<lang::Uint128>(value), true)
                                 : integerJson(static_cast<lang::Uint128>(value), false);
            } else if constexpr (std::is_same_v<T, double>) {
                if (!std::isfinite(value)) return fmt::format("{}", value);
                return value;
            } else if constexpr (std::is_same_v<T, char32_t>) {
                std::string text;
                appendUtf8(text, value);
                return text;
            } else {
                return value;
            }
        },
        node.value());
}

std::uint64_t writeLinesBelow(std::ostream& out, const lang::NodePtr& node, const std::string& path,
                              int levels, unsigned depth, lang::EmptyElements& empty) {
    constexpr unsigned deepestNesting = 1000;
    if (!out) return 0;
    std::uint64_t errors = 0;
    if (!path.empty()) {
        Json object;
        object["path"] = jsonText(path);
        object["name"] = jsonText(node->name());
        object["type"] = jsonText(node->typeName());
        object["offset"] = jsonInteger(node->offset());
        object["size"] = jsonInteger(node->size());
        Json value = valueJson(*node);
        const std::string shown = node->displayValue();
        if (!value.is_null()) object["value"] = std::move(value);
        else if (!shown.empty()) object["value"] = jsonText(shown);
        if (!shown.empty()) object["display"] = jsonText(shown);
        if (const std::string summary = node->summary(); !summary.empty())
            object["summary"] = jsonText(summary);
        if (auto verdict = node->verdict()) object["verdict"] = *verdict ? "ok" : "bad";
        if (auto error = node->error()) {
            ++errors;
            object["error"] = jsonText(error->message.text);
        }
        out << object.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else if (node->error()) {
        ++errors;
    }
    if (levels == 0 || depth >= deepestNesting || !node->hasChildren()) return errors;
    for (std::uint64_t i = 0; out; ++i) {
        const lang::NodePtr child = node->child(i);
        if (!child) break;
        if (node->kind() == lang::NodeKind::Array && !empty.admit(child->size())) {
            Json object;
            object["path"] = jsonText(path);
            object["error"] = lang::EmptyElements::sentence;
            out << object.dump() << '\n';
            ++errors;
            break;
        }
        const std::string name = child->name();
        const std::string childPath = path.empty() || name.starts_with('[') ? path + name : path + "." + name;
        errors += writeLinesBelow(out, child, childPath, levels < 0 ? -1 : levels - 1, depth + 1, empty);
    }
    return errors;
}

}  // namespace

std::uint64_t writeNodeLines(std::ostream& out, const lang::NodePtr& node, std::uint64_t sourceSize,
                             int levels) {
    lang::EmptyElements empty(sourceSize);
    return writeLinesBelow(out, node, node->parent() == nullptr ? std::string() : lang::pathOf(*node), levels,
                           0, empty);
}

std::string plainValue(const lang::Node& node) {
    const lang::NodeValue value = node.value();
    if (const auto* text = std::get_if<std::string>(&value); text != nullptr && !node.attribute("format"))
        return *text;
    return node.displayValue();
}

TreePrinter::TreePrinter(std::ostream& out, std::uint64_t sourceSize, int levels, bool all, bool color)
    : out_(out),
      offsetDigits_(std::max(4, hexDigits(sourceSize))),
      levels_(levels),
      all_(all),
      color_(color),
      empty_(sourceSize) {}

std::string_view TreePrinter::tint(std::string_view code) const { return color::when(color_, code); }

// Into line_: offset and size.
void TreePrinter::columns(std::uint64_t offset, std::uint64_t size) {
    line_.clear();
    startRow(line_, offset);
    const std::string digits = std::to_string(size);
    line_.append(digits.size() < 10 ? 11 - digits.size() : 1, ' ');
    line_ += digits;
    line_ += "  ";
    line_ += tint(color::reset);
}

void TreePrinter::writeLine() {
    sendRows();
    line_.erase(line_.find_last_not_of(' ') + 1);
    line_ += '\n';
    out_.write(line_.data(), static_cast<std::streamsize>(line_.size()));
}

void TreePrinter::pad(std::string_view text, std::size_t width) {
    line_ += text;
    const std::size_t have = displayWidth(text);
    if (have < width) line_.append(width - have, ' ');
}

void TreePrinter::print(const lang::NodePtr& node) {
    if (node->parent() == nullptr && node->name().empty()) {
        if (node->error()) ++errors_;
        if (levels_ != 0) printChildren(node, 0, levels_ < 0 ? -1 : levels_ - 1);
    } else {
        printNode(node, 0, levels_);
    }
    sendRows();
}

void TreePrinter::printNode(const lang::NodePtr& node, unsigned depth, int levels) {
    // The value first: what it could be made of has no error to look for.
    std::string value = printable(node->displayValue());
    const bool zero = !all_ && levels != 0 && node->blank();
    if (value.empty() && !zero) value = printable(node->summary());
    const auto error = node->error();
    if (error) ++errors_;
    const bool blank = zero && !error;
    if (blank && value.empty()) value = "all zero";
    columns(node->offset(), node->size());
    line_.append(2 * std::size_t{depth}, ' ');
    const std::size_t indent = 2 * std::size_t{depth};
    pad(printable(node->displayName()), nameColumn > indent ? nameColumn - indent : 0);
    line_ += "  ";
    line_ += tint(blank ? color::dim : color::cyan);
    pad(value, valueColumn);
    line_ += tint(color::reset);
    line_ += "  ";
    // A checksum or magic number is judged in a column of its own.
    if (const auto verdict = node->verdict()) {
        line_ += tint(*verdict ? color::green : color::red);
        line_ += *verdict ? "ok " : "BAD";
        line_ += tint(color::reset);
        line_ += "  ";
    } else {
        line_ += "     ";
    }
    line_ += printable(node->typeName());
    if (const std::string comment = printable(node->comment()); !comment.empty()) {
        line_ += tint(color::dim);
        line_ += "  // ";
        line_ += comment;
        line_ += tint(color::reset);
    }
    if (error) {
        line_ += tint(color::red);
        line_ += "  ! ";
        line_ += printable(error->message.text);
        line_ += tint(color::reset);
    }
    writeLine();
    if (blank || levels == 0 || node->sealed() || depth >= deepestNesting || !node->hasChildren()) return;
    const int below = levels < 0 ? -1 : levels - 1;
    if (node->kind() == lang::NodeKind::Array) {
        if (printFlatArray(node, depth + 1, below) || printPlainArray(node, depth + 1)) return;
    } else if (printFlatMembers(*node, depth + 1, below)) {
        return;
    }
    printChildren(node, depth + 1, below);
}

// Elements one after the other that hold zeros only, in one line. Returns the number of those that follow `first`.
std::uint64_t TreePrinter::printBlankElements(const lang::NodePtr& array, std::uint64_t first,
                                              unsigned depth) {
    const lang::NodePtr begin = array->child(first);
    std::uint64_t size = begin->size();
    std::uint64_t next = first + 1;
    for (; out_; ++next) {
        const lang::NodePtr element = array->child(next);
        if (!element || !element->blank() || !element->displayValue().empty()) break;
        size += element->size();
    }
    if (next - first < 2) return 0;
    columns(begin->offset(), size);
    const std::size_t indent = 2 * std::size_t{depth};
    line_.append(indent, ' ');
    pad(fmt::format("[{} … {}]", first, next - 1), nameColumn > indent ? nameColumn - indent : 0);
    line_ += "  ";
    line_ += tint(color::dim);
    pad("all zero", valueColumn);
    line_ += tint(color::reset);
    line_ += "       ";
    line_ += printable(begin->typeName());
    writeLine();
    return next - first;
}

void TreePrinter::printChildren(const lang::NodePtr& node, unsigned depth, int levels) {
    for (std::uint64_t i = 0; out_ && printChild(node, i, depth, levels); ++i) {
    }
}

bool TreePrinter::printChild(const lang::NodePtr& node, std::uint64_t& i, unsigned depth, int levels) {
    const lang::NodePtr child = node->child(i);
    if (!child) return false;
    if (node->kind() == lang::NodeKind::Array && !empty_.admit(child->size())) {
        sendRows();
        out_ << std::string(2 * std::size_t{depth}, ' ') << tint(color::red) << "! "
             << lang::EmptyElements::sentence << tint(color::reset) << '\n';
        ++errors_;
        return false;
    }
    if (node->kind() == lang::NodeKind::Array && !all_ && levels != 0 && child->blank() && !child->hidden() &&
        child->displayValue().empty()) {
        if (const std::uint64_t printed = printBlankElements(node, i, depth)) {
            i += printed - 1;
            return true;
        }
    }
    if (child->hidden()) {
        if (child->error()) ++errors_;
    } else if (child->inlined() && depth < deepestNesting) {
        if (child->error()) ++errors_;
        if (!printFlatMembers(*child, depth, levels)) printChildren(child, depth, levels);
    } else {
        printNode(child, depth, levels);
    }
    return true;
}

// Several elements to a line: false when the array is short or its elements are more than a number.
bool TreePrinter::printPlainArray(const lang::NodePtr& node, unsigned depth) {
    if (!node->child(perLine)) return false;
    const lang::NodePtr first = node->child(0);
    if (!first || !isPlainLeaf(*first)) return false;
    ValueRow row;
    for (std::uint64_t i = 0; out_; ++i) {
        const lang::NodePtr child = node->child(i);
        if (!child) break;
        const std::string value = printable(child->displayValue());
        const bool failed = child->error().has_value();
        if (failed) ++errors_;
        addValue(row, i, child->offset(), child->size(), failed ? "?" : value, depth);
    }
    writeRow(row, depth);
    return true;
}

void TreePrinter::addValue(ValueRow& row, std::uint64_t number, std::uint64_t offset, std::uint64_t size,
                           std::string_view value, unsigned depth) {
    if (row.count == 0) {
        row.start = number;
        row.offset = offset;
        row.size = 0;
        row.values.clear();
    }
    row.values += ' ';
    row.values += value;
    row.size += size;
    if (++row.count == perLine) writeRow(row, depth);
}

void TreePrinter::writeRow(ValueRow& row, unsigned depth) {
    if (row.count == 0) return;
    columns(row.offset, row.size);
    pad(std::string(2 * std::size_t{depth}, ' ') +
            fmt::format("[{} … {}]", row.start, row.start + row.count - 1),
        nameColumn);
    line_ += ' ';
    line_ += tint(color::cyan);
    line_ += row.values;
    line_ += tint(color::reset);
    writeLine();
    row.count = 0;
}

}  // namespace sectorsmith::cli
