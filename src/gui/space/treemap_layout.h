// SPDX-License-Identifier: GPL-3.0-or-later
// Where the boxes of a treemap go; no widget.
#pragma once

#include <QRectF>
#include <span>
#include <vector>

#include "ops/space/space_tree.h"

namespace sectorsmith::gui {

// A box for each value (the largest first, none negative) within `room`, of an area in proportion to it, as square as they
// can be: the squarified treemap of Bruls, Huizing and van Wijk (2000). Values of 0 have empty boxes.
std::vector<QRectF> squarified(std::span<const double> values, const QRectF& room);

// One file or folder of the picture.
struct TreemapCell {
    SpaceTree::Number node = 0;
    QRectF box;
    int depth = 0;           // 0: directly in the folder that is shown
    int group = 0;           // of the folder's entries the number of the one it is, or is in: its colour
    double titleHeight = 0;  // of a folder whose entries are shown in it: the strip above them
};

struct TreemapStyle {
    double title = 18;    // pixels: of a folder's name
    double gap = 2;       // between a folder's edge and its entries
    double smallest = 4;  // what is narrower or lower is left out
    int depth = 4;        // folders within folders
};

// The entries of `folder` by that figure, each before what is in it. At most some thousand: what is too small is left out.
std::vector<TreemapCell> treemapCells(const SpaceTree& tree, SpaceTree::Number folder, SpaceOrder order,
                                      const QRectF& room, const TreemapStyle& style);

// The cell beside `current` in the direction of the arrow key (Qt::Key), among those directly in the folder; `current`
// itself where there is none.
std::size_t neighbourOf(std::span<const TreemapCell> cells, std::size_t current, int key);

}  // namespace sectorsmith::gui
