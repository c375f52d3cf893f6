// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/deleted_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "fs/allocation.h"
#include "fs/errors.h"
#include "fs/file_index.h"
#include "fs/messages.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostDeletedExtents = std::size_t{1} << 24;
constexpr std::size_t mostDeletedBytes = std::size_t{256} << 20;  // resident
constexpr std::size_t compactAt = std::size_t{1} << 20;
constexpr std::uint64_t largest = std::uint64_t{1} << 60;  // bytes
constexpr unsigned deepestPath = 500;  // of folders that are there, and of deleted ones in these
constexpr std::string_view orphans = "$OrphanFiles";  // as the Sleuth Kit calls them
constexpr unsigned copyShift = 48;
constexpr std::uint64_t firstUserFile = 16;  // of APFS, which alone has older states: those below are its own

// Sorts ranges and joins those that touch.
void normalise(std::vector<ByteRange>& ranges) {
    std::ranges::sort(ranges, {}, &ByteRange::offset);
    std::size_t kept = 0;
    for (const ByteRange& range : ranges) {
        if (range.length == 0) continue;
        if (kept > 0 && range.offset <= ranges[kept - 1].end()) {
            ByteRange& last = ranges[kept - 1];
            last.length = std::max(last.end(), range.end()) - last.offset;
        } else {
            ranges[kept++] = range;
        }
    }
    ranges.resize(kept);
}

// Calls `visit` with the parts of `range` that `ranges` (normalised) have.
template <typename Visit>
void common(const std::vector<ByteRange>& ranges, const ByteRange& range, Visit visit) {
    auto it = std::ranges::upper_bound(ranges, range.offset, {}, &ByteRange::offset);
    if (it != ranges.begin()) --it;
    for (; it != ranges.end() && it->offset < range.end(); ++it)
        if (const ByteRange part = it->clippedTo(range); !part.empty()) visit(part);
}

// What of `range` none of `ranges` (normalised) has.
std::vector<ByteRange> without(const ByteRange& range, const std::vector<ByteRange>& ranges) {
    std::vector<ByteRange> rest;
    std::uint64_t at = range.offset;
    common(ranges, range, [&](const ByteRange& part) {
        if (part.offset > at) rest.push_back({at, part.offset - at});
        at = part.end();
    });
    if (at < range.end()) rest.push_back({at, range.end() - at});
    return rest;
}

class Gather : public CatalogueVisitor {
 public:
    Gather(unsigned volume, std::uint64_t root, DeletedTrace trace,
           const std::function<bool(std::uint64_t)>& wanted)
        : volume_(volume), root_(root), trace_(trace), wanted_(wanted) {}
    bool wantsNames() const override { return true; }
    Result<void> area(const VolumeArea&) override { return {}; }
    Result<void> extent(const FileExtent& extent) override {
        if (extent.older || extent.stream == StreamKind::Structure || !isWanted(extent.volume, extent.file))
            return {};
        if (++extents_ > mostDeletedExtents)
            return fail(Cause::NoSpace, FsError::TooManyDeleted, files_.size());
        FileExtent one = extent;
        one.name = {};
        streamOf(extent.file, extent.stream, extent.name).extents.push_back(one);
        return {};
    }
    Result<void> file(const FileEntry& entry) override {
        if (!isWanted(entry.volume, entry.file)) return {};
        DeletedFile& file = files_[entry.file].file;
        file.entry = entry;
        file.trace = trace_;
        return files_.size() > DeletedFiles::mostFiles
                   ? fail(Cause::NoSpace, FsError::TooManyDeleted, files_.size())
                   : Result<void>{};
    }
    Result<void> name(const NameEntry& entry) override {
        if (!isWanted(entry.volume, entry.file)) return {};
        DeletedFile& file = files_[entry.file].file;
        if (!file.name.empty()) {
            if (++links_ > mostDeletedExtents)
                return fail(Cause::NoSpace, FsError::TooManyDeleted, files_.size());
            file.links.push_back({entry.parent, std::string(entry.name)});
            return {};
        }
        file.name = entry.name;
        file.parent = entry.parent;
        return {};
    }
    Result<void> stream(const StreamEntry& entry) override {
        if (!isWanted(entry.volume, entry.file)) return {};
        DeletedStream& stream = streamOf(entry.file, entry.stream, entry.name);
        stream.entry = entry;
        stream.entry.name = {};
        stream.entry.bytes = {};
        stream.bytes.assign(entry.bytes.begin(), entry.bytes.end());
        stream.holes = entry.holes;
        stream.entry.holes = true;  // what is lost is told apart
        bytes_ += stream.bytes.size();
        return bytes_ > mostDeletedBytes ? fail(Cause::NoSpace, FsError::TooManyDeleted, files_.size())
                                         : Result<void>{};
    }
    // Something is missing then: what no extent tells of need not be a hole.
    Result<void> finding(Error) override {
        damaged_ = true;
        return {};
    }
    std::vector<DeletedFile> take() {
        std::vector<DeletedFile> all;
        for (auto& [number, one] : files_) {
            if (one.file.entry.file != number) continue;  // no record of it
            for (auto& [key, stream] : one.streams) {
                stream.name = key.second;
                stream.entry.stream = key.first;
                stream.holes = stream.holes && !damaged_;
                one.file.streams.push_back(std::move(stream));
            }
            all.push_back(std::move(one.file));
        }
        return all;
    }

