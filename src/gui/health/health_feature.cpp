// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/health/health_feature.h"

#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/health/health_panel.h"
#include "gui/health/health_watch.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

HealthFeature::HealthFeature(MainWindow* window) : Feature(window) {
    auto* watch = new HealthWatch(window->deviceWatcher());
    addPanel(new HealthPanel(watch), Qt::BottomDockWidgetArea, QStringLiteral("health"),
             HealthPanel::tr("Health"));
    if (auto* disks = window->findChild<DisksPanel*>()) disks->setHealth(watch);
}

}  // namespace sectorsmith::gui
