// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <climits>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"
#include "gui/structure/copies_dialog.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

QToolButton* toolButton(const char* name, const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(name));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

StructurePanel::StructurePanel(QWidget* parent)
    : Panel(parent),
      templates_(new QComboBox(this)),
      run_(toolButton("system-run", tr("Run template here"), this)),
      edit_(toolButton("document-edit", tr("Edit template"), this)),
      base_(new QLineEdit(this)),
      filter_(new QLineEdit(this)),
      tree_(new QTreeView(this)),
      found_(new QTreeView(this)),
      searchedRow_(new QWidget(this)),
      searched_(new QLabel(searchedRow_)),
      searchOn_(new QToolButton(searchedRow_)),
      filterTimer_(new QTimer(this)),
      delegate_(new FieldDelegate(this)),
      proxy_(new QIdentityProxyModel(this)),
      foundProxy_(new QIdentityProxyModel(this)),
      empty_(new QLabel(this)),
      stack_(new QStackedLayout),
      status_(new QLabel(this)),
      overBudget_(new QWidget(this)) {
    templates_->setAccessibleName(tr("Template"));
    templates_->setToolTip(tr("Template that decodes the bytes"));
    templates_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    templates_->setMinimumContentsLength(12);
    base_->setPlaceholderText(tr("Offset"));
    base_->setToolTip(tr("Start of the template: an offset, LBA or expression (press Enter to run)"));
    base_->setAccessibleName(tr("Template start"));
    const int hint = fontMetrics().horizontalAdvance(base_->placeholderText()) + 16;
    base_->setMinimumWidth(hint);
    base_->setMaximumWidth(
        std::max(hint, fontMetrics().horizontalAdvance(QStringLiteral("0x0000000000")) + 16));
    filter_->setPlaceholderText(tr("Filter fields"));
    filter_->setToolTip(tr("Show only fields whose name, value or type contains the text"));
    filter_->setAccessibleName(tr("Filter"));
    filter_->setClearButtonEnabled(true);

    connect(delegate_, &FieldDelegate::entered, this, [this](quint64 id, const QString& text) {
        if (controller_) controller_->enterValue(id, text);
    });
    setUpTree(tree_, proxy_, tr("Structure"));
    setUpTree(found_, foundProxy_, tr("Fields that match the filter"));
    searched_->setTextFormat(Qt::PlainText);
    searched_->setWordWrap(true);
    searchOn_->setText(tr("Continue searching"));
    searchOn_->setToolTip(tr("Search the remaining fields"));
    auto* searchedBox = new QHBoxLayout(searchedRow_);
    searchedBox->setContentsMargins(0, 0, 0, 0);
    searchedBox->addWidget(searched_, 1);
    searchedBox->addWidget(searchOn_);
    filterTimer_->setSingleShot(true);
    filterTimer_->setInterval(200);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(16);
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->setWordWrap(true);

    auto* top = new QHBoxLayout;
    top->addWidget(templates_, 1);
    top->addWidget(base_);
    top->addWidget(run_);
    top->addWidget(edit_);
    stack_->addWidget(tree_);
    stack_->addWidget(found_);
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(filter_);
    layout->addWidget(searchedRow_);
    layout->addLayout(stack_, 1);
    layout->addWidget(status_);
    auto* told = new QLabel(tr("Some fields exceed the time or memory limit of templates."), overBudget_);
    told->setWordWrap(true);
    auto* more = new QPushButton(tr("Continue"), overBudget_);
    more->setObjectName(QStringLiteral("continueWithMore"));
    more->setToolTip(tr("Evaluate again with ten times the time and memory limit"));
    auto* budgetRow = new QHBoxLayout(overBudget_);
    budgetRow->setContentsMargins(0, 0, 0, 0);
    budgetRow->addWidget(told, 1);
    budgetRow->addWidget(more);
    overBudget_->hide();
    layout->addWidget(overBudget_);
    connect(more, &QPushButton::clicked, this, [this] {
        if (controller_) controller_->continueWithMore();
    });

    // People type some letters before the search begins; clearing is at once.
    const auto applyFilter = [this] {
        filterTimer_->stop();
        if (controller_) controller_->setFilter(filter_->text().trimmed());
        updateFilter();
    };
    connect(filterTimer_, &QTimer::timeout, this, applyFilter);
    connect(filter_, &QLineEdit::textChanged, this, [this, applyFilter](const QString& text) {
        if (text.trimmed().isEmpty()) applyFilter();
        else filterTimer_->start();
    });
    connect(filter_, &QLineEdit::returnPressed, this, applyFilter);
    connect(searchOn_, &QToolButton::clicked, this, [this] {
        if (controller_) controller_->filterOn();
    });
    connect(templates_, &QComboBox::activated, this, [this] {
        if (controller_) runChosen(controller_->base());
    });
    const auto runHere = [this] {
        if (!controller_) return;
        SourceSession* session = controller_->session();
        if (base_->text().trimmed().isEmpty()) {
            runChosen(session->cursor());
            return;
        }
        const auto base = session->parseAddress(base_->text());
        if (base) runChosen(*base);
        else session->report(SourceSession::Severity::Error, errorText(base.error()), std::nullopt);
    };
    connect(run_, &QToolButton::clicked, this, runHere);
    connect(base_, &QLineEdit::returnPressed, this, runHere);
    connect(edit_, &QToolButton::clicked, this, [this] {
        Q_EMIT editTemplateWanted(chosenTemplate().isEmpty() && controller_ ? controller_->templateId()
                                                                            : chosenTemplate());
    });
    connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        makeRoomForName(index);
        const QStringList names = namesTo(index);
        if (!names.isEmpty()) expanded_[controller_].insert(names);
    });
    connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (controller_) expanded_[controller_].remove(namesTo(index));
    });
    connect(proxy_, &QAbstractItemModel::rowsInserted, this, &StructurePanel::expandAgain);
    connect(proxy_, &QAbstractItemModel::modelReset, this,
            [this] { expandAgain({}, 0, proxy_->rowCount() - 1); });
    connect(foundProxy_, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& around) {
        // What was found is seen: so many rows do not cost much.
        constexpr int most = 5000;
        if (!controller_ || controller_->filterState().found > most) return;
        for (QModelIndex up = around; up.isValid(); up = up.parent()) found_->expand(up);
        makeRoomForName(around);
    });
    connect(foundProxy_, &QAbstractItemModel::modelReset, this, [this] { foundChosen_ = false; });
    reloadTemplates();
    setSession(nullptr);
    updateSelectionColors();
}

