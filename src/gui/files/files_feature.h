// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <map>

#include "gui/window/document_tab.h"
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
    // In the tab that has it already, or in a new one.
    void showContent(const OpenedSource& opened, const QString& key);

    FilesPanel* panel_;
    QDockWidget* dock_;
    QAction* files_;
    std::map<QString, QPointer<DocumentTab>>
        contents_;  // what was opened of files without a name for the command
};

}  // namespace sectorsmith::gui
