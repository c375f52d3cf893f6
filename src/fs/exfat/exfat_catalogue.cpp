// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft exFAT specification.
#include "fs/exfat/exfat_catalogue.h"

#include <fmt/format.h>

#include <bit>
#include <deque>
#include <set>

#include "base/byte_reader.h"
#include "base/text.h"
#include "fs/exfat/exfat_volume.h"
#include "fs/fat_time.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

constexpr std::uint64_t rootNumber = 2;
constexpr unsigned entryFile = 0x85, entryStream = 0xC0, entryName = 0xC1, entryUpcase = 0x82;

// Date and time as in FAT, hundredths of a second, and quarters of an hour from UTC where bit 7 says that they are known.
FileTime exfatTime(std::uint32_t stamp, unsigned hundredths, unsigned zone, FatClock& clock) {
    if ((zone & 0x80) == 0) return clock.time(stamp >> 16, stamp & 0xFFFF, hundredths);
    const int quarters = static_cast<int>(zone & 0x7F) - ((zone & 0x40) != 0 ? 128 : 0);
    return fatTime(stamp >> 16, stamp & 0xFFFF, hundredths, quarters * std::int64_t{900});
}

class Files : public Catalogue {
 public:
    Files(const ByteSource& source, const BootSector& boot) : volume_(source, boot) {}

    Result<void> open() { return volume_.open(); }
    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::uint64_t rootFolder(unsigned) const override { return rootNumber; }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    Result<void> deleted(unsigned volume, const DeletedVisitor& visit, Progress& progress) override;

 private:
    struct Folder {
        std::uint64_t number = 0;
        std::vector<Run> runs;
        std::uint64_t bytes = 0;
        bool deleted = false;  // everything in it is
    };
    // What a set of entries says.
    struct Set {
        FileEntry file;
        std::string name;
        std::uint64_t valid = 0;  // bytes
        Clusters clusters;        // none: bytes is 0
    };

    Result<void> tellVolume();
    // The runs of a file, which no other has; empty, and reported, where they are damaged.
    Result<std::vector<Run>> claim(const Clusters& clusters, std::uint64_t file);
    Result<void> tellRuns(std::span<const Run> runs, std::uint64_t file);
    Result<void> readFolder(const Folder& folder);
    // Damaged: it is not one.
    Result<Set> parseSet(std::span<const std::byte> set, std::uint64_t number);
    Result<void> readSet(std::span<const std::byte> set, std::uint64_t number, std::uint64_t folder);
    // True: it is the set of a file that was deleted, and was told.
    Result<bool> readDeleted(std::span<const std::byte> set, std::uint64_t number, std::uint64_t folder);
    Result<bool> allFree(std::span<const Run> runs) const;
    template <typename... Arguments>
    Result<void> wrong(FsError what, const Arguments&... arguments) {
        return visitor_->finding(damaged(what, arguments...).error());
    }

    Volume volume_;
    FatClock clock_;
    CatalogueVisitor* visitor_ = nullptr;
    const DeletedVisitor* deleted_ = nullptr;  // of a walk that looks for them
    bool names_ = false;
    std::uint64_t claimed_ = 0;  // clusters
    std::deque<Folder> folders_;
    std::deque<Folder> remains_;    // deleted folders
    std::set<std::uint32_t> read_;  // where those began
};

Result<void> Files::tellVolume() {
    const BlockGeometry& geometry = volume_.geometry();
    const std::uint64_t region = std::uint64_t{12} << volume_.sectorShift();
    std::vector<Area> areas{
        {0, region, say(FsMessage::AreaBootRegion)},
        {region, region * 2, say(FsMessage::AreaBackupBootRegion)},
        {volume_.fatOffset(),
         volume_.fatOffset() + (std::uint64_t{volume_.boot().fatLength} << volume_.sectorShift()),
         say(FsMessage::AreaFat)}};
    for (const auto& [runs, name] : {std::pair{volume_.bitmap(), FsMessage::AreaAllocationBitmap},
                                     {volume_.upcase(), FsMessage::AreaUpcaseTable},
                                     {volume_.root(), FsMessage::AreaRootFolder}})
        for (const Run& run : runs)
            areas.push_back({volume_.placeOf(run.first),
                             volume_.placeOf(run.first) + std::uint64_t{run.count} * geometry.blockSize,
                             say(name)});
    return tellAreas(*visitor_, 0, areas);
}