void StructurePanel::setUpTree(QTreeView* tree, QIdentityProxyModel* proxy, const QString& name) {
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
    connect(tree, &QTreeView::customContextMenuRequested, this, &StructurePanel::showMenu);
    connect(tree->header(), &QHeaderView::sectionResized, this, [this, tree](int column, int, int width) {
        // The last one fills what is left.
        if (fitting_ || column >= StructureModel::ColumnCount - 1) return;
        ownWidths_ = true;
        widths_[static_cast<std::size_t>(column)] = width;
        fitting_ = true;
        (tree == tree_ ? found_ : tree_)->setColumnWidth(column, width);
        fitting_ = false;
    });
}

bool StructurePanel::filtering() const { return controller_ && !controller_->filter().isEmpty(); }

QString StructurePanel::searchedText() const { return searched_->text(); }

const TreeRow* StructurePanel::rowAt(const QModelIndex& source) const {
    const auto* model = qobject_cast<const StructureModel*>(source.model());
    return model == nullptr ? nullptr : model->rowAt(source);
}

QModelIndex StructurePanel::shownIndex(const QModelIndex& source) const {
    return (source.model() == foundProxy_->sourceModel() ? foundProxy_ : proxy_)->mapFromSource(source);
}

void StructurePanel::updateFilter() {
    const bool filters = filtering();
    searchedRow_->setVisible(filters);
    if (filters) {
        const FoundFields& state = controller_->filterState();
        const QString searched = QLocale().toString(static_cast<qulonglong>(state.searched));
        const QString found = QLocale().toString(static_cast<qulonglong>(state.found));
        const int fields = pluralOf(state.searched);
        QString text;
        switch (state.state) {
            case FoundFields::State::Running:
                text = tr("Searching: %1 field(s), %2 found", nullptr, fields).arg(searched, found);
                break;
            case FoundFields::State::Paused:
                text = tr("Searched the first %1 field(s), %2 found", nullptr, fields).arg(searched, found);
                break;
            case FoundFields::State::Finished:
                text = state.leftOut
                           ? tr("Searched %1 field(s) of a larger tree, %2 found", nullptr, fields)
                                 .arg(searched, found)
                           : tr("Searched all %1 field(s), %2 found", nullptr, fields).arg(searched, found);
                break;
        }
        searched_->setText(text);
        searchOn_->setVisible(state.state == FoundFields::State::Paused);
    }
    if (stack_->currentWidget() == found_ && !filters && foundChosen_ && controller_) {
        // The place in the whole tree of what was chosen among the found.
        const QModelIndex chosen = found_->currentIndex();
        foundChosen_ = false;
        if (chosen.isValid()) controller_->model()->reveal(namesTo(chosen));
    }
    updateStatus();
}

