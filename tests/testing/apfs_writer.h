// SPDX-License-Identifier: GPL-3.0-or-later
// Fills an empty APFS container that mkapfs made: folders, files, links, snapshots, trees of any depth. What no tool here
// writes; after the Apple File System Reference (2020-06-22). apfsck, the Sleuth Kit and dissect.apfs say whether it is right.
#pragma once

#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "fs/apfs/apfs_structs.h"

namespace sectorsmith::testing {

class ApfsWriter {
 public:
    using Bytes = std::vector<std::byte>;

    // `image`: what mkapfs made of it, at most 128 MiB (one chunk of the space manager), names folded (the default). Kept by
    // reference.
    explicit ApfsWriter(Bytes& image) : image_(image) {
        at(container_, 0);
        at(volume_, volumeBlock());
        nextOid_ = container_.nextOid;
        // Its trees are written anew.
        readChunk();
        apfs::ObjectMap map{};
        at(map, volume_.omapOid);
        for (const std::uint64_t number :
             {lastAddress(map.treeOid), std::uint64_t{map.treeOid}, std::uint64_t{volume_.extentTreeOid},
              std::uint64_t{volume_.snapshotTreeOid}})
            release(number);
        addInode(1, rootFolder, "root", 040755, {});
        addInode(1, 3, "private-dir", 040755, {});
    }

    static constexpr std::uint64_t rootFolder = 2;

    // Lower-case ASCII names only. The number of what was added.
    std::uint64_t addFolder(std::uint64_t parent, const std::string& name) {
        return addInode(parent, nextId_++, name, 040755, {});
    }
    std::uint64_t addFile(std::uint64_t parent, const std::string& name, const std::string& content = {}) {
        return addInode(parent, nextId_++, name, 0100644, content);
    }
    std::uint64_t addLink(std::uint64_t parent, const std::string& name, const std::string& target) {
        const std::uint64_t id = addInode(parent, nextId_++, name, 0120777, {});
        Bytes key = keyOf(id, 4), value(4);
        const std::string attribute = "com.apple.fs.symlink";
        put16(key, attribute.size() + 1);
        putText(key, attribute);
        store16(value, 0, 2 | 4);  // embedded, the file system's own
        store16(value, 2, target.size() + 1);
        putText(value, target);
        records_.push_back({{id, 4, 0, attribute}, std::move(key), std::move(value)});
        return id;
    }
    // The names and contents of now stay in a snapshot; after it contents can be changed.
    void takeSnapshot(const std::string& name) { snapshots_.push_back({name, contents_}); }
    // New content of a file that has some; as many bytes.
    void change(std::uint64_t file, const std::string& content) {
        if (contents_.at(file).size() != content.size()) throw std::invalid_argument("another size");
        contents_[file] = content;
    }
    // What is left of a file in the snapshots that were taken; of now, its name and record go.
    void remove(std::uint64_t file) {
        removed_.insert(file);
        --children_.at(inodes_.at(file).parent);
        --fileCount_;
    }

    // As macOS' own volume since version 11: nodes of the file tree without headers, with sums (zeros here) in those above,
    // and files' extents in a tree of their own. Without snapshots.
    void sealVolume() { sealed_ = true; }

