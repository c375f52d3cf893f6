// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/new_ids.h"

#include <gmock/gmock.h>

#include "part/mbr.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using testing::MadeDisk;

// A hybrid MBR with faults of its own is somebody else's business: new identifiers touch its signature alone.
TEST(NewTableIds, LeaveAHybridMbrAsItIs) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("20M");
    disk.must(
        "sgdisk -o -n 1:2048:+2M -n 2:8192:+4M $D && sgdisk -h 2 $D && "
        "printf '\\1\\2\\3\\4' | dd of=$D bs=1 seek=440 conv=notrunc status=none");
    // The protective entry ends inside the table.
    auto sector = testing::readFile(disk.path());
    Mbr mbr = parseMbr(std::span(sector).first<512>());
    for (MbrEntry& entry : mbr.entries)
        if (entry.type == 0xEE && entry.start == 1) entry.sectors = 20;
    const auto bytes = serialiseMbr(mbr);
    std::ranges::copy(bytes, sector.begin());
    testing::writeFile(disk.path(), sector);
    const DiskTables tables = readDiskTables(*disk.load());
    ASSERT_EQ(tables.scheme, Scheme::Hybrid);
    for (const std::optional<unsigned> only : {std::optional<unsigned>(2), std::optional<unsigned>()}) {
        const auto ids = planNewTableIds(*disk.load(), tables, only);
        ASSERT_TRUE(ids) << ids.error().message;
        EXPECT_EQ(ids->after.size(), only ? 1u : 4u);
        for (const PlannedWrite& write : ids->plan.writes)
            EXPECT_TRUE(write.offset >= 512 || (write.offset == 0x1B8 && write.bytes.size() == 4))
                << write.offset << " " << write.why.text;
    }
}

}  // namespace
}  // namespace sectorsmith
