// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "ops/manifest/check.h"

namespace sectorsmith::gui {

// What a check found, all but what is unchanged. Shows more rows as people scroll: there can be millions.
class FindingModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { ResultColumn, PathColumn, SizeColumn, ModifiedColumn, columns };
    static constexpr int step = 5000;  // rows more at a time

    // What of the report is wanted, and in which order.
    struct Wanted {
        std::optional<manifests::Verdict> group;  // of manifests::verdictGroups; none: all
        QString text;                             // a part of the path, or of the earlier one; any case
        Column sortColumn = ResultColumn;
        Qt::SortOrder order = Qt::AscendingOrder;
    };
    using QAbstractTableModel::QAbstractTableModel;

    // `rows`: numbers of findings, in the order to show. Null: nothing.
    void setRows(std::shared_ptr<const manifests::CheckReport> report, std::vector<std::uint32_t> rows);
    // All rows, shown already or not.
    std::size_t count() const { return rows_.size(); }
    const manifests::Finding& findingOf(const QModelIndex& index) const {
        return report_->findings[rows_[static_cast<std::size_t>(index.row())]];
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Asks for it: sortWanted() follows, and setRows() from whoever has sorted.
    void sort(int column, Qt::SortOrder order) override;

 Q_SIGNALS:
    void sortWanted(sectorsmith::gui::FindingModel::Column column, Qt::SortOrder order);

 private:
    std::shared_ptr<const manifests::CheckReport> report_;
    std::vector<std::uint32_t> rows_;
    int shown_ = 0;
};

// The findings that are wanted; seconds for millions: in a worker. By result those that matter most come first; findings
// that are alike stay in the order of their paths.
std::vector<std::uint32_t> arrangedFindings(const manifests::CheckReport& report,
                                            const FindingModel::Wanted& wanted);

}  // namespace sectorsmith::gui
