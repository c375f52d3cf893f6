// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/field_trees.h"

#include <QApplication>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QStackedLayout>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

#include "gui/hexview/hex_colors.h"
#include "gui/session/plain_tip.h"
#include "gui/structure/field_columns.h"
#include "gui/structure/field_commands.h"

namespace sectorsmith::gui {

FieldTrees::FieldTrees(QWidget* parent)
    : QWidget(parent),
      tree_(new QTreeView(this)),
      found_(new QTreeView(this)),
      proxy_(new QIdentityProxyModel(this)),
      foundProxy_(new QIdentityProxyModel(this)),
      empty_(new QLabel(this)),
      stack_(new QStackedLayout(this)),
      delegate_(new FieldDelegate(this)),
      columns_(nullptr),
      commands_(new FieldCommands(this)) {
    tree_->setObjectName(QStringLiteral("fields"));
    found_->setObjectName(QStringLiteral("foundFields"));
    setUp(tree_, proxy_, tr("Structure"));
    setUp(found_, foundProxy_, tr("Fields that match the filter"));
    columns_ = new FieldColumns({tree_, found_}, this);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(16);
    stack_->setContentsMargins(0, 0, 0, 0);
    stack_->addWidget(tree_);
    stack_->addWidget(found_);
    stack_->addWidget(empty_);

    connect(delegate_, &FieldDelegate::entered, this, [this](quint64 id, const QString& text) {
        if (controller_) controller_->enterValue(id, text);
    });
    connect(commands_, &FieldCommands::editWanted, this, &FieldTrees::startEdit);
    connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        makeRoomForName(index);
        const QStringList names = StructureModel::namesTo(sourceIndex(index));
        if (!names.isEmpty()) expanded_[controller_].insert(names);
    });
    connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (controller_) expanded_[controller_].remove(StructureModel::namesTo(sourceIndex(index)));
    });
    connect(proxy_, &QAbstractItemModel::rowsInserted, this, &FieldTrees::expandAgain);
    connect(proxy_, &QAbstractItemModel::modelReset, this,
            [this] { expandAgain({}, 0, proxy_->rowCount() - 1); });
    connect(foundProxy_, &QAbstractItemModel::rowsInserted, this, &FieldTrees::expandFound);
    connect(foundProxy_, &QAbstractItemModel::modelReset, this, [this] { foundChosen_ = false; });
    updateSelectionColors();
}

void FieldTrees::setUp(QTreeView* tree, QIdentityProxyModel* proxy, const QString& name) {
    tree->setModel(proxy);
    tree->setUniformRowHeights(true);
    tree->setAllColumnsShowFocus(true);
    tree->setIndentation(fontMetrics().height() * 4 / 5);
    tree->setAlternatingRowColors(true);
    tree->setContextMenuPolicy(Qt::CustomContextMenu);
    // Editing starts when the worker has said what the value is: see startEdit().
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->setItemDelegateForColumn(StructureModel::Value, delegate_);
    tree->setAccessibleName(name);
    tree->header()->setStretchLastSection(true);
    tree->installEventFilter(this);
    tree->viewport()->installEventFilter(this);
    connect(tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() == StructureModel::Value) startEdit(sourceIndex(index));
    });
    connect(tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, tree](const QModelIndex& now) {
                if (tree == view()) currentChanged(now);
            });
    connect(tree, &QTreeView::customContextMenuRequested, this, &FieldTrees::showMenu);
}

bool FieldTrees::filtering() const { return controller_ && !controller_->filter().isEmpty(); }

QModelIndex FieldTrees::sourceIndex(const QModelIndex& index) const {
    const QModelIndex first = index.siblingAtColumn(0);
    return first.model() == foundProxy_ ? foundProxy_->mapToSource(first) : proxy_->mapToSource(first);
}

QModelIndex FieldTrees::shownIndex(const QModelIndex& source) const {
    return (source.model() == foundProxy_->sourceModel() ? foundProxy_ : proxy_)->mapFromSource(source);
}

QModelIndex FieldTrees::currentIndex() const { return sourceIndex(view()->currentIndex()); }

