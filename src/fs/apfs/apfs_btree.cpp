// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/apfs/apfs_btree.h"

#include <bit>
#include <compare>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::uint16_t noValue = 0xFFFF;

// Where a key stands among those of its tree: identifiers before what the record is; of keys of one size all of the rest.
struct KeyOrder {
    std::uint64_t first = 0, second = 0;
    auto operator<=>(const KeyOrder&) const = default;
};

class TreeVisitor {
 public:
    TreeVisitor(const ByteSource& source, std::uint32_t blockSize, const TreeVisit& visit)
        : source_(source), blockSize_(blockSize), visit_(visit) {}

    Result<void> run() {
        if (auto done = node(visit_.root, nullptr, 0, std::nullopt); !done) return done;
        if (keys_ != info_.keyCount || nodes_ != info_.nodeCount)
            return fail(Cause::Damaged, FsError::TreeCounts, visit_.name, keys_, nodes_,
                        info_.keyCount.value(), info_.nodeCount.value());
        return {};
    }

 private:
    KeyOrder orderOf(std::span<const std::byte> key) const {
        const ByteReader reader(key);
        return {std::rotl(reader.little<std::uint64_t>(0).value_or(0), 4),
                fixed_ ? reader.little<std::uint64_t>(8).value_or(0) : 0};
    }

    Result<void> node(std::uint64_t oid, const Node* parent, unsigned level, std::optional<KeyOrder> from) {
        auto block = visit_.resolve(oid);
        if (!block) return std::unexpected(block.error());
        const auto wrong = [&](FsError code) {
            return failAt(*block * blockSize_, Cause::Damaged, code, visit_.name);
        };
        if (*block >= source_.size() / blockSize_) return wrong(FsError::NodeBeyondEnd);
        if (auto on = visit_.node(*block); !on) return on;
        auto bytes = readObject(source_, blockSize_, *block, blockSize_, say(FsMessage::NodeOf, visit_.name));
        if (!bytes) return std::unexpected(bytes.error());
        const auto node = Node::parse(*bytes, parent != nullptr ? &info_ : nullptr);
        if (!node) return wrong(FsError::NodeDamaged);
        const NodeHeader& header = node->header();
        const std::uint32_t kind = header.header.type & 0xFFFF;
        if (header.header.oid != oid || header.header.xid > visit_.newest ||
            header.header.subtype != visit_.subtype ||
            kind != (parent == nullptr ? typeRootNode : typeNode) || node->root() != (parent == nullptr))
            return wrong(FsError::NodeOfOther);
        if (parent == nullptr) {
            info_ = node->info();
            fixed_ = node->fixed();
            level = header.level;
            if (level > maxTreeDepth || info_.nodeSize != blockSize_) return wrong(FsError::NodeDepth);
        }
        if (header.level != level || node->leaf() != (level == 0) || node->fixed() != fixed_)
            return wrong(FsError::NodeLevel);
        if (node->count() == 0 && (parent != nullptr || level != 0)) return wrong(FsError::NodeEmpty);
        // More than the tree says it has: one is met again and again.
        if (++nodes_ > info_.nodeCount || nodes_ > source_.size() / blockSize_)
            return wrong(FsError::NodeOfOther);
        for (std::uint32_t i = 0; i < node->count(); ++i) {
            const auto record = node->record(i);
            if (!record || record->key.size() < 8) return wrong(FsError::NodeRecordOutside);
            const KeyOrder order = orderOf(record->key);
            if (i == 0 && from && order < *from) return wrong(FsError::NodeFirstKey);
            if (level != 0) {
                const auto child = node->child(i);
                if (!child) return wrong(FsError::NodeRecordOutside);
                if (auto on = this->node(*child, &*node, level - 1, order); !on) return on;
                continue;
            }
            if (last_ && (fixed_ ? order <= *last_ : order < *last_)) return wrong(FsError::NodeKeyOrder);
            last_ = order;
            ++keys_;
            if (auto on = visit_.record(*record); !on) return on;
        }
        return {};
    }

    const ByteSource& source_;
    std::uint32_t blockSize_;
    const TreeVisit& visit_;
    TreeInfo info_{};
    bool fixed_ = false;
    std::uint64_t keys_ = 0, nodes_ = 0;
    std::optional<KeyOrder> last_;
};

}  // namespace

std::optional<Node> Node::parse(std::span<const std::byte> bytes, const TreeInfo* info) {
    const ByteReader reader(bytes);
    Node node;
    const auto header = reader.structure<NodeHeader>(0);
    if (!header) return std::nullopt;
    node.bytes_ = bytes;
    node.header_ = *header;
    if (info != nullptr) node.info_ = *info;
    node.valuesEnd_ = bytes.size();
    if (node.root()) {
        if (bytes.size() < sizeof(NodeHeader) + treeInfoSize) return std::nullopt;
        node.valuesEnd_ -= treeInfoSize;
        node.info_ = *reader.structure<TreeInfo>(node.valuesEnd_);
    }
    node.toc_ = sizeof(NodeHeader) + header->tocOffset;
    node.keys_ = node.toc_ + header->tocLength;
    if (node.keys_ > node.valuesEnd_ || header->keyCount > header->tocLength / (node.fixed() ? 4U : 8U))
        return std::nullopt;
    return node;
}

std::optional<NodeRecord> Node::record(std::uint32_t index) const {
    const ByteReader reader(bytes_);
    const std::uint64_t entry = toc_ + std::uint64_t{index} * (fixed() ? 4 : 8);
    std::uint64_t key = 0, value = 0, keyLength = info_.keySize,
                  valueLength = leaf() ? info_.valueSize.value() : 8;
    if (fixed()) {
        key = *reader.little<std::uint16_t>(entry);
        value = *reader.little<std::uint16_t>(entry + 2);
    } else {
        key = *reader.little<std::uint16_t>(entry);
        keyLength = *reader.little<std::uint16_t>(entry + 2);
        value = *reader.little<std::uint16_t>(entry + 4);
        valueLength = *reader.little<std::uint16_t>(entry + 6);
    }
    if (keyLength > valuesEnd_ - keys_ || key > valuesEnd_ - keys_ - keyLength) return std::nullopt;
    NodeRecord record;
    record.key = bytes_.subspan(keys_ + key, keyLength);
    if (value == noValue) return record;
    if (value > valuesEnd_ - keys_ || valueLength > value) return std::nullopt;
    record.value = bytes_.subspan(valuesEnd_ - value, valueLength);
    return record;
}

std::optional<std::uint64_t> Node::child(std::uint32_t index) const {
    const auto found = record(index);
    return found ? ByteReader(found->value).little<std::uint64_t>(0) : std::nullopt;
}

Result<void> visitTree(const ByteSource& source, std::uint32_t blockSize, const TreeVisit& visit) {
    return TreeVisitor(source, blockSize, visit).run();
}

Result<std::vector<std::byte>> readObject(const ByteSource& source, std::uint32_t blockSize,
                                          std::uint64_t block, std::uint64_t bytes, AreaName what) {
    if (block > source.size() / blockSize) return fail(Cause::Damaged, FsError::BeyondEnd, what.message());
    auto data = fsread::bytes(source, block * blockSize, bytes);
    if (!data) return failAt(block * blockSize, Cause::Io, FsError::ObjectUnreadable, what.message());
    if (!fletcher64Fits(*data))
        return failAt(block * blockSize, Cause::Damaged, FsError::ChecksumWrong, what.message());
    return std::move(*data);
}

}  // namespace sectorsmith::apfs
