// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_actions.h"

#include "gui/erase/erase_dialog.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

EraseActions::EraseActions(MainWindow* window) : Feature(window) {
    QAction* erase =
        addForTab(MenuGroup::ToolsErase, "edit-clear", tr("&Erase unused space…"), {},
                  [this](DocumentTab& tab) { show(tab.session(), EraseController::Mode::Erase); });
    erase->setStatusTip(tr("Overwrites free space of a volume, or the space outside all partitions"));
    QAction* trim = addForTab(MenuGroup::ToolsErase, nullptr, tr("&TRIM…"), {},
                              [this](DocumentTab& tab) { show(tab.session(), EraseController::Mode::Trim); });
    trim->setStatusTip(tr("Discards unused blocks, or explains why TRIM is unavailable"));
}

void EraseActions::show(SourceSession* session, EraseController::Mode mode) {
    auto* dialog = new EraseDialog(new EraseController(session, mode), &window(), window().deviceWatcher());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace sectorsmith::gui
