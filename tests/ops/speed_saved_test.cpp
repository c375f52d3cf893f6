// SPDX-License-Identifier: GPL-3.0-or-later
// What a test overwrites is saved before and put back after, whatever happens in between.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "ops/disk_match.h"
#include "ops/speed/saved_ranges.h"
#include "ops/undo_record.h"
#include "testing/fault_device.h"
#include "testing/images.h"

namespace sectorsmith::speed {
namespace {

using testing::FakeMedium;
using testing::Fault;
using testing::FaultDevice;
namespace fs = std::filesystem;

// As behind a bridge that passes on nothing.
class NamelessDevice : public FaultDevice {
 public:
    using FaultDevice::FaultDevice;
    DeviceIdentity identity() const override {
        DeviceIdentity disk = FaultDevice::identity();
        disk.serial.clear();
        return disk;
    }
};

class SavedRanges : public ::testing::Test {
 protected:
    SavedRanges() {
        std::mt19937 random(3);
        medium_.bytes.resize(std::size_t{10} << 20);
        for (std::size_t i = 0; i < medium_.bytes.size() / 2; ++i)
            medium_.bytes[i] = static_cast<std::byte>(random());
        before_ = medium_.bytes;  // the second half is zero
        test_.key = RunKey::random();
        test_.ranges = {{1 << 20, 6 << 20}, {(std::uint64_t{9} << 20) + 512, 4096}};
        test_.inFlightBytes = 64 << 10;
        test_.folder = folder_.path();
    }
    RangeKeeper save(BlockDevice& device) {
        test_.disk = device.identity();
        auto saved = RangeKeeper::save(device, test_, progress_);
        EXPECT_TRUE(saved) << saved.error().message;
        return std::move(*saved);
    }
    // As the test does: whole units with stamps, over all of the ranges.
    void overwrite(std::uint64_t bytes) {
        auto pool = RandomPool::make(test_.key, 4096, 1);
        ASSERT_TRUE(pool);
        for (const SavedRange& range : test_.ranges)
            for (std::uint64_t at = 0; at < std::min(range.length, bytes); at += 4096) {
                const auto block = pool->take(range.offset + at);
                std::memcpy(medium_.bytes.data() + range.offset + at, block.data(), block.size());
                pool->giveBack(block);
            }
    }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()));
    }

    testing::TemporaryFolder folder_;
    FakeMedium medium_;
    std::vector<std::byte> before_;
    SavedTest test_;
    SilentProgress progress_;
};

TEST_F(SavedRanges, EveryByteIsAsItWasAndNoFileIsLeft) {
    FaultDevice device(medium_);
    RangeKeeper keeper = save(device);
    EXPECT_EQ(files(), 2u);
    EXPECT_TRUE(findCutOffTests({folder_.path()}).empty());  // it lives
    overwrite(~std::uint64_t{0});
    EXPECT_NE(medium_.bytes, before_);
    auto back = keeper.putBack(device, progress_);
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_TRUE(medium_.bytes == before_);
    EXPECT_EQ(files(), 0u);
}

TEST_F(SavedRanges, ATestThatWasCutOffIsFoundAndPutBack) {
    FaultDevice device(medium_);
    {
        const RangeKeeper keeper = save(device);
    }  // gone, as after kill -9
    overwrite(3 << 20);
    // In flight when the power went: neither old nor new.
    std::memset(medium_.bytes.data() + (std::size_t{4} << 20), 0x77, 32 << 10);
    const auto found = findCutOffTests({folder_.path()});
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].bytes(), (std::uint64_t{6} << 20) + 4096);
    const auto torn = medium_.bytes;
    auto restored = restoreCutOff(device, found[0], progress_);
    ASSERT_TRUE(restored) << restored.error().message;
    EXPECT_TRUE(medium_.bytes == before_);
    // What nobody explains is in an undo record, whoever wrote it.
    EXPECT_EQ(restored->replacedBytes, 32u << 10);
    {
        UndoStore store({folder_.path()}, folder_.path());
        auto record = store.load(restored->recordId);
        ASSERT_TRUE(record) << record.error().message;
        ASSERT_TRUE(takeBack(device, *record, store, progress_));
        EXPECT_TRUE(std::equal(torn.begin() + (4 << 20), torn.begin() + (4 << 20) + (32 << 10),
                               medium_.bytes.begin() + (4 << 20)));
        ASSERT_TRUE(store.remove(*record));
    }
    for (const auto& left : fs::directory_iterator(folder_.path()))
        ADD_FAILURE() << left.path().filename() << " is left";
}

