// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/feature.h"

#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

Feature::Feature(MainWindow* window) : QObject(window), window_(window) {}

bool Feature::mayClose(SourceSession*) { return true; }

DocumentTab* Feature::openTab() const { return session() == nullptr ? nullptr : window_->currentTab(); }

SourceSession* Feature::session() const { return window_->currentSession(); }

QAction* Feature::makeAction(MenuGroup group, const char* iconName, const QString& text,
                             const QKeySequence& keys) {
    auto* action = new QAction(iconName == nullptr ? QIcon() : icon(iconName), text, this);
    action->setShortcut(keys);
    // Else macOS moves into the program's own menu what its text makes it take for settings or the like.
    action->setMenuRole(QAction::NoRole);
    window_->menus().add(group, action);
    return action;
}

void Feature::enableWithTab(QAction* action) {
    action->setEnabled(session() != nullptr);
    connect(window_, &MainWindow::currentSessionChanged, action,
            [action](SourceSession* session) { action->setEnabled(session != nullptr); });
}

void Feature::addAlso(MenuGroup group, QAction* action) { window_->menus().add(group, action); }

QMenu* Feature::addMenu(MenuGroup group, const QString& title) {
    auto* menu = new QMenu(title, window_);
    window_->menus().add(group, menu->menuAction());
    return menu;
}

QDockWidget* Feature::addPanel(Panel* panel, Qt::DockWidgetArea area, const QString& name,
                               const QString& title) {
    return window_->addPanel(panel, area, name, title);
}

}  // namespace sectorsmith::gui
