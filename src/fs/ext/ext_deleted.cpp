// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: inodes, directory entries, extent tree, journal (jbd2).
#include "fs/ext/ext_deleted.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/ext/ext_catalogue.h"

namespace sectorsmith::ext {

namespace {

constexpr std::uint32_t journalMagic = 0xC03B3998;
constexpr std::uint32_t journalDescriptor = 1, journalSuper1 = 3, journalSuper2 = 4;
constexpr std::uint32_t journal64Bit = 0x2, journalSums2 = 0x8, journalSums3 = 0x10;
constexpr std::uint32_t tagEscaped = 1, tagSameUuid = 2, tagLast = 8;
constexpr std::uint32_t journalInode = 8;
constexpr std::size_t mostVersions = std::size_t{1} << 20;
constexpr std::size_t mostRemembered = std::size_t{1} << 22;  // names
constexpr std::size_t mostNodes = 1 << 16;                    // of one file's map
constexpr unsigned deepest = 5;
constexpr std::uint64_t largestFileBlock = std::uint64_t{1} << 32;

// Nothing of a walk is wanted but what `Told` overrides.
class Quiet : public CatalogueVisitor {
 public:
    Result<void> area(const VolumeArea&) override { return {}; }
    Result<void> extent(const FileExtent&) override { return {}; }
    Result<void> finding(Error) override { return {}; }
};

class Search {
 public:
    Search(const Volume& volume, const DeletedVisitor& visit) : volume_(volume), visit_(visit) {}
    Result<void> run(Progress& progress);

 private:
    // A block of the volume as a transaction wrote it.
    struct Copy {
        std::uint64_t block = 0;  // that it is a copy of
        std::uint32_t sequence = 0;
        std::uint64_t place = 0;  // bytes of the source
        bool escaped = false;     // its first four bytes were replaced
    };
    // A deleted inode.
    struct Version {
        std::vector<std::byte> bytes;
        std::uint32_t sequence = 0;  // of the journal's copy; 0: the inode's own place
        bool journal = false;
        std::uint64_t place = 0;  // bytes of the source
    };
    struct Name {
        std::string text;
        std::uint32_t parent = 0;
        std::uint32_t sequence = 0;
    };
    using Key = std::pair<std::uint32_t, std::uint32_t>;  // inode, generation

    Result<void> readTables(Progress& progress);
    Result<void> readJournal(Progress& progress);
    void addDescriptor(std::span<const std::byte> block, std::uint64_t at, std::uint64_t first,
                       std::uint64_t end);
    Result<void> readInodeCopies(Progress& progress);
    Result<void> readNames(Progress& progress);
    Result<void> tell(const Key& key, const Version& version);
    bool locate(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream);
    bool readExtents(std::span<const std::byte> node, const Version& version, std::uint32_t seed,
                     unsigned depth, bool root, DeletedStream& stream);
    bool readPointers(std::span<const std::byte> pointers, const Version& version, std::uint64_t& first,
                      std::uint64_t end, unsigned level, DeletedStream& stream);
    bool addRun(DeletedStream& stream, std::uint64_t first, std::uint64_t block, std::uint64_t count,
                bool unwritten) const;
    // A block that belonged to a deleted file's map, as the journal has it or as it lies there.
    std::optional<std::vector<std::byte>> blockOf(std::uint64_t block, const Version& version) const;
    std::optional<std::vector<std::byte>> bytesOf(const Copy& copy) const;
    std::optional<bool> isFree(std::uint64_t block) const;
    // Entries of a folder's block; false: it is not one. With `gaps` those between the entries, too.
    bool readEntries(std::span<const std::byte> block, std::uint32_t folder, std::uint32_t sequence,
                     bool whole, bool gaps);
    void addName(std::uint32_t inode, std::uint32_t folder, std::string_view text, std::uint32_t sequence);
    std::uint64_t placeOfJournal(std::uint64_t block) const {
        for (const FileExtent& extent : journal_)
            if (const std::uint64_t at = volume_.bytesOf(block);
                at >= extent.streamOffset && at - extent.streamOffset < extent.length)
                return extent.offset + (at - extent.streamOffset);
        return 0;
    }

