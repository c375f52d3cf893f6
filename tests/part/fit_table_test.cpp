// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/fit_table.h"

#include <gmock/gmock.h>

#include "part/errors.h"
#include "part/messages.h"
#include "part/partition_list.h"
#include "plans.h"

namespace sectorsmith {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::MadeDisk;

// The disk's bytes on one of another size or with other sectors, as copy leaves them there.
class Fitted {
 public:
    Fitted(const MadeDisk& disk, std::uint64_t size, std::uint32_t sector, std::uint32_t from = 512)
        : path(disk.path().parent_path() / "fitted.img"), sector_(sector) {
        fs::copy_file(disk.path(), path, fs::copy_options::overwrite_existing);
        fs::resize_file(path, size);
        plan = planTableFit(*load(), readDiskTables(*disk.load(from)));
        if (plan) testing::apply(path, *plan);
    }
    std::shared_ptr<ByteSource> load() const { return testing::loadImage(path, sector_); }
    std::string said(const std::string& command) const {
        const auto result =
            testing::run("D='" + path.string() + "'; export PATH=$PATH:/usr/sbin:/sbin; " + command);
        return result.out + result.err;
    }
    // Byte, length, type and name of each partition.
    static std::string listed(const ByteSource& disk) {
        std::string text;
        for (const Partition& one : listPartitions(disk).partitions)
            if (!one.protective)
                text += one.table + std::to_string(one.index) + " " + std::to_string(one.offset) + "+" +
                        std::to_string(one.length) + " " + one.type + " " + one.name + " " + one.uuid + "\n";
        return text;
    }

    fs::path path;
    Result<TablePlan> plan;

 private:
    std::uint32_t sector_;
};

const char* const makeGpt =
    "sgdisk -o -n 1:2048:+2M -t 1:ef00 -c 1:EFI -n 2:8192:+4M -c 2:'two words' -n 7:20480:24575 $D && "
    "printf '\\372code' | dd of=$D conv=notrunc status=none";

TEST(FitTable, ALargerAndASmallerDisk) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("20M");
    disk.must(makeGpt);
    for (const std::uint64_t size : {std::uint64_t{64} << 20, (std::uint64_t{13} << 20) + 512}) {
        const Fitted fitted(disk, size, 512);
        ASSERT_TRUE(fitted.plan) << fitted.plan.error().message;
        EXPECT_THAT(fitted.said("sgdisk -v $D"), HasSubstr("No problems found")) << size;
        EXPECT_EQ(testing::complaints(*fitted.load()), "") << size;
        EXPECT_EQ(Fitted::listed(*fitted.load()), Fitted::listed(*disk.load()));
        EXPECT_EQ(listPartitions(*fitted.load()).lastUsable, size / 512 - 34);
        EXPECT_EQ(testing::readFile(fitted.path)[1], std::byte{'c'});
        const auto again = planTableFit(*fitted.load(), readDiskTables(*disk.load()));
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->empty()) << "once more changes nothing";
    }
    const Fitted same(disk, std::uint64_t{20} << 20, 512);
    ASSERT_TRUE(same.plan);
    EXPECT_TRUE(same.plan->empty());
    const Fitted small(disk, std::uint64_t{12} << 20, 512);
    ASSERT_FALSE(small.plan);
    EXPECT_TRUE(small.plan.error().code == PartError::FitOutside) << small.plan.error().message;
    EXPECT_THAT(small.plan.error().message, HasSubstr("partition 7"));
}

TEST(FitTable, OneDamagedCopyWillDoAndTwoWillNot) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("20M");
    disk.must(std::string(makeGpt) + "; dd if=/dev/urandom of=$D bs=512 seek=2 count=1 conv=notrunc");
    const Fitted fitted(disk, std::uint64_t{30} << 20, 512);
    ASSERT_TRUE(fitted.plan) << fitted.plan.error().message;
    EXPECT_THAT(fitted.said("sgdisk -v $D"), HasSubstr("No problems found"));
    disk.must("dd if=/dev/urandom of=$D bs=512 seek=$((20*2048-33)) count=1 conv=notrunc");
    const Fitted damaged(disk, std::uint64_t{30} << 20, 512);
    ASSERT_FALSE(damaged.plan);
    EXPECT_EQ(damaged.plan.error().cause, Cause::Damaged);
}

TEST(FitTable, OtherSectorsThereAndBack) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("fdisk");
    const MadeDisk disk("20M");
    disk.must(makeGpt);
    for (const std::uint64_t size : {std::uint64_t{20} << 20, std::uint64_t{40} << 20}) {
        const Fitted large(disk, size, 4096);
        ASSERT_TRUE(large.plan) << large.plan.error().message;
        EXPECT_EQ(testing::complaints(*large.load()), "");
        EXPECT_EQ(Fitted::listed(*large.load()), Fitted::listed(*disk.load()));
        const std::string said = large.said("fdisk -b 4096 -l $D");
        EXPECT_THAT(said, HasSubstr("Disklabel type: gpt"));
        EXPECT_THAT(said, ::testing::ContainsRegex("img7 +2560 +3071 "));
        EXPECT_THAT(said, ::testing::Not(HasSubstr("corrupt")));
        EXPECT_EQ(readDiskTables(*testing::loadImage(large.path, 512)).gpt->sectorSize, 4096u)
            << "nothing is left of the old table";
        // Back onto small sectors.
        const auto there = readDiskTables(*large.load());
        const auto back = planTableFit(*testing::loadImage(large.path, 512), there);
        ASSERT_TRUE(back) << back.error().message;
        testing::apply(large.path, *back);
        EXPECT_THAT(large.said("sgdisk -v $D"), HasSubstr("No problems found"));
        EXPECT_EQ(Fitted::listed(*testing::loadImage(large.path, 512)), Fitted::listed(*disk.load()));
        EXPECT_EQ(testing::complaints(*testing::loadImage(large.path, 512)), "");
    }
    // A partition that begins between two large sectors, and one where the larger table goes.
    disk.must("sgdisk -a 1 -n 8:26001:+1M $D");
    const Fitted between(disk, std::uint64_t{20} << 20, 4096);
    ASSERT_FALSE(between.plan);
    EXPECT_TRUE(between.plan.error().code == PartError::FitNotWhole) << between.plan.error().message;
    disk.must("sgdisk -d 8 -a 1 -n 9:40:47 $D");
    const Fitted early(disk, std::uint64_t{20} << 20, 4096);
    ASSERT_FALSE(early.plan);
    EXPECT_TRUE(early.plan.error().code == PartError::PartitionInsideTable) << early.plan.error().message;
}

