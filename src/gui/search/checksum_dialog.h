// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>
#include <vector>

#include "edit/hash.h"
#include "gui/session/source_session.h"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace sectorsmith::gui {

class RangeWork;

// Checksums of the selection or of the whole source, computed in one pass off the GUI thread; compared with one that
// people paste. An unreadable sector ends it: a checksum covers every byte or does not exist.
class ChecksumDialog : public QDialog {
    Q_OBJECT

 public:
    explicit ChecksumDialog(SourceSession* session, QWidget* parent = nullptr);
    ~ChecksumDialog() override;

 public Q_SLOTS:
    void compute();

 private:
    struct Shared;
    struct Row {
        HashKind kind;
        QCheckBox* wanted;
        QLineEdit* value;
    };
    void ended();
    void compareExpected();

    QPointer<SourceSession> session_;
    RangeWork* work_;
    std::vector<Row> rows_;
    QLineEdit* expected_;
    QLabel* verdict_;
    std::shared_ptr<Shared> shared_;
    std::vector<HashKind> kinds_;
};

}  // namespace sectorsmith::gui
