// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, wheel and keys of the hex view.
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>

#include "gui/hexview/hex_view.h"

namespace sectorsmith::gui {

HexHit HexView::hitAt(const QPoint& position) const {
    return layout_.hitTest(topRow_, position.x() + horizontalScrollBar()->value(),
                           position.y() - headerHeight_);
}

void HexView::moveCursor(std::uint64_t offset, bool extend) {
    if (extend) {
        session_->extendSelection(offset);
    } else {
        session_->setCursor(offset);
    }
    ensureVisible(session_->cursor());
}

bool HexView::moveByKey(QKeyEvent* event) {
    if (layout_.size() == 0) return false;
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const std::uint64_t at = session_->cursor();
    const std::uint64_t last = layout_.size() - 1;
    const auto row = static_cast<std::uint64_t>(layout_.bytesPerRow());
    const std::uint64_t page = row * static_cast<std::uint64_t>(std::max(1, fullRows() - 1));
    const std::uint64_t sector = layout_.sectorSize();
    auto back = [at](std::uint64_t step) { return at >= step ? at - step : at; };
    auto on = [at, last](std::uint64_t step) { return last - at >= step ? at + step : at; };
    switch (event->key()) {
        case Qt::Key_Left:
            moveCursor(control ? (at == 0 ? 0 : (at - 1) / sector * sector) : back(1), extend);
            return true;
        case Qt::Key_Right:
            moveCursor(control ? (last / sector == at / sector ? last : (at / sector + 1) * sector) : on(1),
                       extend);
            return true;
        case Qt::Key_Up:
            if (control && !extend) {
                moveRows(-1);
            } else {
                moveCursor(back(row), extend);
            }
            return true;
        case Qt::Key_Down:
            if (control && !extend) {
                moveRows(1);
            } else {
                moveCursor(on(row), extend);
            }
            return true;
        case Qt::Key_PageUp: {
            // View and cursor move together; at the edge the cursor goes on to the first row.
            const std::uint64_t to = at >= page ? at - page : at % row;
            moveRows(-std::max(1, fullRows() - 1));
            moveCursor(to, extend);
            return true;
        }
        case Qt::Key_PageDown: {
            std::uint64_t to = at;
            if (last - at >= page) {
                to = at + page;
            } else {
                const std::uint64_t rest = (last - at) / row * row;
                to = at + rest;
            }
            moveRows(std::max(1, fullRows() - 1));
            moveCursor(to, extend);
            return true;
        }
        case Qt::Key_Home: moveCursor(control ? 0 : at - at % row, extend); return true;
        case Qt::Key_End:
            moveCursor(control ? last : std::min(last, at - at % row + row - 1), extend);
            return true;
        default: return false;
    }
}

void HexView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier) {
        setCursorInText(!cursorInText_);
        return;
    }
    // Some keyboards give characters with Ctrl and Alt (AltGr).
    if (event->modifiers().testFlag(Qt::AltModifier) && !event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (moveByKey(event) || editByKey(event)) return;
    switch (event->key()) {
        case Qt::Key_Escape: session_->clearSelection(); return;
        case Qt::Key_Return:
        case Qt::Key_Enter: followLink(); return;
        default:
            // Not the scroll area's own handling: it would move the bar in its scaled units.
            event->ignore();
    }
}

// Tab changes between hex and text, as in every hex editor; Shift+Tab and F6 leave the view.
bool HexView::focusNextPrevChild(bool next) {
    return next ? false : QAbstractScrollArea::focusNextPrevChild(next);
}

bool HexView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // Keys of this view that no menu may take away while it has the focus.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool edits = key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace;
        if ((key->key() == Qt::Key_Tab || edits) && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void HexView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || layout_.size() == 0) {
        QAbstractScrollArea::mousePressEvent(event);
        return;
    }
    const HexHit hit = hitAt(event->pos());
    if (event->pos().y() < headerHeight_) return;
    dragArea_ = hit.area;
    digit_ = 0;
    session_->endTyping();
    if (hit.area == HexArea::Hex) cursorInText_ = false;
    if (hit.area == HexArea::Text) cursorInText_ = true;
    if (event->modifiers().testFlag(Qt::ControlModifier) && hit.exact) {
        const auto field = session_->fieldAt(hit.offset);
        if (field && field->link) {
            session_->setCursor(hit.offset);
            session_->goTo(*field->link);
            return;
        }
    }
    dragging_ = true;
    dragAnchor_ = hit.offset;
    dragPoint_ = event->pos();
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        session_->extendSelection(hit.offset);
    } else if (hit.area == HexArea::Lba) {
        const std::uint64_t sector = layout_.sectorSize();
        session_->select({hit.offset / sector * sector, sector});
    } else if (hit.area == HexArea::Address) {
        const std::uint64_t start = layout_.offsetOfRow(layout_.rowOf(hit.offset));
        session_->select({start, static_cast<std::uint64_t>(layout_.bytesInRow(layout_.rowOf(hit.offset)))});
    } else {
        session_->setCursor(hit.offset);
    }
    viewport()->update();
}

