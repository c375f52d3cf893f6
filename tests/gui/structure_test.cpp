// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <nlohmann/json.hpp>

#include "gui/structure/data_inspector.h"
#include "gui/structure/field_columns.h"
#include "gui/structure/filter_bar.h"
#include "gui/structure/inspector_values.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

std::shared_ptr<const lang::SourceText> text(const std::string& program) {
    auto source = std::make_shared<lang::SourceText>();
    source->name = "test.hexpat";
    source->text = program;
    return source;
}

// Bytes 0, 1, 2, … 255, 0, …
std::shared_ptr<ByteSource> counting(std::size_t size) {
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>(i);
    return std::make_shared<MemorySource>(bytes);
}

// A panel over a source, with a template that has been run and whose top rows are there.
struct ShownStructure {
    ShownStructure(std::shared_ptr<ByteSource> source, const std::string& program, quint64 base = 0) {
        session = std::make_unique<SourceSession>(asOpened(std::move(source)), QStringLiteral("test"));
        panel = std::make_unique<StructurePanel>();
        panel->resize(700, 500);
        panel->setSession(session.get());
        panel->show();
        waitFor([&] { return !panel->controller()->busy(); });
        panel->controller()->run(text(program), QStringLiteral("test"), base);
        waitFor([&] { return !panel->controller()->busy() && model().rowCount() > 0; });
    }
    ~ShownStructure() { panel->setSession(nullptr); }
    StructureModel& model() { return *panel->controller()->model(); }
    QModelIndex child(const QModelIndex& parent, int row, int column = 0) {
        if (model().canFetchMore(parent)) model().fetchMore(parent);
        waitFor([&] { return model().rowCount(parent) > row; });
        return model().index(row, column, parent);
    }
    QString shown(const QModelIndex& index, int column) {
        return index.siblingAtColumn(column).data().toString();
    }

    std::unique_ptr<SourceSession> session;
    std::unique_ptr<StructurePanel> panel;
};

TEST(Structure, ShowsFieldsWithValuesAndPlaces) {
    ShownStructure s(counting(4096),
                     "struct H { u8 a; be u16 b [[comment(\"the second\")]]; u32 c; };\nH h @ 16;\n");
    const QModelIndex h = s.child({}, 0);
    EXPECT_EQ(s.shown(h, StructureModel::Name), QStringLiteral("h"));
    EXPECT_EQ(s.shown(h, StructureModel::Offset), QStringLiteral("0x10"));
    EXPECT_EQ(s.shown(h, StructureModel::Size), QStringLiteral("7"));
    const QModelIndex b = s.child(h, 1);
    EXPECT_EQ(s.shown(b, StructureModel::Name), QStringLiteral("b"));
    EXPECT_TRUE(s.shown(b, StructureModel::Value).contains(QString::number(0x1112)))
        << s.shown(b, StructureModel::Value).toStdString();
    EXPECT_EQ(s.shown(b, StructureModel::Type), QStringLiteral("u16"));
    EXPECT_EQ(s.shown(b, StructureModel::Comment), QStringLiteral("the second"));
}

TEST(Structure, RowsSayWhatIsInThem) {
    ShownStructure s(counting(4096),
                     "enum Kind : u8 { Boot = 16, Data };\n"
                     "struct E { Kind kind; u8 n; } [[disk::summary(\"{}, {}\", kind, n)]];\n"
                     "struct Bad { u8 a; } [[disk::summary(\"{:d}\", \"x\")]];\n"
                     "E e[2] @ 16;\nBad bad @ 0;\nu8 after @ 1;\n");
    const QModelIndex array = s.child({}, 0);
    EXPECT_EQ(s.shown(array, StructureModel::Value), QString());
    const QModelIndex first = s.child(array, 0);
    EXPECT_EQ(s.shown(first, StructureModel::Value), QStringLiteral("Boot, 17"));
    EXPECT_EQ(s.shown(s.child(array, 1), StructureModel::Value), QStringLiteral("18, 19"));
    const QModelIndex kind = s.child(first, 0);
    EXPECT_EQ(s.shown(kind, StructureModel::Value), QStringLiteral("Boot (16)"));
    EXPECT_EQ(s.shown(kind, StructureModel::Type), QStringLiteral("Kind"));
    // What cannot be worked out says why; the rest goes on.
    const QString failed = s.shown(s.child({}, 1), StructureModel::Value);
    EXPECT_TRUE(failed.contains(QStringLiteral("{:d}"))) << failed.toStdString();
    EXPECT_EQ(s.shown(s.child({}, 2), StructureModel::Value), QStringLiteral("1"));
    // The filter finds what only the summary says.
    s.panel->controller()->setFilter(QStringLiteral("Boot, 17"));
    ASSERT_TRUE(
        waitFor([&] { return s.panel->controller()->filterState().state == FoundFields::State::Finished; }));
    EXPECT_EQ(s.panel->controller()->filterState().found, 1U);
}

