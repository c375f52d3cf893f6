// SPDX-License-Identifier: GPL-3.0-or-later
// Breakpoints and steps in the template editor, by keys and clicks as people use them.
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>

#include "gui/structure/console_panel.h"
#include "gui/structure/debug_view.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

using State = TemplateDebugger::State;

class Debugging : public ::testing::Test {
 protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString((folder.path() / "data").string()));
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1400, 900);
        window->show();
        source = std::make_shared<FakeSource>(1 << 20);
        window->openSource(asOpened(source), QStringLiteral("x"));
        panel = window->findChild<StructurePanel*>();
        editor = window->findChild<TemplateEditor*>();
        window->findChild<QDockWidget*>(QStringLiteral("dock.template"))->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        ASSERT_TRUE(waitFor([this] { return !panel->controller()->busy(); }));
    }
    void TearDown() override {
        if (window) editor->edit()->document()->setModified(false);
    }
    void text(const char* template_) {
        editor->edit()->setPlainText(QString::fromUtf8(template_));
        editor->edit()->document()->setModified(false);
        editor->edit()->setFocus();
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(editor->edit(), code, modifiers);
    }
    void goToLine(int line) { editor->edit()->goTo(line, 1); }
    // At the line; the variables have arrived.
    bool stoppedAt(int line) {
        return waitFor([&] {
            return panel->controller()->debugger()->state() == State::Stopped &&
                   editor->edit()->stoppedAt() == line && !rows(1).isEmpty();
        });
    }
    bool isOff() {
        return waitFor([&] { return panel->controller()->debugger()->state() == State::Off; });
    }
    // "name=value" of the watches, the variables, the globals.
    QStringList rows(int group) const { return below(editor->debugView()->variables()->topLevelItem(group)); }
    static QStringList below(const QTreeWidgetItem* item) {
        QStringList out;
        for (int i = 0; i < item->childCount(); ++i)
            out << item->child(i)->text(0) + u'=' + item->child(i)->text(1);
        return out;
    }
    QStringList stack() const {
        QStringList out;
        for (int i = 0; i < editor->debugView()->stack()->count(); ++i)
            out << editor->debugView()->stack()->item(i)->text();
        return out;
    }
    static QString byteAt(std::uint64_t offset) {
        return QString::number(std::to_integer<int>(FakeSource::byteAt(offset)));
    }
    static bool has(const QStringList& rows, const QString& row) { return rows.contains(row); }

    using FakeSource = testing::FakeSource;
    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
    std::shared_ptr<FakeSource> source;
    StructurePanel* panel = nullptr;
    TemplateEditor* editor = nullptr;
};

constexpr const char* itemsTemplate =
    "import std.io;\n"                    // 1
    "struct Item {\n"                     // 2
    "    u8 a;\n"                         // 3
    "    u8 b;\n"                         // 4
    "};\n"                                // 5
    "fn twice(u32 x) {\n"                 // 6
    "    u32 r = x * 2;\n"                // 7
    "    return r;\n"                     // 8
    "};\n"                                // 9
    "Item items[3] @ 0;\n"                // 10
    "std::print(\"items are there\");\n"  // 11
    "u32 total = twice(4);\n"             // 12
    "u8 last @ 100;\n";                   // 13

