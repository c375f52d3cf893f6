// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>
#include <QObject>
#include <QSettings>

class QDockWidget;

namespace sectorsmith::gui {

class Panel;

// The room below the bytes: panels there share it as tabs, and one that has nothing to show takes none. A panel that gets
// something to show comes by itself and goes with it; what people close stays closed, what they open stays open. When the
// room opens it is as high as its panels need, afterwards as high as people make it.
class PanelRoom : public QObject {
    Q_OBJECT

 public:
    explicit PanelRoom(QMainWindow* window);

    // Both must live as long as the window. The dock is taken as empty until setEmpty().
    void add(QDockWidget* dock, Panel* panel);
    void setEmpty(QDockWidget* dock, bool empty);
    // Call once the saved state of the docks was restored, or there is none: hides what is empty.
    void start(const QSettings& settings);
    void save(QSettings& settings) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    struct State {
        Panel* panel = nullptr;
        bool empty = true;
        bool byItself = false;  // shown because it is not empty
        bool closed = false;    // by people
    };
    bool isBelow(QDockWidget* dock) const;
    void makeRoom(QDockWidget* dock);
    void giveBack(QDockWidget* hidden);

    QMainWindow* window_;
    QHash<QDockWidget*, State> docks_;
};

}  // namespace sectorsmith::gui