    // Writes all of it into the image.
    void write() {
        const std::uint64_t newest = snapshots_.size() + 2;  // mkapfs itself is the first transaction
        std::ranges::sort(records_, {}, &Record::order);
        if (sealed_) {
            if (!snapshots_.empty()) throw std::invalid_argument("a sealed volume has no snapshots here");
            std::erase_if(records_, [](const Record& record) { return record.order.kind == 8; });
        }
        packNodes();
        // Each snapshot, then what there is now, at a transaction of its own.
        std::vector<Record> omap;
        std::map<std::uint64_t, Extent> places;
        std::vector<std::uint64_t> extentTrees, superblocks;
        std::map<std::uint64_t, std::string> written;
        for (std::uint64_t xid = 2; xid <= newest; ++xid) {
            const auto& contents = xid < newest ? snapshots_[xid - 2].contents : contents_;
            std::vector<Record> references;
            writeContents(contents, written, places, references);
            const bool last = xid == newest;
            writeFileTree(xid, places, omap, last);
            const auto tree = writeTree(references, 0x0F, storagePhysical, 0x50, 0, 0, xid);
            if (last) volume_.extentTreeOid = tree;
            else extentTrees.push_back(tree);
        }
        if (sealed_) {
            std::vector<Record> extents;
            for (const auto& [id, place] : places) {
                Bytes key, value;
                put64(key, id);
                put64(key, 0);
                put64(value, place.blocks * block);
                put64(value, place.start);
                extents.push_back({{id, 0, 0, ""}, std::move(key), std::move(value)});
            }
            volume_.fileExtentTreeOid = writeTree(extents, 0x1F, storagePhysical, 0x50, 16, 16, newest);
            volume_.fileExtentTreeType = storagePhysical | 2;
            volume_.incompatibleFeatures = volume_.incompatibleFeatures | 0x20;
        }
        std::vector<Record> snapshotRecords, mapSnapshots;
        for (std::size_t i = 0; i < snapshots_.size(); ++i) {
            const std::uint64_t xid = i + 2;
            superblocks.push_back(allocate(1));
            Bytes key = keyOf(xid, 1), value(sizeof(apfs::SnapshotMetadata));
            apfs::SnapshotMetadata data{};
            data.extentTreeOid = extentTrees[i];
            data.superblock = superblocks.back();
            data.created = data.changed = time;
            data.inode = nextId_++;
            data.extentTreeType = 0x40000002;
            data.nameLength = static_cast<std::uint16_t>(snapshots_[i].name.size() + 1);
            std::memcpy(value.data(), &data, sizeof(data));
            putText(value, snapshots_[i].name);
            snapshotRecords.push_back({{xid, 1, 0, ""}, std::move(key), std::move(value)});
            Bytes nameKey = keyOf(idMask, 11), nameValue;
            put16(nameKey, snapshots_[i].name.size() + 1);
            putText(nameKey, snapshots_[i].name);
            put64(nameValue, xid);
            snapshotRecords.push_back(
                {{idMask, 11, 0, snapshots_[i].name}, std::move(nameKey), std::move(nameValue)});
            Bytes mapKey;
            put64(mapKey, xid);
            mapSnapshots.push_back({{xid, 0, 0, ""}, std::move(mapKey), Bytes(16)});
        }
        std::ranges::sort(snapshotRecords, {}, &Record::order);
        volume_.snapshotTreeOid = writeTree(snapshotRecords, 0x10, storagePhysical, 0x50, 0, 0, newest);
        const std::uint64_t mapTree =
            mapSnapshots.empty() ? 0 : writeTree(mapSnapshots, 0x13, storagePhysical, 0x10, 8, 16, newest);
        std::ranges::sort(omap, {}, &Record::order);
        const std::uint64_t tree = writeTree(omap, 0x0B, storagePhysical, 0x10, 16, 16, newest);
        const std::uint64_t map = volume_.omapOid;
        apfs::ObjectMap header{};
        at(header, map);
        header.treeOid = tree;
        header.header.xid = newest;
        header.snapshotCount = static_cast<std::uint32_t>(snapshots_.size());
        header.snapshotTreeOid = mapTree;
        put(header, map);
        storeLittle64(map * block, 0x40, snapshots_.empty() ? 0 : newest - 1);
        seal(map);

        volume_.header.xid = newest;
        volume_.nextObjectId = nextId_;
        volume_.fileCount = fileCount_;
        volume_.folderCount = folderCount_;
        volume_.symlinkCount = linkCount_;
        volume_.snapshotCount = snapshots_.size();
        volume_.allocatedBlocks = volumeBlocks_ + 1;  // with the object map's own
        volume_.totalAllocated = volume_.allocatedBlocks + snapshots_.size();
        const std::uint64_t place = volumeBlock();
        put(volume_, place);
        seal(place);
        for (std::size_t i = 0; i < snapshots_.size(); ++i) {
            std::copy_n(image_.begin() + static_cast<std::ptrdiff_t>(place * block), block,
                        image_.begin() + static_cast<std::ptrdiff_t>(superblocks[i] * block));
            apfs::VolumeSuperblock old = volume_;
            old.header.oid = superblocks[i];
            old.header.xid = i + 2;
            old.header.type = 0x4000000D;
            old.extentTreeOid = old.omapOid = old.snapshotTreeOid = 0;
            put(old, superblocks[i]);
            seal(superblocks[i]);
        }
        writeContainerMap(newest);
        writeSpace(newest);
        finishCheckpoint(newest);
    }

