// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QTabWidget>

#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/editing/pending_panel.h"
#include "gui/partitions/partitions_view.h"
#include "gui/search/search_actions.h"
#include "gui/speed/speed_window.h"
#include "gui/structure/data_inspector.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_editor.h"
#include "gui/window/bookmarks_panel.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "gui/window/messages_panel.h"
#include "gui/window/panel_room.h"

namespace sectorsmith::gui {

namespace {

void addDisks(MainWindow& window) {
    auto* disks = new DisksPanel(window.deviceWatcher());
    window.addPanel(disks, Qt::LeftDockWidgetArea, QStringLiteral("disks"), MainWindow::tr("Disks"));
    QObject::connect(disks, &DisksPanel::openWanted, &window,
                     [&window](const QString& spec, bool gentle) { window.openSpec({spec, gentle, 0}); });
    QObject::connect(disks, &DisksPanel::openImageWanted, &window, &MainWindow::openImageDialog);
    QObject::connect(&window, &MainWindow::sessionOpened, disks, &DisksPanel::addSession);
    QObject::connect(&window, &MainWindow::sessionClosing, disks, &DisksPanel::removeSession);
}

void addBookmarks(MainWindow& window) {
    auto* bookmarks = new BookmarksPanel;
    QDockWidget* dock = window.addPanel(bookmarks, Qt::BottomDockWidgetArea, QStringLiteral("bookmarks"),
                                        MainWindow::tr("Bookmarks"));
    const auto sync = [&window, dock] {
        const bool open = window.currentSession() != nullptr;
        window.panelRoom()->setEmpty(dock, !open || window.currentTab()->bookmarks()->all().empty());
    };
    QObject::connect(&window, &MainWindow::currentSessionChanged, bookmarks,
                     [&window, bookmarks, sync](SourceSession* session) {
                         if (session != nullptr) bookmarks->setBookmarks(window.currentTab()->bookmarks());
                         sync();
                     });
    QObject::connect(&window, &MainWindow::sessionOpened, dock,
                     [&window, dock, sync](SourceSession* session) {
                         if (const DocumentTab* tab = window.tabOf(session))
                             QObject::connect(tab->bookmarks(), &Bookmarks::changed, dock, sync);
                     });
}

void addMessages(MainWindow& window) {
    auto* messages = new MessagesPanel(&window.messages());
    QDockWidget* dock = window.addPanel(messages, Qt::BottomDockWidgetArea, QStringLiteral("messages"),
                                        MainWindow::tr("Messages"));
    QObject::connect(messages, &MessagesPanel::goTo, &window,
                     [&window](SourceSession* session, quint64 offset) {
                         if (DocumentTab* tab = window.tabOf(session)) window.tabs()->setCurrentWidget(tab);
                         session->goTo(offset);
                     });
    // What went wrong is seen without a box in the way: its pane comes forward.
    QObject::connect(&window.messages(), &MessageLog::added, dock, [dock](SourceSession::Severity severity) {
        if (severity != SourceSession::Severity::Error) return;
        dock->show();
        dock->raise();
    });
}

void addPending(MainWindow& window) {
    auto* pending = new PendingPanel;
    QDockWidget* dock = window.addPanel(pending, Qt::BottomDockWidgetArea, QStringLiteral("pending"),
                                        MainWindow::tr("Pending changes"));
    // The first change brings its list; what was undone can still be done again from there.
    const auto sync = [&window, dock] {
        const SourceSession* session = window.currentSession();
        window.panelRoom()->setEmpty(
            dock, session == nullptr || (!session->hasEdits() && !session->overlay().canRedo()));
    };
    QObject::connect(&window, &MainWindow::sessionOpened, dock, [dock, sync](SourceSession* session) {
        QObject::connect(session, &SourceSession::editsChanged, dock, sync);
    });
    QObject::connect(&window, &MainWindow::currentSessionChanged, dock, sync);
}

void addStructure(MainWindow& window) {
    auto* structure = new StructurePanel;
    window.addPanel(structure, Qt::RightDockWidgetArea, QStringLiteral("structure"),
                    MainWindow::tr("Structure"));
    auto* inspector = new DataInspector;
    window.addPanel(inspector, Qt::RightDockWidgetArea, QStringLiteral("inspector"),
                    MainWindow::tr("Data inspector"));
    const QString order = QStringLiteral("inspector/bigEndian");
    inspector->setOrder(window.settings().value(order, false).toBool() ? std::endian::big
                                                                       : std::endian::little);
    QObject::connect(inspector, &DataInspector::orderChanged, &window,
                     [&window, order](bool big) { window.settings().setValue(order, big); });

    auto* editor = new TemplateEditor;
    QDockWidget* dock = window.addPanel(editor, Qt::BottomDockWidgetArea, QStringLiteral("template"),
                                        MainWindow::tr("Template editor"));
    QObject::connect(structure, &StructurePanel::editTemplateWanted, editor,
                     [editor, dock](const QString& id) {
                         editor->openTemplate(id);
                         dock->show();
                         dock->raise();
                     });
    QObject::connect(structure, &StructurePanel::diagnosed, editor, &TemplateEditor::showDiagnostics);
    QObject::connect(editor, &TemplateEditor::runWanted, structure, &StructurePanel::runText);
    QObject::connect(editor, &TemplateEditor::templatesChanged, structure, &StructurePanel::reloadTemplates);
}

// The partition tables stand in the tab itself, in the place of the bytes: they need the room.
void addPartitions(MainWindow& window) {
    QMenu* tools = window.toolsMenu();
    tools->menuAction()->setVisible(true);
    std::vector<QAction*> actions;
    auto act = [&](const char* iconName, const QString& text, auto slot) {
        QAction* action = tools->addAction(iconName == nullptr ? QIcon() : icon(iconName), text);
        QObject::connect(action, &QAction::triggered, &window, [&window, slot](bool checked) {
            DocumentTab* tab = window.currentTab();
            if (tab != nullptr && tab->session() != nullptr) slot(*tab, checked);
        });
        actions.push_back(action);
        return action;
    };
    auto inView = [](auto member) {
        return [member](DocumentTab& tab, bool) {
            tab.showPartitions(true);
            (tab.partitionsView()->*member)();
        };
    };
    QAction* toggle = act("drive-partition", MainWindow::tr("&Partitions"),
                          [](DocumentTab& tab, bool checked) { tab.showPartitions(checked); });
    toggle->setCheckable(true);
    toggle->setShortcut(Qt::CTRL | Qt::Key_T);
    act("tools-wizard", MainWindow::tr("Recover &Boot Camp…"),
        [](DocumentTab& tab, bool) { tab.partitionsView()->recoverBootCamp(); });
    act(nullptr, MainWindow::tr("&Repair GPT…"), inView(&PartitionsView::repairGpt));
    act(nullptr, MainWindow::tr("&Find lost partitions…"), inView(&PartitionsView::findLost));
    act(nullptr, MainWindow::tr("Back &up partition tables…"), inView(&PartitionsView::backUp));
    act(nullptr, MainWindow::tr("Rest&ore partition tables…"), inView(&PartitionsView::restore));
    auto sync = [&window, toggle, actions] {
        DocumentTab* tab = window.currentTab();
        const bool open = tab != nullptr && tab->session() != nullptr;
        for (QAction* action : actions) action->setEnabled(open);
        toggle->setChecked(open && tab->partitionsShown());
    };
    QObject::connect(&window, &MainWindow::currentSessionChanged, &window, sync);
    QObject::connect(&window, &MainWindow::sessionOpened, &window, [&window, sync](SourceSession* session) {
        if (DocumentTab* tab = window.tabOf(session))
            QObject::connect(tab, &DocumentTab::partitionsShownChanged, &window, sync);
    });
    sync();
}

}  // namespace

void createPanels(MainWindow& window) {
    addDisks(window);
    addStructure(window);
    addMessages(window);
    addBookmarks(window);
    addPending(window);
    addSearch(window);
    addPartitions(window);
    addSpeedTest(window);
}

}  // namespace sectorsmith::gui
