// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>

#include "gui/session/bookmarks.h"
#include "gui/window/panel.h"

class QLabel;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace sectorsmith::gui {

// The current disk's bookmarks: activated goes there, F2 renames, Delete removes.
class BookmarksPanel : public Panel {
    Q_OBJECT

 public:
    explicit BookmarksPanel(QWidget* parent = nullptr);
    void setSession(SourceSession* session) override;
    // Which bookmarks belong to the session; both given by the main window.
    void setBookmarks(Bookmarks* bookmarks);

 private:
    void fill();
    void remove();

    QPointer<SourceSession> session_;
    QPointer<Bookmarks> bookmarks_;
    QTreeWidget* list_;
    QLabel* empty_;
    QStackedLayout* stack_;
    bool filling_ = false;
};

}  // namespace sectorsmith::gui
