// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft FAT specification (fatgen103).
#include "fs/fat/fat_catalogue.h"

#include <deque>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/fat/fat_names.h"
#include "fs/fat/fat_table.h"
#include "fs/fat_time.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::fat {

namespace {

constexpr std::uint64_t rootNumber = 2;
constexpr std::uint64_t largestFolder = 2 << 20;  // bytes: 65536 entries
constexpr std::uint64_t entryBytes = sizeof(DirectoryEntry);

struct Cluster {
    std::uint32_t first = 0, count = 0;
};

// All but the size of a folder.
sectorsmith::FileEntry factsOf(const DirectoryEntry& entry, std::uint64_t number, FatClock& clock) {
    sectorsmith::FileEntry file;
    file.file = number;
    file.kind =
        (std::to_integer<unsigned>(entry.attributes[0]) & 0x10) != 0 ? FileKind::Folder : FileKind::File;
    file.size = entry.size;
    file.flags = std::to_integer<std::uint32_t>(entry.attributes[0]);
    file.created = clock.time(loadLittle<std::uint16_t>(entry.times.data() + 4),
                              loadLittle<std::uint16_t>(entry.times.data() + 2),
                              std::to_integer<unsigned>(entry.times[1]));
    file.accessed = clock.time(loadLittle<std::uint16_t>(entry.times.data() + 6), 0);
    file.modified = clock.time(loadLittle<std::uint16_t>(entry.modified.data() + 2),
                               loadLittle<std::uint16_t>(entry.modified.data()));
    return file;
}

class Files : public Catalogue {
 public:
    Files(const ByteSource& source, Volume volume)
        : source_(source), volume_(std::move(volume)), table_(source, volume_) {}

    Result<void> open() const {
        if (table_.active() >= table_.copies()) return failAt(0x28, Cause::Damaged, FsError::ActiveFat);
        return {};
    }
    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::uint64_t rootFolder(unsigned) const override { return rootNumber; }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    Result<void> deleted(unsigned volume, const DeletedVisitor& visit, Progress& progress) override;

 private:
    struct Folder {
        std::uint64_t number = 0;
        std::uint32_t cluster = 0;  // 0: the root of FAT12 and FAT16
        std::uint64_t bytes = 0;    // of its chain, as far as that is its own
        bool deleted = false;       // everything in it is
    };

    Result<void> tellVolume();
    // The chain from a cluster on, up to the first cluster that another one has, too.
    Result<std::vector<Cluster>> chain(std::uint32_t cluster, std::uint64_t file);
    Result<std::uint64_t> tellChain(std::span<const Cluster> clusters, std::uint64_t file);
    Result<void> readFolder(const Folder& folder);
    // What cannot be read of it is a finding; its entries are marked as deleted, and say nothing.
    Result<std::vector<std::byte>> folderBytes(std::uint64_t place, std::uint64_t length,
                                               std::uint64_t folder);
    // False: the folder ends here.
    Result<bool> readEntries(std::span<const std::byte> bytes, std::uint64_t place, const Folder& folder,
                             LongName& name);
    Result<void> readFile(const DirectoryEntry& entry, std::string name, std::uint64_t number,
                          const Folder& folder);
    Result<void> tellDeleted(const DirectoryEntry& entry, std::string name, std::uint64_t number,
                             const Folder& folder);
    Result<void> readDeleted(DirectoryEntry entry, std::uint64_t number, const Folder& folder,
                             LongName& name);
    // Clusters from `cluster` on, one behind the other: what a deleted folder leaves.
    Result<std::vector<std::byte>> readRemains(std::uint32_t cluster);
    std::uint64_t placeOf(std::uint32_t cluster) const {
        return volume_.dataOffset() + std::uint64_t{cluster - 2U} * volume_.clusterSize();
    }
    template <typename... Arguments>
    Result<void> wrong(FsError what, const Arguments&... arguments) {
        return visitor_->finding(fail(Cause::Damaged, what, arguments...).error());
    }

