// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple Technical Note TN1150, "HFS Plus Volume Format".
#include "fs/hfsplus/hfsplus_deleted.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "base/byte_reader.h"
#include "fs/hfsplus/hfsplus_catalogue.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::uint64_t pieceBytes = std::uint64_t{1} << 20;
constexpr std::uint64_t longestRecord = 1024;  // a key of 518 bytes and a record of 248
constexpr std::size_t mostRecords = std::size_t{1} << 20;
constexpr std::uint32_t rootId = 2, firstUserId = 16;

class Search {
 public:
    Search(const Volume& volume, const DeletedVisitor& visit) : volume_(volume), visit_(visit) {}

    Result<void> run(Progress& progress) {
        Live live(live_, private_, liveLinks_);
        if (auto walked = openCatalogue(volume_)->walk(live, progress); !walked) return walked;
        const VolumeHeader& header = volume_.header();
        auto blocks = volume_.blocksOf(header.catalog, fileCatalog);
        if (!blocks) return std::unexpected(blocks.error());
        const std::uint64_t size = std::min<std::uint64_t>(header.catalog.logicalSize,
                                                           blocks->blocks() * volume_.geometry().blockSize);
        if (auto on = readPieces(
                size,
                [&](std::uint64_t at, std::uint64_t length) {
                    return volume_.read(*blocks, at, length, FsMessage::AreaCatalogFile);
                },
                DeletedTrace::Slack, progress);
            !on)
            return on;
        if (auto journal = volume_.journal(); journal && *journal && ((*journal)->flags & 1) != 0) {
            const std::uint64_t start = (*journal)->offset, length = (*journal)->size;
            const std::uint64_t end = volume_.geometry().volumeBytes;
            if (start < end && length <= end - start)
                if (auto on = readPieces(
                        length,
                        [&](std::uint64_t at, std::uint64_t bytes) {
                            return readBytes(volume_.source(), base() + start + at, bytes);
                        },
                        DeletedTrace::Journal, progress);
                    !on)
                    return on;
        }
        for (auto& [id, file] : found_) {
            nameByLinks(file);
            if (auto on = visit_(std::move(file)); !on) return on;
        }
        return {};
    }

 private:
    // The folders in which what hard links lead to lies: "iNode17" and "dir_17". 0: there is none.
    struct PrivateFolders {
        std::uint64_t files = 0, folders = 0;
    };
    using Link = std::pair<std::uint64_t, std::string>;  // parent, name

    class Live : public CatalogueVisitor {
     public:
        Live(std::unordered_set<std::uint64_t>& files, PrivateFolders& own, std::set<Link>& links)
            : files_(files), private_(own), links_(links) {}
        bool wantsNames() const override { return true; }
        Result<void> area(const VolumeArea&) override { return {}; }
        Result<void> extent(const FileExtent& extent) override {
            files_.insert(extent.file);
            return {};
        }
        Result<void> file(const FileEntry& entry) override {
            files_.insert(entry.file);
            last_ = entry.file;
            return {};
        }
        Result<void> name(const NameEntry& entry) override {
            files_.insert(entry.file);
            // Its own name follows each file; those of hard links come by themselves.
            if (entry.file != last_ && links_.size() < mostRecords)
                links_.emplace(entry.parent, std::string(entry.name));
            if (entry.parent == rootId && entry.name == privateFiles) private_.files = entry.file;
            if (entry.parent == rootId && entry.name == privateFolders) private_.folders = entry.file;
            last_ = 0;
            return {};
        }
        Result<void> finding(Error) override { return {}; }

     private:
        std::unordered_set<std::uint64_t>& files_;
        PrivateFolders& private_;
        std::set<Link>& links_;
        std::uint64_t last_ = 0;
    };

    // In an HFS wrapper the volume does not begin where the source does.
    std::uint64_t base() const { return volume_.geometry().base; }
    template <typename Read>
    Result<void> readPieces(std::uint64_t size, Read read, DeletedTrace trace, Progress& progress);
    void record(const ByteReader& bytes, std::uint64_t at, DeletedTrace trace);
    // nullopt: not one that this volume can have.
    std::optional<DeletedStream> stream(const Fork& fork) const;
    // Gives what lay in a private folder the names of the hard links that led there.
    void nameByLinks(DeletedFile& file) const;

    const Volume& volume_;
    const DeletedVisitor& visit_;
    std::unordered_set<std::uint64_t> live_;
    PrivateFolders private_;
    std::set<Link> liveLinks_;
    std::map<std::uint32_t, std::set<Link>>
        links_;  // that are not there any more, by the number they lead to
    std::size_t linkCount_ = 0;
    std::map<std::uint32_t, DeletedFile> found_;  // the newest record of each
};

