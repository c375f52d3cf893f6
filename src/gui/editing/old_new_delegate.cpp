// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/old_new_delegate.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>
#include <algorithm>
#include <cmath>
#include <memory>

#include "gui/hexview/hex_colors.h"

namespace sectorsmith::gui {

namespace {

constexpr int oldTextRole = Qt::UserRole + 10;
constexpr int newTextRole = Qt::UserRole + 11;
constexpr int pairMargin = 3;
constexpr qsizetype mostAlignedWords = 400;  // beyond, the longest common run is not looked for

std::vector<TextPart> wordParts(const QString& text) {
    std::vector<TextPart> words;
    for (qsizetype at = 0; at < text.size();) {
        if (text[at].isSpace()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && !text[end].isSpace()) ++end;
        words.push_back({at, end - at});
        at = end;
    }
    return words;
}

QStringView wordAt(const QString& text, const TextPart& word) {
    return QStringView(text).mid(word.at, word.length);
}

// The words that are not `same`; neighbours joinedParts over the space between them.
std::vector<TextPart> joinedParts(const std::vector<TextPart>& words, const std::vector<bool>& same) {
    std::vector<TextPart> parts;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (same[i]) continue;
        if (i > 0 && !same[i - 1]) parts.back().length = words[i].at + words[i].length - parts.back().at;
        else parts.push_back(words[i]);
    }
    return parts;
}

QString noText() { return OldNewDelegate::tr("(none)"); }

struct OldNewText {
    QString label;
    QString text;
    std::vector<TextPart> marked;
    bool faint = false;
};

// One text, laid out in lines of `width`; its height after that.
std::unique_ptr<QTextLayout> layOutText(const OldNewText& cell, const QFont& font, int width,
                                        const HexColors& colors, bool selected) {
    auto layout = std::make_unique<QTextLayout>(cell.text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const TextPart& part : cell.marked) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(part.at);
        range.length = static_cast<int>(part.length);
        range.format.setFontUnderline(true);  // not by colour alone
        if (!selected) {
            range.format.setBackground(colors.tint(colors.changed));
            range.format.setForeground(colors.text);
        }
        formats.push_back(range);
    }
    layout->setFormats(formats);
    qreal height = 0;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += std::ceil(line.height());
    }
    layout->endLayout();
    return layout;
}

int layoutHeight(const QTextLayout& layout) {
    int height = 0;
    for (int i = 0; i < layout.lineCount(); ++i)
        height += static_cast<int>(std::ceil(layout.lineAt(i).height()));
    return height;
}

bool isOldNew(const QModelIndex& index) { return index.data(oldTextRole).isValid(); }

int oldNewLabelWidth(const QFontMetrics& metrics) {
    return std::max(metrics.horizontalAdvance(OldNewDelegate::tr("old")),
                    metrics.horizontalAdvance(OldNewDelegate::tr("new"))) +
           metrics.averageCharWidth();
}

std::vector<OldNewText> textsOf(const QModelIndex& index) {
    if (!isOldNew(index)) return {{{}, index.data(Qt::DisplayRole).toString(), {}, false}};
    const QString before = OldNewDelegate::before(index);
    const QString after = OldNewDelegate::after(index);
    auto [left, right] = differingWords(before, after);
    return {
        {OldNewDelegate::tr("old"), before.isEmpty() ? noText() : before, std::move(left), before.isEmpty()},
        {OldNewDelegate::tr("new"), after.isEmpty() ? noText() : after, std::move(right), after.isEmpty()}};
}

}  // namespace

