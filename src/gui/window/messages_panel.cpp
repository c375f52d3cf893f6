// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/messages_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/window/icon.h"

namespace sectorsmith::gui {

MessagesPanel::MessagesPanel(MessageLog* log, QWidget* parent)
    : Panel(parent), log_(log), view_(new QTreeView(this)) {
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(view_);
    view_->setModel(log);
    view_->setAccessibleName(tr("Messages"));
    view_->setRootIsDecorated(false);
    view_->setUniformRowHeights(true);
    view_->setAlternatingRowColors(true);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    view_->setFrameShape(QFrame::NoFrame);
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(MessageLog::Text, QHeaderView::Stretch);
    view_->header()->setSectionResizeMode(MessageLog::Source, QHeaderView::ResizeToContents);
    view_->header()->setSectionResizeMode(MessageLog::Time, QHeaderView::ResizeToContents);

    auto* copyAction = new QAction(icon("edit-copy"), tr("Copy"), view_);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    auto* clearAction = new QAction(icon("edit-clear"), tr("Clear all messages"), view_);
    view_->addActions({copyAction, clearAction});
    connect(copyAction, &QAction::triggered, this, &MessagesPanel::copy);
    connect(clearAction, &QAction::triggered, log_, &MessageLog::clear);
    connect(view_, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const MessageLog::Message& message = log_->at(index.row());
        if (message.session && message.offset) Q_EMIT goTo(message.session, *message.offset);
    });
    connect(log_, &MessageLog::rowsInserted, this, [this] { view_->scrollToBottom(); }, Qt::QueuedConnection);
}

void MessagesPanel::copy() {
    QStringList lines;
    QModelIndexList rows = view_->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& index : rows) lines << log_->plainText(index.row());
    if (!lines.isEmpty()) QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace sectorsmith::gui