TEST(FieldColumns, ShareTheWidthAndGiveDeepNamesRoom) {
    constexpr int em = 10;
    EXPECT_EQ(sharedWidths(400, 100, em), (FieldWidths{135, 165}));
    EXPECT_EQ(sharedWidths(310, 100, em), (FieldWidths{139, 171}));        // the values before the offset
    EXPECT_EQ(sharedWidths(120, 100, em), (FieldWidths{80, 40}));          // the names stay readable
    EXPECT_EQ(sharedWidths(4000, 100, em), (FieldWidths{220, 400}));       // no wider than anybody reads
    EXPECT_EQ(widenedName({135, 165}, 120, 40), (FieldWidths{135, 165}));  // never narrower
    EXPECT_EQ(widenedName({135, 165}, 180, 40), (FieldWidths{180, 120}));
    EXPECT_EQ(widenedName({135, 165}, 1000, 40), (FieldWidths{225, 75}));  // a quarter is for the values
    EXPECT_EQ(widenedName({135, 165}, 1000, 90), (FieldWidths{210, 90}));
}

TEST(FilterBar, SaysHowFarTheSearchIs) {
    FoundFields state;
    state.searched = 200;
    state.found = 3;
    EXPECT_EQ(searchedText(state), QStringLiteral("Searching: 200 fields, 3 found"));
    state.state = FoundFields::State::Paused;
    EXPECT_EQ(searchedText(state), QStringLiteral("Searched the first 200 fields, 3 found"));
    state.state = FoundFields::State::Finished;
    EXPECT_EQ(searchedText(state), QStringLiteral("Searched all 200 fields, 3 found"));
    state.leftOut = true;
    EXPECT_EQ(searchedText(state), QStringLiteral("Searched 200 fields of a larger tree, 3 found"));
}

TEST(Structure, LargeArraysGetRangeRows) {
    ShownStructure s(std::make_shared<FakeSource>(std::uint64_t{1} << 40), "u8 all[1000000000] @ 0;\n");
    const QModelIndex all = s.child({}, 0);
    const QModelIndex first = s.child(all, 0);
    EXPECT_TRUE(s.model().isRange(first));
    EXPECT_EQ(s.model().rowCount(all), 10);
    EXPECT_EQ(s.shown(first, StructureModel::Name), QStringLiteral("[0 … 99999999]"));
    const QModelIndex inner = s.child(first, 9999);
    EXPECT_EQ(s.shown(inner, StructureModel::Name), QStringLiteral("[99990000 … 99999999]"));
    const QModelIndex last = s.child(inner, 9999);
    EXPECT_EQ(s.shown(last, StructureModel::Name), QStringLiteral("[99999999]"));
    EXPECT_EQ(s.shown(last, StructureModel::Offset), QStringLiteral("0x5F5E0FF"));
}

TEST(Structure, GoesToAnElement) {
    ShownStructure s(std::make_shared<FakeSource>(std::uint64_t{1} << 40), "u32 all[100000000] @ 0;\n");
    QSignalSpy revealed(&s.model(), &StructureModel::revealed);
    s.model().revealElement(s.child({}, 0), 76'543'210);
    ASSERT_TRUE(waitFor([&] { return revealed.count() == 1; }));
    const auto index = revealed.at(0).at(0).value<QModelIndex>();
    EXPECT_EQ(s.shown(index, StructureModel::Name), QStringLiteral("[76543210]"));
}

TEST(Structure, TheTreeAndTheBytesFollowEachOther) {
    ShownStructure s(counting(4096),
                     "struct In { u16 x; u16 y; };\nstruct H { u8 a; In in[4]; };\nH h @ 100;\n");
    // From the bytes to the tree.
    s.session->setCursor(100 + 1 + 2 * 4 + 3);
    ASSERT_TRUE(waitFor([&] { return child<QTreeView>(*s.panel, "fields")->currentIndex().isValid(); }));
    EXPECT_EQ(child<QTreeView>(*s.panel, "fields")->currentIndex().siblingAtColumn(0).data().toString(),
              QStringLiteral("y"));
    EXPECT_EQ(s.session->focusField(), (ByteRange{111, 2}));
    // And from the tree to the bytes.
    child<QTreeView>(*s.panel, "fields")->setFocus();
    QTest::keyClick(child<QTreeView>(*s.panel, "fields"), Qt::Key_Home);
    EXPECT_EQ(s.session->cursor(), 100u);
    EXPECT_EQ(s.session->focusField()->length, 17u);
}

