// SPDX-License-Identifier: GPL-3.0-or-later
// Records that lie flat (lang/flat.h) as text: what never changes of a line is put together once per layout.
#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/all_zero.h"
#include "cli/context.h"
#include "cli/table.h"
#include "cli/tree_printer.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t enoughRows = std::size_t{64} << 10;  // bytes, to be written at once
constexpr std::uint64_t largestBlank = 4096;               // bytes, as Node::blank() has it
constexpr std::size_t mostLayouts = 256;                   // whose texts are kept

bool isPlainAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; });
}

bool isBlank(const lang::FlatField& field, const std::byte* own) {
    return !field.leaf && field.mayBeBlank && field.size != 0 && field.size <= largestBlank &&
           allZero({own, static_cast<std::size_t>(field.size)});
}

// Elements that only their nodes can show, or that are shown otherwise than one below the other.
bool asksNodes(const lang::FlatField& element) {
    return element.asksNode || element.linked || element.inlined || element.hidden;
}

bool isPlainValue(const lang::FlatField& element) {
    switch (element.kind) {
        case lang::NodeKind::Unsigned:
        case lang::NodeKind::Signed:
        case lang::NodeKind::Float:
        case lang::NodeKind::Boolean:
        case lang::NodeKind::Character: return element.comment.empty();
        default: return false;
    }
}

}  // namespace

void TreePrinter::sendRows() {
    if (rows_.empty()) return;
    out_.write(rows_.data(), static_cast<std::streamsize>(rows_.size()));
    rows_.clear();
}

void TreePrinter::startRow(std::string& row, std::uint64_t offset) const {
    row += tint(color::dim);
    row += "0x";
    char digits[16];
    const auto n =
        static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, offset, 16).ptr - digits);
    const auto wanted = static_cast<std::size_t>(offsetDigits_);
    if (n < wanted) row.append(wanted - n, '0');
    row.append(digits, n);
}

void TreePrinter::padRow(std::string_view text, std::size_t width) {
    if (isPlainAscii(text)) {
        rows_ += text;
        if (text.size() < width) rows_.append(width - text.size(), ' ');
        return;
    }
    const std::string shown = printable(text);
    rows_ += shown;
    const std::size_t have = displayWidth(shown);
    if (have < width) rows_.append(width - have, ' ');
}

TreePrinter::FlatText& TreePrinter::flatText(const lang::FlatRecord& in, const lang::FlatField& field,
                                             unsigned depth) {
    if (recent_ == nullptr || textsOf_ != in.layoutId()) {
        if (texts_.size() >= mostLayouts) texts_.clear();
        textsOf_ = in.layoutId();
        recent_ = &texts_[textsOf_];
    }
    if (recent_->size() <= field.id) recent_->resize(field.id + 1);
    FlatText& text = (*recent_)[field.id];
    if (text.depth == depth) return text;
    text.depth = depth;
    const std::size_t indent = 2 * std::size_t{depth};
    text.size = fmt::format(" {:>10}  ", field.size);
    text.size += tint(color::reset);
    text.size.append(indent, ' ');
    text.name = printable(field.displayName);
    const std::size_t width = nameColumn > indent ? nameColumn - indent : 0;
    const std::size_t have = displayWidth(text.name);
    if (have < width) text.name.append(width - have, ' ');
    text.after = flatEnd(field.typeName, field.comment);
    return text;
}

// What stands behind the value: the type and the comment.
std::string TreePrinter::flatEnd(const std::string& typeName, const std::string& about) const {
    std::string end = printable(typeName);
    if (const std::string comment = printable(about); !comment.empty()) {
        end += tint(color::dim);
        end += "  // ";
        end += comment;
        end += tint(color::reset);
    }
    end.erase(end.find_last_not_of(' ') + 1);
    end += '\n';
    return end;
}

