// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <filesystem>
#include <optional>
#include <vector>

#include "gui/session/latest_work.h"
#include "ops/speed/compare.h"

class QLabel;
class QPushButton;
class QSvgWidget;
class QTabWidget;
class QTableWidget;
class QTreeWidget;

namespace sectorsmith::gui {

// The library: choose results, see them in a table and as bars, export both.
class ResultsPage : public QWidget {
    Q_OBJECT

 public:
    explicit ResultsPage(std::optional<std::filesystem::path> stateFolder, QWidget* parent = nullptr);

    // Reads the library anew, in a worker.
    void reload();
    // Writes what is compared: .csv, .md, .json, .svg or .png. False when it cannot be written.
    bool exportTo(const QString& file);
    // Of the chosen row: its title, or its file, which is gone then. Empty: done.
    QString rename(const QString& title);
    QString remove();

 Q_SIGNALS:
    // A double click: to be shown with its curve.
    void wanted(const sectorsmith::speed::SpeedResult& result);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void fill(std::vector<speed::SpeedResult> results, const std::vector<Message>& problems);
    void compare();
    void drawBars();
    void askForFile();
    void askForTitle();
    void askToDelete();
    const speed::SpeedResult* chosenRow() const;

    std::optional<std::filesystem::path> stateFolder_;
    std::vector<speed::SpeedResult> results_;
    speed::Comparison comparison_;
    LatestWork reading_;
    QTreeWidget* list_;
    QTabWidget* tabs_;
    QTableWidget* table_;
    QPushButton* export_;
    QPushButton* rename_;
    QPushButton* delete_;
    QSvgWidget* bars_;
    QLabel* note_;
};

}  // namespace sectorsmith::gui
