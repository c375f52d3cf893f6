// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeWidgetItem>
#include <utility>
#include <vector>

namespace sectorsmith::gui {

// A part of a text: characters [at, at + length).
struct TextPart {
    qsizetype at = 0;
    qsizetype length = 0;
    bool operator==(const TextPart&) const = default;
};

// What of two texts differs, by words (runs without a space): with as many words on both sides word against word, as bytes
// in hexadecimal want it, else what a longest common run of words leaves. Touching words are one part.
std::pair<std::vector<TextPart>, std::vector<TextPart>> differingWords(const QString& before,
                                                                       const QString& after);

// For lists of changes: the old text above the new one, what differs marked, both whole: lines are broken where the column
// ends, nothing is cut off. Other cells are drawn whole, too.
class OldNewDelegate : public QStyledItemDelegate {
    Q_OBJECT

 public:
    // Belongs to the view whose delegate it is; rows follow the widths of its columns.
    explicit OldNewDelegate(QAbstractItemView* view);

    // Makes a cell one of these. An empty text stands for nothing there.
    static void set(QTreeWidgetItem* item, int column, const QString& before, const QString& after);
    static QString before(const QModelIndex& index);
    static QString after(const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
    int columnWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    QTimer relayout_;
};

}  // namespace sectorsmith::gui
