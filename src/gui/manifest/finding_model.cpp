// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/finding_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "gui/files/file_list_model.h"
#include "gui/manifest/manifest_text.h"
#include "gui/manifest/result_ring.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

QString pathText(const std::string& path) { return shownName(escapeBytes(path)); }

std::uint64_t sizeKey(const manifests::Finding& finding) {
    return finding.size.value_or(finding.sizeBefore.value_or(0));
}
std::int64_t modifiedKey(const manifests::Finding& finding) {
    const bool now = finding.modified.nanoseconds != FileTime::none;
    return now ? finding.modified.nanoseconds : finding.modifiedBefore.nanoseconds;
}

template <typename Key>
void sortBy(const std::vector<manifests::Finding>& findings, std::vector<std::uint32_t>& rows,
            Qt::SortOrder order, const Key& key) {
    std::ranges::stable_sort(rows, [&](std::uint32_t a, std::uint32_t b) {
        return order == Qt::AscendingOrder ? key(findings[a]) < key(findings[b])
                                           : key(findings[b]) < key(findings[a]);
    });
}

}  // namespace

std::vector<std::uint32_t> arrangedFindings(const manifests::CheckReport& report,
                                            const FindingModel::Wanted& wanted) {
    const std::vector<manifests::Finding>& findings = report.findings;
    const auto has = [&](const std::string& path) {
        return pathText(path).contains(wanted.text, Qt::CaseInsensitive);
    };
    std::vector<std::uint32_t> rows;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const manifests::Finding& one = findings[i];
        if (wanted.group && manifests::groupOf(one.verdict) != *wanted.group) continue;
        if (wanted.text.isEmpty() || has(one.path) || (!one.from.empty() && has(one.from)))
            rows.push_back(static_cast<std::uint32_t>(i));
    }
    switch (wanted.sortColumn) {
        case FindingModel::ResultColumn: {
            std::array<std::size_t, manifests::verdictCount> ranks{};
            for (std::size_t i = 0; i < manifests::allVerdicts.size(); ++i)
                ranks[static_cast<std::size_t>(manifests::allVerdicts[i])] = i;
            sortBy(findings, rows, wanted.order, [&](const manifests::Finding& one) {
                return ranks[static_cast<std::size_t>(one.verdict)];
            });
            break;
        }
        case FindingModel::SizeColumn: sortBy(findings, rows, wanted.order, sizeKey); break;
        case FindingModel::ModifiedColumn: sortBy(findings, rows, wanted.order, modifiedKey); break;
        case FindingModel::PathColumn:
        case FindingModel::columns:
            // The report is in this order.
            if (wanted.order == Qt::DescendingOrder) std::ranges::reverse(rows);
    }
    return rows;
}

void FindingModel::setRows(std::shared_ptr<const manifests::CheckReport> report,
                           std::vector<std::uint32_t> rows) {
    beginResetModel();
    report_ = std::move(report);
    rows_ = std::move(rows);
    shown_ = static_cast<int>(std::min<std::size_t>(rows_.size(), step));
    endResetModel();
}

int FindingModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : shown_; }
int FindingModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

bool FindingModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && static_cast<std::size_t>(shown_) < rows_.size();
}

void FindingModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    const auto more =
        static_cast<int>(std::min<std::size_t>(rows_.size() - static_cast<std::size_t>(shown_), step));
    beginInsertRows({}, shown_, shown_ + more - 1);
    shown_ += more;
    endInsertRows();
}

QVariant FindingModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= shown_ || !report_) return {};
    const manifests::Finding& finding = findingOf(index);
    if (role == Qt::TextAlignmentRole && index.column() == SizeColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole) {
        if (index.column() == ResultColumn) return verdictMeaning(finding.verdict);
        if (index.column() == PathColumn) return plainTip(pathText(finding.path));
        return {};
    }
    if (role == Qt::DecorationRole && index.column() == ResultColumn)
        return resultColor(manifests::groupOf(finding.verdict));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case ResultColumn: return verdictText(finding.verdict);
        case PathColumn: return pathText(finding.path);
        case SizeColumn: return finding.size || finding.sizeBefore ? sizeText(sizeKey(finding)) : QString();
        case ModifiedColumn: return shownTime(FileTime{modifiedKey(finding)});
        default: return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case ResultColumn: return tr("Result");
        case PathColumn: return tr("Path");
        case SizeColumn: return tr("Size");
        case ModifiedColumn: return tr("Modified");
        default: return {};
    }
}

void FindingModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= columns) return;
    Q_EMIT sortWanted(static_cast<Column>(column), order);
}

}  // namespace sectorsmith::gui
