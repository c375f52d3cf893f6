// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <QWidget>

#include "gui/structure/structure_controller.h"

class QIdentityProxyModel;
class QKeyEvent;
class QLabel;
class QStackedLayout;
class QTreeView;

namespace sectorsmith::gui {

class FieldColumns;
class FieldCommands;

// The tree of all fields and that of what the filter has found; one of them is seen, or a word instead. Choosing a field
// shows its bytes, and the cursor in the bytes finds its field. Values are edited in their cells.
class FieldTrees : public QWidget {
    Q_OBJECT

 public:
    explicit FieldTrees(QWidget* parent = nullptr);

    // Before a controller is first shown: the tree follows it whenever it is the one that is shown, and what people opened
    // is opened again after an evaluation.
    void add(StructureController* controller);
    // nullptr: none. `filter`: that the fields are filtered with.
    void show(StructureController* controller, const QString& filter);
    using QWidget::show;
    // The controller's filter, or what it has found, is another.
    void updateFilter();
    // Shows the tree, or `word` where there is nothing in it. True: there is.
    bool showFields(const QString& word);

 Q_SIGNALS:
    // Why something cannot be done.
    void explained(const QString& text);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void setUp(QTreeView* tree, QIdentityProxyModel* proxy, const QString& name);
    bool filtering() const;
    QTreeView* view() const { return filtering() ? found_ : tree_; }
    // From what the trees show to what the controller's models have, and back.
    QModelIndex sourceIndex(const QModelIndex& index) const;
    QModelIndex shownIndex(const QModelIndex& source) const;
    QModelIndex currentIndex() const;

    void currentChanged(const QModelIndex& index);
    void reveal(const QModelIndex& source);
    void expandAgain(const QModelIndex& parent, int first, int last);
    void expandFound(const QModelIndex& around);
    void makeRoomForName(const QModelIndex& index);
    void fitColumns();
    void updateSelectionColors();
    bool keyPressed(const QKeyEvent& key);
    void showMenu(const QPoint& at);

    // --- Editing; indexes of the source model
    void startEdit(const QModelIndex& index);
    void openEditor(const FieldEditorInfo& info);
    void refuse(const PlannedFieldEdit& edit);
    bool isEdited(NodeId id) const;
    void explain(const QModelIndex& shown, const QString& text);

    QTreeView* tree_;
    QTreeView* found_;
    QIdentityProxyModel* proxy_;
    QIdentityProxyModel* foundProxy_;
    QLabel* empty_;
    QStackedLayout* stack_;
    FieldDelegate* delegate_;
    FieldColumns* columns_;
    FieldCommands* commands_;
    QPointer<StructureController> controller_;
    QPersistentModelIndex editing_;
    // What people opened, by controller: the names from the top to the row. A new evaluation opens them again.
    QHash<StructureController*, QSet<QStringList>> expanded_;
    QStringList current_;       // the row to come back to after an evaluation
    bool foundChosen_ = false;  // a row that the filter found was chosen: the tree shows it afterwards
    // The tree's selection changes because the cursor moved, not the other way round.
    bool followingCursor_ = false;
};

}  // namespace sectorsmith::gui
