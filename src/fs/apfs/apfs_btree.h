// SPDX-License-Identifier: GPL-3.0-or-later
// The B-trees of APFS. Inside fs/apfs only. Source: Apple File System Reference (2020-06-22): B-Trees.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "fs/apfs/apfs_structs.h"
#include "fs/messages.h"
#include "io/byte_source.h"

namespace sectorsmith::apfs {

// A key and its value: views of the node. The value is empty where the tree keeps none (a ghost).
struct NodeRecord {
    std::span<const std::byte> key;
    std::span<const std::byte> value;
};

// One node's bytes, which it does not own.
class Node {
 public:
    // nullopt: the header contradicts itself. `info` gives the sizes of the tree's keys and values; a root has its own.
    static std::optional<Node> parse(std::span<const std::byte> bytes, const TreeInfo* info = nullptr);

    std::span<const std::byte> bytes() const { return bytes_; }
    const NodeHeader& header() const { return header_; }
    bool root() const { return (header_.flags & nodeRoot) != 0; }
    bool leaf() const { return (header_.flags & nodeLeaf) != 0; }
    bool fixed() const { return (header_.flags & nodeFixed) != 0; }
    std::uint32_t count() const { return header_.keyCount; }
    // Of a root, or what parse() got.
    const TreeInfo& info() const { return info_; }
    // `index` below count(); nullopt: it does not lie inside the node.
    std::optional<NodeRecord> record(std::uint32_t index) const;
    // What an index node's record leads to.
    std::optional<std::uint64_t> child(std::uint32_t index) const;

 private:
    std::span<const std::byte> bytes_;
    NodeHeader header_{};
    TreeInfo info_{};
    std::uint64_t toc_ = 0, keys_ = 0, valuesEnd_ = 0;
};

constexpr unsigned maxTreeDepth = 12;

// Where a tree is, and what to do with it. `resolve` gives the block of a node's identifier (physical trees: the same).
struct TreeVisit {
    std::uint64_t root = 0;
    std::uint32_t subtype = 0;
    Message name;  // "object map of volume 0"
    std::uint64_t newest =
        ~std::uint64_t{0};  // transaction: a node that is later was written over the tree's
    std::function<Result<std::uint64_t>(std::uint64_t oid)> resolve;
    std::function<Result<void>(std::uint64_t block)> node;  // before it is read; may fail (Cancelled)
    std::function<Result<void>(const NodeRecord&)> record;  // of the leaves, in the order of the keys
};

// Visits all of a tree whose nodes are one block each, in the order of its keys. Each node's checksum, kind and level have
// to be right, the keys have to rise through all leaves (so no node is met twice), and there have to be as many keys and
// nodes as the root counts. Memory: one node for each level. Errors: Damaged, Io, and what the visitors return.
Result<void> visitTree(const ByteSource& source, std::uint32_t blockSize, const TreeVisit& visit);

// The object in these blocks, its checksum checked. Damaged, Io; `what` names it.
Result<std::vector<std::byte>> readObject(const ByteSource& source, std::uint32_t blockSize,
                                          std::uint64_t block, std::uint64_t bytes, AreaName what);

}  // namespace sectorsmith::apfs