Result<std::vector<Run>> Files::claim(const Clusters& clusters, std::uint64_t file) {
    if (clusters.bytes == 0) return std::vector<Run>{};
    // Every claim adds to what is claimed, which stops at the volume's size: so no loop of folders or chains is endless.
    std::vector<Run> good;
    auto runs = volume_.runs(clusters, volume_.geometry().blocks - claimed_, &good);
    if (!runs) {
        if (runs.error().cause != Cause::Damaged) return runs;
        if (auto on = visitor_->finding(because(runs.error(), FsError::OfFile, file, runs.error())); !on)
            return std::unexpected(on.error());
        runs = std::move(good);
    }
    claimed_ += bytesOf(*runs, 1);
    return runs;
}

Result<void> Files::tellRuns(std::span<const Run> runs, std::uint64_t file) {
    std::uint64_t at = 0;
    for (const Run& run : runs) {
        FileExtent extent;
        extent.file = file;
        extent.streamOffset = at;
        extent.offset = volume_.placeOf(run.first);
        extent.length = std::uint64_t{run.count} * volume_.geometry().blockSize;
        if (auto on = visitor_->extent(extent); !on) return on;
        at += extent.length;
    }
    return {};
}

// A file's entry, its stream's and those of its name.
Result<Files::Set> Files::parseSet(std::span<const std::byte> set, std::uint64_t number) {
    const ByteReader reader(set);
    std::uint16_t sum = 0;
    for (std::size_t i = 0; i < set.size(); ++i) {
        if (i == 2 || i == 3) continue;
        sum = static_cast<std::uint16_t>(std::rotr(sum, 1) + std::to_integer<unsigned>(set[i]));
    }
    if (sum != reader.little<std::uint16_t>(2)) return damaged(FsError::FileEntryChecksum, number);
    if (set.size() < 2 * entrySize || reader.little<std::uint8_t>(entrySize) != entryStream)
        return damaged(FsError::FileEntryIncomplete, number);
    const bool isFolder = (*reader.little<std::uint16_t>(4) & 0x10) != 0;
    const std::size_t stream = entrySize;
    const unsigned flags = *reader.little<std::uint8_t>(stream + 1);
    const std::size_t length = *reader.little<std::uint8_t>(stream + 3) * std::size_t{2};
    std::string utf16;
    for (std::size_t at = 2 * entrySize; at + entrySize <= set.size() && utf16.size() < length;
         at += entrySize)
        if (reader.little<std::uint8_t>(at) == entryName)
            utf16.append(reinterpret_cast<const char*>(set.data() + at + 2), 30);
    if (utf16.size() < length) return damaged(FsError::FileNameIncomplete, number);
    utf16.resize(length);
    Set result;
    result.name = utf16Name(std::as_bytes(std::span(utf16)), false);
    result.valid = *reader.little<std::uint64_t>(stream + 8);
    FileEntry& file = result.file;
    file.file = number;
    file.kind = isFolder ? FileKind::Folder : FileKind::File;
    file.size = *reader.little<std::uint64_t>(stream + 24);
    file.flags = *reader.little<std::uint16_t>(4);
    file.created = exfatTime(*reader.little<std::uint32_t>(8), *reader.little<std::uint8_t>(20),
                             *reader.little<std::uint8_t>(22), clock_);
    file.modified = exfatTime(*reader.little<std::uint32_t>(12), *reader.little<std::uint8_t>(21),
                              *reader.little<std::uint8_t>(23), clock_);
    file.accessed = exfatTime(*reader.little<std::uint32_t>(16), 0, *reader.little<std::uint8_t>(24), clock_);
    if ((flags & 1) != 0) {
        const auto first = *reader.little<std::uint32_t>(stream + 20);
        if (first != 0) result.clusters = {first, file.size, (flags & 2) != 0};
    }
    return result;
}

