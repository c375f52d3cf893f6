// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs' documentation "New Technologies File System (NTFS)" and the linux-ntfs documentation.
//
// All is in the records of $MFT: names, streams, and where these are; so the folders' indexes are not read. A file whose
// record is too small has more of them, in any order: what is said of it once waits for the end.
#include "fs/ntfs/ntfs_catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/text.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/ntfs/ntfs_deleted.h"
#include "fs/ntfs/ntfs_table.h"

namespace sectorsmith::ntfs {

FileTime timeOf(std::uint64_t ticks) {
    constexpr std::int64_t secondsFrom1601To1970 = 11644473600;
    if (ticks == 0) return {};
    constexpr std::uint64_t second = 10'000'000;
    return FileTime::of(static_cast<std::int64_t>(ticks / second) - secondsFrom1601To1970,
                        static_cast<std::uint32_t>(ticks % second * 100));
}

namespace {

constexpr std::size_t mostPending = std::size_t{1} << 20;
constexpr unsigned mostFolders = 1024;
constexpr std::size_t mostSystemFolders = 256;

// Empty: not one of the known types.
std::string_view typeName(std::uint32_t type) {
    for (const auto& [number, text] : {std::pair{attributeStandard, "$STANDARD_INFORMATION"},
                                       {attributeList, "$ATTRIBUTE_LIST"},
                                       {0x40U, "$OBJECT_ID"},
                                       {0x50U, "$SECURITY_DESCRIPTOR"},
                                       {attributeIndexAllocation, "$INDEX_ALLOCATION"},
                                       {attributeBitmap, "$BITMAP"},
                                       {attributeReparse, "$REPARSE_POINT"},
                                       {0xD0U, "$EA_INFORMATION"},
                                       {0xE0U, "$EA"},
                                       {0x100U, "$LOGGED_UTILITY_STREAM"}})
        if (number == type) return text;
    return {};
}

// "$EA", with its name "$BITMAP:$I30". What has to be put together is kept in `made`.
std::string_view attributeName(const Piece& piece, std::string& made) {
    const std::uint32_t type = piece.header.type;
    const std::string_view kind = typeName(type);
    if (piece.name.empty() && !kind.empty()) return kind;
    made = utf16Name(piece.name, false);
    if (type == attributeData) return made;
    made.insert(0, fmt::format("{}{}", kind.empty() ? fmt::format("${:X}", type) : std::string(kind),
                               made.empty() ? "" : ":"));
    return made;
}

class Files : public Catalogue {
 public:
    Files(const ByteSource& source, Volume volume) : table_(source, std::move(volume)) {}

    Result<void> open() { return table_.open(); }
    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::uint64_t rootFolder(unsigned) const override { return recordRoot; }
    std::string pathOf(unsigned volume, std::uint64_t file) override;
    Result<void> deleted(unsigned, const DeletedVisitor& visit, Progress& progress) override {
        return findDeleted(table_, visit, progress);
    }

 private:
    // What is told once for each file.
    struct Pending {
        Pending() {
            entry.links = 0;
        }  // its names are counted: the record's own number counts DOS names, too
        FileEntry entry;
        bool base = false;              // its first record was met
        bool system = false;            // of the file system itself
        std::uint32_t tag = 0;          // of a reparse point
        std::vector<StreamEntry> data;  // its unnamed data: how it is stored depends on the tag
        std::vector<std::byte> bytes;   // of resident data
        std::uint64_t told = 0,
                      allocated = 0;  // clusters of the unnamed data, holes too: in runs, and as counted

        // For another file, in the same memory.
        void clear() {
            entry = {};
            entry.links = 0;
            base = system = false;
            tag = 0;
            data.clear();
            bytes.clear();
            told = allocated = 0;
        }
    };
    struct Parent {
        std::uint64_t file = 0, folder = 0;
        std::uint16_t sequence = 0;
    };

    Result<void> readRecord(std::span<std::byte> record, std::uint64_t number);
    Result<void> readPiece(const Piece& piece, std::span<const std::byte> record, std::uint64_t number,
                           Pending& file);
    Result<void> tellRuns(const Piece& piece, std::uint64_t number, std::uint64_t file);
    Result<void> tellStream(const Piece& piece, std::span<const std::byte> record, std::uint64_t number,
                            Pending& file);
    Result<void> tellName(const Piece& piece, std::uint64_t number, Pending& file);
    Result<void> tellFile(Pending& file);
    Result<void> tellParents();
    StreamKind kindOf(const Piece& piece, bool folder) const;
    // Where in the source a byte of $MFT lies; 0: nowhere.
    std::uint64_t placeOf(std::uint64_t byte) const;
    Result<void> wrong(std::uint64_t number, FsError what) {
        return visitor_->finding(fail(Cause::Damaged, what, number).error());
    }

