// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/disks_feature.h"

#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

DisksFeature::DisksFeature(MainWindow* window) : Feature(window) {
    auto* panel = new DisksPanel(window->deviceWatcher());
    addPanel(panel, Qt::LeftDockWidgetArea, QStringLiteral("disks"), MainWindow::tr("Disks"));
    connect(panel, &DisksPanel::openWanted, window,
            [window](const QString& spec, bool gentle) { window->openSpec({spec, gentle, 0}); });
    connect(panel, &DisksPanel::openImageWanted, window, &MainWindow::openImageDialog);
    connect(window, &MainWindow::sessionOpened, panel, &DisksPanel::addSession);
    connect(window, &MainWindow::sessionClosing, panel, &DisksPanel::removeSession);
}

}  // namespace sectorsmith::gui