    std::uint64_t leaves() const { return leaves_; }
    unsigned levels() const { return levels_; }

 private:
    static constexpr std::uint64_t block = 4096;
    static constexpr std::uint64_t idMask = apfs::idMask;
    static constexpr std::uint32_t storagePhysical = 0x40000000;
    static constexpr std::size_t sumBytes = 32;
    static constexpr std::uint64_t time = 1'600'000'000'000'000'000;

    struct Order {
        std::uint64_t id = 0;
        unsigned kind = 0;
        std::uint64_t number = 0;
        std::string name;
        auto operator<=>(const Order&) const = default;
    };
    struct Record {
        Order order;
        Bytes key, value;
    };
    struct Extent {
        std::uint64_t start = 0, blocks = 0;
    };
    struct Snapshot {
        std::string name;
        std::map<std::uint64_t, std::string> contents;
    };
    struct FileNode {
        std::uint64_t oid = 0;
        unsigned level = 0;
        std::vector<std::size_t> records;   // of a leaf
        std::vector<std::size_t> children;  // of an index node: numbers of nodes
        std::size_t parent = SIZE_MAX;
    };

    // ---- bytes
    static void put16(Bytes& to, std::uint64_t value) { putN(to, value, 2); }
    static void put32(Bytes& to, std::uint64_t value) { putN(to, value, 4); }
    static void put64(Bytes& to, std::uint64_t value) { putN(to, value, 8); }
    static void putN(Bytes& to, std::uint64_t value, unsigned bytes) {
        for (unsigned i = 0; i < bytes; ++i) to.push_back(static_cast<std::byte>(value >> (8 * i)));
    }
    static void store16(Bytes& to, std::size_t place, std::uint64_t value) {
        to[place] = static_cast<std::byte>(value);
        to[place + 1] = static_cast<std::byte>(value >> 8);
    }
    static void putText(Bytes& to, const std::string& text) {  // with a NUL
        for (const char c : text) to.push_back(static_cast<std::byte>(c));
        to.push_back(std::byte{0});
    }
    void storeLittle64(std::uint64_t base, std::uint64_t place, std::uint64_t value) {
        for (unsigned i = 0; i < 8; ++i) image_[base + place + i] = static_cast<std::byte>(value >> (8 * i));
    }
    template <typename T>
    void at(T& structure, std::uint64_t number) const {
        std::memcpy(&structure, image_.data() + number * block, sizeof(T));
    }
    template <typename T>
    void put(const T& structure, std::uint64_t number) {
        std::memcpy(image_.data() + number * block, &structure, sizeof(T));
    }
    // Fletcher-64 over `bytes` of an object, as the Reference gives it.
    void seal(std::uint64_t number, std::uint64_t bytes = block) {
        std::uint64_t low = 0, high = 0;
        constexpr std::uint64_t modulus = 0xFFFFFFFF;
        for (std::uint64_t i = 8; i < bytes; i += 4) {
            std::uint32_t word = 0;
            for (unsigned b = 0; b < 4; ++b)
                word |= std::to_integer<std::uint32_t>(image_[number * block + i + b]) << (8 * b);
            low = (low + word) % modulus;
            high = (high + low) % modulus;
        }
        const std::uint64_t first = modulus - (low + high) % modulus;
        const std::uint64_t second = modulus - (low + first) % modulus;
        storeLittle64(number * block, 0, second << 32 | first);
    }
    static std::uint32_t crc32c(std::uint32_t crc, std::uint32_t value) {
        for (unsigned i = 0; i < 4; ++i) {
            crc ^= value >> (8 * i) & 0xFF;
            for (unsigned bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0x82F63B78 : 0);
        }
        return crc;
    }