void TreePrinter::flatRow(const lang::FlatRecord& in, const lang::FlatField& field, std::uint64_t offset,
                          std::uint64_t number, unsigned depth, std::string_view value, bool blank,
                          std::optional<bool> verdict) {
    const FlatText& text = flatText(in, field, depth);
    startRow(rows_, offset);
    rows_ += text.size;
    if (field.element && field.displayName.empty()) {
        const std::size_t indent = 2 * std::size_t{depth};
        char name[24];
        name[0] = '[';
        char* end = std::to_chars(name + 1, name + sizeof name - 1, number).ptr;
        *end++ = ']';
        padRow({name, static_cast<std::size_t>(end - name)}, nameColumn > indent ? nameColumn - indent : 0);
    } else {
        rows_ += text.name;
    }
    rows_ += "  ";
    rows_ += tint(blank ? color::dim : color::cyan);
    padRow(value, valueColumn);
    rows_ += tint(color::reset);
    rows_ += "  ";
    if (verdict) {
        rows_ += tint(*verdict ? color::green : color::red);
        rows_ += *verdict ? "ok " : "BAD";
        rows_ += tint(color::reset);
        rows_ += "  ";
    } else {
        rows_ += "     ";
    }
    if (in.varies() && &field == &in.top()) rows_ += flatEnd(in.elementType(), field.comment);
    else rows_ += text.after;
    if (rows_.size() >= enoughRows) sendRows();
}

bool TreePrinter::printFlatMembers(const lang::Node& record, unsigned depth, int levels) {
    const auto in = lang::FlatRecord::members(record);
    if (!in) return false;
    printFlatChildren(*in, in->top(), in->bytes(), in->offset(), depth, levels);
    return true;
}

void TreePrinter::printFlatNode(lang::FlatRecord& in, const lang::FlatField& field, const std::byte* record,
                                std::uint64_t offset, std::uint64_t number, unsigned depth, int levels) {
    value_.clear();
    std::optional<bool> verdict;
    // An array whose elements are not plain to us is its node's affair.
    const bool isArray = field.kind == lang::NodeKind::Array;
    const bool asksElements = isArray && field.count != 0 && asksNodes(field.children.front());
    bool asks = asksElements || !in.display(field, record, value_);
    if (!asks && field.judged) {
        verdict = in.verdict(field, record);
        asks = !verdict;
    }
    if (asks) {
        if (const lang::NodePtr node = in.node()) printNode(node, depth, levels);
        return;
    }
    const std::byte* own = record + field.at;
    const bool blank = !all_ && levels != 0 && isBlank(field, own);
    flatRow(in, field, offset, number, depth, blank && value_.empty() ? "all zero" : value_, blank, verdict);
    const bool hasChildren = !field.leaf && (!isArray || field.count != 0);
    if (blank || levels == 0 || field.sealed || depth >= deepestNesting || !hasChildren) return;
    printFlatChildren(in, field, own, offset, depth + 1, levels < 0 ? -1 : levels - 1);
}

void TreePrinter::printFlatChildren(lang::FlatRecord& in, const lang::FlatField& field, const std::byte* own,
                                    std::uint64_t offset, unsigned depth, int levels) {
    if (field.kind == lang::NodeKind::Array) {
        const lang::FlatField& element = field.children.front();
        const bool plain = field.count > perLine && isPlainValue(element);
        ValueRow row;
        ZeroRun run;
        for (std::uint64_t i = 0; i < field.count && out_; ++i) {
            in.enter(i);
            const std::uint64_t at = i * element.size;
            if (plain) printFlatValue(in, element, own + at, offset + at, i, depth, row);
            else printFlatElement(in, element, own + at, offset + at, i, depth, levels, run);
            in.leave();
        }
        writeRow(row, depth);
        endZeroRun(in, element, depth, run);
        return;
    }
    for (std::size_t i = 0; i < field.children.size() && out_; ++i) {
        const lang::FlatField& member = field.children[i];
        if (member.hidden) continue;
        in.enter(i);
        if (member.inlined && depth < deepestNesting) {
            if (!member.leaf && (member.kind != lang::NodeKind::Array || member.count != 0))
                printFlatInlined(in, member, own, offset + member.at, depth, levels);
        } else {
            printFlatNode(in, member, own, offset + member.at, 0, depth, levels);
        }
        in.leave();
    }
}

// Shown by its children alone, an array by its elements one by one.
void TreePrinter::printFlatInlined(lang::FlatRecord& in, const lang::FlatField& field,
                                   const std::byte* record, std::uint64_t offset, unsigned depth,
                                   int levels) {
    if (field.kind == lang::NodeKind::Array) {
        if (const lang::NodePtr node = in.node()) printChildren(node, depth, levels);
        return;
    }
    printFlatChildren(in, field, record + field.at, offset, depth, levels);
}

