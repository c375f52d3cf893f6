// SPDX-License-Identifier: GPL-3.0-or-later
// The one reading of a source's tables and volumes: strip map, list of disks, partition tables and status bar share it.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>

#include "gui/session/disk_layout.h"
#include "gui/session/latest_work.h"

namespace sectorsmith::gui {

// Lives in the GUI thread, reads in a worker.
class LayoutReader : public QObject {
    Q_OBJECT

 public:
    // `disk` and `offset`: of a source that is a partition, else nullptr.
    LayoutReader(std::shared_ptr<ByteSource> source, std::shared_ptr<ByteSource> disk, quint64 offset,
                 QObject* parent = nullptr);

    // Null until it is known; changed() tells. Workers may keep it.
    const std::shared_ptr<const DiskReading>& reading() const { return reading_; }
    // The reading speaks of the content as it is now.
    bool current() const { return reading_ != nullptr && !stale_ && !work_.running(); }
    // The part of the layout that has the byte; nullptr: not known, or none.
    const LayoutPart* partAt(quint64 offset) const;

    void read();
    // The content changed: reads again when it rests, if it was read before.
    void contentChanged();

 Q_SIGNALS:
    void changed();

 private:
    std::shared_ptr<ByteSource> source_;
    std::shared_ptr<ByteSource> disk_;
    quint64 offset_;
    std::shared_ptr<const DiskReading> reading_;
    bool stale_ = true;
    QTimer timer_;
    LatestWork work_;
};

}  // namespace sectorsmith::gui