    const Volume& volume_;
    const DeletedVisitor& visit_;
    std::vector<FileExtent> journal_;
    std::vector<Copy> copies_;  // by sequence
    std::multimap<std::uint64_t, std::size_t> copiesOf_;
    std::uint32_t tagBytes_ = 8;
    bool journalSums3_ = false, journal64_ = false;
    std::map<std::uint64_t, std::uint32_t> tables_;  // first block: group
    std::map<Key, Version> versions_;
    std::set<std::uint32_t> wanted_;  // inodes of versions_
    std::unordered_map<std::uint64_t, std::uint32_t>
        folders_;  // blocks of folders that are asked for: their inode
    std::map<std::uint32_t, Name> names_;
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::string>> live_;  // names that are in use
    std::size_t nodes_ = 0;
};

Result<void> Search::readTables(Progress& progress) {
    const std::uint32_t size = volume_.inodeSize(), perGroup = volume_.super().inodesPerGroup;
    WindowReader descriptors(volume_.source()), bitmaps(volume_.source()), tables(volume_.source(), 1 << 20);
    for (std::uint32_t i = 0; i < volume_.groups(); ++i) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(i, volume_.groups());
        auto group = volume_.group(descriptors, i);
        if (!group) return std::unexpected(group.error());
        tables_[group->inodeTable] = i;
        auto bits = bitmaps.get(volume_.bytesOf(group->inodeBitmap), (perGroup + 7) / 8, "inode bitmap");
        if (!bits) return std::unexpected(bits.error());
        const std::vector<std::byte> marks(bits->begin(), bits->end());
        for (std::uint32_t k = 0; k < group->usedInodes; ++k) {
            if (bitAt(marks, k)) continue;
            auto bytes =
                tables.get(volume_.bytesOf(group->inodeTable) + std::uint64_t{k} * size, size, "inode table");
            if (!bytes) return std::unexpected(bytes.error());
            const auto inode = *ByteReader(*bytes).structure<Inode>(0);
            if (inode.mode == 0 || (inode.deleteTime == 0 && inode.links != 0)) continue;
            if (versions_.size() >= mostVersions)
                return fail(Cause::NoSpace, FsError::TooManyDeleted, mostVersions);
            const std::uint32_t number = i * perGroup + k + 1;
            versions_[{number, inode.generation}] = {
                {bytes->begin(), bytes->end()},
                0,
                false,
                volume_.bytesOf(group->inodeTable) + std::uint64_t{k} * size};
        }
    }
    return {};
}

void Search::addDescriptor(std::span<const std::byte> block, std::uint64_t at, std::uint64_t first,
                           std::uint64_t end) {
    const ByteReader reader(block);
    const auto sequence = *reader.big<std::uint32_t>(8);
    std::uint64_t data = at;
    for (std::size_t tag = 12; tag + tagBytes_ <= block.size();) {
        const auto low = *reader.big<std::uint32_t>(tag);
        const std::uint32_t flags =
            journalSums3_ ? *reader.big<std::uint32_t>(tag + 4) : *reader.big<std::uint16_t>(tag + 6);
        const std::uint64_t high = journal64_ ? *reader.big<std::uint32_t>(tag + 8) : 0;
        if (++data >= end) data = first;
        const std::uint64_t target = low | high << 32;
        const std::uint64_t place = placeOfJournal(data);
        if (place == 0 || target >= volume_.blocks()) return;
        copies_.push_back({target, sequence, place, (flags & tagEscaped) != 0});
        tag += tagBytes_;
        if ((flags & tagSameUuid) == 0) tag += 16;
        if ((flags & tagLast) != 0) return;
    }
}

Result<void> Search::readJournal(Progress& progress) {
    class Visitor : public Quiet {
     public:
        explicit Visitor(std::vector<FileExtent>& journal) : journal_(journal) {}
        Result<void> extent(const FileExtent& extent) override {
            if (extent.file == journalInode && extent.stream == StreamKind::Data) {
                journal_.push_back(extent);
                journal_.back().name = {};
            }
            return {};
        }

     private:
        std::vector<FileExtent>& journal_;
    } visitor(journal_);
    if ((volume_.compatible() & compatJournal) == 0) return {};
    if (auto walked = openCatalogue(volume_)->walk(visitor, progress); !walked) return walked;
    std::ranges::sort(journal_, {}, &FileExtent::streamOffset);
    const std::uint64_t place = placeOfJournal(0);
    if (place == 0) return {};
    auto super = readBytes(volume_.source(), place, 1024);
    if (!super) return {};
    const ByteReader reader(*super);
    const auto type = *reader.big<std::uint32_t>(4);
    if (*reader.big<std::uint32_t>(0) != journalMagic || (type != journalSuper1 && type != journalSuper2) ||
        *reader.big<std::uint32_t>(12) != volume_.blockSize())
        return {};
    const std::uint32_t features = type == journalSuper2 ? *reader.big<std::uint32_t>(0x28) : 0;
    journalSums3_ = (features & journalSums3) != 0;
    journal64_ = (features & journal64Bit) != 0;
    tagBytes_ = journalSums3_ ? 16 : 8U + (journal64_ ? 4 : 0) + ((features & journalSums2) != 0 ? 2 : 0);
    std::uint64_t there = 0;
    for (const FileExtent& extent : journal_) there += extent.length / volume_.blockSize();
    const std::uint64_t end = std::min<std::uint64_t>(*reader.big<std::uint32_t>(16), there);
    const std::uint64_t first = *reader.big<std::uint32_t>(20);
    if (first == 0) return {};
    WindowReader blocks(volume_.source(), 1 << 20);
    for (std::uint64_t at = first; at < end; ++at) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(at, end);
        const std::uint64_t here = placeOfJournal(at);
        if (here == 0) continue;
        auto bytes = blocks.get(here, volume_.blockSize(), "journal");
        if (!bytes) continue;  // what cannot be read is not known
        if (loadBig<std::uint32_t>(bytes->data()) != journalMagic ||
            loadBig<std::uint32_t>(bytes->data() + 4) != journalDescriptor)
            continue;
        const std::vector<std::byte> descriptor(bytes->begin(), bytes->end());
        addDescriptor(descriptor, at, first, end);
        if (copies_.size() > 2 * end) break;  // descriptors that all tell of the same blocks
    }
    std::ranges::stable_sort(copies_, {}, &Copy::sequence);
    for (std::size_t i = 0; i < copies_.size(); ++i) copiesOf_.emplace(copies_[i].block, i);
    return {};
}