 private:
    struct One {
        DeletedFile file;
        std::map<std::pair<StreamKind, std::string>, DeletedStream> streams;
    };
    bool isWanted(unsigned volume, std::uint64_t file) const {
        return volume == volume_ && file != root_ && wanted_(file);
    }
    DeletedStream& streamOf(std::uint64_t file, StreamKind kind, std::string_view name) {
        return files_[file].streams[{kind, std::string(name)}];
    }
    unsigned volume_;
    std::uint64_t root_;
    DeletedTrace trace_;
    const std::function<bool(std::uint64_t)>& wanted_;
    std::map<std::uint64_t, One> files_;
    std::size_t extents_ = 0, bytes_ = 0, links_ = 0;
    bool damaged_ = false;
};

}  // namespace

Result<std::vector<DeletedFile>> filesOf(Catalogue& state, unsigned volume, DeletedTrace trace,
                                         const std::function<bool(std::uint64_t file)>& wanted,
                                         Progress& progress) {
    Gather gather(volume, state.rootFolder(volume), trace, wanted);
    if (auto walked = state.walk(gather, progress); !walked) return std::unexpected(walked.error());
    return gather.take();
}

class DeletedFiles::Search {
 public:
    Search(DeletedFiles& result, const ByteSource& source, Catalogue& files, Catalogue* state)
        : result_(result), source_(source), catalogue_(files), state_(state) {}

    Result<void> run(Progress& progress) {
        if (auto done = collect(progress); !done) return done;
        if (result_.found_.empty()) return {};
        claim();
        const auto names = readLiving(progress);
        if (!names) return std::unexpected(names.error());
        number(*names);
        place(*names);
        if (auto done = readFree(progress); !done) return done;
        lost_.resize(claims_.size());
        contested_.resize(claims_.size());
        if (state_ == nullptr) contest();
        judge();
        return {};
    }

 private:
    // Bytes of the volume that a stream needs, and where they stand in it.
    struct Claim {
        ByteRange range;
        std::uint64_t streamOffset = 0;
        std::uint32_t file = 0, stream = 0;
        bool encrypted = false;  // as of FileExtent
        std::uint64_t sector = 0;
    };
    // Those with the same content: the same file, found twice.
    struct Group {
        std::int64_t time = 0;
        std::vector<std::uint32_t> claims;
    };

    Result<void> collect(Progress& progress);
    void number(const FileIndex& names);
    void place(const FileIndex& names);
    void claim();
    Result<void> readFree(Progress& progress);
    // Whose the claimed bytes are now, and the names of all files, by one walk. An older state has all its folders itself:
    // for one, the names are left out.
    Result<FileIndex> readLiving(Progress& progress);
    void contest();
    void judge();
    // The bytes of a stream that its blocks have to hold.
    static std::uint64_t needed(const DeletedStream& stream) {
        const StreamEntry& entry = stream.entry;
        if (entry.coding == StreamCoding::Lznt1 && entry.unit != 0)
            return (entry.size + entry.unit - 1) / entry.unit * entry.unit;
        return entry.coding == StreamCoding::Plain ? std::min(entry.size, entry.valid) : entry.size;
    }
    // Takes from what is lost of a claim what the same file still has, or a snapshot keeps of it.
    void keepOwn(std::uint64_t original, const Claim& claim, std::vector<ByteRange>& lost) const;
    static void cutUnits(DeletedStream& stream, const std::vector<ByteRange>& lost);
    // What is there of a stream.
    struct Rest {
        std::vector<FileExtent> kept;
        std::vector<ByteRange> known, lost;  // bytes of the stream
    };
    // Of a claim: the bytes of the volume that its file has lost.
    std::vector<ByteRange> goneFrom(std::uint32_t number, const File& told) const;
    void addRest(std::uint32_t number, const File& told, StreamKind stream, Rest& rest) const;
    // Leaves the stream what is there of it, and returns what is lost.
    static std::vector<ByteRange> keepRest(DeletedStream& stream, Rest rest);
    static void loseCompressed(DeletedFile& file, File& told);

