// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_feature.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QTabWidget>

#include "gui/copy/copy_window.h"
#include "gui/session/text.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

CopyFeature::CopyFeature(MainWindow* window) : Feature(window) {
    QAction* copy = addForTab(MenuGroup::ToolsCopy, "edit-copy", CopyWindow::tr("Copy &disk…"), {},
                              [this](DocumentTab& tab) { show(tab.session()); });
    copy->setStatusTip(
        CopyWindow::tr("Copies the disk to another one or into an image file, also a failing one"));
    QAction* go = addForTab(MenuGroup::ToolsCopy, nullptr, CopyWindow::tr("Co&ntinue a copy…"), {},
                            [this](DocumentTab& tab) { continueCopy(tab.session()); });
    go->setStatusTip(CopyWindow::tr("Goes on where a copy was stopped, by its map file (also ddrescue’s)"));
}

CopyWindow* CopyFeature::show(SourceSession* session) {
    for (CopyWindow* open : window().findChildren<CopyWindow*>())
        if (open->controller()->source() == session) {
            open->show();
            open->raise();
            open->activateWindow();
            return open;
        }
    auto* copy = new CopyWindow(new CopyController(session), window().deviceWatcher(), &window());
    copy->setObjectName(QStringLiteral("copy"));
    copy->setAttribute(Qt::WA_DeleteOnClose);
    connect(copy, &CopyWindow::wanted, session, [session](quint64 offset) { session->goTo(offset); });
    connect(copy, &CopyWindow::targetChanged, this, [this, session] { reread(session); });
    copy->show();
    return copy;
}

void CopyFeature::continueCopy(SourceSession* session) {
    const QString file =
        QFileDialog::getOpenFileName(&window(), CopyWindow::tr("Map file of the copy"), {},
                                     CopyWindow::tr("Map files (*.map *.mapfile);;All files (*)"));
    if (file.isEmpty()) return;
    CopyWindow* copy = show(session);
    if (!copy->running()) copy->setMapFile(file);
}

// Tabs that show the target, whole or in part and by whatever name, have what was there before.
void CopyFeature::reread(const SourceSession* source) {
    for (int i = 0; i < window().tabs()->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(window().tabs()->widget(i));
        SourceSession* session = tab == nullptr ? nullptr : tab->session();
        if (session == nullptr || session == source) continue;
        session->reread();
    }
}

bool CopyFeature::mayClose(SourceSession* session) {
    for (CopyWindow* copy : window().findChildren<CopyWindow*>())
        if (copy->controller()->source() == session && copy->running()) {
            QMessageBox::information(
                &window(), CopyWindow::tr("Copy disk"),
                CopyWindow::tr("%1 is being copied. Stop the copy first.").arg(session->title()));
            copy->raise();
            return false;
        }
    return true;
}

}  // namespace sectorsmith::gui
