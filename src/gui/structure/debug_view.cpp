// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/debug_view.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

namespace {

constexpr int insideRole = Qt::UserRole;
constexpr int loadedRole = Qt::UserRole + 1;
enum Column { NameColumn, ValueColumn, TypeColumn };

QTreeWidgetItem* group(QTreeWidget* tree, const QString& title) {
    auto* item = new QTreeWidgetItem(tree, {title});
    item->setFirstColumnSpanned(true);
    QFont bold = tree->font();
    bold.setBold(true);
    item->setFont(NameColumn, bold);
    return item;
}

QStringList namesTo(const QTreeWidgetItem* item) {
    QStringList names;
    for (; item != nullptr; item = item->parent()) names.prepend(item->text(NameColumn));
    return names;
}

}  // namespace

DebugView::DebugView(QWidget* parent)
    : QWidget(parent),
      variables_(new QTreeWidget(this)),
      stack_(new QListWidget(this)),
      expression_(new QLineEdit(this)) {
    variables_->setColumnCount(3);
    variables_->setHeaderLabels({tr("Name"), tr("Value"), tr("Type")});
    variables_->setAccessibleName(tr("Variables"));
    variables_->setObjectName(QStringLiteral("variables"));
    variables_->setContextMenuPolicy(Qt::CustomContextMenu);
    variables_->header()->setSectionResizeMode(NameColumn, QHeaderView::Interactive);
    variables_->header()->resizeSection(NameColumn, 13 * fontMetrics().height());
    variables_->header()->resizeSection(ValueColumn, 13 * fontMetrics().height());
    watches_ = group(variables_, tr("Watch"));
    locals_ = group(variables_, tr("Variables"));
    globals_ = group(variables_, tr("Globals"));
    for (QTreeWidgetItem* item : {watches_, locals_}) item->setExpanded(true);
    variables_->installEventFilter(this);
    expression_->setObjectName(QStringLiteral("watch"));
    expression_->setPlaceholderText(tr("Expression to watch, such as parent.count * 2"));
    expression_->setAccessibleName(tr("Expression to watch"));
    expression_->setFont(fixedFont());
    expression_->setMaxLength(1000);
    expression_->setClearButtonEnabled(true);
    stack_->setObjectName(QStringLiteral("callStack"));
    stack_->setAccessibleName(tr("Call stack"));

    auto* left = new QWidget(this);
    auto* leftBox = new QVBoxLayout(left);
    leftBox->setContentsMargins(0, 0, 0, 0);
    leftBox->addWidget(variables_, 1);
    leftBox->addWidget(expression_);
    auto* right = new QWidget(this);
    auto* rightBox = new QVBoxLayout(right);
    rightBox->setContentsMargins(0, 0, 0, 0);
    rightBox->addWidget(new QLabel(tr("Call stack"), right));
    rightBox->addWidget(stack_, 1);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(left);
    split->addWidget(right);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(variables_, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
        expanded_.insert(namesTo(item));
        loadMembers(item);
    });
    connect(variables_, &QTreeWidget::itemCollapsed, this,
            [this](QTreeWidgetItem* item) { expanded_.remove(namesTo(item)); });
    connect(variables_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        variables_->setCurrentItem(variables_->itemAt(at));
        if (variables_->currentItem() == nullptr || variables_->currentItem()->parent() != watches_) return;
        QMenu menu(this);
        connect(menu.addAction(tr("Remove")), &QAction::triggered, this, &DebugView::removeWatch);
        menu.exec(variables_->viewport()->mapToGlobal(at));
    });
    connect(stack_, &QListWidget::currentRowChanged, this, &DebugView::chooseFrame);
    connect(expression_, &QLineEdit::returnPressed, this, &DebugView::addWatch);
    showState();
}

void DebugView::setDebugger(TemplateDebugger* debugger) {
    if (debugger_) debugger_->disconnect(this);
    debugger_ = debugger;
    if (debugger != nullptr) connect(debugger, &TemplateDebugger::changed, this, &DebugView::showState);
    showState();
}

void DebugView::showState() {
    using State = TemplateDebugger::State;
    // What was there stays in sight until there is something else: mostly after a moment.
    if (debugger_ && debugger_->state() == State::Running) return;
    const QSignalBlocker quiet(stack_);
    stack_->clear();
    frame_ = 0;
    const bool stopped = debugger_ && debugger_->state() == State::Stopped;
    if (stopped) {
        for (const lang::DebugFrame& frame : debugger_->frames()) {
            const QString name = frame.kind == lang::DebugFrame::Kind::Function
                                     ? toQString(frame.name) + QStringLiteral("()")
                                 : frame.name.empty() ? tr("File")
                                                      : toQString(frame.name);
            if (frame.at.source == nullptr) {
                stack_->addItem(name);
                continue;
            }
            const QString file = QFileInfo(toQString(frame.at.source->name)).fileName();
            //: A place in a template: function or structure, file, number of the line
            stack_->addItem(tr("%1 at %2:%3").arg(name, file).arg(frame.at.line()));
        }
        stack_->setCurrentRow(0);
    }
    showFrame();
}