Result<void> Files::readSet(std::span<const std::byte> set, std::uint64_t number, std::uint64_t folder) {
    auto parsed = parseSet(set, number);
    if (!parsed) return visitor_->finding(parsed.error());
    const auto& [file, name, valid, clusters] = *parsed;
    std::vector<Run> runs;
    if (clusters.first != 0) {
        auto found = claim(clusters, number);
        if (!found) return std::unexpected(found.error());
        runs = std::move(*found);
        if (auto on = tellRuns(runs, number); !on) return on;
    }
    const std::uint64_t bytes = bytesOf(runs, volume_.geometry().blockSize);
    if (names_) {
        if (auto on = visitor_->file(file); !on) return on;
        StreamEntry entry;
        entry.file = number;
        entry.size = file.size;
        entry.valid = std::min(valid, file.size);
        entry.holes = false;
        if (auto on = visitor_->stream(entry); !on) return on;
        if (auto on = visitor_->name({.file = number, .parent = folder, .volume = 0, .name = name}); !on)
            return on;
    }
    if (file.kind == FileKind::Folder && bytes != 0)
        folders_.push_back({number, std::move(runs), std::min(bytes, clusters.bytes)});
    return {};
}

Result<bool> Files::allFree(std::span<const Run> runs) const {
    for (const Run& run : runs) {
        const std::uint64_t first = run.first - 2, end = first + run.count;
        auto bits = volume_.read(volume_.bitmap(), first / 8, (end + 7) / 8 - first / 8);
        if (!bits) return std::unexpected(bits.error());
        for (std::uint64_t i = first; i < end; ++i)
            if (bitAt(*bits, i - first / 8 * 8)) return false;
    }
    return true;
}

// Its checksum was made while it was in use; so a set of which anything was overwritten since is not told.
Result<bool> Files::readDeleted(std::span<const std::byte> set, std::uint64_t number, std::uint64_t folder) {
    std::vector<std::byte> bytes(set.begin(), set.end());
    for (std::size_t at = 0; at < bytes.size(); at += entrySize) bytes[at] |= std::byte{0x80};
    auto parsed = parseSet(bytes, number);
    if (!parsed) return false;
    DeletedFile file;
    file.entry = parsed->file;
    file.parent = folder;
    file.name = std::move(parsed->name);
    DeletedStream stream;
    stream.entry.size = file.entry.size;
    stream.entry.valid = std::min(file.entry.size, parsed->valid);
    const BlockGeometry& geometry = volume_.geometry();
    Clusters clusters = parsed->clusters;
    if (clusters.first != 0 && clusters.bytes != 0) {
        auto runs = volume_.runs(clusters, geometry.blocks);
        if (!runs && runs.error().cause != Cause::Damaged) return std::unexpected(runs.error());
        if (!runs && clusters.first >= 2 && clusters.first - 2 < geometry.blocks) {
            // The chain is gone from the FAT, or leads elsewhere by now.
            const std::uint64_t wanted = clusters.bytes / geometry.blockSize + 1;
            const std::uint64_t room = geometry.blocks - (clusters.first - 2);
            file.guessed = clusters.bytes > geometry.blockSize;
            clusters.contiguous = true;
            if (wanted > room) clusters.bytes = room * geometry.blockSize;
            runs = volume_.runs(clusters, geometry.blocks);
        }
        std::uint64_t at = 0;
        if (runs)
            for (const Run& run : *runs) {
                FileExtent extent;
                extent.streamOffset = at;
                extent.offset = volume_.placeOf(run.first);
                extent.length = std::uint64_t{run.count} * geometry.blockSize;
                stream.extents.push_back(extent);
                at += extent.length;
            }
        if (runs && file.entry.kind == FileKind::Folder && clusters.bytes <= largestFolder &&
            read_.insert(clusters.first).second) {
            auto free = allFree(*runs);
            if (!free) return std::unexpected(free.error());
            if (*free) remains_.push_back({number, std::move(*runs), std::min(at, clusters.bytes), true});
        }
    }
    file.streams.push_back(std::move(stream));
    if (auto on = (*deleted_)(std::move(file)); !on) return std::unexpected(on.error());
    return true;
}

Result<void> Files::deleted(unsigned, const DeletedVisitor& visit, Progress& progress) {
    SilentVisitor silent;
    remains_.clear();
    read_.clear();
    deleted_ = &visit;
    auto done = walk(silent, progress);
    // Remains need not be a tree: they are read as long as together they are not larger than the volume.
    std::uint64_t left = volume_.geometry().limit;
    while (done && !remains_.empty()) {
        if (progress.cancelled()) done = fail(Cause::Cancelled, FsError::Cancelled);
        const Folder folder = std::move(remains_.front());
        remains_.pop_front();
        if (!done || folder.bytes > left) continue;
        left -= folder.bytes;
        done = readFolder(folder);
    }
    deleted_ = nullptr;
    return done;
}

