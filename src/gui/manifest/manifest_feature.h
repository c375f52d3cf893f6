// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// “Integrity of files…”, of folders and of the current source's volumes.
class ManifestFeature : public Feature {
    Q_OBJECT

 public:
    explicit ManifestFeature(MainWindow* window);

 private:
    void show();
    // In the tab that has the source, or the disk that it is a partition of; else in a new tab.
    void showOnDisk(const QString& source, quint64 offset);
};

}  // namespace sectorsmith::gui
