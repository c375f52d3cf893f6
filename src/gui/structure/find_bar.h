// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTextCursor;

namespace sectorsmith::gui {

// A line below a text in which people type what to find in it. Hidden until open().
class FindBar : public QWidget {
    Q_OBJECT

 public:
    // `text` must outlive the bar.
    explicit FindBar(QPlainTextEdit* text, QWidget* parent = nullptr);

    // Shows the line with what is selected in the text, if that is a piece of one line.
    void open();
    // Hides it; the text has the keyboard again.
    void dismiss();
    // Selects the next (or previous) place and goes round the end; false and a note beside the line when there is none.
    bool find(bool backward);
    QLineEdit* line() const { return line_; }
    QString note() const;

 private:
    bool search(const QTextCursor& from, bool backward);

    QPlainTextEdit* text_;
    QLineEdit* line_;
    QLabel* note_;
};

}  // namespace sectorsmith::gui
