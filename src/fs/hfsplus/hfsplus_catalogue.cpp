// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple TN1150: catalogue, extents overflow and attributes file; xnu's hfs_format.h for the attributes' records.
#include "fs/hfsplus/hfsplus_catalogue.h"

#include <charconv>
#include <map>
#include <tuple>

#include "base/byte_reader.h"
#include "base/text.h"
#include "fs/errors.h"

#include "fs/hfsplus/hfsplus_btree.h"
#include "fs/hfsplus/hfsplus_deleted.h"
#include "fs/messages.h"

namespace sectorsmith::hfsplus {

std::string nameOf(std::span<const std::byte> utf16) {
    std::string name = utf16Name(utf16, true);
    std::ranges::replace(name, '/', ':');  // what a path shows for it
    return name;
}

bool isCompressed(const CatalogFolder& record) {
    constexpr unsigned flagCompressed = 0x20;
    return record.kind == recordFile && (std::to_integer<unsigned>(record.bsdFlags[1]) & flagCompressed) != 0;
}

bool isHardLink(const CatalogFile& record) {
    const ByteReader types(record.finder);
    return types.matches(0, "hlnkhfs+") || types.matches(0, "fdrpMACS");
}

FileEntry entryOf(const CatalogFolder& record) {
    constexpr std::int64_t secondsFrom1904To1970 = 2082844800;
    auto date = [](std::uint32_t seconds) {
        return seconds == 0 ? FileTime{} : FileTime::of(std::int64_t{seconds} - secondsFrom1904To1970);
    };
    FileEntry entry;
    entry.file = record.id;
    entry.kind = record.kind == recordFolder ? FileKind::Folder : kindOfMode(record.mode);
    entry.created = date(record.createDate);
    entry.modified = date(record.contentDate);
    entry.changed = date(record.attributeDate);
    entry.accessed = date(record.accessDate);
    entry.flags = std::to_integer<std::uint32_t>(record.bsdFlags[1]) |
                  std::to_integer<std::uint32_t>(record.bsdFlags[0]) << 16;
    entry.hasOwner = record.mode != 0;
    entry.mode = record.mode & 07777;
    entry.owner = record.owner;
    entry.group = record.group;
    return entry;
}

namespace {

constexpr std::size_t maxOverflow = std::size_t{1} << 24;
constexpr unsigned maxFolders = 1024;
constexpr std::uint32_t rootParent = 1, rootFolderId = 2;

class Files : public Catalogue {
 public:
    explicit Files(const Volume& volume) : volume_(volume) {}

    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::string pathOf(unsigned volume, std::uint64_t file) override;
    Result<void> deleted(unsigned, const DeletedVisitor& visit, Progress& progress) override {
        return findDeleted(volume_, visit, progress);
    }

 private:
    // How many blocks the overflow file adds to a fork; what the catalogue misses is taken off, so all end at 0.
    struct Overflow {
        std::uint64_t fork = 0;  // file << 1 | resource fork
        std::int64_t blocks = 0;
    };
    struct Fragment {
        std::uint64_t file = 0;
        StreamKind stream = StreamKind::Data;
        std::uint64_t block = 0;  // of the stream
        std::string_view name;
    };

    Result<BTree> tree(const Fork& fork, std::uint32_t file, FsMessage name) const;
    // Tells the extents of a record from `at` on, up to the first empty one; gives their blocks.
    Result<std::uint64_t> tell(std::span<const Extent> extents, const Fragment& at);
    Result<void> tellFork(const Fork& fork, std::uint32_t file, StreamKind stream);
    Result<void> overflowRecord(const LeafRecord& record);
    Result<void> attributeRecord(const LeafRecord& record);
    Result<void> catalogRecord(const LeafRecord& record);
    // Names and what is recorded of the files, if the visitor wants them.
    Result<void> tellEntry(const LeafRecord& record, std::uint16_t kind);
    Result<void> tellLinks();
    Result<void> finding(std::unexpected<Error> error) { return visitor_->finding(error.error()); }

    const Volume& volume_;
    CatalogueVisitor* visitor_ = nullptr;
    std::vector<Overflow> overflow_;  // sorted by fork once the overflow file is read
    std::map<std::pair<std::uint32_t, std::string>, std::int64_t> attributes_;  // the same for attributes

