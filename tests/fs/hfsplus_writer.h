// SPDX-License-Identifier: GPL-3.0-or-later
// Makes HFS+ volumes in memory, after TN1150: what no tool here writes (hard links, forks in many pieces, attributes with
// extents of their own), to be read and to be damaged.
#pragma once

#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/endian.h"
#include "base/text.h"

namespace sectorsmith::testing {

class HfsWriter {
 public:
    using Bytes = std::vector<std::byte>;
    struct Piece {
        std::uint32_t start = 0, count = 0;  // blocks
    };
    struct ForkOf {
        std::uint64_t bytes = 0;
        std::vector<Piece> pieces;
    };
    struct File {
        std::uint32_t id = 0;
        std::string type, creator;  // four letters each
        std::uint32_t special = 0;  // a link's number
        std::uint16_t mode = 0100644;
        std::uint16_t flags = 2;  // a thread exists
        ForkOf data, resource;
        std::uint32_t date = 0xE0000000;  // all dates
    };

    HfsWriter(std::uint32_t blockSize, std::uint32_t blocks, bool caseSensitive = false)
        : blockSize_(blockSize), blocks_(blocks), caseSensitive_(caseSensitive) {
        addFolder(1, "Test", 2);
    }

    void addFolder(std::uint32_t parent, const std::string& name, std::uint32_t id,
                   std::uint32_t date = 0xE0000000) {
        Bytes data(88);
        be16(data, 0, 1);
        be32(data, 8, id);
        for (std::size_t at = 0xC; at <= 0x1C; at += 4) be32(data, at, date);
        be32(data, 0x20, 501);
        be32(data, 0x24, 20);
        be16(data, 0x2A, 040755);
        add(catalog, catalogKey(parent, name), std::move(data));
        addThread(3, id, parent, name);
        if (id != 2) ++folders_;
    }
    void addFile(std::uint32_t parent, const std::string& name, const File& file) {
        Bytes data(248);
        be16(data, 0, 2);
        be16(data, 2, file.flags);
        be32(data, 8, file.id);
        for (std::size_t at = 0xC; at <= 0x1C; at += 4) be32(data, at, file.date);
        be32(data, 0x20, 501);
        be32(data, 0x24, 20);
        be16(data, 0x2A, file.mode);
        be32(data, 0x2C, file.special);
        std::memcpy(data.data() + 0x30, file.type.data(), std::min<std::size_t>(4, file.type.size()));
        std::memcpy(data.data() + 0x34, file.creator.data(), std::min<std::size_t>(4, file.creator.size()));
        fork(data, 0x58, file.data, file.id, 0);
        fork(data, 0xA8, file.resource, file.id, 0xFF);
        add(catalog, catalogKey(parent, name), std::move(data));
        addThread(4, file.id, parent, name);
        ++files_;
    }
    // An attribute with blocks of its own; what does not fit into eight extents goes to a second record.
    void addAttribute(std::uint32_t file, const std::string& name, const ForkOf& value) {
        Bytes data(8 + 80);
        be32(data, 0, 0x20);
        be64(data, 8, value.bytes);
        std::uint32_t all = 0;
        for (std::size_t from = 0; from < value.pieces.size(); from += 8) {
            if (from > 0) {
                Bytes more(8 + 64);
                be32(more, 0, 0x30);
                extents(more, 8, value.pieces, from);
                add(attributes, attributeKey(file, all, name), std::move(more));
            }
            for (std::size_t i = from; i < std::min(from + 8, value.pieces.size()); ++i) {
                use(value.pieces[i]);
                all += value.pieces[i].count;
            }
        }
        be32(data, 8 + 0xC, all);
        extents(data, 8 + 0x10, value.pieces, 0);
        add(attributes, attributeKey(file, 0, name), std::move(data));
    }
    void addInlineAttribute(std::uint32_t file, const std::string& name, const std::string& value) {
        Bytes data(16 + (value.size() + 1) / 2 * 2);
        be32(data, 0, 0x10);
        be32(data, 12, static_cast<std::uint32_t>(value.size()));
        std::memcpy(data.data() + 16, value.data(), value.size());
        add(attributes, attributeKey(file, 0, name), std::move(data));
    }