TEST(Structure, LinksAreFollowedByEnter) {
    ShownStructure s(counting(4096), "struct T { u8 x; };\nstruct H { T *p : u8; };\nH h @ 0x150;\n");
    const QModelIndex p = s.child(s.child({}, 0), 0);
    ASSERT_NE(s.model().rowAt(p), nullptr);
    ASSERT_TRUE(s.model().rowAt(p)->link);
    s.session->setCursor(0x150);
    ASSERT_TRUE(waitFor([&] { return child<QTreeView>(*s.panel, "fields")->currentIndex().isValid(); }));
    child<QTreeView>(*s.panel, "fields")->setFocus();
    QTest::keyClick(child<QTreeView>(*s.panel, "fields"), Qt::Key_Return);
    EXPECT_EQ(s.session->cursor(), 0x50u);
    EXPECT_TRUE(s.session->canGoBack());
}

TEST(Structure, FieldsColourTheBytesThatAreVisible) {
    ShownStructure s(counting(65536), "struct H { u32 a; u32 b; u8 bytes[8]; };\nH h[100] @ 0;\n");
    s.session->setVisibleRange({0, 256});
    ASSERT_TRUE(waitFor([&] { return s.session->fieldsIn({0, 256}).size() == 48; }));
    const auto fields = s.session->fieldsIn({0, 16});
    ASSERT_EQ(fields.size(), 3u);
    EXPECT_EQ(fields[1].range, (ByteRange{4, 4}));
    EXPECT_TRUE(fields[1].title.contains(QStringLiteral("b"))) << fields[1].title.toStdString();
    EXPECT_EQ(fields[2].range, (ByteRange{8, 8}));  // one mark for the array of bytes
    EXPECT_TRUE(s.session->fieldsIn({1600, 100}).empty());
}

TEST(Structure, ErrorsBelongToTheirRowAndTheRestGoesOn) {
    ShownStructure s(counting(64), "struct A { u32 x; };\nA good @ 0;\nA bad @ 1000;\nA after @ 8;\n");
    ASSERT_TRUE(waitFor([&] { return s.model().rowCount() == 3; }));
    EXPECT_TRUE(s.model().rowAt(s.child({}, 0))->error.isEmpty());
    const QModelIndex bad = s.child({}, 1);
    const bool here = !s.model().rowAt(bad)->error.isEmpty();
    const QModelIndex inner = s.model().hasChildren(bad) ? s.child(bad, 0) : bad;
    EXPECT_TRUE(here || (inner.isValid() && !s.model().rowAt(inner)->error.isEmpty()));
    EXPECT_TRUE(s.model().rowAt(s.child({}, 2))->error.isEmpty());
}

// Types into the filter and waits until a round of the search is over.
void filterFor(StructurePanel& panel, const QString& text) {
    child<QLineEdit>(panel, "filter")->setText(text);
    QTest::keyClick(child<QLineEdit>(panel, "filter"), Qt::Key_Return);
    ASSERT_TRUE(waitFor(
        [&] { return panel.controller()->filterState().state != FoundFields::State::Running; }, 30000));
}

// The titles of all rows, those below indented.
QStringList rowsOf(const QAbstractItemModel* model, const QModelIndex& parent = {}, int depth = 0) {
    QStringList rows;
    for (int row = 0; row < model->rowCount(parent); ++row) {
        const QModelIndex index = model->index(row, 0, parent);
        rows << QString(depth, u' ') + index.data().toString();
        rows += rowsOf(model, index, depth + 1);
    }
    return rows;
}

