// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/difference_model.h"

#include <QFontDatabase>
#include <algorithm>

#include "gui/session/text.h"

namespace sectorsmith::gui {

void DifferenceModel::reset(quint64 firstOffset, quint64 secondOffset) {
    beginResetModel();
    differences_.clear();
    offsets_[0] = firstOffset;
    offsets_[1] = secondOffset;
    endResetModel();
}

bool DifferenceModel::append(const std::vector<Difference>& differences) {
    const std::size_t room = static_cast<std::size_t>(bound) - differences_.size();
    const std::size_t count = std::min(room, differences.size());
    if (count > 0) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(count) - 1);
        differences_.insert(differences_.end(), differences.begin(),
                            differences.begin() + static_cast<std::ptrdiff_t>(count));
        endInsertRows();
    }
    return differences_.size() < static_cast<std::size_t>(bound);
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(differences_.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 4; }

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Difference& one = differences_[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && index.column() < 2)
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (role != Qt::DisplayRole) return {};
    if (index.column() < 2)
        return QStringLiteral("0x") + QString::number(one.offset + offsets_[index.column()], 16).toUpper();
    if (index.column() == 2) return QString::number(one.length);
    return one.unreadable ? tr("unreadable on one side") : tr("differs");
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case 0: return tr("Left");
        case 1: return tr("Right");
        case 2: return tr("Bytes");
        default: return tr("Difference");
    }
}

DifferenceMarks::DifferenceMarks(const DifferenceModel* model, QObject* parent)
    : FieldProvider(parent), model_(model) {
    connect(model, &QAbstractItemModel::rowsInserted, this, &FieldProvider::changed);
    connect(model, &QAbstractItemModel::modelReset, this, &FieldProvider::changed);
}

std::vector<FieldMark> DifferenceMarks::fieldsIn(const ByteRange& range) const {
    std::vector<FieldMark> marks;
    if (range.end() <= from_) return marks;
    const quint64 begin = range.offset > from_ ? range.offset - from_ : 0;
    const auto& all = model_->all();
    auto at = std::ranges::lower_bound(all, begin, {}, [](const Difference& one) { return one.offset; });
    if (at != all.begin() && std::prev(at)->offset + std::prev(at)->length > begin) --at;
    for (; at != all.end() && at->offset + from_ < range.end(); ++at) {
        FieldMark mark;
        mark.range = {at->offset + from_, at->length};
        mark.color = at->unreadable ? QColor(0x9A9A9A) : QColor(0xE0751A);
        mark.title = at->unreadable ? tr("Unreadable on one side") : tr("Differs");
        mark.detail = bytesText(at->length);
        marks.push_back(std::move(mark));
    }
    return marks;
}

}  // namespace sectorsmith::gui