    DeletedFiles& result_;
    const ByteSource& source_;
    Catalogue& catalogue_;
    Catalogue* state_;
    // Where the living files of these numbers are: numbers that are never used again, so it is the same file.
    std::unordered_map<std::uint64_t, std::vector<FileExtent>> own_;
    std::vector<Claim> claims_;       // by offset
    std::vector<ByteRange> claimed_;  // of the volume, normalised, as the next two
    std::vector<ByteRange> free_, taken_;
    std::vector<std::vector<ByteRange>> lost_;  // of each claim, bytes of the volume: a later file had them
    std::vector<bool> contested_;               // of each claim
};

Result<void> DeletedFiles::Search::collect(Progress& progress) {
    std::size_t extents = 0, bytes = 0;
    if (state_ != nullptr) {
        auto files = filesOf(
            *state_, result_.volume_, DeletedTrace::Checkpoint,
            [](std::uint64_t file) { return file >= firstUserFile; }, progress);
        if (!files) return std::unexpected(files.error());
        for (DeletedFile& file : *files) result_.found_.push_back(std::move(file));
        return {};
    }
    return catalogue_.deleted(
        result_.volume_,
        [&](DeletedFile&& file) -> Result<void> {
            // Remains say anything: what cannot be a place or a size is left out.
            for (DeletedStream& stream : file.streams) {
                std::erase_if(stream.extents, [](const FileExtent& extent) {
                    return extent.length == 0 || extent.length > largest || extent.offset > largest ||
                           extent.streamOffset > largest;
                });
                if (stream.entry.size > largest) stream.entry.size = 0, stream.holes = false;
                stream.entry.valid = std::min(stream.entry.valid, stream.entry.size);
                extents += stream.extents.size();
                bytes += stream.bytes.size();
            }
            if (result_.found_.size() >= mostFiles || extents > mostDeletedExtents ||
                bytes > mostDeletedBytes)
                return fail(Cause::NoSpace, FsError::TooManyDeleted, result_.found_.size());
            result_.found_.push_back(std::move(file));
            return {};
        },
        progress);
}

// Each gets a number of its own: its old one where nobody else has that.
void DeletedFiles::Search::number(const FileIndex& names) {
    std::set<std::uint64_t> used{result_.root_};
    constexpr std::uint64_t mostCopies = 0xFFFF;  // that fit above copyShift
    std::map<std::uint64_t, std::uint64_t> copies;
    std::uint64_t spare = std::uint64_t{1} << 63;  // numbers below it that no format uses
    for (DeletedFile& file : result_.found_) {
        const std::uint64_t original = file.entry.file;
        std::uint64_t number = original;
        std::uint64_t& copy = copies[original];
        while (used.contains(number) || names.find(number) != nullptr || names.nameOf(number) != nullptr)
            number = copy < mostCopies ? original + (++copy << copyShift) : --spare;
        used.insert(number);
        File one;
        one.number = number;
        one.original = original;
        one.trace = file.trace;
        one.firstLetterLost = file.firstLetterLost;
        one.guessed = file.guessed;
        one.located = file.located;
        result_.files_.push_back(std::move(one));
        file.entry.file = number;
        file.entry.volume = result_.volume_;
    }
}

