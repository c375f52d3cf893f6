// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

class CopyWindow;

// “Copy disk…” and “Continue a copy…” of the Tools menu.
class CopyFeature : public Feature {
    Q_OBJECT

 public:
    explicit CopyFeature(MainWindow* window);
    // A copy that runs goes on with its source: the tab stays until it is stopped.
    bool mayClose(SourceSession* session) override;

 private:
    CopyWindow* show(SourceSession* session);
    void continueCopy(SourceSession* session);
    void reread(const SourceSession* source);
};

}  // namespace sectorsmith::gui
