// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of a disk shows over its parts: where a search found something, and the bookmarks.
#pragma once

#include <QPainter>
#include <QRect>
#include <span>

#include "gui/disks/strip_geometry.h"
#include "gui/hexview/hex_colors.h"

namespace sectorsmith::gui {

// Ticks hang from the strip's upper edge where there are hits, flags stand on its lower edge where there are bookmarks:
// told apart by place and shape. Offsets in ascending order; pixel 0 of `geometry` is the strip's left edge. Works on
// every pixel, not on every hit.
void paintStripMarks(QPainter& painter, const StripGeometry& geometry, const QRect& strip,
                     const HexColors& colors, std::span<const quint64> hits,
                     std::span<const quint64> bookmarks);

// A bar through the strip's middle where one of these extents is, by offset.
void paintStripExtents(QPainter& painter, const StripGeometry& geometry, const QRect& strip,
                       const HexColors& colors, std::span<const ByteRange> extents);

// How many of these offsets pixel `x` stands for, with `reach` pixels around it.
std::size_t marksAt(const StripGeometry& geometry, int x, std::span<const quint64> offsets, int reach = 0);

}  // namespace sectorsmith::gui
