// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/erase/erase_controller.h"
#include "gui/window/feature.h"

namespace sectorsmith::gui {

// "Erase unused space…" and "TRIM…" of the Tools menu.
class EraseActions : public Feature {
    Q_OBJECT

 public:
    explicit EraseActions(MainWindow* window);

 private:
    void show(SourceSession* session, EraseController::Mode mode);
};

}  // namespace sectorsmith::gui
