// SPDX-License-Identifier: GPL-3.0-or-later
// The window fits small screens and large fonts; panels and dialogs take the room that they need, where they are wanted.
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <functional>

#include "gui/disks/disks_panel.h"
#include "gui/partitions/partitions_controller.h"
#include "gui/partitions/partitions_view.h"
#include "gui/partitions/table_commands.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"
#include "gui/window/translations.h"
#include "gui/window/window_placer.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class Fit : public ::testing::Test {
 protected:
    void TearDown() override {
        if (window)
            for (int i = 0; i < window->tabs()->count(); ++i)
                if (auto* tab = qobject_cast<DocumentTab*>(window->tabs()->widget(i));
                    tab->session() != nullptr)
                    tab->session()->discardEdits();
        window.reset();
        if (enlarged) QApplication::setFont(usual);
    }
    void start(QSize size = QSize(1200, 800)) {
        window.reset();
        auto settings = settingsIn(folder.path());
        if (size.isValid()) {  // as if it had been left like this: the screen here has one size
            QWidget left;
            left.resize(size);
            settings->setValue(QStringLiteral("window/geometry"), left.saveGeometry());
        }
        window = std::make_unique<MainWindow>(std::move(settings));
        if (size.isValid()) window->resize(size);
        window->show();
        window->activateWindow();
        QTest::qWait(5);
    }
    void enlarge(qreal factor) {
        usual = QApplication::font();
        QFont font = usual;
        font.setPointSizeF(font.pointSizeF() * factor);
        QApplication::setFont(font);
        enlarged = true;
    }
    // With all that it says by itself: the bar about Boot Camp, the structure, the partitions.
    DocumentTab* openSample() {
        const auto path = folder.path() / "disk.img";
        EXPECT_TRUE(testing::copySampleDisk(path));
        DocumentTab* tab = window->openSpec({QString::fromStdString(path.string()), false, 0});
        EXPECT_TRUE(
            waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
        EXPECT_TRUE(waitFor([&] { return tab->partitions()->current(); }));
        QTest::qWait(5);
        return tab;
    }
    DocumentTab* openFake() {
        return window->openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("fake"));
    }
    QDockWidget* dock(const char* name) const {
        return window->findChild<QDockWidget*>(QStringLiteral("dock.") + QLatin1String(name));
    }
    // All rows that are seen as a whole.
    static int rowsOf(const HexView* view) {
        return static_cast<int>(view->visibleRange().length) / view->layout().bytesPerRow() - 1;
    }
    static void type(DocumentTab* tab) {
        tab->session()->setEditing(true);
        const StagedWrite write{0, {std::byte{0x77}}};
        ASSERT_TRUE(tab->session()->stage({&write, 1}, QStringLiteral("Typing")));
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
    QFont usual;
    bool enlarged = false;
};

TEST_F(Fit, FirstStartIsNotLargerThanTheScreen) {
    start(QSize());
    const QRect room = window->screen()->availableGeometry();
    EXPECT_LE(window->width(), room.width());
    EXPECT_LT(window->height(), room.height()) << "the title bar has room, too";
}

TEST_F(Fit, SmallScreensShowTheStatusBarAndTheBytes) {
    SECTORSMITH_NEEDS_SHELL();
    // 1280×720, and 1600×1000 at twice the size, less the title bar.
    for (const QSize size : {QSize(1280, 680), QSize(800, 460)}) {
        start(size);
        DocumentTab* tab = openSample();
        EXPECT_LE(window->minimumSizeHint().width(), size.width());
        EXPECT_LE(window->minimumSizeHint().height(), size.height());
        EXPECT_EQ(window->size(), size)
            << window->minimumSizeHint().width() << "x" << window->minimumSizeHint().height();
        const QRect status(window->statusBar()->mapTo(window.get(), QPoint()), window->statusBar()->size());
        EXPECT_TRUE(window->statusBar()->isVisible());
        EXPECT_TRUE(window->rect().contains(status));
        EXPECT_GE(rowsOf(tab->hexView()), 6) << size.width();
        picture(*window, QStringLiteral("fit-%1").arg(size.width()));
    }
}

TEST_F(Fit, LargeFontsLeaveNamesAndBytes) {
    SECTORSMITH_NEEDS_SHELL();
    enlarge(1.8);
    start(QSize(1280, 680));
    DocumentTab* tab = openSample();
    EXPECT_EQ(window->size(), QSize(1280, 680));
    EXPECT_GE(rowsOf(tab->hexView()), 4);
    // A partition's name in the list of disks: at least twelve letters and the size.
    const auto* disks = window->findChild<DisksPanel*>();
    EXPECT_GE(disks->view()->viewport()->width(), window->fontMetrics().averageCharWidth() * 18);
    // In the tree, names of two levels can be read: "primary" below "gpt" and alike.
    auto* structure = window->findChild<StructurePanel*>();
    const auto* tree = child<QTreeView>(*structure, "fields");
    qobject_cast<QDockWidget*>(structure->parentWidget())->raise();  // it stands behind the disks
    ASSERT_TRUE(waitFor([&] { return tree->isVisible() && tree->viewport()->height() > 0; }));
    EXPECT_GE(tree->header()->sectionSize(0), window->fontMetrics().averageCharWidth() * 14);
    EXPECT_GE(tree->viewport()->height(), window->fontMetrics().height() * 5);
    picture(*window, QStringLiteral("fit-large-structure"));
}