TEST(FitTable, HybridEntriesFollow) {
    SECTORSMITH_NEED("sgdisk");
    const MadeDisk disk("20M");
    disk.must(std::string(makeGpt) + " && sgdisk -h 2:7 $D");
    const Fitted larger(disk, std::uint64_t{50} << 20, 512);
    ASSERT_TRUE(larger.plan) << larger.plan.error().message;
    EXPECT_EQ(Fitted::listed(*larger.load()), Fitted::listed(*disk.load()));
    const auto after = testing::readFile(larger.path), before = testing::readFile(disk.path());
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + 512, after.begin())) << "the hybrid MBR stays";
    EXPECT_TRUE(std::ranges::any_of(larger.plan->notes, [](const Message& note) {
        return note.code == PartMessage::HybridMbrNotChanged;
    }));
    // Boot Camp writes FE FF FF as the last cylinder of each entry.
    const MadeDisk bootCamp("20M");
    bootCamp.must(std::string(makeGpt) +
                  " && sgdisk -h 2:7 $D && for at in 451 467 483; do printf '\376\377\377' | "
                  "dd of=$D bs=1 seek=$at conv=notrunc status=none; done");
    const Fitted same(bootCamp, std::uint64_t{50} << 20, 512);
    ASSERT_TRUE(same.plan) << same.plan.error().message;
    const auto kept = testing::readFile(same.path), as = testing::readFile(bootCamp.path());
    EXPECT_TRUE(std::equal(as.begin(), as.begin() + 512, kept.begin()));
    const Fitted other(disk, std::uint64_t{50} << 20, 4096);
    ASSERT_TRUE(other.plan) << other.plan.error().message;
    const DiskTables tables = readDiskTables(*other.load());
    ASSERT_EQ(tables.scheme, Scheme::Hybrid);
    EXPECT_EQ(Fitted::listed(*other.load()).substr(0, 4), "gpt1");
    for (const char* entry : {"8192", "20480"})
        EXPECT_TRUE(std::ranges::any_of(tables.mbr->mbr.entries, [&](const MbrEntry& one) {
            return one.start == static_cast<std::uint32_t>(std::stoul(entry) / 8);
        })) << entry;
}

TEST(FitTable, AnMbrWithLogicalPartitions) {
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("fdisk");
    const MadeDisk disk("40M");
    disk.must(
        "printf 'label: dos\\nlabel-id: 0x12345678\\n2048,8192,83\\n10240,61440,5\\n12288,8192,83\\n"
        "22528,8192,7\\n32768,4096,83\\n' | sfdisk -q $D");
    const Fitted larger(disk, std::uint64_t{80} << 20, 512);
    ASSERT_TRUE(larger.plan);
    EXPECT_TRUE(larger.plan->empty()) << "an MBR does not know the size of its disk";
    const MadeDisk damaged("40M");
    damaged.must(
        "printf 'label: dos\\n10240,61440,5\\n12288,8192,83\\n' | sfdisk -q $D && "
        "dd if=/dev/zero of=$D bs=512 seek=10240 count=1 conv=notrunc status=none");
    const Fitted moreRoom(damaged, std::uint64_t{80} << 20, 512);
    ASSERT_TRUE(moreRoom.plan) << moreRoom.plan.error().message;
    EXPECT_TRUE(moreRoom.plan->empty());
    const Fitted small(disk, std::uint64_t{30} << 20, 512);
    ASSERT_FALSE(small.plan);
    EXPECT_TRUE(small.plan.error().code == PartError::FitOutside);
    const Fitted enough(disk, std::uint64_t{35} << 20, 512);
    EXPECT_TRUE(enough.plan) << enough.plan.error().message;
    const Fitted other(disk, std::uint64_t{40} << 20, 4096);
    ASSERT_TRUE(other.plan) << other.plan.error().message;
    const auto places = [](const ByteSource& source) {
        std::string text;
        for (const Partition& one : listPartitions(source).partitions)
            text += std::to_string(one.index) + " " + std::to_string(one.offset) + "+" +
                    std::to_string(one.length) + " " + one.type + "\n";
        return text;
    };
    EXPECT_EQ(places(*other.load()), places(*disk.load()));
    EXPECT_EQ(testing::complaints(*other.load()), "");
    const std::string said = other.said("fdisk -b 4096 -l $D");
    EXPECT_THAT(said, ::testing::ContainsRegex("img5 +1536 +2559 "));
    EXPECT_THAT(said, ::testing::ContainsRegex("img7 +4096 +4607 "));
    disk.must("printf '2047,1\\n' | sfdisk -q -N 3 --force $D");
    const Fitted between(disk, std::uint64_t{40} << 20, 4096);
    ASSERT_FALSE(between.plan);
    EXPECT_TRUE(between.plan.error().code == PartError::FitNotWhole) << between.plan.error().message;
}

}  // namespace
}  // namespace sectorsmith