TEST_F(Debugging, BreakpointsStepsVariablesAndTheCallStack) {
    text(itemsTemplate);
    // By a click beside line 4, and by F9.
    auto* numbers = editor->edit()->findChild<QWidget*>(QStringLiteral("lineNumbers"));
    const QTextCursor fourth(editor->edit()->document()->findBlockByNumber(3));
    QTest::mouseClick(numbers, Qt::LeftButton, {},
                      QPoint(5, editor->edit()->cursorRect(fourth).center().y()));
    EXPECT_EQ(editor->edit()->breakpoints(), std::vector<int>{4});
    goToLine(8);
    key(Qt::Key_F9);
    EXPECT_EQ(editor->edit()->breakpoints(), (std::vector<int>{4, 8}));
    EXPECT_FALSE(editor->debugView()->isVisible());

    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(4));
    EXPECT_TRUE(editor->debugView()->isVisible());
    EXPECT_TRUE(panel->controller()->busy());
    EXPECT_EQ(stack(), (QStringList{QStringLiteral("Item at new template:4"),
                                    QStringLiteral("File at new template:10")}));
    EXPECT_TRUE(has(rows(1), QStringLiteral("$=0x1"))) << rows(1).join(u' ').toStdString();
    EXPECT_TRUE(has(rows(1), QStringLiteral("a=") + byteAt(0)));
    picture(*window, QStringLiteral("window-debugger"));
    // The caller's line and variables.
    editor->debugView()->stack()->setCurrentRow(1);
    EXPECT_EQ(editor->edit()->stoppedAt(), 10);
    editor->debugView()->stack()->setCurrentRow(0);
    EXPECT_EQ(editor->edit()->stoppedAt(), 4);
    // Over the end of an element into the next one.
    key(Qt::Key_F10);
    ASSERT_TRUE(stoppedAt(3));
    EXPECT_TRUE(waitFor([&] { return rows(1) == QStringList{QStringLiteral("$=0x2")}; }));
    // The same breakpoint in the second and the third.
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(4));
    key(Qt::Key_F9);
    EXPECT_EQ(editor->edit()->breakpoints(), std::vector<int>{8});
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(8));
    EXPECT_EQ(stack().first(), QStringLiteral("twice() at new template:8"));
    EXPECT_TRUE(
        waitFor([&] { return rows(1) == QStringList{QStringLiteral("x=4"), QStringLiteral("r=8")}; }));
    // What was printed so far is there.
    EXPECT_TRUE(waitFor(
        [&] { return window->findChild<ConsolePanel*>()->text()->toPlainText() == u"items are there"; }));
    // Globals, and what is in them.
    QTreeWidgetItem* globals = editor->debugView()->variables()->topLevelItem(2);
    EXPECT_TRUE(waitFor([&] { return globals->childCount() > 0; }));
    globals->setExpanded(true);
    EXPECT_EQ(globals->child(0)->text(0), QStringLiteral("items"));
    globals->child(0)->setExpanded(true);
    ASSERT_TRUE(waitFor([&] { return globals->child(0)->childCount() == 3; }));
    globals->child(0)->child(2)->setExpanded(true);
    EXPECT_TRUE(waitFor([&] {
        return below(globals->child(0)->child(2)) ==
               QStringList{QStringLiteral("a=") + byteAt(4), QStringLiteral("b=") + byteAt(5)};
    }));
    key(Qt::Key_F11, Qt::ShiftModifier);
    ASSERT_TRUE(stoppedAt(13));
    // What was open stays open.
    EXPECT_TRUE(waitFor([&] {
        return globals->childCount() > 0 && globals->child(0)->childCount() == 3 &&
               globals->child(0)->child(2)->childCount() == 2;
    }));
    key(Qt::Key_F5);
    ASSERT_TRUE(isOff());
    EXPECT_FALSE(editor->debugView()->isVisible());
    EXPECT_EQ(editor->edit()->stoppedAt(), 0);
    EXPECT_TRUE(waitFor([&] { return panel->controller()->model()->rowCount() == 2; }));
    EXPECT_FALSE(panel->controller()->busy());
}

TEST_F(Debugging, AStepBeginsARunAndStopEndsIt) {
    text(itemsTemplate);
    key(Qt::Key_F11);
    ASSERT_TRUE(stoppedAt(10));
    key(Qt::Key_F11);
    ASSERT_TRUE(stoppedAt(3));
    key(Qt::Key_F5, Qt::ShiftModifier);
    ASSERT_TRUE(isOff());
    EXPECT_FALSE(panel->controller()->busy());
    EXPECT_EQ(panel->controller()->model()->rowCount(), 0);
    EXPECT_TRUE(panel->controller()->status().contains(QStringLiteral("stopped")));
    // Run again, it is as if nothing had been.
    editor->runActions().first()->trigger();
    EXPECT_TRUE(waitFor([&] { return panel->controller()->model()->rowCount() == 2; }));
    // A template without end is stopped while it runs.
    text("fn f() {\n    u32 i = 0;\n    while (true)\n        i = 1;\n};\nu32 x = f();\n");
    goToLine(6);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(6));
    key(Qt::Key_F5);
    EXPECT_EQ(panel->controller()->debugger()->state(), State::Running);
    key(Qt::Key_F5, Qt::ShiftModifier);
    ASSERT_TRUE(isOff());
}

TEST_F(Debugging, WatchesExpressions) {
    text(itemsTemplate);
    goToLine(8);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(8));
    auto* field = child<QLineEdit>(*editor, "watch");
    for (const char* expression : {"x * 10 + r", "items[1].b", "nothing", "items[1]"}) {
        field->setText(QString::fromUtf8(expression));
        QTest::keyClick(field, Qt::Key_Return);
    }
    EXPECT_TRUE(waitFor([&] {
        return rows(0) == QStringList{QStringLiteral("x * 10 + r=48"),
                                      QStringLiteral("items[1].b=") + byteAt(3),
                                      QStringLiteral("nothing='nothing' does not exist here"),
                                      QStringLiteral("items[1]=")};
    })) << rows(0).join(u'|').toStdString();
    QTreeWidgetItem* watches = editor->debugView()->variables()->topLevelItem(0);
    watches->child(3)->setExpanded(true);
    EXPECT_TRUE(waitFor([&] { return watches->child(3)->childCount() == 2; }));
    // Seen from the file there is no x.
    editor->debugView()->stack()->setCurrentRow(1);
    EXPECT_TRUE(waitFor([&] {
        return watches->childCount() == 4 && watches->child(0)->text(1) == u"'x' does not exist here" &&
               watches->child(1)->text(1) == byteAt(3);
    }));
    editor->debugView()->variables()->setCurrentItem(watches->child(2));
    QTest::keyClick(editor->debugView()->variables(), Qt::Key_Delete);
    EXPECT_EQ(watches->childCount(), 3);
    key(Qt::Key_F5);
    ASSERT_TRUE(isOff());
}