TEST(Structure, TheFilterSearchesWhatWasNeverOpened) {
    ShownStructure s(counting(65536),
                     "struct In { u16 x; u16 y [[comment(\"of a Pear tree\")]]; };\n"
                     "struct H { u8 apple; u8 pear; In in[3]; In many[5000]; char word[4]; };\n"
                     "struct I { u8 apple; };\nH one @ 0;\nI two @ 16;\n");
    filterFor(*s.panel, QStringLiteral("apple"));
    EXPECT_EQ(rowsOf(child<QTreeView>(*s.panel, "foundFields")->model()),
              QStringList({QStringLiteral("one"), QStringLiteral(" apple"), QStringLiteral("two"),
                           QStringLiteral(" apple")}));
    EXPECT_TRUE(child<QTreeView>(*s.panel, "foundFields")->isVisible());
    EXPECT_FALSE(child<QTreeView>(*s.panel, "fields")->isVisible());
    EXPECT_TRUE(child<QLabel>(*s.panel, "searched")->text().startsWith(QStringLiteral("Searched all ")))
        << qPrintable(child<QLabel>(*s.panel, "searched")->text());
    EXPECT_FALSE(child<QToolButton>(*s.panel, "searchOn")->isVisible());
    // Comments, and elements far behind in a long array, which comes in turns.
    filterFor(*s.panel, QStringLiteral("[4999]"));
    EXPECT_EQ(rowsOf(child<QTreeView>(*s.panel, "foundFields")->model()),
              QStringList({QStringLiteral("one"), QStringLiteral(" many"), QStringLiteral("  [4999]")}));
    filterFor(*s.panel, QStringLiteral("PEAR"));
    const QStringList pears = rowsOf(child<QTreeView>(*s.panel, "foundFields")->model());
    EXPECT_EQ(pears.mid(0, 6),
              QStringList({QStringLiteral("one"), QStringLiteral(" pear"), QStringLiteral(" in"),
                           QStringLiteral("  [0]"), QStringLiteral("   y"), QStringLiteral("  [1]")}));
    filterFor(*s.panel, QStringLiteral("nothing like it"));
    EXPECT_TRUE(rowsOf(child<QTreeView>(*s.panel, "foundFields")->model()).isEmpty());
    EXPECT_TRUE(child<QLabel>(*s.panel, "searched")->text().contains(QStringLiteral("0 found")));
}

// A round has a bound, also of what has none, and says so; what follows a huge array is found all the same.
TEST(Structure, TheFilterIsBoundedAndGoesOnWhenAsked) {
    ShownStructure s(std::make_shared<FakeSource>(std::uint64_t{1} << 40),
                     "u8 all[1000000000] @ 0;\nu8 needle @ 5;\n");
    filterFor(*s.panel, QStringLiteral("needle"));
    EXPECT_EQ(rowsOf(child<QTreeView>(*s.panel, "foundFields")->model()),
              QStringList({QStringLiteral("needle")}));
    EXPECT_EQ(s.panel->controller()->filterState().state, FoundFields::State::Paused);
    EXPECT_TRUE(child<QLabel>(*s.panel, "searched")->text().contains(QStringLiteral("Searched the first")));
    ASSERT_TRUE(child<QToolButton>(*s.panel, "searchOn")->isVisible());
    const quint64 before = s.panel->controller()->filterState().searched;
    child<QToolButton>(*s.panel, "searchOn")->click();
    EXPECT_TRUE(waitFor([&] { return s.panel->controller()->filterState().searched > before; }));
    // While it runs the tree answers.
    EXPECT_EQ(s.shown(s.child({}, 1), StructureModel::Name), QStringLiteral("needle"));
}

TEST(Structure, ClearingTheFilterKeepsThePlace) {
    ShownStructure s(counting(65536),
                     "struct In { u16 x; u16 y; };\nstruct H { In in[500]; u8 last; };\nH h @ 0;\n");
    s.session->setCursor(4 * 300 + 2);
    QTreeView* tree = child<QTreeView>(*s.panel, "fields");
    ASSERT_TRUE(waitFor([&] { return tree->currentIndex().data().toString() == QStringLiteral("y"); }));
    const int scrolled = tree->verticalScrollBar()->value();
    ASSERT_GT(scrolled, 0);
    const QModelIndex current = tree->currentIndex();
    filterFor(*s.panel, QStringLiteral("last"));
    child<QLineEdit>(*s.panel, "filter")->clear();
    EXPECT_TRUE(tree->isVisible());
    EXPECT_EQ(tree->currentIndex(), current);
    EXPECT_EQ(tree->verticalScrollBar()->value(), scrolled);
    EXPECT_TRUE(tree->isExpanded(current.parent()));
    // What was chosen among the found is where the tree is then.
    filterFor(*s.panel, QStringLiteral("last"));
    QTreeView* found = child<QTreeView>(*s.panel, "foundFields");
    found->setFocus();
    found->setCurrentIndex(found->model()->index(0, 0, found->model()->index(0, 0)));
    EXPECT_EQ(s.session->cursor(), 2000u);
    child<QLineEdit>(*s.panel, "filter")->clear();
    ASSERT_TRUE(waitFor([&] { return tree->currentIndex().data().toString() == QStringLiteral("last"); }));
    EXPECT_FALSE(tree->visualRect(tree->currentIndex()).isEmpty());
}