std::optional<std::vector<std::byte>> Search::bytesOf(const Copy& copy) const {
    auto bytes = readBytes(volume_.source(), copy.place, volume_.blockSize());
    if (!bytes) return std::nullopt;
    if (copy.escaped) storeBig(bytes->data(), journalMagic);
    else if (loadBig<std::uint32_t>(bytes->data()) == journalMagic)
        return std::nullopt;  // a later transaction's
    return std::move(*bytes);
}

// What an inode was before it was deleted: its newest copy with links.
Result<void> Search::readInodeCopies(Progress& progress) {
    const std::uint32_t size = volume_.inodeSize(), perBlock = volume_.blockSize() / size;
    const std::uint32_t perGroup = volume_.super().inodesPerGroup;
    for (const Copy& copy : copies_) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        auto table = tables_.upper_bound(copy.block);
        if (table == tables_.begin()) continue;
        --table;
        if (copy.block - table->first >= volume_.tableBlocks()) continue;
        const auto bytes = bytesOf(copy);
        const auto now = readBytes(volume_.source(), volume_.bytesOf(copy.block), volume_.blockSize());
        if (!bytes || !now) continue;
        const auto firstOf = static_cast<std::uint32_t>((copy.block - table->first) * perBlock);
        for (std::uint32_t k = 0; k < perBlock && firstOf + k < perGroup; ++k) {
            const auto one = std::span<const std::byte>(*bytes).subspan(std::size_t{k} * size, size);
            const auto inode = *ByteReader(one).structure<Inode>(0);
            const auto current = *ByteReader(*now).structure<Inode>(std::size_t{k} * size);
            const std::uint32_t number = table->second * perGroup + firstOf + k + 1;
            if (inode.mode == 0 || inode.links == 0 || inode.deleteTime != 0 || number < 11) continue;
            const bool same = current.links != 0 && current.generation == inode.generation &&
                              (current.mode & modeKind) == (inode.mode & modeKind);
            if (same) continue;
            if (versions_.size() >= mostVersions)
                return fail(Cause::NoSpace, FsError::TooManyDeleted, mostVersions);
            versions_[{number, inode.generation}] = {
                {one.begin(), one.end()}, copy.sequence, true, copy.place + std::uint64_t{k} * size};
        }
    }
    return {};
}