    // Hard links name a number, under which their file lies in a folder of its own: both can come first.
    struct HardLink {
        std::uint32_t number = 0, parent = 0, own = 0;
        bool folder = false;
        std::string name;
    };
    bool names_ = false;
    std::vector<std::pair<std::uint32_t, std::uint64_t>> compressed_;  // files and their bytes, by file
    std::vector<HardLink> links_;
    std::map<std::tuple<bool, std::uint32_t, std::uint32_t>, std::uint32_t>
        linked_;  // folder?, parent, number: file
    std::uint32_t privateFiles_ = 0, privateFolders_ = 0;
};

Result<BTree> Files::tree(const Fork& fork, std::uint32_t file, FsMessage name) const {
    auto blocks = volume_.blocksOf(fork, file);
    if (!blocks) return std::unexpected(blocks.error());
    return BTree::open(volume_, std::move(*blocks), name);
}

Result<std::uint64_t> Files::tell(std::span<const Extent> extents, const Fragment& at) {
    const BlockGeometry& geometry = volume_.geometry();
    const std::uint64_t size = geometry.blockSize;
    std::uint64_t blocks = 0;
    for (const Extent& extent : extents) {
        if (extent.count == 0) break;
        if (extent.start >= geometry.blocks || extent.count > geometry.blocks - extent.start) {
            if (auto on = finding(damaged(FsError::FileExtentOutside, at.file)); !on)
                return std::unexpected(on.error());
        } else {
            FileExtent out;
            out.file = at.file;
            out.stream = at.stream;
            out.streamOffset = (at.block + blocks) * size;
            out.offset = geometry.base + extent.start * size;
            out.length = extent.count * size;
            out.name = at.name;
            if (auto on = visitor_->extent(out); !on) return std::unexpected(on.error());
        }
        blocks += extent.count;
    }
    return blocks;
}

Result<void> Files::overflowRecord(const LeafRecord& record) {
    ExtentKey key{};
    if (record.key.size() != sizeof(key) - 2 || record.data.size() < sizeof(Fork::extents))
        return finding(damaged(FsError::OverflowRecordDamaged));
    std::memcpy(reinterpret_cast<std::byte*>(&key) + 2, record.key.data(), record.key.size());
    // The volume's own files have their forks in the header: they are areas, with all their extents.
    if (key.file == fileCatalog || key.file == fileAllocation || key.file == fileStartup ||
        key.file == fileAttributes)
        return {};
    const bool resource = key.fork[0] == std::byte{0xFF};
    const auto extents = *ByteReader(record.data).structure<std::array<Extent, 8>>(0);
    auto blocks = tell(extents, {.file = key.file,
                                 .stream = resource ? StreamKind::ResourceFork : StreamKind::Data,
                                 .block = key.start,
                                 .name = {}});
    if (!blocks) return std::unexpected(blocks.error());
    if (key.file == fileBadBlocks) return {};  // no record in the catalogue
    if (overflow_.size() >= maxOverflow) return fail(Cause::NoSpace, FsError::FilesTooFragmented);
    overflow_.push_back(
        {std::uint64_t{key.file} << 1 | (resource ? 1 : 0), static_cast<std::int64_t>(*blocks)});
    return {};
}

Result<void> Files::attributeRecord(const LeafRecord& record) {
    const ByteReader keyReader(record.key), reader(record.data);
    const auto key = keyReader.structure<AttributeKey>(0);
    const auto kind = reader.big<std::uint32_t>(0);
    if (!key || !kind || !keyReader.contains(sizeof(AttributeKey), key->nameLength * 2U))
        return finding(damaged(FsError::AttributeRecordDamaged));
    if (*kind == attributeInline && !names_) return {};
    const std::string name = utf16Name(record.key.subspan(sizeof(AttributeKey), key->nameLength * 2U), true);
    StreamEntry stream;
    stream.file = key->file;
    stream.stream = StreamKind::Attribute;
    stream.name = name;
    stream.internal = name.starts_with("com.apple.system.");  // access control lists
    if (*kind == attributeInline) {
        const auto size = reader.big<std::uint32_t>(12);
        if (!size || !reader.contains(16, *size)) return finding(damaged(FsError::AttributeRecordDamaged));
        stream.resident = true;
        stream.size = stream.valid = *size;
        stream.bytes = reader.slice(16, *size);
        if (record.place != 0) stream.offset = record.place + 16;
        // Magic, kind and, little endian, the bytes that the file has when it is unpacked.
        const ByteReader packed(stream.bytes);
        if (name == "com.apple.decmpfs" && packed.little<std::uint32_t>(0) == 0x636D7066U)
            if (const auto unpacked = packed.little<std::uint64_t>(8))
                compressed_.emplace_back(key->file, *unpacked);
        return visitor_->stream(stream);
    }
    const Fragment fragment{key->file, StreamKind::Attribute, key->start, name};
    std::int64_t balance = 0;
    if (const auto fork = reader.structure<Fork>(8); *kind == attributeFork && fork) {
        auto blocks = tell(fork->extents, fragment);
        if (!blocks) return std::unexpected(blocks.error());
        balance = static_cast<std::int64_t>(*blocks) - fork->totalBlocks;
        stream.size = stream.valid = fork->logicalSize;
        stream.holes = false;
        if (names_)
            if (auto on = visitor_->stream(stream); !on) return on;
    } else if (const auto extents = reader.structure<std::array<Extent, 8>>(8);
               *kind == attributeExtents && extents) {
        auto blocks = tell(*extents, fragment);
        if (!blocks) return std::unexpected(blocks.error());
        balance = static_cast<std::int64_t>(*blocks);
    } else {
        return finding(damaged(FsError::AttributeRecordUnknown));
    }
    if (balance == 0) return {};
    if (attributes_.size() >= maxOverflow / 16) return fail(Cause::NoSpace, FsError::AttributesTooFragmented);
    attributes_[{key->file, name}] += balance;
    return {};
}

Result<void> Files::tellFork(const Fork& fork, std::uint32_t file, StreamKind stream) {
    auto blocks = tell(fork.extents, {.file = file, .stream = stream, .block = 0, .name = {}});
    if (!blocks) return std::unexpected(blocks.error());
    const std::int64_t missing = std::int64_t{fork.totalBlocks} - static_cast<std::int64_t>(*blocks);
    if (missing != 0) {
        const std::uint64_t wanted = std::uint64_t{file} << 1 | (stream == StreamKind::ResourceFork ? 1 : 0);
        const auto it = std::ranges::lower_bound(overflow_, wanted, {}, &Overflow::fork);
        if (it == overflow_.end() || it->fork != wanted)
            return finding(damaged(FsError::FileBlockCount, file, fork.totalBlocks.value(), *blocks));
        it->blocks -= missing;
    }
    if (fork.logicalSize > std::uint64_t{fork.totalBlocks} * volume_.geometry().blockSize)
        return finding(
            damaged(FsError::FileTooLong, file, fork.logicalSize.value(), fork.totalBlocks.value()));
    return {};
}

Result<void> Files::catalogRecord(const LeafRecord& record) {
    const ByteReader reader(record.data);
    const auto kind = reader.big<std::uint16_t>(0);
    if (!kind || *kind < recordFolder || *kind > recordFileThread)
        return finding(damaged(FsError::CatalogRecordUnknown));
    if (names_)
        if (auto on = tellEntry(record, *kind); !on) return on;
    if (*kind != recordFile) return {};
    const auto file = reader.structure<CatalogFile>(0);
    if (!file) return finding(damaged(FsError::CatalogFileTruncated));
    if (auto on = tellFork(file->data, file->id, StreamKind::Data); !on) return on;
    return tellFork(file->resource, file->id, StreamKind::ResourceFork);
}

Result<void> Files::tellEntry(const LeafRecord& record, std::uint16_t kind) {
    if (kind != recordFolder && kind != recordFile) return {};
    const ByteReader key(record.key), reader(record.data);
    const auto parent = key.big<std::uint32_t>(0);
    const auto length = key.big<std::uint16_t>(4);
    const auto common = reader.structure<CatalogFolder>(0);
    const auto file = kind == recordFile ? reader.structure<CatalogFile>(0) : std::nullopt;
    if (!parent || !length || !key.contains(6, *length * 2U) || !common || (kind == recordFile && !file))
        return finding(damaged(FsError::CatalogRecordTruncated));
    std::string name = nameOf(record.key.subspan(6, *length * 2U));

    FileEntry entry = entryOf(*common);
    StreamEntry data;
    if (file) {
        data.file = entry.file;
        data.holes = false;
        entry.size = file->data.logicalSize;
        entry.resourceSize = file->resource.logicalSize;
        if (isCompressed(*common)) {
            const auto it = std::ranges::lower_bound(compressed_, common->id.value(), {},
                                                     &decltype(compressed_)::value_type::first);
            const bool found = it != compressed_.end() && it->first == common->id;
            if (found) entry.size = it->second;
            // Without its attribute an empty file is not what was compressed.
            if (found || entry.size == 0) data.coding = StreamCoding::Decmpfs;
        }
        if (isHardLink(*file)) {
            const bool folder = ByteReader(file->finder).matches(0, "fdrp");
            links_.push_back({file->special, *parent, file->id, folder, std::move(name)});
            if (links_.size() > maxOverflow / 16) return fail(Cause::NoSpace, FsError::TooManyHardLinks);
            return {};
        }
    }
    // Where hard links lead: "iNode17" and "dir_17".
    std::uint32_t number = 0;
    for (const auto& [prefix, folder] : {std::pair{std::string_view("iNode"), false}, {"dir_", true}}) {
        if (!name.starts_with(prefix) || folder != (kind == recordFolder)) continue;
        const char* end = name.data() + name.size();
        const auto [rest, error] = std::from_chars(name.data() + prefix.size(), end, number);
        if (error != std::errc{} || rest != end) continue;
        if (linked_.size() > maxOverflow / 16) return fail(Cause::NoSpace, FsError::TooManyHardLinks);
        linked_[{folder, *parent, number}] = common->id;
        entry.links = common->special;
    }
    if (kind == recordFolder && *parent == rootFolderId) {
        if (name == privateFiles) privateFiles_ = common->id;
        if (name == privateFolders) privateFolders_ = common->id;
    }
    if (auto on = visitor_->file(entry); !on) return on;
    if (file) {
        data.size = data.valid = entry.size;
        if (auto on = visitor_->stream(data); !on) return on;
    }
    if (entry.resourceSize != 0) {
        StreamEntry resource;
        resource.file = entry.file;
        resource.stream = StreamKind::ResourceFork;
        resource.holes = false;
        resource.size = resource.valid = entry.resourceSize;
        if (auto on = visitor_->stream(resource); !on) return on;
    }
    if (*parent == rootParent) return {};  // the root's name is the volume's
    return visitor_->name({.file = entry.file, .parent = *parent, .volume = 0, .name = name});
}

Result<void> Files::tellLinks() {
    for (const HardLink& link : links_) {
        const std::uint32_t folder = link.folder ? privateFolders_ : privateFiles_;
        const auto it = linked_.find({link.folder, folder, link.number});
        std::uint64_t file = link.own;
        if (it != linked_.end()) file = it->second;
        else if (auto on = finding(damaged(FsError::HardLinkBroken, link.own)); !on) return on;
        if (auto on = visitor_->name({.file = file, .parent = link.parent, .volume = 0, .name = link.name});
            !on)
            return on;
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    compressed_.clear();
    links_.clear();
    linked_.clear();
    privateFiles_ = privateFolders_ = 0;
    overflow_.clear();
    attributes_.clear();
    const std::uint64_t base = volume_.geometry().base;
    auto areas = volume_.areas();
    if (!areas) return std::unexpected(areas.error());
    if (auto on = tellAreas(visitor, base, *areas); !on) return on;

    const VolumeHeader& header = volume_.header();
    // A catalogue record has eight extents of a fork and has to know how many more there are: so the others come first.
    std::vector<std::pair<BTree, Result<void> (Files::*)(const LeafRecord&)>> trees;
    auto add = [&](Result<BTree> tree, Result<void> (Files::*visit)(const LeafRecord&)) -> Result<void> {
        if (!tree) return std::unexpected(tree.error());
        trees.emplace_back(std::move(*tree), visit);
        return {};
    };
    if (auto on = add(BTree::open(volume_, volume_.overflowFile(), FsMessage::AreaExtentsOverflow),
                      &Files::overflowRecord);
        !on)
        return on;
    if (header.attributesFile.totalBlocks != 0)
        if (auto on = add(tree(header.attributesFile, fileAttributes, FsMessage::AreaAttributesFile),
                          &Files::attributeRecord);
            !on)
            return on;
    if (auto on = add(tree(header.catalog, fileCatalog, FsMessage::AreaCatalogFile), &Files::catalogRecord);
        !on)
        return on;

    std::uint64_t total = 0, before = 0;
    for (const auto& [tree, visit] : trees) total += tree.bytes();
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto& [tree, visit] = trees[i];
        auto walked = tree.forEachRecord(
            [this, visit = visit](const LeafRecord& record) { return (this->*visit)(record); },
            [&](std::uint64_t done) -> Result<void> {
                if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
                progress.update(before + done, total);
                return {};
            },
            [&](Error error) { return visitor.finding(std::move(error)); });
        if (!walked) return walked;
        before += tree.bytes();
        std::ranges::sort(compressed_);
        if (i > 0) continue;
        // The overflow file is read: one entry for each fork.
        std::ranges::sort(overflow_, {}, &Overflow::fork);
        std::size_t kept = 0;
        for (const Overflow& one : overflow_) {
            if (kept > 0 && overflow_[kept - 1].fork == one.fork) overflow_[kept - 1].blocks += one.blocks;
            else overflow_[kept++] = one;
        }
        overflow_.resize(kept);
    }
    if (auto on = tellLinks(); !on) return on;
    for (const Overflow& one : overflow_)
        if (one.blocks != 0)
            if (auto on = finding(damaged(FsError::OverflowMismatch, one.fork >> 1)); !on) return on;
    for (const auto& [attribute, balance] : attributes_)
        if (balance != 0)
            if (auto on = finding(damaged(FsError::AttributeMismatch, attribute.second, attribute.first));
                !on)
                return on;
    return {};
}

std::string Files::pathOf(unsigned, std::uint64_t file) {
    if (file > ~std::uint32_t{0}) return {};
    auto catalog = tree(volume_.header().catalog, fileCatalog, FsMessage::AreaCatalogFile);
    if (!catalog) return {};
    std::string path;
    auto id = static_cast<std::uint32_t>(file);
    for (unsigned level = 0; level < maxFolders; ++level) {
        auto data = catalog->find([&](std::span<const std::byte> key) {
            const ByteReader reader(key);
            const std::uint32_t parent = reader.big<std::uint32_t>(0).value_or(0);
            if (parent != id) return parent <=> id;
            return reader.big<std::uint16_t>(4).value_or(0) <=> std::uint16_t{0};
        });
        if (!data || !*data) return {};
        const ByteReader reader(**data);
        const auto thread = reader.structure<CatalogThread>(0);
        if (!thread || (thread->kind != recordFolderThread && thread->kind != recordFileThread) ||
            !reader.contains(sizeof(CatalogThread), thread->nameLength * 2U))
            return {};
        if (thread->parent == rootParent)
            return path.empty() ? "/" : path;  // the root's name is the volume's
        path.insert(0, "/" + nameOf(reader.slice(sizeof(CatalogThread), thread->nameLength * 2U)));
        id = thread->parent;
    }
    return {};
}

// A catalogue with the volume that it reads.
class OwnFiles : public Files {
 public:
    explicit OwnFiles(std::unique_ptr<Volume> volume) : Files(*volume), own_(std::move(volume)) {}

 private:
    std::unique_ptr<Volume> own_;
};

}  // namespace

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source, std::uint64_t base) {
    auto volume = Volume::open(source, base);
    if (!volume) return std::unexpected(volume.error());
    return std::make_unique<OwnFiles>(std::make_unique<Volume>(std::move(*volume)));
}

std::unique_ptr<Catalogue> openCatalogue(const Volume& volume) { return std::make_unique<Files>(volume); }

}  // namespace sectorsmith::hfsplus
