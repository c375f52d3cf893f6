// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “New identifiers…” of the Tools menu, and of the list of disks, which marks copies.
class IdentitiesFeature : public Feature {
    Q_OBJECT

 public:
    explicit IdentitiesFeature(MainWindow* window);

 private:
    void show(SourceSession* session);
    // Opens it first.
    void showFor(const QString& spec);
};

}  // namespace sectorsmith::gui
