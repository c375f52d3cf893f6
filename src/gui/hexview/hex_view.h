// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a session: addresses, hexadecimal, text. Shows and moves; reads through the session's page store and
// never waits for it.
#pragma once

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>

#include "gui/hexview/copy_format.h"
#include "gui/hexview/hex_layout.h"
#include "gui/hexview/hex_painter.h"
#include "gui/hexview/scroll_projection.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// The top row is 64-bit and exact; the vertical scroll bar is its projection. `session` must outlive the view.
class HexView : public QAbstractScrollArea {
    Q_OBJECT

 public:
    explicit HexView(SourceSession* session, QWidget* parent = nullptr);
    ~HexView() override;

    SourceSession* session() const { return session_; }
    const HexOptions& options() const { return options_; }
    // Keeps the first visible byte where it is.
    void setOptions(const HexOptions& options);
    const HexLayout& layout() const { return layout_; }

    std::uint64_t topRow() const { return topRow_; }
    void setTopRow(std::uint64_t row);  // clipped to the last that fills the view
    int fullRows() const;               // rows that are wholly visible, at least 1
    ByteRange visibleRange() const;
    // Scrolls as little as is needed; `centre` puts it into the middle when it is not visible yet.
    void ensureVisible(std::uint64_t offset, bool centre = false);
    QRect cellRect(std::uint64_t offset, bool textArea) const;  // in viewport pixels; empty when not visible
    bool cursorInText() const { return cursorInText_; }
    void setCursorInText(bool inText);

    // --- Editing: everything is staged in the session (hex_view_edit.cpp)
    // Stages `bytes` from the selection's start or the cursor on, as one step, and moves behind them. False when that
    // was refused: the session has said why.
    bool overwrite(std::vector<std::byte> bytes, const QString& what);
    // Fills the selection, or the byte at the cursor.
    bool fill(std::span<const std::byte> pattern);
    // Takes the staged bytes of the selection, or the one at the cursor, back.
    void takeBack();
    int digitPlace() const { return digit_; }  // of the cursor's byte, that the next digit typed replaces

    void setBookmarks(std::vector<std::uint64_t> offsets);
    // The visible page as lines of text, for assistive technology.
    QString visibleText() const;
    // What the tooltip at this byte says; empty: nothing.
    QString toolTipAt(std::uint64_t offset) const;
    // How long the last paint took.
    qint64 lastPaintNanoseconds() const { return lastPaint_; }

 public Q_SLOTS:
    void copyAs(sectorsmith::gui::CopyFormat format);
    void followLink();  // of the field at the cursor
    // The clipboard's text over the bytes: as hex digits in the hex area, as text in the text area.
    void paste();

 Q_SIGNALS:
    void optionsChanged();  // by the wheel (zoom)
    void contextMenuRequested(const QPoint& globalPosition);
    void visibleTextChanged();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void scrollContentsBy(int dx, int dy) override;

 private:
    void updateFont();
    void updateLayout(std::uint64_t keepAtTop);
    void updateBars();
    void onBarAction(int action);
    void fetch();
    void moveRows(std::int64_t rows);  // scrolls, exact
    // Keyboard: moves the cursor or, with `extend`, the end of the selection.
    void moveCursor(std::uint64_t offset, bool extend);
    bool moveByKey(QKeyEvent* event);
    bool editByKey(QKeyEvent* event);
    // Whether something may be changed here; says what helps when not.
    bool mayEdit();
    void typeDigit(unsigned digit);
    void typeText(const QString& text);
    // Without a selection the cursor stays; else its start, where typing begins.
    quint64 startOfEdit();
    HexHit hitAt(const QPoint& position) const;
    void dragTo(const QPoint& position);
    HexScene scene() const;
    // Where the address of a row that begins at `offset` is counted from, when that is a partition.
    std::optional<std::uint64_t> originOf(std::uint64_t offset) const;

    SourceSession* session_;
    LatestWork copying_;
    HexOptions options_;
    HexLayout layout_;
    ScrollProjection projection_;
    HexPainter painter_;
    QFont font_;
    int ascent_ = 0;
    int headerHeight_ = 0;
    std::uint64_t topRow_ = 0;
    bool scrollingDown_ = true;
    bool cursorInText_ = false;
    int digit_ = 0;        // place of the next digit in its byte
    bool typing_ = false;  // the cursor is moved by typing, which goes on
    bool dragging_ = false;
    HexArea dragArea_ = HexArea::None;
    std::uint64_t dragAnchor_ = 0;
    QPoint dragPoint_;
    QBasicTimer autoScroll_;
    int wheelRest_ = 0;  // eighths of a degree times rows, not yet a row
    int wheelPixelRest_ = 0;
    int zoomRest_ = 0;
    std::vector<std::uint64_t> bookmarks_;
    qint64 lastPaint_ = 0;
};

}  // namespace sectorsmith::gui

Q_DECLARE_METATYPE(sectorsmith::gui::CopyFormat)
