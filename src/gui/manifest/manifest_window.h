// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/manifest/finding_model.h"
#include "gui/manifest/manifest_controller.h"
#include "gui/session/latest_work.h"
#include "gui/window/toned_text.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QTreeView;
class QTreeWidget;

namespace sectorsmith::gui {

class ResultRing;

// “Integrity of files”: makes a manifest of a mounted folder or of a volume of the current source, or checks one; then a
// ring and a list of what has changed. It shows what its controller knows and decides nothing. The files are only read.
class ManifestWindow : public QWidget {
    Q_OBJECT

 public:
    explicit ManifestWindow(QWidget* parent = nullptr);

    // Offers the volumes of a source, whose bytes are shared. `path`: as the window names it. `keys`: of those of its
    // encrypted volumes that were unlocked already.
    void setSource(std::shared_ptr<ByteSource> source, const QString& path, const QString& title,
                   VolumeKeys keys = {});
    // As if chosen by hand.
    void chooseFolder(const QString& folder);
    ManifestController* controller() const { return controller_; }

 Q_SIGNALS:
    // The bytes of that source ("disk.img", "/dev/sda2") there are to be shown.
    void wanted(const QString& source, quint64 offset);

 private:
    static QString formatTitle(manifests::Format format);
    QWidget* lockRow();
    QWidget* checkPage();
    QWidget* makePage();
    QWidget* results();
    bool making() const;
    ManifestTask task() const;
    void askForFolder();
    void start(bool goOn);
    bool mayReplace(const QString& file);
    void updateStart();
    void unlock();
    void showLock(const ManifestTask& chosen);
    void showState();
    void showMessage(const TonedText& text);
    void showProgress();
    void showReport();
    void chooseGroup(std::optional<manifests::Verdict> group);
    void arrange();
    void showFinding();
    void askForReport();
    std::optional<manifests::Verdict> chosenGroup() const;

    ManifestController* controller_;
    std::shared_ptr<ByteSource> source_;
    QString sourcePath_;
    std::vector<FoundVolume> volumes_;
    LatestWork finding_, arranging_;
    LatestWork looking_, starting_;  // for files that may be there; the second is asked before a run begins
    FindingModel* model_;
    FindingModel::Wanted wanted_;
    std::shared_ptr<const manifests::CheckReport> shown_;
    QTimer* poll_;
    QTimer* typing_;
    QComboBox* target_;
    QLabel* insideLabel_;
    QLineEdit* inside_;
    QLineEdit* password_;
    QPushButton* unlock_;
    QLabel* lockProblem_;
    QWidget* lock_;
    QTabWidget* pages_;
    QLineEdit* manifest_;
    QLineEdit* copy_;
    QCheckBox* direct_;
    QLineEdit* newManifest_;
    QComboBox* hash_;
    QComboBox* format_;
    QSpinBox* limit_;
    QPushButton* folder_;
    QPushButton* start_;
    QPushButton* continue_;
    QPushButton* pause_;
    QPushButton* stop_;
    QProgressBar* bar_;
    QLabel* symbol_;
    QLabel* message_;
    QStackedWidget* results_;
    ResultRing* ring_;
    QTreeWidget* groups_;
    QLineEdit* filter_;
    QLabel* count_;
    QTreeView* list_;
    QPlainTextEdit* details_;
    QPushButton* onDisk_;
    QPushButton* report_;
};

}  // namespace sectorsmith::gui