TEST(Structure, TheFilterFindsANameOnTheSampleDisk) {
    const testing::TemporaryFolder folder;
    const auto image = folder.path() / "disk.img";
    if (!testing::copySampleDisk(image)) GTEST_SKIP() << "there is no shell or no xz";
    const auto session = sessionOf(image.string());
    ASSERT_NE(session, nullptr);
    StructurePanel panel;
    panel.resize(420, 600);
    panel.setSession(session.get());
    panel.show();
    ASSERT_TRUE(
        waitFor([&] { return !panel.controller()->busy() && panel.controller()->model()->hasChildren(); }));
    filterFor(panel, QStringLiteral("bootcamp"));
    const QString rows = rowsOf(child<QTreeView>(panel, "foundFields")->model()).join(u'\n');
    EXPECT_TRUE(rows.contains(QStringLiteral("PartitionName")))
        << qPrintable(rows + child<QLabel>(panel, "searched")->text());
    picture(panel, QStringLiteral("structure-filter"));
    // Deep rows keep a name that can be read, also when the panel changes its size.
    panel.resize(430, 600);
    QModelIndex deep = child<QTreeView>(panel, "foundFields")->model()->index(0, 0);
    while (child<QTreeView>(panel, "foundFields")->model()->hasChildren(deep))
        deep = child<QTreeView>(panel, "foundFields")->model()->index(0, 0, deep);
    EXPECT_GE(child<QTreeView>(panel, "foundFields")->visualRect(deep).width(),
              child<QTreeView>(panel, "foundFields")->fontMetrics().horizontalAdvance(deep.data().toString()))
        << qPrintable(deep.data().toString());
    panel.setSession(nullptr);
}

TEST(Structure, OffsetAndValueFitTheUsualWidth) {
    ShownStructure s(std::make_shared<FakeSource>(std::uint64_t{4} << 40),
                     "struct In { u16 x; u64 y; };\nstruct H { u8 a; In in[4]; };\nH h @ 0x10000000000;\n");
    s.panel->resize(380, 500);
    s.session->setCursor((std::uint64_t{1} << 40) + 1 + 10 * 2 + 3);
    QTreeView* tree = child<QTreeView>(*s.panel, "fields");
    ASSERT_TRUE(waitFor([&] { return tree->currentIndex().data().toString() == QStringLiteral("y"); }));
    const QModelIndex offset = tree->currentIndex().siblingAtColumn(StructureModel::Offset);
    const QRect cell = tree->visualRect(offset);
    EXPECT_GE(cell.left(), 0);
    EXPECT_LE(cell.right(), tree->viewport()->width());
    const QFontMetrics fixed(offset.data(Qt::FontRole).value<QFont>());
    EXPECT_GT(cell.width(), fixed.horizontalAdvance(offset.data().toString()));
    EXPECT_GT(tree->columnWidth(StructureModel::Value), 60);
    // Widths that people choose stay.
    tree->setColumnWidth(StructureModel::Value, 333);
    s.panel->resize(390, 500);
    EXPECT_EQ(tree->columnWidth(StructureModel::Value), 333);
}

TEST(Structure, RightOnALeafStaysWhereItIs) {
    ShownStructure s(counting(4096), "struct H { u8 a; u8 b; };\nH h @ 0;\n");
    s.panel->resize(300, 300);
    s.session->setCursor(1);
    QTreeView* tree = child<QTreeView>(*s.panel, "fields");
    ASSERT_TRUE(waitFor([&] { return tree->currentIndex().data().toString() == QStringLiteral("b"); }));
    ASSERT_GT(tree->horizontalScrollBar()->maximum(), 0);
    tree->setFocus();
    const int before = tree->horizontalScrollBar()->value();
    for (int i = 0; i < 5; ++i) QTest::keyClick(tree, Qt::Key_Right);
    EXPECT_EQ(tree->horizontalScrollBar()->value(), before);
    EXPECT_EQ(tree->currentIndex().data().toString(), QStringLiteral("b"));
    // It still opens what can be opened.
    QTest::keyClick(tree, Qt::Key_Left);
    QTest::keyClick(tree, Qt::Key_Left);
    EXPECT_FALSE(tree->isExpanded(tree->currentIndex()));
    QTest::keyClick(tree, Qt::Key_Right);
    EXPECT_TRUE(tree->isExpanded(tree->currentIndex()));
}

