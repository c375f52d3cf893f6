// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fs/detect.h"
#include "fs/ntfs/ntfs_structs.h"

namespace sectorsmith::ntfs {

struct Run {
    std::uint64_t lcn = 0;  // first cluster; meaningless in a hole
    std::uint64_t clusters = 0;
    bool hole = false;
};

// An attribute found: its bytes, or where they are.
struct Attribute {
    bool resident = true;
    std::vector<std::byte> bytes;  // resident
    std::vector<Run> runs;         // else
    std::uint64_t size = 0;        // bytes
    std::uint16_t flags = 0;       // 0xFF compressed, 0x4000 encrypted
};

// The mapping pairs of a non-resident attribute, up to their terminating zero; nullopt: a run outside the volume.
std::optional<std::vector<Run>> decodeRuns(std::span<const std::byte> bytes, std::uint64_t clusters);
// Each sector's last two bytes were replaced by a check value; puts the originals back. False: a torn write.
bool undoFixups(std::span<std::byte> block, std::uint32_t stride);

// A volume's records and folders. Keeps a reference to the source, which must outlive it.
class Volume {
 public:
    // nullopt when sector 0 is no sane NTFS boot sector or record 0 cannot be read.
    static std::optional<Volume> open(const ByteSource& source);
    // The boot sector alone, when it is sane.
    static std::optional<BootSector> bootSector(const ByteSource& source, std::uint64_t offset = 0);

    const BootSector& boot() const { return boot_; }
    std::uint32_t clusterSize() const { return clusterSize_; }
    std::uint32_t recordSize() const { return recordSize_; }  // bytes
    std::uint64_t clusters() const { return clusters_; }
    // An MFT record with its fixups undone; nullopt when it is not there or damaged.
    std::optional<std::vector<std::byte>> record(std::uint64_t number) const;
    // The first attribute of that type and name ("$I30"; empty: unnamed), also through an attribute list.
    std::optional<Attribute> attribute(std::uint64_t record, std::uint32_t type,
                                       std::string_view name = {}) const;
    // Bytes of an attribute (not compressed, not encrypted); nullopt beyond its end, or unreadable.
    std::optional<std::vector<std::byte>> read(const Attribute& attribute, std::uint64_t offset,
                                               std::uint64_t length) const;
    // The same into `out`; false: beyond its end, or unreadable.
    bool read(const Attribute& attribute, std::uint64_t offset, std::span<std::byte> out) const;
    // Record number of a file or folder by path, "/Boot/BCD", any (ASCII) case.
    std::optional<std::uint64_t> find(std::string_view path) const;
    // The contents of a file of at most `maxBytes`.
    std::optional<std::vector<std::byte>> readFile(std::string_view path, std::uint64_t maxBytes) const;

 private:
    explicit Volume(const ByteSource& source) : source_(&source) {}
    std::optional<std::uint64_t> findInFolder(std::uint64_t folder, std::string_view name) const;

    const ByteSource* source_;
    BootSector boot_;
    std::uint32_t sectorSize_ = 0;
    std::uint32_t clusterSize_ = 0;
    std::uint32_t recordSize_ = 0;
    std::uint32_t indexSize_ = 0;
    std::uint64_t clusters_ = 0;
    Attribute mft_;
};

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options);

}  // namespace sectorsmith::ntfs
