// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "gui/disks/strip_geometry.h"
#include "gui/session/disk_layout.h"

namespace sectorsmith::gui {

// A disk's partitions as a strip to look at, so long as the disk is large beside another one: two of them, one below the
// other, show what of the one goes where on the other.
class PartStrip : public QWidget {
    Q_OBJECT

 public:
    explicit PartStrip(QWidget* parent = nullptr);

    // `parts` as in DiskLayout; empty: nothing is known of them, and `title` stands there alone. `size` in bytes; 0: there
    // is nothing to show but the title.
    void show(std::vector<LayoutPart> parts, quint64 size, quint32 sectorSize, const QString& title);
    using QWidget::show;
    // Bytes that the whole width stands for, at least the size.
    void setScale(quint64 bytes);
    // Where work is going on; nullopt: nowhere.
    void setPosition(std::optional<quint64> offset);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

 private:
    void layOut();

    std::vector<LayoutPart> parts_;
    quint64 size_ = 0;
    quint64 scale_ = 0;
    quint32 sectorSize_ = 512;
    QString title_;
    std::optional<quint64> position_;
    StripGeometry geometry_;
};

}  // namespace sectorsmith::gui
