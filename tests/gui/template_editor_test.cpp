// SPDX-License-Identifier: GPL-3.0-or-later
// What the template editor helps with, by keys and clicks as people use it.
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include "gui/structure/console_panel.h"
#include "gui/structure/find_bar.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_assistant.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui/structure/template_index.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class Writing : public ::testing::Test {
 protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString((folder.path() / "data").string()));
        editor.resize(900, 500);
        editor.show();
        editor.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&editor));
        edit->setFocus();
    }
    void TearDown() override { edit->document()->setModified(false); }
    // `|` is where the cursor stands.
    void text(QString marked) {
        const auto at = marked.indexOf(u'|');
        edit->setPlainText(marked.remove(u'|'));
        edit->document()->setModified(false);
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(static_cast<int>(std::max<qsizetype>(at, 0)));
        edit->setTextCursor(cursor);
        known();
    }
    void known() {
        ASSERT_TRUE(waitFor([this] { return editor.index()->isFresh(); }));
    }
    QAbstractItemView* popup() const { return editor.assistant()->popup(); }
    QStringList offered() const {
        QStringList out;
        for (int i = 0; i < popup()->model()->rowCount(); ++i)
            out << popup()->model()->index(i, 0).data().toString();
        return out;
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(edit, code, modifiers);
    }
    // Answers the next dialog; what it asked.
    void answer(const QString& typed) {
        QTimer::singleShot(50, &editor, [this, typed] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            asked = dialog->labelText();
            dialog->setTextValue(typed);
            dialog->accept();
        });
    }

    testing::TemporaryFolder folder;
    TemplateEditor editor;
    TemplateEdit* edit = editor.edit();
    QString asked;
};

TEST_F(Writing, CompletesMembersAndWords) {
    text(QStringLiteral("struct Head { u8 count; u16 cost; };\nHead head @ 0;\nu8 x[|] @ 4;\n"));
    QTest::keyClicks(edit, QStringLiteral("head."));
    ASSERT_TRUE(popup()->isVisible());
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("cost"), QStringLiteral("count")}));
    picture(editor, QStringLiteral("editor-completion"));
    picture(*popup(), QStringLiteral("editor-completion-list"));
    QTest::keyClicks(popup(), QStringLiteral("cou"));
    EXPECT_EQ(offered(), QStringList{QStringLiteral("count")});
    QTest::keyClick(popup(), Qt::Key_Tab);
    EXPECT_FALSE(popup()->isVisible());
    EXPECT_EQ(edit->textCursor().block().text(), QStringLiteral("u8 x[head.count] @ 4;"));
    // A word, after two letters.
    text(QStringLiteral("|"));
    QTest::keyClicks(edit, QStringLiteral("b"));
    EXPECT_FALSE(popup()->isVisible());
    QTest::keyClicks(edit, QStringLiteral("i"));
    ASSERT_TRUE(popup()->isVisible());
    QTest::keyClick(popup(), Qt::Key_Return);
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("bitfield"));
    // Asked for; and closed without a choice.
    text(QStringLiteral("enum Kind : u8 { One, Two };\nu8 x = Kind::|;\n"));
    key(Qt::Key_Space, Qt::ControlModifier);
    ASSERT_TRUE(popup()->isVisible());
    EXPECT_EQ(offered(), (QStringList{QStringLiteral("One"), QStringLiteral("Two")}));
    QTest::keyClick(popup(), Qt::Key_Escape);
    EXPECT_FALSE(popup()->isVisible());
    EXPECT_TRUE(edit->toPlainText().endsWith(QStringLiteral("Kind::;\n")));
}

