// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_model.h"

#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>
#include <algorithm>

#include "gui/session/plain_tip.h"
#include "gui/structure/structure_worker.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

struct StructureModel::Item {
    Item* parent = nullptr;
    int row = 0;
    TreeRow data;
    // A range row stands for children [first, first + count) of the node above it; data.id is that node's.
    bool range = false;
    quint64 first = 0;  // of what a filter has found: its order
    quint64 count = 0;
    bool asked = false;
    bool complete = false;  // all children are here
    std::vector<std::unique_ptr<Item>> children;
};

StructureModel::StructureModel(QObject* parent)
    : QAbstractItemModel(parent), root_(std::make_unique<Item>()) {}
StructureModel::~StructureModel() = default;

void StructureModel::reset(NodeId root) {
    beginResetModel();
    root_ = std::make_unique<Item>();
    root_->data.id = root;
    root_->data.hasChildren = root != 0;
    waiting_.clear();
    wish_.reset();
    endResetModel();
    if (root != 0) fetchMore({});
}

StructureModel::Item* StructureModel::itemAt(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Item*>(index.internalPointer()) : root_.get();
}

QModelIndex StructureModel::indexOf(const Item* item) const {
    return item == root_.get() ? QModelIndex() : createIndex(item->row, 0, item);
}

const TreeRow* StructureModel::rowAt(const QModelIndex& index) const {
    const Item* item = itemAt(index);
    return item == root_.get() || item->range ? nullptr : &item->data;
}

const TreeRow* StructureModel::rowOf(const QModelIndex& index) {
    const auto* model = qobject_cast<const StructureModel*>(index.model());
    return model == nullptr ? nullptr : model->rowAt(index);
}

QStringList StructureModel::namesTo(const QModelIndex& index) {
    QStringList names;
    if (rowOf(index) == nullptr) return names;
    for (QModelIndex at = index; at.isValid(); at = at.parent())
        if (const TreeRow* row = rowOf(at); row != nullptr) names.prepend(row->name);
    return names;
}

bool StructureModel::isRange(const QModelIndex& index) const {
    return index.isValid() && itemAt(index)->range;
}

void StructureModel::setDecimalOffsets(bool decimal) {
    if (decimal_ == decimal) return;
    decimal_ = decimal;
    Q_EMIT layoutChanged();
}

QModelIndex StructureModel::index(int row, int column, const QModelIndex& parent) const {
    const Item* item = itemAt(parent);
    if (row < 0 || column < 0 || column >= ColumnCount ||
        static_cast<std::size_t>(row) >= item->children.size())
        return {};
    return createIndex(row, column, item->children[static_cast<std::size_t>(row)].get());
}

QModelIndex StructureModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const Item* up = itemAt(index)->parent;
    return up == nullptr || up == root_.get() ? QModelIndex() : createIndex(up->row, 0, up);
}

int StructureModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(itemAt(parent)->children.size());
}

int StructureModel::columnCount(const QModelIndex&) const { return ColumnCount; }

bool StructureModel::hasChildren(const QModelIndex& parent) const {
    if (parent.column() > 0) return false;
    const Item* item = itemAt(parent);
    return item->complete ? !item->children.empty() : item->data.hasChildren || item->range;
}

bool StructureModel::canFetchMore(const QModelIndex& parent) const {
    const Item* item = itemAt(parent);
    return !item->asked && (item->range || item->data.hasChildren);
}

void StructureModel::fetchMore(const QModelIndex& parent) {
    Item* item = itemAt(parent);
    if (item->asked || item->data.id == 0) return;
    item->asked = true;
    if (item->range && item->count > StructureWorker::maximumRows) {
        addRangeRows(*item, item->first, item->count);
        return;
    }
    waiting_[item->data.id].push_back(item);
    Q_EMIT childrenWanted(item->data.id, item->range ? item->first : 0, item->range ? item->count : 0);
}

