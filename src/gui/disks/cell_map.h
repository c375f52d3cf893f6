// SPDX-License-Identifier: GPL-3.0-or-later
// A disk, or a part of one, as a field of cells: the base of the maps that fill while something is done to it.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "base/byte_range.h"

namespace sectorsmith::gui {

// Cells of equal size (to a byte) over an extent. Any thread.
class CellGrid {
 public:
    static constexpr std::size_t count = 600;

    // Bytes of the disk.
    explicit CellGrid(const ByteRange& extent) : extent_(extent) {}

    const ByteRange& extent() const { return extent_; }
    ByteRange cell(std::size_t index) const;
    // The cell of a byte; the first or the last of what lies outside.
    std::size_t at(std::uint64_t offset) const;
    // visit(index, bytes of the range that are in it) for each cell that has a part of the range.
    template <typename Visit>
    void each(const ByteRange& range, Visit visit) const {
        for (std::size_t i = at(range.offset); i < count && start(i) < range.end(); ++i)
            if (const ByteRange part = range.clippedTo(cell(i)); !part.empty()) visit(i, part.length);
    }

 private:
    std::uint64_t start(std::size_t index) const;

    ByteRange extent_;
};

class CellMap : public QWidget {
    Q_OBJECT

 public:
    explicit CellMap(QWidget* parent = nullptr);

    // Always the same cells in a row: only the width says how large they are, and nothing that comes or goes below or
    // above moves them.
    QRectF cellRect(std::size_t index) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    struct LegendEntry {
        QColor color;
        QString text;
    };
    virtual void paintCell(QPainter& painter, std::size_t index, const QRectF& box) const = 0;
    virtual std::vector<LegendEntry> legend() const = 0;
    // For the tooltip; empty: there is none.
    virtual QString explain(std::size_t index) const = 0;

    // Of a point of the widget; nullopt: none.
    std::optional<std::size_t> cellAt(const QPoint& point) const;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

 private:
    static constexpr int columns = 60;
    static constexpr int rows = static_cast<int>(CellGrid::count) / columns;
    qreal sideOf(int width) const;
    int legendHeight() const;
};

}  // namespace sectorsmith::gui
