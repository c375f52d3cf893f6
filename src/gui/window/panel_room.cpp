// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/panel_room.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QTimer>
#include <algorithm>

#include "gui/window/panel.h"

namespace sectorsmith::gui {

namespace {

constexpr QLatin1StringView closedKey("window/closedPanels");

}  // namespace

PanelRoom::PanelRoom(QMainWindow* window) : QObject(window), window_(window) {}

void PanelRoom::add(QDockWidget* dock, Panel* panel) {
    docks_.insert(dock, State{panel});
    dock->installEventFilter(this);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool shown) {
        docks_[dock].closed = !shown;
        docks_[dock].byItself = false;
        if (shown) dock->raise();
    });
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this, dock](bool shown) {
        if (shown) makeRoom(dock);
        else giveBack(dock);
    });
}

void PanelRoom::setEmpty(QDockWidget* dock, bool empty) {
    State& state = docks_[dock];
    if (state.empty == empty) return;
    state.empty = empty;
    if (empty) {
        if (state.byItself) dock->hide();
        state.byItself = false;
    } else if (!state.closed) {
        if (dock->isHidden()) {
            state.byItself = true;
            dock->show();
        }
        dock->raise();
    }
}

void PanelRoom::start(const QSettings& settings) {
    const QStringList closed = settings.value(closedKey).toStringList();
    for (auto it = docks_.begin(); it != docks_.end(); ++it) {
        it->closed = closed.contains(it.key()->objectName());
        if (it->empty) it.key()->hide();
    }
}

void PanelRoom::save(QSettings& settings) const {
    QStringList closed;
    for (auto it = docks_.begin(); it != docks_.end(); ++it)
        if (it->closed) closed << it.key()->objectName();
    closed.sort();
    settings.setValue(closedKey, closed);
}

// The cross in its title. Hiding it from here sends no such event.
bool PanelRoom::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close) {
        if (const auto found = docks_.find(static_cast<QDockWidget*>(watched)); found != docks_.end()) {
            found->closed = true;
            found->byItself = false;
        }
    }
    return QObject::eventFilter(watched, event);
}

bool PanelRoom::isBelow(QDockWidget* dock) const {
    return !dock->isHidden() && !dock->isFloating() &&
           window_->dockWidgetArea(dock) == Qt::BottomDockWidgetArea;
}

void PanelRoom::makeRoom(QDockWidget* dock) {
    // How high the room is already: its own height is known only when it has been laid out.
    int height = 0;
    for (auto it = docks_.begin(); it != docks_.end(); ++it)
        if (it.key() != dock && isBelow(it.key())) height = std::max(height, it.key()->height());
    QTimer::singleShot(0, dock, [this, dock, height] {
        const int wanted = docks_[dock].panel->wantedHeight(window_->height());
        if (isBelow(dock) && height < wanted) window_->resizeDocks({dock}, {wanted}, Qt::Vertical);
    });
}

// What a high panel took goes back to the bytes when it is closed.
void PanelRoom::giveBack(QDockWidget* hidden) {
    QDockWidget* left = nullptr;
    int wanted = 0;
    for (auto it = docks_.begin(); it != docks_.end(); ++it) {
        QDockWidget* dock = it.key();
        if (dock == hidden || !isBelow(dock)) continue;
        left = dock;
        wanted = std::max(wanted, it->panel->wantedHeight(window_->height()));
    }
    if (left == nullptr || docks_[hidden].panel->wantedHeight(window_->height()) <= wanted) return;
    QTimer::singleShot(0, left, [this, left, wanted] {
        if (left->height() > wanted) window_->resizeDocks({left}, {wanted}, Qt::Vertical);
    });
}

}  // namespace sectorsmith::gui
