// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/structure/tree_row.h"

class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;

namespace sectorsmith::gui {

// "Searched the first 20,000 fields, 3 found"
QString searchedText(const FoundFields& state);

// The line that fields are filtered with, and how far the search for them is.
class FilterBar : public QWidget {
    Q_OBJECT

 public:
    explicit FilterBar(QWidget* parent = nullptr);

    QString text() const;  // trimmed
    // nullptr: nothing is filtered.
    void showState(const FoundFields* state);

 Q_SIGNALS:
    void changed();  // text(): some moments after the last key
    void continueWanted();

 private:
    QLineEdit* line_;
    QWidget* searchedRow_;
    QLabel* searched_;
    QToolButton* searchOn_;
    QTimer* timer_;
};

}  // namespace sectorsmith::gui
