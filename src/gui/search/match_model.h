// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QPointer>
#include <vector>

#include "edit/pattern.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// What a search found in one source: place, partition, and the bytes where they have been read. Grows while the search
// runs, up to `bound` rows (item views count rows in int, and nobody reads more).
class MatchModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    static constexpr int bound = 1000000;
    enum Column { OffsetColumn, LbaColumn, PlaceColumn, LengthColumn, BytesColumn, columns };

    explicit MatchModel(SourceSession* session, QObject* parent = nullptr);

    void clear();
    // Returns false when the bound is reached; what lies beyond it is not kept.
    bool append(const std::vector<Match>& matches);
    const std::vector<Match>& matches() const { return matches_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    QString bytesText(const Match& match) const;

    QPointer<SourceSession> session_;
    std::vector<Match> matches_;
};

}  // namespace sectorsmith::gui