// Under which folder each stands, and the folders that lead there.
void DeletedFiles::Search::place(const FileIndex& names) {
    std::unordered_map<std::uint64_t, std::size_t> deleted;   // folders, by their old number
    std::unordered_map<std::uint64_t, std::size_t> byNumber;  // by their new one
    for (std::size_t i = 0; i < result_.found_.size(); ++i)
        if (result_.found_[i].entry.kind == FileKind::Folder) {
            deleted.try_emplace(result_.files_[i].original, i);
            byNumber.try_emplace(result_.files_[i].number, i);
        }
    std::uint64_t orphanFolder = ~std::uint64_t{0} - 1;
    while (names.find(orphanFolder) != nullptr || byNumber.contains(orphanFolder)) --orphanFolder;
    // False: no way to the root folder.
    auto keep = [&](std::uint64_t folder) {
        std::vector<std::pair<std::uint64_t, Folder>> way;
        for (unsigned depth = 0; depth < deepestPath; ++depth) {
            if (folder == result_.root_ || result_.folders_.contains(folder)) {
                for (auto& [number, one] : way) result_.folders_[number] = std::move(one);
                return true;
            }
            const FileIndex::Name* name = names.nameOf(folder);
            if (name == nullptr) return false;
            way.push_back({folder, {name->parent, std::string(names.text(*name))}});
            folder = name->parent;
        }
        return false;
    };
    for (std::size_t i = 0; i < result_.found_.size(); ++i) {
        DeletedFile& file = result_.found_[i];
        if (file.name.empty()) file.name = fmt::format("file-{}", result_.files_[i].original);
        const auto placed = [&](std::uint64_t parent) {
            const FileIndex::File* live = names.find(parent);
            const auto gone = deleted.find(parent);
            if (parent == result_.root_ ||
                (live != nullptr && live->kind == FileKind::Folder && keep(parent)))
                return parent;
            return gone != deleted.end() && gone->second != i ? result_.files_[gone->second].number
                                                              : orphanFolder;
        };
        file.parent = placed(file.parent);
        if (file.entry.kind == FileKind::Folder) file.links.clear();
        for (DeletedFile::Link& link : file.links) link.parent = placed(link.parent);
    }
    // Folders that are deleted can lead in circles.
    std::vector<std::uint8_t> state(result_.found_.size());  // 1: on the way, 2: leads to the root
    for (std::size_t i = 0; i < result_.found_.size(); ++i) {
        std::vector<std::size_t> way;
        for (std::size_t at = i; state[at] == 0;) {
            state[at] = 1;
            way.push_back(at);
            const auto up = byNumber.find(result_.found_[at].parent);
            if (up == byNumber.end()) break;
            if (state[up->second] == 1 || way.size() >= deepestPath) {
                result_.found_[at].parent = orphanFolder;
                break;
            }
            at = up->second;
        }
        for (const std::size_t at : way) state[at] = 2;
    }
    if (std::ranges::any_of(result_.found_, [&](const DeletedFile& file) {
            return file.parent == orphanFolder ||
                   std::ranges::count(file.links, orphanFolder, &DeletedFile::Link::parent) > 0;
        })) {
        result_.folders_[orphanFolder] = {result_.root_, std::string(orphans)};
        result_.orphanFolder_ = orphanFolder;
    }
}

void DeletedFiles::Search::claim() {
    for (std::uint32_t i = 0; i < result_.found_.size(); ++i) {
        DeletedFile& file = result_.found_[i];
        for (std::uint32_t k = 0; k < file.streams.size(); ++k) {
            const std::uint64_t end = needed(file.streams[k]);
            for (FileExtent& extent : file.streams[k].extents) {
                if (extent.streamOffset >= end || extent.unwritten) continue;
                const std::uint64_t length = std::min(extent.length, end - extent.streamOffset);
                claims_.push_back(
                    {{extent.offset, length}, extent.streamOffset, i, k, extent.encrypted, extent.sector});
            }
        }
    }
    std::ranges::sort(claims_, {}, [](const Claim& claim) {
        return std::tuple(claim.range.offset, claim.file, claim.stream, claim.streamOffset);
    });
    for (const Claim& claim : claims_) claimed_.push_back(claim.range);
    normalise(claimed_);
}

Result<void> DeletedFiles::Search::readFree(Progress& progress) {
    auto read = visitFreeRuns(
        source_,
        [&](const ByteRange& run) {
            common(claimed_, run, [&](const ByteRange& part) { free_.push_back(part); });
            return true;
        },
        progress);
    if (!read) {
        if (read.error().cause == Cause::Cancelled) return read;
        result_.notes_.push_back(say(FsMessage::FreeMapUnreadable, read.error()));
        free_.clear();
        common(claimed_, {0, source_.size()}, [&](const ByteRange& part) { free_.push_back(part); });
    }
    normalise(free_);
    return {};
}