// A selection is seen without the keyboard, too: the palettes of many desktops have next to nothing for it.
void StructurePanel::updateSelectionColors() {
    const HexColors colors = HexColors::from(QApplication::palette(), false);
    for (QTreeView* tree : {tree_, found_}) {
        QPalette own = tree->palette();
        own.setColor(QPalette::Inactive, QPalette::Highlight, colors.selection);
        own.setColor(QPalette::Inactive, QPalette::HighlightedText, colors.selectionText);
        if (own != tree->palette()) tree->setPalette(own);
    }
}

void StructurePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) updateSelectionColors();
    if (event->type() == QEvent::FontChange) fitColumns();
    Panel::changeEvent(event);
}

StructurePanel::~StructurePanel() = default;

void StructurePanel::reloadTemplates() {
    const QString chosen = chosenTemplate();
    templates_->clear();
    templates_->addItem(tr("Automatic"), QString());
    for (const lang::TemplateInfo& info : availableTemplates(templateFolders())) {
        const QString id = QString::fromStdString(info.id);
        //: A template of the user’s own
        templates_->addItem(info.user ? tr("%1 (user)").arg(id) : id, id);
        templates_->setItemData(templates_->count() - 1, QString::fromStdString(info.description),
                                Qt::ToolTipRole);
        templates_->setItemData(templates_->count() - 1, QString::fromStdString(info.path), Qt::UserRole + 1);
    }
    templates_->setCurrentIndex(std::max(0, templates_->findData(chosen)));
    showWhatRuns();
}

QString StructurePanel::chosenTemplate() const { return templates_->currentData().toString(); }

