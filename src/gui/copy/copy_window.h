// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/copy/copy_controller.h"
#include "gui/copy/copy_text.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTimer;
class QTreeWidget;

namespace sectorsmith::gui {

class CopyMapView;
class DeviceWatcher;
class HealthLine;
class PartStrip;
class SpeedPlot;

// “Copy disk”: source and target as two strips, what would be copied and destroyed; the target's name has to be typed; then
// a map and a curve; afterwards what could not be read, by file. It shows what its controller knows and decides nothing.
class CopyWindow : public QWidget {
    Q_OBJECT

 public:
    // Takes ownership of the controller. `devices` must outlive it.
    CopyWindow(CopyController* controller, DeviceWatcher* devices, QWidget* parent = nullptr);

    CopyController* controller() const { return controller_; }
    bool running() const { return controller_->state() == CopyController::State::Working; }
    // Chooses this target, as if by hand.
    void setTarget(const QString& target);
    void setMapFile(const QString& file);

 Q_SIGNALS:
    // The bytes of the source here are to be shown.
    void wanted(quint64 offset);
    // What was known of the target is stale.
    void targetChanged();

 protected:
    void closeEvent(QCloseEvent* event) override;

 private:
    QWidget* planPage();
    QWidget* progressPage();
    QGroupBox* optionsBox();
    void fillTargets();
    void chooseImage();
    void chooseMap();
    void choose();
    void start();
    void showState();
    void showStrips();
    void showProgress();
    void showDamage();
    void showMessage(const TonedText& message);
    void updateStart();

    CopyController* controller_;
    DeviceWatcher* devices_;
    bool filling_ = false;
    QStringList images_;  // chosen by hand, in the list of targets
    QTimer* timer_;
    QComboBox* target_;
    QPushButton* image_;
    PartStrip* from_;
    PartStrip* to_;
    QCheckBox* used_;
    QCheckBox* verify_;
    QCheckBox* sha_;
    QCheckBox* sparse_;
    QCheckBox* live_;
    QCheckBox* newIds_;
    QCheckBox* reverse_;
    QSpinBox* retries_;
    QLineEdit* map_;
    QPushButton* chooseMap_;
    QWidget* options_;
    QTabWidget* pages_;
    QLabel* plan_;
    QLabel* cautions_;
    HealthLine* health_;
    CopyMapView* cells_;
    SpeedPlot* plot_;
    QTreeWidget* damaged_;
    QLabel* damageNote_;
    QProgressBar* bar_;
    QLabel* speed_;
    QLabel* messageSymbol_;
    QLabel* message_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QPushButton* start_;
    QPushButton* pause_;
    QPushButton* continue_;
    QPushButton* close_;
};

}  // namespace sectorsmith::gui
