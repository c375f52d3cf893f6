// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>

#include "gui/hexview/hex_view.h"

namespace sectorsmith::gui {

namespace {

class HexAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
 public:
    explicit HexAccessible(HexView* view) : QAccessibleWidget(view, QAccessible::EditableText) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TextInterface) return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
        const SourceSession* session = view()->session();
        return HexView::tr("Offset %1, LBA %2")
            .arg(session->cursor())
            .arg(session->cursor() / session->sectorSize());
    }

    void selection(int index, int* start, int* end) const override {
        *start = *end = 0;
        if (index != 0 || selectionCount() == 0) return;
        const ByteRange shown = view()->session()->selection().clippedTo(view()->visibleRange());
        *start = place(shown.offset);
        *end = place(shown.end() - 1) + view()->layout().cellDigitCount();
    }
    int selectionCount() const override {
        return view()->session()->selection().clippedTo(view()->visibleRange()).empty() ? 0 : 1;
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override {
        if (index == 0) view()->session()->clearSelection();
    }
    void setSelection(int index, int start, int end) override {
        if (index != 0 || end <= start) return;
        view()->session()->setCursor(byteAt(start));
        view()->session()->extendSelection(byteAt(end - 1));
    }
    int cursorPosition() const override {
        const quint64 cursor = view()->session()->cursor();
        return view()->visibleRange().contains(cursor) ? place(cursor) : 0;
    }
    void setCursorPosition(int position) override { view()->session()->setCursor(byteAt(position)); }
    QString text(int start, int end) const override {
        const QString all = view()->visibleText();
        return end <= start ? QString() : all.mid(start, end - start);
    }
    int characterCount() const override { return static_cast<int>(view()->visibleText().size()); }
    QRect characterRect(int offset) const override {
        const QRect cell = view()->cellRect(byteAt(offset), false);
        return {view()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
    }
    int offsetAtPoint(const QPoint& point) const override {
        const QPoint local = view()->viewport()->mapFromGlobal(point);
        const ByteRange shown = view()->visibleRange();
        for (quint64 at = shown.offset; at < shown.end(); ++at) {
            if (view()->cellRect(at, false).contains(local)) return place(at);
        }
        return -1;
    }
    void scrollToSubstring(int, int) override {}  // all of the text is visible
    QString attributes(int, int* start, int* end) const override {
        *start = 0;
        *end = characterCount();
        return {};
    }

 private:
    HexView* view() const { return static_cast<HexView*>(widget()); }
    // Where the byte's digits stand in the visible text: every full line has an address, two spaces, the bytes with a
    // space behind each, a space, and a text whose length depends on the encoding; so lines are found by their ends.
    int place(quint64 offset) const {
        const QString all = view()->visibleText();
        const HexLayout& layout = view()->layout();
        const auto line = static_cast<int>(layout.rowOf(offset) - view()->topRow());
        qsizetype start = 0;
        for (int i = 0; i < line; ++i) start = all.indexOf(QLatin1Char('\n'), start) + 1;
        return static_cast<int>(start) + layout.addressChars() + 2 +
               (layout.cellDigitCount() + 1) * layout.columnOf(offset);
    }
    quint64 byteAt(int position) const {
        const QString all = view()->visibleText();
        const HexLayout& layout = view()->layout();
        const qsizetype clipped = std::clamp<qsizetype>(position, 0, all.size());
        const auto line = static_cast<quint64>(QStringView(all).left(clipped).count(QLatin1Char('\n')));
        const qsizetype start = clipped == 0 ? 0 : all.lastIndexOf(QLatin1Char('\n'), clipped - 1) + 1;
        const qsizetype inLine = std::max<qsizetype>(0, clipped - start - layout.addressChars() - 2);
        const auto column = std::min<quint64>(static_cast<quint64>(inLine / (layout.cellDigitCount() + 1)),
                                              static_cast<quint64>(layout.bytesPerRow()) - 1);
        return layout.offsetOfRow(view()->topRow() + line) + column;
    }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* view = qobject_cast<HexView*>(object)) return new HexAccessible(view);
    return nullptr;
}

}  // namespace

void installHexAccessible() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(installed);
}

}  // namespace sectorsmith::gui
