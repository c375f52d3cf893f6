// SPDX-License-Identifier: GPL-3.0-or-later
// Trees of HFS and HFS Plus whose nodes are named many times: each is followed where its keys belong, so that all of them end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "base/endian.h"
#include "templates/decoded.h"

namespace sectorsmith::testing {
namespace {

using ::testing::IsEmpty;

constexpr unsigned treeHeight = 8;
constexpr unsigned pointers = 12;

struct TreeKind {
    const char* id;
    bool plus;
    unsigned file;  // 3: extents, 4: catalogue, 8: attributes
    const char* tree;
    std::size_t forkAt;  // in the volume header
};
constexpr TreeKind treeKinds[] = {
    {"fs/hfsplus", true, 3, "volume.extents.", 192},    {"fs/hfsplus", true, 4, "volume.catalog.", 272},
    {"fs/hfsplus", true, 8, "volume.attributes.", 352}, {"fs/hfs", false, 3, "volume.extents.", 134},
    {"fs/hfs", false, 4, "volume.catalog.", 150},
};

// A key that begins with a number, in the form of the tree. Its bytes.
std::size_t putKey(const TreeKind& kind, std::byte* at, std::uint32_t number) {
    if (!kind.plus) {
        at[0] = std::byte{7};
        storeBig<std::uint32_t>(at + 2, number);
        if (kind.file == 4) {
            at[6] = std::byte{1};
            at[7] = std::byte{'a'};
        }
        return 8;
    }
    const std::uint16_t length = kind.file == 3 ? 10 : kind.file == 4 ? 8 : 14;
    storeBig<std::uint16_t>(at, length);
    storeBig<std::uint32_t>(at + (kind.file == 4 ? 2 : 4), number);
    if (kind.file == 4) {
        storeBig<std::uint16_t>(at + 6, 1);
        at[9] = std::byte{'a'};
    } else if (kind.file == 8) {
        storeBig<std::uint16_t>(at + 12, 1);
        at[15] = std::byte{'a'};
    }
    return length + 2U;
}

// From one key of an inner node to the next, so that all keys of the node below lie between the first and the second.
std::uint32_t stepOf(unsigned level) {
    std::uint32_t step = 1;
    for (unsigned i = 2; i < level; ++i) step *= pointers;
    return step;
}

// A volume with one tree, a node in each level: all records of an inner node name the node below. With `rising` their keys go
// up, else they are the same.
std::vector<std::byte> volumeOfTwins(const TreeKind& kind, bool rising) {
    std::vector<std::byte> bytes(64 * 1024);
    std::byte* header = bytes.data() + 1024;
    std::size_t treeAt = 0;
    if (kind.plus) {
        std::memcpy(header, "H+\0\4", 4);
        storeBig<std::uint32_t>(header + 40, 4096);
        storeBig<std::uint32_t>(header + 44, 16);
        std::byte* fork = header + kind.forkAt;
        storeBig<std::uint64_t>(fork, 8192);
        storeBig<std::uint32_t>(fork + 16, 2);
        storeBig<std::uint32_t>(fork + 20, 2);
        treeAt = 8192;
    } else {
        std::memcpy(header, "BD", 2);
        storeBig<std::uint16_t>(header + 14, 3);
        storeBig<std::uint16_t>(header + 18, 100);
        storeBig<std::uint32_t>(header + 20, 512);
        storeBig<std::uint16_t>(header + 28, 4);
        storeBig<std::uint16_t>(header + kind.forkAt, 2);
        storeBig<std::uint16_t>(header + kind.forkAt + 2, 16);
        treeAt = std::size_t{4 + 2} * 512;
    }
    std::byte* first = bytes.data() + treeAt;
    first[8] = std::byte{1};
    storeBig<std::uint16_t>(first + 14, treeHeight);
    storeBig<std::uint32_t>(first + 16, 1);
    storeBig<std::uint16_t>(first + 32, 512);
    for (unsigned level = treeHeight; level >= 1; --level) {
        std::byte* node = first + std::size_t{treeHeight - level + 1} * 512;
        node[8] = level == 1 ? std::byte{0xFF} : std::byte{0};
        node[9] = static_cast<std::byte>(level);
        const std::uint16_t count = level == 1 ? 1 : pointers;
        storeBig<std::uint16_t>(node + 10, count);
        std::size_t at = 14;
        for (unsigned i = 0; i <= count; ++i) {
            storeBig<std::uint16_t>(node + 510 - 2 * i, static_cast<std::uint16_t>(at));
            if (i == count) break;
            at += putKey(kind, node + at, rising ? 16 + i * stepOf(level) : 16);
            if (level > 1) storeBig<std::uint32_t>(node + at, treeHeight - level + 2);
            at += level > 1 ? 4 : 64;
        }
    }
    return bytes;
}

TEST(HfsTrees, NodesThatAreNamedManyTimesAreFollowedOnce) {
    for (const TreeKind& kind : treeKinds) {
        const std::string what = std::string(kind.id) + " " + kind.tree;
        const Decoded d(kind.id, bytesSource(volumeOfTwins(kind, true)));
        const auto visit = d.visitAll(50'000);
        EXPECT_TRUE(visit.complete) << what;
        EXPECT_THAT(visit.errors, IsEmpty()) << what;
        std::string path = std::string(kind.tree) + "root";
        for (unsigned level = treeHeight; level > 1; --level) {
            EXPECT_EQ(d.count(path + ".records"), pointers) << what;
            EXPECT_FALSE(d.has(path + ".records[1].node")) << what;
            EXPECT_FALSE(d.has(path + ".records[" + std::to_string(pointers - 1) + "].node")) << what;
            path += ".records[0].node";
            ASSERT_TRUE(d.has(path)) << what << ' ' << level;
        }
        EXPECT_EQ(d.count(path + ".records"), 1u) << what;
    }
}

TEST(HfsTrees, WhereKeysDoNotGoUpNothingIsFollowed) {
    for (const TreeKind& kind : treeKinds) {
        const Decoded d(kind.id, bytesSource(volumeOfTwins(kind, false)));
        EXPECT_TRUE(d.visitAll(50'000).complete);
        const std::string root = std::string(kind.tree) + "root";
        EXPECT_EQ(d.count(root + ".records"), pointers);
        EXPECT_FALSE(d.has(root + ".records[0].node")) << kind.id << ' ' << kind.tree;
    }
}

// The last bound comes from above: a child may not hold what belongs to its sibling's range.
TEST(HfsTrees, AChildBeyondItsRangeIsNotFollowed) {
    for (const TreeKind& kind : treeKinds) {
        auto bytes = volumeOfTwins(kind, true);
        const std::size_t second = (kind.plus ? 8192 : 6 * 512) + 2 * 512;
        putKey(kind, bytes.data() + second + 14,
               16 + stepOf(treeHeight));  // the node below the root now begins with the root's second key
        const Decoded d(kind.id, bytesSource(bytes));
        const std::string root = std::string(kind.tree) + "root";
        EXPECT_FALSE(d.has(root + ".records[0].node")) << kind.id << ' ' << kind.tree;
        EXPECT_TRUE(d.has(root + ".records[1].node")) << kind.id << ' ' << kind.tree;
    }
}

}  // namespace
}  // namespace sectorsmith::testing
