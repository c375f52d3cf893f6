// SPDX-License-Identifier: GPL-3.0-or-later
// The B-trees of HFS+: catalogue, extents overflow file, attributes file. Inside fs/hfsplus only. Source: Apple TN1150:
// B-trees.
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <vector>

#include "fs/errors.h"
#include "fs/hfsplus/hfsplus_volume.h"

namespace sectorsmith::hfsplus {

// One record of a leaf: views of the node, valid while the visitor runs. The key is without its length.
struct LeafRecord {
    std::span<const std::byte> key;
    std::span<const std::byte> data;
    std::uint64_t place = 0;  // bytes of the source: of the data; 0: not in one piece
};

// Keeps a reference to the volume. One thread.
class BTree {
 public:
    // Reads the header node and the map of used nodes. `name` is for messages: "catalog file".
    static Result<BTree> open(const Volume& volume, ForkBlocks blocks, FsMessage name);

    const TreeHeader& header() const { return header_; }
    std::uint64_t bytes() const { return std::uint64_t{nodes_} * nodeSize_; }

    using Visit = std::function<Result<void>(const LeafRecord&)>;
    // `report` gets the tree's bytes that are done; it may fail (Cancelled).
    using Report = std::function<Result<void>(std::uint64_t done)>;
    using Finding = std::function<Result<void>(Error)>;
    // The records of all leaves in the order of the file, not of the keys, read in large pieces. Each leaf in use is seen
    // once; afterwards the leaves have to be one chain, with as many records as the header counts. What is wrong goes to
    // `finding`, and the walk goes on if that lets it.
    Result<void> forEachRecord(const Visit& visit, const Report& report, const Finding& finding) const;

    // The data of the record with one key, by descending from the root; nullopt: there is none. `compare` says where a key
    // (without its length) stands in relation to the wanted one.
    Result<std::optional<std::vector<std::byte>>> find(
        const std::function<std::strong_ordering(std::span<const std::byte> key)>& compare) const;

 private:
    BTree(const Volume& volume, ForkBlocks blocks, FsMessage name)
        : volume_(&volume), blocks_(std::move(blocks)), name_(name) {}
    Result<void> open();
    // Where a node lies in the source; 0: in several pieces.
    std::uint64_t placeOf(std::uint64_t node) const;
    bool inUse(std::uint64_t node) const { return bitAt(used_, node); }
    std::unexpected<Error> wrongNode(std::uint64_t node, FsError what) const;
    // Where the records of a node start, and behind them where the free room does; empty: contradictory.
    std::vector<std::uint16_t> records(std::span<const std::byte> node) const;
    // nullopt: the key does not fit into the record.
    std::optional<LeafRecord> split(std::span<const std::byte> record, bool leaf) const;

    const Volume* volume_;
    ForkBlocks blocks_;
    FsMessage name_;
    TreeHeader header_{};
    std::uint32_t nodeSize_ = 0;
    std::uint32_t nodes_ = 0;
    std::vector<std::byte> used_;  // a bit for each node, lowest first
};

}  // namespace sectorsmith::hfsplus