TEST(Structure, FieldsOfAStructureShareAColour) {
    ShownStructure s(
        counting(65536),
        "struct Guid { u32 a; u16 b; u16 c; };\n"
        "struct Head { u32 magic; Guid id; u32 size; u64 x; };\nstruct Entry { u64 from; u64 to; u64 z; };\n"
        "Head head @ 0;\nEntry entries[4] @ 64;\n");
    s.session->setVisibleRange({0, 256});
    ASSERT_TRUE(waitFor([&] { return s.session->fieldsIn({0, 256}).size() >= 18; }));
    const auto head = s.session->fieldsIn({0, 24});
    ASSERT_EQ(head.size(), 6u);
    for (const FieldMark& mark : head) EXPECT_EQ(mark.color, head.front().color) << qPrintable(mark.title);
    const auto first = s.session->fieldsIn({64, 24});
    const auto second = s.session->fieldsIn({88, 24});
    ASSERT_EQ(first.size(), 3u);
    EXPECT_NE(first.front().color, head.front().color);
    EXPECT_EQ(first.front().color, second.front().color);
    EXPECT_NE(first.front().alternate, second.front().alternate);
    EXPECT_EQ(first.front().alternate, first.back().alternate);
}

TEST(Structure, AnotherEvaluationKeepsWhatIsOpen) {
    ShownStructure s(counting(4096),
                     "struct In { u16 x; u16 y; };\nstruct H { u8 a; In in[4]; };\nH h @ 100;\n");
    s.session->setCursor(100 + 1 + 2 * 4 + 3);
    ASSERT_TRUE(waitFor([&] { return child<QTreeView>(*s.panel, "fields")->currentIndex().isValid(); }));
    s.panel->controller()->runAgain();
    ASSERT_TRUE(waitFor([&] {
        const QModelIndex now = child<QTreeView>(*s.panel, "fields")->currentIndex();
        return now.isValid() && now.siblingAtColumn(0).data().toString() == QStringLiteral("y");
    }));
    EXPECT_TRUE(child<QTreeView>(*s.panel, "fields")
                    ->isExpanded(child<QTreeView>(*s.panel, "fields")->currentIndex().parent()));
    EXPECT_EQ(s.session->cursor(), 112u);
}

TEST(Structure, ExportsJson) {
    const testing::TemporaryFolder folder;
    ShownStructure s(counting(4096), "struct H { u8 a; u16 b; };\nH h @ 5;\n");
    const QString path = QString::fromStdString((folder.path() / "out.json").string());
    s.panel->controller()->exportJson({}, path);
    ASSERT_TRUE(waitFor([&] { return QFile::exists(path); }));
    const auto bytes = testing::readFile(folder.path() / "out.json");
    const auto json =
        nlohmann::json::parse(reinterpret_cast<const char*>(bytes.data()),
                              reinterpret_cast<const char*>(bytes.data()) + bytes.size(), nullptr, false);
    ASSERT_FALSE(json.is_discarded());
    EXPECT_EQ(json["children"][0]["children"][1]["value"], 0x0706);
}

TEST(Structure, CopiesAFieldWithAllBelow) {
    ShownStructure s(counting(64), "struct H { u8 a; u8 b; };\nH h @ 2;\n");
    s.panel->controller()->copyText(s.child({}, 0));
    ASSERT_TRUE(waitFor([] { return QApplication::clipboard()->text().contains(QStringLiteral("b = 3")); }))
        << QApplication::clipboard()->text().toStdString();
}

// A template that never ends does not hold the window up: the session can be closed at once.
TEST(Structure, AnEndlessTemplateCanBeLeft) {
    auto session = std::make_unique<SourceSession>(asOpened(counting(64)), QStringLiteral("test"));
    StructurePanel panel;
    panel.setSession(session.get());
    waitFor([&] { return !panel.controller()->busy(); });
    panel.controller()->run(text("fn f() { while (true) {} };\nf();\nu8 x @ 0;\n"), QStringLiteral("test"),
                            0);
    QTest::qWait(100);
    QElapsedTimer timer;
    timer.start();
    panel.setSession(nullptr);
    session.reset();
    EXPECT_LT(timer.elapsed(), 2000);
}

// 41 variables of 16 MB at once are more than the budget allows; ten times as much is enough.
TEST(Structure, ContinueAllowsMoreThanTheBudget) {
    ShownStructure shown(counting(64),
                         "fn deep(u32 n) { u8 a[16000000]; if (n == 0) return 7; return deep(n - 1); };\n"
                         "fn large(auto v) { return deep(40); };\n"
                         "u8 first @ 0;\nu8 field @ 1 [[format(\"large\")]];\n");
    auto* more = shown.panel->findChild<QPushButton*>(QStringLiteral("continueWithMore"));
    ASSERT_NE(more, nullptr);
    ASSERT_TRUE(waitFor([&] { return shown.panel->controller()->budgetSpent(); }));
    EXPECT_TRUE(more->isVisible());
    EXPECT_EQ(shown.model().index(0, StructureModel::Value).data().toString(), QStringLiteral("0"));
    more->click();
    ASSERT_TRUE(waitFor([&] { return !shown.panel->controller()->busy() && shown.model().rowCount() > 1; }));
    EXPECT_FALSE(shown.panel->controller()->budgetSpent());
    EXPECT_FALSE(more->isVisible());
    EXPECT_EQ(shown.model().index(1, StructureModel::Value).data().toString(), QStringLiteral("7"));
}

