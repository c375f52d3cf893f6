// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// The docks of the structure's tree, the data inspector and the template editor.
class StructureFeature : public Feature {
    Q_OBJECT

 public:
    explicit StructureFeature(MainWindow* window);

 private:
    void addInspector();
};

}  // namespace sectorsmith::gui
