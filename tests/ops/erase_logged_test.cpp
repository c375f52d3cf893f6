// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that logs its writes, with a volume of each file system on it: whatever is written or trimmed lies in what an
// independent program calls free.
#include <gtest/gtest.h>

#include "fs/allocation_testing.h"
#include "ops/erase_testing.h"
#include "ops/free_space/free_space.h"
#include "testing/logging_device.h"

namespace sectorsmith {
namespace {

using testing::LoggingDevice;
using testing::MadeDisk;

struct Volume {
    const char* name;
    const char* image;  // a real one; empty: `make` makes it at $D from the files in $D.s
    const char* make;
    // "pstat", "dumpe2fs" (blkls does not know groups that were never initialised), else blkls -f judge.
    const char* judge;
    std::uint32_t unit;  // bytes that it counts in; 0: a block of the map
};

class EraseLogged : public ::testing::TestWithParam<Volume> {};

TEST_P(EraseLogged, NothingIsWrittenOutsideOfWhatIsFree) {
    SECTORSMITH_NEEDS_SHELL();
    const Volume& volume = GetParam();
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_NEED("pstat");
    MadeDisk disk("64M");
    if (*volume.image != 0) {
        SECTORSMITH_REAL_IMAGE(original, volume.image);
        disk.must("cp '" + original.string() + "' $D");
    } else {
        SECTORSMITH_NEED("mke2fs");
        SECTORSMITH_NEED("dumpe2fs");
        SECTORSMITH_NEED("mkfs.fat");
        SECTORSMITH_NEED("mcopy");
        disk.must(
            "mkdir $D.s; for i in 1 2 3 4 5 6 7 8 9; do head -c $((i*130001)) /dev/urandom >$D.s/f$i; done");
        disk.must(volume.make);
    }
    auto bytes = testing::readFile(disk.path());
    const auto map = testing::readFree(MemorySource(bytes));
    ASSERT_TRUE(map) << map.error().message;
    const std::uint64_t unit = volume.unit != 0 ? volume.unit : map->summary.blockSize;
    const std::uint64_t units = map->summary.volumeBytes / unit;
    const std::string_view judge = volume.judge;
    auto free = judge == "pstat"      ? testing::pstatFree(disk.path(), 0, units)
                : judge == "dumpe2fs" ? testing::dumpe2fsFree(disk, units)
                                      : testing::sleuthkitFree(disk.path(), volume.judge, 0, units);
    // The sectors behind FAT's last whole cluster are in no map: not free for us.
    for (std::uint64_t u = units; u-- > 0;) {
        const auto use = useOf(MemorySource(bytes), u * unit);
        ASSERT_TRUE(use) << use.error().message;
        if (!use->area.text.starts_with("tail")) break;
        free[u] = false;
    }
    ASSERT_GT(std::ranges::count(free, true) * unit, 100000u);
    for (std::uint64_t u = 0; u < units; ++u)
        if (free[u] && u % 3 != 0) testing::fillWithNoise(std::span(bytes).subspan(u * unit, unit), u);

    for (const EraseMethod method : {EraseMethod::Zero, EraseMethod::Random, EraseMethod::Trim}) {
        auto device = std::make_shared<LoggingDevice>(bytes);
        device->limits = {4096, 512, 0};
        FreeSpaceRequest request;
        request.volume = ByteRange{0, device->size()};
        SilentProgress progress;
        const auto space = readFreeSpace(device, request, progress);
        ASSERT_TRUE(space) << space.error().message;
        EraseOptions options;
        options.method = method;
        testing::QuietWatcher watcher;
        const auto report = eraseRanges(*device, *device, space->ranges, options, watcher);
        ASSERT_FALSE(report.stopped) << report.stopped->message;
        ASSERT_FALSE(device->touched.empty());
        for (const auto& [offset, length] : device->touched)
            for (std::uint64_t u = offset / unit; u * unit < offset + length; ++u)
                ASSERT_TRUE(u < units && free[u])
                    << methodName(method) << " touched " << length << " bytes at " << offset;
        if (method != EraseMethod::Zero) continue;
        for (std::uint64_t u = 0; u < units; ++u) {
            const auto now = std::span(device->bytes).subspan(u * unit, unit);
            ASSERT_TRUE(!free[u] ||
                        std::ranges::count(now, std::byte{0}) == static_cast<std::ptrdiff_t>(unit))
                << "unit " << u << " is free and was left";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, EraseLogged,
    ::testing::Values(
        Volume{"ext4", "",
               "mke2fs -q -F -t ext4 -d $D.s $D; for i in 2 4 6; do debugfs -w -R \"rm f$i\" $D; done",
               "dumpe2fs", 0},
        Volume{"ext2", "ext2", "", "ext2", 0}, Volume{"ntfs", "ntfs", "", "ntfs", 0},
        Volume{"fat12", "fat12", "", "fat12", 512}, Volume{"fat16", "fat16", "", "fat16", 512},
        Volume{"fat32", "", "mkfs.fat -F 32 $D; mcopy -i $D $D.s/f* ::/; mdel -i $D ::/f2; mdel -i $D ::/f4",
               "fat32", 512},
        Volume{"exfat", "exfat", "", "exfat", 512}, Volume{"hfsplus", "hfsplus_volume", "", "hfs", 0},
        Volume{"apfs", "apfs_volume", "", "pstat", 0},
        Volume{"apfs_encrypted", "apfs_encrypted", "", "pstat", 0}),
    [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace sectorsmith
