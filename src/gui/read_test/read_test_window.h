// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/read_test/read_test_controller.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTimer;
class QTreeWidget;

namespace sectorsmith::gui {

class DeviceWatcher;
class ReadTestMap;

// “Read test of the disk”: options, a map that fills while it runs, and a list of what is unreadable or slow. It shows what
// its controller knows and decides nothing.
class ReadTestWindow : public QWidget {
    Q_OBJECT

 public:
    // Takes ownership of the controller. `devices` (may be null) knows of the disk's health.
    ReadTestWindow(ReadTestController* controller, const DeviceWatcher* devices, QWidget* parent = nullptr);

    ReadTestController* controller() const { return controller_; }

 Q_SIGNALS:
    // That byte of the source is to be shown.
    void wanted(quint64 offset);

 protected:
    void closeEvent(QCloseEvent* event) override;

 private:
    QWidget* options();
    bool mayStop();
    void chooseMapFile();
    void start();
    void showState();
    void showProgress();
    void showReport();

    ReadTestController* controller_;
    QTimer* poll_;
    QWidget* options_ = nullptr;
    QSpinBox* slow_;
    QSpinBox* retries_;
    QLineEdit* mapFile_;
    ReadTestMap* map_;
    QProgressBar* bar_;
    QLabel* symbol_;
    QLabel* message_;
    QTreeWidget* list_;
    QPushButton* start_;
    QPushButton* pause_;
    QPushButton* stop_;
};

}  // namespace sectorsmith::gui
