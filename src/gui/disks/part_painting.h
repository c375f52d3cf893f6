// SPDX-License-Identifier: GPL-3.0-or-later
// How a part of a disk looks on every strip.
#pragma once

#include <QPainter>

#include "gui/hexview/hex_colors.h"
#include "gui/session/disk_layout.h"

namespace sectorsmith::gui {

// The line in the partition's colour at a cell's foot, pixels.
inline constexpr int partColorHeight = 4;

// The colour that stands for a part, here and in the disks panel.
QColor colorOfPart(const LayoutPart& part);
// The ground of `cell` with the line at its foot.
void paintPartGround(QPainter& painter, const LayoutPart& part, const QRect& cell, const HexColors& colors);
// Its border, and its name, size and file system where a few letters fit.
void paintPartText(QPainter& painter, const LayoutPart& part, const QRect& cell, const HexColors& colors);
// All that is known of a part, for a tooltip.
QString describePart(const LayoutPart& part, quint32 sectorSize);

}  // namespace sectorsmith::gui