TEST_F(Debugging, ClosingTheSourceOrTheWindowWhileStoppedWaitsForNobody) {
    text(itemsTemplate);
    goToLine(7);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(7));
    QElapsedTimer timer;
    timer.start();
    window->closeTab(0);
    EXPECT_TRUE(waitFor([&] { return panel->controller() == nullptr; }));
    EXPECT_FALSE(editor->debugView()->isVisible());
    EXPECT_EQ(editor->edit()->stoppedAt(), 0);
    // The evaluation has let go of the source.
    EXPECT_TRUE(waitFor([&] { return source.use_count() == 1; }));

    window->openSource(asOpened(source), QStringLiteral("y"));
    ASSERT_TRUE(waitFor([this] { return panel->controller() != nullptr && !panel->controller()->busy(); }));
    editor->edit()->setFocus();
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(7));
    editor->edit()->document()->setModified(false);
    timer.start();
    window.reset();
    EXPECT_LT(timer.elapsed(), 5000);
    EXPECT_TRUE(waitFor([&] { return source.use_count() == 1; }));
}

TEST_F(Debugging, ClosingTheEditorWhileStoppedEndsTheRun) {
    text(itemsTemplate);
    goToLine(7);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(7));
    auto* dock = window->findChild<QDockWidget*>(QStringLiteral("dock.template"));
    // Another panel before it is no reason.
    dock->raise();
    EXPECT_EQ(panel->controller()->debugger()->state(), State::Stopped);
    dock->close();
    ASSERT_TRUE(isOff());
    EXPECT_FALSE(panel->controller()->busy());
}

TEST_F(Debugging, AnotherRunWhileStopped) {
    text(itemsTemplate);
    goToLine(7);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(7));
    key(Qt::Key_F9);
    key(Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(isOff());
    EXPECT_TRUE(waitFor([&] { return panel->controller()->model()->rowCount() == 2; }));
}

TEST_F(Debugging, FunctionsThatShowValuesStopWhenTheyAreShown) {
    text(
        "fn shown(u8 v) {\n    return \"<>\";\n};\nu8 x @ 0 [[format(\"shown\")]];\nu8 y @ 1 "
        "[[format(\"shown\")]];\n");
    goToLine(2);
    key(Qt::Key_F9);
    key(Qt::Key_F5);
    ASSERT_TRUE(stoppedAt(2));
    EXPECT_FALSE(panel->controller()->busy());
    key(Qt::Key_F5, Qt::ShiftModifier);
    EXPECT_TRUE(waitFor([&] { return panel->controller()->model()->rowCount() == 2; }));
    ASSERT_TRUE(isOff());
}

TEST_F(Debugging, BreakpointsMoveWithTheirLines) {
    text("u8 a @ 0;\nu8 b @ 1;\nu8 c @ 2;\n");
    TemplateEdit* edit = editor->edit();
    edit->setBreakpoints({2, 3});
    goToLine(1);
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(edit->breakpoints(), (std::vector<int>{3, 4}));
    goToLine(3);
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(edit->breakpoints(), (std::vector<int>{4, 5}));
    edit->undo();
    edit->undo();
    EXPECT_EQ(edit->breakpoints(), (std::vector<int>{2, 3}));
    // Formatted, and gone to another template and back.
    edit->setPlainText(QStringLiteral("struct A {\nu8 a;\n  u8   b;\n};\n"));
    edit->setBreakpoints({3});
    QTest::keyClick(edit, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(edit->toPlainText().contains(QStringLiteral("\n    u8   b;")))
        << edit->toPlainText().toStdString();
    EXPECT_EQ(edit->breakpoints(), std::vector<int>{3});
    edit->document()->setModified(false);
    editor->openTemplate(QStringLiteral("disk/gpt"));
    EXPECT_TRUE(edit->breakpoints().empty());
    edit->toggleBreakpoint(5);
    editor->openTemplate(QStringLiteral("disk/mbr"));
    EXPECT_TRUE(edit->breakpoints().empty());
    ASSERT_EQ(editor->breakpoints().size(), 1U);
    EXPECT_EQ(editor->breakpoints()[0].line, 5U);
    editor->openTemplate(QStringLiteral("disk/gpt"));
    EXPECT_EQ(edit->breakpoints(), std::vector<int>{5});
    auto* menu = child<QToolButton>(*editor, "debug")->menu();
    EXPECT_EQ(sharedMnemonics(*menu), QStringList());
    menuAction(menu->actions(), u"Remove all breakpoints")->trigger();
    EXPECT_TRUE(editor->breakpoints().empty());
}

}  // namespace
}  // namespace sectorsmith::gui
