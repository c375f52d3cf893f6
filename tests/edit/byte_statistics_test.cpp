// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/byte_statistics.h"

#include <gtest/gtest.h>

#include <atomic>
#include <random>
#include <sstream>

#include "io/memory_source.h"
#include "testing/fake_source.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

Result<ByteStatistics> counted(const ByteSource& source, std::uint64_t offset = 0,
                               std::uint64_t length = UINT64_MAX, std::size_t pieces = 100) {
    SilentProgress progress;
    std::vector<EntropyPiece> told;
    auto result = countBytes(
        source, offset, length, pieces, [&](const EntropyPiece& p) { told.push_back(p); }, progress);
    if (result) {
        EXPECT_EQ(told.size(), result->pieces.size());
        std::uint64_t at = offset;
        for (const EntropyPiece& piece : result->pieces) {
            EXPECT_EQ(piece.offset, at);
            EXPECT_LE(piece.least, piece.mean + 1e-9);
            EXPECT_LE(piece.mean, piece.most + 1e-9);
            at += piece.length;
        }
        EXPECT_EQ(at, offset + std::min(length, source.size() - offset));
        EXPECT_LE(result->pieces.size(), pieces);
    }
    return result;
}

TEST(ByteStatistics, ByDefinition) {
    EXPECT_EQ(ByteCounts{}.entropy(), 0.0);
    std::vector<std::byte> all(256 * 64);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::byte>(i);
    const auto uniform = counted(MemorySource(all));
    ASSERT_TRUE(uniform);
    EXPECT_DOUBLE_EQ(uniform->counts.entropy(), 8.0);
    EXPECT_NEAR(uniform->pieces.front().mean, 8.0, 1e-9);
    std::vector<std::byte> two(8192);
    for (std::size_t i = 0; i < two.size(); i += 2) two[i] = std::byte{'x'};
    const auto half = counted(MemorySource(two));
    ASSERT_TRUE(half);
    EXPECT_DOUBLE_EQ(half->counts.entropy(), 1.0);
    EXPECT_EQ(half->counts.of['x'], 4096u);
    EXPECT_EQ(half->pieces.front().zeroBytes * half->pieces.size(), 4096u);
    const auto none = counted(MemorySource(two), 8192);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->pieces.empty());
    EXPECT_FALSE(counted(MemorySource(two), 8193));
}

// Python counts the same bytes.
TEST(ByteStatistics, AgreesWithPython) {
    if (!testing::haveProgram("python3")) GTEST_SKIP() << "python3 is not here";
    std::mt19937 random(5);
    std::vector<std::byte> data(1'100'001);
    for (std::size_t i = 0; i < data.size(); ++i)
        data[i] = static_cast<std::byte>(i < 550'000 ? 'a' + random() % 20 : random() % 256);
    const testing::TemporaryFolder folder;
    testing::writeFile(folder.path() / "data", data);
    constexpr std::string_view program =
        "import sys, math, collections\n"
        "d = open(sys.argv[1], 'rb').read()[1000:]\n"
        "def e(b): return -sum(n/len(b)*math.log2(n/len(b)) for n in collections.Counter(b).values())\n"
        "print(e(d)); print(d.count(0x61))\n"
        "blocks = [e(d[i:i+4096]) for i in range(0, len(d), 4096)]\n"
        "print(min(blocks[:27])); print(sum(blocks[:27])/27); print(max(blocks[-26:]))\n";
    testing::writeFile(folder.path() / "count.py", testing::bytesOf(program));
    const auto python = testing::run("python3 '" + (folder.path() / "count.py").string() + "' '" +
                                     (folder.path() / "data").string() + "'");
    ASSERT_EQ(python.exitCode, 0) << python.err;
    std::istringstream numbers(python.out);
    double entropy = 0, least = 0, mean = 0, most = 0;
    std::uint64_t letters = 0;
    numbers >> entropy >> letters >> least >> mean >> most;
    const auto result = counted(MemorySource(data), 1000, UINT64_MAX, 10);
    ASSERT_TRUE(result);
    EXPECT_NEAR(result->counts.entropy(), entropy, 1e-9);
    EXPECT_EQ(result->counts.of['a'], letters);
    EXPECT_EQ(result->pieces.front().length, 27u * 4096);  // 269 blocks in ten pieces
    EXPECT_NEAR(result->pieces.front().least, least, 1e-9);
    EXPECT_NEAR(result->pieces.front().mean, mean, 1e-9);
    EXPECT_NEAR(result->pieces.back().most, most, 1e-9);
}

// 8 TiB of zeros around a little data: known at once, from the holes.
class SparseDisk : public MemorySource {
 public:
    SparseDisk() : MemorySource(std::vector<std::byte>(1)) {}
    std::uint64_t size() const override { return std::uint64_t{8} << 40; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        read_ += out.size();
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = offset + i >= data && offset + i < data + 5000 ? std::byte{0xFF} : std::byte{0};
        return {};
    }
    Extent extentAt(std::uint64_t offset) const override {
        if (offset < data) return {offset, data - offset, true};
        const std::uint64_t end = data + 5000;
        if (offset < end) return {offset, end - offset, false};
        return {offset, size() - offset, true};
    }
    static constexpr std::uint64_t data = (std::uint64_t{5} << 40) + 12345;
    mutable std::atomic<std::uint64_t> read_ = 0;
};

TEST(ByteStatistics, HolesAreNotRead) {
    const SparseDisk source;
    const auto result = counted(source, 0, UINT64_MAX, 4096);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->counts.of[0xFF], 5000u);
    EXPECT_EQ(result->counts.of[0], source.size() - 5000);
    EXPECT_LT(source.read_.load(), 8u << 20);
    EXPECT_EQ(result->pieces.size(), 4096u);
    std::uint64_t zeros = 0;
    for (const EntropyPiece& piece : result->pieces) zeros += piece.zeroBytes;
    EXPECT_EQ(zeros, source.size() - 5000);
    EXPECT_EQ(result->pieces.front().most, 0.0);
}

TEST(ByteStatistics, UnreadableSectorsAreLeftOutAndCounted) {
    testing::FakeSource source(std::uint64_t{4} << 20);
    source.makeBad(1 << 20, 1 << 20);
    const auto result = counted(source, 0, UINT64_MAX, 4);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->unreadableBytes, 1u << 20);
    EXPECT_EQ(result->counts.total(), 3u << 20);
    ASSERT_EQ(result->pieces.size(), 4u);
    EXPECT_FALSE(result->pieces[1].known);
    EXPECT_EQ(result->pieces[1].unreadableBytes, 1u << 20);
    EXPECT_TRUE(result->pieces[2].known);
}

TEST(ByteStatistics, CancelEndsIt) {
    class Cancelled : public SilentProgress {
        bool cancelled() const override { return true; }
    } progress;
    const auto result = countBytes(
        testing::FakeSource(std::uint64_t{1} << 50), 0, UINT64_MAX, 10, [](const EntropyPiece&) {}, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().cause, Cause::Cancelled);
}

}  // namespace
}  // namespace sectorsmith