    // ---- records
    static Bytes keyOf(std::uint64_t id, std::uint64_t kind) {
        Bytes key;
        put64(key, id | kind << 60);
        return key;
    }
    std::uint64_t addInode(std::uint64_t parent, std::uint64_t id, const std::string& name,
                           std::uint16_t mode, const std::string& content) {
        const bool folder = (mode & 0170000) == 040000, link = (mode & 0170000) == 0120000;
        if (id > 15) ++(folder ? folderCount_ : link ? linkCount_ : fileCount_);
        inodes_[id] = {parent, name, mode, content.size()};
        if (parent > 1) ++children_[parent];
        std::uint32_t hash = 0xFFFFFFFF;
        for (const char c : name) hash = crc32c(hash, static_cast<unsigned char>(c));
        hash = (hash & 0x3FFFFF) << 10;
        Bytes key = keyOf(parent, 9), value;
        put32(key, hash | (name.size() + 1));
        putText(key, name);
        put64(value, id);
        put64(value, time);
        put16(value, mode >> 12);
        records_.push_back({{parent, 9, hash, name}, std::move(key), std::move(value)});
        if (!content.empty()) {
            contents_[id] = content;
            Bytes streamValue;
            put32(streamValue, 1);
            records_.push_back({{id, 6, 0, ""}, keyOf(id, 6), std::move(streamValue)});
            Bytes extentKey = keyOf(id, 8);
            put64(extentKey, 0);
            records_.push_back({{id, 8, 0, ""}, std::move(extentKey), Bytes(24)});  // its place comes later
        }
        records_.push_back({{id, 3, 0, ""}, keyOf(id, 3), {}});  // so does its number of children
        return id;
    }
    Bytes inodeValue(std::uint64_t id) const {
        const Inode& inode = inodes_.at(id);
        apfs::InodeValue value{};
        value.parent = inode.parent;
        value.stream = id;
        value.created = value.modified = value.changed = value.accessed = time + id * 1'000'000;
        value.flags = 0x8000;  // no resource fork
        const auto children = children_.find(id);
        const bool folder = (inode.mode & 0170000) == 040000;
        value.links = folder ? children == children_.end() ? 0 : children->second : 1;
        value.owner = 501;
        value.group = 20;
        value.mode = inode.mode;
        Bytes bytes(sizeof(value));
        std::memcpy(bytes.data(), &value, sizeof(value));
        const std::uint64_t name = (inode.name.size() + 1 + 7) / 8 * 8;
        const bool stream = inode.size != 0;
        put16(bytes, stream ? 2 : 1);
        put16(bytes, name + (stream ? 40 : 0));
        putN(bytes, 4 | 2 << 8, 2);
        put16(bytes, inode.name.size() + 1);
        if (stream) {
            putN(bytes, 8 | 0x20 << 8, 2);
            put16(bytes, 40);
        }
        const std::size_t start = bytes.size();
        putText(bytes, inode.name);
        bytes.resize(start + name);
        if (stream) {
            put64(bytes, inode.size);
            put64(bytes, (inode.size + block - 1) / block * block);
            put64(bytes, 0);
            put64(bytes, inode.size);
            put64(bytes, 0);
        }
        return bytes;
    }