void FieldTrees::add(StructureController* controller) {
    const auto isShown = [this, controller] { return controller == controller_; };
    StructureModel* model = controller->model();
    connect(controller, &StructureController::editPrepared, this,
            [this, isShown](const FieldEditorInfo& info) {
                if (isShown()) openEditor(info);
            });
    connect(controller, &StructureController::valueRefused, this,
            [this, isShown](const PlannedFieldEdit& edit) {
                if (isShown()) refuse(edit);
            });
    connect(controller, &QObject::destroyed, this, [this, controller] { expanded_.remove(controller); });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this, isShown] {
        if (isShown()) current_ = StructureModel::namesTo(sourceIndex(tree_->currentIndex()));
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this, isShown, controller, model] {
        if (!isShown() || !model->hasChildren()) return;
        if (!current_.isEmpty()) model->reveal(current_);
        else if (controller->session()->cursor() != 0)
            controller->revealOffset(controller->session()->cursor());
    });
    connect(model, &StructureModel::revealed, this, [this, isShown](const QModelIndex& index) {
        if (isShown()) reveal(index);
    });
    connect(controller->session(), &SourceSession::cursorChanged, this,
            [this, isShown, controller](quint64 offset) {
                // A click in the hex view finds the field; the tree's own selection moves the cursor and must not come back.
                if (isShown() && !followingCursor_ && !tree_->hasFocus()) controller->revealOffset(offset);
            });
}

void FieldTrees::show(StructureController* controller, const QString& filter) {
    controller_ = controller;
    commands_->setController(controller);
    columns_->exchangeModels([&] {
        proxy_->setSourceModel(controller == nullptr ? nullptr : controller->model());
        foundProxy_->setSourceModel(controller == nullptr ? nullptr : controller->foundModel());
        if (controller != nullptr) controller->setFilter(filter);
        found_->expandAll();
    });
    fitColumns();
}

void FieldTrees::updateFilter() {
    if (stack_->currentWidget() != found_ || filtering() || !foundChosen_ || !controller_) return;
    // The place in the whole tree of what was chosen among the found.
    const QModelIndex chosen = found_->currentIndex();
    foundChosen_ = false;
    if (chosen.isValid()) controller_->model()->reveal(StructureModel::namesTo(sourceIndex(chosen)));
}

bool FieldTrees::showFields(const QString& word) {
    const bool any = controller_ && controller_->model()->hasChildren();
    empty_->setText(word);
    stack_->setCurrentWidget(any ? static_cast<QWidget*>(view()) : empty_);
    return any;
}

void FieldTrees::reveal(const QModelIndex& source) {
    followingCursor_ = true;
    const QModelIndex shown = proxy_->mapFromSource(source);
    tree_->setCurrentIndex(shown);
    makeRoomForName(shown);
    tree_->scrollTo(shown);
    followingCursor_ = false;
}

void FieldTrees::currentChanged(const QModelIndex& index) {
    if (!controller_) return;
    SourceSession* session = controller_->session();
    const TreeRow* row = StructureModel::rowOf(sourceIndex(index));
    if (filtering() && row != nullptr) foundChosen_ = true;
    if (row == nullptr) {
        session->setFocusField(std::nullopt);
        return;
    }
    session->setFocusField(ByteRange{row->offset, row->size});
    if (followingCursor_ || !session->contains(row->offset)) return;
    const bool visible = session->visibleRange().contains(row->offset);
    if (visible) session->setCursor(row->offset);
    else session->goTo(row->offset);
}

// What was open before an evaluation is opened again; the first look shows what the top fields hold.
void FieldTrees::expandAgain(const QModelIndex& parent, int first, int last) {
    if (!controller_) return;
    constexpr int few = 4;
    const bool firstLook = !parent.isValid() && !expanded_.contains(controller_) && last < few;
    const QSet<QStringList> opened = expanded_.value(controller_);
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = proxy_->index(row, 0, parent);
        if (firstLook || (proxy_->hasChildren(index) &&
                          opened.contains(StructureModel::namesTo(proxy_->mapToSource(index))))) {
            tree_->expand(index);
            if (proxy_->rowCount(index) > 0) expandAgain(index, 0, proxy_->rowCount(index) - 1);
        }
    }
}

// What was found is seen: so many rows do not cost much.
void FieldTrees::expandFound(const QModelIndex& around) {
    constexpr int most = 5000;
    if (!controller_ || controller_->filterState().found > most) return;
    for (QModelIndex up = around; up.isValid(); up = up.parent()) found_->expand(up);
    makeRoomForName(around);
}

void FieldTrees::makeRoomForName(const QModelIndex& index) {
    int depth = 1;
    for (QModelIndex up = index; up.isValid(); up = up.parent()) ++depth;
    columns_->makeRoom(depth);
}

void FieldTrees::fitColumns() {
    const quint64 size = controller_ ? controller_->session()->size() : 0;
    columns_->fit(view()->viewport()->width(), size > 0 ? size - 1 : 0);
}