void HexView::dragTo(const QPoint& position) {
    const HexHit hit = hitAt(position);
    if (dragArea_ == HexArea::Lba || dragArea_ == HexArea::Address) {
        // Whole sectors or rows, from the first touched one to this one.
        const std::uint64_t unit = dragArea_ == HexArea::Lba
                                       ? layout_.sectorSize()
                                       : static_cast<std::uint64_t>(layout_.bytesPerRow());
        const std::uint64_t from = std::min(dragAnchor_, hit.offset) / unit * unit;
        const std::uint64_t to =
            std::min((std::max(dragAnchor_, hit.offset) / unit + 1) * unit, layout_.size());
        session_->select({from, to - from});
    } else if (hit.offset != session_->cursor()) {
        session_->extendSelection(hit.offset);
    }
}

void HexView::mouseMoveEvent(QMouseEvent* event) {
    if (!dragging_) {
        const HexHit hit = hitAt(event->pos());
        const bool overBytes = hit.area == HexArea::Hex || hit.area == HexArea::Text;
        const bool link = event->modifiers().testFlag(Qt::ControlModifier) && hit.exact && [&] {
            const auto field = session_->fieldAt(hit.offset);
            return field && field->link;
        }();
        viewport()->setCursor(link ? Qt::PointingHandCursor : overBytes ? Qt::IBeamCursor : Qt::ArrowCursor);
        return;
    }
    dragPoint_ = event->pos();
    const bool outside = dragPoint_.y() < headerHeight_ || dragPoint_.y() >= viewport()->height();
    if (outside && !autoScroll_.isActive()) autoScroll_.start(40, this);
    if (!outside) autoScroll_.stop();
    // A click with a trembling hand selects nothing.
    if (session_->selection().empty() && hitAt(dragPoint_).offset == dragAnchor_) return;
    dragTo(dragPoint_);
}

void HexView::mouseReleaseEvent(QMouseEvent* event) {
    dragging_ = false;
    autoScroll_.stop();
    QAbstractScrollArea::mouseReleaseEvent(event);
}

void HexView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || layout_.size() == 0) return;
    const HexHit hit = hitAt(event->pos());
    if (!hit.exact) {
        mousePressEvent(event);
        return;
    }
    // The field under the mouse, else the group of bytes.
    if (const auto field = session_->fieldAt(hit.offset)) {
        session_->select(field->range);
    } else {
        const auto group = static_cast<std::uint64_t>(std::max(options_.grouping, 2));
        session_->select({hit.offset / group * group, group});
    }
}

void HexView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != autoScroll_.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    // The farther the mouse is outside, the faster.
    const int height = layout_.metrics().lineHeight;
    const int above = headerHeight_ - dragPoint_.y();
    const int below = dragPoint_.y() - viewport()->height();
    if (above > 0) {
        moveRows(-(1 + above / height));
    } else {
        moveRows(1 + std::max(0, below) / height);
    }
    dragTo(dragPoint_);
}

void HexView::wheelEvent(QWheelEvent* event) {
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomRest_ += angle.y();
        const int steps = zoomRest_ / 120;
        zoomRest_ -= steps * 120;
        HexOptions options = options_;
        options.zoom = std::clamp(options.zoom + steps, HexOptions::minZoom, HexOptions::maxZoom);
        if (!(options == options_)) {
            setOptions(options);
            Q_EMIT optionsChanged();
        }
        event->accept();
        return;
    }
    const bool sideways =
        event->modifiers().testFlag(Qt::ShiftModifier) || std::abs(angle.x()) > std::abs(angle.y());
    if (sideways) {
        const int delta = angle.x() != 0 ? angle.x() : angle.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() -
                                        delta * layout_.metrics().charWidth * 3 / 120);
        event->accept();
        return;
    }
    if (!event->pixelDelta().isNull()) {
        wheelPixelRest_ += event->pixelDelta().y();
        const int rows = wheelPixelRest_ / layout_.metrics().lineHeight;
        wheelPixelRest_ -= rows * layout_.metrics().lineHeight;
        moveRows(-rows);
    } else {
        // Fine wheels send a few eighths of a degree at a time: the rest is kept, so that nothing is lost.
        wheelRest_ += angle.y() * QApplication::wheelScrollLines();
        const int rows = wheelRest_ / 120;
        wheelRest_ -= rows * 120;
        moveRows(-rows);
    }
    event->accept();
}

void HexView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QRect cell = cellRect(session_->cursor(), cursorInText_);
        Q_EMIT contextMenuRequested(
            viewport()->mapToGlobal(cell.isNull() ? QPoint(0, headerHeight_) : cell.bottomLeft()));
        return;
    }
    const HexHit hit = hitAt(event->pos());
    if (hit.exact && !session_->selection().contains(hit.offset)) session_->setCursor(hit.offset);
    Q_EMIT contextMenuRequested(event->globalPos());
}

void HexView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void HexView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace sectorsmith::gui