void Search::addName(std::uint32_t inode, std::uint32_t folder, std::string_view text,
                     std::uint32_t sequence) {
    if (!wanted_.contains(inode) || live_.contains({inode, folder, std::string(text)})) return;
    const auto it = names_.find(inode);
    if (it != names_.end() && it->second.sequence > sequence) return;
    if (it == names_.end() && names_.size() >= mostRemembered) return;
    names_[inode] = {std::string(text), folder, sequence};
}

bool Search::readEntries(std::span<const std::byte> block, std::uint32_t folder, std::uint32_t sequence,
                         bool whole, bool gaps) {
    const ByteReader reader(block);
    const std::uint32_t inodes = volume_.super().inodeCount;
    struct Found {
        std::uint32_t inode;
        std::string_view text;
    };
    std::vector<Found> found;
    // One entry at `at`, which has to end before `end`; its bytes, or 0.
    const auto entryAt = [&](std::size_t at, std::size_t end, bool strict) -> std::size_t {
        if (at + sizeof(FolderEntry) > end) return 0;
        const auto entry = *reader.structure<FolderEntry>(at);
        const std::size_t length = entry.length, name = std::to_integer<std::size_t>(entry.name[0]);
        if (length < sizeof(FolderEntry) || length % 4 != 0 || length > block.size() - at ||
            sizeof(FolderEntry) + name > length || entry.inode > inodes ||
            std::to_integer<unsigned>(entry.kind[0]) > 7)
            if (!(strict && entry.inode == 0 && length == 12)) return 0;
        if (strict ? false : (entry.inode < 11 || name == 0 || at + sizeof(FolderEntry) + name > end))
            return 0;
        const std::string_view text(reinterpret_cast<const char*>(block.data()) + at + sizeof(FolderEntry),
                                    name);
        if (!strict && (text.contains('\0') || text.contains('/'))) return 0;
        if (entry.inode >= 11 && name != 0 && text != "." && text != "..")
            found.push_back({entry.inode, text});
        return strict ? length : (sizeof(FolderEntry) + name + 3) / 4 * 4;
    };
    for (std::size_t at = 0; at + sizeof(FolderEntry) <= block.size();) {
        const std::size_t length = entryAt(at, block.size(), true);
        if (length == 0) {
            if (whole) return false;
            break;
        }
        const std::size_t name = std::to_integer<std::size_t>(reader.structure<FolderEntry>(at)->name[0]);
        if (gaps)
            for (std::size_t gap = at + (sizeof(FolderEntry) + name + 3) / 4 * 4; gap < at + length;) {
                const std::size_t step = entryAt(gap, at + length, false);
                gap += step != 0 ? step : 4;
            }
        at += length;
    }
    for (const Found& one : found) addName(one.inode, folder, one.text, sequence);
    return true;
}