void StructureModel::addRangeRows(Item& item, quint64 first, quint64 count) {
    quint64 span = StructureWorker::maximumRows;
    while ((count - 1) / span >= StructureWorker::maximumRows) span *= StructureWorker::maximumRows;
    const auto rows = static_cast<int>((count + span - 1) / span);
    beginInsertRows(indexOf(&item), 0, rows - 1);
    for (int i = 0; i < rows; ++i) {
        auto child = std::make_unique<Item>();
        child->parent = &item;
        child->row = i;
        child->range = true;
        child->data.id = item.data.id;
        child->first = first + static_cast<quint64>(i) * span;
        child->count = std::min(span, first + count - child->first);
        child->data.title =
            QStringLiteral("[%1 … %2]").arg(child->first).arg(child->first + child->count - 1);
        item.children.push_back(std::move(child));
    }
    item.complete = true;
    endInsertRows();
    continueReveal();
}

void StructureModel::addRows(const TreeRows& rows) {
    const auto waiting = waiting_.find(rows.parent);
    if (waiting == waiting_.end()) return;
    const auto fits = [&](const Item* item) {
        const quint64 expected = (item->range ? item->first : 0) + item->children.size();
        return rows.first == expected && (!item->range || rows.first < item->first + item->count);
    };
    const auto found = std::ranges::find_if(waiting->second, fits);
    if (found == waiting->second.end()) return;
    Item& item = **found;
    const quint64 wanted = item.range ? item.count : rows.total;
    const bool tooMany = !item.range && rows.rows.empty() && rows.total > StructureWorker::maximumRows;
    if (!tooMany && !rows.rows.empty()) {
        const int begin = static_cast<int>(item.children.size());
        beginInsertRows(indexOf(&item), begin, begin + static_cast<int>(rows.rows.size()) - 1);
        for (const TreeRow& row : rows.rows) {
            auto child = std::make_unique<Item>();
            child->parent = &item;
            child->row = static_cast<int>(item.children.size());
            child->data = row;
            child->complete = !row.hasChildren;
            item.children.push_back(std::move(child));
        }
        endInsertRows();
    }
    if (tooMany || item.children.size() >= wanted || rows.rows.empty()) {
        item.complete = true;
        waiting->second.erase(found);
        if (waiting->second.empty()) waiting_.erase(waiting);
    }
    if (tooMany) addRangeRows(item, 0, rows.total);
    else continueReveal();
}

StructureModel::Item* StructureModel::foundChild(Item& parent, const TreeRow& row, quint64 order) {
    // Most come in order.
    auto at = parent.children.end();
    while (at != parent.children.begin() && (*std::prev(at))->first > order) --at;
    for (auto same = at; same != parent.children.begin() && (*std::prev(same))->first == order; --same)
        if ((*std::prev(same))->data.id == row.id) return std::prev(same)->get();
    auto child = std::make_unique<Item>();
    child->parent = &parent;
    child->data = row;
    child->first = order;
    child->asked = child->complete = true;
    const int position = static_cast<int>(at - parent.children.begin());
    beginInsertRows(indexOf(&parent), position, position);
    Item* added = parent.children.insert(at, std::move(child))->get();
    for (std::size_t i = static_cast<std::size_t>(position); i < parent.children.size(); ++i)
        parent.children[i]->row = static_cast<int>(i);
    endInsertRows();
    return added;
}

void StructureModel::addFound(const std::vector<FoundField>& fields) {
    root_->asked = root_->complete = true;
    for (const FoundField& field : fields) {
        Item* item = root_.get();
        for (std::size_t i = 0; i < field.path.size(); ++i)
            item = foundChild(*item, field.path[i], field.orders[i]);
    }
}

StructureModel::Item* StructureModel::childNamed(Item& item, const QString& name) const {
    for (const auto& child : item.children)
        if (!child->range && child->data.name == name) return child.get();
    // "[1234]" in an array with range rows.
    if (item.children.empty() || !item.children.front()->range || !name.startsWith(u'[')) return nullptr;
    bool number = false;
    const quint64 element = name.mid(1, name.size() - 2).toULongLong(&number);
    if (!number) return nullptr;
    for (const auto& child : item.children)
        if (element >= child->first && element - child->first < child->count) return child.get();
    return nullptr;
}

void StructureModel::reveal(const QStringList& names) {
    wish_ = Wish{names, QPersistentModelIndex(), false};
    continueReveal();
}

