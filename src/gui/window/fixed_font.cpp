// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/fixed_font.h"

#include <QApplication>
#include <QFontDatabase>
#include <algorithm>

namespace sectorsmith::gui {

namespace {

// As the application's font: one for the program, used in the GUI thread only.
QString& chosenFamily() {
    static QString family;
    return family;
}

}  // namespace

QFont fixedFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!chosenFamily().isEmpty()) font.setFamily(chosenFamily());
    font.setPointSizeF(std::max(font.pointSizeF(), QApplication::font().pointSizeF()));
    return font;
}

void setFixedFontFamily(const QString& family) { chosenFamily() = family; }

}  // namespace sectorsmith::gui