Result<void> Files::readFolder(const Folder& folder) {
    if (folder.bytes > largestFolder) return wrong(FsError::ThisFolderTooLarge, folder.number);
    auto bytes = volume_.read(folder.runs, 0, folder.bytes);
    if (!bytes) {
        if (auto on = visitor_->finding(bytes.error()); !on) return on;
        // Sector by sector: what cannot be read counts as entries that are not in use.
        bytes = std::vector<std::byte>(folder.bytes, std::byte{0x05});
        const std::uint64_t sector = std::uint64_t{1} << volume_.sectorShift();
        for (std::uint64_t at = 0; at < folder.bytes; at += sector)
            if (const auto some = volume_.read(folder.runs, at, std::min(sector, folder.bytes - at)))
                std::ranges::copy(*some, bytes->begin() + static_cast<std::ptrdiff_t>(at));
    }
    const ByteReader reader(*bytes);
    auto placeOf = [&](std::uint64_t at) -> std::uint64_t {
        for (const Run& run : folder.runs) {
            const std::uint64_t length = std::uint64_t{run.count} * volume_.geometry().blockSize;
            if (at < length) return volume_.placeOf(run.first) + at;
            at -= length;
        }
        return 0;
    };
    for (std::size_t at = 0; at + entrySize <= bytes->size(); at += entrySize) {
        const unsigned type = *reader.little<std::uint8_t>(at);
        if (type == 0) return {};
        if (deleted_ != nullptr && ((type & 0x80) == 0 || folder.deleted)) {
            const std::size_t size = (*reader.little<std::uint8_t>(at + 1) + std::size_t{1}) * entrySize;
            if ((type | 0x80) != entryFile || !reader.contains(at, size)) continue;
            auto told = readDeleted(reader.slice(at, size), placeOf(at) / entrySize, folder.number);
            if (!told) return std::unexpected(told.error());
            if (*told) at += size - entrySize;
            continue;
        }
        if ((type & 0x80) == 0 || type == entryBitmap || type == entryUpcase || type == entryLabel)
            continue;  // not in use, or the volume's own
        if ((type & 0x40) != 0) {
            if (auto on = wrong(FsError::FolderStrayEntry, folder.number); !on) return on;
            continue;
        }
        const std::size_t size = (*reader.little<std::uint8_t>(at + 1) + std::size_t{1}) * entrySize;
        if (type == entryFile) {
            if (!reader.contains(at, size)) return wrong(FsError::FolderLastEntryTruncated, folder.number);
            if (auto on = readSet(reader.slice(at, size), placeOf(at) / entrySize, folder.number); !on)
                return on;
            at += size - entrySize;
        } else if ((type & 0x20) == 0) {
            return wrong(FsError::FolderUnknownEntry, folder.number, fmt::format("{:02x}", type));
        }
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    folders_.clear();
    if (auto on = tellVolume(); !on) return on;
    const std::uint64_t size = volume_.geometry().blockSize;
    Folder root{rootNumber, {volume_.root().begin(), volume_.root().end()}, bytesOf(volume_.root(), size)};
    claimed_ = bytesOf(root.runs, 1);
    if (auto on = tellRuns(root.runs, rootNumber); !on) return on;
    if (names_) {
        FileEntry entry;
        entry.file = rootNumber;
        entry.kind = FileKind::Folder;
        entry.size = root.bytes;
        if (auto on = visitor.file(entry); !on) return on;
    }
    folders_.push_back(std::move(root));
    std::uint64_t read = 0;
    while (!folders_.empty()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(read * size, (read + folders_.size()) * size);
        ++read;
        const Folder folder = std::move(folders_.front());
        folders_.pop_front();
        if (auto on = readFolder(folder); !on) return on;
    }
    return {};
}

}  // namespace

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot) return failAt(0, Cause::Io, FsError::BootSectorUnreadable);
    auto files = std::make_unique<Files>(source, *boot);
    if (auto opened = files->open(); !opened) return std::unexpected(opened.error());
    return files;
}

}  // namespace sectorsmith::exfat