    // ---- space
    std::uint64_t allocate(std::uint64_t blocks) {
        if (next_ == 0) {
            // Behind what mkapfs uses.
            const std::uint64_t count = chunk_.blockCount & 0xFFFFF;
            end_ = count;
            for (std::uint64_t i = 0; i < end_; ++i)
                if (used(i)) next_ = i + 1;
        }
        if (next_ + blocks > end_) throw std::length_error("the container is too small");
        const std::uint64_t first = next_;
        for (std::uint64_t i = 0; i < blocks; ++i) {
            auto& byte = image_[chunk_.bitmap * block + (next_ + i) / 8];
            byte |= std::byte{1} << ((next_ + i) % 8);
        }
        next_ += blocks;
        taken_ += static_cast<std::int64_t>(blocks);
        return first;
    }
    bool used(std::uint64_t number) const {
        return (image_[chunk_.bitmap * block + number / 8] & std::byte{1} << (number % 8)) != std::byte{0};
    }
    void readChunk() {
        space_ = ephemeral(apfs::typeSpaceman);
        apfs::Spaceman head{};
        at(head, space_);
        const std::uint32_t address = head.devices[0].addressOffset;
        Le64 chunks{};
        std::memcpy(&chunks, image_.data() + space_ * block + address, 8);
        chunkBlock_ = chunks;
        std::memcpy(&chunk_, image_.data() + chunkBlock_ * block + sizeof(apfs::ChunkBlock), sizeof(chunk_));
    }
    // Where an object of the checkpoint lies.
    std::uint64_t ephemeral(std::uint32_t type) const {
        const std::uint64_t map = container_.descriptorBase + container_.descriptorIndex;
        apfs::CheckpointMap head{};
        at(head, map);
        for (std::uint32_t i = 0; i < head.count; ++i) {
            apfs::CheckpointMapping one{};
            std::memcpy(&one, image_.data() + map * block + sizeof(head) + i * sizeof(one), sizeof(one));
            if ((one.type & 0xFFFF) == type) return one.address;
        }
        throw std::logic_error("no such object");
    }
    std::uint64_t volumeBlock() const {
        apfs::ObjectMap map{};
        at(map, container_.omapOid);
        return lastAddress(map.treeOid);
    }
    // The block that an object map of one record in one node leads to.
    std::uint64_t lastAddress(std::uint64_t tree) const {
        Le64 address{};
        std::memcpy(&address, image_.data() + tree * block + block - apfs::treeInfoSize - 8, 8);
        return address;
    }
    void release(std::uint64_t number) {
        image_[chunk_.bitmap * block + number / 8] &= ~(std::byte{1} << (number % 8));
        --taken_;
    }