TEST_F(Writing, ShowsTheLibraryWithItsWords) {
    text(QStringLiteral("import std.mem;\nu128 x = std::mem::|;\n"));
    QTest::keyClicks(edit, QStringLiteral("si"));
    ASSERT_TRUE(popup()->isVisible());
    ASSERT_EQ(offered(), QStringList{QStringLiteral("size")});
    const auto labels = edit->findChildren<QLabel*>();
    const auto note = std::ranges::find_if(
        labels, [](const QLabel* l) { return l->text().contains(QStringLiteral("fn std::mem::size()")); });
    ASSERT_NE(note, labels.end());
    EXPECT_TRUE((*note)->isVisible());
    picture(**note, QStringLiteral("editor-completion-note"));
    EXPECT_TRUE((*note)->text().contains(QStringLiteral("Bytes of the data.")))
        << (*note)->text().toStdString();
    QTest::keyClick(popup(), Qt::Key_Escape);
    EXPECT_FALSE((*note)->isVisible());
}

TEST_F(Writing, TellsTheLayoutOfATypeUnderTheMouse) {
    text(QStringLiteral("/// One of many.\nstruct Entry { u32 key; u16 values[3]; };\nEntry all[4] @ 0;\n"));
    const QString about = editor.assistant()->about(
        static_cast<int>(edit->toPlainText().indexOf(QStringLiteral("Entry all"))) + 1);
    for (const char* part : {"struct Entry", "One of many.", "10 bytes", "u16[3] values", ">4<", ">6<"})
        EXPECT_TRUE(about.contains(QString::fromLatin1(part))) << part << " in " << about.toStdString();
    QTextCursor cursor(edit->document()->findBlockByNumber(2));
    const QPoint at = edit->cursorRect(cursor).center() + QPoint(4, 0) + edit->viewport()->pos();
    QHelpEvent help(QEvent::ToolTip, at, edit->mapToGlobal(at));
    QApplication::sendEvent(edit, &help);
    EXPECT_TRUE(waitFor([] { return QToolTip::isVisible(); }));
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("10 bytes")));
    picture(editor, QStringLiteral("editor-hover"));
    QToolTip::hideText();
}

TEST_F(Writing, GoesToDefinitionsAndBack) {
    text(QStringLiteral(
        "import std.mem;\nstruct Head { u8 n; };\nHe|ad head @ 0;\nu128 all = std::mem::size();\n"));
    key(Qt::Key_F12);
    EXPECT_EQ(edit->textCursor().blockNumber(), 1);
    EXPECT_EQ(edit->textCursor().positionInBlock(), 7);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(edit->textCursor().blockNumber(), 2);
    // In a shipped file, by a click: it opens read-only.
    const QString file = QString::fromStdString((folder.path() / "mine.hexpat").string());
    const QString body = edit->toPlainText();
    {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(body.toUtf8());
    }
    edit->document()->setModified(false);
    editor.openFile(file);
    known();
    QTextCursor cursor(edit->document());
    cursor.setPosition(static_cast<int>(body.indexOf(QStringLiteral("size()"))) + 2);
    QTest::mouseClick(edit->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      edit->cursorRect(cursor).center());
    ASSERT_TRUE(edit->isReadOnly());
    EXPECT_EQ(editor.templateId(), QStringLiteral("std/mem"));
    EXPECT_TRUE(edit->textCursor().block().text().contains(QStringLiteral("fn size()")));
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_FALSE(edit->isReadOnly());
    EXPECT_EQ(edit->toPlainText(), body);
    EXPECT_EQ(edit->textCursor().blockNumber(), 3);
}