// What cannot be read is left out.
template <typename Read>
Result<void> Search::readPieces(std::uint64_t size, Read read, DeletedTrace trace, Progress& progress) {
    for (std::uint64_t at = 0; at < size; at += pieceBytes) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(at, size);
        const std::uint64_t length = std::min(pieceBytes + longestRecord, size - at);
        auto bytes = read(at, length);
        if (!bytes) continue;
        const ByteReader reader(*bytes);
        // Records begin at even bytes.
        for (std::uint64_t i = 0; i < std::min(pieceBytes, length); i += 2) record(reader, i, trace);
    }
    return {};
}

std::optional<DeletedStream> Search::stream(const Fork& fork) const {
    const BlockGeometry& geometry = volume_.geometry();
    DeletedStream stream;
    stream.entry.size = stream.entry.valid = fork.logicalSize;
    if (fork.totalBlocks > geometry.blocks ||
        fork.logicalSize > std::uint64_t{fork.totalBlocks} * geometry.blockSize)
        return std::nullopt;
    std::uint64_t blocks = 0;
    for (const Extent& extent : fork.extents) {
        if (extent.count == 0) {
            if (extent.start != 0) return std::nullopt;
            continue;
        }
        if (extent.start >= geometry.blocks || extent.count > geometry.blocks - extent.start)
            return std::nullopt;
        FileExtent out;
        out.streamOffset = blocks * geometry.blockSize;
        out.offset = geometry.base + std::uint64_t{extent.start} * geometry.blockSize;
        out.length = std::uint64_t{extent.count} * geometry.blockSize;
        stream.extents.push_back(out);
        blocks += extent.count;
    }
    if (blocks > fork.totalBlocks) return std::nullopt;
    return stream;
}

void Search::record(const ByteReader& bytes, std::uint64_t at, DeletedTrace trace) {
    const auto keyLength = bytes.big<std::uint16_t>(at);
    if (!keyLength || *keyLength < 8 || *keyLength > 516 || *keyLength % 2 != 0) return;
    const auto parent = bytes.big<std::uint32_t>(at + 2);
    const auto length = bytes.big<std::uint16_t>(at + 6);
    if (!length || *keyLength != 6 + *length * 2U) return;
    const std::uint64_t data = at + 2 + *keyLength;
    const auto common = bytes.structure<CatalogFolder>(data);
    const std::uint32_t next = volume_.header().nextCatalogId;
    if (!common || (common->kind != recordFolder && common->kind != recordFile) || common->id < firstUserId ||
        common->id >= next || *parent >= next || *parent < 2 || live_.contains(common->id))
        return;
    DeletedFile file;
    file.trace = trace;
    file.entry = entryOf(*common);
    file.parent = *parent;
    file.name = nameOf(bytes.slice(at + 8, *length * 2U));
    if (common->kind == recordFile) {
        const auto whole = bytes.structure<CatalogFile>(data);
        if (!whole || whole->reserved != 0) return;
        if (isHardLink(*whole)) {
            // Its own number no file has: whether it is still there only its name says.
            Link link{*parent, std::move(file.name)};
            if (!liveLinks_.contains(link) && linkCount_ < mostRecords)
                linkCount_ += links_[whole->special].insert(std::move(link)).second ? 1 : 0;
            return;
        }
        const auto content = stream(whole->data);
        const auto resource = stream(whole->resource);
        if (!content || !resource) return;
        file.entry.size = content->entry.size;
        file.entry.resourceSize = resource->entry.size;
        // How it is compressed stood in an attribute.
        file.located = !isCompressed(*common);
        file.streams.push_back(*content);
        if (resource->entry.size != 0) {
            file.streams.push_back(*resource);
            file.streams.back().entry.stream = StreamKind::ResourceFork;
        }
    } else {
        if (common->valence > next) return;
        file.streams.emplace_back();  // its names are in the catalogue
    }
    const auto it = found_.find(common->id);
    const auto time = [](const DeletedFile& one) {
        return std::tuple(one.entry.changed.nanoseconds, one.entry.modified.nanoseconds, one.entry.size);
    };
    if (it == found_.end() ? found_.size() < mostRecords : time(file) > time(it->second))
        found_[common->id] = std::move(file);
}

void Search::nameByLinks(DeletedFile& file) const {
    const bool folder = file.entry.kind == FileKind::Folder;
    const std::uint64_t own = folder ? private_.folders : private_.files;
    const std::string_view prefix = folder ? "dir_" : "iNode";
    if (own == 0 || file.parent != own || !file.name.starts_with(prefix)) return;
    std::uint32_t number = 0;
    const char* const end = file.name.data() + file.name.size();
    const auto [rest, error] = std::from_chars(file.name.data() + prefix.size(), end, number);
    const auto links = links_.find(number);
    if (error != std::errc{} || rest != end || links == links_.end()) return;
    const auto& [parent, name] = *links->second.begin();
    file.parent = parent;
    file.name = name;
    for (auto link = std::next(links->second.begin()); link != links->second.end() && !folder; ++link)
        file.links.push_back({link->first, link->second});
}

}  // namespace

Result<void> findDeleted(const Volume& volume, const DeletedVisitor& visit, Progress& progress) {
    return Search(volume, visit).run(progress);
}

}  // namespace sectorsmith::hfsplus