StructureController* StructurePanel::controllerOf(SourceSession* session) {
    if (StructureController* known = controllers_.value(session)) return known;
    auto* controller = new StructureController(session, session);
    controllers_.insert(session, controller);
    connect(session, &QObject::destroyed, this, [this, session] { controllers_.remove(session); });
    connect(controller, &StructureController::stateChanged, this, [this, controller] {
        if (controller == controller_) updateStatus();
    });
    connect(controller, &StructureController::filterChanged, this, [this, controller] {
        if (controller == controller_) updateFilter();
    });
    connect(controller, &StructureController::diagnosed, this, &StructurePanel::diagnosed);
    connect(controller, &StructureController::editPrepared, this,
            [this, controller](const FieldEditorInfo& info) {
                if (controller == controller_) openEditor(info);
            });
    connect(controller, &StructureController::valueRefused, this,
            [this, controller](const PlannedFieldEdit& edit) {
                if (controller == controller_) refuse(edit);
            });
    connect(controller, &QObject::destroyed, this, [this, controller] { expanded_.remove(controller); });
    connect(controller->model(), &QAbstractItemModel::modelAboutToBeReset, this, [this, controller] {
        if (controller == controller_) current_ = namesTo(tree_->currentIndex());
    });
    connect(controller->model(), &QAbstractItemModel::modelReset, this, [this, controller] {
        if (controller != controller_ || !controller->model()->hasChildren()) return;
        if (!current_.isEmpty()) controller->model()->reveal(current_);
        else if (controller->session()->cursor() != 0)
            controller->revealOffset(controller->session()->cursor());
    });
    connect(controller->model(), &StructureModel::revealed, this,
            [this, controller](const QModelIndex& index) {
                if (controller != controller_) return;
                followingCursor_ = true;
                const QModelIndex shown = proxy_->mapFromSource(index);
                tree_->setCurrentIndex(shown);
                makeRoomForName(shown);
                tree_->scrollTo(shown);
                followingCursor_ = false;
            });
    connect(session, &SourceSession::cursorChanged, this, [this, controller](quint64 offset) {
        // A click in the hex view finds the field; the tree's own selection moves the cursor and must not come back.
        if (controller == controller_ && !followingCursor_ && !tree_->hasFocus())
            controller->revealOffset(offset);
    });
    controller->runAutomatic(0);
    return controller;
}

void StructurePanel::setSession(SourceSession* session) {
    showController(session == nullptr ? nullptr : controllerOf(session));
}

void StructurePanel::showController(StructureController* controller) {
    controller_ = controller;
    deepest_ = 1;
    fitting_ = true;
    proxy_->setSourceModel(controller == nullptr ? nullptr : controller->model());
    foundProxy_->setSourceModel(controller == nullptr ? nullptr : controller->foundModel());
    if (controller != nullptr) controller->setFilter(filter_->text().trimmed());
    found_->expandAll();
    if (ownWidths_)
        for (int column = 0; column + 1 < StructureModel::ColumnCount; ++column)
            for (QTreeView* tree : {tree_, found_})
                tree->setColumnWidth(column, widths_[static_cast<std::size_t>(column)]);
    fitting_ = false;
    for (QWidget* widget : {static_cast<QWidget*>(templates_), static_cast<QWidget*>(run_),
                            static_cast<QWidget*>(base_), static_cast<QWidget*>(filter_)})
        widget->setEnabled(controller != nullptr);
    fitColumns();
    updateFilter();
}

void StructurePanel::fitColumns() {
    const int whole = view()->viewport()->width();
    if (ownWidths_ || whole < 50) return;
    const QFontMetrics fixed(fixedFont());
    const QFontMetrics text(tree_->font());
    const int em = text.horizontalAdvance(u'm');
    // As wide as the disk's last offset.
    const quint64 last =
        controller_ && controller_->session()->size() > 0 ? controller_->session()->size() - 1 : 0;
    const int offset = fixed.horizontalAdvance(QStringLiteral("0x") + QString::number(last, 16)) + em;
    const int room = std::max(whole - offset, 12 * em);
    const int name = std::clamp(room * 45 / 100, 8 * em, 22 * em);
    fitting_ = true;
    for (QTreeView* tree : {tree_, found_}) {
        tree->setColumnWidth(StructureModel::Name, name);
        tree->setColumnWidth(StructureModel::Value, std::min(room - name, 40 * em));
        tree->setColumnWidth(StructureModel::Offset, offset);
        tree->setColumnWidth(StructureModel::Size, fixed.horizontalAdvance(QStringLiteral("00000000")) + em);
        tree->setColumnWidth(StructureModel::Type, 10 * em);
    }
    for (int column = 0; column < StructureModel::ColumnCount; ++column)
        widths_[static_cast<std::size_t>(column)] = tree_->columnWidth(column);
    fitting_ = false;
    widenNames();
}

