// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace sectorsmith::gui {

// Qt 6.4 has no colour-scheme hint: dark is a window darker than its text.
inline bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

// `part` of `over` (0 to 1) on `under`.
inline QColor mix(const QColor& under, const QColor& over, qreal part) {
    auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
    return QColor(channel(under.red(), over.red()), channel(under.green(), over.green()),
                  channel(under.blue(), over.blue()));
}

// WCAG 2 contrast of two opaque colours, 1 to 21.
qreal contrast(const QColor& a, const QColor& b);
// `color` moved towards `text` until it stands out from `background` by at least `least`.
QColor readable(QColor color, const QColor& background, const QColor& text, qreal least);

// The hex view's colours, all from the palette.
struct HexColors {
    QColor base, text;
    QColor muted;  // addresses, zero bytes, placeholders
    QColor headerBase;
    QColor line;  // sector boundaries
    // Stands out from base and from every tint by at least 3, with and without the keyboard.
    QColor selection, selectionText;
    QColor cursor;
    QColor error;
    QColor focus;    // frame of the tree's field
    QColor changed;  // staged bytes: frame and digits
    bool dark = false;

    static HexColors from(const QPalette& palette, bool active);
    // A background that carries `color`, more or less of it, and still lets text be read. Never far from base.
    QColor tint(const QColor& color, qreal strength = 1) const;
};

}  // namespace sectorsmith::gui
