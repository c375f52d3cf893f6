// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “Speed test…”. Opens the window by itself when an interrupted test has left data on a disk.
class SpeedFeature : public Feature {
    Q_OBJECT

 public:
    explicit SpeedFeature(MainWindow* window);

 private:
    void show();
};

}  // namespace sectorsmith::gui