    // ---- nodes
    static std::uint64_t tocLength(std::size_t count, std::uint32_t keySize, std::uint32_t valueSize) {
        if (keySize == 0) return std::max<std::size_t>(count, 1) * 8;
        return (block - 56) / (keySize + valueSize + 4) * 4;
    }
    void writeNode(std::uint64_t place, std::uint64_t oid, std::uint64_t xid, std::uint32_t storage,
                   std::uint32_t subtype, unsigned level, bool root, std::uint32_t keySize,
                   std::uint32_t valueSize, std::uint32_t treeFlags, std::uint32_t leafValue,
                   const std::vector<std::pair<const Bytes*, Bytes>>& records, std::uint64_t keys,
                   std::uint64_t nodes, std::uint32_t longestKey, std::uint32_t longestValue) {
        std::byte* const base = image_.data() + place * block;
        std::memset(base, 0, block);
        const bool bare = sealed_ && subtype == 0x0E;
        apfs::NodeHeader header{};
        if (!bare) {
            header.header.oid = oid;
            header.header.xid = xid;
            header.header.type = (root ? 2U : 3U) | storage;
            header.header.subtype = subtype;
        }
        header.flags = static_cast<std::uint16_t>((root ? 1 : 0) | (level == 0 ? 2 : 0) |
                                                  (keySize != 0 ? 4 : 0) | (bare ? 0x18 : 0));
        header.level = static_cast<std::uint16_t>(level);
        header.keyCount = static_cast<std::uint32_t>(records.size());
        const std::uint64_t toc = tocLength(records.size(), keySize, level == 0 ? leafValue : 8);
        const std::uint64_t keyStart = 56 + toc, valueEnd = block - (root ? apfs::treeInfoSize : 0);
        std::uint64_t key = 0, value = 0;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const Bytes& k = *records[i].first;
            const Bytes& v = records[i].second;
            value += v.size();
            std::memcpy(base + keyStart + key, k.data(), k.size());
            std::memcpy(base + valueEnd - value, v.data(), v.size());
            Bytes entry;
            put16(entry, key);
            if (keySize == 0) put16(entry, k.size());
            put16(entry, value);
            if (keySize == 0) put16(entry, v.size());
            std::memcpy(base + 56 + i * entry.size(), entry.data(), entry.size());
            key += k.size();
        }
        if (keyStart + key + value > valueEnd) throw std::logic_error("a node is too full");
        header.tocLength = static_cast<std::uint16_t>(toc);
        header.freeOffset = static_cast<std::uint16_t>(key);
        header.freeLength = static_cast<std::uint16_t>(valueEnd - keyStart - key - value);
        header.keyFreeList = header.valueFreeList = 0x0000FFFF;
        std::memcpy(base, &header, sizeof(header));
        if (root) {
            apfs::TreeInfo info{};
            info.flags = treeFlags | (bare ? 0x180 : 0);
            info.nodeSize = block;
            info.keySize = keySize;
            info.valueSize = valueSize;
            info.longestKey = longestKey;
            info.longestValue = longestValue;
            info.keyCount = keys;
            info.nodeCount = nodes;
            std::memcpy(base + valueEnd, &info, sizeof(info));
        }
        if (!bare) seal(place);
    }
    // Whether records of these sizes and one more fit into a node.
    static bool fits(std::size_t count, std::uint64_t bytes, std::uint32_t keySize, std::uint32_t valueSize) {
        return 56 + tocLength(count, keySize, valueSize) + bytes + apfs::treeInfoSize <= block;
    }
    // A tree of physical nodes; its root's block. Counts as the volume's.
    std::uint64_t writeTree(const std::vector<Record>& records, std::uint32_t subtype, std::uint32_t storage,
                            std::uint32_t flags, std::uint32_t keySize, std::uint32_t valueSize,
                            std::uint64_t xid) {
        std::uint32_t longestKey = 0, longestValue = 0;
        for (const Record& record : records) {
            longestKey = std::max<std::uint32_t>(longestKey, static_cast<std::uint32_t>(record.key.size()));
            longestValue =
                std::max<std::uint32_t>(longestValue, static_cast<std::uint32_t>(record.value.size()));
        }
        std::vector<std::pair<const Bytes*, Bytes>> level;
        for (const Record& record : records) level.emplace_back(&record.key, record.value);
        std::uint64_t nodes = 0;
        for (unsigned depth = 0;; ++depth) {
            const std::uint32_t width = depth == 0 ? valueSize : 8;
            std::vector<std::pair<const Bytes*, Bytes>> above;
            std::vector<std::vector<std::pair<const Bytes*, Bytes>>> packed(1);
            std::uint64_t bytes = 0;
            for (auto& one : level) {
                const std::uint64_t more = one.first->size() + one.second.size();
                if (!packed.back().empty() && !fits(packed.back().size() + 1, bytes + more, keySize, width)) {
                    packed.emplace_back();
                    bytes = 0;
                }
                packed.back().push_back(std::move(one));
                bytes += more;
            }
            const bool root = packed.size() == 1;
            for (const auto& node : packed) {
                const std::uint64_t place = allocate(1);
                ++volumeBlocks_;
                ++nodes;
                writeNode(place, place, xid, storage, subtype, depth, root, keySize, valueSize, flags,
                          valueSize, node, records.size(), nodes, longestKey, longestValue);
                if (root) return place;
                Bytes child;
                put64(child, place);
                above.emplace_back(node.front().first, std::move(child));
            }
            level = std::move(above);
        }
    }

