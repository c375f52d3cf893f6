// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QTabWidget>

#include "gui/search/checksum_dialog.h"
#include "gui/search/compare_window.h"
#include "gui/search/search_panel.h"
#include "gui/search/statistics_dialog.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

void openCompare(MainWindow& window) {
    std::vector<ComparedSource> sources;
    std::size_t first = 0;
    for (int i = 0; i < window.tabs()->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(window.tabs()->widget(i));
        if (tab == nullptr || tab->session() == nullptr) continue;
        if (tab == window.currentTab()) first = sources.size();
        sources.push_back({tab->session(), tab->title()});
    }
    if (sources.empty()) return;
    auto* compare = new CompareWindow(std::move(sources), first, &window);
    compare->setObjectName(QStringLiteral("compare"));
    compare->setAttribute(Qt::WA_DeleteOnClose);
    compare->show();
}

}  // namespace

void addSearch(MainWindow& window) {
    auto* panel = new SearchPanel;
    QDockWidget* dock =
        window.addPanel(panel, Qt::BottomDockWidgetArea, QStringLiteral("search"), MainWindow::tr("Search"));
    QList<QAction*> actions;
    const auto add = [&](QMenu* menu, const char* iconName, const QString& text, const QKeySequence& keys,
                         auto slot) {
        QAction* action = menu->addAction(iconName == nullptr ? QIcon() : icon(iconName), text);
        action->setShortcut(keys);
        action->setEnabled(false);
        QObject::connect(action, &QAction::triggered, panel, slot);
        actions.push_back(action);
    };
    const auto step = [panel, dock](bool backward) {
        // Nothing to look for yet: the same as Ctrl+F.
        if (!panel->hasPattern()) {
            dock->show();
            dock->raise();
            panel->open();
            return;
        }
        backward ? panel->findPrevious() : panel->findNext();
    };
    QMenu* edit = window.editMenu();
    edit->addSeparator();
    add(edit, "edit-find", MainWindow::tr("&Find…"), QKeySequence(Qt::CTRL | Qt::Key_F), [panel, dock] {
        dock->show();
        dock->raise();
        panel->open();
    });
    add(edit, nullptr, MainWindow::tr("Find &next"), QKeySequence(Qt::Key_F3), [step] { step(false); });
    add(edit, nullptr, MainWindow::tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3),
        [step] { step(true); });
    QMenu* tools = window.toolsMenu();
    tools->menuAction()->setVisible(true);
    add(tools, nullptr, MainWindow::tr("&Compare…"), {}, [&window] { openCompare(window); });
    add(tools, nullptr, MainWindow::tr("Checksu&ms…"), {}, [&window] {
        if (window.currentSession() == nullptr) return;
        auto* dialog = new ChecksumDialog(window.currentSession(), &window);
        dialog->setObjectName(QStringLiteral("checksums"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    add(tools, nullptr, MainWindow::tr("Entrop&y and byte frequency…"), {}, [&window] {
        if (window.currentSession() == nullptr) return;
        auto* dialog = new StatisticsDialog(window.currentSession(), &window);
        dialog->setObjectName(QStringLiteral("statistics"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
        // A selection is soon counted; a disk only when people say so.
        if (!window.currentSession()->selection().empty()) dialog->compute();
    });
    QObject::connect(&window, &MainWindow::currentSessionChanged, panel, [actions](SourceSession* session) {
        for (QAction* action : actions) action->setEnabled(session != nullptr);
    });
}

}  // namespace sectorsmith::gui
