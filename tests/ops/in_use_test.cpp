// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/in_use.h"

#include <gtest/gtest.h>

#include "io/memory_source.h"

namespace sectorsmith {
namespace {

// An MBR disk of 1 MiB with two partitions: sectors 64-1023 and 1024-2047.
std::vector<std::byte> disk() {
    std::vector<std::byte> bytes(1 << 20);
    const auto entry = [&](std::size_t at, unsigned start, unsigned sectors) {
        bytes[at + 4] = std::byte{0x83};
        for (int i = 0; i < 4; ++i) {
            bytes[at + 8 + static_cast<std::size_t>(i)] = static_cast<std::byte>(start >> (8 * i));
            bytes[at + 12 + static_cast<std::size_t>(i)] = static_cast<std::byte>(sectors >> (8 * i));
        }
    };
    entry(446, 64, 960);
    entry(462, 1024, 1024);
    bytes[510] = std::byte{0x55};
    bytes[511] = std::byte{0xAA};
    return bytes;
}

DeviceFacts facts(bool firstInUse, bool secondInUse) {
    DeviceFacts f;
    f.name = "sdz";
    f.path = "/dev/sdz";
    f.partitions.resize(2);
    f.partitions[0] = {"sdz1", "/dev/sdz1", 1, 64 * 512, 960 * 512, "", "", {}};
    f.partitions[1] = {"sdz2", "/dev/sdz2", 2, 1024 * 512, 1024 * 512, "", "", {}};
    if (firstInUse) f.partitions[0].uses.push_back({.kind = DeviceUse::Kind::Mounted, .where = "/mnt/one"});
    if (secondInUse) f.partitions[1].uses.push_back({.kind = DeviceUse::Kind::Swap});
    return f;
}

SectorRun sector(std::uint64_t number, const std::vector<std::byte>& content) {
    const auto from = content.begin() + static_cast<std::ptrdiff_t>(number * 512);
    return {number * 512, {from, from + 512}, {from, from + 512}};
}

TEST(InUse, AFreeDiskIsTakenAlone) {
    const MemorySource source(disk());
    const SectorRun run = sector(0, disk());
    const auto access = checkWriteAccess(facts(false, false), source, std::span(&run, 1), false);
    ASSERT_TRUE(access);
    EXPECT_EQ(access->exclusivity, Exclusivity::Exclusive);
}

TEST(InUse, ASectorOfAMountedPartitionIsRefusedWithItsName) {
    const MemorySource source(disk());
    const SectorRun run = sector(100, disk());
    for (const bool confirmed : {false, true}) {
        const auto access = checkWriteAccess(facts(true, false), source, std::span(&run, 1), confirmed);
        ASSERT_FALSE(access);
        EXPECT_EQ(access.error().cause, Cause::InUse);
        EXPECT_NE(access.error().message.find("sdz1, mounted at /mnt/one"), std::string::npos)
            << access.error().message;
    }
}

TEST(InUse, BesideOthersNeedsAConfirmation) {
    const MemorySource source(disk());
    SectorRun run = sector(0, disk());
    run.after[0] = std::byte{0xFA};
    EXPECT_FALSE(checkWriteAccess(facts(true, true), source, std::span(&run, 1), false));
    const auto access = checkWriteAccess(facts(true, true), source, std::span(&run, 1), true);
    ASSERT_TRUE(access) << access.error().message;
    EXPECT_EQ(access->exclusivity, Exclusivity::BesideOthers);
    EXPECT_EQ(access->inUse.size(), 2u);
}

TEST(InUse, TheEntryOfAPartitionInUseStays) {
    const MemorySource source(disk());
    SectorRun move = sector(0, disk());
    move.after[462 + 8] = std::byte{1};  // the second partition would start one sector later
    EXPECT_FALSE(checkWriteAccess(facts(false, true), source, std::span(&move, 1), true));
    EXPECT_TRUE(checkWriteAccess(facts(true, false), source, std::span(&move, 1), true))
        << "the first one stays";
    SectorRun gone = sector(0, disk());
    for (std::size_t i = 446; i < 462; ++i) gone.after[i] = std::byte{0};
    EXPECT_FALSE(checkWriteAccess(facts(true, false), source, std::span(&gone, 1), true));
}

// The system names a partition by the number of its entry: sdz2 is sectors 1024-2047, whoever is first in the table.
TEST(InUse, TheNumberOfAPartitionInUseStays) {
    const MemorySource source(disk());
    const auto withEntries = [](std::size_t first, std::size_t second) {
        auto bytes = disk();
        const auto table = disk();
        std::fill_n(bytes.begin() + 446, 64, std::byte{0});
        std::copy_n(table.begin() + 446, 16, bytes.begin() + 446 + static_cast<std::ptrdiff_t>(first) * 16);
        std::copy_n(table.begin() + 462, 16, bytes.begin() + 446 + static_cast<std::ptrdiff_t>(second) * 16);
        return sector(0, bytes);
    };
    const SectorRun swapped = withEntries(1, 0);
    for (const bool first : {true, false}) {
        const auto access = checkWriteAccess(facts(first, !first), source, std::span(&swapped, 1), true);
        ASSERT_FALSE(access);
        EXPECT_EQ(access.error().cause, Cause::InUse);
        EXPECT_NE(access.error().message.find(
                      first ? "sdz1, mounted at /mnt/one would become partition 2 in the MBR"
                            : "sdz2, swap would become partition 1 in the MBR"),
                  std::string::npos)
            << access.error().message;
    }
    EXPECT_TRUE(checkWriteAccess(facts(false, false), source, std::span(&swapped, 1), false));
    const SectorRun second = withEntries(0, 3);
    EXPECT_TRUE(checkWriteAccess(facts(true, false), source, std::span(&second, 1), true))
        << "the one in use keeps its number";
    EXPECT_FALSE(checkWriteAccess(facts(false, true), source, std::span(&second, 1), true));
    // Back from such a swap: the table gets what the system has all the time.
    auto now = disk();
    std::ranges::copy(swapped.after, now.begin());
    const MemorySource wrong(now);
    const SectorRun back = sector(0, disk());
    const auto access = checkWriteAccess(facts(true, false), wrong, std::span(&back, 1), true);
    EXPECT_TRUE(access) << access.error().message;
}

TEST(InUse, ReadOnlyAndHeldDisksAreRefused) {
    const MemorySource source(disk());
    const SectorRun run = sector(0, disk());
    DeviceFacts f = facts(false, false);
    f.readOnly = true;
    EXPECT_FALSE(checkWriteAccess(f, source, std::span(&run, 1), true));
    f = facts(false, false);
    f.uses.push_back({.kind = DeviceUse::Kind::Holder, .where = "md0"});
    const auto access = checkWriteAccess(f, source, std::span(&run, 1), true);
    ASSERT_FALSE(access);
    EXPECT_NE(access.error().message.find("held by md0"), std::string::npos);
}

}  // namespace
}  // namespace sectorsmith
