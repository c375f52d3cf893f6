// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <filesystem>
#include <optional>

#include "gui/speed/speed_job.h"
#include "gui/speed/speed_plot.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableWidget;

namespace sectorsmith::gui {

class CustomTest;
class DeviceWatcher;
class ResultsPage;

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

    // Chooses what is measured; it is added to the list when it is not there.
    void setTarget(const QString& path);
    void setProfile(const QString& name);
    void setSize(const QString& size);              // as the command's --size
    void setRuntime(double seconds);                // of each test; 0: as the profile says
    CustomTest* custom() const { return custom_; }  // of the profile "custom"
    void start();
    void cancel();

    bool running() const { return job_ != nullptr; }
    bool planned() const { return plan_.has_value(); }
    QString planText() const;
    QString message() const;
    ResultsPage* results() const { return results_; }
    QTableWidget* figures() const { return figures_; }
    QComboBox* writingBox() const { return writing_; }
    QProgressBar* progressBar() const { return progress_; }
    SpeedPlot* plot() const { return plot_; }
    // Shows a result with its curve.
    void show(const speed::SpeedResult& result);
    using QWidget::show;

 Q_SIGNALS:
    void plannedChanged();
    void ended();  // a test is over, in whatever way

 protected:
    void closeEvent(QCloseEvent* event) override;

 private:
    QWidget* testPage();
    void fillDevices();
    void proposeWriting();
    void profileChosen();
    void planSoon();
    void planNow();
    std::optional<speed::SpeedOptions> options();
    void begin(speed::SpeedOptions options, speed::SpeedPlan plan);
    void addSample(const QString& test, const speed::TraceSample& sample);
    void jobEnded();
    void updateButtons();
    void offerRestoring();

    DeviceWatcher* devices_;
    std::optional<std::filesystem::path> stateFolder_;
    QTabWidget* tabs_;
    QComboBox* target_;
    QComboBox* profile_;
    QComboBox* writing_;
    QLineEdit* size_;
    QDoubleSpinBox* runtime_;
    CustomTest* custom_;
    QFormLayout* form_;
    QLabel* planLabel_;
    QPushButton* start_;
    QPushButton* stop_;
    SpeedPlot* plot_;
    QLabel* step_;
    QProgressBar* progress_;
    QTableWidget* figures_;
    QLabel* resultNote_;
    ResultsPage* results_;

    QTimer planTimer_;
    std::uint64_t planRequest_ = 0;
    std::optional<speed::SpeedOptions> plannedOptions_;
    std::optional<speed::SpeedPlan> plan_;
    SpeedJob* job_ = nullptr;
    bool closing_ = false;
    bool stopping_ = false;       // cancelled, and not over yet
    QString writingProposedFor_;  // the target for which the way of writing was proposed
    QString liveTest_;
    std::vector<PlotLine> live_;
    std::vector<PlotPoint> liveTemperatures_;
    double liveBase_ = 0;  // seconds of the tests before
    double liveLast_ = 0;
};

}  // namespace sectorsmith::gui
