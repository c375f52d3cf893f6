// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: inodes, directory entries, extent tree, journal (jbd2).
#include "fs/ext/ext_deleted.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/ext/ext_catalogue.h"
#include "fs/messages.h"

namespace sectorsmith::ext {

namespace {

constexpr std::uint32_t journalMagic = 0xC03B3998;
constexpr std::uint32_t journalDescriptor = 1, journalCommit = 2, journalSuper1 = 3, journalSuper2 = 4,
                        journalRevoke = 5;
constexpr std::uint32_t journal64Bit = 0x2, journalSums2 = 0x8, journalSums3 = 0x10;
constexpr std::uint32_t tagEscaped = 1, tagSameUuid = 2, tagLast = 8;
constexpr std::uint32_t journalInode = 8;
constexpr std::size_t mostVersions = std::size_t{1} << 20;
constexpr std::size_t mostRemembered = std::size_t{1} << 22;  // names
constexpr std::size_t mostRemains = 4;                        // names in gaps, of one inode
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

// Bytes of the volume.
class Ranges {
 public:
    void add(ByteRange range) {
        auto it = runs_.upper_bound(range.offset);
        if (it != runs_.begin() && std::prev(it)->second >= range.offset) --it;
        while (it != runs_.end() && it->first <= range.end()) {
            const std::uint64_t to = std::max(range.end(), it->second);
            range.offset = std::min(range.offset, it->first);
            range.length = to - range.offset;
            it = runs_.erase(it);
        }
        runs_[range.offset] = range.end();
    }
    bool has(std::uint64_t at) const {
        const auto it = runs_.upper_bound(at);
        return it != runs_.begin() && std::prev(it)->second > at;
    }
    // What of `range` is not in here.
    std::vector<ByteRange> missing(const ByteRange& range) const {
        std::vector<ByteRange> rest;
        std::uint64_t at = range.offset;
        auto it = runs_.upper_bound(at);
        if (it != runs_.begin()) --it;
        for (; it != runs_.end() && it->first < range.end(); ++it) {
            if (it->second <= at) continue;
            if (it->first > at) rest.push_back({at, it->first - at});
            at = it->second;
        }
        if (at < range.end()) rest.push_back({at, range.end() - at});
        return rest;
    }

 private:
    std::map<std::uint64_t, std::uint64_t> runs_;  // begin: end
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
        bool gone = false;        // a later transaction was written over it
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
        std::uint32_t parent = 0;  // 0: not known
        std::uint32_t sequence = 0;
    };
    // A name between those of a folder, and so of no time that is known.
    struct Remains {
        std::string text;
        std::uint32_t parent = 0;
        std::uint64_t block = 0;  // where it stands
        unsigned kind = 0;        // as of FolderEntry
    };
    // What an inode was in the transactions from `first` to `last`. Every file has a generation of its own.
    struct State {
        std::uint32_t first = 0, last = 0;
        std::uint32_t generation = 0;
        bool live = false;
        FileTime created;
    };
    using Key = std::pair<std::uint32_t, std::uint32_t>;  // inode, generation
    // An inode with blocks, as a transaction left it.
    struct Owner {
        Key key;
        std::uint32_t sequence = 0;
        Inode inode;
    };

