// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/ext/ext.h"

#include <fmt/format.h>

#include "base/checksum.h"
#include "base/guid.h"
#include "fs/errors.h"
#include "fs/ext/ext_structs.h"
#include "fs/read.h"

namespace sectorsmith::ext {

std::optional<FileSystemFacts> detect(const ByteSource& source) {
    auto raw = fsread::bytes(source, 1024, sizeof(Superblock));
    if (!raw) return std::nullopt;
    const auto superblock = *ByteReader(*raw).structure<Superblock>(0);
    if (superblock.magic != 0xEF53 || superblock.logBlockSize > 6 || superblock.revision > 1)
        return std::nullopt;
    const bool dynamic = superblock.revision == 1;
    const std::uint32_t compatible = dynamic ? superblock.compatible.value() : 0;
    const std::uint32_t incompatible = dynamic ? superblock.incompatible.value() : 0;
    const std::uint32_t readOnly = dynamic ? superblock.readOnlyCompatible.value() : 0;
    FileSystemFacts facts;
    if ((incompatible & incompatJournalDevice) != 0) facts.kind = FileSystemKind::ExtJournal;
    else if ((incompatible & ~ext3Incompatible) != 0 || (readOnly & ~ext3ReadOnly) != 0)
        facts.kind = FileSystemKind::Ext4;
    else facts.kind = (compatible & compatJournal) != 0 ? FileSystemKind::Ext3 : FileSystemKind::Ext2;
    facts.name = fileSystemName(facts.kind);
    facts.version = fmt::format("{}.{}", superblock.revision.value(), superblock.minorRevision.value());
    facts.blockSize = facts.sectorSize = 1024U << superblock.logBlockSize;
    if (dynamic) {
        facts.uuid = Guid::fromBig(superblock.uuid).text(false);
        facts.label = fsread::text(superblock.label);
    }
    const bool wide = (incompatible & incompat64Bit) != 0;
    const std::uint64_t blocks =
        superblock.blockCountLow | (wide ? std::uint64_t{superblock.blockCountHigh} << 32 : 0);
    const std::uint64_t free =
        superblock.freeBlocksLow | (wide ? std::uint64_t{superblock.freeBlocksHigh} << 32 : 0);
    if ((readOnly & readOnlyMetadataChecksum) != 0 &&
        crc32c(std::span<const std::byte>(*raw).first(0x3FC)) != superblock.checksum)
        facts.problems.push_back(fsSentence(FsError::SuperblockChecksum));
    if (blocks > (std::uint64_t{1} << 62) / facts.blockSize) {
        facts.problems.push_back(fsSentence(FsError::SuperblockSize));
        return facts;
    }
    facts.totalBytes = blocks * facts.blockSize;
    if (facts.totalBytes > source.size())
        facts.problems.push_back(
            fsSentence(FsError::LargerThanVolume, facts.totalBytes, facts.totalBytes - source.size()));
    if (free <= blocks) {
        facts.freeBytes = free * facts.blockSize;
        facts.usedBytes = facts.totalBytes - *facts.freeBytes;
    }
    facts.clean = (superblock.state & 3) == 1 && (incompatible & incompatRecover) == 0;
    facts.caseSensitive = true;
    return facts;
}

}  // namespace sectorsmith::ext
