// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/session/source_session.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace sectorsmith::gui {

// Where the cursor is, and a line to type where it shall go. `session` must outlive it.
class AddressBar : public QWidget {
    Q_OBJECT

 public:
    explicit AddressBar(SourceSession* session, QWidget* parent = nullptr);

    void startTyping();  // Ctrl+G: focus, all selected
    QLineEdit* line() const { return line_; }
    void addTool(QWidget* tool);  // at the right end; taken over
    QString errorText() const;    // what is shown below the line; empty: nothing

 Q_SIGNALS:
    void done();  // went somewhere, or gave up: the focus goes back to the bytes

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void showPlace();
    void elidePlace();
    void go();
    void showError(const QString& text);

    SourceSession* session_;
    QToolButton* back_;
    QToolButton* forward_;
    QLineEdit* line_;
    QLabel* place_;
    QLabel* error_;
};

}  // namespace sectorsmith::gui
