// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "gui/window/panel.h"

class QPlainTextEdit;
class QPushButton;

namespace sectorsmith::gui {

class StructureController;

// The dock with what the current tab's template prints.
class ConsolePanel : public Panel {
    Q_OBJECT

 public:
    explicit ConsolePanel(QWidget* parent = nullptr);

    // It follows the structure panel's controller, not the session.
    void setSession(SourceSession* /*session*/) override {}
    // nullptr: none.
    void setController(StructureController* controller);
    // What is run next was run from the editor: arrived() tells when it prints.
    void expect() { expected_ = true; }
    QPlainTextEdit* text() const { return text_; }

 Q_SIGNALS:
    void arrived();

 private:
    void showPrinted(bool cleared);

    QPlainTextEdit* text_;
    QPushButton* clear_;
    QPushButton* copy_;
    QPointer<StructureController> controller_;
    std::size_t shown_ = 0;  // lines of the controller
    bool expected_ = false;
};

}  // namespace sectorsmith::gui
