// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTabWidget>

#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/window/bookmarks_panel.h"
#include "gui/window/main_window.h"
#include "gui/window/messages_panel.h"

namespace sectorsmith::gui {

namespace {

void addDisks(MainWindow& window) {
    auto* disks = new DisksPanel(window.deviceWatcher());
    window.addPanel(disks, Qt::LeftDockWidgetArea, QStringLiteral("disks"), MainWindow::tr("Disks"));
    QObject::connect(disks, &DisksPanel::openWanted, &window, [&window](const QString& spec, bool gentle) {
        window.openSpec({spec, gentle, 0});
    });
    QObject::connect(disks, &DisksPanel::openImageWanted, &window, &MainWindow::openImageDialog);
    QObject::connect(&window, &MainWindow::sessionOpened, disks, &DisksPanel::addSession);
    QObject::connect(&window, &MainWindow::sessionClosing, disks, &DisksPanel::removeSession);
}

void addBookmarks(MainWindow& window) {
    auto* bookmarks = new BookmarksPanel;
    window.addPanel(bookmarks, Qt::BottomDockWidgetArea, QStringLiteral("bookmarks"), MainWindow::tr("Bookmarks"));
    QObject::connect(&window, &MainWindow::currentSessionChanged, bookmarks, [&window, bookmarks](SourceSession* session) {
        if (session != nullptr) bookmarks->setBookmarks(window.currentTab()->bookmarks());
    });
}

void addMessages(MainWindow& window) {
    auto* messages = new MessagesPanel(&window.messages());
    QDockWidget* dock = window.addPanel(messages, Qt::BottomDockWidgetArea, QStringLiteral("messages"), MainWindow::tr("Messages"));
    QObject::connect(messages, &MessagesPanel::goTo, &window, [&window](SourceSession* session, quint64 offset) {
        for (int i = 0; i < window.tabs()->count(); ++i) {
            auto* tab = qobject_cast<DocumentTab*>(window.tabs()->widget(i));
            if (tab != nullptr && tab->session() == session) window.tabs()->setCurrentIndex(i);
        }
        session->goTo(offset);
    });
    // What went wrong is seen without a box in the way: its pane comes forward.
    QObject::connect(&window.messages(), &MessageLog::added, dock, [dock](SourceSession::Severity severity) {
        if (severity != SourceSession::Severity::Error) return;
        dock->show();
        dock->raise();
    });
}

}  // namespace

void createPanels(MainWindow& window) {
    addDisks(window);
    addMessages(window);
    addBookmarks(window);
}

}  // namespace sectorsmith::gui