    const ByteSource& source_;
    Volume volume_;
    FatTable table_;
    FatClock clock_;
    CatalogueVisitor* visitor_ = nullptr;
    const DeletedVisitor* deleted_ = nullptr;  // of a walk that looks for them
    bool names_ = false;
    std::vector<bool> claimed_;  // clusters that a file has
    std::deque<Folder> folders_;
    std::deque<Folder> remains_;  // deleted folders
};

Result<void> Files::tellVolume() {
    const std::uint64_t sector = volume_.bytesPerSector();
    std::vector<Area> areas{{0, sector, say(FsMessage::AreaBootSector)}};
    if (volume_.bits() == 32) {
        const std::uint64_t reserved = volume_.fatOffset() / sector;
        for (const auto& [number, name] :
             {std::pair{volume_.boot().infoSector.value(), FsMessage::AreaFsInfo},
              {volume_.boot().backupSector.value(), FsMessage::AreaBackupBootSector}})
            if (number != 0 && number < reserved)
                areas.push_back({number * sector, (number + 1) * sector, say(name)});
    }
    for (std::uint64_t i = 0; i < table_.copies(); ++i)
        areas.push_back({volume_.fatOffset() + i * volume_.fatBytes(),
                         volume_.fatOffset() + (i + 1) * volume_.fatBytes(),
                         say(FsMessage::AreaFatCopy, i + 1)});
    if (volume_.bits() != 32)
        areas.push_back({volume_.rootOffset(), volume_.rootOffset() + volume_.rootBytes(),
                         say(FsMessage::AreaRootFolder)});
    return tellAreas(*visitor_, 0, areas);
}

Result<std::vector<Cluster>> Files::chain(std::uint32_t cluster, std::uint64_t file) {
    std::vector<Cluster> clusters;
    while (true) {
        std::optional<FsError> what;
        if (cluster < 2 || cluster >= table_.endCluster()) what = FsError::FatFileLeadsOutside;
        else if (claimed_[cluster]) what = FsError::FatFileShares;
        std::uint32_t next = 0;
        if (!what) {
            auto entry = table_.entry(cluster);
            if (!entry) {
                if (auto on = visitor_->finding(entry.error()); !on) return std::unexpected(on.error());
                return clusters;
            }
            next = *entry;
            if (next == 0) what = FsError::FatFileHasFree;
        }
        if (what) {
            if (auto on = wrong(*what, file, cluster); !on) return std::unexpected(on.error());
            return clusters;
        }
        claimed_[cluster] = true;
        if (!clusters.empty() && clusters.back().first + clusters.back().count == cluster)
            ++clusters.back().count;
        else clusters.push_back({cluster, 1});
        if (next > table_.bad()) return clusters;
        cluster = next;
    }
}

Result<std::uint64_t> Files::tellChain(std::span<const Cluster> clusters, std::uint64_t file) {
    std::uint64_t at = 0;
    for (const Cluster& run : clusters) {
        FileExtent extent;
        extent.file = file;
        extent.streamOffset = at;
        extent.offset = placeOf(run.first);
        extent.length = std::uint64_t{run.count} * volume_.clusterSize();
        if (auto on = visitor_->extent(extent); !on) return std::unexpected(on.error());
        at += extent.length;
    }
    return at;
}

Result<void> Files::readFile(const DirectoryEntry& entry, std::string name, std::uint64_t number,
                             const Folder& folder) {
    const unsigned attributes = std::to_integer<unsigned>(entry.attributes[0]);
    const bool isFolder = (attributes & 0x10) != 0;
    std::uint32_t cluster = entry.clusterLow;
    if (volume_.bits() == 32) cluster |= static_cast<std::uint32_t>(entry.clusterHigh) << 16;
    std::uint64_t bytes = 0;
    if (cluster != 0) {
        auto clusters = chain(cluster, number);
        if (!clusters) return std::unexpected(clusters.error());
        auto told = tellChain(*clusters, number);
        if (!told) return std::unexpected(told.error());
        bytes = *told;
        if (isFolder && bytes != 0) folders_.push_back({number, cluster, bytes});
    }
    if (!isFolder && entry.size > bytes)
        if (auto on = wrong(FsError::FatFileTooLong, number, name, entry.size.value(), bytes); !on) return on;
    if (!names_) return {};
    sectorsmith::FileEntry file = factsOf(entry, number, clock_);
    file.size = isFolder ? bytes : entry.size.value();
    if (auto on = visitor_->file(file); !on) return on;
    StreamEntry stream;
    stream.file = number;
    stream.size = file.size;
    stream.valid = file.size;
    stream.holes = false;
    if (auto on = visitor_->stream(stream); !on) return on;
    return visitor_->name({.file = number, .parent = folder.number, .volume = 0, .name = name});
}

Result<bool> Files::readEntries(std::span<const std::byte> bytes, std::uint64_t place, const Folder& folder,
                                LongName& name) {
    const ByteReader reader(bytes);
    for (std::size_t at = 0; at + entryBytes <= bytes.size(); at += entryBytes) {
        const auto entry = *reader.structure<DirectoryEntry>(at);
        const auto first = std::to_integer<unsigned>(entry.name[0]);
        const auto attributes = std::to_integer<unsigned>(entry.attributes[0]);
        if (first == 0) return false;
        if (first == 0xE5) {
            if (deleted_ == nullptr) continue;
            if ((attributes & 0x3F) == attributeLongName) {
                name.addDeleted(bytes.subspan(at, entryBytes));
                continue;
            }
            if (auto on = readDeleted(entry, (place + at) / entryBytes, folder, name); !on)
                return std::unexpected(on.error());
            continue;
        }
        if ((attributes & 0x3F) == attributeLongName) {
            name.add(bytes.subspan(at, entryBytes));
            continue;
        }
        std::string text = name.take(entry);
        if ((attributes & 0x08) != 0) continue;  // the volume's label
        if (reader.matches(at, ".          ") || reader.matches(at, "..         ")) continue;
        if (folder.deleted) {
            if (auto on = tellDeleted(entry, std::move(text), (place + at) / entryBytes, folder); !on)
                return std::unexpected(on.error());
            continue;
        }
        if (text.empty()) text = shortName(entry);
        if (auto on = readFile(entry, std::move(text), (place + at) / entryBytes, folder); !on)
            return std::unexpected(on.error());
    }
    return true;
}

Result<std::vector<std::byte>> Files::folderBytes(std::uint64_t place, std::uint64_t length,
                                                  std::uint64_t folder) {
    if (auto bytes = fsread::bytes(source_, place, length)) return std::move(*bytes);
    const auto error = folder == rootNumber ? failAt(place, Cause::Io, FsError::RootFolderUnreadable)
                                            : failAt(place, Cause::Io, FsError::ThisFolderUnreadable, folder);
    if (auto on = visitor_->finding(error.error()); !on) return std::unexpected(on.error());
    std::vector<std::byte> all(length, std::byte{0xE5});
    const std::uint64_t sector = volume_.bytesPerSector();
    for (std::uint64_t at = 0; at < length; at += sector)
        if (const auto bytes = fsread::bytes(source_, place + at, std::min(sector, length - at)))
            std::ranges::copy(*bytes, all.begin() + static_cast<std::ptrdiff_t>(at));
    return all;
}

Result<void> Files::readFolder(const Folder& folder) {
    LongName name;
    if (folder.cluster == 0) {
        auto bytes = folderBytes(volume_.rootOffset(), volume_.rootBytes(), folder.number);
        if (!bytes) return std::unexpected(bytes.error());
        auto on = readEntries(*bytes, volume_.rootOffset(), folder, name);
        return on ? Result<void>{} : std::unexpected(on.error());
    }
    std::uint32_t cluster = folder.cluster;
    for (std::uint64_t done = 0; done < folder.bytes;) {
        if (done >= largestFolder) return wrong(FsError::FatFolderTooLarge, folder.number);
        auto bytes = folderBytes(placeOf(cluster), volume_.clusterSize(), folder.number);
        if (!bytes) return std::unexpected(bytes.error());
        auto on = readEntries(*bytes, placeOf(cluster), folder, name);
        if (!on) return std::unexpected(on.error());
        if (!*on) return {};
        done += bytes->size();
        auto next = table_.entry(cluster);
        if (!next) return visitor_->finding(next.error());
        cluster = *next;
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    claimed_.assign(table_.endCluster(), false);
    folders_.clear();
    if (auto on = tellVolume(); !on) return on;
    sectorsmith::FileEntry root;
    root.file = rootNumber;
    root.kind = FileKind::Folder;
    root.size = volume_.rootBytes();
    Folder first{rootNumber, 0, 0};
    if (volume_.bits() == 32) {
        first.cluster = volume_.boot().rootCluster;
        auto clusters = chain(first.cluster, rootNumber);
        if (!clusters) return std::unexpected(clusters.error());
        auto told = tellChain(*clusters, rootNumber);
        if (!told) return std::unexpected(told.error());
        root.size = *told;
        if (*told == 0) return failAt(0x2C, Cause::Damaged, FsError::RootFolderOutside);
        const Message name = say(FsMessage::AreaRootFolder);
        for (const Cluster& run : *clusters)
            if (auto on = visitor.area(
                    {placeOf(run.first), std::uint64_t{run.count} * volume_.clusterSize(), &name});
                !on)
                return on;
    }
    if (names_)
        if (auto on = visitor.file(root); !on) return on;
    first.bytes = root.size;
    folders_.push_back(first);
    std::uint64_t read = 0;
    while (!folders_.empty()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(read * volume_.clusterSize(), (read + folders_.size()) * volume_.clusterSize());
        ++read;
        const Folder folder = folders_.front();
        folders_.pop_front();
        if (auto on = readFolder(folder); !on) return on;
    }
    return {};
}

// A deleted entry's chain is gone from the FAT: what is left is where it began, and how long it was.
Result<void> Files::tellDeleted(const DirectoryEntry& entry, std::string name, std::uint64_t number,
                                const Folder& folder) {
    const bool lost = entry.name[0] == std::byte{0xE5};
    std::uint32_t cluster = entry.clusterLow;
    if (volume_.bits() == 32) cluster |= static_cast<std::uint32_t>(entry.clusterHigh) << 16;
    DeletedFile file;
    file.entry = factsOf(entry, number, clock_);
    file.parent = folder.number;
    file.firstLetterLost = lost && name.empty();
    if (name.empty()) {
        DirectoryEntry shown = entry;
        if (lost) shown.name[0] = std::byte{'_'};
        name = shortName(shown);
    }
    file.name = std::move(name);
    DeletedStream stream;
    const std::uint64_t size = volume_.clusterSize();
    const bool inside = cluster >= 2 && cluster < table_.endCluster();
    if (file.entry.kind == FileKind::Folder) {
        file.entry.size = 0;
        if (inside) {
            auto bytes = readRemains(cluster);
            if (!bytes) return std::unexpected(bytes.error());
            file.entry.size = bytes->size();
            if (!bytes->empty()) remains_.push_back({number, cluster, bytes->size(), true});
        }
    }
    stream.entry.size = stream.entry.valid = file.entry.size;
    const std::uint64_t wanted = (file.entry.size + size - 1) / size;
    if (inside && wanted > 0) {
        FileExtent extent;
        extent.offset = placeOf(cluster);
        extent.length = std::min<std::uint64_t>(wanted, table_.endCluster() - cluster) * size;
        stream.extents.push_back(extent);
        file.guessed = wanted > 1;
    }
    // Windows takes away the upper half of the number.
    if (volume_.bits() == 32 && entry.clusterHigh == 0 && table_.endCluster() > 0x10000 && wanted > 0)
        file.guessed = true;
    if (file.entry.kind == FileKind::File || wanted > 0) file.streams.push_back(std::move(stream));
    return (*deleted_)(std::move(file));
}

Result<void> Files::readDeleted(DirectoryEntry entry, std::uint64_t number, const Folder& folder,
                                LongName& name) {
    std::string text = name.takeDeleted(entry);
    const unsigned attributes = std::to_integer<unsigned>(entry.attributes[0]);
    // What was never an entry: an unused volume label, bytes of something else.
    if ((attributes & 0xC8) != 0 || std::ranges::any_of(std::span(entry.name).subspan(1),
                                                        [](std::byte b) { return b < std::byte{0x20}; }))
        return {};
    return tellDeleted(entry, std::move(text), number, folder);
}

Result<std::vector<std::byte>> Files::readRemains(std::uint32_t cluster) {
    std::vector<std::byte> all;
    for (std::uint32_t at = cluster; at < table_.endCluster() && all.size() < largestFolder; ++at) {
        auto entry = table_.entry(at);
        if (!entry) return std::unexpected(entry.error());
        if (*entry != 0 || claimed_[at]) return all;
        auto bytes = fsread::bytes(source_, placeOf(at), volume_.clusterSize());
        if (!bytes) return failAt(placeOf(at), Cause::Io, FsError::FolderUnreadable);
        const ByteReader reader(*bytes);
        if (at == cluster) {
            const auto self = *reader.structure<DirectoryEntry>(0);
            if (!reader.matches(0, ".          ") || self.clusterLow != (cluster & 0xFFFF)) return all;
        }
        bool ends = false;
        for (std::size_t i = 0; i + entryBytes <= bytes->size() && !ends; i += entryBytes) {
            const auto one = *reader.structure<DirectoryEntry>(i);
            const auto attributes = std::to_integer<unsigned>(one.attributes[0]);
            ends = one.name[0] == std::byte{0};
            if (!ends && (attributes & 0xC0) != 0) return all;  // no folder's any more
        }
        claimed_[at] = true;
        all.insert(all.end(), bytes->begin(), bytes->end());
        if (ends) return all;
    }
    return all;
}

Result<void> Files::deleted(unsigned, const DeletedVisitor& visit, Progress& progress) {
    SilentVisitor silent;
    remains_.clear();
    deleted_ = &visit;
    auto done = walk(silent, progress);
    while (done && !remains_.empty()) {
        if (progress.cancelled()) done = fail(Cause::Cancelled, FsError::Cancelled);
        const Folder folder = remains_.front();
        remains_.pop_front();
        LongName name;
        auto bytes = fsread::bytes(source_, placeOf(folder.cluster), folder.bytes);
        if (!done || !bytes) continue;
        if (auto on = readEntries(*bytes, placeOf(folder.cluster), folder, name); !on)
            done = std::unexpected(on.error());
    }
    deleted_ = nullptr;
    return done;
}

}  // namespace

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return failAt(0, Cause::Damaged, FsError::BootSectorDamaged);
    auto files = std::make_unique<Files>(source, std::move(*volume));
    if (auto opened = files->open(); !opened) return std::unexpected(opened.error());
    return files;
}

}  // namespace sectorsmith::fat