    Result<void> readTables(Progress& progress);
    Result<void> readJournal(Progress& progress);
    void addDescriptor(std::span<const std::byte> block, std::uint64_t at, std::uint64_t first,
                       std::uint64_t end);
    void addRevoked(std::span<const std::byte> block, std::uint32_t sequence);
    void addState(std::uint32_t number, std::span<const std::byte> bytes, std::uint32_t sequence);
    // The journal has all transactions after `from` up to `to`.
    bool unbroken(std::uint32_t from, std::uint32_t to) const;
    // A block of a folder stayed as it was in transaction `from` up to `to`.
    bool stayed(std::uint64_t block, std::uint32_t from, std::uint32_t to) const;
    // The generation that an inode had in a transaction of which a folder's block names it; nullopt: not certain.
    std::optional<std::uint32_t> generationAt(std::uint32_t inode, std::uint64_t block,
                                              std::uint32_t sequence) const;
    // No other file has the number of this folder by now.
    bool keepsNumber(std::uint32_t folder, std::uint32_t sequence) const;
    Result<void> readInodeCopies(Progress& progress);
    Result<void> addOwner(const Key& key, const Inode& inode, std::uint32_t sequence);
    // What the transactions after `sequence` wrote, goes to later_.
    Result<void> goBackTo(std::uint32_t sequence, Progress& progress);
    void addWritten(const Owner& owner);
    Result<void> readNames(Progress& progress);
    Result<void> tell(const Key& key, const Version& version);
    bool locate(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream);
    bool followMap(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream);
    // The inode counts as many blocks as its map has.
    bool hasAll(const Inode& inode, const DeletedStream& stream) const;
    // Leaves of the extents what nobody wrote to since.
    void leaveOut(const Version& version, DeletedStream& stream) const;
    std::vector<ByteRange> unchangedSince(const Version& version, const ByteRange& range) const;
    bool readExtents(std::span<const std::byte> node, const Version& version, std::uint32_t seed,
                     unsigned depth, bool root, DeletedStream& stream);
    bool readPointers(std::span<const std::byte> pointers, const Version& version, std::uint64_t& first,
                      std::uint64_t end, unsigned level, DeletedStream& stream);
    bool addRun(DeletedStream& stream, std::uint64_t first, std::uint64_t block, std::uint64_t count,
                bool unwritten) const;
    // A block that belonged to a deleted file's map, as the journal has it or as it lies there.
    std::optional<std::vector<std::byte>> blockOf(std::uint64_t block, const Version& version);
    std::optional<std::vector<std::byte>> bytesOf(const Copy& copy) const;
    std::optional<bool> isFree(std::uint64_t block) const;
    // Entries of a folder's block, and what is between them. `sequence` 0: the block as it is now, of which only the gaps are
    // wanted. `folder` 0: not known whose block it is.
    void readEntries(std::span<const std::byte> bytes, std::uint64_t block, std::uint32_t folder,
                     std::uint32_t sequence);
    void addName(std::uint32_t inode, std::uint64_t block, std::uint32_t folder, std::string_view text,
                 std::uint32_t sequence);
    void addRemains(std::uint32_t inode, Remains&& remains);
    // Gives the last file of an inode the name that is left of it, where it can be no other file's.
    void useRemains();
    void addFolderBlock(std::uint64_t block, std::uint32_t folder) {
        const auto [it, isNew] = folders_.try_emplace(block, folder);
        if (it->second != folder) it->second = 0;  // of several, and not known when
    }
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
    std::map<std::uint64_t, std::uint32_t> tables_;               // first block: group
    std::vector<std::uint32_t> complete_;                         // transactions, ascending
    std::unordered_map<std::uint32_t, std::uint64_t> committed_;  // when, in seconds since 1970
    std::set<std::pair<std::uint64_t, std::uint32_t>> revoked_;   // block, transaction
    std::map<Key, Version> versions_;
    std::unordered_map<std::uint32_t, std::vector<State>> states_;  // of each inode, ascending
    std::unordered_map<std::uint32_t, std::uint32_t> last_;         // generations of inodes not in use now
    std::set<std::uint32_t> wanted_;                                // inodes of versions_
    std::unordered_map<std::uint64_t, std::uint32_t>
        folders_;  // blocks of folders that are asked for: their inode, or 0
    std::map<Key, Name> names_;
    std::unordered_map<std::uint32_t, std::vector<Remains>> remains_;
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::string>> live_;  // names that are in use
    std::vector<Owner> owners_;                                             // by sequence
    std::unordered_map<std::uint32_t, std::uint32_t> seen_;  // of each inode the sum of what it last was
    std::size_t copiesLeft_ = 0, ownersLeft_ = 0;            // which are not in later_ yet
    Ranges later_;  // what was written after the version that is being told
    std::size_t nodes_ = 0;
    std::vector<std::uint64_t> map_;  // blocks of the map that was followed last
    bool mapOnDisk_ = false;          // some of them are not in the journal
    bool trustDisk_ = true;
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
        auto bits =
            bitmaps.get(volume_.bytesOf(group->inodeBitmap), (perGroup + 7) / 8, FsMessage::AreaInodeBitmap);
        if (!bits) return std::unexpected(bits.error());
        const std::vector<std::byte> marks(bits->begin(), bits->end());
        for (std::uint32_t k = 0; k < group->usedInodes; ++k) {
            if (bitAt(marks, k)) continue;
            auto bytes = tables.get(volume_.bytesOf(group->inodeTable) + std::uint64_t{k} * size, size,
                                    FsMessage::AreaInodeTable);
            if (!bytes) return std::unexpected(bytes.error());
            const auto inode = *ByteReader(*bytes).structure<Inode>(0);
            if (inode.mode == 0 || (inode.deleteTime == 0 && inode.links != 0)) continue;
            if (versions_.size() >= mostVersions)
                return fail(Cause::NoSpace, FsError::TooManyDeleted, mostVersions);
            const std::uint32_t number = i * perGroup + k + 1;
            last_[number] = inode.generation;
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
    // Transactions stand one behind the other, or begin at the first block again.
    std::set<std::uint32_t> begun, ended;
    std::optional<std::uint32_t> before;  // the transaction that the block before ends
    for (std::uint64_t at = first; at < end; ++at) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(at, end);
        const std::uint64_t here = placeOfJournal(at);
        if (here == 0) continue;
        auto bytes = blocks.get(here, volume_.blockSize(), FsMessage::AreaJournal);
        const auto previous = std::exchange(before, std::nullopt);
        if (!bytes) continue;  // what cannot be read is not known
        if (loadBig<std::uint32_t>(bytes->data()) != journalMagic) continue;
        const auto kind = loadBig<std::uint32_t>(bytes->data() + 4);
        const auto sequence = loadBig<std::uint32_t>(bytes->data() + 8);
        if (at == first || (previous && *previous + 1 == sequence)) begun.insert(sequence);
        if (kind == journalCommit) {
            ended.insert(sequence);
            before = sequence;
            committed_[sequence] = loadBig<std::uint64_t>(bytes->data() + 0x30);
        } else if (kind == journalRevoke) {
            addRevoked(*bytes, sequence);
        } else if (kind == journalDescriptor) {
            const std::vector<std::byte> descriptor(bytes->begin(), bytes->end());
            addDescriptor(descriptor, at, first, end);
            if (copies_.size() > 2 * end) break;  // descriptors that all tell of the same blocks
        }
    }
    std::ranges::set_intersection(begun, ended, std::back_inserter(complete_));
    std::ranges::stable_sort(copies_, {}, &Copy::sequence);
    std::unordered_set<std::uint64_t> places;
    for (auto copy = copies_.rbegin(); copy != copies_.rend(); ++copy)
        copy->gone = !places.insert(copy->place).second;
    for (std::size_t i = 0; i < copies_.size(); ++i) copiesOf_.emplace(copies_[i].block, i);
    return {};
}

void Search::addRevoked(std::span<const std::byte> block, std::uint32_t sequence) {
    const ByteReader reader(block);
    const std::size_t size = journal64_ ? 8 : 4;
    const std::size_t end = std::min<std::size_t>(*reader.big<std::uint32_t>(12), block.size());
    for (std::size_t at = 16; at + size <= end && revoked_.size() < mostRemembered; at += size)
        revoked_.emplace(journal64_ ? *reader.big<std::uint64_t>(at) : *reader.big<std::uint32_t>(at),
                         sequence);
}

bool Search::unbroken(std::uint32_t from, std::uint32_t to) const {
    const auto begin = std::ranges::upper_bound(complete_, from),
               end = std::ranges::upper_bound(complete_, to);
    return from <= to && static_cast<std::uint32_t>(end - begin) == to - from;
}

bool Search::stayed(std::uint64_t block, std::uint32_t from, std::uint32_t to) const {
    if (!unbroken(from, to)) return false;
    for (auto [it, end] = copiesOf_.equal_range(block); it != end; ++it)
        if (const std::uint32_t sequence = copies_[it->second].sequence; sequence > from && sequence <= to)
            return false;
    const auto revoked = revoked_.upper_bound({block, from});
    return revoked == revoked_.end() || revoked->first != block || revoked->second > to;
}

void Search::addState(std::uint32_t number, std::span<const std::byte> bytes, std::uint32_t sequence) {
    const auto inode = *ByteReader(bytes).structure<Inode>(0);
    std::vector<State>& states = states_[number];
    const bool live = inode.links != 0;
    if (!states.empty() && states.back().generation == inode.generation && states.back().live == live)
        states.back().last = sequence;
    else
        states.push_back(
            {sequence, sequence, inode.generation, live, entryOf(volume_, bytes, number).created});
}

std::optional<std::uint32_t> Search::generationAt(std::uint32_t inode, std::uint64_t block,
                                                  std::uint32_t sequence) const {
    const auto found = states_.find(inode);
    if (found == states_.end()) return std::nullopt;
    const auto next = std::ranges::upper_bound(found->second, sequence, {}, &State::first);
    if (next != found->second.begin())
        if (const State& state = *std::prev(next); sequence <= state.last || unbroken(state.last, sequence))
            return state.live ? std::optional<std::uint32_t>(state.generation) : std::nullopt;
    if (next == found->second.end()) return std::nullopt;
    // The inode was not written up to then, but it can have changed its file in that very transaction: not if the folder
    // went on naming it, nor if the file is older than the end of the transaction before, which no later one overlaps.
    if (next->live && stayed(block, sequence, next->first)) return next->generation;
    const auto before = committed_.find(sequence - 1);
    if (before != committed_.end() && next->created != FileTime{} &&
        next->created.nanoseconds / 1'000'000'000 < static_cast<std::int64_t>(before->second))
        return next->generation;
    return std::nullopt;
}

bool Search::keepsNumber(std::uint32_t folder, std::uint32_t sequence) const {
    const auto found = states_.find(folder);
    if (found == states_.end()) return true;
    auto state = std::ranges::upper_bound(found->second, sequence, {}, &State::first);
    if (state != found->second.begin()) --state;
    return std::all_of(state, found->second.end(),
                       [&](const State& later) { return later.generation == state->generation; });
}

std::optional<std::vector<std::byte>> Search::bytesOf(const Copy& copy) const {
    if (copy.gone) return std::nullopt;
    auto bytes = readBytes(volume_.source(), copy.place, volume_.blockSize());
    if (!bytes) return std::nullopt;
    if (copy.escaped) storeBig(bytes->data(), journalMagic);
    else if (loadBig<std::uint32_t>(bytes->data()) == journalMagic)
        return std::nullopt;  // a later transaction's
    return std::move(*bytes);
}

// What an inode was before it was deleted: its newest copy with links. (A time of deletion alone says nothing: it links the
// inodes that are being truncated, too.)
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
            if (inode.mode == 0 || number < 11) continue;
            if (states_.size() >= mostVersions && !states_.contains(number))
                return fail(Cause::NoSpace, FsError::TooManyDeleted, mostVersions);
            addState(number, one, copy.sequence);
            if (auto on = addOwner({number, inode.generation}, inode, copy.sequence); !on) return on;
            if (inode.links == 0) continue;
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

Result<void> Search::addOwner(const Key& key, const Inode& inode, std::uint32_t sequence) {
    const std::uint16_t kind = inode.mode & modeKind;
    if ((kind != modeFile && kind != modeFolder && kind != modeLink) ||
        (inode.flags & inodeInlineData) != 0 || (inode.blocksLow == 0 && inode.blocksHigh == 0))
        return {};
    Inode what = inode;  // without what changes without the blocks
    what.accessTime = what.changeTime = what.versionLow = what.checksumLow = what.links = 0;
    const std::uint32_t sum = crc32c(std::as_bytes(std::span(&what, 1)));
    const auto [it, isNew] = seen_.try_emplace(key.first, sum);
    if (!isNew && it->second == sum) return {};
    it->second = sum;
    if (owners_.size() >= mostVersions) return fail(Cause::NoSpace, FsError::TooManyDeleted, mostVersions);
    owners_.push_back({key, sequence, inode});
    return {};
}

Result<void> Search::goBackTo(std::uint32_t sequence, Progress& progress) {
    for (; copiesLeft_ > 0 && copies_[copiesLeft_ - 1].sequence > sequence; --copiesLeft_)
        later_.add({volume_.bytesOf(copies_[copiesLeft_ - 1].block), volume_.blockSize()});
    for (; ownersLeft_ > 0 && owners_[ownersLeft_ - 1].sequence > sequence; --ownersLeft_) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        addWritten(owners_[ownersLeft_ - 1]);
    }
    return {};
}

void Search::addWritten(const Owner& owner) {
    // A file that was still open when its last name went is its own later owner.
    Ranges own;
    const auto version = versions_.find(owner.key);
    if (version != versions_.end() && version->second.journal && version->second.sequence < owner.sequence) {
        DeletedStream stream;
        locate(*ByteReader(version->second.bytes).structure<Inode>(0), owner.key, version->second, stream);
        for (const FileExtent& extent : stream.extents) own.add({extent.offset, extent.length});
        for (const std::uint64_t block : map_) own.add({volume_.bytesOf(block), volume_.blockSize()});
    }
    Version then;
    then.sequence = owner.sequence;
    then.journal = true;
    DeletedStream stream;
    locate(owner.inode, owner.key, then, stream);
    const auto add = [&](const ByteRange& range) {
        for (const ByteRange& part : own.missing(range)) later_.add(part);
    };
    for (const FileExtent& extent : stream.extents) add({extent.offset, extent.length});
    for (const std::uint64_t block : map_) add({volume_.bytesOf(block), volume_.blockSize()});
}

void Search::addName(std::uint32_t inode, std::uint64_t block, std::uint32_t folder, std::string_view text,
                     std::uint32_t sequence) {
    if (!wanted_.contains(inode)) return;
    const auto generation = generationAt(inode, block, sequence);
    if (!generation || !versions_.contains({inode, *generation})) return;
    Name& name = names_[{inode, *generation}];
    if (!name.text.empty() && name.sequence >= sequence) return;
    name = {std::string(text), folder != 0 && keepsNumber(folder, sequence) ? folder : 0, sequence};
}

void Search::addRemains(std::uint32_t inode, Remains&& remains) {
    if (!last_.contains(inode) || live_.contains({inode, remains.parent, remains.text})) return;
    std::vector<Remains>& all = remains_[inode];
    if (all.size() < mostRemains) all.push_back(std::move(remains));
}

void Search::useRemains() {
    for (auto& [number, all] : remains_) {
        const Key key{number, last_.at(number)};
        const auto version = versions_.find(key);
        if (version == versions_.end() || names_.contains(key) || all.size() == mostRemains) continue;
        // Any other file that had the inode can have had the name.
        bool others = false;
        for (auto it = versions_.lower_bound({number, 0}); it != versions_.end() && it->first.first == number;
             ++it) {
            const auto name = names_.find(it->first);
            others = others ||
                     (it->first != key && (name == names_.end() ||
                                           std::ranges::count(all, name->second.text, &Remains::text) != 0));
        }
        std::optional<std::uint32_t> deleted;
        if (const auto states = states_.find(number); states != states_.end())
            for (const State& state : states->second) {
                others = others || !versions_.contains({number, state.generation});
                if (!state.live && state.generation == key.second && !deleted) deleted = state.first;
            }
        if (others) continue;
        constexpr std::array<std::uint16_t, 8> kinds{0,      modeFile, modeFolder, 0x2000,
                                                     0x6000, 0x1000,   0xC000,     modeLink};
        const std::uint16_t kind = ByteReader(version->second.bytes).structure<Inode>(0)->mode & modeKind;
        std::erase_if(all, [&](const Remains& one) {
            if (one.kind != 0 && kinds[one.kind] != kind) return true;
            // The transaction that deleted the file wrote the folder's block.
            if (!deleted || !unbroken(*deleted - 1, *deleted)) return false;
            const auto [it, end] = copiesOf_.equal_range(one.block);
            return std::none_of(it, end,
                                [&](const auto& copy) { return copies_[copy.second].sequence == *deleted; });
        });
        if (all.empty() || std::ranges::any_of(all, [&](const Remains& one) {
                return one.text != all[0].text || one.parent != all[0].parent;
            }))
            continue;
        names_[key] = {all[0].text, all[0].parent, 0};
    }
}

void Search::readEntries(std::span<const std::byte> bytes, std::uint64_t block, std::uint32_t folder,
                         std::uint32_t sequence) {
    const ByteReader reader(bytes);
    const std::uint32_t inodes = volume_.super().inodeCount;
    struct Found {
        std::uint32_t inode;
        unsigned kind;
        std::string_view text;
    };
    std::vector<Found> named, between;
    // One entry at `at`, which has to end before `end`; its bytes, or 0.
    const auto entryAt = [&](std::size_t at, std::size_t end, bool strict) -> std::size_t {
        if (at + sizeof(FolderEntry) > end) return 0;
        const auto entry = *reader.structure<FolderEntry>(at);
        const std::size_t length = entry.length, name = std::to_integer<std::size_t>(entry.name[0]);
        const auto kind = std::to_integer<unsigned>(entry.kind[0]);
        if (length < sizeof(FolderEntry) || length % 4 != 0 || length > bytes.size() - at ||
            sizeof(FolderEntry) + name > length || entry.inode > inodes || kind > 7)
            if (!(strict && entry.inode == 0 && length == 12)) return 0;
        if (strict ? false : (entry.inode < 11 || name == 0 || at + sizeof(FolderEntry) + name > end))
            return 0;
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + at + sizeof(FolderEntry),
                                    name);
        if (!strict && (text.contains('\0') || text.contains('/'))) return 0;
        if (entry.inode >= 11 && name != 0 && text != "." && text != "..")
            (strict ? named : between).push_back({entry.inode, kind, text});
        return strict ? length : (sizeof(FolderEntry) + name + 3) / 4 * 4;
    };
    for (std::size_t at = 0; at + sizeof(FolderEntry) <= bytes.size();) {
        const std::size_t length = entryAt(at, bytes.size(), true);
        if (length == 0) {
            if (sequence != 0) return;  // the copy is another thing's
            break;
        }
        const std::size_t name = std::to_integer<std::size_t>(reader.structure<FolderEntry>(at)->name[0]);
        for (std::size_t gap = at + (sizeof(FolderEntry) + name + 3) / 4 * 4; gap < at + length;) {
            const std::size_t step = entryAt(gap, at + length, false);
            gap += step != 0 ? step : 4;
        }
        at += length;
    }
    if (sequence != 0)
        for (const Found& one : named) addName(one.inode, block, folder, one.text, sequence);
    if (folder != 0 && (sequence == 0 || keepsNumber(folder, sequence)))
        for (const Found& one : between)
            addRemains(one.inode, {std::string(one.text), folder, block, one.kind});
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
                addFolderBlock((extent.offset + at) / volume_.blockSize(), key.first);
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
                    search_.addFolderBlock(at / size, static_cast<std::uint32_t>(extent.file));
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
            auto bytes = reader.get(extent.offset + at, volume_.blockSize(), FsMessage::Folder);
            if (bytes)
                readEntries(*bytes, (extent.offset + at) / volume_.blockSize(),
                            static_cast<std::uint32_t>(extent.file), 0);
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
        if (folder != 0 || it != folders_.end()) readEntries(*bytes, copy.block, folder, copy.sequence);
    }
    useRemains();
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

