// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “Read test of the disk…”, one window for each source.
class ReadTestFeature : public Feature {
    Q_OBJECT

 public:
    explicit ReadTestFeature(MainWindow* window);

 private:
    void show(SourceSession* session);
};

}  // namespace sectorsmith::gui
