// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/navigation.h"

namespace sectorsmith::gui {

ByteRange Navigation::selectionOrCursor() const {
    if (!selection_.empty() || size_ == 0) return selection_;
    return {cursor_, 1};
}

void Navigation::moveTo(quint64 offset, const ByteRange& selection) {
    const bool moved = offset != cursor_;
    const bool reselected = !(selection == selection_) && !(selection.empty() && selection_.empty());
    cursor_ = offset;
    selection_ = selection;
    if (moved) Q_EMIT cursorChanged(cursor_);
    if (reselected) Q_EMIT selectionChanged();
}

void Navigation::setCursor(quint64 offset) {
    anchor_ = clipped(offset);
    moveTo(anchor_, {anchor_, 0});
}

void Navigation::extendSelection(quint64 offset) {
    if (size_ == 0) return;
    offset = clipped(offset);
    const quint64 from = std::min(anchor_, offset);
    moveTo(offset, {from, std::max(anchor_, offset) - from + 1});
}

void Navigation::select(const ByteRange& range) {
    const ByteRange inside = range.clippedTo({0, size_});
    anchor_ = clipped(inside.offset);
    moveTo(anchor_, inside);
}

void Navigation::clearSelection() {
    anchor_ = cursor_;
    moveTo(cursor_, {cursor_, 0});
}

void Navigation::jump(quint64 offset, quint64 length) {
    history_.jump(cursor_, offset);
    if (length > 0) select({offset, length});
    else setCursor(offset);
    Q_EMIT jumped(offset, length);
    Q_EMIT historyChanged();
}

void Navigation::goBack() {
    if (history_.canGoBack()) arrive(history_.back(cursor_));
}

void Navigation::goForward() {
    if (history_.canGoForward()) arrive(history_.forward(cursor_));
}

void Navigation::arrive(quint64 offset) {
    setCursor(offset);
    Q_EMIT jumped(offset, 0);
    Q_EMIT historyChanged();
}

}  // namespace sectorsmith::gui