void TreePrinter::printFlatValue(lang::FlatRecord& in, const lang::FlatField& element, const std::byte* bytes,
                                 std::uint64_t offset, std::uint64_t number, unsigned depth, ValueRow& row) {
    value_.clear();
    if (in.display(element, bytes, value_)) {
        addValue(row, number, offset, element.size, isPlainAscii(value_) ? value_ : printable(value_), depth);
        return;
    }
    const lang::NodePtr node = in.node();
    if (!node) return;
    const std::string value = printable(node->displayValue());
    const bool failed = node->error().has_value();
    if (failed) ++errors_;
    addValue(row, number, offset, element.size, failed ? "?" : value, depth);
}

void TreePrinter::printFlatElement(lang::FlatRecord& in, const lang::FlatField& element,
                                   const std::byte* bytes, std::uint64_t offset, std::uint64_t number,
                                   unsigned depth, int levels, ZeroRun& run) {
    if (!all_ && levels != 0 && isBlank(element, bytes)) {
        if (run.count == 0) run = {number, 0, offset, 0};
        ++run.count;
        run.size += element.size;
        return;
    }
    endZeroRun(in, element, depth, run);
    printFlatNode(in, element, bytes, offset, number, depth, levels);
}

void TreePrinter::endZeroRun(lang::FlatRecord& in, const lang::FlatField& element, unsigned depth,
                             ZeroRun& run) {
    if (run.count == 0) return;
    const std::size_t indent = 2 * std::size_t{depth};
    if (run.count == 1) {
        flatRow(in, element, run.offset, run.first, depth, "all zero", true, std::nullopt);
    } else {
        startRow(rows_, run.offset);
        fmt::format_to(std::back_inserter(rows_), " {:>10}  ", run.size);
        rows_ += tint(color::reset);
        rows_.append(indent, ' ');
        padRow(fmt::format("[{} … {}]", run.first, run.first + run.count - 1),
               nameColumn > indent ? nameColumn - indent : 0);
        rows_ += "  ";
        rows_ += tint(color::dim);
        padRow("all zero", valueColumn);
        rows_ += tint(color::reset);
        rows_ += "       ";
        rows_ += printable(element.typeName);
        rows_ += '\n';
        if (rows_.size() >= enoughRows) sendRows();
    }
    run.count = 0;
}

// Elements of which each has a layout of its own, or none.
void TreePrinter::printVaryingArray(lang::FlatRecord& in, const lang::NodePtr& array, unsigned depth,
                                    int levels) {
    for (std::uint64_t i = 0; out_; ++i) {
        if (in.read(i) > 0) {
            in.enter(i);
            printFlatNode(in, in.top(), in.bytes(), in.offset(), i, depth, levels);
            in.leave();
        } else if (!printChild(array, i, depth, levels)) {
            break;
        }
    }
}

bool TreePrinter::printFlatArray(const lang::NodePtr& array, unsigned depth, int levels) {
    const auto in = lang::FlatRecord::elements(*array);
    if (!in) return false;
    if (in->varies()) {
        printVaryingArray(*in, array, depth, levels);
        return true;
    }
    const lang::FlatField& element = in->top();
    // What has to be asked of every node anyway goes the way of all others.
    if (asksNodes(element)) return false;
    const bool plain = isPlainValue(element) && array->child(perLine);
    ValueRow row;
    ZeroRun run;
    for (std::uint64_t i = 0; out_;) {
        const std::uint64_t n = in->read(i);
        for (std::uint64_t k = 0; k < n && out_; ++k, ++i) {
            const std::byte* bytes = in->bytes() + k * element.size;
            const std::uint64_t offset = in->offset() + k * element.size;
            in->enter(i);
            if (plain) printFlatValue(*in, element, bytes, offset, i, depth, row);
            else printFlatElement(*in, element, bytes, offset, i, depth, levels, run);
            in->leave();
        }
        if (n > 0) continue;
        const lang::NodePtr child = array->child(i);
        if (!child) break;
        if (plain) {
            const std::string value = printable(child->displayValue());
            const bool failed = child->error().has_value();
            if (failed) ++errors_;
            addValue(row, i, child->offset(), child->size(), failed ? "?" : value, depth);
        } else {
            endZeroRun(*in, element, depth, run);
            printNode(child, depth, levels);
        }
        ++i;
    }
    writeRow(row, depth);
    endZeroRun(*in, element, depth, run);
    return true;
}

}  // namespace sectorsmith::cli
