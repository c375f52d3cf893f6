// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/extent_model.h"

#include <QLocale>
#include <algorithm>
#include <climits>

#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

void ExtentModel::setPieces(std::vector<FilePiece> pieces, quint32 sectorSize) {
    beginResetModel();
    pieces_ = std::move(pieces);
    sectorSize_ = std::max<quint32>(sectorSize, 1);
    endResetModel();
}

int ExtentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(std::min<std::size_t>(pieces_.size(), INT_MAX));
}
int ExtentModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant ExtentModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const FilePiece& piece = pieces_[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && index.column() == OffsetColumn) return fixedFont();
    if (role == Qt::TextAlignmentRole && index.column() != StreamColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && index.column() == LengthColumn) return otherSizeText(piece.range.length);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case OffsetColumn: return QStringLiteral("0x") + QString::number(piece.range.offset, 16).toUpper();
        case LbaColumn: return QString::number(piece.range.offset / sectorSize_);
        case LengthColumn: return sizeText(piece.range.length);
        case InFileColumn: return piece.located ? QLocale().toString(piece.inStream) : QString();
        case StreamColumn: {
            const QString stream = piece.stream.isEmpty() ? tr("Data") : piece.stream;
            return piece.readsAsZeros ? tr("%1, reads as zeros").arg(stream) : stream;
        }
        default: return {};
    }
}

QVariant ExtentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case OffsetColumn: return tr("Offset");
        case LbaColumn: return tr("LBA");
        case LengthColumn: return tr("Length");
        case InFileColumn: return tr("In the file");
        case StreamColumn: return tr("Stream");
        default: return {};
    }
}

}  // namespace sectorsmith::gui