    // The volume: header, bitmap, the three trees from block 64 on, as much as they need. Files' blocks are to lie behind.
    Bytes build(std::size_t nodeSize = 4096) {
        Bytes out(std::size_t{blocks_} * blockSize_);
        use({0, (1536 + blockSize_ - 1) / blockSize_});
        use({blocks_ - (blockSize_ < 1024 ? 2 : 1), blockSize_ < 1024 ? 2U : 1U});
        std::uint32_t next = 64;
        Bytes header(512);
        be16(header, 0, caseSensitive_ ? 0x4858 : 0x482B);
        be16(header, 2, caseSensitive_ ? 5 : 4);
        be32(header, 4, 0x100);
        be32(header, 0x20, files_);
        be32(header, 0x24, folders_);
        be32(header, 0x28, blockSize_);
        be32(header, 0x2C, blocks_);
        be32(header, 0x40, 1000000);
        auto place = [&](std::size_t at, const Bytes& content, std::size_t room) {
            const auto count =
                static_cast<std::uint32_t>((std::max(room, content.size()) + blockSize_ - 1) / blockSize_);
            std::ranges::copy(content, out.begin() + static_cast<std::ptrdiff_t>(next) * blockSize_);
            be64(header, at, std::uint64_t{count} * blockSize_);
            be32(header, at + 0xC, count);
            be32(header, at + 0x10, next);
            be32(header, at + 0x14, count);
            use({next, count});
            const std::size_t start = std::size_t{next} * blockSize_;
            next += count;
            return start;
        };
        const std::size_t map = place(0x70, {}, (blocks_ + 7) / 8);
        overflowAt = place(0xC0, tree(overflow, nodeSize, 10, false, 0, plainOrder), 0);
        catalogAt =
            place(0x110, tree(catalog, nodeSize, 516, true, caseSensitive_ ? 0xBC : 0xCF, plainOrder), 0);
        if (!attributes.empty())
            attributesAt = place(0x160, tree(attributes, nodeSize, 266, true, 0, attributeOrder), 0);
        be32(header, 0x30, blocks_ - static_cast<std::uint32_t>(used.size()));
        for (const std::uint32_t block : used) out[map + block / 8] |= std::byte{0x80} >> (block % 8);
        std::ranges::copy(header, out.begin() + 1024);
        std::ranges::copy(header, out.end() - 1024);
        mapAt = map;
        return out;
    }

    // Where build() put them: bytes.
    std::size_t mapAt = 0, overflowAt = 0, catalogAt = 0, attributesAt = 0;
    std::set<std::uint32_t> used;

    struct Record {
        Bytes key, data;
    };
    std::vector<Record> catalog, overflow, attributes;  // may be changed before build()

    static void be16(Bytes& b, std::size_t at, std::size_t v) {
        storeBig(b.data() + at, static_cast<std::uint16_t>(v));
    }
    static void be32(Bytes& b, std::size_t at, std::size_t v) {
        storeBig(b.data() + at, static_cast<std::uint32_t>(v));
    }
    static void be64(Bytes& b, std::size_t at, std::uint64_t v) { storeBig(b.data() + at, v); }

 private:
    static Bytes units(const std::string& utf8) {
        Bytes out;
        const std::string text = *encodeText(utf8, Encoding::Utf16Be);
        for (const char c : text) out.push_back(static_cast<std::byte>(c));
        return out;
    }
    static Bytes catalogKey(std::uint32_t parent, const std::string& name) {
        const Bytes text = units(name);
        Bytes key(6);
        be32(key, 0, parent);
        be16(key, 4, text.size() / 2);
        key.insert(key.end(), text.begin(), text.end());
        return key;
    }
    static Bytes attributeKey(std::uint32_t file, std::uint32_t start, const std::string& name) {
        const Bytes text = units(name);
        Bytes key(12);
        be32(key, 2, file);
        be32(key, 6, start);
        be16(key, 10, text.size() / 2);
        key.insert(key.end(), text.begin(), text.end());
        return key;
    }
    static void add(std::vector<Record>& tree, Bytes key, Bytes data) {
        tree.push_back({std::move(key), std::move(data)});
    }
    void addThread(unsigned kind, std::uint32_t id, std::uint32_t parent, const std::string& name) {
        const Bytes text = units(name);
        Bytes data(10);
        be16(data, 0, kind);
        be32(data, 4, parent);
        be16(data, 8, text.size() / 2);
        data.insert(data.end(), text.begin(), text.end());
        add(catalog, catalogKey(id, ""), std::move(data));
    }
    void use(const Piece& piece) {
        for (std::uint32_t i = 0; i < piece.count; ++i) used.insert(piece.start + i);
    }
    static void extents(Bytes& out, std::size_t at, const std::vector<Piece>& pieces, std::size_t from) {
        for (std::size_t i = from; i < std::min(from + 8, pieces.size()); ++i, at += 8) {
            be32(out, at, pieces[i].start);
            be32(out, at + 4, pieces[i].count);
        }
    }
    void fork(Bytes& out, std::size_t at, const ForkOf& fork, std::uint32_t file, unsigned kind) {
        std::uint32_t all = 0;
        for (std::size_t from = 0; from < fork.pieces.size(); from += 8) {
            if (from > 0) {
                Bytes key(10), data(64);
                key[0] = static_cast<std::byte>(kind);
                be32(key, 2, file);
                be32(key, 6, all);
                extents(data, 0, fork.pieces, from);
                add(overflow, std::move(key), std::move(data));
            }
            for (std::size_t i = from; i < std::min(from + 8, fork.pieces.size()); ++i) {
                use(fork.pieces[i]);
                all += fork.pieces[i].count;
            }
        }
        be64(out, at, fork.bytes);
        be32(out, at + 0xC, all);
        extents(out, at + 0x10, fork.pieces, 0);
    }
    // Good enough for names of ASCII in one case, which is all that the tests sort; NULs last in the case-folding order.
    static bool plainOrder(const Record& a, const Record& b) {
        auto rank = [](const Bytes& key) {
            std::vector<unsigned> out;
            for (std::size_t i = 0; i < 4 && i < key.size(); ++i)
                out.push_back(std::to_integer<unsigned>(key[i]));
            for (std::size_t i = 6; i < key.size(); ++i) out.push_back(std::to_integer<unsigned>(key[i]));
            return out;
        };
        // Extents: fork and padding stand before the file, but count after it.
        if (a.key.size() == 10 && b.key.size() == 10 && a.data.size() == 64 && b.data.size() == 64) {
            auto order = [](const Bytes& k) {
                return std::tuple(loadBig<std::uint32_t>(k.data() + 2), k[0],
                                  loadBig<std::uint32_t>(k.data() + 6));
            };
            return order(a.key) < order(b.key);
        }
        return rank(a.key) < rank(b.key);
    }
    static bool attributeOrder(const Record& a, const Record& b) {
        auto order = [](const Bytes& k) {
            return std::tuple(loadBig<std::uint32_t>(k.data() + 2), Bytes(k.begin() + 12, k.end()),
                              loadBig<std::uint32_t>(k.data() + 6));
        };
        return order(a.key) < order(b.key);
    }

