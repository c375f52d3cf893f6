// SPDX-License-Identifier: GPL-3.0-or-later
// The map of what files take: where its boxes go, and the window.
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <cmath>
#include <numeric>

#include "gui/hexview/hex_colors.h"
#include "gui/space/space_window.h"
#include "gui/space/treemap_view.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

SpaceFigures takes(std::uint64_t bytes) {
    return {.size = bytes, .allocated = bytes, .onDisk = bytes, .fragments = 1, .files = 1};
}

// docs/{a: 600, b: 200, deep/{c: 100}}, big: 1000, empty: 0
std::shared_ptr<const SpaceTree> someTree() {
    auto tree = std::make_shared<SpaceTree>();
    EXPECT_TRUE(tree->add(0, "", FileKind::Folder, {.folders = 1}));
    const auto docs = *tree->add(0, "docs", FileKind::Folder, {.folders = 1});
    EXPECT_TRUE(tree->add(docs, "a", FileKind::File, takes(600)));
    EXPECT_TRUE(tree->add(docs, "b", FileKind::File, takes(200)));
    const auto deep = *tree->add(docs, "deep", FileKind::Folder, {.folders = 1});
    EXPECT_TRUE(tree->add(deep, "c", FileKind::File, takes(100)));
    EXPECT_TRUE(tree->add(0, "big", FileKind::File, takes(1000)));
    EXPECT_TRUE(tree->add(0, "empty", FileKind::File, takes(0)));
    tree->finish();
    return tree;
}

std::string chosen(const TreemapView& view, const SpaceTree& tree) {
    return view.current() ? tree.pathOf(*view.current()) : "none";
}

const TreemapCell* cellOf(const TreemapView& view, const SpaceTree& tree, const std::string& path) {
    for (const TreemapCell& cell : view.cells())
        if (tree.pathOf(cell.node) == path) return &cell;
    return nullptr;
}

}  // namespace

TEST(Treemap, AreasAreInProportionAndDoNotOverlap) {
    for (const QRectF room : {QRectF(10, 20, 600, 400), QRectF(0, 0, 100, 900), QRectF(0, 0, 900, 3)}) {
        std::vector<double> values{6, 6, 4, 3, 2, 2, 1, 0};
        const double sum = std::accumulate(values.begin(), values.end(), 0.0);
        const auto boxes = squarified(values, room);
        ASSERT_EQ(boxes.size(), values.size());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const double area = room.width() * room.height() * values[i] / sum;
            EXPECT_NEAR(boxes[i].width() * boxes[i].height(), area, 1e-6 * room.width() * room.height()) << i;
            if (values[i] == 0) continue;
            EXPECT_TRUE(room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(boxes[i])) << i;
            for (std::size_t k = 0; k < i; ++k) {
                const QRectF both = boxes[i].intersected(boxes[k]);
                EXPECT_LT(std::max(0.0, both.width()) * std::max(0.0, both.height()), 1e-3) << i << ' ' << k;
            }
        }
    }
    // The example of the paper: nearly squares, where slices would be 6:1 and worse.
    const std::vector<double> values{6, 6, 4, 3, 2, 2, 1};
    for (const QRectF& box : squarified(values, QRectF(0, 0, 600, 400)))
        EXPECT_LT(std::max(box.width() / box.height(), box.height() / box.width()), 3);
    EXPECT_TRUE(squarified({}, QRectF(0, 0, 10, 10)).empty());
    const std::vector<double> nothing{0, 0};
    EXPECT_TRUE(squarified(nothing, QRectF(0, 0, 10, 10))[0].isEmpty());
    EXPECT_TRUE(squarified(values, QRectF())[0].isEmpty());
}

TEST(Treemap, FoldersHoldTheirFilesAndTinyOnesAreLeftOut) {
    const auto tree = someTree();
    const auto cells = treemapCells(*tree, 0, SpaceOrder::OnDisk, QRectF(0, 0, 800, 600), {});
    ASSERT_EQ(cells.size(), 6u) << "all but the empty file";
    for (const TreemapCell& cell : cells)
        for (const TreemapCell& other : cells)
            if (tree->node(other.node).parent == cell.node && other.depth == cell.depth + 1) {
                EXPECT_TRUE(cell.box.contains(other.box)) << tree->pathOf(other.node);
            }
    EXPECT_TRUE(treemapCells(*tree, 0, SpaceOrder::OnDisk, QRectF(0, 0, 3, 3), {}).empty());
    EXPECT_TRUE(treemapCells(*tree, 0, SpaceOrder::Holes, QRectF(0, 0, 800, 600), {}).empty());
    // Very many: only so many as can be seen.
    SpaceTree many;
    ASSERT_TRUE(many.add(0, "", FileKind::Folder, {}));
    for (int i = 0; i < 50000; ++i) ASSERT_TRUE(many.add(0, std::to_string(i), FileKind::File, takes(10)));
    many.finish();
    EXPECT_LT(treemapCells(many, 0, SpaceOrder::OnDisk, QRectF(0, 0, 400, 300), {}).size(), 7501u);
}

