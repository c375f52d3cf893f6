// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// The dock of the disks and open images.
class DisksFeature : public Feature {
    Q_OBJECT

 public:
    explicit DisksFeature(MainWindow* window);
};

}  // namespace sectorsmith::gui