Result<FileIndex> DeletedFiles::Search::readLiving(Progress& progress) {
    class Visitor : public CatalogueVisitor {
     public:
        Visitor(const std::vector<ByteRange>& claimed, std::vector<ByteRange>& taken, unsigned volume,
                std::unordered_map<std::uint64_t, std::vector<FileExtent>>& own)
            : claimed_(claimed), taken_(taken), volume_(volume), own_(own) {}
        bool wantsNames() const override { return !own_.empty(); }
        Result<void> area(const VolumeArea& area) override {
            add({area.offset, area.length});
            return {};
        }
        Result<void> extent(const FileExtent& extent) override {
            add({extent.offset, extent.length});
            if (extent.volume != volume_) return {};
            if (const auto it = own_.find(extent.file); it != own_.end()) {
                it->second.push_back(extent);
                it->second.back().name = {};
            }
            return {};
        }
        Result<void> finding(Error) override { return {}; }

     private:
        void add(const ByteRange& range) {
            common(claimed_, range, [&](const ByteRange& part) { taken_.push_back(part); });
            if (taken_.size() < limit_) return;
            normalise(taken_);
            limit_ = taken_.size() + compactAt;
        }
        const std::vector<ByteRange>& claimed_;
        std::vector<ByteRange>& taken_;
        unsigned volume_;
        std::unordered_map<std::uint64_t, std::vector<FileExtent>>& own_;
        std::size_t limit_ = compactAt;
    } visitor(claimed_, taken_, result_.volume_, own_);
    for (const DeletedFile& file : result_.found_)
        if (file.trace == DeletedTrace::Checkpoint || file.trace == DeletedTrace::Snapshot)
            own_[file.entry.file];
    Result<FileIndex> names;
    if (state_ == nullptr) names = FileIndex::build(catalogue_, progress, result_.volume_, &visitor);
    else if (auto walked = catalogue_.walk(visitor, progress); !walked)
        names = std::unexpected(walked.error());
    normalise(taken_);
    return names;
}

