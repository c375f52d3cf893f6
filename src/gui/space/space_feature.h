// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “Space used by files…”, of folders and of the current source's volumes.
class SpaceFeature : public Feature {
    Q_OBJECT

 public:
    explicit SpaceFeature(MainWindow* window);

 private:
    void show();
};

}  // namespace sectorsmith::gui