TEST(Treemap, ClickAndKeysLeadThroughFolders) {
    const auto tree = someTree();
    TreemapView view;
    view.resize(600, 400);
    view.setTree(tree);
    view.show();
    EXPECT_EQ(chosen(view, *tree), "big");
    QTest::keyClick(&view, Qt::Key_Right);
    EXPECT_EQ(chosen(view, *tree), "docs");
    QTest::keyClick(&view, Qt::Key_Right);
    EXPECT_EQ(chosen(view, *tree), "docs") << "there is none beyond";
    EXPECT_TRUE(view.accessibleDescription().contains(QStringLiteral("docs")));
    QTest::keyClick(&view, Qt::Key_Return);
    EXPECT_EQ(tree->pathOf(view.folder()), "docs");
    QTest::keyClick(&view, Qt::Key_Backspace);
    EXPECT_EQ(view.folder(), 0u);
    EXPECT_EQ(chosen(view, *tree), "docs") << "where people came from";
    QTest::keyClick(&view, Qt::Key_Backspace);
    EXPECT_EQ(view.folder(), 0u);
    // What is within a folder is on top of it.
    const TreemapCell* a = cellOf(view, *tree, "docs/a");
    ASSERT_NE(a, nullptr);
    QTest::mouseClick(&view, Qt::LeftButton, {}, a->box.center().toPoint());
    EXPECT_EQ(chosen(view, *tree), "docs/a");
    QTest::mouseDClick(&view, Qt::LeftButton, {}, a->box.center().toPoint());
    EXPECT_EQ(tree->pathOf(view.folder()), "docs");
    const QString text = spaceText(*tree, view.folder());
    EXPECT_TRUE(text.contains(QStringLiteral("900 bytes on disk"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("3 file"))) << text.toStdString();
}

TEST(Treemap, MeasuresAFolder) {
    const testing::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "docs");
    testing::writeFile(folder.path() / "docs" / "letter", testing::pattern(100000));
    testing::writeFile(folder.path() / "picture", testing::pattern(300000));
    SpaceWindow window;
    window.resize(700, 560);
    window.show();
    EXPECT_FALSE(child<QPushButton>(window, "up")->isEnabled());
    window.measureFolder(QString::fromStdString(folder.path().string()));
    EXPECT_TRUE(window.busy());
    ASSERT_TRUE(waitFor([&] { return window.tree() != nullptr; }));
    EXPECT_FALSE(window.busy());
    EXPECT_EQ(window.tree()->total().files, 2u);
    EXPECT_EQ(window.tree()->total().size, 400000u);
    auto* map = child<TreemapView>(window, "treemap");
    EXPECT_EQ(chosen(*map, *window.tree()), "picture");
    EXPECT_TRUE(child<QLabel>(window, "details")->text().contains(QStringLiteral("picture")));
    picture(window, QStringLiteral("space"));
    const TreemapCell* docs = cellOf(*map, *window.tree(), "docs");
    ASSERT_NE(docs, nullptr);
    QTest::mouseDClick(map, Qt::LeftButton, {}, docs->box.topLeft().toPoint() + QPoint(5, 5));
    EXPECT_TRUE(child<QLabel>(window, "place")->text().endsWith(QStringLiteral("› docs")));
    QTest::mouseClick(child<QPushButton>(window, "up"), Qt::LeftButton);
    EXPECT_EQ(map->folder(), 0u);
    window.measureFolder(QString::fromStdString((folder.path() / "none").string()));
    ASSERT_TRUE(waitFor([&] { return !window.busy(); }));
    EXPECT_EQ(window.tree(), nullptr);
    EXPECT_TRUE(child<QLabel>(window, "details")->text().contains(QStringLiteral("none")));
}

TEST(Treemap, MeasuresAVolumeThatIsNotMounted) {
    const auto image = testing::realImage("gpt_hfsplus");
    if (image.empty()) GTEST_SKIP() << "the real image gpt_hfsplus is not on this machine";
    const auto session = sessionOf(image.string());
    ASSERT_NE(session, nullptr);
    SpaceWindow window;
    window.setSource(session->source(), session->title());
    auto* target = child<QComboBox>(window, "target");
    ASSERT_TRUE(waitFor([&] { return target->count() == 2; }));
    EXPECT_TRUE(target->currentText().contains(session->title()));
    QTest::mouseClick(child<QPushButton>(window, "measure"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return window.tree() != nullptr; }));
    EXPECT_GT(window.tree()->total().files, 50u);
    EXPECT_GT(window.tree()->total().onDisk, 100000u);
}

}  // namespace sectorsmith::gui
