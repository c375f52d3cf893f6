// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/window_placer.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace sectorsmith::gui {

QRect placeOver(const QRect& owner, const QSize& wanted, const QSize& least, const QRect& screen) {
    QRect place(QPoint(), wanted.boundedTo(screen.size()).expandedTo(least));
    place.moveCenter(owner.center());
    // The left upper corner counts most: what does not fit is cut off at the other end.
    const int left = std::max(screen.left(), std::min(place.left(), screen.right() + 1 - place.width()));
    const int top = std::max(screen.top(), std::min(place.top(), screen.bottom() + 1 - place.height()));
    place.moveTo(left, top);
    return place;
}

WindowPlacer::WindowPlacer(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WindowPlacer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Show || !watched->isWidgetType()) return false;
    auto* shown = static_cast<QWidget*>(watched);
    const Qt::WindowType type = shown->windowType();
    if (!shown->isWindow() || (type != Qt::Window && type != Qt::Dialog && type != Qt::Sheet)) return false;
    if (shown->testAttribute(Qt::WA_Moved) || shown->windowState().testFlag(Qt::WindowMaximized) ||
        shown->windowState().testFlag(Qt::WindowFullScreen))
        return false;
    const QWidget* owner =
        shown->parentWidget() != nullptr ? shown->parentWidget()->window() : QApplication::activeWindow();
    if (owner == nullptr || owner == shown || !owner->isVisible()) return false;
    const QScreen* screen = owner->screen();
    if (screen == nullptr) return false;
    // Its frame is not known before it is there; the owner's is, and alike.
    const QSize frame = owner->frameGeometry().size() - owner->size();
    const QRect place = placeOver(owner->frameGeometry(), shown->size() + frame,
                                  shown->minimumSizeHint().expandedTo(shown->minimumSize()) + frame,
                                  screen->availableGeometry());
    shown->resize(place.size() - frame);
    shown->move(place.topLeft());
    return false;
}

}  // namespace sectorsmith::gui
