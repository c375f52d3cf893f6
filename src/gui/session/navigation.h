// SPDX-License-Identifier: GPL-3.0-or-later
// Where people are in a source: the cursor, what is selected, and the way by which they came.
#pragma once

#include <QObject>
#include <algorithm>

#include "base/byte_range.h"
#include "gui/session/navigation_history.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. Offsets and lengths are bytes of the source.
class Navigation : public QObject {
    Q_OBJECT

 public:
    // `size`: of the source, bytes.
    explicit Navigation(quint64 size, QObject* parent = nullptr) : QObject(parent), size_(size) {}

    quint64 cursor() const { return cursor_; }          // a byte of the source (0 when it is empty)
    ByteRange selection() const { return selection_; }  // length 0: nothing is selected
    ByteRange selectionOrCursor() const;                // the selection, else the byte at the cursor
    // Moves without an entry in the history (arrow keys, a click); drops the selection. Clipped to the source.
    void setCursor(quint64 offset);
    // Selects from the anchor (where setCursor or select was last) to `offset`, both included.
    void extendSelection(quint64 offset);
    void select(const ByteRange& range);
    void clearSelection();
    // A jump to a byte of the source: goes into the history; selects `length` bytes when it is not 0.
    void jump(quint64 offset, quint64 length);
    bool canGoBack() const { return history_.canGoBack(); }
    bool canGoForward() const { return history_.canGoForward(); }
    void goBack();
    void goForward();

 Q_SIGNALS:
    void cursorChanged(quint64 offset);
    void selectionChanged();
    // After jump, goBack, goForward: views scroll there.
    void jumped(quint64 offset, quint64 length);
    void historyChanged();

 private:
    void moveTo(quint64 offset, const ByteRange& selection);
    void arrive(quint64 offset);
    quint64 clipped(quint64 offset) const { return size_ == 0 ? 0 : std::min(offset, size_ - 1); }

    quint64 size_;
    quint64 cursor_ = 0;
    quint64 anchor_ = 0;
    ByteRange selection_;
    NavigationHistory history_;
};

}  // namespace sectorsmith::gui
