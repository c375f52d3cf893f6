// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/hfsplus/hfsplus_btree.h"

#include <bit>

#include "base/byte_reader.h"
#include "fs/errors.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::uint64_t piece = std::uint64_t{1} << 20;
constexpr std::uint32_t maxNodes = 1U << 24;
constexpr unsigned maxDepth = 16;
constexpr std::uint32_t variableIndexKeys = 4;
constexpr std::byte leafNode{0xFF}, indexNode{0}, headerNode{1}, mapNode{2};

}  // namespace

Result<BTree> BTree::open(const Volume& volume, ForkBlocks blocks, FsMessage name) {
    BTree tree(volume, std::move(blocks), name);
    if (auto opened = tree.open(); !opened) return std::unexpected(opened.error());
    return tree;
}

std::unexpected<Error> BTree::wrongNode(std::uint64_t node, FsError what) const {
    return damaged(what, node, say(name_));
}

Result<void> BTree::open() {
    auto first = volume_->read(blocks_, 0, 512, name_);
    if (!first) return std::unexpected(first.error());
    const ByteReader reader(*first);
    const auto descriptor = *reader.structure<NodeDescriptor>(0);
    header_ = *reader.structure<TreeHeader>(sizeof(NodeDescriptor));
    nodeSize_ = header_.nodeSize;
    if (descriptor.kind[0] != headerNode || nodeSize_ < 512 || nodeSize_ > 32768 ||
        !std::has_single_bit(nodeSize_) || header_.totalNodes == 0 || header_.depth > maxDepth)
        return damaged(FsError::TreeHeaderDamaged, say(name_));
    nodes_ = header_.totalNodes;
    if (std::uint64_t{nodes_} * nodeSize_ > blocks_.blocks() * volume_->geometry().blockSize)
        return damaged(FsError::TreeTooManyNodes, say(name_), nodes_);
    if (nodes_ > maxNodes) return fail(Cause::NoSpace, FsError::TooManyNodes, say(name_));
    // The map's first part is the header node's third record, the others are the only records of a chain of nodes.
    used_.reserve((std::size_t{nodes_} + 7) / 8);
    std::uint32_t number = 0;
    for (std::uint32_t visited = 0; used_.size() * 8 < nodes_; ++visited) {
        if (visited > 0 && (number == 0 || number >= nodes_ || visited >= nodes_))
            return damaged(FsError::NodeMapTooShort, say(name_));
        auto node = volume_->read(blocks_, std::uint64_t{number} * nodeSize_, nodeSize_, name_);
        if (!node) return std::unexpected(node.error());
        const auto here = *ByteReader(*node).structure<NodeDescriptor>(0);
        const auto starts = records(*node);
        const std::size_t record = number == 0 ? 2 : 0;
        if (here.kind[0] != (number == 0 ? headerNode : mapNode) || starts.size() < record + 2)
            return wrongNode(number, FsError::HfsNodeMapPart);
        const auto bits =
            std::span(*node).subspan(starts[record], std::size_t{starts[record + 1]} - starts[record]);
        used_.insert(used_.end(), bits.begin(), bits.end());
        number = here.next;
    }
    reverseBits(used_);
    return {};
}

std::vector<std::uint16_t> BTree::records(std::span<const std::byte> node) const {
    const ByteReader reader(node);
    const std::size_t count = *reader.big<std::uint16_t>(10);
    if (sizeof(NodeDescriptor) + (count + 1) * 2 > node.size()) return {};
    std::vector<std::uint16_t> starts(count + 1);
    for (std::size_t i = 0; i <= count; ++i) {
        starts[i] = *reader.big<std::uint16_t>(node.size() - 2 * (i + 1));
        const std::size_t least = i == 0 ? sizeof(NodeDescriptor) : starts[i - 1] + std::size_t{1};
        if (starts[i] < least || starts[i] > node.size() - (count + 1) * 2) return {};
    }
    return starts;
}

std::optional<LeafRecord> BTree::split(std::span<const std::byte> record, bool leaf) const {
    const auto length = ByteReader(record).big<std::uint16_t>(0);
    if (!length || *length > header_.maxKeyLength) return std::nullopt;
    // Index records of a tree without the attribute have keys of full length.
    const std::size_t keyBytes =
        leaf || (header_.attributes & variableIndexKeys) != 0 ? *length : header_.maxKeyLength.value();
    const std::size_t data = 2 + (keyBytes + 1) / 2 * 2;
    if (data > record.size()) return std::nullopt;
    return LeafRecord{record.subspan(2, *length), record.subspan(data)};
}

std::uint64_t BTree::placeOf(std::uint64_t node) const {
    const BlockGeometry& geometry = volume_->geometry();
    const std::uint64_t size = geometry.blockSize, first = node * nodeSize_;
    const std::uint64_t block = first / size, last = (first + nodeSize_ - 1) / size;
    if (last >= blocks_.blocks()) return 0;
    const std::size_t extent = blocks_.find(block);
    if (blocks_.find(last) != extent) return 0;
    return geometry.base + (blocks_.extents()[extent].start + block - blocks_.start(extent)) * size +
           first % size;
}