    // ---- the file tree
    void packNodes() {
        for (Record& record : records_)
            if (record.order.kind == 3) record.value = inodeValue(record.order.id);
        std::vector<std::size_t> level;
        std::uint64_t bytes = 0;
        const auto start = [&](unsigned depth) {
            nodes_.push_back({nextOid_++, depth, {}, {}, SIZE_MAX});
            level.push_back(nodes_.size() - 1);
            bytes = 0;
        };
        start(0);
        for (std::size_t i = 0; i < records_.size(); ++i) {
            const std::uint64_t more = records_[i].key.size() + records_[i].value.size();
            if (!fits(nodes_.back().records.size() + 1, bytes + more, 0, 0)) start(0);
            nodes_.back().records.push_back(i);
            bytes += more;
        }
        leaves_ = level.size();
        for (levels_ = 1; level.size() > 1; ++levels_) {
            const std::vector<std::size_t> below = std::move(level);
            level.clear();
            start(levels_);
            for (const std::size_t child : below) {
                const std::uint64_t more = firstKey(child).size() + 8 + (sealed_ ? sumBytes : 0);
                if (!fits(nodes_.back().children.size() + 1, bytes + more, 0, 0)) start(levels_);
                nodes_.back().children.push_back(child);
                nodes_[child].parent = nodes_.size() - 1;
                bytes += more;
            }
        }
        nodes_[level.front()].oid = volume_.rootTreeOid;
    }
    const Bytes& firstKey(std::size_t node) const {
        while (nodes_[node].level > 0) node = nodes_[node].children.front();
        return records_[nodes_[node].records.front()].key;
    }
    // The extents of what was not there before, and of what has gone since.
    void writeContents(const std::map<std::uint64_t, std::string>& contents,
                       std::map<std::uint64_t, std::string>& written, std::map<std::uint64_t, Extent>& places,
                       std::vector<Record>& references) {
        for (const auto& [id, content] : contents) {
            const auto old = written.find(id);
            if (old != written.end() && old->second == content) continue;
            if (old != written.end()) {
                Bytes value;
                put64(value, places[id].blocks | std::uint64_t{2} << 60);
                put64(value, ~std::uint64_t{0});  // nobody's
                put32(value, 0xFFFFFFFF);         // one reference less
                references.push_back(
                    {{places[id].start, 2, 0, ""}, keyOf(places[id].start, 2), std::move(value)});
            }
            const std::uint64_t blocks = (content.size() + block - 1) / block;
            const std::uint64_t first = allocate(blocks);
            volumeBlocks_ += blocks;
            std::memcpy(image_.data() + first * block, content.data(), content.size());
            places[id] = {first, blocks};
            written[id] = content;
            Bytes value;
            put64(value, blocks | std::uint64_t{1} << 60);
            put64(value, id);
            put32(value, 1);
            references.push_back({{first, 2, 0, ""}, keyOf(first, 2), std::move(value)});
        }
        std::ranges::sort(references, {}, &Record::order);
    }
    // The nodes that differ from the transaction before, and those above them.
    void writeFileTree(std::uint64_t xid, const std::map<std::uint64_t, Extent>& places,
                       std::vector<Record>& omap, bool last) {
        std::set<std::size_t> dirty;
        std::uint64_t keys = records_.size();
        for (std::size_t n = 0; n < nodes_.size(); ++n)
            for (const std::size_t i : nodes_[n].records) {
                if (!last || !isRemoved(records_[i])) continue;
                --keys;
                for (std::size_t up = n; up != SIZE_MAX; up = nodes_[up].parent) dirty.insert(up);
            }
        for (std::size_t n = 0; n < nodes_.size(); ++n)
            for (const std::size_t i : nodes_[n].records) {
                Record& record = records_[i];
                if (record.order.kind != 8) continue;
                const Extent& place = places.at(record.order.id);
                Bytes value;
                put64(value, place.blocks * block);
                put64(value, place.start);
                put64(value, 0);
                if (value == record.value) continue;
                record.value = std::move(value);
                for (std::size_t up = n; up != SIZE_MAX; up = nodes_[up].parent) dirty.insert(up);
            }
        if (xid == 2)
            for (std::size_t n = 0; n < nodes_.size(); ++n) dirty.insert(n);
        std::uint32_t longestKey = 0, longestValue = 0;
        for (const Record& record : records_) {
            longestKey = std::max<std::uint32_t>(longestKey, static_cast<std::uint32_t>(record.key.size()));
            longestValue =
                std::max<std::uint32_t>(longestValue, static_cast<std::uint32_t>(record.value.size()));
        }
        for (const std::size_t n : dirty) {
            const FileNode& node = nodes_[n];
            std::vector<std::pair<const Bytes*, Bytes>> records;
            for (const std::size_t i : node.records)
                if (!last || !isRemoved(records_[i]))
                    records.emplace_back(&records_[i].key, records_[i].value);
            for (const std::size_t child : node.children) {
                Bytes value;
                put64(value, nodes_[child].oid);
                if (sealed_) value.resize(8 + sumBytes);
                records.emplace_back(&firstKey(child), std::move(value));
            }
            const std::uint64_t place = allocate(1);
            ++volumeBlocks_;
            writeNode(place, node.oid, xid, 0, 0x0E, node.level, node.parent == SIZE_MAX, 0, 0, 0x40, 0,
                      records, keys, nodes_.size(), longestKey, longestValue);
            Bytes key, value;
            put64(key, node.oid);
            put64(key, xid);
            put32(value, sealed_ ? apfs::mappedNoHeader : 0);
            put32(value, block);
            put64(value, place);
            omap.push_back({{node.oid, 0, xid, ""}, std::move(key), std::move(value)});
        }
    }

