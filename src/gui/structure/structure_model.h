// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "gui/structure/tree_row.h"

namespace sectorsmith::gui {

// The tree of fields. Rows appear when they are asked for (fetchMore) and arrive from the worker; a node with more than
// StructureWorker::maximumRows children gets nested range rows, so that no level holds more rows than a view can.
class StructureModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    enum Column { Name, Value, Offset, Size, Type, Comment, ColumnCount };

    explicit StructureModel(QObject* parent = nullptr);
    ~StructureModel() override;

    // Shows the children of the worker's node `root` (0: nothing).
    void reset(NodeId root);
    void addRows(const TreeRows& rows);

    // For what a filter finds: shows these fields and those around them, and nothing else. Give them to a model that was
    // reset to 0.
    void addFound(const std::vector<FoundField>& fields);

    const TreeRow* rowAt(const QModelIndex& index) const;  // nullptr for range rows and the invisible root
    // The same of an index of any such model; nullptr for an invalid one, too.
    static const TreeRow* rowOf(const QModelIndex& index);
    // The names from the top to the row, as reveal() takes them; empty for range rows and the top.
    static QStringList namesTo(const QModelIndex& index);
    // The element of a large array's range rows that lies at `index`; used by "go to index".
    bool isRange(const QModelIndex& index) const;
    void setDecimalOffsets(bool decimal);
    // The one row whose value may be edited now (the view asks); invalid: none.
    void setEditable(const QModelIndex& index) { editable_ = index; }

    // Walks from the top along these names, asking for what has not been fetched, and emits revealed().
    void reveal(const QStringList& names);
    // The same below an index: its child with that number.
    void revealElement(const QModelIndex& parent, quint64 element);
    void cancelReveal() { wish_.reset(); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
    // Children [first, first + count) of a node are wanted; count 0: as many as there are, or only their number when
    // they are too many.
    void childrenWanted(quint64 id, quint64 first, quint64 count);
    void nodesReleased(const std::vector<sectorsmith::gui::NodeId>& ids);
    void revealed(const QModelIndex& index);

 private:
    struct Item;

    Item* itemAt(const QModelIndex& index) const;
    QModelIndex indexOf(const Item* item) const;
    void addRangeRows(Item& item, quint64 first, quint64 count);
    void continueReveal();
    Item* foundChild(Item& parent, const TreeRow& row, quint64 order);
    Item* childNamed(Item& item, const QString& name) const;

    std::unique_ptr<Item> root_;
    std::unordered_map<NodeId, std::vector<Item*>> waiting_;  // who asked for the children of a node
    struct Wish {
        QStringList names;
        QPersistentModelIndex at;
        bool started = false;
    };
    std::optional<Wish> wish_;
    bool decimal_ = false;
    QPersistentModelIndex editable_;
};

}  // namespace sectorsmith::gui