TEST(Structure, ChoosesTheTemplateByItself) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_hfsplus");
    auto opened = openPath(image.string());
    ASSERT_TRUE(opened);
    SourceSession session(*opened, QStringLiteral("test"));
    StructurePanel panel;
    panel.setSession(&session);
    ASSERT_TRUE(waitFor([&] { return panel.controller()->model()->rowCount() > 0; }));
    EXPECT_EQ(panel.controller()->templateId(), QStringLiteral("disk/gpt"));
    panel.setSession(nullptr);
}

std::vector<std::byte> bytesOf(std::initializer_list<int> values) {
    std::vector<std::byte> bytes;
    for (const int v : values) bytes.push_back(static_cast<std::byte>(v));
    return bytes;
}

QString value(const std::vector<InspectorValue>& values, InspectorKind kind) {
    for (const InspectorValue& v : values)
        if (v.kind == kind) return v.value;
    return QStringLiteral("missing");
}

TEST(Inspector, Integers) {
    const auto bytes = bytesOf({0xFE, 0xFF, 0xFF, 0xFF, 0x01, 0x80, 0x00, 0x00});
    const auto little = inspect(bytes, std::endian::little);
    const auto big = inspect(bytes, std::endian::big);
    EXPECT_EQ(value(little, InspectorKind::UInt8), QStringLiteral("254"));
    EXPECT_EQ(value(little, InspectorKind::Int8), QStringLiteral("-2"));
    EXPECT_EQ(value(little, InspectorKind::Int24), QStringLiteral("-2"));
    EXPECT_EQ(value(little, InspectorKind::UInt48), QString::number(0x8001FFFFFFFEull));
    EXPECT_EQ(value(little, InspectorKind::Int48), QString::number(0x8001FFFFFFFEll - (1ll << 48)));
    EXPECT_EQ(value(big, InspectorKind::UInt32), QString::number(0xFEFFFFFFu));
    EXPECT_EQ(value(big, InspectorKind::UInt64), QString::number(0xFEFFFFFF01800000ull));
    EXPECT_EQ(value(little, InspectorKind::Binary), QStringLiteral("11111110"));
    EXPECT_TRUE(value(little, InspectorKind::GuidMixed).isEmpty()) << "not enough bytes";
}

// The moments are those that `date -u -d @N`, TN1150 and Microsoft's documents give.
TEST(Inspector, Times) {
    EXPECT_EQ(
        value(inspect(bytesOf({0x00, 0xCA, 0x9A, 0x3B}), std::endian::little), InspectorKind::UnixTime32),
        QStringLiteral("2001-09-09 01:46:40 UTC"));
    // 1904-01-01 + 0x7C25B080 s = 1970-01-01.
    EXPECT_EQ(value(inspect(bytesOf({0x7C, 0x25, 0xB0, 0x80}), std::endian::big), InspectorKind::HfsTime),
              QStringLiteral("1970-01-01 00:00:00 UTC"));
    // 116444736000000000 is 1970-01-01 as a FILETIME.
    const auto epoch = bytesOf({0x00, 0x80, 0x3E, 0xD5, 0xDE, 0xB1, 0x9D, 0x01});
    EXPECT_EQ(value(inspect(epoch, std::endian::little), InspectorKind::FileTime),
              QStringLiteral("1970-01-01 00:00:00.0000000 UTC"));
    EXPECT_EQ(value(inspect(bytesOf({0, 0, 0, 0, 0, 0, 0, 0}), std::endian::little), InspectorKind::ApfsTime),
              QStringLiteral("1970-01-01 00:00:00.000000000 UTC"));
    // 2024-02-29 12:34:56: time 0x645C, date 0x585D.
    EXPECT_EQ(
        value(inspect(bytesOf({0x5C, 0x64, 0x5D, 0x58}), std::endian::little), InspectorKind::DosDateTime),
        QStringLiteral("2024-02-29 12:34:56"));
    EXPECT_TRUE(
        value(inspect(bytesOf({0xFF, 0xFF, 0xFF, 0xFF}), std::endian::little), InspectorKind::DosDateTime)
            .isEmpty());
}