// A selection is seen without the keyboard, too: the palettes of many desktops have next to nothing for it.
void FieldTrees::updateSelectionColors() {
    const HexColors colors = HexColors::from(QApplication::palette(), false);
    for (QTreeView* tree : {tree_, found_}) {
        QPalette own = tree->palette();
        own.setColor(QPalette::Inactive, QPalette::Highlight, colors.selection);
        own.setColor(QPalette::Inactive, QPalette::HighlightedText, colors.selectionText);
        if (own != tree->palette()) tree->setPalette(own);
    }
}

void FieldTrees::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) updateSelectionColors();
    if (event->type() == QEvent::FontChange) fitColumns();
    QWidget::changeEvent(event);
}

void FieldTrees::startEdit(const QModelIndex& index) {
    const TreeRow* row = controller_ ? StructureModel::rowOf(index) : nullptr;
    if (row == nullptr) return;
    if (!controller_->session()->editing()) {
        Q_EMIT controller_->session()->editingWanted();
        return;
    }
    editing_ = index.siblingAtColumn(StructureModel::Value);
    controller_->prepareEdit(index);
}

bool FieldTrees::isEdited(NodeId id) const {
    const TreeRow* row = controller_ && editing_.isValid() ? StructureModel::rowOf(editing_) : nullptr;
    return row != nullptr && row->id == id;
}

void FieldTrees::openEditor(const FieldEditorInfo& info) {
    if (!isEdited(info.id)) return;
    const QModelIndex shown = shownIndex(editing_);
    if (!info.problem.isEmpty()) {
        explain(shown, info.problem);
        return;
    }
    delegate_->setInfo(info);
    for (StructureModel* model : {controller_->model(), controller_->foundModel()})
        model->setEditable(model == editing_.model() ? QModelIndex(editing_) : QModelIndex());
    view()->setCurrentIndex(shown);
    view()->edit(shown);
}

void FieldTrees::refuse(const PlannedFieldEdit& edit) {
    controller_->session()->report(SourceSession::Severity::Warning,
                                   tr("%1 was not changed: %2").arg(edit.path, edit.problem));
    if (!isEdited(edit.id)) return;
    // What was typed stays to be mended.
    const QModelIndex shown = shownIndex(editing_);
    delegate_->setTyped(edit.text);
    explain(shown, edit.problem);
    // Later: the editor before is still on its way out, and takes the focus along.
    QTimer::singleShot(0, this, [this, id = edit.id] {
        if (isEdited(id)) view()->edit(shownIndex(editing_));
    });
}

void FieldTrees::explain(const QModelIndex& shown, const QString& text) {
    const QRect place = view()->visualRect(shown);
    QToolTip::showText(view()->viewport()->mapToGlobal(place.bottomLeft()), plainTip(text), view());
    Q_EMIT explained(text);
}

bool FieldTrees::keyPressed(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        // A link is followed; all else is edited, as F2 does.
        const TreeRow* row = controller_ ? StructureModel::rowOf(currentIndex()) : nullptr;
        if (row != nullptr && !row->link) startEdit(currentIndex());
        else commands_->followLink(currentIndex());
        return true;
    }
    // On a row with nothing below the view would scroll sideways.
    if (key.key() == Qt::Key_Right && !view()->model()->hasChildren(view()->currentIndex())) return true;
    if (key.key() == Qt::Key_F2) {
        startEdit(currentIndex());
        return true;
    }
    if (key.matches(QKeySequence::Copy)) {
        if (controller_ && currentIndex().isValid()) controller_->copyText(currentIndex());
        return true;
    }
    return false;
}

bool FieldTrees::eventFilter(QObject* watched, QEvent* event) {
    QTreeView* tree = view();
    if (watched == tree->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (watched == tree && event->type() == QEvent::KeyPress) {
        // Keys that an open editor did not want arrive here, too.
        const bool inEditor = editing_.isValid() && tree->isPersistentEditorOpen(shownIndex(editing_));
        if (!inEditor && keyPressed(*static_cast<QKeyEvent*>(event))) return true;
    }
    if (watched == tree->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->modifiers().testFlag(Qt::ControlModifier) && mouse->button() == Qt::LeftButton) {
            const QModelIndex at = tree->indexAt(mouse->position().toPoint());
            if (at.isValid()) commands_->followLink(sourceIndex(at));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FieldTrees::showMenu(const QPoint& at) {
    if (!controller_) return;
    QMenu menu(this);
    commands_->fillMenu(menu, sourceIndex(view()->indexAt(at)));
    menu.exec(view()->viewport()->mapToGlobal(at));
}

}  // namespace sectorsmith::gui
