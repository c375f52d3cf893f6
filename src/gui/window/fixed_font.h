// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace sectorsmith::gui {

// The system's font of fixed width, never smaller than the text around it: people who asked for large text meant it, too.
QFont fixedFont();

}  // namespace sectorsmith::gui