Result<void> Search::readNames(Progress& progress) {
    for (const auto& [key, version] : versions_) {
        wanted_.insert(key.first);
        const auto inode = *ByteReader(version.bytes).structure<Inode>(0);
        if ((inode.mode & modeKind) != modeFolder) continue;
        DeletedStream stream;
        locate(inode, key, version, stream);
        for (const FileExtent& extent : stream.extents)
            for (std::uint64_t at = 0; at < extent.length && folders_.size() < mostRemembered;
                 at += volume_.blockSize())
                folders_.emplace((extent.offset + at) / volume_.blockSize(), key.first);
    }
    std::unordered_set<std::uint64_t> copied;
    for (const Copy& copy : copies_) copied.insert(copy.block);
    class Visitor : public Quiet {
     public:
        explicit Visitor(Search& search, const std::unordered_set<std::uint64_t>& copied)
            : search_(search), copied_(copied) {}
        bool wantsNames() const override { return true; }
        Result<void> file(const FileEntry& entry) override {
            if (entry.kind == FileKind::Folder) folders_.insert(entry.file);
            return {};
        }
        Result<void> extent(const FileExtent& extent) override {
            if (extent.stream != StreamKind::Data || !folders_.contains(extent.file)) return {};
            blocks.push_back(extent);
            const std::uint64_t size = search_.volume_.blockSize();
            for (std::uint64_t at = extent.offset; at < extent.offset + extent.length; at += size)
                if (copied_.contains(at / size))
                    search_.folders_[at / size] = static_cast<std::uint32_t>(extent.file);
            return {};
        }
        Result<void> name(const NameEntry& entry) override {
            const auto inode = static_cast<std::uint32_t>(entry.file);
            if (search_.wanted_.contains(inode) && search_.live_.size() < mostRemembered)
                search_.live_.emplace(inode, static_cast<std::uint32_t>(entry.parent),
                                      std::string(entry.name));
            return {};
        }
        std::vector<FileExtent> blocks;

     private:
        Search& search_;
        const std::unordered_set<std::uint64_t>& copied_;
        std::unordered_set<std::uint64_t> folders_;
    } visitor(*this, copied);
    if (auto walked = openCatalogue(volume_)->walk(visitor, progress); !walked) return walked;
    // What is between the names of today's folders.
    std::ranges::sort(visitor.blocks, {}, &FileExtent::offset);
    WindowReader reader(volume_.source(), 1 << 18);
    for (const FileExtent& extent : visitor.blocks)
        for (std::uint64_t at = 0; at < extent.length; at += volume_.blockSize()) {
            if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
            auto bytes = reader.get(extent.offset + at, volume_.blockSize(), "folder");
            if (bytes) readEntries(*bytes, static_cast<std::uint32_t>(extent.file), 0, false, true);
        }
    // Folders as they were, the oldest first.
    for (const Copy& copy : copies_) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        const auto table = tables_.upper_bound(copy.block);
        if (table != tables_.begin() && copy.block - std::prev(table)->first < volume_.tableBlocks())
            continue;
        const auto bytes = bytesOf(copy);
        if (!bytes) continue;
        const ByteReader entries(*bytes);
        const auto it = folders_.find(copy.block);
        std::uint32_t folder = it != folders_.end() ? it->second : 0;
        // A folder's first block says whose it is.
        if (bytes->size() >= 24 && entries.matches(8, ".") && *entries.little<std::uint16_t>(4) == 12 &&
            *entries.little<std::uint16_t>(6) % 256 == 1)
            folder = *entries.little<std::uint32_t>(0);
        if (folder != 0) readEntries(*bytes, folder, copy.sequence, true, true);
    }
    return {};
}

std::optional<bool> Search::isFree(std::uint64_t block) const {
    if (block < volume_.super().firstDataBlock || block >= volume_.blocks()) return std::nullopt;
    const std::uint64_t from = block - volume_.super().firstDataBlock;
    WindowReader descriptors(volume_.source(), 4096);
    const auto group =
        volume_.group(descriptors, static_cast<std::uint32_t>(from / volume_.super().blocksPerGroup));
    if (!group) return std::nullopt;
    if (group->uninitialised) return true;
    const std::uint64_t bit = from % volume_.super().blocksPerGroup / volume_.clusterBlocks();
    auto byte = readBytes(volume_.source(), volume_.bytesOf(group->blockBitmap) + bit / 8, 1);
    if (!byte) return std::nullopt;
    return !bitAt(*byte, bit % 8);
}

