// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

namespace {

// The colours that both themes of our own name.
struct ThemeColors {
    QRgb window, base, alternate, button, text, dim, highlight, link, tip, light, midlight, mid, dark;
};

QPalette paletteOf(const ThemeColors& colors) {
    QPalette palette;
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, QColor(colors.text));
        palette.setColor(QPalette::Disabled, role, QColor(colors.dim));
    }
    palette.setColor(QPalette::Window, QColor(colors.window));
    palette.setColor(QPalette::Button, QColor(colors.button));
    palette.setColor(QPalette::Base, QColor(colors.base));
    palette.setColor(QPalette::AlternateBase, QColor(colors.alternate));
    palette.setColor(QPalette::ToolTipBase, QColor(colors.tip));
    palette.setColor(QPalette::PlaceholderText, QColor(colors.dim));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(colors.highlight));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(colors.link));
    palette.setColor(QPalette::LinkVisited, QColor(colors.link));
    palette.setColor(QPalette::Light, QColor(colors.light));
    palette.setColor(QPalette::Midlight, QColor(colors.midlight));
    palette.setColor(QPalette::Mid, QColor(colors.mid));
    palette.setColor(QPalette::Dark, QColor(colors.dark));
    palette.setColor(QPalette::Shadow, Qt::black);
    return palette;
}

}  // namespace

QPalette darkPalette() {
    return paletteOf({.window = 0x2B2D30,
                      .base = 0x1E1F22,
                      .alternate = 0x26282B,
                      .button = 0x36383C,
                      .text = 0xE6E6E6,
                      .dim = 0x8A8D91,
                      .highlight = 0x3D6FB4,
                      .link = 0x7FB2F0,
                      .tip = 0x36383C,
                      .light = 0x4A4D52,
                      .midlight = 0x404347,
                      .mid = 0x1A1B1D,
                      .dark = 0x151617});
}

QPalette lightPalette() {
    return paletteOf({.window = 0xEFEFEF,
                      .base = 0xFFFFFF,
                      .alternate = 0xF5F6F7,
                      .button = 0xEFEFEF,
                      .text = 0x1B1D1F,
                      .dim = 0x6B6F74,
                      .highlight = 0x2F6FB5,
                      .link = 0x1F5FA8,
                      .tip = 0xFFFFDC,
                      .light = 0xFFFFFF,
                      .midlight = 0xCACACA,
                      .mid = 0xB8B8B8,
                      .dark = 0x9F9F9F});
}

Appearance::Appearance(QObject* parent)
    : QObject(parent),
      systemFont_(QApplication::font()),
      systemStyle_(QApplication::style()->objectName()),
      systemPalette_(QApplication::palette()) {
    applied_.units = sizeUnits();
}

Appearance::~Appearance() { apply({}); }

void Appearance::applyTheme(Preferences::Theme theme) {
    // The system's own styles may paint their own colours whatever the palette says; Fusion does as it is told.
    const bool own = theme != Preferences::Theme::System;
    const QString style = own ? QStringLiteral("fusion") : systemStyle_;
    if (QApplication::style()->objectName() != style) QApplication::setStyle(QStyleFactory::create(style));
    QApplication::setPalette(theme == Preferences::Theme::Dark    ? darkPalette()
                             : theme == Preferences::Theme::Light ? lightPalette()
                                                                  : systemPalette_);
}

void Appearance::apply(const Preferences& preferences) {
    if (preferences.theme != applied_.theme) applyTheme(preferences.theme);
    if (preferences.font != applied_.font || preferences.fontSize != applied_.fontSize) {
        QFont font = systemFont_;
        if (!preferences.font.isEmpty()) font.setFamily(preferences.font);
        if (preferences.fontSize > 0) font.setPointSize(preferences.fontSize);
        QApplication::setFont(font);
    }
    const bool bytesFont = preferences.bytesFont != applied_.bytesFont;
    if (bytesFont) setFixedFontFamily(preferences.bytesFont);
    const bool units = preferences.units != applied_.units;
    setSizeUnits(preferences.units);
    applied_ = preferences;
    for (QWidget* widget : QApplication::allWidgets()) {
        // Widgets take what they keep of fonts and of numbers from these events.
        QEvent font(QEvent::FontChange), locale(QEvent::LocaleChange);
        if (bytesFont) QApplication::sendEvent(widget, &font);
        if (units) QApplication::sendEvent(widget, &locale);
        if (bytesFont || units) widget->update();
    }
}

}  // namespace sectorsmith::gui