TEST_F(Writing, RenamesInOneStep) {
    const QString before =
        QStringLiteral("struct Head { u8 count; u8 items[count]; };\nHead ä @ 0;\nu8 x[ä.cou|nt] @ 9;\n");
    text(before);
    answer(QStringLiteral("number"));
    key(Qt::Key_F2);
    EXPECT_TRUE(asked.contains(QStringLiteral("count")));
    EXPECT_EQ(
        edit->toPlainText(),
        QStringLiteral("struct Head { u8 number; u8 items[number]; };\nHead ä @ 0;\nu8 x[ä.number] @ 9;\n"));
    edit->undo();
    EXPECT_EQ(edit->toPlainText(), QString(before).remove(u'|'));
    text(before);
    answer(QStringLiteral("struct"));
    asked.clear();
    key(Qt::Key_F2);
    EXPECT_TRUE(asked.contains(QStringLiteral("count"))) << editor.note().toStdString();
    EXPECT_FALSE(editor.note().isEmpty());
    EXPECT_EQ(edit->toPlainText(), QString(before).remove(u'|'));
    answer(QStringLiteral("items"));
    asked.clear();
    key(Qt::Key_F2);
    EXPECT_TRUE(asked.contains(QStringLiteral("count"))) << editor.note().toStdString();
    EXPECT_EQ(edit->toPlainText(), QString(before).remove(u'|')) << "it is another member";

    // The same word in a namespace is another name.
    text(QStringLiteral("namespace x { fn size() { return 1; }; }\nu8 taken @ 0;\nu8 co|unt @ 1;\n"));
    answer(QStringLiteral("taken"));
    asked.clear();
    key(Qt::Key_F2);
    EXPECT_TRUE(asked.contains(QStringLiteral("count"))) << editor.note().toStdString();
    EXPECT_FALSE(editor.note().isEmpty());
    EXPECT_TRUE(edit->toPlainText().endsWith(QStringLiteral("u8 count @ 1;\n")));
    answer(QStringLiteral("size"));
    asked.clear();
    key(Qt::Key_F2);
    EXPECT_TRUE(asked.contains(QStringLiteral("count"))) << editor.note().toStdString();
    EXPECT_TRUE(edit->toPlainText().endsWith(QStringLiteral("u8 size @ 1;\n")))
        << edit->toPlainText().toStdString();
}

TEST_F(Writing, LeavesAFileThatIsNotUtf8AsItIs) {
    const std::string path = (folder.path() / "latin.hexpat").string();
    const QByteArray bytes("// caf\xE9\nu8 x @ 0;\n");
    {
        QFile file(QString::fromStdString(path));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    editor.openFile(QString::fromStdString(path));
    EXPECT_TRUE(edit->isReadOnly());
    const QString shown = edit->toPlainText();
    EXPECT_TRUE(shown.endsWith(QStringLiteral("u8 x @ 0;\n")));
    for (const Qt::Key one : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_A}) {
        edit->setFocus();
        key(one);
    }
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(edit->toPlainText(), shown);
    edit->setFocus();
    key(Qt::Key_Down);
    EXPECT_TRUE(editor.note().contains(QStringLiteral("UTF-8"))) << editor.note().toStdString();
    QFile file(QString::fromStdString(path));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), bytes);
    editor.newTemplate();
    EXPECT_FALSE(edit->isReadOnly());
    EXPECT_TRUE(editor.note().isEmpty());
}

TEST(Positions, AreThoseOfTheDocument) {
    const QString text = QStringLiteral("aä€😀b");
    const std::string utf8 = text.toStdString();
    const std::vector<std::uint32_t> bytes{0, 1, 3, 6, 10, 11, 99};
    EXPECT_EQ(positionsOf(utf8, bytes), (std::vector<int>{0, 1, 2, 3, 5, 6, 6}));
    for (int i : {0, 1, 2, 3, 5, 6}) EXPECT_EQ(positionOf(utf8, byteOf(text, i)), i);
}

