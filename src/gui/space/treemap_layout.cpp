// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/space/treemap_layout.h"

#include <QtCore/qnamespace.h>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mostCells = 20000;

// How far the least square of the boxes in a row is from a square: at least 1.
double worstOf(double largest, double smallest, double sum, double side) {
    const double square = side * side, all = sum * sum;
    return std::max(square * largest / all, all / (square * smallest));
}

}  // namespace

std::vector<QRectF> squarified(std::span<const double> values, const QRectF& room) {
    std::vector<QRectF> boxes(values.size());
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    if (!(sum > 0) || room.width() <= 0 || room.height() <= 0) return boxes;
    const double scale = room.width() * room.height() / sum;
    QRectF rest = room;
    for (std::size_t first = 0; first < values.size() && values[first] > 0;) {
        const double side = std::min(rest.width(), rest.height());
        if (side <= 0) break;
        double row = values[first] * scale;
        std::size_t end = first + 1;
        double worst = worstOf(row, row, row, side);
        for (; end < values.size() && values[end] > 0; ++end) {
            const double next = values[end] * scale;
            const double then = worstOf(values[first] * scale, next, row + next, side);
            if (then > worst) break;
            worst = then;
            row += next;
        }
        const bool down = rest.width() >= rest.height();  // a column at the left
        const double thick = std::min(row / side, down ? rest.width() : rest.height());
        double at = down ? rest.top() : rest.left();
        for (std::size_t i = first; i < end; ++i) {
            const double length = values[i] * scale / row * side;
            boxes[i] = down ? QRectF(rest.left(), at, thick, length) : QRectF(at, rest.top(), length, thick);
            at += length;
        }
        if (down) rest.setLeft(rest.left() + thick);
        else rest.setTop(rest.top() + thick);
        first = end;
    }
    return boxes;
}

std::vector<TreemapCell> treemapCells(const SpaceTree& tree, SpaceTree::Number folder, SpaceOrder order,
                                      const QRectF& room, const TreemapStyle& style) {
    std::vector<TreemapCell> cells;
    const auto place = [&](auto& self, SpaceTree::Number parent, const QRectF& inside, int depth,
                           int group) -> void {
        std::vector<SpaceTree::Number> nodes;
        for (const SpaceTree::Number node : tree.children(parent))
            if (!tree.node(node).again && figureOf(tree.node(node).figures, order) > 0) nodes.push_back(node);
        tree.sort(nodes, order);
        std::vector<double> values;
        for (const SpaceTree::Number node : nodes)
            values.push_back(static_cast<double>(figureOf(tree.node(node).figures, order)));
        const std::vector<QRectF> boxes = squarified(values, inside);
        for (std::size_t i = 0; i < nodes.size() && cells.size() < mostCells; ++i) {
            const QRectF& box = boxes[i];
            if (std::min(box.width(), box.height()) < style.smallest) continue;
            TreemapCell cell{nodes[i], box, depth, depth == 0 ? static_cast<int>(i) : group};
            const bool folds = tree.node(nodes[i]).kind == FileKind::Folder && depth + 1 < style.depth;
            const QRectF below = box.adjusted(style.gap, style.title, -style.gap, -style.gap);
            const bool opens = folds && below.width() >= 3 * style.title && below.height() >= style.title;
            if (opens) cell.titleHeight = style.title;
            cells.push_back(cell);
            if (opens) self(self, nodes[i], below, depth + 1, cell.group);
        }
    };
    place(place, folder, room, 0, 0);
    return cells;
}

std::size_t neighbourOf(std::span<const TreemapCell> cells, std::size_t current, int key) {
    if (current >= cells.size()) return current;
    const QPointF from = cells[current].box.center();
    std::size_t best = current;
    double least = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].depth != 0 || i == current) continue;
        const QRectF& box = cells[i].box;
        const QRectF& own = cells[current].box;
        const QPointF way = box.center() - from;
        double ahead = 0, aside = 0;
        bool beyond = false;
        switch (key) {
            case Qt::Key_Left:
                ahead = -way.x(), aside = way.y(), beyond = box.right() <= own.left() + 1;
                break;
            case Qt::Key_Right:
                ahead = way.x(), aside = way.y(), beyond = box.left() >= own.right() - 1;
                break;
            case Qt::Key_Up: ahead = -way.y(), aside = way.x(), beyond = box.bottom() <= own.top() + 1; break;
            case Qt::Key_Down:
                ahead = way.y(), aside = way.x(), beyond = box.top() >= own.bottom() - 1;
                break;
            default: return current;
        }
        if (!beyond) continue;
        const double distance = ahead + 2 * std::abs(aside);
        if (best == current || distance < least) {
            best = i;
            least = distance;
        }
    }
    return best;
}

}  // namespace sectorsmith::gui
