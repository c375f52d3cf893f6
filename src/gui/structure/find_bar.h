// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTextCursor;

namespace sectorsmith::gui {

// A line below a text in which people type what to find in it, and one for what to put in its place. Hidden until open().
class FindBar : public QWidget {
    Q_OBJECT

 public:
    // `text` must outlive the bar.
    explicit FindBar(QPlainTextEdit* text, QWidget* parent = nullptr);

    // Shows the line with what is selected in the text, if that is a piece of one line.
    void open();
    // The same with the line of the replacement.
    void openReplace();
    // Hides it; the text has the keyboard again.
    void dismiss();
    // Selects the next (or previous) place and goes round the end; false and a note beside the line when there is none.
    bool find(bool backward);
    // Replaces what is selected, if that was found, and goes to the next; false when nothing was replaced.
    bool replace();
    // All in the text, in one step; how many.
    int replaceAll();
    QLineEdit* line() const { return line_; }
    QLineEdit* replacement() const { return replacement_; }
    QString note() const;

 private:
    bool heedsCase() const;
    bool search(const QTextCursor& from, bool backward);

    QPlainTextEdit* text_;
    QLineEdit* line_;
    QLabel* note_;
    QWidget* replaceRow_;
    QLineEdit* replacement_;
};

}  // namespace sectorsmith::gui
