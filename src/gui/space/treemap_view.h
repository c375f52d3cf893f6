// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "gui/space/treemap_layout.h"

namespace sectorsmith::gui {

// "12.3 MB on disk, 20 MB of content, …": what a file or folder takes, in lines.
QString spaceText(const SpaceTree& tree, SpaceTree::Number node);

// A folder as boxes within boxes. A click chooses, a double click or Enter leads into a folder; the arrow keys go from box to
// box, Backspace out of the folder.
class TreemapView : public QWidget {
    Q_OBJECT

 public:
    explicit TreemapView(QWidget* parent = nullptr);

    // Shows the root; null: nothing.
    void setTree(std::shared_ptr<const SpaceTree> tree);
    void setFolder(SpaceTree::Number folder);
    void setOrder(SpaceOrder order);
    SpaceTree::Number folder() const { return folder_; }
    // The chosen entry; none: the folder is empty.
    std::optional<SpaceTree::Number> current() const;
    const std::vector<TreemapCell>& cells() const { return cells_; }
    // The one on top there; nullptr: none.
    const TreemapCell* cellAt(const QPointF& point) const;

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

 Q_SIGNALS:
    void currentChanged();
    void folderChanged();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

 private:
    void layOut();
    void choose(std::size_t cell);
    void enter(SpaceTree::Number node);
    void leave();
    QColor colorOf(const TreemapCell& cell) const;

    std::shared_ptr<const SpaceTree> tree_;
    SpaceTree::Number folder_ = 0;
    SpaceOrder order_ = SpaceOrder::OnDisk;
    std::vector<TreemapCell> cells_;
    std::size_t current_ = 0;
};

}  // namespace sectorsmith::gui
