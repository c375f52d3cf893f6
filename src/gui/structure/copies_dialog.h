// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>
#include <stop_token>
#include <vector>

#include "gui/session/source_session.h"
#include "ops/copies.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace sectorsmith::gui {

// A structure and its copy on the disk side by side: what differs, whether the checksums are right, and making one like
// the other, which is staged like every change.
class CopiesDialog : public QDialog {
    Q_OBJECT

 public:
    // `path` of the structure or a field in it, as lang::pathOf() gives it.
    CopiesDialog(SourceSession* session, FieldTemplate fieldTemplate, QString path,
                 QWidget* parent = nullptr);
    ~CopiesDialog() override;

    bool busy() const { return busy_; }
    void repair(CopyDirection direction);

 private:
    void compare();
    void setBusy(bool busy);
    void present(const Result<std::vector<CopyReport>>& reports);

    QPointer<SourceSession> session_;
    FieldTemplate fieldTemplate_;
    QString path_;
    std::stop_source stop_;
    bool busy_ = false;
    bool any_ = false;
    QLabel* message_;
    QTreeWidget* list_;
    QProgressBar* bar_;
    QPushButton* fromHere_;
    QPushButton* fromThere_;
};

}  // namespace sectorsmith::gui
