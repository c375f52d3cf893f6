// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "gui/editing/commit_bar.h"
#include "ops/undo_record.h"
#include "ops/write_session.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sectorsmith::gui {

// The undo records: what was written to which disk when; a record can be looked at and taken back, a cut-off one also
// finished.
class RecordsDialog : public QDialog {
    Q_OBJECT

 public:
    // `stateFolder` empty: the usual places.
    explicit RecordsDialog(const QString& stateFolder, QWidget* parent = nullptr);

    QTreeWidget* list() const { return list_; }
    QTreeWidget* bytesList() const { return bytes_; }
    QPushButton* takeBackButton() const { return takeBack_; }
    QString messageText() const;
    bool busy() const { return busy_; }
    // Without asking first; what the buttons do after they asked.
    void apply(Recovery what);

 Q_SIGNALS:
    // The disk or image at `path` holds something else now.
    void diskChanged(const QString& path);
    void idle();

 private:
    void reload();
    void showRecord();
    void askAndApply(Recovery what);
    void setBusy(bool busy);
    const UndoRecord* current() const;

    QString stateFolder_;
    std::vector<UndoRecord> records_;
    bool busy_ = false;
    quint64 asked_ = 0;
    QTreeWidget* list_;
    QTreeWidget* bytes_;
    QLabel* message_;
    QCheckBox* beside_;
    CommitBar* bar_;
    QPushButton* finish_;
    QPushButton* takeBack_;
};

}  // namespace sectorsmith::gui
