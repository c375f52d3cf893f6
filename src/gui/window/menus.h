// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus, and the one order in which they are put together.
#pragma once

#include <map>

class QAction;
class QMainWindow;
class QMenu;

namespace sectorsmith::gui {

// The menu bar's, in its order; Panels is a part of View, Bytes is what a right click on the bytes opens.
enum class Menu { File, Edit, Go, View, Tools, Help, Panels, Bytes };

// The groups of the menus, which separators keep apart, in their order. Within a group actions stand in the order in
// which the features (features.cpp) bring them. A new group goes here and into the table of menus.cpp.
enum class MenuGroup {
    FileOpen,
    FileWrite,
    FileReload,
    FileClose,
    EditHistory,
    EditCopy,
    EditSelect,
    EditChange,
    EditState,
    EditFind,
    EditPreferences,
    GoTo,
    GoNext,
    GoBookmarks,
    ViewPanels,
    ViewBytes,
    ViewZoom,
    ViewNext,
    ToolsPartitions,
    ToolsExamine,
    ToolsMeasure,
    ToolsCopy,
    ToolsErase,
    HelpPages,
    HelpAbout,
    Panels,
    BytesCopy,
    BytesGo,
    BytesChange,
};

class Menus {
 public:
    // Fills the menu bar of `window`, which must outlive it, with empty menus.
    explicit Menus(QMainWindow* window);

    // Puts the action behind those that its group has already. The caller keeps it, longer than the window uses it.
    void add(MenuGroup group, QAction* action);
    QMenu* menu(Menu menu) const { return menus_.at(menu); }

 private:
    std::map<Menu, QMenu*> menus_;
    std::map<MenuGroup, QAction*> ends_;  // the separator behind each group
};

}  // namespace sectorsmith::gui
