// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/erase/erase_controller.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTimer;

namespace sectorsmith::gui {

class DeviceWatcher;

// "Erase unused space…" and "TRIM…": what, how much, what stays and why; the disk's name has to be typed; progress with a
// map; a summary. It shows what its controller knows and decides nothing.
class EraseDialog : public QDialog {
    Q_OBJECT

 public:
    // Takes ownership of the controller. `devices` (may be null) knows of the disk's health.
    EraseDialog(EraseController* controller, QWidget* parent = nullptr,
                const DeviceWatcher* devices = nullptr);

 public Q_SLOTS:
    void reject() override;

 private:
    void choose();
    void start();
    void showState();
    void showPreview();
    void showProgress();
    void showMessage(const TonedText& message);
    void updateStart();
    void makeRoom();

    EraseController* controller_;
    const QString title_;  // until the disk is known
    QTimer* timer_;
    QLabel* disk_;
    QComboBox* target_;
    QComboBox* method_;
    QCheckBox* readAllBack_;
    QCheckBox* secure_;
    QSpinBox* reserve_;  // MiB
    QFormLayout* form_;
    QLabel* plan_;
    QLabel* cautions_;
    FillMap* map_;
    QProgressBar* bar_;
    QLabel* speed_;
    QLabel* messageSymbol_;
    QLabel* message_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QPushButton* copyRule_;
    QPushButton* start_;
    QPushButton* resume_;
    QPushButton* startOver_;
    QPushButton* close_;
};

}  // namespace sectorsmith::gui
