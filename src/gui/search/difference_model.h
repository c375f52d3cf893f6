// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "edit/compare.h"
#include "gui/session/field_provider.h"

namespace sectorsmith::gui {

// Runs of bytes that differ, in order; grows while the comparison runs, up to `bound`.
class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    static constexpr int bound = 1000000;
    using QAbstractTableModel::QAbstractTableModel;

    void reset(quint64 firstOffset, quint64 secondOffset);
    bool append(const std::vector<Difference>& differences);  // false: the bound is reached
    const std::vector<Difference>& all() const { return differences_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    std::vector<Difference> differences_;
    quint64 offsets_[2] = {0, 0};
};

// Marks the differing bytes in a hex view.
class DifferenceMarks : public FieldProvider {
    Q_OBJECT

 public:
    // `model` must outlive it; offsets of the model's runs count from `from`.
    DifferenceMarks(const DifferenceModel* model, QObject* parent = nullptr);
    void setFrom(quint64 from) { from_ = from; }
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override;

 private:
    const DifferenceModel* model_;
    quint64 from_ = 0;
};

}  // namespace sectorsmith::gui
