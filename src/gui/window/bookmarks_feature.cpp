// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/bookmarks_feature.h"

#include <QDockWidget>

#include "gui/window/bookmarks_panel.h"
#include "gui/window/main_window.h"
#include "gui/window/panel_room.h"

namespace sectorsmith::gui {

namespace {

void toggle(const DocumentTab& tab) {
    const SourceSession* session = tab.session();
    if (session->size() == 0) return;
    Bookmarks* marks = tab.bookmarks();
    const quint64 at = session->cursor();
    if (marks->has(at)) {
        marks->remove(at);
        return;
    }
    QString name;
    if (const auto field = session->fieldAt(at)) name = field->title;
    if (name.isEmpty())
        name = MainWindow::tr("LBA %1 + %2").arg(at / session->sectorSize()).arg(at % session->sectorSize());
    marks->set(at, name);
}

void goToNext(const DocumentTab& tab, bool back) {
    if (const Bookmark* mark = tab.bookmarks()->next(tab.session()->cursor(), back))
        tab.session()->goTo(mark->offset);
}

}  // namespace

BookmarksFeature::BookmarksFeature(MainWindow* window) : Feature(window) {
    QAction* set =
        addForTab(MenuGroup::GoBookmarks, "bookmark-new", MainWindow::tr("Set or remove book&mark"),
                  Qt::CTRL | Qt::Key_B, [](DocumentTab& tab) { toggle(tab); });
    addForTab(MenuGroup::GoBookmarks, nullptr, MainWindow::tr("Next bookmark"), Qt::CTRL | Qt::Key_F2,
              [](DocumentTab& tab) { goToNext(tab, false); });
    addForTab(MenuGroup::GoBookmarks, nullptr, MainWindow::tr("Previous bookmark"),
              Qt::CTRL | Qt::SHIFT | Qt::Key_F2, [](DocumentTab& tab) { goToNext(tab, true); });
    addAlso(MenuGroup::BytesGo, set);
    addDock();
}

void BookmarksFeature::addDock() {
    auto* panel = new BookmarksPanel;
    QDockWidget* dock =
        addPanel(panel, Qt::BottomDockWidgetArea, QStringLiteral("bookmarks"), MainWindow::tr("Bookmarks"));
    const auto sync = [this, dock] {
        const DocumentTab* tab = openTab();
        window().panelRoom()->setEmpty(dock, tab == nullptr || tab->bookmarks()->all().empty());
    };
    connect(&window(), &MainWindow::currentSessionChanged, panel, [this, panel, sync] {
        if (const DocumentTab* tab = openTab()) panel->setBookmarks(tab->bookmarks());
        sync();
    });
    connect(&window(), &MainWindow::sessionOpened, dock, [this, dock, sync](SourceSession* session) {
        if (const DocumentTab* tab = window().tabOf(session))
            connect(tab->bookmarks(), &Bookmarks::changed, dock, sync);
    });
}

}  // namespace sectorsmith::gui
