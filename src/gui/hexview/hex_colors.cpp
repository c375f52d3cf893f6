// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_colors.h"

#include <algorithm>
#include <cmath>

namespace sectorsmith::gui {

namespace {

qreal luminance(const QColor& color) {
    auto linear = [](qreal c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

// From base. Their quotient is what a selection and any field's tint differ by.
constexpr qreal tintContrast = 1.48;
constexpr qreal selectionContrast = 4.5;

}  // namespace

qreal contrast(const QColor& a, const QColor& b) {
    const qreal x = luminance(a);
    const qreal y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor readable(QColor color, const QColor& background, const QColor& text, qreal least) {
    for (int step = 0; step < 10 && contrast(color, background) < least; ++step)
        color = mix(color, text, 0.2);
    return color;
}

HexColors HexColors::from(const QPalette& palette, bool active) {
    const QPalette::ColorGroup group = active ? QPalette::Active : QPalette::Inactive;
    HexColors colors;
    colors.dark = isDark(palette);
    colors.base = palette.color(group, QPalette::Base);
    colors.text = palette.color(group, QPalette::Text);
    colors.muted = readable(mix(colors.text, colors.base, 0.45), colors.base, colors.text, 4.5);
    colors.headerBase = mix(colors.base, colors.text, 0.06);
    colors.line = mix(colors.base, colors.text, 0.28);
    // Grey without the keyboard.
    const QColor wanted =
        active ? palette.color(QPalette::Active, QPalette::Highlight) : mix(colors.base, colors.text, 0.45);
    colors.selection = readable(wanted, colors.base, colors.text, selectionContrast);
    colors.selectionText = palette.color(QPalette::Active, QPalette::HighlightedText);
    for (const QColor& other : {colors.base, colors.text})
        if (contrast(colors.selectionText, colors.selection) < 4.5 &&
            contrast(other, colors.selection) > contrast(colors.selectionText, colors.selection))
            colors.selectionText = other;
    colors.cursor = colors.text;
    colors.error = readable(QColor(colors.dark ? 0xFF6B5E : 0xB3261E), colors.base, colors.text, 4.5);
    colors.focus = readable(QColor(colors.dark ? 0xFFB454 : 0xA85B00), colors.base, colors.text, 3.0);
    colors.changed = readable(QColor(colors.dark ? 0xFF86C8 : 0xA3136B), colors.base, colors.text, 4.5);
    return colors;
}

QColor HexColors::tint(const QColor& color, qreal strength) const {
    qreal part = dark ? 0.40 : 0.32;
    QColor result = mix(base, color, part);
    while (part > 0.02 && (contrast(result, text) < 5.5 || contrast(result, base) > tintContrast)) {
        part -= 0.02;
        result = mix(base, color, part);
    }
    return strength < 1 ? mix(base, result, strength) : result;
}

}  // namespace sectorsmith::gui