TEST_F(Fit, EmptyPanelsTakeNoRoom) {
    start();
    DocumentTab* tab = openFake();
    for (const char* name : {"pending", "search", "messages", "bookmarks", "template"})
        EXPECT_TRUE(dock(name)->isHidden()) << name;
    QTest::qWait(20);
    const int rows = rowsOf(tab->hexView());
    type(tab);
    EXPECT_FALSE(dock("pending")->isHidden());
    QTest::qWait(5);
    EXPECT_LT(rowsOf(tab->hexView()), rows);
    EXPECT_GT(rowsOf(tab->hexView()), rows / 2);
    tab->session()->discardEdits();
    EXPECT_TRUE(dock("pending")->isHidden());
    EXPECT_TRUE(waitFor([&] { return rowsOf(tab->hexView()) == rows; }));
    // The same after a start with the panel left open.
    type(tab);
    window->saveSettings();
    tab->session()->discardEdits();
    start();
    EXPECT_TRUE(dock("pending")->isHidden());
}

TEST_F(Fit, WhatPeopleCloseStaysClosedAndWhatTheyOpenStaysOpen) {
    start();
    DocumentTab* tab = openFake();
    type(tab);
    ASSERT_FALSE(dock("pending")->isHidden());
    dock("pending")->close();
    tab->session()->discardEdits();
    type(tab);
    EXPECT_TRUE(dock("pending")->isHidden());
    window->saveSettings();
    tab->session()->discardEdits();
    start();
    tab = openFake();
    type(tab);
    EXPECT_TRUE(dock("pending")->isHidden());
    dock("pending")->toggleViewAction()->trigger();
    EXPECT_FALSE(dock("pending")->isHidden());
    tab->session()->discardEdits();
    EXPECT_FALSE(dock("pending")->isHidden());
}

TEST_F(Fit, PanelsBelowShareTheirHeight) {
    start();
    DocumentTab* tab = openFake();
    type(tab);
    QTest::qWait(5);
    const int pending = dock("pending")->height();
    EXPECT_GE(pending, window->fontMetrics().height() * 8);
    dock("search")->show();
    dock("search")->raise();
    QTest::qWait(5);
    EXPECT_EQ(window->tabifiedDockWidgets(dock("search")).contains(dock("pending")), true);
    EXPECT_LE(dock("search")->height(), window->height() * 2 / 5 + 40);
    EXPECT_GE(dock("search")->height(), pending);
}

TEST_F(Fit, TheTemplateEditorOpensLargeAndGivesTheRoomBack) {
    start(QSize(1280, 720));
    DocumentTab* tab = openFake();
    type(tab);
    QTest::qWait(5);
    const int before = dock("pending")->height();
    Q_EMIT window->findChild<StructurePanel*>()->editTemplateWanted(QStringLiteral("disk/gpt"));
    const auto* editor = window->findChild<TemplateEditor*>();
    EXPECT_TRUE(waitFor([&] { return dock("template")->height() >= window->height() / 2; }));
    EXPECT_GE(editor->edit()->viewport()->height(), editor->edit()->fontMetrics().height() * 10);
    dock("template")->close();
    EXPECT_TRUE(waitFor([&] { return dock("pending")->height() <= before + 4; }));
}

TEST(PlaceOver, InTheMiddleButOnTheScreen) {
    const QRect screen(0, 0, 1280, 720);
    EXPECT_EQ(placeOver({200, 100, 800, 500}, {400, 300}, {}, screen), QRect(400, 200, 400, 300));
    // Over a window at the edge, it moves in; larger than the screen, it shrinks, but not below what it needs.
    EXPECT_EQ(placeOver({1000, 500, 280, 220}, {600, 400}, {}, screen), QRect(680, 320, 600, 400));
    EXPECT_EQ(placeOver({0, 0, 300, 200}, {2000, 2000}, {}, screen), screen);
    EXPECT_EQ(placeOver({0, 0, 300, 200}, {2000, 2000}, {900, 900}, screen), QRect(0, 0, 1280, 900));
    // A second screen.
    EXPECT_EQ(placeOver({1400, 0, 600, 400}, {200, 100}, {}, {1280, 0, 800, 600}),
              QRect(1600, 150, 200, 100));
}