std::pair<std::vector<TextPart>, std::vector<TextPart>> differingWords(const QString& before,
                                                                       const QString& after) {
    const std::vector<TextPart> left = wordParts(before);
    const std::vector<TextPart> right = wordParts(after);
    std::vector<bool> sameLeft(left.size());
    std::vector<bool> sameRight(right.size());
    const auto equal = [&](std::size_t i, std::size_t k) {
        return wordAt(before, left[i]) == wordAt(after, right[k]);
    };
    if (left.size() == right.size()) {
        for (std::size_t i = 0; i < left.size(); ++i) sameLeft[i] = sameRight[i] = equal(i, i);
        return {joinedParts(left, sameLeft), joinedParts(right, sameRight)};
    }
    std::size_t begin = 0;
    while (begin < std::min(left.size(), right.size()) && equal(begin, begin)) {
        sameLeft[begin] = sameRight[begin] = true;
        ++begin;
    }
    std::size_t endLeft = left.size();
    std::size_t endRight = right.size();
    while (endLeft > begin && endRight > begin && equal(endLeft - 1, endRight - 1))
        sameLeft[--endLeft] = sameRight[--endRight] = true;
    const std::size_t rows = endLeft - begin;
    const std::size_t columns = endRight - begin;
    if (rows > 0 && columns > 0 && rows <= mostAlignedWords && columns <= mostAlignedWords) {
        // length[i][k]: of the longest common run of words from there on.
        std::vector<std::vector<int>> length(rows + 1, std::vector<int>(columns + 1, 0));
        for (std::size_t i = rows; i-- > 0;)
            for (std::size_t k = columns; k-- > 0;)
                length[i][k] = equal(begin + i, begin + k) ? length[i + 1][k + 1] + 1
                                                           : std::max(length[i + 1][k], length[i][k + 1]);
        for (std::size_t i = 0, k = 0; i < rows && k < columns;) {
            if (equal(begin + i, begin + k)) sameLeft[begin + i++] = sameRight[begin + k++] = true;
            else if (length[i + 1][k] >= length[i][k + 1]) ++i;
            else ++k;
        }
    }
    return {joinedParts(left, sameLeft), joinedParts(right, sameRight)};
}

OldNewDelegate::OldNewDelegate(QAbstractItemView* view) : QStyledItemDelegate(view) {
    // Many sections at once: the rows are laid out anew once.
    relayout_.setSingleShot(true);
    connect(&relayout_, &QTimer::timeout, this, [this] { Q_EMIT sizeHintChanged({}); });
    if (auto* tree = qobject_cast<QTreeView*>(view))
        connect(tree->header(), &QHeaderView::sectionResized, &relayout_, qOverload<>(&QTimer::start));
}

void OldNewDelegate::set(QTreeWidgetItem* item, int column, const QString& before, const QString& after) {
    item->setData(column, oldTextRole, before);
    item->setData(column, newTextRole, after);
    // What a screen reader says.
    item->setText(
        column,
        tr("old: %1; new: %2").arg(before.isEmpty() ? noText() : before, after.isEmpty() ? noText() : after));
}

QString OldNewDelegate::before(const QModelIndex& index) { return index.data(oldTextRole).toString(); }
QString OldNewDelegate::after(const QModelIndex& index) { return index.data(newTextRole).toString(); }

int OldNewDelegate::columnWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    int width = option.rect.width();
    if (const auto* tree = qobject_cast<const QTreeView*>(option.widget)) {
        width = tree->columnWidth(index.column());
        if (index.column() == 0)
            for (QModelIndex up = tree->rootIsDecorated() ? index : index.parent(); up.isValid();
                 up = up.parent())
                width -= tree->indentation();
    }
    return std::max(width - 2 * pairMargin, 10);
}

void OldNewDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const HexColors colors = HexColors::from(item.palette, true);
    const QPalette::ColorGroup group =
        item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QFontMetrics labels(option.font);
    const int indent = isOldNew(index) ? oldNewLabelWidth(labels) : 0;
    int top = item.rect.top() + pairMargin;
    painter->save();
    painter->setClipRect(item.rect);
    for (const OldNewText& cell : textsOf(index)) {
        const auto layout =
            layOutText(cell, item.font, std::max(columnWidth(option, index) - indent, 10), colors, selected);
        painter->setPen(selected ? ink : colors.muted);
        if (!cell.label.isEmpty()) {
            painter->setFont(option.font);
            const int ascent = static_cast<int>(std::ceil(layout->lineAt(0).ascent()));
            painter->drawText(item.rect.left() + pairMargin, top + ascent, cell.label);
        }
        painter->setPen(cell.faint && !selected ? colors.muted : ink);
        layout->draw(painter, QPointF(item.rect.left() + pairMargin + indent, top));
        top += layoutHeight(*layout);
    }
    painter->restore();
}

QSize OldNewDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int indent = isOldNew(index) ? oldNewLabelWidth(QFontMetrics(option.font)) : 0;
    const int width = std::max(columnWidth(option, index) - indent, 10);
    const HexColors colors = HexColors::from(item.palette, true);
    int height = 2 * pairMargin;
    int widest = 0;
    for (const OldNewText& cell : textsOf(index)) {
        height += layoutHeight(*layOutText(cell, item.font, width, colors, false));
        widest = std::max(widest, QFontMetrics(item.font).horizontalAdvance(cell.text));
    }
    return {widest + indent + 2 * pairMargin + QFontMetrics(item.font).averageCharWidth(), height};
}

}  // namespace sectorsmith::gui