// Another disk of the same kind, size and sectors, as two sticks without serial numbers are.
TEST_F(SavedRanges, AnotherDiskThatLooksTheSameIsLeftAlone) {
    test_.inFlightBytes = 32 << 20;
    FakeMedium twin = medium_;
    std::ranges::reverse(twin.bytes);
    {
        NamelessDevice device(medium_);
        const RangeKeeper keeper = save(device);
    }
    overwrite(3 << 20);
    const auto found = findCutOffTests({folder_.path()});
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].boot, bootIdentity());
    NamelessDevice other(twin);
    const auto content = twin.bytes;
    EXPECT_EQ(restoreCutOff(other, found[0], progress_).error().cause, Cause::Refused);
    EXPECT_EQ(restoreCutOff(other, found[0], progress_, DiskIs::ConfirmedByHand).error().cause,
              Cause::Changed);
    EXPECT_TRUE(twin.bytes == content);
    // What the disk held before: nothing of the test, and no proof that it is the right one.
    FakeMedium copy = twin;
    copy.bytes = before_;
    NamelessDevice same(copy);
    EXPECT_EQ(restoreCutOff(same, found[0], progress_, DiskIs::ConfirmedByHand).error().cause,
              Cause::Changed);
    EXPECT_EQ(files(), 2u);
    // The right one: people say so, and the test's data are in it.
    NamelessDevice device(medium_);
    EXPECT_EQ(restoreCutOff(device, found[0], progress_).error().cause, Cause::Refused);
    ASSERT_TRUE(restoreCutOff(device, found[0], progress_, DiskIs::ConfirmedByHand));
    EXPECT_TRUE(medium_.bytes == before_);
    EXPECT_EQ(files(), 0u);
}

TEST_F(SavedRanges, ADiskThatWasChangedSinceIsLeftAlone) {
    FaultDevice device(medium_);
    {
        const RangeKeeper keeper = save(device);
    }
    overwrite(3 << 20);
    std::memset(medium_.bytes.data() + (std::size_t{4} << 20), 0x77, 128 << 10);  // more than was in flight
    const auto now = medium_.bytes;
    const auto found = findCutOffTests({folder_.path()});
    ASSERT_EQ(found.size(), 1u);
    const auto restored = restoreCutOff(device, found[0], progress_);
    ASSERT_FALSE(restored);
    EXPECT_EQ(restored.error().cause, Cause::Changed);
    EXPECT_EQ(restored.error().offset, std::uint64_t{4} << 20);
    EXPECT_TRUE(medium_.bytes == now);
    EXPECT_EQ(files(), 2u);
    // Another disk.
    FakeMedium smaller;
    smaller.bytes.resize(1 << 20);
    FaultDevice other(smaller);
    EXPECT_EQ(restoreCutOff(other, found[0], progress_).error().cause, Cause::Changed);
}

TEST_F(SavedRanges, AFailureWhilePuttingBackKeepsTheFilesAndAnotherTryWorks) {
    FaultDevice healthy(medium_);
    RangeKeeper keeper = save(healthy);
    overwrite(~std::uint64_t{0});
    for (const Fault fault : {Fault::TornWrite, Fault::WriteError, Fault::FlushError, Fault::SilentDrop}) {
        FaultDevice failing(medium_, fault, 1);
        const auto back = keeper.putBack(failing, progress_);
        ASSERT_FALSE(back) << static_cast<int>(fault);
        EXPECT_NE(back.error().message.find("speed restore"), std::string::npos);
        EXPECT_EQ(files(), 2u);
    }
    ASSERT_TRUE(keeper.putBack(healthy, progress_));
    EXPECT_TRUE(medium_.bytes == before_);
}

TEST_F(SavedRanges, DamagedSavedDataAreNoticed) {
    FaultDevice device(medium_);
    {
        const RangeKeeper keeper = save(device);
    }
    overwrite(1 << 20);
    auto found = findCutOffTests({folder_.path()});
    ASSERT_EQ(found.size(), 1u);
    auto data = testing::readFile(found[0].dataFile());
    data[data.size() / 2] ^= std::byte{1};
    testing::writeFile(found[0].dataFile(), data);
    const auto now = medium_.bytes;
    const auto restored = restoreCutOff(device, found[0], progress_);
    ASSERT_FALSE(restored);
    EXPECT_EQ(restored.error().cause, Cause::Damaged);
    EXPECT_TRUE(medium_.bytes == now);
    // A damaged description is named and not obeyed.
    auto text = testing::readFile(found[0].descriptionFile());
    text.resize(text.size() / 2);
    testing::writeFile(found[0].descriptionFile(), text);
    std::vector<Message> problems;
    EXPECT_TRUE(findCutOffTests({folder_.path()}, &problems).empty());
    EXPECT_EQ(problems.size(), 1u);
    EXPECT_EQ(files(), 2u);
}

TEST_F(SavedRanges, CancelledOrImpossibleSavingLeavesNothing) {
    FaultDevice device(medium_);
    test_.disk = device.identity();
    SilentProgress cancelled;
    cancelled.cancel();
    EXPECT_EQ(RangeKeeper::save(device, test_, cancelled).error().cause, Cause::Cancelled);
    EXPECT_EQ(files(), 0u);
    test_.ranges.push_back({std::uint64_t{12} << 20, 4096});  // beyond the end: cannot be read
    EXPECT_FALSE(RangeKeeper::save(device, test_, progress_));
    EXPECT_EQ(files(), 0u);
    // Parts of sectors could not be written back.
    for (const SavedRange odd : {SavedRange{0, 1000}, SavedRange{100, 512}}) {
        test_.ranges = {odd};
        EXPECT_EQ(RangeKeeper::save(device, test_, progress_).error().cause, Cause::Usage);
        EXPECT_EQ(files(), 0u);
    }
    // What an earlier process left before it began to write is removed.
    testing::writeFile(folder_.path() / "speed-20260101-000000-0000.data", std::vector<std::byte>(100));
    EXPECT_TRUE(findCutOffTests({folder_.path()}).empty());
    EXPECT_EQ(files(), 0u);
}

}  // namespace
}  // namespace sectorsmith::speed
