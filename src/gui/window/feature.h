// SPDX-License-Identifier: GPL-3.0-or-later
// What each part of the program brings into the window: its actions with their places in the menus, and its docks.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QObject>
#include <type_traits>

#include "gui/window/menus.h"

class QDockWidget;

namespace sectorsmith::gui {

class DocumentTab;
class MainWindow;
class Panel;
class SourceSession;

// A feature makes its actions and panels in its constructor, and lives as long as the window. It learns of the tabs from
// the window's signals (currentSessionChanged, sessionOpened, sessionClosing).
class Feature : public QObject {
    Q_OBJECT

 public:
    explicit Feature(MainWindow* window);

    // Before the tab of `session` closes: false keeps it open.
    virtual bool mayClose(SourceSession* session);

 protected:
    MainWindow& window() const { return *window_; }
    // The current tab with its session; nullptr when there is none, or it is not open (yet).
    DocumentTab* openTab() const;
    SourceSession* session() const;

    // A new action at its place. Icons: names of icons/, nullptr for none. `slot` takes nothing, or the new state (bool).
    template <typename Slot>
    QAction* add(MenuGroup group, const char* iconName, const QString& text, const QKeySequence& keys,
                 Slot slot) {
        QAction* action = makeAction(group, iconName, text, keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    }
    // One that acts on the open tab, and is disabled without: `slot` takes the tab, and the new state if it wants.
    template <typename Slot>
    QAction* addForTab(MenuGroup group, const char* iconName, const QString& text, const QKeySequence& keys,
                       Slot slot) {
        QAction* action = add(group, iconName, text, keys, [this, slot](bool on) {
            DocumentTab* tab = openTab();
            if (tab == nullptr) return;
            if constexpr (std::is_invocable_v<Slot, DocumentTab&, bool>) slot(*tab, on);
            else slot(*tab);
        });
        enableWithTab(action);
        return action;
    }
    // The same action in another menu.
    void addAlso(MenuGroup group, QAction* action);
    // A menu below another one; the window owns it.
    QMenu* addMenu(MenuGroup group, const QString& title);
    // Actions that are put into a menu below, in the same way.
    template <typename Slot>
    QAction* addForTab(QMenu* menu, const QString& text, const QKeySequence& keys, Slot slot) {
        QAction* action = menu->addAction(text);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, [this, slot] {
            if (DocumentTab* tab = openTab()) slot(*tab);
        });
        enableWithTab(action);
        return action;
    }

    // Gives a panel its dock, and that its entry among the View menu's panels: MainWindow::addPanel().
    QDockWidget* addPanel(Panel* panel, Qt::DockWidgetArea area, const QString& name, const QString& title);

 private:
    QAction* makeAction(MenuGroup group, const char* iconName, const QString& text, const QKeySequence& keys);
    void enableWithTab(QAction* action);

    MainWindow* window_;
};

// Makes all features of the window (features.cpp): the one list to add another to.
void createFeatures(MainWindow* window);

}  // namespace sectorsmith::gui
