// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/edit_actions.h"

#include <QDateTime>
#include <QDockWidget>
#include <QFileInfo>
#include <QLocale>
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
#include "gui/editing/pending_panel.h"
#include "gui/editing/records_dialog.h"
#include "gui/editing/review.h"
#include "gui/editing/review_dialog.h"
#include "gui/session/background.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "gui/window/panel_room.h"

namespace sectorsmith::gui {

namespace {

constexpr QLatin1StringView stateFolderKey("edit/stateFolder");

}  // namespace

EditActions::EditActions(MainWindow* window) : Feature(window) {
    addStepping();
    addChanging();
    addState();
    addReview();
    addPending();
    addToolBar();
    addToStatusBar();
    connect(window, &MainWindow::sessionOpened, this, &EditActions::sessionOpened);
    connect(window, &MainWindow::currentSessionChanged, this, &EditActions::currentChanged);
    update();
}

void EditActions::addStepping() {
    undo_ = add(MenuGroup::EditHistory, "edit-undo", tr("&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z), [this] {
        if (session_) session_->undo();
    });
    redo_ = add(MenuGroup::EditHistory, "edit-redo", tr("&Redo"), {}, [this] {
        if (session_) session_->redo();
    });
    redo_->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
}

void EditActions::addChanging() {
    paste_ =
        add(MenuGroup::EditChange, "edit-paste", tr("&Paste"), QKeySequence(Qt::CTRL | Qt::Key_V), [this] {
            if (session_) window().currentTab()->hexView()->paste();
        });
    pasteSpecial_ = add(MenuGroup::EditChange, nullptr, tr("Pa&ste special…"),
                        Qt::CTRL | Qt::SHIFT | Qt::Key_V, [this] { pasteSpecial(); });
    fill_ = add(MenuGroup::EditChange, nullptr, tr("Fill &with a pattern…"), {}, [this] { fill(); });
    takeBack_ = add(MenuGroup::EditChange, nullptr, tr("Revert selected &bytes"), {}, [this] {
        if (session_) window().currentTab()->hexView()->takeBack();
    });
    // The key is handled by the bytes' view, so that it does not act while something else has the focus
    takeBack_->setText(takeBack_->text() + u'\t' +
                       QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    for (QAction* action : {paste_, pasteSpecial_, fill_, takeBack_}) addAlso(MenuGroup::BytesChange, action);
}

void EditActions::addState() {
    allow_ = add(MenuGroup::EditState, "object-unlocked", tr("Allow e&diting"), Qt::CTRL | Qt::Key_E,
                 [this](bool on) {
                     if (session_) session_->setEditing(on);
                     update();
                 });
    allow_->setCheckable(true);
    allow_->setToolTip(
        tr("Disks and images open read-only. Changes are written only after you review them."));
    discard_ = add(MenuGroup::EditState, nullptr, tr("D&iscard all changes…"), {}, [this] { discard(); });
    add(MenuGroup::EditState, "document-open-recent", tr("Undo rec&ords…"), {}, [this] { showRecords(); });
}

void EditActions::addReview() {
    review_ = add(MenuGroup::FileWrite, "document-save", tr("Re&view and write…"),
                  QKeySequence(Qt::CTRL | Qt::Key_S), [this] { review(); });
    review_->setToolTip(tr("Review the pending changes, then write them to the disk"));
}

void EditActions::addPending() {
    QDockWidget* dock = addPanel(new PendingPanel, Qt::BottomDockWidgetArea, QStringLiteral("pending"),
                                 MainWindow::tr("Pending changes"));
    // The first change brings its list; what was undone can still be done again from there.
    const auto sync = [this, dock] {
        const SourceSession* shown = session();
        window().panelRoom()->setEmpty(
            dock, shown == nullptr || (!shown->hasEdits() && !shown->overlay().canRedo()));
    };
    connect(&window(), &MainWindow::sessionOpened, dock, [dock, sync](SourceSession* session) {
        connect(session, &SourceSession::editsChanged, dock, sync);
    });
    connect(&window(), &MainWindow::currentSessionChanged, dock, sync);
}

void EditActions::addToolBar() {
    auto* bar = window().addToolBar(tr("Editing"));
    bar->setObjectName(QStringLiteral("toolbar.editing"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int size = window().fontMetrics().height() + 2;
    bar->setIconSize({size, size});
    bar->addActions({allow_, undo_, redo_});
    bar->addSeparator();
    bar->addAction(review_);
}

void EditActions::addToStatusBar() {
    state_ = new QToolButton(&window());
    state_->setAutoRaise(true);
    state_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(state_, &QToolButton::clicked, allow_, &QAction::trigger);
    window().statusBar()->addPermanentWidget(state_);
}

void EditActions::discard() {
    if (!session_ || !session_->hasEdits()) return;
    const auto answer =
        QMessageBox::question(&window(), tr("Discard all changes?"),
                              tr("This discards all pending changes of %1 (%2) and the list of steps. "
                                 "The disk does not change.")
                                  .arg(session_->title(), bytesText(session_->overlay().stagedBytes())),
                              QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Discard && session_) session_->discardEdits();
}

void EditActions::sessionOpened(SourceSession* session) {
    session->setStateFolder(window().settings().value(stateFolderKey).toString());
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
        if (DocumentTab* tab = window().tabOf(session)) window().tabs()->setCurrentWidget(tab);
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
    undo_->setToolTip(plainTip(undo_->text().remove(u'&')));
    redo_->setToolTip(plainTip(redo_->text().remove(u'&')));
    for (QAction* action : {paste_, pasteSpecial_, fill_}) action->setEnabled(open && session_->size() > 0);
    const bool edits = open && session_->hasEdits();
    takeBack_->setEnabled(edits);
    discard_->setEnabled(edits);
    review_->setEnabled(edits);
    state_->setVisible(open);
    if (open) updateState();
}

void EditActions::updateState() {
    const bool editing = session_->editing();
    const bool edits = session_->hasEdits();
    const QString changed = edits ? bytesText(session_->overlay().stagedBytes()) : QString();
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
    DocumentTab* tab = window().tabOf(session);
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
    HexView* view = window().currentTab()->hexView();
    const ByteRange place = session_->selectionOrCursor();
    PasteDialog dialog(*session_, place.offset, view->options().encoding, &window());
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
    HexView* view = window().currentTab()->hexView();
    FillDialog dialog(session_->selectionOrCursor(), view->options().encoding, &window());
    const QPointer<SourceSession> session = session_;
    if (dialog.exec() == QDialog::Accepted && session != nullptr && session == session_)
        view->fill(dialog.pattern());
}

void EditActions::review() {
    if (!session_ || !session_->hasEdits()) return;
    ReviewDialog dialog(session_, &window());
    // Other tabs may show the same disk.
    connect(session_, &SourceSession::committed, &dialog, [this, session = session_.data()] {
        const QString path = QString::fromStdString(session->writeTarget().path);
        QMetaObject::invokeMethod(this, [this, path] { rereadDisk(path); }, Qt::QueuedConnection);
    });
    dialog.exec();
    if (session_) window().settings().setValue(stateFolderKey, session_->stateFolder());
}

bool EditActions::mayClose(SourceSession* session) {
    if (session == nullptr || !session->hasEdits()) return true;
    const auto* keeper = session->findChild<EditAutosave*>(QStringLiteral("keeper"));
    const bool kept = keeper != nullptr && keeper->keeps();
    QMessageBox box(&window());
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
    DocumentTab* tab = window().tabOf(session);
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
    DocumentTab* tab = window().tabOf(session);
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
        [wanted, disk = session->disk(), id, what]() mutable {
            SilentProgress nobody;
            if (const auto facts = factsOf(wanted)) wanted.reviewed = reviewedDisk(*facts, *disk);
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
                if (QMessageBox::warning(&window(), tr("Undo records"), question,
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
                window().messages().add(
                    MessageLog::Severity::Warning,
                    tr("Not undone: %1. The previous contents were unreadable and are unknown.")
                        .arg(messageText(
                            sectorsName(result->leftAlone,
                                        std::max<quint32>(session ? session->sectorSize() : 512, 1)))));
            window().messages().add(MessageLog::Severity::Info, what == Recovery::Finish
                                                                    ? tr("Finished and verified.")
                                                                    : tr("Undone and verified."));
            bar->deleteLater();
        });
}

void EditActions::rereadDisk(const QString& path) {
    const QString real = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < window().tabs()->count(); ++i) {
        const auto* tab = qobject_cast<DocumentTab*>(window().tabs()->widget(i));
        SourceSession* session = tab == nullptr ? nullptr : tab->session();
        if (session == nullptr) continue;
        const QString other = QString::fromStdString(session->writeTarget().path);
        if (other == path || QFileInfo(other).canonicalFilePath() == real) session->reread();
    }
}

void EditActions::showRecords() {
    RecordsDialog dialog(window().settings().value(stateFolderKey).toString(), &window());
    connect(&dialog, &RecordsDialog::diskChanged, this, &EditActions::rereadDisk);
    dialog.exec();
}

}  // namespace sectorsmith::gui
