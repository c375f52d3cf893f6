// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "gui/partitions/partitions_controller.h"

class QLabel;

namespace sectorsmith::gui {

// Shows itself above the bytes when the disk has a Boot Camp Windows that its MBR no longer shows.
class BootCampBanner : public QFrame {
    Q_OBJECT

 public:
    explicit BootCampBanner(PartitionsController* controller, QWidget* parent = nullptr);
    // The partitions view says the same as a finding, and needs the room.
    void setSuppressed(bool suppressed);

 Q_SIGNALS:
    void recoverWanted();

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    void judge();

    PartitionsController* controller_;
    QLabel* text_;
    bool dismissed_ = false;
    bool suppressed_ = false;
};

}  // namespace sectorsmith::gui
