// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/session/source_session.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace sectorsmith::gui {

// Selects a block by its start and its end or its length. Whatever is typed last decides: the third of them follows.
// `session` must outlive it.
class BlockDialog : public QDialog {
    Q_OBJECT

 public:
    explicit BlockDialog(SourceSession* session, QWidget* parent = nullptr);

    // What OK selects; empty while something typed makes no sense.
    ByteRange block() const { return block_; }

 public Q_SLOTS:
    void accept() override;

 private:
    void update(QLineEdit* typed);
    void refuse(const QString& why);
    void show(QLineEdit* line, quint64 value);

    SourceSession* session_;
    QLineEdit* start_;
    QLineEdit* end_;
    QLineEdit* length_;
    QLabel* note_;
    QDialogButtonBox* buttons_;
    ByteRange block_;
    bool endLast_ = false;  // of end and length, the end was typed last
};

}  // namespace sectorsmith::gui