std::optional<std::vector<std::byte>> Search::blockOf(std::uint64_t block, const Version& version) const {
    if (version.journal) {
        const Copy* newest = nullptr;
        for (auto [it, end] = copiesOf_.equal_range(block); it != end; ++it)
            if (const Copy& copy = copies_[it->second];
                copy.sequence <= version.sequence && (newest == nullptr || copy.sequence >= newest->sequence))
                newest = &copy;
        if (newest != nullptr) return bytesOf(*newest);
    }
    if (isFree(block) != true) return std::nullopt;
    auto bytes = readBytes(volume_.source(), volume_.bytesOf(block), volume_.blockSize());
    if (!bytes) return std::nullopt;
    return std::move(*bytes);
}

bool Search::addRun(DeletedStream& stream, std::uint64_t first, std::uint64_t block, std::uint64_t count,
                    bool unwritten) const {
    if (block < volume_.super().firstDataBlock || block >= volume_.blocks() ||
        count > volume_.blocks() - block)
        return false;
    if (!stream.extents.empty()) {
        FileExtent& last = stream.extents.back();
        if (last.offset + last.length == volume_.bytesOf(block) && last.unwritten == unwritten &&
            last.streamOffset + last.length == volume_.bytesOf(first)) {
            last.length += volume_.bytesOf(count);
            return true;
        }
    }
    FileExtent extent;
    extent.streamOffset = volume_.bytesOf(first);
    extent.offset = volume_.bytesOf(block);
    extent.length = volume_.bytesOf(count);
    extent.unwritten = unwritten;
    stream.extents.push_back(extent);
    return true;
}

// False: damaged, or not all of it is there any more.
bool Search::readExtents(std::span<const std::byte> node, const Version& version, std::uint32_t seed,
                         unsigned depth, bool root, DeletedStream& stream) {
    const ByteReader reader(node);
    const auto header = reader.structure<ExtentHeader>(0);
    if (++nodes_ > mostNodes || !header || header->magic != 0xF30A || header->depth != depth ||
        header->entries > header->most || !reader.contains(12, header->most * 12U))
        return false;
    if (!root && volume_.hasChecksums()) {
        const std::size_t tail = 12 + header->most * 12U;
        const auto sum = reader.little<std::uint32_t>(tail);
        if (!sum || *sum != crc32c(node.first(tail), seed)) return false;
    }
    bool all = true;
    for (unsigned i = 0; i < header->entries; ++i) {
        const std::size_t at = 12 + i * 12U;
        if (depth == 0) {
            const auto extent = *reader.structure<ExtentLeaf>(at);
            const std::uint32_t length =
                extent.length > 32768 ? extent.length - 32768U : std::uint32_t{extent.length};
            all = length != 0 &&
                  addRun(stream, extent.first, extent.low | std::uint64_t{extent.high} << 32, length,
                         extent.length > 32768) &&
                  all;
        } else {
            const auto index = *reader.structure<ExtentIndex>(at);
            const auto below = blockOf(index.low | std::uint64_t{index.high} << 32, version);
            all = below && readExtents(*below, version, seed, depth - 1, false, stream) && all;
        }
    }
    return all;
}

bool Search::readPointers(std::span<const std::byte> pointers, const Version& version, std::uint64_t& first,
                          std::uint64_t end, unsigned level, DeletedStream& stream) {
    if (++nodes_ > mostNodes) return false;
    std::uint64_t each = 1;
    for (unsigned i = 0; i < level; ++i) each *= volume_.blockSize() / 4;
    bool all = true;
    for (std::size_t at = 0; at + 4 <= pointers.size() && first < end; at += 4) {
        const std::uint64_t block = loadLittle<std::uint32_t>(pointers.data() + at);
        if (block == 0) {
            first += each;
        } else if (level == 0) {
            all = addRun(stream, first, block, 1, false) && all;
            ++first;
        } else {
            const std::uint64_t next = first + each;
            const auto below = blockOf(block, version);
            all = below && readPointers(*below, version, first, end, level - 1, stream) && all;
            first = next;
        }
    }
    return all;
}

