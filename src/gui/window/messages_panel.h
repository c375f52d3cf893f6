// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/message_log.h"
#include "gui/window/panel.h"

class QTreeView;

namespace sectorsmith::gui {

// Shows the log of all sources. Enter or a double click goes to the place a message is about.
class MessagesPanel : public Panel {
    Q_OBJECT

 public:
    explicit MessagesPanel(MessageLog* log, QWidget* parent = nullptr);
    void setSession(SourceSession*) override {}

 Q_SIGNALS:
    void goTo(sectorsmith::gui::SourceSession* session, quint64 offset);

 private:
    void copy();

    MessageLog* log_;
    QTreeView* view_;
};

}  // namespace sectorsmith::gui