    bool isRemoved(const Record& record) const {
        if (record.order.kind != 9) return removed_.contains(record.order.id);
        Le64 file{};
        std::memcpy(&file, record.value.data(), sizeof(file));
        return removed_.contains(file);
    }

    // ---- the container
    void writeContainerMap(std::uint64_t xid) {
        apfs::ObjectMap map{};
        at(map, container_.omapOid);
        const std::uint64_t tree = map.treeOid;
        apfs::NodeHeader node{};
        at(node, tree);
        // The key's transaction: behind the table of contents.
        storeLittle64(tree * block, 56 + node.tocLength + 8, xid);
        node.header.xid = xid;
        put(node, tree);
        seal(tree);
        map.header.xid = xid;
        put(map, container_.omapOid);
        seal(container_.omapOid);
    }
    void writeSpace(std::uint64_t xid) {
        apfs::Spaceman head{};
        at(head, space_);
        head.devices[0].freeCount = head.devices[0].freeCount - static_cast<std::uint64_t>(taken_);
        put(head, space_);
        chunk_.freeCount = chunk_.freeCount - static_cast<std::uint32_t>(taken_);
        chunk_.xid = xid;
        std::memcpy(image_.data() + chunkBlock_ * block + sizeof(apfs::ChunkBlock), &chunk_, sizeof(chunk_));
        apfs::ChunkBlock chunks{};
        at(chunks, chunkBlock_);
        chunks.header.xid = xid;
        put(chunks, chunkBlock_);
        seal(chunkBlock_);
    }
    void finishCheckpoint(std::uint64_t xid) {
        const auto object = [&](std::uint64_t number, std::uint64_t bytes) {
            apfs::ObjectHeader header{};
            at(header, number);
            header.xid = xid;
            put(header, number);
            seal(number, bytes);
        };
        const std::uint64_t map = container_.descriptorBase + container_.descriptorIndex;
        apfs::CheckpointMap head{};
        at(head, map);
        for (std::uint32_t i = 0; i < head.count; ++i) {
            apfs::CheckpointMapping one{};
            std::memcpy(&one, image_.data() + map * block + sizeof(head) + i * sizeof(one), sizeof(one));
            object(one.address, one.size);
        }
        object(map, block);
        for (const std::uint64_t number :
             {std::uint64_t{0}, container_.descriptorBase + container_.descriptorIndex + 1}) {
            apfs::ContainerSuperblock superblock{};
            at(superblock, number);
            superblock.nextOid = nextOid_;
            superblock.nextXid = xid + 1;
            put(superblock, number);
            object(number, block);
        }
    }

    struct Inode {
        std::uint64_t parent = 0;
        std::string name;
        std::uint16_t mode = 0;
        std::uint64_t size = 0;
    };

    Bytes& image_;
    apfs::ContainerSuperblock container_{};
    apfs::VolumeSuperblock volume_{};
    std::uint64_t nextOid_ = 0, nextId_ = 16;
    std::map<std::uint64_t, Inode> inodes_;
    std::map<std::uint64_t, std::uint32_t> children_;
    std::vector<Record> records_;
    std::map<std::uint64_t, std::string> contents_;
    std::vector<Snapshot> snapshots_;
    std::set<std::uint64_t> removed_;
    bool sealed_ = false;
    std::vector<FileNode> nodes_;
    std::uint64_t fileCount_ = 0, folderCount_ = 0, linkCount_ = 0, volumeBlocks_ = 0;
    std::uint64_t leaves_ = 0;
    unsigned levels_ = 0;
    std::uint64_t next_ = 0, end_ = 0;
    std::int64_t taken_ = 0;  // blocks more than mkapfs has
    std::uint64_t space_ = 0, chunkBlock_ = 0;
    apfs::ChunkInfo chunk_{};
};

}  // namespace sectorsmith::testing
