// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace sectorsmith::gui {

// The icon for a role by its freedesktop name ("document-open"): the desktop's own where it has one, else ours from
// icons/, drawn in the palette's text colour so that it fits light and dark.
QIcon icon(const QString& name);
inline QIcon icon(const char* name) { return icon(QString::fromLatin1(name)); }

// The program's own icon, in its own colours.
QIcon applicationIcon();

}  // namespace sectorsmith::gui
