// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/edit_actions.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "gui/editing/bytes_dialogs.h"
#include "gui/editing/changes_list.h"
#include "gui/editing/notice_bar.h"
#include "gui/editing/records_dialog.h"
#include "gui/editing/review.h"
#include "gui/editing/review_dialog.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

constexpr QLatin1StringView stateFolderKey("edit/stateFolder");

}  // namespace

EditActions::EditActions(MainWindow* window) : QObject(window), window_(window) {
    auto make = [this](const char* iconName, const QString& text, const QList<QKeySequence>& keys,
                       auto slot) {
        auto* action = new QAction(iconName == nullptr ? QIcon() : icon(iconName), text, this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, slot);
        window_->addAction(action);
        return action;
    };
    allow_ = make("object-unlocked", tr("Allow e&diting"), {Qt::CTRL | Qt::Key_E}, [this](bool on) {
        if (session_) session_->setEditing(on);
        update();
    });
    allow_->setCheckable(true);
    allow_->setToolTip(
        tr("Disks and images open read-only. Changes are written only after you review them."));
    undo_ = make("edit-undo", tr("&Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] {
        if (session_) session_->undo();
    });
    redo_ = make("edit-redo", tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, [this] {
        if (session_) session_->redo();
    });
    paste_ = make("edit-paste", tr("&Paste"), {QKeySequence(Qt::CTRL | Qt::Key_V)}, [this] {
        if (session_) window_->currentTab()->hexView()->paste();
    });
    pasteSpecial_ =
        make(nullptr, tr("Pa&ste special…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, &EditActions::pasteSpecial);
    fill_ = make(nullptr, tr("Fill &with a pattern…"), {}, &EditActions::fill);
    takeBack_ = make(nullptr, tr("Revert selected &bytes"), {}, [this] {
        if (session_) window_->currentTab()->hexView()->takeBack();
    });
    // The key is handled by the bytes' view, so that it does not act while something else has the focus
    takeBack_->setText(takeBack_->text() + u'\t' +
                       QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    discard_ = make(nullptr, tr("D&iscard all changes…"), {}, [this] {
        if (!session_ || !session_->hasEdits()) return;
        const auto answer =
            QMessageBox::question(window_, tr("Discard all changes?"),
                                  tr("This discards all pending changes of %1 (%2) and the list of steps. "
                                     "The disk does not change.")
                                      .arg(session_->title(), bytesText(session_->overlay().stagedBytes())),
                                  QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer == QMessageBox::Discard && session_) session_->discardEdits();
    });
    review_ = make("document-save", tr("Re&view and write…"), {QKeySequence(Qt::CTRL | Qt::Key_S)},
                   &EditActions::review);
    review_->setToolTip(tr("Review the pending changes, then write them to the disk"));
    records_ = make("document-open-recent", tr("Undo rec&ords…"), {}, &EditActions::showRecords);
    connect(window_, &MainWindow::sessionOpened, this, &EditActions::sessionOpened);
    connect(window_, &MainWindow::currentSessionChanged, this, &EditActions::currentChanged);
    update();
}

void EditActions::addToFileMenu(QMenu* menu) { menu->addAction(review_); }

void EditActions::addToEditMenuTop(QMenu* menu) {
    menu->addActions({undo_, redo_});
    menu->addSeparator();
}

void EditActions::addToEditMenuBottom(QMenu* menu) {
    menu->addActions({paste_, pasteSpecial_, fill_, takeBack_});
    menu->addSeparator();
    menu->addActions({allow_, discard_, records_});
}

void EditActions::addToHexMenu(QMenu* menu) {
    menu->addSeparator();
    menu->addActions({paste_, pasteSpecial_, fill_, takeBack_});
}

void EditActions::addToolBar() {
    auto* bar = window_->addToolBar(tr("Editing"));
    bar->setObjectName(QStringLiteral("toolbar.editing"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int size = window_->fontMetrics().height() + 2;
    bar->setIconSize({size, size});
    bar->addActions({allow_, undo_, redo_});
    bar->addSeparator();
    bar->addAction(review_);
}

void EditActions::addToStatusBar() {
    state_ = new QToolButton(window_);
    state_->setAutoRaise(true);
    state_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(state_, &QToolButton::clicked, allow_, &QAction::trigger);
    window_->statusBar()->addPermanentWidget(state_);
    update();
}

DocumentTab* EditActions::tabOf(const SourceSession* session) const {
    for (int i = 0; i < window_->tabs()->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(window_->tabs()->widget(i));
        if (tab != nullptr && tab->session() == session) return tab;
    }
    return nullptr;
}

void EditActions::sessionOpened(SourceSession* session) {
    session->setStateFolder(window_->settings().value(stateFolderKey).toString());
    connect(session, &SourceSession::editsChanged, this, &EditActions::update);
    connect(session, &SourceSession::editingChanged, this, &EditActions::update);
    connect(session, &SourceSession::editingWanted, this, [this, session] { offerEditing(session); });
    auto* keeper = new EditAutosave(session, session);
    keeper->setObjectName(QStringLiteral("keeper"));
    connect(keeper, &EditAutosave::editsFound, this,
            [this, session, keeper](const std::vector<FoundEdits>& found) {
                offerEdits(session, keeper, found);
            });
    connect(keeper, &EditAutosave::cutOffFound, this,
            [this, session](const std::vector<UndoRecord>& records) { offerRecovery(session, records); });
    connect(session, &SourceSession::reviewRequested, this, [this, session] {
        if (DocumentTab* tab = tabOf(session)) window_->tabs()->setCurrentWidget(tab);
        review();
    });
}

void EditActions::currentChanged(SourceSession* session) {
    session_ = session;
    update();
}

void EditActions::update() {
    const bool open = session_ != nullptr;
    const bool editing = open && session_->editing();
    const Overlay* overlay = open ? &session_->overlay() : nullptr;
    allow_->setEnabled(open);
    allow_->setChecked(editing);
    undo_->setEnabled(open && overlay->canUndo());
    undo_->setText(
        undo_->isEnabled()
            ? tr("&Undo “%1”").arg(QString::fromStdString(overlay->step(overlay->doneSteps() - 1).what))
            : tr("&Undo"));
    redo_->setEnabled(open && overlay->canRedo());
    redo_->setText(
        redo_->isEnabled()
            ? tr("&Redo “%1”").arg(QString::fromStdString(overlay->step(overlay->doneSteps()).what))
            : tr("&Redo"));
    undo_->setIconText(tr("Undo"));
    redo_->setIconText(tr("Redo"));
    undo_->setToolTip(undo_->text().remove(u'&'));
    redo_->setToolTip(redo_->text().remove(u'&'));
    for (QAction* action : {paste_, pasteSpecial_, fill_}) action->setEnabled(open && session_->size() > 0);
    const bool edits = open && session_->hasEdits();
    takeBack_->setEnabled(edits);
    discard_->setEnabled(edits);
    review_->setEnabled(edits);
    if (state_ == nullptr) return;
    state_->setVisible(open);
    if (!open) return;
    const QString changed = edits ? bytesText(overlay->stagedBytes()) : QString();
    const QString text = editing ? edits ? tr("Editing, %1 changed").arg(changed) : tr("Editing")
                         : edits ? tr("Read-only, %1 changed").arg(changed)
                                 : tr("Read-only");
    state_->setText(text);
    state_->setIcon(icon(editing ? "object-unlocked" : "object-locked"));
    state_->setToolTip(editing ? tr("Changes are staged and written only after a review. Click to make the "
                                    "disk read-only again.")
                               : tr("Read-only. Click to allow editing."));
    state_->setAccessibleName(text);
}

void EditActions::offerEditing(SourceSession* session) {
    DocumentTab* tab = tabOf(session);
    // Who asked may not have known yet that it is on: a bar would not go again.
    if (tab == nullptr || session->editing()) return;
    const bool possible = session->readOnlyReason().isEmpty();
    const QString name = QStringLiteral("notice.editing");
    if (tab->findChild<NoticeBar*>(name) != nullptr) return;
    NoticeBar* bar = tab->addNotice(icon("object-locked"),
                                    possible ? tr("%1 is open read-only. Allow editing to change it; changes "
                                                  "are written only after you review them.")
                                                   .arg(session->title())
                                             : session->readOnlyReason());
    bar->setObjectName(name);
    connect(session, &SourceSession::editingChanged, bar, &QObject::deleteLater);
    if (!possible) return;
    QPushButton* button = bar->addButton(tr("Allow editing"));
    connect(button, &QPushButton::clicked, session, [session, tab] {
        session->setEditing(true);
        tab->hexView()->setFocus();
    });
}

void EditActions::pasteSpecial() {
    if (!session_) return;
    if (!session_->editing()) {
        Q_EMIT session_->editingWanted();
        return;
    }
    HexView* view = window_->currentTab()->hexView();
    const ByteRange place = session_->selectionOrCursor();
    PasteDialog dialog(*session_, place.offset, view->options().encoding, window_);
    const QPointer<SourceSession> session = session_;
    if (dialog.exec() == QDialog::Accepted && session != nullptr && session == session_)
        view->overwrite(dialog.takeBytes(), dialog.what());
}

void EditActions::fill() {
    if (!session_) return;
    if (!session_->editing()) {
        Q_EMIT session_->editingWanted();
        return;
    }
    HexView* view = window_->currentTab()->hexView();
    FillDialog dialog(session_->selectionOrCursor(), view->options().encoding, window_);
    const QPointer<SourceSession> session = session_;
    if (dialog.exec() == QDialog::Accepted && session != nullptr && session == session_)
        view->fill(dialog.pattern());
}

void EditActions::review() {
    if (!session_ || !session_->hasEdits()) return;
    ReviewDialog dialog(session_, window_);
    // Other tabs may show the same disk.
    connect(session_, &SourceSession::committed, &dialog, [this, session = session_.data()] {
        const QString path = QString::fromStdString(session->writeTarget().path);
        QMetaObject::invokeMethod(this, [this, path] { rereadDisk(path); }, Qt::QueuedConnection);
    });
    dialog.exec();
    if (session_) window_->settings().setValue(stateFolderKey, session_->stateFolder());
}

bool EditActions::mayClose(SourceSession* session) {
    if (session == nullptr || !session->hasEdits()) return true;
    const auto* keeper = session->findChild<EditAutosave*>(QStringLiteral("keeper"));
    const bool kept = keeper != nullptr && keeper->keeps();
    QMessageBox box(window_);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(tr("Unsaved changes"));
    box.setText(tr("%1 has %2 unsaved byte(s).", nullptr, pluralOf(session->overlay().stagedBytes()))
                    .arg(session->title(), QLocale().toString(session->overlay().stagedBytes())));
    if (kept) box.setInformativeText(tr("Kept changes are offered again the next time you open it."));
    auto* look = box.addButton(tr("&Review…"), QMessageBox::AcceptRole);
    auto* keep = kept ? box.addButton(tr("&Keep for later"), QMessageBox::AcceptRole) : nullptr;
    auto* discard = box.addButton(QMessageBox::Discard);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(kept ? keep : look);
    box.exec();
    if (box.clickedButton() == discard) {
        session->discardEdits();
        return true;
    }
    if (keep != nullptr && box.clickedButton() == keep) return true;
    if (box.clickedButton() == look) session->requestReview();
    return false;
}

void EditActions::offerEdits(SourceSession* session, EditAutosave* keeper,
                             const std::vector<FoundEdits>& found) {
    DocumentTab* tab = tabOf(session);
    if (tab == nullptr) return;
    for (const FoundEdits& one : found) {
        QString text =
            tr("%1 has unsaved changes from %2 (%3).")
                .arg(session->title(),
                     QLocale().toString(QDateTime::fromSecsSinceEpoch(one.saved.time), QLocale::ShortFormat),
                     bytesText(one.bytes));
        if (one.differing > 0)
            text += u' ' + tr("%n affected range(s) on the disk changed in the meantime.", nullptr,
                              static_cast<int>(one.differing));
        if (one.saved.cutOff) text += u' ' + tr("The last change was saved incompletely and is omitted.");
        NoticeBar* bar = tab->addNotice(icon("document-edit"), text);
        bar->setObjectName(QStringLiteral("notice.edits"));
        connect(bar->addButton(tr("Restore")), &QPushButton::clicked, keeper, [keeper, bar, one] {
            keeper->restore(one);
            bar->deleteLater();
        });
        connect(bar->addButton(tr("Discard")), &QPushButton::clicked, keeper, [keeper, bar, one] {
            keeper->forget(one);
            bar->deleteLater();
        });
    }
}

void EditActions::offerRecovery(SourceSession* session, const std::vector<UndoRecord>& records) {
    DocumentTab* tab = tabOf(session);
    if (tab == nullptr) return;
    for (const UndoRecord& record : records) {
        const QString time =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(record.time), QLocale::ShortFormat);
        NoticeBar* bar = tab->addNotice(
            icon("dialog-warning"), tr("A write was interrupted: “%1”, %2. Some of the %3 sector(s) contain "
                                       "the old data, some the new.",
                                       nullptr, pluralOf(record.sectors))
                                        .arg(QString::fromStdString(record.what), time,
                                             QLocale().toString(static_cast<qulonglong>(record.sectors))));
        bar->setObjectName(QStringLiteral("notice.recovery"));
        connect(bar->addButton(tr("Finish")), &QPushButton::clicked, session,
                [this, session, bar, id = record.id] { recoverNow(session, bar, id, Recovery::Finish); });
        connect(bar->addButton(tr("Undo")), &QPushButton::clicked, session,
                [this, session, bar, id = record.id] { recoverNow(session, bar, id, Recovery::TakeBack); });
    }
}

void EditActions::recoverNow(SourceSession* session, NoticeBar* bar, const std::string& id, Recovery what,
                             bool diskConfirmed) {
    bar->setEnabled(false);
    WriteTarget wanted = session->writeTarget();
    wanted.diskConfirmed = diskConfirmed;
    runInBackground(
        bar,
        [wanted, id, what] {
            SilentProgress nobody;
            return recover(wanted, id, what, nobody);
        },
        [this, bar, session = QPointer(session), id, path = QString::fromStdString(wanted.path),
         what](std::expected<CommitReport, CommitFailure> result) {
            rereadDisk(path);
            bar->setEnabled(true);
            if (!result && result.error().unproven && session) {
                const QString question =
                    tr("Check that this is the right disk: %1.\n\nDo you want to write to %2?")
                        .arg(errorText(result.error().error), path);
                if (QMessageBox::warning(window_, tr("Undo records"), question,
                                         QMessageBox::Yes | QMessageBox::Cancel,
                                         QMessageBox::Cancel) == QMessageBox::Yes &&
                    session)
                    recoverNow(session, bar, id, what, true);
                return;
            }
            if (!result) {
                bar->setText(failureText(result.error()));
                return;
            }
            if (!result->leftAlone.empty())
                window_->messages().add(
                    MessageLog::Severity::Warning,
                    tr("Not undone: %1. The previous contents were unreadable and are unknown.")
                        .arg(QString::fromStdString(
                            sectorsName(result->leftAlone,
                                        std::max<quint32>(session ? session->sectorSize() : 512, 1)))));
            window_->messages().add(MessageLog::Severity::Info, what == Recovery::Finish
                                                                    ? tr("Finished and verified.")
                                                                    : tr("Undone and verified."));
            bar->deleteLater();
        });
}

void EditActions::rereadDisk(const QString& path) {
    const QString real = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < window_->tabs()->count(); ++i) {
        const auto* tab = qobject_cast<DocumentTab*>(window_->tabs()->widget(i));
        SourceSession* session = tab == nullptr ? nullptr : tab->session();
        if (session == nullptr) continue;
        const QString other = QString::fromStdString(session->writeTarget().path);
        if (other == path || QFileInfo(other).canonicalFilePath() == real) session->reread();
    }
}

void EditActions::showRecords() {
    RecordsDialog dialog(window_->settings().value(stateFolderKey).toString(), window_);
    connect(&dialog, &RecordsDialog::diskChanged, this, &EditActions::rereadDisk);
    dialog.exec();
}

}  // namespace sectorsmith::gui