// The box names what made the tree of this tab, whoever chose it: the bytes, people, or the template editor.
void StructurePanel::showWhatRuns() {
    const QString id = controller_ ? controller_->templateId() : QString();
    const bool automatic = !controller_ || controller_->automatic();
    templates_->setItemText(0, automatic && !id.isEmpty() ? tr("Automatic: %1").arg(id) : tr("Automatic"));
    int at = automatic ? 0 : templates_->findData(id);
    if (at < 0) {  // a text of the editor that has no file
        templates_->addItem(id, id);
        at = templates_->count() - 1;
    }
    templates_->setCurrentIndex(at);
    templates_->setToolTip(id.isEmpty() ? tr("Template that decodes the bytes")
                                        : tr("%1 decodes the bytes").arg(id));
}

void StructurePanel::updateStatus() {
    showWhatRuns();
    const bool any = controller_ && controller_->model()->hasChildren();
    if (!controller_) empty_->setText(tr("Open a disk or an image to see its structures."));
    else if (controller_->busy()) empty_->setText(tr("Evaluating…"));
    else
        empty_->setText(controller_->status() + QStringLiteral("\n\n") +
                        tr("Choose a template and run it at the cursor."));
    stack_->setCurrentWidget(!any ? static_cast<QWidget*>(empty_) : view());
    status_->setText(controller_ && any ? tr("%1 at %2").arg(controller_->status()).arg(controller_->base())
                                        : QString());
    status_->setToolTip(status_->text());
    overBudget_->setVisible(controller_ && controller_->budgetSpent());
    edit_->setEnabled(controller_ && !controller_->templateId().isEmpty());
}

void StructurePanel::runChosen(quint64 base) {
    if (!controller_) return;
    const QString id = chosenTemplate();
    if (id.isEmpty()) {
        controller_->runAutomatic(base);
        return;
    }
    const QString path = templates_->currentData(Qt::UserRole + 1).toString();
    if (path.isEmpty()) {
        controller_->runAgain();
        return;
    }
    auto text = readTemplate(path.toStdString());
    if (text) controller_->run(*text, id, base);
    else
        controller_->session()->report(SourceSession::Severity::Error, errorText(text.error()), std::nullopt);
}

void StructurePanel::runText(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                             bool atCursor) {
    if (!controller_) return;
    controller_->run(std::move(text), templateId,
                     atCursor ? controller_->session()->cursor() : controller_->base());
}

QModelIndex StructurePanel::sourceIndex(const QModelIndex& index) const {
    const QModelIndex first = index.siblingAtColumn(0);
    return first.model() == foundProxy_ ? foundProxy_->mapToSource(first) : proxy_->mapToSource(first);
}

// Empty for range rows and the top.
QStringList StructurePanel::namesTo(const QModelIndex& index) const {
    QStringList names;
    const QModelIndex source = sourceIndex(index);
    if (source.isValid() && rowAt(source) == nullptr) return names;
    for (QModelIndex at = source; at.isValid(); at = at.parent())
        if (const TreeRow* row = rowAt(at); row != nullptr) names.prepend(row->name);
    return names;
}

// Deep rows keep a name that can be read: it takes room from the values, which keep a quarter, so that the offset
// stays in sight.
void StructurePanel::makeRoomForName(const QModelIndex& index) {
    int depth = 1;
    for (QModelIndex up = index; up.isValid(); up = up.parent()) ++depth;
    deepest_ = std::max(deepest_, depth);
    widenNames();
}

