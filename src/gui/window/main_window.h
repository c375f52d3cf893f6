// SPDX-License-Identifier: GPL-3.0-or-later
// The frame: tabs, docks, status bar, settings. Knows the panels only as Panel, and what fills the menus only as Feature.
#pragma once

#include <QMainWindow>
#include <QSettings>
#include <memory>

#include "gui/hexview/hex_options.h"
#include "gui/window/document_tab.h"
#include "gui/window/feature.h"
#include "gui/window/menus.h"
#include "gui/window/message_log.h"
#include "gui/window/panel.h"

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace sectorsmith::gui {

class Appearance;
class DeviceWatcher;
class PanelRoom;
struct Preferences;

class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    // `settings` holds the window's state and the bookmarks.
    explicit MainWindow(std::unique_ptr<QSettings> settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens in a new tab, or brings the tab forward that has it already. At once; the tab shows when it is there.
    DocumentTab* openSpec(const OpenRequest& request);
    // For sources that are open already.
    DocumentTab* openSource(OpenedSource opened, const QString& identity);
    void closeTab(int index);
    // The same after asking what shall become of staged edits.
    void closeTabAsking(int index);

    DocumentTab* currentTab() const;
    DocumentTab* tabOf(const SourceSession* session) const;  // nullptr: none
    SourceSession* currentSession() const;                   // nullptr: no tab, or it is not open (yet)
    QTabWidget* tabs() const { return tabs_; }
    MessageLog& messages() { return *messages_; }
    QSettings& settings() { return *settings_; }
    DeviceWatcher* deviceWatcher() const { return watcher_; }
    const HexOptions& hexOptions() const { return hexOptions_; }
    void setHexOptions(const HexOptions& options);
    // Remembers them and gives them to everything that is open.
    void setPreferences(const Preferences& preferences);
    // Who keeps the panels below the bytes from taking room that they do not need.
    PanelRoom* panelRoom() const { return panelRoom_; }

    // Puts a panel into a dock of its own. `name` keeps the dock's place in the settings. The dock is on `area` until
    // people move it; the first one of an area is on top. Returns the dock.
    QDockWidget* addPanel(Panel* panel, Qt::DockWidgetArea area, const QString& name, const QString& title);
    Menus& menus() { return menus_; }

    void saveSettings();

 public Q_SLOTS:
    void openImageDialog();
    // F6 walks through the parts of the window, as screen-reader users expect: Tab belongs to the hex view.
    void focusNextPane();

 Q_SIGNALS:
    void currentSessionChanged(sectorsmith::gui::SourceSession* session);
    void sessionOpened(sectorsmith::gui::SourceSession* session);
    void sessionClosing(sectorsmith::gui::SourceSession* session);

 protected:
    void childEvent(QChildEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    void createStatusBar();
    void restoreSettings();
    void layOutFirst();
    DocumentTab* addTab(DocumentTab* tab);
    void tabOpened(DocumentTab* tab);
    void currentChanged();
    void updateStatus();
    bool mayClose(SourceSession* session);

    std::unique_ptr<QSettings> settings_;
    HexOptions hexOptions_;
    std::unique_ptr<Appearance> appearance_;
    MessageLog* messages_;
    DeviceWatcher* watcher_;
    QStackedWidget* centre_;
    QTabWidget* tabs_;
    std::vector<Panel*> panels_;
    PanelRoom* panelRoom_;
    Menus menus_;
    QMetaObject::Connection statusConnections_[5];
    SourceSession* shown_ = nullptr;

    QLabel* cursorLabel_ = nullptr;
    QLabel* selectionLabel_ = nullptr;
    QLabel* sourceLabel_ = nullptr;
    QLabel* useLabel_ = nullptr;
};

}  // namespace sectorsmith::gui
