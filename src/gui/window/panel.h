// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a dock of the main window and shows something of the current tab's source.
#pragma once

#include <QWidget>
#include <algorithm>

namespace sectorsmith::gui {

class SourceSession;

// The main window calls setSession whenever another tab becomes current, and with nullptr when there is none (also just
// before the session goes). A panel listens to the session's signals itself and drops them on the next call.
class Panel : public QWidget {
    Q_OBJECT

 public:
    using QWidget::QWidget;
    virtual void setSession(SourceSession* session) = 0;
    // Before the window closes: false keeps it open (there is something unsaved, and people want to keep it).
    virtual bool mayClose() { return true; }
    // How high the room below the bytes shall be at least when this panel opens there, in pixels: a few rows.
    virtual int wantedHeight(int windowHeight) const {
        return std::min(fontMetrics().height() * 9, windowHeight * 2 / 5);
    }
};

}  // namespace sectorsmith::gui