TEST(Inspector, FloatsLebGuidsAndText) {
    EXPECT_EQ(value(inspect(bytesOf({0x00, 0x3C}), std::endian::little), InspectorKind::Float16),
              QStringLiteral("1"));
    EXPECT_EQ(value(inspect(bytesOf({0xFF, 0x7B}), std::endian::little), InspectorKind::Float16),
              QStringLiteral("65504"));
    EXPECT_EQ(value(inspect(bytesOf({0x00, 0x00, 0xC0, 0x3F}), std::endian::little), InspectorKind::Float32),
              QStringLiteral("1.5"));
    EXPECT_EQ(value(inspect(bytesOf({0xE5, 0x8E, 0x26}), std::endian::little), InspectorKind::Uleb128),
              QStringLiteral("624485"));
    EXPECT_EQ(value(inspect(bytesOf({0xC0, 0xBB, 0x78}), std::endian::little), InspectorKind::Sleb128),
              QStringLiteral("-123456"));
    EXPECT_TRUE(value(inspect(bytesOf({0x80, 0x80}), std::endian::little), InspectorKind::Uleb128).isEmpty());
    const auto esp = bytesOf(
        {0x28, 0x73, 0x2A, 0xC1, 0x1F, 0xF8, 0xD2, 0x11, 0xBA, 0x4B, 0x00, 0xA0, 0xC9, 0x3E, 0xC9, 0x3B});
    EXPECT_EQ(value(inspect(esp, std::endian::little), InspectorKind::GuidMixed),
              QStringLiteral("C12A7328-F81F-11D2-BA4B-00A0C93EC93B"));
    EXPECT_EQ(value(inspect(bytesOf({'E', 'F', 'I', 0, 'x'}), std::endian::little), InspectorKind::Ascii),
              QStringLiteral("EFI"));
    EXPECT_EQ(value(inspect(bytesOf({0, 'B', 0, 'C', 0, 0}), std::endian::big), InspectorKind::Utf16),
              QStringLiteral("BC"));
}

TEST(Inspector, FollowsTheCursor) {
    SourceSession session(asOpened(counting(4096)), QStringLiteral("test"));
    DataInspector inspector;
    inspector.setSession(&session);
    session.setCursor(7);
    ASSERT_TRUE(waitFor([&] { return inspector.table()->topLevelItem(0)->text(1) == QStringLiteral("7"); }));
    EXPECT_EQ(inspector.table()->topLevelItem(2)->text(1), QString::number(0x0807));
    inspector.setOrder(std::endian::big);
    EXPECT_EQ(inspector.table()->topLevelItem(2)->text(1), QString::number(0x0708));
    inspector.setSession(nullptr);
}

TEST(TemplateEditor, UnderlinesErrorsAtTheirPlaceAndKeepsShippedOnesReadOnly) {
    TemplateEditor editor;
    EXPECT_FALSE(editor.edit()->isReadOnly());
    editor.openTemplate(QStringLiteral("disk/gpt"));
    EXPECT_EQ(editor.templateId(), QStringLiteral("disk/gpt"));
    EXPECT_TRUE(editor.edit()->isReadOnly());
    EXPECT_GT(editor.edit()->blockCount(), 10);

    editor.newTemplate();
    EXPECT_FALSE(editor.edit()->isReadOnly());
    auto source = std::make_shared<lang::SourceText>();
    source->name = "new template";
    source->text = "u8 ä;\nu8 b c;\n";
    editor.edit()->setPlainText(QString::fromStdString(source->text));
    editor.edit()->document()->setModified(false);
    lang::Diagnostic d;
    d.span = {source, 12, 13};  // "c", after the two bytes of ä
    d.message = Message::plain("expected ';'");
    editor.showDiagnostics({d}, true);
    ASSERT_EQ(editor.messages()->count(), 1);
    const auto selections = editor.edit()->extraSelections();
    const auto wave = std::ranges::find_if(selections, [](const QTextEdit::ExtraSelection& s) {
        return s.format.underlineStyle() == QTextCharFormat::WaveUnderline;
    });
    ASSERT_NE(wave, selections.end());
    EXPECT_EQ(wave->cursor.selectedText(), QStringLiteral("c"));
}

TEST(TemplateEditor, RunsWhatStandsInIt) {
    TemplateEditor editor;
    editor.edit()->setPlainText(QStringLiteral("u8 x @ $;\n"));
    editor.edit()->document()->setModified(false);
    std::string seen;
    QObject::connect(
        &editor, &TemplateEditor::runWanted, &editor,
        [&](const std::shared_ptr<const lang::SourceText>& t, const QString&, bool) { seen = t->text; });
    editor.show();
    editor.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&editor));
    editor.edit()->setFocus();
    QTest::keyClick(editor.edit(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(seen, "u8 x @ $;\n");
}

}  // namespace
}  // namespace sectorsmith::gui
