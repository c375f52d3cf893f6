// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_actions.h"

#include <QAction>
#include <QMenu>

#include "gui/erase/erase_dialog.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

EraseActions::EraseActions(MainWindow* window) : QObject(window), window_(window) {
    QMenu* menu = window->toolsMenu();
    menu->menuAction()->setVisible(true);
    erase_ = menu->addAction(icon("edit-clear"), tr("&Erase unused space…"));
    erase_->setStatusTip(tr("Overwrites free space of a volume, or the space outside all partitions"));
    trim_ = menu->addAction(tr("&TRIM…"));
    trim_->setStatusTip(tr("Discards unused blocks, or explains why TRIM is unavailable"));
    connect(erase_, &QAction::triggered, this, [this] { show(false); });
    connect(trim_, &QAction::triggered, this, [this] { show(true); });
    connect(window, &MainWindow::currentSessionChanged, this, &EraseActions::update);
    connect(window, &MainWindow::sessionOpened, this, &EraseActions::update);
    update();
}

void EraseActions::update() {
    const bool possible = window_->currentSession() != nullptr;
    erase_->setEnabled(possible);
    trim_->setEnabled(possible);
}

void EraseActions::show(bool trim) {
    SourceSession* session = window_->currentSession();
    if (session == nullptr) return;
    auto* dialog = new EraseDialog(
        new EraseController(session, trim ? EraseController::Mode::Trim : EraseController::Mode::Erase),
        window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace sectorsmith::gui
