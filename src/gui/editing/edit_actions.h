// SPDX-License-Identifier: GPL-3.0-or-later
// The window's actions for editing: their menus, toolbar, status, dock, and the dialogs they open.
#pragma once

#include <QPointer>

#include "gui/editing/edit_autosave.h"
#include "gui/session/source_session.h"
#include "gui/window/feature.h"

class QToolButton;

namespace sectorsmith::gui {

class NoticeBar;

// Acts on the current tab's session.
class EditActions : public Feature {
    Q_OBJECT

 public:
    explicit EditActions(MainWindow* window);

    // Asks what shall become of staged edits.
    bool mayClose(SourceSession* session) override;

 private:
    void addStepping();
    void addChanging();
    void addState();
    void addReview();
    void addPending();
    void addToolBar();
    void addToStatusBar();
    void pasteSpecial();
    void fill();
    void discard();
    void review();
    void showRecords();
    void sessionOpened(SourceSession* session);
    void currentChanged(SourceSession* session);
    void update();
    void updateState();
    void offerEditing(SourceSession* session);
    void offerEdits(SourceSession* session, EditAutosave* keeper, const std::vector<FoundEdits>& found);
    void offerRecovery(SourceSession* session, const std::vector<UndoRecord>& records);
    void recoverNow(SourceSession* session, NoticeBar* bar, const std::string& id, Recovery what,
                    bool diskConfirmed = false);
    void rereadDisk(const QString& path);

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
    QToolButton* state_ = nullptr;
};

}  // namespace sectorsmith::gui
