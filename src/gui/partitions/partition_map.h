// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "gui/disks/strip_geometry.h"
#include "gui/partitions/disk_report.h"

namespace sectorsmith::gui {

// A filled square for lists.
QIcon colorIcon(const QColor& color);

// The disk in proportion: partitions with their names, free space hatched, the tables' own sectors dotted; below, a thin
// strip shows what the MBR of a GPT disk shows. Arrows choose a part, Enter opens it, as a double click does.
class PartitionMap : public QWidget {
    Q_OBJECT

 public:
    explicit PartitionMap(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const DiskReport> report);
    // -1: none
    int chosen() const { return chosen_; }
    void choose(int part);
    // The part that is this entry's; -1 when the map does not show it.
    int partOf(const TableRow& row) const;
    const std::vector<LayoutPart>& parts() const;
    QString describe(int part) const;
    const StripGeometry& geometryOfParts() const { return geometry_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void partChosen(int part);
    void partActivated(int part);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

 private:
    void layOut();
    bool hasMbrStrip() const;
    QRect strip() const;
    void paintPart(QPainter& painter, int index) const;
    void paintMbrStrip(QPainter& painter) const;
    void chooseByHand(int part);

    std::shared_ptr<const DiskReport> report_;
    StripGeometry geometry_;
    int chosen_ = -1;
};

}  // namespace sectorsmith::gui
