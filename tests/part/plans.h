// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>

#include "base/checksum.h"
#include "base/endian.h"
#include "part/check.h"
#include "part/plan.h"
#include "testing/disks.h"

namespace sectorsmith::testing {

// Writes a plan into an image file, as the commit would.
inline void apply(const std::filesystem::path& image, const TablePlan& plan) {
    std::fstream file(image, std::ios::binary | std::ios::in | std::ios::out);
    for (const PlannedWrite& write : plan.writes) {
        file.seekp(static_cast<std::streamoff>(write.offset));
        file.write(reinterpret_cast<const char*>(write.bytes.data()),
                   static_cast<std::streamsize>(write.bytes.size()));
    }
    ASSERT_TRUE(file.good());
}

// The GPT header at sector `lba` with the field at `field` changed, and its checksum right again. Sectors of 512 bytes.
template <typename T>
void setGptField(std::vector<std::byte>& disk, std::uint64_t lba, std::size_t field, T value) {
    const auto header = std::span(disk).subspan(lba * 512, 92);
    storeLittle(header.data() + field, value);
    storeLittle(header.data() + 16, std::uint32_t{0});
    storeLittle(header.data() + 16, crc32(header));
}

// Rules of warnings and errors, space separated.
inline std::string complaints(const ByteSource& disk, const PartitionContents& contents = {}) {
    std::string text;
    for (const Finding& finding : checkDisk(disk, readDiskTables(disk), contents))
        if (finding.severity != Severity::Info) text += finding.rule + " ";
    return text;
}

}  // namespace sectorsmith::testing
