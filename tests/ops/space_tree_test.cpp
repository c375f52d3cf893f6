// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of what files take: holes, fragments, names of one file, blocks of several.
#include "ops/space/space_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace sectorsmith {

namespace {

SpaceFigures spaceFile(std::uint64_t size, std::uint64_t allocated) {
    return {.size = size, .allocated = allocated, .onDisk = allocated, .files = 1};
}
constexpr SpaceFigures spaceFolder{.allocated = 4096, .onDisk = 4096, .folders = 1};

SpaceFigures afterRuns(std::uint64_t size, std::vector<SpaceRun> runs) {
    SpaceFigures figures;
    addRuns(figures, size, runs);
    return figures;
}

}  // namespace

TEST(SpaceRuns, HolesAndFragments) {
    // As filefrag counts: a run that goes on behind a hole at the place that the hole leaves, or at once, is no new one.
    EXPECT_EQ(afterRuns(100, {}).holes, 100u);
    EXPECT_EQ(afterRuns(100, {}).fragments, 0u);
    SpaceFigures figures = afterRuns(10000, {{.logical = 0, .physical = 8192, .length = 4096},
                                             {.logical = 4096, .physical = 12288, .length = 8192}});
    EXPECT_EQ(figures.fragments, 1u);
    EXPECT_EQ(figures.holes, 0u);
    figures = afterRuns(20000, {{.logical = 4096, .physical = 8192, .length = 4096},
                                {.logical = 12288, .physical = 12288, .length = 4096},
                                {.logical = 16384, .physical = 0, .length = 4096}});
    EXPECT_EQ(figures.fragments, 2u);
    EXPECT_EQ(figures.holes, 8192u);
    figures = afterRuns(12288, {{.logical = 0, .physical = 4096, .length = 4096},
                                {.logical = 8192, .physical = 12288, .length = 4096}});
    EXPECT_EQ(figures.fragments, 1u) << "the hole's place on the disk is free";
    EXPECT_EQ(figures.holes, 4096u);
    // Reserved behind the end; what has no place; shared and compressed.
    figures = afterRuns(5000, {{.logical = 0, .length = 4096, .located = false, .encoded = true},
                               {.logical = 4096, .physical = 4096, .length = 65536, .shared = true}});
    EXPECT_EQ(figures.fragments, 1u);
    EXPECT_EQ(figures.holes, 0u);
    EXPECT_EQ(figures.compressed, 4096u);
    EXPECT_EQ(figures.shared, 65536u);
}

TEST(SpaceRuns, OfADamagedVolumeComeToAnEnd) {
    const std::uint64_t all = ~std::uint64_t{0};
    const SpaceFigures figures = afterRuns(all, {{.logical = all - 1, .physical = all, .length = all},
                                                 {.logical = 0, .physical = 0, .length = all}});
    EXPECT_EQ(figures.holes, all - 1);
    EXPECT_EQ(figures.fragments, 2u);
}

TEST(SpaceTree, SumsUpByFolder) {
    SpaceTree tree;
    ASSERT_EQ(*tree.add(0, "", FileKind::Folder, spaceFolder), 0u);
    const auto a = *tree.add(0, "a", FileKind::Folder, spaceFolder);
    const auto b = *tree.add(a, "b", FileKind::Folder, spaceFolder);
    const auto one = *tree.add(b, "one", FileKind::File, spaceFile(100, 4096));
    const auto two = *tree.add(0, "two", FileKind::File, spaceFile(5000, 8192));
    const auto again = *tree.add(a, "two, too", FileKind::File, spaceFile(5000, 8192), true);
    tree.finish();
    EXPECT_EQ(tree.total().allocated, 3u * 4096 + 4096 + 8192);
    EXPECT_EQ(tree.total().size, 5100u);
    EXPECT_EQ(tree.total().files, 2u);
    EXPECT_EQ(tree.total().folders, 3u);
    EXPECT_EQ(tree.node(a).figures.allocated, 3u * 4096) << "the second name counts nowhere";
    EXPECT_EQ(tree.pathOf(one), "a/b/one");
    EXPECT_EQ(tree.pathOf(0), "");
    EXPECT_EQ(tree.depthOf(one), 3u);
    std::vector<SpaceTree::Number> top(tree.children(0).begin(), tree.children(0).end());
    tree.sort(top, SpaceOrder::OnDisk);
    EXPECT_EQ(top, (std::vector{a, two}));
    tree.sort(top, SpaceOrder::Size);
    EXPECT_EQ(top, (std::vector{two, a}));
    tree.sort(top, SpaceOrder::Name);
    EXPECT_EQ(top, (std::vector{a, two}));
    EXPECT_TRUE(tree.children(one).empty());
    EXPECT_EQ(tree.children(a).size(), 2u);
    EXPECT_EQ(tree.nameOf(again), "two, too");
}

TEST(SpaceTree, CountsSharedBlocksOnce) {
    SpaceTree tree;
    ASSERT_TRUE(tree.add(0, "", FileKind::Folder, {}));
    std::array<SpaceTree::Number, 4> nodes{};
    for (auto& node : nodes) node = *tree.add(0, "f", FileKind::File, spaceFile(100, 100));
    // In no order; the parts of the last overlap both.
    tree.addShared(nodes[3], 1, 50, 100);
    tree.addShared(nodes[0], 1, 0, 100);
    tree.addShared(nodes[1], 1, 0, 100);
    tree.addShared(nodes[2], 2, 0, 100);  // another disk
    tree.finish();
    EXPECT_EQ(tree.node(nodes[0]).figures.onDisk, 100u);
    EXPECT_EQ(tree.node(nodes[1]).figures.onDisk, 0u);
    EXPECT_EQ(tree.node(nodes[2]).figures.onDisk, 100u);
    EXPECT_EQ(tree.node(nodes[3]).figures.onDisk, 50u);
    EXPECT_EQ(tree.total().allocated, 400u);
    EXPECT_EQ(tree.total().onDisk, 250u);
}

TEST(SpaceTree, KeepsTheFirstProblems) {
    SpaceTree tree;
    ASSERT_TRUE(tree.add(0, "", FileKind::Folder, {}));
    for (int i = 0; i < 250; ++i) tree.addProblem(Message::plain("x"));
    EXPECT_EQ(tree.problemCount(), 250u);
    EXPECT_EQ(tree.problems().size(), 100u);
}

}  // namespace sectorsmith
