// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>

#include "gui/editing/changes_list.h"
#include "gui/editing/steps_model.h"
#include "gui/window/panel.h"

class QLabel;
class QListView;
class QPushButton;
class QStackedLayout;
class QTreeWidget;

namespace sectorsmith::gui {

// The dock "Pending changes": what is staged and would be written, by sector, with its fields; each can be taken back.
// Beside it the steps, to jump in.
class PendingPanel : public Panel {
    Q_OBJECT

 public:
    explicit PendingPanel(QWidget* parent = nullptr);
    void setSession(SourceSession* session) override;

    QTreeWidget* list() const { return list_; }
    QListView* steps() const { return steps_; }

 private:
    void refresh();
    void fill(const Changes& changes);
    void takeBackSelected();

    QPointer<SourceSession> session_;
    LatestWork listing_;
    QTimer timer_;
    QLabel* summary_;
    QPushButton* takeBack_;
    QPushButton* review_;
    QTreeWidget* list_;
    StepsModel* stepsModel_;
    QListView* steps_;
    QLabel* empty_;
    QStackedLayout* stack_;
};

}  // namespace sectorsmith::gui