    Table table_;
    CatalogueVisitor* visitor_ = nullptr;
    bool names_ = false;
    std::map<std::uint64_t, Pending> pending_;
    bool holes_ = false;                     // the runs told last have some
    std::uint64_t clusters_ = 0;             // of those runs, holes too
    Pending alone_;                          // of a file with one record
    std::vector<Piece> attributes_;          // of the record that is read
    std::vector<std::uint16_t> sequences_;   // of the records in use; 0: not in use
    std::vector<Parent> parents_;            // that had not been read when their children were
    std::set<std::uint64_t> systemFolders_;  // $Extend, and those below it
};

std::uint64_t Files::placeOf(std::uint64_t byte) const {
    const std::uint64_t size = table_.volume().clusterSize();
    for (const Run& run : table_.table().attribute.runs) {
        const std::uint64_t bytes = run.clusters * size;
        if (byte < bytes) return run.hole ? 0 : run.lcn * size + byte;
        byte -= bytes;
    }
    return 0;
}

StreamKind Files::kindOf(const Piece& piece, bool folder) const {
    const std::uint32_t type = piece.header.type;
    if (type == attributeData && piece.name.empty()) return StreamKind::Data;
    if (type == attributeIndexAllocation && folder && named(piece.name, "$I30")) return StreamKind::Data;
    return type == attributeList ? StreamKind::Structure : StreamKind::Attribute;
}

Result<void> Files::tellRuns(const Piece& piece, std::uint64_t number, std::uint64_t file) {
    auto runs = table_.runsOf(piece, number);
    holes_ = false;
    clusters_ = 0;
    if (!runs) {
        if (auto on = visitor_->lostExtents(0, file); !on) return on;
        return visitor_->finding(runs.error());
    }
    const auto part = *ByteReader(piece.body).structure<NonResidentPart>(sizeof(AttributeHeader));
    const std::uint64_t size = table_.volume().clusterSize();
    std::uint64_t vcn = part.firstVcn;
    // A folder's record says so in its header, which an extension record repeats: by the index alone, then.
    const StreamKind kind = kindOf(piece, true);
    std::string made;
    const std::string_view name =
        kind == StreamKind::Attribute ? attributeName(piece, made) : std::string_view();
    for (const Run& run : *runs) {
        if (vcn >= (std::uint64_t{1} << 62) / size) {
            if (auto on = visitor_->lostExtents(0, file); !on) return on;
            return wrong(number, FsError::MftRunTooFar);
        }
        holes_ = holes_ || run.hole;
        if (!run.hole) {
            FileExtent extent;
            extent.file = file;
            extent.stream = kind;
            extent.streamOffset = vcn * size;
            extent.offset = run.lcn * size;
            extent.length = run.clusters * size;
            if (kind == StreamKind::Attribute) extent.name = name;
            if (const Message system = systemName(file); !system.empty())
                if (auto on = visitor_->area({extent.offset, extent.length, &system}); !on) return on;
            if (auto on = visitor_->extent(extent); !on) return on;
        }
        vcn += run.clusters;
        clusters_ += run.clusters;
    }
    return {};
}

Result<void> Files::tellStream(const Piece& piece, std::span<const std::byte> record, std::uint64_t number,
                               Pending& file) {
    StreamEntry stream;
    stream.file = file.entry.file;
    stream.stream = kindOf(piece, true);
    std::string made;
    if (stream.stream == StreamKind::Attribute) {
        stream.name = attributeName(piece, made);
        stream.internal = piece.header.type != attributeData || file.system;
    }
    if (piece.resident()) {
        const auto content = piece.content();
        if (!content) return wrong(number, FsError::MftAttributeOutside);
        stream.resident = true;
        stream.size = stream.valid = content->size();
        stream.bytes = *content;
        stream.offset = placeOf(number * table_.volume().recordSize() +
                                static_cast<std::uint64_t>(content->data() - record.data()));
    } else {
        const auto part = ByteReader(piece.body).structure<NonResidentPart>(sizeof(AttributeHeader));
        if (!part) return wrong(number, FsError::MftAttributeTruncated);
        if (part->firstVcn != 0) return {};
        stream.size = part->size;
        stream.holes = holes_ || (piece.header.flags & 0x80FF) != 0;  // sparse or compressed
        stream.valid = std::min(part->size.value(), part->initialised.value());
        if ((piece.header.flags & 0xFF) != 0 && part->compressionUnit != 0) {
            const std::uint64_t unit = part->compressionUnit < 32
                                           ? std::uint64_t{table_.volume().clusterSize()}
                                                 << part->compressionUnit
                                           : 0;
            if (unit == 0 || unit > (16U << 20)) return wrong(number, FsError::MftCompressionUnit);
            stream.coding = StreamCoding::Lznt1;
            stream.unit = static_cast<std::uint32_t>(unit);
        }
        if (piece.header.type == attributeData && piece.name.empty())
            file.allocated = part->allocated / table_.volume().clusterSize();
        if (stream.size > std::uint64_t{1} << 62) return wrong(number, FsError::MftStreamSize);
    }
    if ((piece.header.flags & 0x4000) != 0) stream.coding = StreamCoding::Encrypted;
    if (stream.stream != StreamKind::Data || piece.header.type != attributeData)
        return visitor_->stream(stream);
    if (!file.data.empty()) return wrong(number, FsError::MftDataTwice);
    file.entry.size = stream.size;
    if (stream.resident) file.bytes.assign(stream.bytes.begin(), stream.bytes.end());
    file.data.push_back(stream);
    return {};
}

Result<void> Files::tellName(const Piece& piece, std::uint64_t number, Pending& file) {
    const auto content = piece.content();
    const auto head = content ? ByteReader(*content).structure<FileName>(0) : std::nullopt;
    const std::size_t length = head ? std::to_integer<std::size_t>(head->length[0]) * 2 : 0;
    if (!head || content->size() < sizeof(FileName) + length) return wrong(number, FsError::MftNameDamaged);
    if (head->nameSpace[0] == std::byte{2}) return {};
    ++file.entry.links;
    const std::uint64_t parent = head->parent & recordMask;
    const auto sequence = static_cast<std::uint16_t>(head->parent >> 48);
    if (file.entry.file == recordRoot && parent == recordRoot) return {};
    file.system = file.system || file.entry.file < recordsOfSystem || systemFolders_.contains(parent);
    if (file.system && file.entry.kind == FileKind::Folder && systemFolders_.size() < mostSystemFolders)
        systemFolders_.insert(file.entry.file);
    // The folder may have been deleted, and its record be another file's by now.
    if (parent >= table_.records()) return wrong(number, FsError::MftFolderMissing);
    if (parent <= number) {
        if (sequences_[parent] == 0 || sequences_[parent] != sequence)
            return wrong(number, FsError::MftFolderMissing);
    } else {
        parents_.push_back({file.entry.file, parent, sequence});
    }
    const std::string name = utf16Name(content->subspan(sizeof(FileName), length), false);
    return visitor_->name({.file = file.entry.file, .parent = parent, .volume = 0, .name = name});
}

Result<void> Files::readPiece(const Piece& piece, std::span<const std::byte> record, std::uint64_t number,
                              Pending& file) {
    if (!piece.resident()) {
        if (auto on = tellRuns(piece, number, file.entry.file); !on) return on;
        if (piece.header.type == attributeData && piece.name.empty()) file.told += clusters_;
    }
    if (!names_) return {};
    switch (piece.header.type) {
        case attributeStandard: {
            const auto content = piece.content();
            const auto info = content ? ByteReader(*content).structure<StandardInformation>(0) : std::nullopt;
            if (!info) return wrong(number, FsError::MftTimesDamaged);
            file.entry.created = timeOf(info->created);
            file.entry.modified = timeOf(info->modified);
            file.entry.changed = timeOf(info->changed);
            file.entry.accessed = timeOf(info->accessed);
            file.entry.flags = info->attributes;
            return {};
        }
        case attributeFileName: return tellName(piece, number, file);
        case attributeReparse:
            if (const auto content = piece.content())
                file.tag = ByteReader(*content).little<std::uint32_t>(0).value_or(0);
            return tellStream(piece, record, number, file);
        case attributeIndexRoot: return {};
        default: return tellStream(piece, record, number, file);
    }
}

Result<void> Files::tellFile(Pending& file) {
    if (!file.base) return wrong(file.entry.file, FsError::MftBaseMissing);
    if (file.tag == reparseLink || file.tag == reparseMountPoint) file.entry.kind = FileKind::Link;
    if (auto on = visitor_->file(file.entry); !on) return on;
    // A record with more of its runs is missing.
    if (file.told < file.allocated)
        if (auto on = visitor_->lostExtents(0, file.entry.file); !on) return on;
    for (StreamEntry& stream : file.data) {
        stream.bytes = file.bytes;
        if (file.tag == reparseWof && stream.coding == StreamCoding::Plain) stream.coding = StreamCoding::Wof;
        if (isPlaceholder(file.tag) && !stream.resident && stream.holes)
            stream.coding = StreamCoding::Elsewhere;
        if (auto on = visitor_->stream(stream); !on) return on;
    }
    return {};
}

Result<void> Files::readRecord(std::span<std::byte> record, std::uint64_t number) {
    auto used = table_.prepare(record, number);
    if (!used) return visitor_->finding(used.error());
    if (!*used) return {};
    const auto header = *ByteReader(record).structure<RecordHeader>(0);
    const std::uint64_t base = header.base & recordMask;
    const bool first = header.base == 0;
    if (names_ && first) sequences_[number] = std::max<std::uint16_t>(header.sequence, 1);
    // Without more records all is here; else it waits.
    if (!listAttributes(record, attributes_)) return wrong(number, FsError::MftRecordDamaged);
    const bool whole = first && std::ranges::none_of(
                                    attributes_, [](std::uint32_t type) { return type == attributeList; },
                                    [](const Piece& piece) { return piece.header.type.value(); });
    alone_.clear();
    if (!whole && pending_.size() >= mostPending) return fail(Cause::NoSpace, FsError::MftTooManySplitFiles);
    Pending& file = whole ? alone_ : pending_[first ? number : base];
    file.entry.file = first ? number : base;
    if (first) {
        file.base = true;
        file.entry.kind = (header.flags & 2) != 0 ? FileKind::Folder : FileKind::File;
    }
    for (const Piece& piece : attributes_)
        if (auto on = readPiece(piece, record, number, file); !on) return on;
    return whole && names_ ? tellFile(file) : Result<void>{};
}

Result<void> Files::tellParents() {
    for (const Parent& parent : parents_)
        if (sequences_[parent.folder] == 0 || sequences_[parent.folder] != parent.sequence)
            if (auto on = wrong(parent.file, FsError::MftFolderMissing); !on) return on;
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    pending_.clear();
    parents_.clear();
    sequences_.clear();
    systemFolders_.clear();
    if (names_) sequences_.resize(table_.records());
    const BootSector& boot = table_.volume().boot();
    const Message backup = say(FsMessage::AreaBackupBootSector);
    if (auto on = visitor.area(
            {boot.totalSectors * std::uint64_t{boot.bytesPerSector}, boot.bytesPerSector, &backup});
        !on)
        return on;
    if (auto on = table_.forEachRecord(
            [&](std::span<std::byte> record, std::uint64_t number) { return readRecord(record, number); },
            progress);
        !on)
        return on;
    if (!names_) return {};
    for (auto& [number, file] : pending_)
        if (auto on = tellFile(file); !on) return on;
    return tellParents();
}

std::string Files::pathOf(unsigned, std::uint64_t file) {
    std::string path;
    for (unsigned level = 0; level < mostFolders; ++level) {
        if (file == recordRoot) return path.empty() ? "/" : path;
        auto record = table_.record(file);
        if (!record || !*record) return {};
        std::string name;
        std::uint64_t parent = 0;
        auto read = forEachAttribute(**record, file, [&](const Piece& piece) -> Result<bool> {
            const auto content = piece.header.type == attributeFileName ? piece.content() : std::nullopt;
            const auto head = content ? ByteReader(*content).structure<FileName>(0) : std::nullopt;
            if (!head || head->nameSpace[0] == std::byte{2}) return true;
            parent = head->parent & recordMask;
            name = utf16Name(ByteReader(*content).slice(sizeof(FileName),
                                                        std::to_integer<std::size_t>(head->length[0]) * 2),
                             false);
            return false;
        });
        if (!read || name.empty()) return {};
        path.insert(0, "/" + name);
        file = parent;
    }
    return {};
}

}  // namespace

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return fail(Cause::Damaged, FsError::NtfsBootOrMftDamaged);
    auto files = std::make_unique<Files>(source, std::move(*volume));
    if (auto opened = files->open(); !opened) return std::unexpected(opened.error());
    return files;
}

}  // namespace sectorsmith::ntfs