void StructurePanel::widenNames() {
    if (ownWidths_) return;
    const int name = tree_->columnWidth(StructureModel::Name);
    const int value = tree_->columnWidth(StructureModel::Value);
    const int wanted = deepest_ * tree_->indentation() + 10 * fontMetrics().horizontalAdvance(u'm');
    const int leastValue =
        std::max((name + value) / 4, tree_->header()->sectionSizeHint(StructureModel::Value));
    const int width = std::min(wanted, name + value - leastValue);
    if (width <= name) return;
    fitting_ = true;
    for (QTreeView* tree : {tree_, found_}) {
        tree->setColumnWidth(StructureModel::Name, width);
        tree->setColumnWidth(StructureModel::Value, name + value - width);
    }
    fitting_ = false;
}

// What was open before an evaluation is opened again; the first look shows what the top fields hold.
void StructurePanel::expandAgain(const QModelIndex& parent, int first, int last) {
    if (!controller_) return;
    constexpr int few = 4;
    const bool firstLook = !parent.isValid() && !expanded_.contains(controller_) && last < few;
    const QSet<QStringList> opened = expanded_.value(controller_);
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = proxy_->index(row, 0, parent);
        if (firstLook || (proxy_->hasChildren(index) && opened.contains(namesTo(index)))) {
            tree_->expand(index);
            if (proxy_->rowCount(index) > 0) expandAgain(index, 0, proxy_->rowCount(index) - 1);
        }
    }
}

QModelIndex StructurePanel::currentIndex() const { return sourceIndex(view()->currentIndex()); }

