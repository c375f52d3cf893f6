// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/pending_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

using namespace change_column;
constexpr int lengthRole = Qt::UserRole + 1;
constexpr int mostButtons = 200;  // rows with a button of their own; the others have the key and the menu

}  // namespace

PendingPanel::PendingPanel(QWidget* parent)
    : Panel(parent),
      summary_(new QLabel(this)),
      takeBack_(new QPushButton(icon("edit-undo"), tr("Revert"), this)),
      review_(new QPushButton(icon("document-save"), tr("Review and &write…"), this)),
      list_(new QTreeWidget(this)),
      stepsModel_(new StepsModel(this)),
      steps_(new QListView(this)),
      empty_(new QLabel(tr("No pending changes. Your edits are listed here and written to the disk only "
                           "after you review them."),
                        this)),
      stack_(new QStackedLayout) {
    list_->setAccessibleName(tr("Pending changes"));
    list_->setHeaderLabels({tr("Sector"), tr("Field"), tr("On disk"), tr("Changed to"), QString()});
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setAllColumnsShowFocus(true);
    list_->setAlternatingRowColors(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(Revert, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(Field, QHeaderView::Stretch);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* takeBack = new QAction(icon("edit-undo"), tr("Revert"), list_);
    takeBack->setShortcut(QKeySequence::Delete);
    takeBack->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(takeBack);
    connect(takeBack, &QAction::triggered, this, &PendingPanel::takeBackSelected);
    connect(takeBack_, &QPushButton::clicked, this, &PendingPanel::takeBackSelected);
    connect(list_, &QTreeWidget::itemSelectionChanged, this,
            [this] { takeBack_->setEnabled(!list_->selectedItems().isEmpty()); });
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (session_)
            session_->goTo(item->data(0, offsetRole).toULongLong(), item->data(0, lengthRole).toULongLong());
    });
    connect(review_, &QPushButton::clicked, this, [this] {
        if (session_) session_->requestReview();
    });

    steps_->setModel(stepsModel_);
    steps_->setAccessibleName(tr("Steps"));
    steps_->setUniformItemSizes(true);
    steps_->setFrameShape(QFrame::NoFrame);
    const auto jump = [this](const QModelIndex& index) {
        if (session_) session_->jumpToStep(index.row());
    };
    connect(steps_, &QListView::clicked, this, jump);
    connect(steps_, &QListView::activated, this, jump);

    auto* top = new QHBoxLayout;
    summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    top->addStretch(1);
    top->addWidget(takeBack_);
    top->addWidget(review_);
    auto* left = new QWidget(this);
    auto* leftBox = new QVBoxLayout(left);
    leftBox->setContentsMargins(0, 0, 0, 0);
    leftBox->addWidget(summary_);  // a line of its own: in a narrow dock the buttons leave it no room
    leftBox->addLayout(top);
    leftBox->addWidget(list_, 1);
    auto* right = new QWidget(this);
    auto* rightBox = new QVBoxLayout(right);
    rightBox->setContentsMargins(0, 0, 0, 0);
    rightBox->addWidget(new QLabel(tr("Steps"), right));
    rightBox->addWidget(steps_, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(12);
    stack_->addWidget(empty_);
    stack_->addWidget(splitter);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(4, 4, 4, 4);
    box->addLayout(stack_);

    timer_.setSingleShot(true);
    timer_.setInterval(60);
    connect(&timer_, &QTimer::timeout, this, &PendingPanel::refresh);
    setSession(nullptr);
}

void PendingPanel::setSession(SourceSession* session) {
    if (session_) session_->disconnect(this);
    session_ = session;
    stepsModel_->setSession(session);
    if (session != nullptr)
        connect(session, &SourceSession::editsChanged, &timer_, qOverload<>(&QTimer::start));
    refresh();
}

void PendingPanel::refresh() {
    stepsModel_->refresh();
    const int present = stepsModel_->presentRow();
    if (present >= 0) {
        steps_->setCurrentIndex(stepsModel_->index(present));
        steps_->scrollTo(stepsModel_->index(present));
    }
    if (!session_ || !session_->hasEdits()) {
        listing_.forget();
        fill({});
        return;
    }
    listChanges(session_, listing_, this, [this](const Changes& changes) { fill(changes); });
}

void PendingPanel::fill(const Changes& changes) {
    const bool any = session_ && (session_->hasEdits() || stepsModel_->rowCount() > 0);
    stack_->setCurrentIndex(any ? 1 : 0);
    summary_->setText(tr("%1 changed in %2").arg(bytesText(changes.bytes), sectorsText(changes.sectors)));
    review_->setEnabled(!changes.runs.empty());
    const QPoint scrolled(list_->horizontalScrollBar()->value(), list_->verticalScrollBar()->value());
    list_->clear();
    const QFont fixed = fixedFont();
    const quint64 sector = session_ ? session_->sectorSize() : 512;
    QTreeWidgetItem* group = nullptr;
    quint64 groupSector = 0;
    int buttons = 0;
    for (const ChangedRun& run : changes.runs) {
        const quint64 lba = run.range.offset / sector;
        if (group == nullptr || lba != groupSector) {
            group = new QTreeWidgetItem(list_, {tr("LBA %1").arg(lba)});
            group->setData(0, offsetRole, lba * sector);
            group->setData(0, lengthRole, sector);
            group->setExpanded(true);
            groupSector = lba;
        }
        auto* item = new QTreeWidgetItem(
            group, {QStringLiteral("0x") + QString::number(run.range.offset, 16).toUpper(), run.fields,
                    run.unread ? tr("(unreadable)") : hexText(run.before, run.range.length),
                    hexText(run.after, run.range.length)});
        if (run.range.length > run.after.size())
            item->setText(Place, item->text(Place) + QStringLiteral(", ") + bytesText(run.range.length));
        item->setData(0, offsetRole, QVariant::fromValue<quint64>(run.range.offset));
        item->setData(0, lengthRole, QVariant::fromValue<quint64>(run.range.length));
        for (const int column : {int{Place}, int{Old}, int{New}}) item->setFont(column, fixed);
        item->setToolTip(Field, plainTip(run.fields));
        if (++buttons > mostButtons) continue;
        auto* button = new QToolButton(list_);
        button->setIcon(icon("edit-undo"));
        button->setAutoRaise(true);
        button->setToolTip(tr("Revert this change"));
        button->setAccessibleName(tr("Revert the change at offset %1").arg(run.range.offset));
        connect(button, &QToolButton::clicked, this, [this, range = run.range] {
            if (session_) session_->revert(range, tr("Revert"));
        });
        list_->setItemWidget(item, Revert, button);
    }
    if (changes.moreRuns > 0) {
        auto* more = new QTreeWidgetItem(list_, {tr("%1 more change(s)…", nullptr, pluralOf(changes.moreRuns))
                                                     .arg(QLocale().toString(changes.moreRuns))});
        more->setFlags(Qt::ItemIsEnabled);
        more->setFirstColumnSpanned(true);
    }
    for (const int column : {int{Place}, int{Old}, int{New}}) list_->resizeColumnToContents(column);
    list_->horizontalScrollBar()->setValue(scrolled.x());
    list_->verticalScrollBar()->setValue(scrolled.y());
    takeBack_->setEnabled(!list_->selectedItems().isEmpty());
}

void PendingPanel::takeBackSelected() {
    if (!session_) return;
    // Ranges first: each taking back rebuilds the list.
    std::vector<ByteRange> ranges;
    for (const QTreeWidgetItem* item : list_->selectedItems())
        ranges.push_back({item->data(0, offsetRole).toULongLong(), item->data(0, lengthRole).toULongLong()});
    for (const ByteRange& range : ranges)
        if (range.length > 0) session_->revert(range, tr("Revert"));
}

}  // namespace sectorsmith::gui
