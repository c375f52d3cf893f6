// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fs/detect.h"
#include "fs/facts.h"
#include "fs/fat/fat_structs.h"
#include "io/byte_source.h"

namespace sectorsmith::fat {

struct FileEntry {
    std::string name;  // long name where there is one, UTF-8
    bool folder = false;
    bool label = false;  // the volume label's entry
    std::uint32_t cluster = 0;
    std::uint32_t size = 0;  // bytes
};

// A FAT volume's geometry and folders. Keeps a reference to the source, which must outlive it.
class Volume {
 public:
    // nullopt when sector 0 is not a sane FAT boot sector.
    static std::optional<Volume> open(const ByteSource& source);

    const BootSector& boot() const { return boot_; }
    unsigned bits() const { return bits_; }  // 12, 16, 32
    std::uint32_t bytesPerSector() const { return bytesPerSector_; }
    std::uint32_t clusterSize() const { return clusterSize_; }  // bytes
    std::uint64_t totalSectors() const { return totalSectors_; }
    std::uint32_t clusters() const { return clusters_; }
    std::uint64_t fatOffset() const { return fatOffset_; }  // bytes, as all these
    std::uint64_t fatBytes() const { return fatBytes_; }    // of one FAT
    std::uint64_t rootOffset() const { return rootOffset_; }
    std::uint64_t rootBytes() const { return rootBytes_; }    // 0 on FAT32
    std::uint64_t dataOffset() const { return dataOffset_; }  // of cluster 2

    // Entries of a folder (cluster 0: the root) until `visit` returns false. Bounded to 65536 entries.
    void list(std::uint32_t cluster, const std::function<bool(const FileEntry&)>& visit) const;
    // A file or folder by path, "/EFI/Microsoft/Boot/bootmgfw.efi", any case.
    std::optional<FileEntry> find(std::string_view path) const;
    // The contents of a file of at most `maxBytes`; nullopt: not there, longer, or its chain is damaged.
    std::optional<std::vector<std::byte>> readFile(std::string_view path, std::uint64_t maxBytes) const;
    // Free clusters as the FAT has them; nullopt when it is larger than `maxBytes` or cannot be read.
    std::optional<std::uint32_t> countFree(std::uint64_t maxBytes) const;
    // FAT entry of a cluster, without the reserved high bits.
    std::optional<std::uint32_t> next(std::uint32_t cluster) const;

 private:
    explicit Volume(const ByteSource& source) : source_(&source) {}

    const ByteSource* source_;
    BootSector boot_;
    unsigned bits_ = 0;
    std::uint32_t bytesPerSector_ = 0;
    std::uint32_t clusterSize_ = 0;
    std::uint64_t totalSectors_ = 0;
    std::uint64_t fatOffset_ = 0;  // bytes
    std::uint64_t fatBytes_ = 0;
    std::uint64_t rootOffset_ = 0;  // FAT12/16, bytes
    std::uint64_t rootBytes_ = 0;
    std::uint64_t dataOffset_ = 0;  // of cluster 2
    std::uint32_t clusters_ = 0;
};

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options);

}  // namespace sectorsmith::fat
