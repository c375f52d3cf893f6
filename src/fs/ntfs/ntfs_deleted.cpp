// SPDX-License-Identifier: GPL-3.0-or-later
// Source: libfsntfs' documentation "New Technologies File System (NTFS)" and the linux-ntfs documentation.
//
// A record that is given back keeps its attributes, but for its mark and its sequence number, which becomes one more; so a
// file whose folder was deleted, too, still knows which one that was.
#include "fs/ntfs/ntfs_deleted.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "fs/errors.h"

namespace sectorsmith::ntfs {

namespace {

constexpr std::size_t mostSplitRecords = std::size_t{1} << 16;
constexpr std::size_t mostSlackNames = std::size_t{1} << 20;
constexpr std::size_t entryHead = 16;  // of an index entry, before its key
constexpr std::size_t blockHead = 24;  // of an index block, before its node's header
constexpr std::size_t rootHead = 16;   // of an index root, the same
constexpr unsigned dosName = 2;

class Search {
 public:
    Search(const Table& table, const DeletedVisitor& visit) : table_(table), visit_(visit) {}

    Result<void> run(Progress& progress) {
        sequences_.resize(table_.records());
        inUse_.resize(table_.records());
        if (auto on = table_.forEachRecord(
                [&](std::span<std::byte> record, std::uint64_t number) {
                    learn(record, number);
                    return Result<void>{};
                },
                progress);
            !on)
            return on;
        if (auto on = table_.forEachRecord(
                [&](std::span<std::byte> record, std::uint64_t number) { return read(record, number); },
                progress);
            !on)
            return on;
        for (auto& [number, one] : pending_)
            if (auto on = tell(one); !on) return on;
        return {};
    }

 private:
    // The runs of a stream, from one of its records.
    struct Part {
        std::uint64_t firstVcn = 0;
        std::vector<Run> runs;
    };
    struct Stream {
        DeletedStream stream;
        std::vector<Part> parts;
        bool damaged = false;
    };
    struct File {
        DeletedFile file;
        std::map<std::pair<std::uint32_t, std::string>, Stream> streams;
        std::uint32_t tag = 0;
        bool base = false;
        bool dosName = false;  // the name that was read first
    };

    void learn(std::span<const std::byte> record, std::uint64_t number) {
        const ByteReader reader(record);
        if (!reader.matches(0, "FILE")) return;
        const auto header = *reader.structure<RecordHeader>(0);
        sequences_[number] = header.sequence;
        inUse_[number] = (header.flags & 1) != 0;
    }
    Result<void> read(std::span<std::byte> record, std::uint64_t number);
    void readPiece(const Piece& piece, std::uint64_t number, File& file);
    void readName(std::span<const std::byte> content, File& of);
    void readData(const Piece& piece, std::uint64_t number, File& file);
    Result<void> tell(File& file);
    // The folder of a reference, or nowhere: its record is another's by now.
    std::uint64_t folderOf(std::uint64_t reference) const {
        const std::uint64_t number = reference & recordMask;
        const auto sequence = static_cast<std::uint16_t>(reference >> 48);
        if (number >= sequences_.size()) return DeletedFile::nowhere;
        return sequences_[number] == sequence ||
                       (!inUse_[number] && sequences_[number] == static_cast<std::uint16_t>(sequence + 1))
                   ? number
                   : DeletedFile::nowhere;
    }
    Result<void> readIndex(std::span<std::byte> record, std::uint64_t number, const RecordHeader& header);
    // Names in bytes that no entry has.
    Result<void> readSlack(std::span<const std::byte> bytes, std::uint64_t folder);

