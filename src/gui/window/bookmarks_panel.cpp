// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/bookmarks_panel.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QStackedLayout>
#include <QTreeWidget>

#include "gui/session/source_session.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

BookmarksPanel::BookmarksPanel(QWidget* parent)
    : Panel(parent),
      list_(new QTreeWidget(this)),
      empty_(new QLabel(this)),
      stack_(new QStackedLayout(this)) {
    list_->setAccessibleName(tr("Bookmarks"));
    list_->setHeaderLabels({tr("Name"), tr("Offset"), tr("LBA")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* rename = new QAction(tr("Rename"), list_);
    rename->setShortcut(Qt::Key_F2);
    rename->setShortcutContext(Qt::WidgetShortcut);
    auto* removeAction = new QAction(icon("edit-clear"), tr("Remove"), list_);
    removeAction->setShortcut(QKeySequence::Delete);
    removeAction->setShortcutContext(Qt::WidgetShortcut);
    list_->addActions({rename, removeAction});
    connect(rename, &QAction::triggered, this, [this] {
        if (list_->currentItem() != nullptr) list_->editItem(list_->currentItem(), 0);
    });
    connect(removeAction, &QAction::triggered, this, &BookmarksPanel::remove);
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (session_) session_->goTo(item->data(0, Qt::UserRole).toULongLong());
    });
    connect(list_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        if (!filling_ && bookmarks_)
            bookmarks_->set(item->data(0, Qt::UserRole).toULongLong(), item->text(0));
    });
    empty_->setText(tr("No bookmarks on this disk.\nPress %1 to set one at the cursor.")
                        .arg(QKeySequence(Qt::CTRL | Qt::Key_B).toString(QKeySequence::NativeText)));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(12);
    stack_->addWidget(empty_);
    stack_->addWidget(list_);
}

void BookmarksPanel::setSession(SourceSession* session) {
    session_ = session;
    if (session == nullptr) setBookmarks(nullptr);
}

void BookmarksPanel::setBookmarks(Bookmarks* bookmarks) {
    if (bookmarks_) disconnect(bookmarks_, nullptr, this, nullptr);
    bookmarks_ = bookmarks;
    // Queued: the list changes while one of its items is being edited.
    if (bookmarks_)
        connect(bookmarks_, &Bookmarks::changed, this, &BookmarksPanel::fill, Qt::QueuedConnection);
    fill();
}

void BookmarksPanel::fill() {
    filling_ = true;
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    list_->clear();
    if (bookmarks_ && session_) {
        for (const Bookmark& mark : bookmarks_->all()) {
            auto* item = new QTreeWidgetItem(list_);
            item->setText(0, mark.name);
            item->setText(1, QStringLiteral("0x") + QString::number(mark.offset, 16).toUpper());
            item->setText(2, QString::number(mark.offset / session_->sectorSize()));
            item->setIcon(0, icon("user-bookmarks"));
            item->setData(0, Qt::UserRole, mark.offset);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
    }
    if (list_->topLevelItemCount() > 0) {
        list_->setCurrentItem(list_->topLevelItem(std::clamp(row, 0, list_->topLevelItemCount() - 1)));
    }
    stack_->setCurrentWidget(list_->topLevelItemCount() > 0 ? static_cast<QWidget*>(list_) : empty_);
    filling_ = false;
}

void BookmarksPanel::remove() {
    if (list_->currentItem() != nullptr && bookmarks_)
        bookmarks_->remove(list_->currentItem()->data(0, Qt::UserRole).toULongLong());
}

}  // namespace sectorsmith::gui