TEST_F(Writing, FormatsAndReplaces) {
    text(QStringLiteral("struct A{\nu8 x ;// one\n};\nA a@0;|\n"));
    key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("struct A {\n    u8 x; // one\n};\nA a @ 0;\n"));
    EXPECT_EQ(edit->textCursor().blockNumber(), 3);
    edit->undo();
    EXPECT_TRUE(edit->toPlainText().startsWith(QStringLiteral("struct A{")));

    text(QStringLiteral("u8 one;\nu8 two;\nu8 one_more;\n"));
    key(Qt::Key_H, Qt::ControlModifier);
    FindBar* bar = editor.findBar();
    ASSERT_TRUE(bar->replacement()->isVisible());
    QTest::keyClicks(bar->line(), QStringLiteral("one"));
    QTest::keyClicks(bar->replacement(), QStringLiteral("three"));
    QTest::keyClick(bar->replacement(), Qt::Key_Return);
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("u8 three;\nu8 two;\nu8 one_more;\n"));
    EXPECT_EQ(edit->textCursor().selectedText(), QStringLiteral("one")) << "the next one";
    edit->undo();
    for (QPushButton* button : bar->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Replace all")) button->click();
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("u8 three;\nu8 two;\nu8 three_more;\n"));
    edit->undo();
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("u8 one;\nu8 two;\nu8 one_more;\n"));
    // The language tells One from one.
    text(QStringLiteral("u8 One;\nu8 one;\n"));
    QTest::keyClick(bar->line(), Qt::Key_Return);
    EXPECT_EQ(edit->textCursor().blockNumber(), 1);
    EXPECT_EQ(bar->replaceAll(), 1);
    EXPECT_EQ(edit->toPlainText(), QStringLiteral("u8 One;\nu8 three;\n"));
    edit->undo();
    bar->open();
    QTest::keyClick(bar->line(), Qt::Key_Return);
    bar->line()->setText(QStringLiteral("one"));
    text(QStringLiteral("|u8 One;\nu8 one;\n"));
    QTest::keyClick(bar->line(), Qt::Key_Return);
    EXPECT_EQ(edit->textCursor().blockNumber(), 0) << "mere finding does not heed it";
    text(QStringLiteral("u8 one;\n"));
    bar->openReplace();
    picture(editor, QStringLiteral("editor-replace"));
}

TEST_F(Writing, UnderlinesWhileTyping) {
    text(QStringLiteral("u8 x @ 0;\n|"));
    const auto waves = [this] {
        QStringList out;
        for (const auto& s : edit->extraSelections())
            if (s.format.underlineStyle() == QTextCharFormat::WaveUnderline) out << s.cursor.selectedText();
        return out;
    };
    EXPECT_EQ(waves(), QStringList());
    QTest::keyClicks(edit, QStringLiteral("u8 y z;"));
    EXPECT_TRUE(waitFor([&] { return waves() == QStringList{QStringLiteral("z")}; }))
        << waves().join(u' ').toStdString();
    edit->undo();
    EXPECT_TRUE(waitFor([&] { return waves().isEmpty(); }));
    // What makes the elements of an array be evaluated at once.
    text(QStringLiteral("u32 seen = 0;\nstruct A { u8 x; seen = seen + 1; };\nA all[100] @ 0;\n"));
    EXPECT_TRUE(waitFor([&] { return waves() == QStringList{QStringLiteral("all")}; }));
}

TEST_F(Writing, HasItsFunctionsInAMenu) {
    auto* code = editor.findChild<QToolButton*>(QStringLiteral("code"));
    ASSERT_NE(code, nullptr);
    QStringList words;
    for (const QAction* action : code->menu()->actions()) {
        words << action->text();
        EXPECT_FALSE(action->shortcut().isEmpty()) << action->text().toStdString();
    }
    EXPECT_EQ(words.size(), 6);
    EXPECT_EQ(sharedMnemonics(*code->menu()), QStringList());
    editor.openTemplate(QStringLiteral("disk/gpt"));
    for (const char* word : {"Rename…", "Format", "Replace…"})
        EXPECT_FALSE(menuAction(code->menu()->actions(), QString::fromUtf8(word))->isEnabled()) << word;
    EXPECT_TRUE(menuAction(code->menu()->actions(), u"Go to definition")->isEnabled());
}