std::optional<std::vector<std::byte>> Search::blockOf(std::uint64_t block, const Version& version) {
    if (block < volume_.super().firstDataBlock || block >= volume_.blocks()) return std::nullopt;
    map_.push_back(block);
    if (version.journal) {
        const Copy* newest = nullptr;
        for (auto [it, end] = copiesOf_.equal_range(block); it != end; ++it)
            if (const Copy& copy = copies_[it->second];
                copy.sequence <= version.sequence && (newest == nullptr || copy.sequence >= newest->sequence))
                newest = &copy;
        if (newest != nullptr) return bytesOf(*newest);
    }
    mapOnDisk_ = true;
    if (!trustDisk_ || (version.journal && later_.has(volume_.bytesOf(block))) || isFree(block) != true)
        return std::nullopt;
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

bool Search::followMap(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream) {
    nodes_ = 0;
    map_.clear();
    mapOnDisk_ = false;
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

bool Search::hasAll(const Inode& inode, const DeletedStream& stream) const {
    if (volume_.clusterBlocks() != 1) return true;  // counts clusters
    const std::uint64_t size = volume_.blockSize();
    std::uint64_t counted = inode.blocksLow | std::uint64_t{inode.blocksHigh} << 32;
    if ((inode.flags & inodeHugeFile) == 0) counted = counted * 512 / size;
    std::uint64_t there = map_.size() + (inode.attributesLow != 0 || inode.attributesHigh != 0 ? 1 : 0);
    for (const FileExtent& extent : stream.extents) there += extent.length / size;
    return there == counted;
}

// A map that was cut off, cleared or written over since tells of fewer blocks, or of others.
bool Search::locate(const Inode& inode, const Key& key, const Version& version, DeletedStream& stream) {
    bool all = followMap(inode, key, version, stream);
    if (!version.journal || hasAll(inode, stream)) return all;
    if (mapOnDisk_) {
        stream.extents.clear();
        trustDisk_ = false;
        followMap(inode, key, version, stream);
        trustDisk_ = true;
    }
    return false;
}

std::vector<ByteRange> Search::unchangedSince(const Version& version, const ByteRange& range) const {
    if (version.journal) return later_.missing(range);
    // An inode in its place says no time: it is known of the blocks that still are as the journal has them.
    Ranges structures;
    const std::uint64_t size = volume_.blockSize();
    for (auto it = copiesOf_.lower_bound(range.offset / size);
         it != copiesOf_.end() && volume_.bytesOf(it->first) < range.end(); ++it) {
        const auto copy = bytesOf(copies_[it->second]);
        const auto now = readBytes(volume_.source(), volume_.bytesOf(it->first), size);
        if (!copy || !now || *copy == *now) structures.add({volume_.bytesOf(it->first), size});
    }
    return structures.missing(range);
}

void Search::leaveOut(const Version& version, DeletedStream& stream) const {
    std::vector<FileExtent> rest;
    for (const FileExtent& extent : stream.extents) {
        if (extent.unwritten) {
            rest.push_back(extent);
            continue;
        }
        std::uint64_t left = 0;
        for (const ByteRange& part : unchangedSince(version, {extent.offset, extent.length})) {
            FileExtent one = extent;
            one.streamOffset += part.offset - extent.offset;
            one.offset = part.offset;
            one.length = part.length;
            left += part.length;
            rest.push_back(one);
        }
        if (left != extent.length) stream.holes = false;  // what is missing is lost
    }
    stream.extents = std::move(rest);
}

Result<void> Search::tell(const Key& key, const Version& version) {
    const auto inode = *ByteReader(version.bytes).structure<Inode>(0);
    DeletedFile file;
    file.entry = entryOf(volume_, version.bytes, key.first);
    file.trace = version.journal ? DeletedTrace::Journal : DeletedTrace::Record;
    if (const auto name = names_.find(key); name != names_.end()) {
        file.name = name->second.text;
        if (name->second.parent != 0) file.parent = name->second.parent;
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
        const bool none = stream.extents.empty();
        leaveOut(version, stream);
        // A size and pointers that were cleared: what it had is not known.
        file.located = version.journal || file.entry.size != 0;
        if (!version.journal && none) {
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
    // Of the files of one inode, the last first: it keeps the number.
    std::vector<std::map<Key, Version>::const_iterator> order;
    for (auto it = versions_.cbegin(); it != versions_.cend(); ++it) order.push_back(it);
    std::ranges::stable_sort(order, [](const auto& a, const auto& b) {
        return std::pair(a->second.journal, b->second.sequence) <
               std::pair(b->second.journal, a->second.sequence);
    });
    copiesLeft_ = copies_.size();
    ownersLeft_ = owners_.size();
    for (const auto& version : order) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        if (version->second.journal)
            if (auto on = goBackTo(version->second.sequence, progress); !on) return on;
        if (auto on = tell(version->first, version->second); !on) return on;
    }
    return {};
}

}  // namespace

Result<void> findDeleted(const Volume& volume, const DeletedVisitor& visit, Progress& progress) {
    return Search(volume, visit).run(progress);
}

}  // namespace sectorsmith::ext
