// SPDX-License-Identifier: GPL-3.0-or-later
// What every BlockDevice must do. A test program includes this once and instantiates it, as byte_source_contract.h says.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "contracts/device_case.h"

namespace sectorsmith::testing {

inline std::string deviceCaseName(const ::testing::TestParamInfo<DeviceCase>& info) {
    return info.param.name;
}
inline void PrintTo(const DeviceCase& value, std::ostream* out) { *out << value.name; }

class BlockDeviceContract : public ::testing::TestWithParam<DeviceCase> {
 protected:
    void SetUp() override {
        sector_ = GetParam().sectorSize;
        bytes_.resize(std::uint64_t{sector_} * 4096);
        for (std::size_t i = 0; i < bytes_.size(); ++i)
            bytes_[i] = static_cast<std::byte>((i * 13 + i / sector_) % 251 + 1);
        device_ = GetParam().make(bytes_, sector_);
        if (!device_) GTEST_SKIP() << "this device cannot be made here";
    }
    std::vector<std::byte> fresh(std::uint64_t sectors, int seed) const {
        std::vector<std::byte> out(sectors * sector_);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = static_cast<std::byte>((i * 31 + static_cast<std::size_t>(seed)) & 0xFF);
        return out;
    }
    void put(std::uint64_t offset, const std::vector<std::byte>& what) {
        std::ranges::copy(what, bytes_.begin() + static_cast<std::ptrdiff_t>(offset));
    }
    void expectContent() {
        std::vector<std::byte> now(bytes_.size());
        EXPECT_TRUE(device_->read(0, now).complete());
        EXPECT_TRUE(now == bytes_) << "first difference at "
                                   << std::ranges::mismatch(now, bytes_).in1 - now.begin();
    }
    std::uint32_t sector_ = 512;
    std::vector<std::byte> bytes_;  // what the device should hold
    std::shared_ptr<BlockDevice> device_;
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(BlockDeviceContract);

TEST_P(BlockDeviceContract, KnowsItself) {
    EXPECT_EQ(device_->size(), bytes_.size());
    EXPECT_EQ(device_->sectorSize(), sector_);
    const DeviceIdentity identity = device_->identity();
    EXPECT_EQ(identity.size, bytes_.size());
    EXPECT_EQ(identity.sectorSize, sector_);
    EXPECT_TRUE(std::filesystem::path(identity.path).is_absolute() || identity.path.starts_with("/"))
        << identity.path;
    expectContent();
}

TEST_P(BlockDeviceContract, WritesWholeSectorsAndNothingElse) {
    for (auto [first, count] :
         {std::pair<std::uint64_t, std::uint64_t>{0, 1}, {1, 3}, {7, 64}, {1000, 2500}, {4095, 1}}) {
        const auto data = fresh(count, static_cast<int>(first));
        auto written = device_->write(first * sector_, data);
        ASSERT_TRUE(written) << written.error().message;
        put(first * sector_, data);
    }
    EXPECT_TRUE(device_->write(0, {}));
    expectContent();
    EXPECT_TRUE(device_->flush());
    expectContent();
}

TEST_P(BlockDeviceContract, RefusesWhatIsNotInsideOrNotWhole) {
    const auto one = fresh(1, 5);
    auto refused = [&](std::uint64_t offset, std::span<const std::byte> data) {
        auto result = device_->write(offset, data);
        return !result && (result.error().cause == Cause::Usage || result.error().cause == Cause::OutOfRange);
    };
    EXPECT_TRUE(refused(1, one));
    EXPECT_TRUE(refused(0, std::span(one).first(sector_ - 1)));
    EXPECT_TRUE(refused(bytes_.size(), one));
    EXPECT_TRUE(refused(bytes_.size() - sector_, fresh(2, 5)));
    const std::uint64_t far = (~std::uint64_t{0} / sector_ - 1) * sector_;
    EXPECT_TRUE(refused(far, fresh(4, 5)));
    EXPECT_FALSE(device_->writeZeros(1, sector_));
    EXPECT_FALSE(device_->writeZeros(bytes_.size() - sector_, 2 * std::uint64_t{sector_}));
    EXPECT_FALSE(device_->writeZeros(far, 4 * std::uint64_t{sector_}));
    EXPECT_FALSE(device_->zeroRange(1, sector_));
    EXPECT_FALSE(device_->zeroRange(bytes_.size() - sector_, 2 * std::uint64_t{sector_}));
    EXPECT_FALSE(device_->zeroRange(far, 4 * std::uint64_t{sector_}));
    EXPECT_FALSE(device_->discard(bytes_.size(), sector_));
    EXPECT_FALSE(device_->discard(far, 4 * std::uint64_t{sector_}));
    expectContent();
}

TEST_P(BlockDeviceContract, WritesZeros) {
    for (auto [first, count] :
         {std::pair<std::uint64_t, std::uint64_t>{3, 1}, {17, 1001}, {2048, 1024}, {4000, 96}}) {
        auto done = device_->writeZeros(first * sector_, count * sector_);
        ASSERT_TRUE(done) << done.error().message;
        put(first * sector_, std::vector<std::byte>(count * sector_));
    }
    expectContent();
    EXPECT_TRUE(device_->flush());
    expectContent();
}

TEST_P(BlockDeviceContract, ZeroesARangeOrChangesNothing) {
    for (auto [first, count] :
         {std::pair<std::uint64_t, std::uint64_t>{3, 1}, {17, 1001}, {2048, 1024}, {4000, 96}, {9, 0}}) {
        auto done = device_->zeroRange(first * sector_, count * sector_);
        if (done) put(first * sector_, std::vector<std::byte>(count * sector_));
        else ASSERT_EQ(done.error().cause, Cause::Unsupported) << done.error().message;
    }
    expectContent();
    EXPECT_TRUE(device_->flush());
    expectContent();
}

TEST_P(BlockDeviceContract, DiscardsNothingOutsideTheRange) {
    const std::uint64_t begin = 101 * std::uint64_t{sector_};
    const std::uint64_t length = 1900 * std::uint64_t{sector_};
    auto done = device_->discard(begin, length);
    if (!done) {
        EXPECT_EQ(done.error().cause, Cause::Unsupported) << done.error().message;
        expectContent();
        return;
    }
    EXPECT_LE(*done, length);
    // Inside, each byte is what it was or zero; outside, nothing has changed.
    std::vector<std::byte> now(bytes_.size());
    EXPECT_TRUE(device_->read(0, now).complete());
    std::uint64_t zeroed = 0;
    for (std::uint64_t i = 0; i < now.size(); ++i) {
        if (now[i] == bytes_[i]) continue;
        ASSERT_TRUE(i >= begin && i < begin + length && now[i] == std::byte{0}) << i;
        ++zeroed;
    }
    EXPECT_LE(zeroed, *done);
    auto nothing = device_->discard(begin, 0);
    EXPECT_TRUE(nothing && *nothing == 0);
}

}  // namespace sectorsmith::testing