// Where two deleted files name the same block, the one that was changed last wrote there. Of two of the same time neither is
// believed.
void DeletedFiles::Search::contest() {
    using Key = std::tuple<std::int64_t, std::int64_t, std::uint64_t, std::uint64_t, std::string>;
    std::map<Key, std::uint32_t> known;
    std::vector<Group> groups;
    std::vector<std::uint32_t> groupOf(result_.found_.size());
    std::vector<std::uint64_t> first(result_.found_.size(), ~std::uint64_t{0});
    for (const Claim& claim : claims_)
        if (claim.streamOffset == 0 &&
            result_.found_[claim.file].streams[claim.stream].entry.stream == StreamKind::Data)
            first[claim.file] = claim.range.offset;
    for (std::uint32_t i = 0; i < result_.found_.size(); ++i) {
        const FileEntry& entry = result_.found_[i].entry;
        const std::int64_t time =
            std::max({entry.created.nanoseconds, entry.modified.nanoseconds, entry.changed.nanoseconds});
        // A file that was renamed before it was deleted is there twice.
        const Key key{time, entry.modified.nanoseconds, entry.size, first[i],
                      first[i] == ~std::uint64_t{0} ? std::to_string(i) : std::string()};
        const auto [it, isNew] = known.try_emplace(key, static_cast<std::uint32_t>(groups.size()));
        if (isNew) groups.push_back({time, {}});
        groupOf[i] = it->second;
    }
    for (std::uint32_t i = 0; i < claims_.size(); ++i) groups[groupOf[claims_[i].file]].claims.push_back(i);
    std::vector<std::uint32_t> order(groups.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(groups[b].time, a) < std::tuple(groups[a].time, b);
    });
    std::map<std::uint64_t, std::uint64_t> later;  // begin and end of what files of later had
    auto inLater = [&](const ByteRange& range, auto visit) {
        auto it = later.upper_bound(range.offset);
        if (it != later.begin()) --it;
        for (; it != later.end() && it->first < range.end(); ++it)
            if (const ByteRange part = ByteRange{it->first, it->second - it->first}.clippedTo(range);
                !part.empty())
                visit(part);
    };
    for (std::size_t at = 0; at < order.size();) {
        std::size_t end = at;
        std::vector<std::uint32_t> batch;  // claims of one time, by offset
        for (; end < order.size() && groups[order[end]].time == groups[order[at]].time; ++end)
            batch.insert(batch.end(), groups[order[end]].claims.begin(), groups[order[end]].claims.end());
        std::ranges::sort(batch);
        // What two of them have: the two that reach farthest, of different groups, are enough to know.
        struct Reach {
            std::uint64_t end = 0;
            std::uint32_t group = ~0U;
        } most, second;
        std::vector<ByteRange> twice;
        for (const std::uint32_t i : batch) {
            const ByteRange& range = claims_[i].range;
            const std::uint32_t group = groupOf[claims_[i].file];
            for (const Reach& other : {most, second})
                if (other.group != group && other.end > range.offset)
                    twice.push_back({range.offset, std::min(other.end, range.end()) - range.offset});
            if (group == most.group) {
                most.end = std::max(most.end, range.end());
            } else if (range.end() > most.end) {
                second = most;
                most = {range.end(), group};
            } else if (group == second.group || range.end() > second.end) {
                second = {std::max(range.end(), group == second.group ? second.end : 0), group};
            }
        }
        normalise(twice);
        for (const std::uint32_t i : batch) {
            common(twice, claims_[i].range, [&](const ByteRange& part) { lost_[i].push_back(part); });
            inLater(claims_[i].range, [&](const ByteRange& part) { lost_[i].push_back(part); });
            normalise(lost_[i]);
            contested_[i] = !lost_[i].empty();
        }
        for (const std::uint32_t i : batch) {
            ByteRange range = claims_[i].range;
            auto it = later.upper_bound(range.offset);
            if (it != later.begin() && std::prev(it)->second >= range.offset) --it;
            while (it != later.end() && it->first <= range.end()) {
                const std::uint64_t to = std::max(range.end(), it->second);
                range.offset = std::min(range.offset, it->first);
                range.length = to - range.offset;
                it = later.erase(it);
            }
            later[range.offset] = range.end();
        }
        at = end;
    }
    // The files of later are contested, too.
    std::vector<ByteRange> all;
    for (const auto& lost : lost_) all.insert(all.end(), lost.begin(), lost.end());
    normalise(all);
    for (std::size_t i = 0; i < claims_.size(); ++i)
        common(all, claims_[i].range, [&](const ByteRange&) { contested_[i] = true; });
}

void DeletedFiles::Search::keepOwn(std::uint64_t original, const Claim& claim,
                                   std::vector<ByteRange>& lost) const {
    const auto it = own_.find(original);
    if (it == own_.end() || lost.empty()) return;
    std::vector<ByteRange> kept, moved;
    for (const FileExtent& extent : it->second) {
        const ByteRange part = ByteRange{extent.offset, extent.length}.clippedTo(claim.range);
        if (part.empty()) continue;
        // Of those that only know the owner, the place in the file is not known: they count unless the file is known to have
        // the block at another place now.
        const bool same = extent.offset - extent.streamOffset == claim.range.offset - claim.streamOffset;
        (extent.older || same ? kept : moved).push_back(part);
    }
    normalise(kept);
    normalise(moved);
    std::vector<ByteRange> sure;
    for (const ByteRange& range : kept)
        for (const ByteRange& part : without(range, moved)) sure.push_back(part);
    std::vector<ByteRange> rest;
    for (const ByteRange& range : lost)
        for (const ByteRange& part : without(range, sure)) rest.push_back(part);
    lost = std::move(rest);
}

// A compression unit without all its clusters is another unit: nothing of it can be read.
void DeletedFiles::Search::cutUnits(DeletedStream& stream, const std::vector<ByteRange>& lost) {
    const std::uint64_t unit = stream.entry.unit;
    std::vector<ByteRange> units;
    for (const ByteRange& range : lost) {
        const std::uint64_t from = range.offset / unit * unit;
        units.push_back({from, (range.end() + unit - 1) / unit * unit - from});
    }
    normalise(units);
    std::vector<FileExtent> rest;
    for (const FileExtent& extent : stream.extents)
        for (const ByteRange& part : without({extent.streamOffset, extent.length}, units)) {
            FileExtent one = extent;
            one.streamOffset = part.offset;
            one.offset += part.offset - extent.streamOffset;
            one.length = part.length;
            rest.push_back(one);
        }
    stream.extents = std::move(rest);
}

