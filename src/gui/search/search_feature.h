// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

class SearchPanel;

// The search with its dock, the comparison, the checksums and the statistics.
class SearchFeature : public Feature {
    Q_OBJECT

 public:
    explicit SearchFeature(MainWindow* window);

 private:
    void open();
    void step(bool backward);
    void compare();

    SearchPanel* panel_;
    QDockWidget* dock_;
};

}  // namespace sectorsmith::gui
