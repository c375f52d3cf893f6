// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace sectorsmith::gui {

class MainWindow;

// "Erase unused space…" and "TRIM…" of the Tools menu. Lives as long as the window.
class EraseActions : public QObject {
    Q_OBJECT

 public:
    explicit EraseActions(MainWindow* window);

    QAction* eraseAction() const { return erase_; }
    QAction* trimAction() const { return trim_; }

 private:
    void show(bool trim);
    void update();

    MainWindow* window_;
    QAction* erase_;
    QAction* trim_;
};

}  // namespace sectorsmith::gui
