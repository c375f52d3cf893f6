// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// Opening, reading again and closing: the File menu. What is saved from a source is bytes_feature.h's.
class FileFeature : public Feature {
    Q_OBJECT

 public:
    explicit FileFeature(MainWindow* window);

    // Of the whole program: what macOS's Finder wants opened comes as an event, not as an argument.
    bool eventFilter(QObject* receiver, QEvent* event) override;

 private:
    void reload();
    void remember(const QString& spec);
    void fillRecent();

    QMenu* recent_;
};

}  // namespace sectorsmith::gui
