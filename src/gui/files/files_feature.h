// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

class FilesPanel;

// The files of volumes: the panel with its dock, and a button beside each tab's address.
class FilesFeature : public Feature {
    Q_OBJECT

 public:
    explicit FilesFeature(MainWindow* window);

 private:
    void show();
    void addButton(SourceSession* session);

    FilesPanel* panel_;
    QDockWidget* dock_;
    QAction* files_;
};

}  // namespace sectorsmith::gui
