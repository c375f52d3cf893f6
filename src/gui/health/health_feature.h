// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// The dock with the health of the disk in front, and the marks in the list of disks.
class HealthFeature : public Feature {
    Q_OBJECT

 public:
    explicit HealthFeature(MainWindow* window);
};

}  // namespace sectorsmith::gui
