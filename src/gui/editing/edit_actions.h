// SPDX-License-Identifier: GPL-3.0-or-later
// The window's actions for editing: their menus, toolbar, status, and the dialogs they open.
#pragma once

#include <QObject>
#include <QPointer>

#include "gui/editing/edit_autosave.h"
#include "gui/session/source_session.h"

class QAction;
class QMenu;
class QToolButton;

namespace sectorsmith::gui {

class DocumentTab;
class NoticeBar;
class MainWindow;

// Lives as long as the window. Acts on the current tab's session.
class EditActions : public QObject {
    Q_OBJECT

 public:
    explicit EditActions(MainWindow* window);

    void addToFileMenu(QMenu* menu);
    void addToEditMenuTop(QMenu* menu);     // undo, redo
    void addToEditMenuBottom(QMenu* menu);  // paste, fill, take back, allow editing, discard
    void addToHexMenu(QMenu* menu);
    void addToolBar();
    void addToStatusBar();

    // Before a tab or the window closes: asks what shall become of staged edits. False: stay.
    bool mayClose(SourceSession* session);

    QAction* allowAction() const { return allow_; }
    QAction* undoAction() const { return undo_; }
    QAction* redoAction() const { return redo_; }
    QAction* reviewAction() const { return review_; }

 public Q_SLOTS:
    void pasteSpecial();
    void fill();
    void review();
    void showRecords();

 private:
    void sessionOpened(SourceSession* session);
    void currentChanged(SourceSession* session);
    void update();
    void offerEditing(SourceSession* session);
    void offerEdits(SourceSession* session, EditAutosave* keeper, const std::vector<FoundEdits>& found);
    void offerRecovery(SourceSession* session, const std::vector<UndoRecord>& records);
    void recoverNow(SourceSession* session, NoticeBar* bar, const std::string& id, Recovery what,
                    bool diskConfirmed = false);
    void rereadDisk(const QString& path);
    DocumentTab* tabOf(const SourceSession* session) const;

    MainWindow* window_;
    QPointer<SourceSession> session_;
    QAction* allow_;
    QAction* undo_;
    QAction* redo_;
    QAction* paste_;
    QAction* pasteSpecial_;
    QAction* fill_;
    QAction* takeBack_;
    QAction* discard_;
    QAction* review_;
    QAction* records_;
    QToolButton* state_ = nullptr;
};

}  // namespace sectorsmith::gui