bool Search::locate(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream) {
    nodes_ = 0;
    const auto root = std::span<const std::byte>(inode.blocks);
    if ((inode.flags & inodeExtents) != 0) {
        std::array<std::byte, 4> little;
        storeLittle(little.data(), key.first);
        std::uint32_t seed = crc32c(little, volume_.checksumSeed());
        storeLittle(little.data(), key.second);
        seed = crc32c(little, seed);
        const unsigned depth = loadLittle<std::uint16_t>(root.data() + 6);
        return depth <= deepest && readExtents(root, version, seed, depth, true, stream);
    }
    const std::uint64_t end =
        std::min((sizeOf(volume_, inode) + volume_.blockSize() - 1) / volume_.blockSize(), largestFileBlock);
    std::uint64_t first = 0;
    bool all = readPointers(root.first(48), version, first, end, 0, stream);
    for (unsigned level = 0; level < 3 && first < end; ++level)
        all = readPointers(root.subspan(48 + level * std::size_t{4}, 4), version, first, end, level + 1,
                           stream) &&
              all;
    return all;
}

Result<void> Search::tell(const Key& key, const Version& version) {
    const auto inode = *ByteReader(version.bytes).structure<Inode>(0);
    DeletedFile file;
    file.entry = entryOf(volume_, version.bytes, key.first);
    file.trace = version.journal ? DeletedTrace::Journal : DeletedTrace::Record;
    if (const auto name = names_.find(key.first); name != names_.end()) {
        file.name = name->second.text;
        file.parent = name->second.parent;
    }
    DeletedStream stream;
    stream.entry.size = stream.entry.valid = file.entry.size;
    if ((inode.flags & inodeEncrypted) != 0) stream.entry.coding = StreamCoding::Encrypted;
    const std::uint16_t kind = inode.mode & modeKind;
    const bool shortLink =
        kind == modeLink && (inode.flags & inodeExtents) == 0 && file.entry.size < inode.blocks.size();
    std::vector<std::byte> text(inode.blocks.begin(), inode.blocks.end());
    if ((inode.flags & inodeInlineData) != 0)
        if (const auto rest = inlineRest(ByteReader(version.bytes)))
            text.insert(text.end(), rest->begin(), rest->end());
    if (shortLink || ((inode.flags & inodeInlineData) != 0 && file.entry.size <= text.size())) {
        stream.entry.resident = true;
        stream.entry.offset = version.place + offsetof(Inode, blocks);
        text.resize(file.entry.size);
        stream.bytes = std::move(text);
        file.located = version.journal || file.entry.size != 0;
    } else if (kind == modeFile || kind == modeFolder || kind == modeLink) {
        stream.holes = (inode.flags & inodeInlineData) == 0 && locate(inode, key, version, stream);
        // A size and pointers that were cleared: what it had is not known.
        file.located = version.journal || file.entry.size != 0;
        if (!version.journal && stream.extents.empty()) {
            file.located = false;
            stream.holes = false;
        }
    }
    file.streams.push_back(std::move(stream));
    return visit_(std::move(file));
}

Result<void> Search::run(Progress& progress) {
    if (auto on = readTables(progress); !on) return on;
    if (auto on = readJournal(progress); !on) return on;
    if (auto on = readInodeCopies(progress); !on) return on;
    if (versions_.empty()) return {};
    if (auto on = readNames(progress); !on) return on;
    for (const auto& [key, version] : versions_)
        if (auto on = tell(key, version); !on) return on;
    return {};
}

}  // namespace

Result<void> findDeleted(const Volume& volume, const DeletedVisitor& visit, Progress& progress) {
    return Search(volume, visit).run(progress);
}

}  // namespace sectorsmith::ext
