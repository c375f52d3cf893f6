// SPDX-License-Identifier: GPL-3.0-or-later
// What files take of a disk, summed up by folder: how long they are, what is allocated for them, their holes, what several
// of them share, what is compressed, in how many pieces they lie.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/chunked.h"
#include "base/error.h"
#include "fs/catalogue.h"

namespace sectorsmith {

// All but the last four are bytes.
struct SpaceFigures {
    std::uint64_t size = 0;       // of the content as programs read it; of a folder itself: 0
    std::uint64_t allocated = 0;  // as du counts: blocks that two files share count in both of them
    std::uint64_t onDisk = 0;  // blocks that several files of the tree share count once, in the first of them
    std::uint64_t holes = 0;   // of `size`: stored nowhere, read as zeros
    std::uint64_t shared = 0;  // of `allocated`: also another file's (of a mounted folder also a snapshot's)
    std::uint64_t compressed = 0;  // of `size`: stored compressed or otherwise encoded
    std::uint64_t fragments = 0;   // pieces of the disk, as filefrag counts them
    std::uint64_t files = 0;       // what is not a folder; hard links once
    std::uint64_t folders = 0;
    std::uint64_t unknown = 0;  // files whose fragments (and shared, compressed parts) are not known

    void add(const SpaceFigures& other);
    bool operator==(const SpaceFigures&) const = default;
};

// A run of a file's content. What no run covers is a hole.
struct SpaceRun {
    std::uint64_t logical = 0;   // bytes from the start of the file
    std::uint64_t physical = 0;  // bytes from the start of the disk, if `located`
    std::uint64_t length = 0;    // bytes
    bool located = true;
    bool shared = false;
    bool encoded = false;
};

// Adds holes, shared, compressed and fragments of a file of `size` bytes whose runs these are, by `logical`.
void addRuns(SpaceFigures& figures, std::uint64_t size, std::span<const SpaceRun> runs);

enum class SpaceOrder { OnDisk, Allocated, Size, Holes, Shared, Compressed, Fragments, Files, Name };
std::string_view spaceOrderName(SpaceOrder order);                      // "disk", "allocated", ...
std::uint64_t figureOf(const SpaceFigures& figures, SpaceOrder order);  // 0 for Name

// A folder (or a single file) with all that is below it. Filled, finished, then only read: any thread may.
class SpaceTree {
 public:
    using Number = std::uint32_t;  // of a node; that of the root is 0
    static constexpr std::size_t mostNodes = std::size_t{1} << 27;

    struct Node {
        SpaceFigures figures;  // of a folder: its own blocks and all below
        Number parent = 0;     // of the root: 0
        std::uint32_t text = 0;
        std::uint16_t length = 0;
        FileKind kind = FileKind::Unknown;
        bool again = false;            // another name of a file that is counted already: in no sum
        bool otherFileSystem = false;  // a folder where another file system is mounted; not entered
    };

    // Root first, then each node after its parent. NoSpace beyond mostNodes or 4 GiB of names.
    Result<Number> add(Number parent, std::string_view name, FileKind kind, const SpaceFigures& own,
                       bool again = false);
    void setOwn(Number node, const SpaceFigures& own) { nodes_[node].figures = own; }
    void markOtherFileSystem(Number node) { nodes_[node].otherFileSystem = true; }
    // A run of bytes that several files share, on the disk `disk` (any number that tells it from others).
    void addShared(Number node, std::uint64_t disk, std::uint64_t physical, std::uint64_t length);
    // What could not be read; the first of them are kept.
    void addProblem(Message problem);
    // Sums up, once, when all is added: bytes that are shared within the tree are counted in the first node that has them.
    void finish();

    std::size_t size() const { return nodes_.size(); }
    const Node& node(Number number) const { return nodes_[number]; }
    const SpaceFigures& total() const { return nodes_[0].figures; }
    std::string_view nameOf(Number number) const;
    // "a/b", exact bytes, relative to the root; of the root "".
    std::string pathOf(Number number) const;
    unsigned depthOf(Number number) const;  // of the root: 0
    // What a folder holds, in no order.
    std::span<const Number> children(Number folder) const;
    // The largest first; by name where they are equal.
    void sort(std::vector<Number>& nodes, SpaceOrder order) const;

    const std::vector<Message>& problems() const { return problems_; }
    std::uint64_t problemCount() const { return problemCount_; }

 private:
    struct SharedRun {
        std::uint64_t disk, physical, length;
        Number node;
    };
    Chunked<Node> nodes_;
    std::string arena_;
    std::vector<SharedRun> shared_;
    std::vector<Number> byParent_;
    std::vector<Number> firstChild_;  // for each node, and the end
    std::vector<Message> problems_;
    std::uint64_t problemCount_ = 0;
};

}  // namespace sectorsmith
