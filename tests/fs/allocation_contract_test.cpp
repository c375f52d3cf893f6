// SPDX-License-Identifier: GPL-3.0-or-later
// What every reader of allocation maps promises, on the fuzzers' seeds: small volumes of each format made by its own tools.
#include <gmock/gmock.h>

#include "fs/allocation_testing.h"
#include "fs/detect.h"
#include "fuzz/sparse_input.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using testing::readFree;

// A source one of whose blocks of 512 bytes cannot be read.
class BadBlock : public ByteSource {
 public:
    BadBlock(const ByteSource& source, std::uint64_t block) : source_(source), bad_(block * 512) {}
    std::uint64_t size() const override { return source_.size(); }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "bad"; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        auto report = source_.read(offset, out);
        if (offset < bad_ + 512 && bad_ < offset + out.size()) {
            const std::uint64_t from = std::max(offset, bad_);
            const std::uint64_t to = std::min(offset + out.size(), bad_ + 512);
            std::ranges::fill(out.subspan(from - offset, to - from), std::byte{0});
            report.bad.push_back({from, to - from, Error{Cause::Io, "a bad sector", from}});
        }
        return report;
    }

 private:
    const ByteSource& source_;
    std::uint64_t bad_;
};

class AllocationContract : public ::testing::TestWithParam<const char*> {
 protected:
    void SetUp() override {
        bytes_ = testing::readFile(testing::sourceFolder() / "tests/fuzz/corpus/allocation" / GetParam());
        ASSERT_FALSE(bytes_.empty());
        source_ = std::make_shared<fuzz::SparseInput>(bytes_);
    }
    std::vector<std::byte> bytes_;
    std::shared_ptr<fuzz::SparseInput> source_;
};

TEST_P(AllocationContract, RunsAndBlocksAgree) {
    const auto space = readFree(*source_);
    ASSERT_TRUE(space) << space.error().message;
    EXPECT_GT(space->summary.freeBytes, 0u);
    EXPECT_NE(space->summary.kind, FileSystemKind::Unknown);
    auto facts = detectFileSystem(*source_);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->kind, space->summary.kind);
    EXPECT_EQ(space->summary.blockSize % facts->blockSize, 0u);  // ext4 gives space in clusters
    EXPECT_EQ(facts->totalBytes, space->summary.volumeBytes);
    EXPECT_EQ(facts->freeBytes, space->summary.freeBytes + space->summary.reservedBytes);
    const auto plain = *facts;
    refineUsage(*source_, *facts);
    EXPECT_EQ(facts->freeBytes, plain.freeBytes);
    EXPECT_EQ(facts->usedBytes, plain.usedBytes);
    EXPECT_EQ(facts->problems, plain.problems);
    // At the edges of every run, inside and outside.
    auto expectFree = [&](std::uint64_t offset, bool free) {
        const auto use = useOf(*source_, offset);
        ASSERT_TRUE(use) << use.error().message;
        EXPECT_EQ(use->use == Use::Free, free) << offset;
        EXPECT_LE(use->offset, offset);
        EXPECT_GT(use->offset + use->length, offset);
        if (free) {
            EXPECT_EQ(use->area, "");
        }
    };
    std::size_t looked = 0;
    for (const ByteRange& run : space->runs) {
        if (++looked > 40) break;
        expectFree(run.offset, true);
        expectFree(run.offset + run.length - 1, true);
        if (run.offset > 0) expectFree(run.offset - 1, false);
        if (run.offset + run.length < source_->size()) expectFree(run.offset + run.length, false);
    }
}

TEST_P(AllocationContract, MapSumsUp) {
    SilentProgress progress;
    for (const std::size_t parts : {1U, 3U, 100U}) {
        const auto map = readUsageMap(*source_, parts, progress);
        ASSERT_TRUE(map) << map.error().message;
        std::uint64_t sum = 0;
        for (const std::uint64_t part : map->freeBytes) {
            sum += part;
            EXPECT_LE(part, map->summary.volumeBytes / parts + 1);
        }
        EXPECT_EQ(sum, map->summary.freeBytes);
    }
    EXPECT_FALSE(readUsageMap(*source_, 0, progress));
}

