// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/menus.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>

#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

struct Group {
    MenuGroup id;
    Menu menu;
};

constexpr Group groups[] = {
    {MenuGroup::FileOpen, Menu::File},
    {MenuGroup::FileWrite, Menu::File},
    {MenuGroup::FileReload, Menu::File},
    {MenuGroup::FileClose, Menu::File},
    {MenuGroup::EditHistory, Menu::Edit},
    {MenuGroup::EditCopy, Menu::Edit},
    {MenuGroup::EditSelect, Menu::Edit},
    {MenuGroup::EditChange, Menu::Edit},
    {MenuGroup::EditState, Menu::Edit},
    {MenuGroup::EditFind, Menu::Edit},
    {MenuGroup::EditPreferences, Menu::Edit},
    {MenuGroup::GoTo, Menu::Go},
    {MenuGroup::GoNext, Menu::Go},
    {MenuGroup::GoBookmarks, Menu::Go},
    {MenuGroup::ViewPanels, Menu::View},
    {MenuGroup::ViewBytes, Menu::View},
    {MenuGroup::ViewZoom, Menu::View},
    {MenuGroup::ViewNext, Menu::View},
    {MenuGroup::ToolsPartitions, Menu::Tools},
    {MenuGroup::ToolsExamine, Menu::Tools},
    {MenuGroup::ToolsMeasure, Menu::Tools},
    {MenuGroup::ToolsCopy, Menu::Tools},
    {MenuGroup::ToolsErase, Menu::Tools},
    {MenuGroup::HelpPages, Menu::Help},
    {MenuGroup::HelpAbout, Menu::Help},
    {MenuGroup::Panels, Menu::Panels},
    {MenuGroup::BytesCopy, Menu::Bytes},
    {MenuGroup::BytesGo, Menu::Bytes},
    {MenuGroup::BytesChange, Menu::Bytes},
};

}  // namespace

Menus::Menus(QMainWindow* window) {
    const auto inBar = [&](Menu menu, const QString& title) {
        menus_[menu] = window->menuBar()->addMenu(title);
    };
    inBar(Menu::File, MainWindow::tr("&File"));
    inBar(Menu::Edit, MainWindow::tr("&Edit"));
    inBar(Menu::Go, MainWindow::tr("&Go"));
    inBar(Menu::View, MainWindow::tr("&View"));
    inBar(Menu::Tools, MainWindow::tr("&Tools"));
    inBar(Menu::Help, MainWindow::tr("&Help"));
    menus_[Menu::Panels] = new QMenu(MainWindow::tr("&Panels"), window);
    menus_[Menu::Bytes] = new QMenu(window);
    // A menu shows no separator beside another one or at its end: groups may stay empty.
    for (const Group& group : groups) ends_[group.id] = menu(group.menu)->addSeparator();
    add(MenuGroup::ViewPanels, menu(Menu::Panels)->menuAction());
}

void Menus::add(MenuGroup group, QAction* action) {
    const Group* of = std::ranges::find(groups, group, &Group::id);
    menu(of->menu)->insertAction(ends_.at(group), action);
}

}  // namespace sectorsmith::gui
