// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "fs/allocation.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "ops/offset_usage.h"

namespace sectorsmith::gui {

// How full the volumes of a session are, and what the byte at its cursor is used for. All reading is done by workers; with
// a failing disk nothing is read unasked. `session` must outlive it.
class SpaceUse : public QObject {
    Q_OBJECT

 public:
    explicit SpaceUse(SourceSession* session, QObject* parent = nullptr);
    ~SpaceUse() override;

    struct Volume {
        ByteRange range;              // bytes of the source
        std::optional<UsageMap> map;  // nullopt: not read (yet), or `why`
        QString why;                  // a sentence: why its map says nothing
        bool large = false;           // not read because nobody asked for it
    };
    // The volume that has the byte; nullptr: none.
    const Volume* volumeAt(quint64 offset) const;
    // The used share (0 to 1) of the bytes; nullopt: not known. Exact to a thousandth of the volume.
    std::optional<double> usedShare(const ByteRange& range) const;
    // "12.1 GB in use, 30.2 GB free", or why it is not known; empty: no volume, or not read yet.
    QString describe(quint64 offset) const;
    // Reads the maps, the large ones as well.
    void readAll() { readMaps(true); }
    bool busy() const { return reading_ != nullptr; }

    // Of the cursor; nullopt: not known (yet).
    const std::optional<OffsetUsage>& place() const { return place_; }
    // "In use: catalog file"; empty: not known (yet).
    QString placeText() const;
    QString placeDetail() const;  // more of it, and why it may be wrong: for a tooltip

 Q_SIGNALS:
    void mapsChanged();
    void placeChanged();

 private:
    void readMaps(bool large);
    void readNext(std::size_t index, bool large);
    void askPlace();
    void cursorMoved();
    void forgetPlace();

    SourceSession* session_;
    std::vector<Volume> volumes_;
    std::shared_ptr<SilentProgress> reading_;  // of the maps
    std::optional<OffsetUsage> place_;
    QTimer placeTimer_;
    LatestWork maps_;
    LatestWork asking_;  // for the place
};

}  // namespace sectorsmith::gui
