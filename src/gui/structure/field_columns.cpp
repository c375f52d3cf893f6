// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/field_columns.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTreeView>
#include <algorithm>

#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

FieldWidths sharedWidths(int whole, int offset, int em) {
    int room = whole - offset;
    if (room < 22 * em) room = std::max(whole, 12 * em);
    const int name = std::clamp(room * 45 / 100, 8 * em, 22 * em);
    return {name, std::min(room - name, 40 * em)};
}

FieldWidths widenedName(const FieldWidths& widths, int wanted, int leastValue) {
    const int both = widths.name + widths.value;
    const int name = std::min(wanted, both - std::max(both / 4, leastValue));
    return name > widths.name ? FieldWidths{name, both - name} : widths;
}

FieldColumns::FieldColumns(std::vector<QTreeView*> trees, QObject* parent)
    : QObject(parent), trees_(std::move(trees)) {
    for (const QTreeView* tree : trees_)
        connect(tree->header(), &QHeaderView::sectionResized, this,
                [this, tree](int column, int, int width) { resized(tree, column, width); });
}

void FieldColumns::resized(const QTreeView* tree, int column, int width) {
    // The last one fills what is left.
    if (changing_ || column >= StructureModel::ColumnCount - 1) return;
    ownWidths_ = true;
    widths_[static_cast<std::size_t>(column)] = width;
    const QScopedValueRollback own(changing_, true);
    for (QTreeView* other : trees_)
        if (other != tree) other->setColumnWidth(column, width);
}

void FieldColumns::exchangeModels(const std::function<void()>& exchange) {
    const QScopedValueRollback own(changing_, true);
    deepest_ = 1;
    exchange();
    if (!ownWidths_) return;
    for (int column = 0; column + 1 < StructureModel::ColumnCount; ++column)
        for (QTreeView* tree : trees_)
            tree->setColumnWidth(column, widths_[static_cast<std::size_t>(column)]);
}

void FieldColumns::fit(int whole, quint64 last) {
    constexpr int least = 50;  // pixels: not laid out yet
    if (ownWidths_ || whole < least) return;
    const QFontMetrics fixed(fixedFont());
    const int em = QFontMetrics(trees_.front()->font()).horizontalAdvance(u'm');
    // As wide as the disk's last offset.
    const int offset = fixed.horizontalAdvance(QStringLiteral("0x") + QString::number(last, 16)) + em;
    setWidths(sharedWidths(whole, offset, em));
    {
        const QScopedValueRollback own(changing_, true);
        for (QTreeView* tree : trees_) {
            tree->setColumnWidth(StructureModel::Offset, offset);
            tree->setColumnWidth(StructureModel::Size,
                                 fixed.horizontalAdvance(QStringLiteral("00000000")) + em);
            tree->setColumnWidth(StructureModel::Type, 10 * em);
        }
    }
    for (int column = 0; column < StructureModel::ColumnCount; ++column)
        widths_[static_cast<std::size_t>(column)] = trees_.front()->columnWidth(column);
    widenNames();
}

void FieldColumns::makeRoom(int depth) {
    deepest_ = std::max(deepest_, depth);
    widenNames();
}

void FieldColumns::widenNames() {
    if (ownWidths_) return;
    const QTreeView* tree = trees_.front();
    const int em = QFontMetrics(tree->font()).horizontalAdvance(u'm');
    const int wanted = deepest_ * tree->indentation() + 10 * em;
    const FieldWidths now{tree->columnWidth(StructureModel::Name), tree->columnWidth(StructureModel::Value)};
    const FieldWidths wider =
        widenedName(now, wanted, std::max(tree->header()->sectionSizeHint(StructureModel::Value), 11 * em));
    if (wider != now) setWidths(wider);
}

void FieldColumns::setWidths(const FieldWidths& widths) {
    const QScopedValueRollback own(changing_, true);
    for (QTreeView* tree : trees_) {
        tree->setColumnWidth(StructureModel::Name, widths.name);
        tree->setColumnWidth(StructureModel::Value, widths.value);
    }
}

}  // namespace sectorsmith::gui
