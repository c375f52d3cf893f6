// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/disks/space_use.h"
#include "gui/disks/strip_geometry.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// The disk as a strip: its partitions in proportion, free space, how full each place of a volume is, and where the cursor
// is; the hits of the last search and the bookmarks. A click goes there; with the keyboard, arrows choose a part and Enter goes to its start. `session` and `use` must
// outlive it.
class StripMap : public QWidget {
    Q_OBJECT

 public:
    // Without `use` it shows partitions alone.
    explicit StripMap(SourceSession* session, QWidget* parent = nullptr, SpaceUse* use = nullptr);

    // Shown as flags; ascending.
    void setBookmarks(std::vector<quint64> offsets);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    const StripGeometry& geometryOfParts() const { return geometry_; }

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

 private:
    void paintUse(QPainter& painter, const LayoutPart& part, const QRect& band, const QColor& color,
                  const QColor& ground) const;
    // What the tooltip says of a part; `x`: of that place in it, too.
    QString explain(std::size_t part, std::optional<int> x = std::nullopt) const;
    void rebuild();
    void choose(std::size_t part);
    void goToPixel(int x, bool start);
    const std::vector<LayoutPart>& parts() const;

    SourceSession* session_;
    SpaceUse* use_;
    StripGeometry geometry_;
    std::vector<LayoutPart> whole_;  // until the layout is known
    std::vector<quint64> bookmarks_;
    std::size_t chosen_ = 0;
};

}  // namespace sectorsmith::gui