    const Table& table_;
    const DeletedVisitor& visit_;
    std::vector<std::uint16_t> sequences_;
    std::vector<bool> inUse_;
    std::map<std::uint64_t, File> pending_;  // those of several records
    std::set<std::pair<std::uint64_t, std::string>> slackNames_;
    std::uint64_t indexBytes_ = 0;  // read so far
};

void Search::readName(std::span<const std::byte> content, File& of) {
    const auto head = ByteReader(content).structure<FileName>(0);
    const std::size_t length = head ? std::to_integer<std::size_t>(head->length[0]) * 2 : 0;
    if (!head || content.size() < sizeof(FileName) + length) return;
    DeletedFile& file = of.file;
    const bool dos = head->nameSpace[0] == std::byte{dosName};
    if (!file.name.empty() && dos) return;
    std::string name = utf16Name(content.subspan(sizeof(FileName), length), false);
    if (!file.name.empty() && !of.dosName) {
        file.links.push_back({folderOf(head->parent), std::move(name)});
        return;
    }
    of.dosName = dos;
    file.name = std::move(name);
    file.parent = folderOf(head->parent);
}

void Search::readData(const Piece& piece, std::uint64_t number, File& file) {
    const bool isFolder = piece.header.type == attributeIndexAllocation;
    const std::string name = isFolder ? std::string() : utf16Name(piece.name, false);
    Stream& one = file.streams[{piece.header.type, name}];
    StreamEntry& entry = one.stream.entry;
    entry.stream = name.empty() ? StreamKind::Data : StreamKind::Attribute;
    one.stream.name = name;
    if ((piece.header.flags & 0x4000) != 0) entry.coding = StreamCoding::Encrypted;
    if (piece.resident()) {
        const auto content = piece.content();
        if (!content) {
            one.damaged = true;
            return;
        }
        entry.resident = true;
        entry.size = entry.valid = content->size();
        one.stream.bytes.assign(content->begin(), content->end());
        return;
    }
    const auto part = ByteReader(piece.body).structure<NonResidentPart>(sizeof(AttributeHeader));
    if (!part) {
        one.damaged = true;
        return;
    }
    if (part->firstVcn == 0) {
        entry.size = part->size;
        entry.valid = std::min(part->size.value(), part->initialised.value());
        if ((piece.header.flags & 0xFF) != 0 && part->compressionUnit != 0) {
            const std::uint64_t unit = part->compressionUnit < 32
                                           ? std::uint64_t{table_.volume().clusterSize()}
                                                 << part->compressionUnit
                                           : 0;
            if (unit == 0 || unit > (16U << 20)) one.damaged = true;
            else if (entry.coding == StreamCoding::Plain) {
                entry.coding = StreamCoding::Lznt1;
                entry.unit = static_cast<std::uint32_t>(unit);
            }
        }
    }
    auto runs = table_.runsOf(piece, number);
    if (runs) one.parts.push_back({part->firstVcn, std::move(*runs)});
    else one.damaged = true;
}

void Search::readPiece(const Piece& piece, std::uint64_t number, File& file) {
    const auto content = piece.content();
    switch (piece.header.type) {
        case attributeStandard:
            if (const auto info =
                    content ? ByteReader(*content).structure<StandardInformation>(0) : std::nullopt) {
                FileEntry& entry = file.file.entry;
                entry.created = timeOf(info->created);
                entry.modified = timeOf(info->modified);
                entry.changed = timeOf(info->changed);
                entry.accessed = timeOf(info->accessed);
            }
            return;
        case attributeFileName:
            if (content) readName(*content, file);
            return;
        case attributeReparse:
            if (content) file.tag = ByteReader(*content).little<std::uint32_t>(0).value_or(0);
            return;
        case attributeData: return readData(piece, number, file);
        case attributeIndexAllocation:
            if (named(piece.name, "$I30")) readData(piece, number, file);
            return;
        default: return;
    }
}

Result<void> Search::tell(File& file) {
    if (!file.base) return {};
    FileEntry& entry = file.file.entry;
    if (file.tag == reparseLink || file.tag == reparseMountPoint) entry.kind = FileKind::Link;
    for (auto& [key, one] : file.streams) {
        DeletedStream& stream = one.stream;
        if (file.tag == reparseWof && stream.entry.stream == StreamKind::Data &&
            stream.entry.coding == StreamCoding::Plain)
            stream.entry.coding = StreamCoding::Wof;
        if (stream.entry.stream == StreamKind::Data) entry.size = stream.entry.size;
        if (!stream.entry.resident) {
            std::ranges::sort(one.parts, {}, &Part::firstVcn);
            std::uint64_t vcn = 0;
            const std::uint64_t size = table_.volume().clusterSize();
            bool gap = one.damaged, holes = false;
            for (const Part& part : one.parts) {
                gap = gap || part.firstVcn != vcn;
                vcn = part.firstVcn;
                for (const Run& run : part.runs) {
                    if (vcn >= (std::uint64_t{1} << 60) / size) break;
                    holes = holes || run.hole;
                    if (!run.hole) {
                        FileExtent extent;
                        extent.streamOffset = vcn * size;
                        extent.offset = run.lcn * size;
                        extent.length = run.clusters * size;
                        stream.extents.push_back(extent);
                    }
                    vcn += run.clusters;
                }
            }
            if (holes && isPlaceholder(file.tag)) file.file.located = false;  // its content was never here
            // Runs that are cut off say nothing of the rest; else what they leave out are holes.
            stream.holes = !gap && vcn * size >= stream.entry.size;
        }
        file.file.streams.push_back(std::move(stream));
    }
    // A small folder stands in its record.
    if (entry.kind == FileKind::Folder && file.file.streams.empty()) file.file.streams.emplace_back();
    return visit_(std::move(file.file));
}

Result<void> Search::read(std::span<std::byte> record, std::uint64_t number) {
    const ByteReader reader(record);
    if (!reader.matches(0, "FILE")) return {};
    const auto header = *reader.structure<RecordHeader>(0);
    if (header.fixupCount != record.size() / 512 + 1 || !undoFixups(record, 512)) return {};
    if ((header.flags & 1) != 0) return readIndex(record, number, header);
    if (number < systemRecords) return {};
    bool split = header.base != 0, any = false;
    // What is damaged ends the record; what came before is taken.
    (void)forEachAttribute(record, number, [&](const Piece& piece) -> Result<bool> {
        split = split || piece.header.type == attributeList;
        any = any || piece.header.type == attributeFileName || piece.header.type == attributeData;
        return true;
    });
    if (!split && !any) return {};
    std::uint64_t base = number;
    if (header.base != 0) {
        base = folderOf(header.base);
        if (base == DeletedFile::nowhere || inUse_[base]) return {};
    }
    File alone;
    if (split && !pending_.contains(base) && pending_.size() >= mostSplitRecords)
        return fail(Cause::NoSpace, FsError::MftTooManySplitFiles);
    File& file = split ? pending_[base] : alone;
    file.file.entry.file = base;
    if (header.base == 0) {
        file.base = true;
        file.file.entry.kind = (header.flags & 2) != 0 ? FileKind::Folder : FileKind::File;
    }
    (void)forEachAttribute(record, number, [&](const Piece& piece) -> Result<bool> {
        readPiece(piece, number, file);
        return true;
    });
    return split ? Result<void>{} : tell(file);
}

Result<void> Search::readSlack(std::span<const std::byte> bytes, std::uint64_t folder) {
    const ByteReader reader(bytes);
    for (std::size_t at = 0; at + entryHead + sizeof(FileName) <= bytes.size(); at += 4) {
        const auto reference = *reader.little<std::uint64_t>(at);
        const std::uint64_t number = reference & recordMask;
        const std::size_t length = *reader.little<std::uint16_t>(at + 8);
        const std::size_t keyLength = *reader.little<std::uint16_t>(at + 10);
        const auto name = *reader.structure<FileName>(at + entryHead);
        const std::size_t nameLength = std::to_integer<std::size_t>(name.length[0]) * 2;
        if ((name.parent & recordMask) != folder || folderOf(name.parent) != folder || nameLength == 0 ||
            keyLength != sizeof(FileName) + nameLength || length < entryHead + keyLength ||
            name.nameSpace[0] > std::byte{3} || name.nameSpace[0] == std::byte{dosName} ||
            !reader.contains(at, entryHead + keyLength) || number < systemRecords ||
            number >= sequences_.size())
            continue;
        // Those that have their record still, in use or not, are told by that.
        if (folderOf(reference) != DeletedFile::nowhere) continue;
        DeletedFile file;
        file.trace = DeletedTrace::Slack;
        file.entry.file = number;
        file.entry.kind = (name.attributes & 0x10000000) != 0 ? FileKind::Folder : FileKind::File;
        file.entry.size = name.size;
        file.entry.created = timeOf(name.times[0]);
        file.entry.modified = timeOf(name.times[1]);
        file.entry.changed = timeOf(name.times[2]);
        file.entry.accessed = timeOf(name.times[3]);
        file.parent = folder;
        file.name = utf16Name(reader.slice(at + entryHead + sizeof(FileName), nameLength), false);
        if (slackNames_.size() >= mostSlackNames || !slackNames_.emplace(reference, file.name).second)
            continue;
        if (auto on = visit_(std::move(file)); !on) return on;
    }
    return {};
}

Result<void> Search::readIndex(std::span<std::byte> record, std::uint64_t number,
                               const RecordHeader& header) {
    const std::uint64_t folder = header.base == 0 ? number : folderOf(header.base);
    const auto code =
        static_cast<std::int8_t>(std::to_integer<unsigned>(table_.volume().boot().indexSize[0]));
    const std::uint64_t size =
        code < 0 ? std::uint64_t{1} << std::min(-code, 20)
                 : std::uint64_t{static_cast<unsigned>(code)} * table_.volume().clusterSize();
    const std::uint64_t cluster = table_.volume().clusterSize();
    Result<void> done;
    (void)forEachAttribute(record, number, [&](const Piece& piece) -> Result<bool> {
        if (!named(piece.name, "$I30")) return true;
        if (const auto content = piece.content(); content && piece.header.type == attributeIndexRoot) {
            const auto used = ByteReader(*content).little<std::uint32_t>(rootHead + 4);
            if (used && *used <= content->size() - rootHead)
                done = readSlack(content->subspan(rootHead + *used), folder);
        }
        if (piece.header.type != attributeIndexAllocation || piece.resident() || size < 512 || size > 1 << 20)
            return done.has_value();
        const auto runs = table_.runsOf(piece, number);
        if (!runs) return true;
        for (const Run& run : *runs) {
            if (run.hole) continue;
            const std::uint64_t end = (run.lcn + run.clusters) * cluster;
            for (std::uint64_t at = run.lcn * cluster; at + size <= end; at += size) {
                // Runs that name the same blocks over and over are not read more often than the volume is large.
                indexBytes_ += size;
                if (indexBytes_ > table_.volume().clusters() * cluster) return false;
                auto block = readBytes(table_.source(), at, size);
                if (!block || !ByteReader(*block).matches(0, "INDX") || !undoFixups(*block, 512)) continue;
                const auto used = *ByteReader(*block).little<std::uint32_t>(blockHead + 4);
                if (used > size - blockHead) continue;
                done = readSlack(std::span<const std::byte>(*block).subspan(blockHead + used), folder);
                if (!done) return false;
            }
        }
        return true;
    });
    return done;
}

}  // namespace

Result<void> findDeleted(const Table& table, const DeletedVisitor& visit, Progress& progress) {
    return Search(table, visit).run(progress);
}

}  // namespace sectorsmith::ntfs