TEST(Console, ShowsWhatATemplatePrints) {
    const testing::TemporaryFolder folder;
    MainWindow window(settingsIn(folder.path()));
    window.resize(1200, 800);
    window.show();
    window.openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("x"));
    auto* console = window.findChild<ConsolePanel*>();
    auto* editor = window.findChild<TemplateEditor*>();
    auto* dock = window.findChild<QDockWidget*>(QStringLiteral("dock.console"));
    ASSERT_NE(console, nullptr);
    ASSERT_NE(dock, nullptr);
    EXPECT_TRUE(dock->isHidden());
    editor->edit()->setPlainText(QStringLiteral(
        "import std.io;\nfn main() {\n    for (u32 i = 0, i < 3, i += 1) std::print(\"line {}\", i);\n    "
        "std::warning(\"careful\");\n};\n"));
    editor->edit()->document()->setModified(false);
    editor->runActions().first()->trigger();
    const QString expected = QStringLiteral("line 0\nline 1\nline 2\nWarning: careful");
    EXPECT_TRUE(waitFor([&] { return console->text()->toPlainText() == expected; }))
        << console->text()->toPlainText().toStdString();
    EXPECT_FALSE(dock->isHidden()) << "run from the editor";
    picture(window, QStringLiteral("window-console"));
    console->findChild<QPushButton*>(QStringLiteral("copy"))->click();
    EXPECT_EQ(QApplication::clipboard()->text(), expected);
    console->findChild<QPushButton*>(QStringLiteral("clear"))->click();
    EXPECT_TRUE(console->text()->toPlainText().isEmpty());
    // Each run begins anew, and no print is without end.
    editor->edit()->setPlainText(QStringLiteral(
        "import std.io;\nfn main() { for (u32 i = 0, i < 200000, i += 1) std::print(\"{}\", i); };\n"));
    editor->edit()->document()->setModified(false);
    editor->runActions().first()->trigger();
    EXPECT_TRUE(waitFor(
        [&] {
            return console->text()->toPlainText().endsWith(QStringLiteral("Further output is not shown."));
        },
        30000));
    const QStringList lines = console->text()->toPlainText().split(u'\n');
    ASSERT_EQ(lines.size(), 10'000) << "the last ones";
    for (qsizetype i = 1; i + 1 < lines.size(); ++i)
        ASSERT_EQ(lines[i].toInt(), lines[0].toInt() + i) << "each once, in order";
}

TEST(Sections, OpenInATabOfTheirOwn) {
    const testing::TemporaryFolder folder;
    MainWindow window(settingsIn(folder.path()));
    window.resize(1200, 800);
    window.show();
    window.openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("x"));
    auto* panel = window.findChild<StructurePanel*>();
    auto* sections = panel->findChild<QToolButton*>(QStringLiteral("sections"));
    ASSERT_NE(sections, nullptr);
    EXPECT_TRUE(sections->isHidden());
    auto text = std::make_shared<lang::SourceText>();
    text->text =
        "import std.mem;\nfn main() {\n    auto made = std::mem::create_section(\"un/packed\");\n"
        "    std::mem::copy_value_to_section(\"HELLO\", made, 3);\n};\n";
    panel->runText(text, QStringLiteral("x"), false);
    ASSERT_TRUE(waitFor([&] { return !sections->isHidden(); }));
    ASSERT_EQ(sections->menu()->actions().size(), 1);
    EXPECT_TRUE(sections->menu()->actions().first()->text().startsWith(QStringLiteral("un/packed")));
    const SourceSession* before = window.currentSession();
    sections->menu()->actions().first()->trigger();
    ASSERT_TRUE(
        waitFor([&] { return window.currentSession() != before && window.currentSession() != nullptr; }));
    SourceSession* made = window.currentSession();
    EXPECT_TRUE(made->title().startsWith(QStringLiteral("un-packed"))) << made->title().toStdString();
    EXPECT_EQ(made->size(), 8U);
    EXPECT_FALSE(made->readOnlyReason().isEmpty());
    std::vector<std::byte> bytes(5);
    ASSERT_TRUE(readExact(*made->source(), 3, bytes));
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()), "HELLO");
    picture(window, QStringLiteral("window-section"));
    // Of another tab there are none.
    EXPECT_TRUE(waitFor([&] { return sections->isHidden(); }));
}

}  // namespace
}  // namespace sectorsmith::gui