void StructureModel::revealElement(const QModelIndex& parent, quint64 element) {
    wish_ = Wish{{QStringLiteral("[%1]").arg(element)}, QPersistentModelIndex(parent), true};
    continueReveal();
}

void StructureModel::continueReveal() {
    if (!wish_) return;
    if (wish_->started && !wish_->at.isValid()) {
        wish_.reset();  // the row went away
        return;
    }
    Item* item = itemAt(wish_->at);
    while (!wish_->names.isEmpty()) {
        Item* next = childNamed(*item, wish_->names.front());
        if (next == nullptr) {
            if (!item->asked) fetchMore(indexOf(item));
            if (!item->complete) return;  // more rows come
            if (Item* after = childNamed(*item, wish_->names.front()); after != nullptr) next = after;
        }
        if (next == nullptr) break;  // hidden or inlined: the deepest one that is shown
        if (!next->range) wish_->names.removeFirst();
        item = next;
        wish_->at = QPersistentModelIndex(indexOf(item));
        wish_->started = true;
    }
    const QModelIndex found = wish_->at;
    wish_.reset();
    if (found.isValid()) Q_EMIT revealed(found);
}

QVariant StructureModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Item& item = *itemAt(index);
    const TreeRow& row = item.data;
    const auto number = [this](quint64 value) {
        return decimal_ ? QString::number(value)
                        : QStringLiteral("0x%1").arg(QString::number(value, 16).toUpper());
    };
    if (item.range)
        return role == Qt::DisplayRole && index.column() == Name ? QVariant(row.title) : QVariant();
    switch (role) {
        case Qt::DisplayRole:
            switch (index.column()) {
                case Name: return row.title;
                case Value: {
                    if (!row.error.isEmpty() && row.value.isEmpty()) return row.error;
                    // Never colour alone: the verdict is said in words as well.
                    if (row.verdict == true) return tr("%1  ✓ ok").arg(row.value).trimmed();
                    if (row.verdict == false) return tr("%1  ✗ bad").arg(row.value).trimmed();
                    return row.value;
                }
                case Offset:
                    return row.bits ? tr("%1, bit %2").arg(number(row.offset)).arg(row.bits->offset)
                                    : number(row.offset);
                case Size:
                    return row.bits ? tr("%n bit(s)", nullptr, static_cast<int>(row.bits->size))
                                    : QString::number(row.size);
                case Type: return row.type;
                case Comment: return row.comment;
                default: return {};
            }
        case Qt::ToolTipRole: {
            QString tip = row.title;
            if (!row.value.isEmpty()) tip += QStringLiteral(" = ") + row.value.left(500);
            if (!row.comment.isEmpty()) tip += u'\n' + row.comment;
            if (!row.error.isEmpty()) tip += u'\n' + tr("Error: %1").arg(row.error);
            if (row.link) tip += u'\n' + tr("Link to %1 (Enter or Ctrl+click)").arg(number(*row.link));
            return plainTip(tip);
        }
        case Qt::DecorationRole:
            if (index.column() != Name) return {};
            if (!row.error.isEmpty()) return icon("dialog-error");
            if (row.verdict == false) return icon("dialog-warning");
            if (row.link) return icon("go-jump");
            return {};
        case Qt::FontRole:
            if (index.column() == Offset || index.column() == Size) return fixedFont();
            if (row.link && index.column() == Value) {
                QFont font;
                font.setUnderline(true);
                return font;
            }
            return {};
        case Qt::ForegroundRole:
            if (index.column() == Value && row.link) return QGuiApplication::palette().brush(QPalette::Link);
            return {};
        case Qt::TextAlignmentRole:
            return index.column() == Offset || index.column() == Size
                       ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                       : QVariant();
        case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(row.title, row.value);
        default: return {};
    }
}

Qt::ItemFlags StructureModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (editable_.isValid() && index == editable_) flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant StructureModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case Name: return tr("Name");
        case Value: return tr("Value");
        case Offset: return tr("Offset");
        case Size: return tr("Size");
        case Type: return tr("Type");
        case Comment: return tr("Comment");
        default: return {};
    }
}

}  // namespace sectorsmith::gui