TEST_P(AllocationContract, StopsAndCancels) {
    SilentProgress progress;
    int visits = 0;
    auto stopped = readAllocation(*source_, [&](const ByteRange&) { return ++visits < 1; }, progress);
    ASSERT_TRUE(stopped);
    EXPECT_EQ(visits, 1);
    // Cancelled while it visits.
    auto later = readAllocation(
        *source_,
        [&](const ByteRange&) {
            progress.cancel();
            return true;
        },
        progress);
    EXPECT_TRUE(later || later.error().cause == Cause::Cancelled);
    visits = 0;
    auto cancelled = readAllocation(
        *source_,
        [&](const ByteRange&) {
            ++visits;
            return true;
        },
        progress);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().cause, Cause::Cancelled);
    EXPECT_EQ(visits, 0);
}

TEST_P(AllocationContract, TruncatedIsRefused) {
    const auto space = readFree(*source_);
    ASSERT_TRUE(space);
    for (const std::uint64_t less : {std::uint64_t{512}, space->summary.volumeBytes / 2}) {
        const auto result =
            readFree(SliceSource(source_, 0, (space->summary.volumeBytes - less) / 512 * 512));
        ASSERT_FALSE(result);
        EXPECT_FALSE(result.error().message.empty());
    }
}

// Whichever sector cannot be read: the same runs (nobody needed it), or none at all.
TEST_P(AllocationContract, UnreadableSectorsChangeNothing) {
    const auto space = readFree(*source_);
    ASSERT_TRUE(space);
    int refused = 0;
    for (std::size_t at = 5; at + 516 <= bytes_.size(); at += 516) {
        const auto block = loadLittle<std::uint32_t>(bytes_.data() + at) & 0x7FFFFFFF;
        const BadBlock bad(*source_, block);
        const auto result = readFree(bad);
        if (!result) {
            ++refused;
            continue;
        }
        // A checkpoint that cannot be read is not one to go back to: what it kept is free.
        if (space->summary.kind != FileSystemKind::Apfs) {
            EXPECT_EQ(result->runs, space->runs) << block;
        }
    }
    EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(Seeds, AllocationContract,
                         ::testing::Values("ext2", "ext4_uninit", "ext4_sums", "ext4_bigalloc", "ntfs",
                                           "fat12", "fat16", "fat32", "exfat", "hfsplus", "apfs"),
                         [](const auto& test) { return std::string(test.param); });

TEST(Allocation, WhatIsNotReadSaysWhy) {
    SilentProgress progress;
    std::vector<std::byte> bytes(1 << 20);
    auto cause = [&] {
        const auto result = readAllocation(MemorySource(bytes), nullptr, progress);
        EXPECT_FALSE(result);
        return result.error();
    };
    auto text = [&](std::size_t at, std::string_view what) {
        std::memcpy(bytes.data() + at, what.data(), what.size());
    };
    EXPECT_EQ(cause().cause, Cause::Unsupported);
    text(0, std::string_view("LUKS\xBA\xBE\0\2", 8));
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("encrypted"));
    std::ranges::fill(bytes, std::byte{0});
    text(512, "LABELONE");
    text(536, "LVM2 001");
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("LVM"));
    std::ranges::fill(bytes, std::byte{0});
    storeLittle<std::uint32_t>(bytes.data() + 4096, 0xA92B4EFC);
    storeLittle<std::uint32_t>(bytes.data() + 4100, 1);
    storeLittle<std::uint64_t>(bytes.data() + 4096 + 0x90, 8);
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("RAID"));
    std::ranges::fill(bytes, std::byte{0});
    text(88, "CS");
    bytes[8] = std::byte{1};
    bytes[10] = std::byte{16};
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("Core Storage"));
    std::ranges::fill(bytes, std::byte{0});
    text(3, "-FVE-FS-");
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("BitLocker"));
    std::ranges::fill(bytes, std::byte{0});
    text(6 * 512, "PRIVHEAD");
    EXPECT_EQ(cause().cause, Cause::Refused);
    EXPECT_THAT(cause().message, ::testing::HasSubstr("LDM"));
}

}  // namespace
}  // namespace sectorsmith
