// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “Preferences…”.
class PreferencesFeature : public Feature {
    Q_OBJECT

 public:
    explicit PreferencesFeature(MainWindow* window);

 private:
    void show();
};

}  // namespace sectorsmith::gui
