// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// The partition tables. They stand in the tab itself, in the place of the bytes: they need the room.
class PartitionsFeature : public Feature {
    Q_OBJECT

 public:
    explicit PartitionsFeature(MainWindow* window);
};

}  // namespace sectorsmith::gui