TEST_F(Fit, WindowsOpenOverTheMainWindow) {
    start(QSize(600, 400));
    openFake();
    window->move(80, 200);
    QTest::qWait(20);
    const QRect owner = window->frameGeometry();
    const QRect screen = window->screen()->availableGeometry();
    const auto trigger = [&](const QString& text) {
        for (QMenu* menu : window->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text().remove(u'&').startsWith(text)) {
                    action->trigger();
                    return;
                }
    };
    // Dialogs and windows alike.
    for (const QString& name :
         {QStringLiteral("Checksums"), QStringLiteral("Preferences"), QStringLiteral("Manual"),
          QStringLiteral("Speed test"), QStringLiteral("Compare")}) {
        trigger(name);
        QPointer<QWidget> opened;
        ASSERT_TRUE(waitFor([&] {
            for (QWidget* top : QApplication::topLevelWidgets())
                if (top != window.get() && top->isVisible() && top->windowType() != Qt::Popup) opened = top;
            return opened != nullptr;
        })) << name.toStdString();
        const QRect place = opened->frameGeometry();
        EXPECT_TRUE(screen.contains(place)) << name.toStdString() << " " << place.x() << "," << place.y()
                                            << " " << place.width() << "x" << place.height();
        // At the middle of the window, where the screen has room for that.
        // What arrives after it was opened may widen it a little; it does not jump then.
        const QPoint away = place.topLeft() - placeOver(owner, place.size(), {}, screen).topLeft();
        EXPECT_LE(away.manhattanLength(), 64) << name.toStdString();
        opened->close();
        QTest::qWait(1);
        delete opened.data();
    }
}

// Of one menu, and of the menu bar: Alt and a letter must mean one thing.
void checkMnemonics(const QList<QAction*>& actions, const QString& where, int depth) {
    QHash<QChar, QString> seen;
    for (QAction* action : actions) {
        if (action->isSeparator()) continue;
        const QString text = QString(action->text()).replace(QLatin1String("&&"), QString());
        const qsizetype at = text.indexOf(u'&');
        if (at >= 0 && at + 1 < text.size()) {
            const QChar letter = text[at + 1].toLower();
            EXPECT_FALSE(seen.contains(letter))
                << where.toStdString() << ": “" << seen.value(letter).toStdString() << "” and “"
                << text.toStdString() << "”";
            seen.insert(letter, text);
        }
        if (action->menu() != nullptr && depth < 4)
            checkMnemonics(action->menu()->actions(), where + u'/' + text, depth + 1);
    }
}

TEST_F(Fit, NoTwoMnemonicsAlike) {
    start();
    openFake();
    checkMnemonics(window->menuBar()->actions(), QStringLiteral("menu bar"), 0);
    checkMnemonics(window->menus().menu(Menu::Bytes)->actions(), QStringLiteral("bytes"), 0);
}
TEST_F(Fit, NoTwoMnemonicsAlikeInAnyLanguage) {
    for (const QString& language : Translations::languages()) {
        const Translations translations(language);
        start();
        openFake();
        checkMnemonics(window->menuBar()->actions(), language + QStringLiteral(" menu bar"), 0);
        checkMnemonics(window->menus().menu(Menu::Bytes)->actions(), language + QStringLiteral(" bytes"), 0);
        for (const QToolButton* button : window->findChildren<QToolButton*>())
            if (button->menu() != nullptr && !button->text().isEmpty())
                checkMnemonics(button->menu()->actions(), language + u' ' + button->text(), 0);
        window.reset();
    }
}

// What is offered in two places has the same words in both, and each menu has it once.
TEST_F(Fit, ACommandHasOneName) {
    start();
    openFake();
    QHash<QString, QString> places;
    int entries = 0;
    const std::function<void(const QMenu*)> visit = [&](const QMenu* menu) {
        QSet<const QAction*> here;
        for (QAction* action : menu->actions()) {
            if (action->isSeparator()) continue;
            EXPECT_FALSE(here.contains(action)) << action->text().toStdString();
            here.insert(action);
            if (action->menu() != nullptr) {
                visit(action->menu());
                continue;
            }
            ++entries;
            // A key belongs to one entry.
            for (const QKeySequence& key : action->shortcuts()) {
                const QString name = QStringLiteral("key ") + key.toString();
                EXPECT_TRUE(!places.contains(name) || places[name] == action->text())
                    << name.toStdString() << ": " << places[name].toStdString() << ", "
                    << action->text().toStdString();
                places[name] = action->text();
            }
        }
    };
    for (const QAction* top : window->menuBar()->actions()) visit(top->menu());
    EXPECT_GT(entries, 50);
    // The view of the partition tables has some of the Tools menu's commands.
    PartitionsView* view = window->currentTab()->partitionsView();
    QStringList own;
    for (const QAction* action : view->findChildren<QAction*>()) own << action->text();
    ASSERT_FALSE(TableCommands::toolsCommands().empty());
    for (const TableCommands::Command& command : TableCommands::toolsCommands()) {
        EXPECT_TRUE(own.contains(command.text)) << command.text.toStdString();
        EXPECT_EQ(menuAction(*window, QString(command.text).remove(u'&'))->icon().isNull(),
                  command.iconName == nullptr);
    }
    for (const QToolButton* button : view->findChildren<QToolButton*>())
        if (button->menu() != nullptr)
            checkMnemonics(button->menu()->actions(), QStringLiteral("Repair and more"), 0);
}

}  // namespace
}  // namespace sectorsmith::gui