void DebugView::showFrame() {
    ++filled_;
    showWatches();
    showLocals();
    showGlobals();
}

void DebugView::chooseFrame(int row) {
    if (row < 0) return;
    frame_ = static_cast<std::size_t>(row);
    showFrame();
    Q_EMIT frameChosen();
}

void DebugView::fillRow(QTreeWidgetItem* item, const DebugRow& row) {
    item->setText(NameColumn, row.name);
    item->setText(ValueColumn, row.value);
    item->setText(TypeColumn, row.type);
    item->setToolTip(ValueColumn, plainTip(row.value));
    item->setForeground(ValueColumn,
                        palette().brush(row.problem ? QPalette::Disabled : QPalette::Active, QPalette::Text));
    item->setData(NameColumn, insideRole, row.inside);
    item->setData(NameColumn, loadedRole, false);
    qDeleteAll(item->takeChildren());
    item->setChildIndicatorPolicy(row.inside != 0 ? QTreeWidgetItem::ShowIndicator
                                                  : QTreeWidgetItem::DontShowIndicator);
}

void DebugView::fill(QTreeWidgetItem* parent, const DebugRows& rows) {
    qDeleteAll(parent->takeChildren());
    for (const DebugRow& row : rows.rows) {
        auto* item = new QTreeWidgetItem(parent);
        fillRow(item, row);
        expandAgain(item);
    }
    if (rows.more) {
        auto* more =
            new QTreeWidgetItem(parent, {QStringLiteral("…"), tr("Watch an expression to see more.")});
        more->setFlags(more->flags() & ~Qt::ItemIsSelectable);
    }
}

void DebugView::expandAgain(QTreeWidgetItem* item) {
    if (expanded_.contains(namesTo(item))) item->setExpanded(true);
}

void DebugView::showLocals() {
    qDeleteAll(locals_->takeChildren());
    if (!debugger_) return;
    debugger_->locals(frame_, [this, filled = filled_](const DebugRows& rows) {
        if (filled == filled_) fill(locals_, rows);
    });
}

void DebugView::showGlobals() {
    qDeleteAll(globals_->takeChildren());
    if (!debugger_) return;
    debugger_->globals([this, filled = filled_](const DebugRows& rows) {
        if (filled == filled_) fill(globals_, rows);
    });
}

void DebugView::showWatches() {
    qDeleteAll(watches_->takeChildren());
    watches_->setHidden(watched_.isEmpty());
    for (const QString& expression : watched_) {
        auto* item = new QTreeWidgetItem(watches_, {expression});
        if (!debugger_) continue;
        debugger_->watch(frame_, expression, [this, item, filled = filled_](const DebugRows& rows) {
            if (filled != filled_ || !isThere(item) || rows.rows.empty()) return;
            fillRow(item, rows.rows.front());
            expandAgain(item);
        });
    }
}

// It may have been removed since it was asked for.
bool DebugView::isThere(const QTreeWidgetItem* item) const {
    for (int i = 0; i < watches_->childCount(); ++i)
        if (watches_->child(i) == item) return true;
    return false;
}

void DebugView::loadMembers(QTreeWidgetItem* item) {
    const quint64 inside = item->data(NameColumn, insideRole).toULongLong();
    if (inside == 0 || !debugger_ || item->data(NameColumn, loadedRole).toBool()) return;
    item->setData(NameColumn, loadedRole, true);
    debugger_->members(inside, [this, item, filled = filled_](const DebugRows& rows) {
        if (filled == filled_) fill(item, rows);
    });
}

void DebugView::addWatch() {
    const QString expression = expression_->text().trimmed();
    constexpr qsizetype most = 100;
    if (expression.isEmpty() || watched_.contains(expression) || watched_.size() >= most) return;
    watched_ << expression;
    expression_->clear();
    showFrame();
    watches_->setExpanded(true);
}

void DebugView::removeWatch() {
    const QTreeWidgetItem* item = variables_->currentItem();
    if (item == nullptr || item->parent() != watches_) return;
    watched_.removeAt(watches_->indexOfChild(const_cast<QTreeWidgetItem*>(item)));
    showFrame();
}

bool DebugView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == variables_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeWatch();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace sectorsmith::gui