Result<void> BTree::forEachRecord(const Visit& visit, const Report& report, const Finding& finding) const {
    constexpr std::uint32_t notLeaf = ~std::uint32_t{0};
    std::vector<std::uint32_t> next(nodes_, notLeaf), previous(nodes_, notLeaf);
    std::uint64_t leaves = 0, recordsSeen = 0;
    std::vector<std::byte> buffer;
    const std::uint64_t perPiece = std::max<std::uint64_t>(1, piece / nodeSize_);
    for (std::uint64_t start = 0; start < nodes_; start += perPiece) {
        if (auto on = report(start * nodeSize_); !on) return on;
        // What is not in use is not read.
        std::uint64_t first = start, end = std::min<std::uint64_t>(start + perPiece, nodes_);
        while (first < end && !inUse(first)) ++first;
        while (end > first && !inUse(end - 1)) --end;
        if (first == end) continue;
        buffer.resize((end - first) * nodeSize_);
        const auto got = volume_->read(blocks_, first * nodeSize_, std::span(buffer), name_);
        for (std::uint64_t number = first; number < end; ++number) {
            if (!inUse(number)) continue;
            const auto node = std::span(buffer).subspan((number - first) * nodeSize_, nodeSize_);
            if (!got) {  // a bad sector: each node by itself
                if (auto on = report(number * nodeSize_); !on) return on;
                if (auto one = volume_->read(blocks_, number * nodeSize_, node, name_); !one) {
                    if (auto on = finding(one.error()); !on) return on;
                    continue;
                }
            }
            const auto descriptor = *ByteReader(node).structure<NodeDescriptor>(0);
            if (descriptor.kind[0] != leafNode) {
                if (descriptor.kind[0] == indexNode || descriptor.kind[0] == mapNode ||
                    (descriptor.kind[0] == headerNode && number == 0))
                    continue;
                if (auto on = finding(wrongNode(number, FsError::HfsNodeUnknown).error()); !on) return on;
                continue;
            }
            next[number] = descriptor.next;
            previous[number] = descriptor.previous;
            ++leaves;
            const auto starts = records(node);
            if (starts.empty()) {
                if (auto on = finding(wrongNode(number, FsError::HfsNodeDamaged).error()); !on) return on;
                continue;
            }
            recordsSeen += starts.size() - 1;
            const std::uint64_t place = placeOf(number);
            for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
                auto record = split(node.subspan(starts[i], std::size_t{starts[i + 1]} - starts[i]), true);
                if (!record) {
                    if (auto on = finding(wrongNode(number, FsError::HfsNodeRecord).error()); !on) return on;
                    continue;
                }
                if (place != 0)
                    record->place = place + static_cast<std::uint64_t>(record->data.data() - node.data());
                if (auto on = visit(*record); !on) return on;
            }
        }
    }
    // A leaf that the chain does not reach, or reaches twice, would be a file lost or a file deleted.
    std::uint64_t reached = 0;
    std::uint32_t number = header_.firstLeaf, before = 0;
    while (number != 0) {
        if (number >= nodes_ || next[number] == notLeaf || previous[number] != before || reached >= leaves) {
            if (auto on = finding(wrongNode(before, FsError::HfsNodeChain).error()); !on) return on;
            break;
        }
        ++reached;
        before = number;
        number = next[number];
    }
    if (reached != leaves || before != header_.lastLeaf)
        if (auto on = finding(damaged(FsError::LeafCount, say(name_), leaves, reached).error()); !on)
            return on;
    if (recordsSeen != header_.leafRecords)
        if (auto on = finding(
                damaged(FsError::RecordCount, say(name_), recordsSeen, header_.leafRecords.value()).error());
            !on)
            return on;
    return {};
}

Result<std::optional<std::vector<std::byte>>> BTree::find(
    const std::function<std::strong_ordering(std::span<const std::byte> key)>& compare) const {
    std::uint32_t number = header_.rootNode;
    for (unsigned level = 0; level < maxDepth && number != 0; ++level) {
        if (number >= nodes_) return wrongNode(number, FsError::HfsNodeOutside);
        auto node = volume_->read(blocks_, std::uint64_t{number} * nodeSize_, nodeSize_, name_);
        if (!node) return std::unexpected(node.error());
        const bool leaf = ByteReader(*node).structure<NodeDescriptor>(0)->kind[0] == leafNode;
        const auto starts = records(*node);
        // An index record leads to keys from its own on: the last one that is not above the wanted key.
        number = 0;
        for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
            const auto record = split(
                std::span<const std::byte>(*node).subspan(starts[i], std::size_t{starts[i + 1]} - starts[i]),
                leaf);
            if (!record) return damaged(FsError::RecordDamaged, say(name_));
            const auto order = compare(record->key);
            if (leaf && order == std::strong_ordering::equal)
                return std::vector<std::byte>(record->data.begin(), record->data.end());
            if (order == std::strong_ordering::greater) break;
            if (!leaf) number = ByteReader(record->data).big<std::uint32_t>(0).value_or(0);
        }
    }
    return std::nullopt;
}

}  // namespace sectorsmith::hfsplus
