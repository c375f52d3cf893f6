// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/file_feature.h"

#include <QApplication>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QTabWidget>

#include "gui/disks/device_watcher.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

constexpr int recentBound = 10;
constexpr QLatin1StringView recentKey("recent");

}  // namespace

FileFeature::FileFeature(MainWindow* window) : Feature(window) {
    add(MenuGroup::FileOpen, "document-open", MainWindow::tr("&Open image…"), QKeySequence::Open,
        [window] { window->openImageDialog(); });
    recent_ = addMenu(MenuGroup::FileOpen, MainWindow::tr("Open &recent"));
    connect(recent_, &QMenu::aboutToShow, this, &FileFeature::fillRecent);

    add(MenuGroup::FileReload, "view-refresh", MainWindow::tr("Reloa&d"), Qt::Key_F5, [this] { reload(); });
    QAction* gentle =
        addForTab(MenuGroup::FileReload, nullptr, MainWindow::tr("&Gentle mode for failing disks"), {},
                  [](DocumentTab& tab, bool on) { tab.session()->setGentle(on); });
    gentle->setCheckable(true);
    gentle->setStatusTip(MainWindow::tr("No read-ahead, no automatic detection, each sector is tried once"));
    connect(window, &MainWindow::currentSessionChanged, gentle, [gentle](SourceSession* session) {
        gentle->setChecked(session != nullptr && session->gentle());
    });

    add(MenuGroup::FileClose, "window-close", MainWindow::tr("&Close tab"), QKeySequence::Close,
        [window] { window->closeTabAsking(window->tabs()->currentIndex()); });
    add(MenuGroup::FileClose, "application-exit", MainWindow::tr("&Quit"), QKeySequence::Quit, [window] {
        window->close();
    })->setMenuRole(QAction::QuitRole);
    connect(window, &MainWindow::sessionOpened, this, [this, window](SourceSession* session) {
        if (const DocumentTab* tab = window->tabOf(session)) remember(tab->request().spec);
    });
    qApp->installEventFilter(this);
}

bool FileFeature::eventFilter(QObject* receiver, QEvent* event) {
    if (event->type() != QEvent::FileOpen) return Feature::eventFilter(receiver, event);
    if (const QString file = static_cast<QFileOpenEvent*>(event)->file(); !file.isEmpty())
        window().openSpec({file, false, 0});
    return true;
}

void FileFeature::reload() {
    if (session() != nullptr) {
        session()->reread();
    } else if (DocumentTab* tab = window().currentTab()) {
        tab->open();
    }
    window().deviceWatcher()->refresh();
}

void FileFeature::remember(const QString& spec) {
    QStringList recent = window().settings().value(recentKey).toStringList();
    // A device name means another disk tomorrow: only files are worth remembering.
    const qsizetype mark = spec.lastIndexOf(QLatin1Char('#'));
    if (!QFileInfo(spec).isFile() && !(mark > 0 && QFileInfo(spec.left(mark)).isFile())) return;
    recent.removeAll(spec);
    recent.prepend(spec);
    while (recent.size() > recentBound) recent.removeLast();
    window().settings().setValue(recentKey, recent);
}

void FileFeature::fillRecent() {
    recent_->clear();
    for (const QString& spec : window().settings().value(recentKey).toStringList()) {
        QAction* open = recent_->addAction(QString(spec).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                                           [this, spec] { window().openSpec({spec, false, 0}); });
        open->setMenuRole(QAction::NoRole);  // also where the file is called "settings"
    }
    if (recent_->isEmpty()) recent_->addAction(MainWindow::tr("No recent files"))->setEnabled(false);
}

}  // namespace sectorsmith::gui
