// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fs/apfs/apfs_structs.h"
#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith::apfs {

// A container at its newest valid checkpoint.
class Container {
 public:
    // nullopt when block 0 is no container superblock. Does not keep the source.
    static std::optional<Container> open(const ByteSource& source);

    const ContainerSuperblock& superblock() const { return superblock_; }
    std::uint32_t blockSize() const { return blockSize_; }
    // The object in the block, of `blocks` blocks; nullopt when unreadable. `checksumOk` tells its checksum.
    std::optional<std::vector<std::byte>> block(const ByteSource& source, std::uint64_t number,
                                                bool* checksumOk = nullptr) const;
    // Where the ephemeral object lies, by the newest checkpoint's maps.
    std::optional<std::uint64_t> ephemeral(const ByteSource& source, std::uint64_t oid,
                                           std::uint32_t type) const;
    // Looks up a virtual object in the object map at block `omap`: its block, as of the transaction `xid`.
    std::optional<std::uint64_t> lookUp(const ByteSource& source, std::uint64_t omap, std::uint64_t oid,
                                        std::uint64_t xid) const;
    const std::vector<std::string>& problems() const { return problems_; }

 private:
    ContainerSuperblock superblock_;
    std::uint32_t blockSize_ = 0;
    std::vector<std::string> problems_;
};

// The superblocks of all checkpoints that the descriptor area still has, the newest first, each once.
std::vector<ContainerSuperblock> checkpoints(const ByteSource& source);

std::optional<FileSystemFacts> detect(const ByteSource& source);

}  // namespace sectorsmith::apfs
