// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "gui/health/health_watch.h"
#include "gui/window/panel.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sectorsmith::gui {

// The health of the disk in the tab in front: the verdict with its reasons, the values, the logs; self-tests are started and
// followed here. It shows what the watch knows and decides nothing.
class HealthPanel : public Panel {
    Q_OBJECT

 public:
    // `watch` must outlive it.
    explicit HealthPanel(HealthWatch* watch, QWidget* parent = nullptr);

    void setSession(SourceSession* session) override;
    // As the window names sources; empty: none.
    void showSource(const QString& source);
    int wantedHeight(int windowHeight) const override;

 protected:
    bool event(QEvent* event) override;

 private:
    void refresh();
    void showDrive(const HealthWatch::Known& known);
    void fill(const health::DriveHealth& drive);
    QTreeWidgetItem* group(const QString& title, bool open);
    void ask(std::optional<health::TestAction> test);

    HealthWatch* watch_;
    QString source_;
    QLabel* symbol_;
    QLabel* title_;
    QLabel* summary_;
    QLabel* running_;
    QTreeWidget* values_;
    QPushButton* ask_;
    QPushButton* short_;
    QPushButton* long_;
    QPushButton* stop_;
};

}  // namespace sectorsmith::gui
