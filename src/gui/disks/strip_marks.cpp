// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/strip_marks.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sectorsmith::gui {

namespace {

constexpr int tickHeight = 9;
constexpr int flagWidth = 5;
constexpr int flagHeight = 9;
constexpr int extentHeight = 6;

// The first offset that pixel `x` stands for.
quint64 startOf(const StripGeometry& geometry, int x) {
    if (geometry.count() == 0 || x <= 0) return 0;
    // Rounding may give a pixel's first offset to its neighbour: the place decides, as it does for the cursor.
    quint64 at = geometry.offsetAt(x);
    if (geometry.xOf(at) < x) ++at;
    return at;
}

}  // namespace

std::size_t marksAt(const StripGeometry& geometry, int x, std::span<const quint64> offsets, int reach) {
    if (geometry.count() == 0 || offsets.empty()) return 0;
    const int width = geometry.right(geometry.count() - 1);
    const int from = std::max(0, x - reach);
    const int to = x + reach + 1;
    if (from >= width || to <= 0) return 0;
    const auto first = std::ranges::lower_bound(offsets, startOf(geometry, from));
    const auto last = to >= width ? offsets.end() : std::ranges::lower_bound(offsets, startOf(geometry, to));
    return first < last ? static_cast<std::size_t>(last - first) : 0;
}

void paintStripExtents(QPainter& painter, const StripGeometry& geometry, const QRect& strip,
                       const HexColors& colors, std::span<const ByteRange> extents) {
    if (geometry.count() == 0) return;
    std::vector<std::pair<int, int>> runs;  // pixels, the last one included
    for (const ByteRange& extent : extents) {
        if (extent.empty()) continue;
        const int from = geometry.xOf(extent.offset);
        const int to = std::max(geometry.xOf(extent.end() - 1), from + 2);  // three pixels are seen
        if (!runs.empty() && from <= runs.back().second + 1)
            runs.back().second = std::max(runs.back().second, to);
        else runs.emplace_back(from, to);
    }
    const QRect bar(strip.left(), strip.center().y() - extentHeight / 2, 0, extentHeight);
    for (const auto& [from, to] : runs) {
        const QRect run(bar.left() + from, bar.top(), to - from + 1, bar.height());
        painter.fillRect(run.adjusted(-1, -1, 1, 1), colors.base);
        painter.fillRect(run, colors.focus);
    }
}

void paintStripMarks(QPainter& painter, const StripGeometry& geometry, const QRect& strip,
                     const HexColors& colors, std::span<const quint64> hits,
                     std::span<const quint64> bookmarks) {
    if (geometry.count() == 0) return;
    if (!hits.empty()) {
        const int width = geometry.right(geometry.count() - 1);
        for (int x = 0; x < width; ++x) {
            if (marksAt(geometry, x, hits) == 0) continue;
            const int left = strip.left() + x;
            // A rim in the ground's colour, so that the tick is seen on every partition's.
            painter.fillRect(QRect(left - 1, strip.top(), 5, tickHeight + 1), colors.base);
        }
        for (int x = 0; x < width; ++x) {
            if (marksAt(geometry, x, hits) == 0) continue;
            painter.fillRect(QRect(strip.left() + x, strip.top(), 3, tickHeight), colors.selection);
        }
    }
    int before = -flagWidth;
    for (const quint64 mark : bookmarks) {
        const int x = geometry.xOf(mark);
        if (x - before < 2) continue;  // one flag for those that fall together
        before = x;
        const int foot = strip.bottom();
        const int left = strip.left() + x;
        painter.setPen(QPen(colors.base, 1));
        painter.setBrush(colors.focus);
        painter.drawPolygon(QPolygon({QPoint(left - 1, foot), QPoint(left - 1, foot - flagHeight),
                                      QPoint(left + flagWidth, foot - flagHeight * 2 / 3),
                                      QPoint(left + 1, foot - flagHeight / 3), QPoint(left + 1, foot)}));
    }
}

}  // namespace sectorsmith::gui