    static Bytes node(const std::vector<Record>& records, std::size_t size, unsigned kind, unsigned height,
                      std::uint32_t next, std::uint32_t previous) {
        Bytes out(size);
        be32(out, 0, next);
        be32(out, 4, previous);
        out[8] = static_cast<std::byte>(kind);
        out[9] = static_cast<std::byte>(height);
        be16(out, 10, records.size());
        std::size_t at = 14, slot = size;
        for (const Record& record : records) {
            be16(out, slot -= 2, at);
            be16(out, at, record.key.size());
            std::ranges::copy(record.key, out.begin() + static_cast<std::ptrdiff_t>(at + 2));
            at += 2 + (record.key.size() + 1) / 2 * 2;
            std::ranges::copy(record.data, out.begin() + static_cast<std::ptrdiff_t>(at));
            at += record.data.size();
        }
        be16(out, slot - 2, at);
        return out;
    }
    // Header, leaves in order, then each level of index nodes above them.
    static Bytes tree(std::vector<Record> records, std::size_t nodeSize, std::size_t maxKey, bool variable,
                      unsigned compare, bool (*order)(const Record&, const Record&)) {
        std::ranges::sort(records, order);
        std::vector<Bytes> nodes(1);
        std::vector<Record> level = records;
        std::uint32_t root = 0, lastLeaf = 0, depth = 0;
        for (unsigned height = 1; !level.empty(); ++height) {
            std::vector<std::vector<Record>> groups;
            std::size_t room = 0;
            for (Record& record : level) {
                const std::size_t need = 2 + (record.key.size() + 1) / 2 * 2 + record.data.size() + 2;
                if (groups.empty() || need > room) {
                    groups.emplace_back();
                    room = nodeSize - 16;
                }
                room -= need;
                groups.back().push_back(std::move(record));
            }
            const auto first = static_cast<std::uint32_t>(nodes.size());
            const auto count = static_cast<std::uint32_t>(groups.size());
            level.clear();
            for (std::uint32_t i = 0; i < count; ++i) {
                nodes.push_back(node(groups[i], nodeSize, height == 1 ? 0xFF : 0, height,
                                     i + 1 < count ? first + i + 1 : 0, i > 0 ? first + i - 1 : 0));
                Record up{groups[i].front().key, Bytes(4)};
                be32(up.data, 0, first + i);
                level.push_back(std::move(up));
            }
            if (height == 1) lastLeaf = first + count - 1;
            root = first;
            depth = height;
            if (count == 1) break;
        }
        const std::size_t total = nodes.size() + 3;  // some are free
        Bytes header(nodeSize);
        header[8] = std::byte{1};
        be16(header, 10, 3);
        be16(header, 14, depth);
        be32(header, 16, root);
        be32(header, 20, records.size());
        be32(header, 24, root == 0 ? 0 : 1);
        be32(header, 28, lastLeaf);
        be16(header, 32, nodeSize);
        be16(header, 34, maxKey);
        be32(header, 36, total);
        be32(header, 40, 3);
        header[14 + 0x25] = static_cast<std::byte>(compare);
        be32(header, 14 + 0x26, 2 | (variable ? 4 : 0));
        for (std::size_t i = 0; i < nodes.size(); ++i) header[248 + i / 8] |= std::byte{0x80} >> (i % 8);
        be16(header, nodeSize - 2, 14);
        be16(header, nodeSize - 4, 120);
        be16(header, nodeSize - 6, 248);
        be16(header, nodeSize - 8, nodeSize - 8);
        nodes.front() = std::move(header);
        Bytes out;
        for (const Bytes& one : nodes) out.insert(out.end(), one.begin(), one.end());
        out.resize(total * nodeSize);
        return out;
    }

    std::uint32_t blockSize_, blocks_, files_ = 0, folders_ = 0;
    bool caseSensitive_;
};

}  // namespace sectorsmith::testing