void StructurePanel::currentChanged(const QModelIndex& index) {
    if (!controller_) return;
    SourceSession* session = controller_->session();
    const TreeRow* row = index.isValid() ? rowAt(sourceIndex(index)) : nullptr;
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

void StructurePanel::startEdit(const QModelIndex& index) {
    const TreeRow* row = controller_ ? rowAt(index) : nullptr;
    if (row == nullptr) return;
    if (!controller_->session()->editing()) {
        Q_EMIT controller_->session()->editingWanted();
        return;
    }
    editing_ = index.siblingAtColumn(StructureModel::Value);
    controller_->prepareEdit(index);
}

void StructurePanel::openEditor(const FieldEditorInfo& info) {
    const TreeRow* row = editing_.isValid() ? rowAt(editing_) : nullptr;
    if (row == nullptr || row->id != info.id) return;
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

void StructurePanel::refuse(const PlannedFieldEdit& edit) {
    controller_->session()->report(SourceSession::Severity::Warning,
                                   tr("%1 was not changed: %2").arg(edit.path, edit.problem));
    const TreeRow* row = editing_.isValid() ? rowAt(editing_) : nullptr;
    if (row == nullptr || row->id != edit.id) return;
    // What was typed stays to be mended.
    const QModelIndex shown = shownIndex(editing_);
    delegate_->setTyped(edit.text);
    explain(shown, edit.problem);
    // Later: the editor before is still on its way out, and takes the focus along.
    QTimer::singleShot(0, this, [this, id = edit.id] {
        const TreeRow* still = controller_ && editing_.isValid() ? rowAt(editing_) : nullptr;
        if (still != nullptr && still->id == id) view()->edit(shownIndex(editing_));
    });
}

void StructurePanel::compareCopies(const QModelIndex& index) {
    if (!controller_ || controller_->program() == nullptr) return;
    QStringList names = namesTo(shownIndex(index));
    QString path;
    for (const QString& name : names)
        path += (path.isEmpty() || name.startsWith(u'[') ? QString() : QStringLiteral(".")) + name;
    FieldTemplate fieldTemplate;
    fieldTemplate.program = controller_->program();
    fieldTemplate.options.baseAddress = controller_->base();
    CopiesDialog dialog(controller_->session(), fieldTemplate, path, this);
    dialog.exec();
}

void StructurePanel::explain(const QModelIndex& shown, const QString& text) {
    const QRect place = view()->visualRect(shown);
    QToolTip::showText(view()->viewport()->mapToGlobal(place.bottomLeft()), text, view());
    status_->setText(text);
}

void StructurePanel::followLink(const QModelIndex& index) {
    const TreeRow* row = controller_ ? rowAt(index) : nullptr;
    if (row != nullptr && row->link) controller_->session()->goTo(*row->link);
}

void StructurePanel::goToIndex(const QModelIndex& index) {
    bool ok = false;
    const QString text =
        QInputDialog::getText(this, tr("Go to index"), tr("Element index:"), QLineEdit::Normal, {}, &ok);
    if (!ok) return;
    bool number = false;
    const quint64 element = text.trimmed().toULongLong(&number, 0);
    if (number) controller_->model()->revealElement(index, element);
    else
        controller_->session()->report(SourceSession::Severity::Error, tr("“%1” is not a number").arg(text),
                                       std::nullopt);
}

bool StructurePanel::eventFilter(QObject* watched, QEvent* event) {
    // Keys that an open editor did not want arrive here, too.
    QTreeView* tree = view();
    const bool inEditor = editing_.isValid() && tree->isPersistentEditorOpen(shownIndex(editing_));
    if (watched == tree->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (watched == tree && event->type() == QEvent::KeyPress && !inEditor) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            // A link is followed; all else is edited, as F2 does.
            const TreeRow* row = controller_ ? rowAt(currentIndex()) : nullptr;
            if (row != nullptr && !row->link) startEdit(currentIndex());
            else followLink(currentIndex());
            return true;
        }
        // On a row with nothing below the view would scroll sideways.
        if (key->key() == Qt::Key_Right && !tree->model()->hasChildren(tree->currentIndex())) return true;
        if (key->key() == Qt::Key_F2) {
            startEdit(currentIndex());
            return true;
        }
        if (key->matches(QKeySequence::Copy)) {
            if (controller_ && currentIndex().isValid()) controller_->copyText(currentIndex());
            return true;
        }
    }
    if (watched == tree->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->modifiers().testFlag(Qt::ControlModifier) && mouse->button() == Qt::LeftButton) {
            const QModelIndex at = tree->indexAt(mouse->position().toPoint());
            if (at.isValid()) followLink(sourceIndex(at));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StructurePanel::showMenu(const QPoint& at) {
    if (!controller_) return;
    const QModelIndex index = sourceIndex(view()->indexAt(at));
    const TreeRow* row = rowAt(index);
    SourceSession* session = controller_->session();
    QMenu menu(this);
    if (row != nullptr) {
        const TreeRow copy = *row;
        QAction* link =
            menu.addAction(icon("go-jump"), tr("Follow link"), this, [this, index] { followLink(index); });
        link->setEnabled(copy.link.has_value());
        QAction* edit = menu.addAction(icon("document-edit"), tr("Edit value"), this,
                                       [this, index] { startEdit(index); });
        edit->setShortcut(Qt::Key_F2);
        menu.addAction(tr("Compare with copy…"), this, [this, index] { compareCopies(index); })
            ->setEnabled(controller_->program() != nullptr);
        menu.addAction(tr("Select bytes"), this, [session, copy] { session->goTo(copy.offset, copy.size); });
        menu.addAction(tr("Go to index…"), this, [this, index] { goToIndex(index); })
            ->setEnabled(copy.kind == lang::NodeKind::Array && copy.hasChildren && !filtering());
        menu.addSeparator();
        menu.addAction(tr("Copy value"), this, [copy] { QApplication::clipboard()->setText(copy.value); })
            ->setEnabled(!copy.value.isEmpty());
        menu.addAction(tr("Copy subtree"), this, [this, index] { controller_->copyText(index); });
    }
    menu.addAction(icon("document-save-as"), tr("Export as JSON…"), this, [this, index] {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export as JSON"), QStringLiteral("structure.json"), tr("JSON (*.json)"));
        if (!path.isEmpty()) controller_->exportJson(index, path);
    });
    menu.exec(view()->viewport()->mapToGlobal(at));
}

}  // namespace sectorsmith::gui