std::vector<ByteRange> DeletedFiles::Search::goneFrom(std::uint32_t number, const File& told) const {
    const Claim& claim = claims_[number];
    std::vector<ByteRange> gone = lost_[number];
    // What an older state had stays marked as used until nobody can go back to it: there the files of now and the
    // structures decide, of which all are known.
    const bool older = told.trace == DeletedTrace::Checkpoint || told.trace == DeletedTrace::Snapshot;
    const std::vector<ByteRange> all{{0, source_.size()}};
    for (const ByteRange& part : without(claim.range, older ? all : free_)) gone.push_back(part);
    common(taken_, claim.range, [&](const ByteRange& part) { gone.push_back(part); });
    normalise(gone);
    keepOwn(told.original, claim, gone);
    return gone;
}

void DeletedFiles::Search::addRest(std::uint32_t number, const File& told, StreamKind stream,
                                   Rest& rest) const {
    const Claim& claim = claims_[number];
    const std::vector<ByteRange> gone = goneFrom(number, told);
    for (const ByteRange& part : gone)
        rest.lost.push_back({claim.streamOffset + (part.offset - claim.range.offset), part.length});
    for (const ByteRange& part : without(claim.range, gone)) {
        FileExtent extent;
        extent.file = told.number;
        extent.volume = result_.volume_;
        extent.stream = stream;
        extent.streamOffset = claim.streamOffset + (part.offset - claim.range.offset);
        extent.offset = part.offset;
        extent.length = part.length;
        if (claim.encrypted) {
            // Whole blocks, whose last sector is decrypted as one.
            constexpr std::uint64_t sector = XtsCipher::sector;
            extent.encrypted = true;
            extent.sector = claim.sector + (part.offset - claim.range.offset) / sector;
            extent.length = (part.length + sector - 1) / sector * sector;
        }
        rest.kept.push_back(extent);
    }
    rest.known.push_back({claim.streamOffset, claim.range.length});
}

std::vector<ByteRange> DeletedFiles::Search::keepRest(DeletedStream& stream, Rest rest) {
    const std::uint64_t end = needed(stream);
    if (!stream.entry.resident && !stream.holes) {
        for (const FileExtent& extent : stream.extents)
            if (extent.unwritten) rest.known.push_back({extent.streamOffset, extent.length});
        normalise(rest.known);
        for (const ByteRange& part : without({0, end}, rest.known)) rest.lost.push_back(part);
    }
    for (const FileExtent& extent : stream.extents)
        if (extent.unwritten && extent.streamOffset < end) rest.kept.push_back(extent);
    std::ranges::sort(rest.kept, {}, &FileExtent::streamOffset);
    normalise(rest.lost);
    stream.extents = std::move(rest.kept);
    if (stream.entry.coding == StreamCoding::Lznt1 && stream.entry.unit != 0) {
        cutUnits(stream, rest.lost);
        for (ByteRange& range : rest.lost) {
            const std::uint64_t unit = stream.entry.unit, from = range.offset / unit * unit;
            const std::uint64_t to = (range.end() + unit - 1) / unit * unit;
            range = ByteRange{from, to - from}.clippedTo({0, stream.entry.size});
        }
        normalise(rest.lost);
    }
    return std::move(rest.lost);
}

// Compressed data is worth nothing without the streams that say how.
void DeletedFiles::Search::loseCompressed(DeletedFile& file, File& told) {
    for (DeletedStream& stream : file.streams) {
        if (stream.entry.stream != StreamKind::Data) continue;
        if (stream.entry.coding != StreamCoding::Decmpfs && stream.entry.coding != StreamCoding::Wof)
            continue;
        stream.entry.coding = StreamCoding::Overwritten;
        told.kept = 0;
        told.lost = {{0, stream.entry.size}};
    }
}

