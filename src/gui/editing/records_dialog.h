// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "gui/editing/commit_bar.h"
#include "gui/editing/record_lines.h"
#include "gui/session/latest_work.h"
#include "ops/undo_record.h"
#include "ops/write_session.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sectorsmith::gui {

// The undo records: what was written to which disk when; a record can be looked at and taken back, a cut-off one also
// finished, and one that is not needed any more deleted.
class RecordsDialog : public QDialog {
    Q_OBJECT

 public:
    // `stateFolder` empty: the usual places.
    explicit RecordsDialog(const QString& stateFolder, QWidget* parent = nullptr);

    bool busy() const { return busy_; }
    // Without asking first; what the buttons do after they asked. `diskConfirmed`: people said that it is the record's disk.
    void apply(Recovery what, bool diskConfirmed, const std::optional<ReviewedDisk>& reviewed);
    void deleteRecords(const std::vector<UndoRecord>& records);
    // The records that are older and not open.
    std::vector<UndoRecord> olderThan(int days) const;

 Q_SIGNALS:
    // The disk or image at `path` holds something else now.
    void diskChanged(const QString& path);
    void idle();

 private:
    void reload();
    void showPlaces(const std::vector<std::filesystem::path>& folders);
    void showRecord();
    void showLines(const RecordLines& lines);
    void askAndApply(Recovery what);
    void ask(Recovery what, const RecoveryPreview& preview);
    void askAndDelete();
    void askAndDeleteOld();
    bool confirmDelete(const std::vector<UndoRecord>& records);
    void setBusy(bool busy);
    const UndoRecord* current() const;
    WriteTarget target() const;

    QString stateFolder_;
    std::vector<UndoRecord> records_;
    bool busy_ = false;
    LatestWork lines_;
    QString problems_;
    QTreeWidget* list_;
    QTreeWidget* bytes_;
    QLabel* place_;
    QLabel* message_;
    QCheckBox* beside_;
    CommitBar* bar_;
    QPushButton* delete_;
    QPushButton* deleteOld_;
    QPushButton* finish_;
    QPushButton* takeBack_;
};

}  // namespace sectorsmith::gui
