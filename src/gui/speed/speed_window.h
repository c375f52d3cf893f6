// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <filesystem>
#include <optional>
#include <vector>

#include "ops/speed/speed_test.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableWidget;

namespace sectorsmith::gui {

class DeviceWatcher;
class HealthLine;
class ResultsPage;
class SpeedController;
class SpeedDials;
class SpeedForm;
class SpeedPlot;
struct InterruptedTest;

// Measures a disk, an image or a folder's disk: says what will be written before it starts, shows the curve while it runs,
// the figures at the end, and keeps the results for comparison. Closing it while a test runs cancels the test first.
class SpeedWindow : public QWidget {
    Q_OBJECT

 public:
    // `devices` may be nullptr: then only images and folders can be chosen. `stateFolder`: as --state-dir.
    explicit SpeedWindow(DeviceWatcher* devices,
                         std::optional<std::filesystem::path> stateFolder = std::nullopt,
                         QWidget* parent = nullptr);
    ~SpeedWindow() override;

    // Chooses what is measured, unless a test runs.
    void setTarget(const QString& path);
    // Shows a result with its curve.
    void show(const speed::SpeedResult& result);
    using QWidget::show;

 protected:
    void closeEvent(QCloseEvent* event) override;

 private:
    QWidget* testPage();
    void start();
    void showPlan();
    void showState();
    void showStatus(const speed::SpeedStatus& status);
    void savePicture();
    void offerRestoring(const std::vector<InterruptedTest>& tests);

    SpeedController* controller_;
    QTabWidget* tabs_;
    SpeedForm* form_;
    HealthLine* health_;
    QLabel* plan_;
    QPushButton* start_;
    QPushButton* stop_;
    SpeedDials* dials_;
    SpeedPlot* plot_;
    QLabel* step_;
    QProgressBar* progress_;
    QTableWidget* figures_;
    QLabel* note_;
    ResultsPage* results_;
    std::optional<speed::SpeedResult> shown_;
    bool closing_ = false;
};

}  // namespace sectorsmith::gui
