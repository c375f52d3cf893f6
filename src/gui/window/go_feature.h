// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// Moving through the source: addresses, back and forward, links, sectors, partitions.
class GoFeature : public Feature {
    Q_OBJECT

 public:
    explicit GoFeature(MainWindow* window);

 private:
    void updateHistory();

    QAction* back_;
    QAction* forward_;
    QMetaObject::Connection history_;  // of the current session
};

}  // namespace sectorsmith::gui
