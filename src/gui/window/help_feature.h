// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"
#include "gui/window/help_window.h"

namespace sectorsmith::gui {

// The manual, the list of keys, and “About”.
class HelpFeature : public Feature {
    Q_OBJECT

 public:
    explicit HelpFeature(MainWindow* window);

 private:
    void showManual(HelpWindow::Page page);
    HelpWindow::Page pageWanted() const;
    void showAbout();
};

}  // namespace sectorsmith::gui
