// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace sectorsmith::gui {

// The font of bytes, offsets and templates: the system's fixed-width one unless people chose a family, at least as large
// as the program's text.
QFont fixedFont();
// Empty: the system's. Widgets that are there already learn of it by QEvent::FontChange (Appearance sends it).
void setFixedFontFamily(const QString& family);

}  // namespace sectorsmith::gui