void DeletedFiles::Search::judge() {
    // By file, then stream: the pieces that are left, and those that are not.
    std::vector<std::uint32_t> order(claims_.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::uint32_t i) {
        return std::tuple(claims_[i].file, claims_[i].stream, claims_[i].streamOffset);
    });
    std::size_t next = 0;
    for (std::uint32_t i = 0; i < result_.found_.size(); ++i) {
        DeletedFile& file = result_.found_[i];
        File& told = result_.files_[i];
        std::uint64_t wanted = 0, missing = 0;
        bool forkLost = false;
        for (std::uint32_t k = 0; k < file.streams.size(); ++k) {
            DeletedStream& stream = file.streams[k];
            Rest rest;
            for (; next < order.size() && claims_[order[next]].file == i && claims_[order[next]].stream == k;
                 ++next) {
                told.contested = told.contested || contested_[order[next]];
                addRest(order[next], told, stream.entry.stream, rest);
            }
            const std::uint64_t bytes = std::min(needed(stream), stream.entry.size);
            std::vector<ByteRange> lost = keepRest(stream, std::move(rest));
            std::uint64_t gone = 0;
            for (const ByteRange& range : lost) gone += range.clippedTo({0, bytes}).length;
            wanted += bytes;
            missing += gone;
            forkLost = forkLost || (gone > 0 && stream.entry.stream != StreamKind::Data);
            if (stream.entry.stream == StreamKind::Data) {
                told.kept = stream.entry.size - std::min(gone, stream.entry.size);
                told.lost = std::move(lost);
            }
        }
        if (forkLost) loseCompressed(file, told);
        // Names of a folder stand in it; where folders have no content (APFS), an older state has the names itself.
        const bool names = file.entry.kind != FileKind::Folder || told.trace == DeletedTrace::Checkpoint ||
                           told.trace == DeletedTrace::Snapshot;
        const bool known = file.located && (!file.streams.empty() || (file.entry.size == 0 && names));
        if (!known && file.entry.size != 0) told.lost = {{0, file.entry.size}};
        told.verdict = missing == 0 && known ? Verdict::Whole
                       : missing < wanted    ? Verdict::Partly
                                             : Verdict::NameOnly;
    }
}

Result<std::unique_ptr<DeletedFiles>> DeletedFiles::find(const ByteSource& source, Catalogue& files,
                                                         unsigned volume, Progress& progress,
                                                         Catalogue* state) {
    auto result = std::make_unique<DeletedFiles>();
    result->volume_ = volume;
    result->root_ = files.rootFolder(volume);
    result->volumeName_ = files.volumeName(volume);
    if (auto done = Search(*result, source, files, state).run(progress); !done)
        return std::unexpected(done.error());
    for (const Message& note : files.notes()) result->notes_.push_back(note);
    result->cipher_ = files.cipher(volume);
    std::ranges::sort(result->files_, {}, &File::number);
    return result;
}

const DeletedFiles::File* DeletedFiles::find(std::uint64_t number) const {
    const auto it = std::ranges::lower_bound(files_, number, {}, &File::number);
    return it != files_.end() && it->number == number ? &*it : nullptr;
}

Result<void> DeletedFiles::walk(CatalogueVisitor& visitor, Progress& progress) {
    const bool names = visitor.wantsNames();
    if (names) {
        FileEntry folder;
        folder.volume = volume_;
        folder.kind = FileKind::Folder;
        folder.file = root_;
        if (auto on = visitor.file(folder); !on) return on;
        for (const auto& [number, one] : folders_) {
            folder.file = number;
            if (auto on = visitor.file(folder); !on) return on;
            if (auto on =
                    visitor.name({.file = number, .parent = one.parent, .volume = volume_, .name = one.name});
                !on)
                return on;
        }
    }
    std::uint64_t done = 0;
    for (const DeletedFile& file : found_) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(++done, found_.size());
        if (names) {
            if (auto on = visitor.file(file.entry); !on) return on;
            if (auto on = visitor.name(
                    {.file = file.entry.file, .parent = file.parent, .volume = volume_, .name = file.name});
                !on)
                return on;
            for (const DeletedFile::Link& link : file.links)
                if (auto on = visitor.name({.file = file.entry.file,
                                            .parent = link.parent,
                                            .volume = volume_,
                                            .name = link.name});
                    !on)
                    return on;
        }
        for (const DeletedStream& stream : file.streams) {
            StreamEntry entry = stream.entry;
            entry.file = file.entry.file;
            entry.volume = volume_;
            entry.name = stream.name;
            entry.bytes = stream.bytes;
            if (names)
                if (auto on = visitor.stream(entry); !on) return on;
            for (FileExtent extent : stream.extents) {
                extent.file = file.entry.file;
                extent.volume = volume_;
                extent.name = stream.name;
                if (auto on = visitor.extent(extent); !on) return on;
            }
        }
    }
    return {};
}

}  // namespace sectorsmith
