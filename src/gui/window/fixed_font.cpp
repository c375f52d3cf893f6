// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/fixed_font.h"

#include <QApplication>
#include <QFontDatabase>
#include <algorithm>

namespace sectorsmith::gui {

QFont fixedFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(std::max(font.pointSizeF(), QApplication::font().pointSizeF()));
    return font;
}

}  // namespace sectorsmith::gui
