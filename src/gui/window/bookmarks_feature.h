// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// Setting bookmarks, going from one to the next, and their dock.
class BookmarksFeature : public Feature {
    Q_OBJECT

 public:
    explicit BookmarksFeature(MainWindow* window);

 private:
    void addDock();
};

}  // namespace sectorsmith::gui
