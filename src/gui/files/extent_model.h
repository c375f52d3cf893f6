// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "gui/files/file_marks.h"

namespace sectorsmith::gui {

// Where the pieces of a file lie.
class ExtentModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { OffsetColumn, LbaColumn, LengthColumn, InFileColumn, StreamColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;
    void setPieces(std::vector<FilePiece> pieces, quint32 sectorSize);
    const std::vector<FilePiece>& pieces() const { return pieces_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    std::vector<FilePiece> pieces_;
    quint32 sectorSize_ = 512;
};

}  // namespace sectorsmith::gui
