// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_feature.h"

#include "gui/session/background.h"
#include "gui/speed/speed_window.h"
#include "gui/window/main_window.h"
#include "ops/state_folder.h"

namespace sectorsmith::gui {

SpeedFeature::SpeedFeature(MainWindow* window) : Feature(window) {
    add(MenuGroup::ToolsMeasure, "system-run", SpeedWindow::tr("&Speed test…"), {}, [this] { show(); });
    // At the start: data that a test left on a disk must not wait until somebody measures again.
    runInBackground(
        this, [] { return speed::findCutOffTests(stateFoldersToRead(std::nullopt)).size(); },
        [this](std::size_t count) {
            if (count > 0) show();
        });
}

void SpeedFeature::show() {
    auto* speed = window().findChild<SpeedWindow*>();
    if (speed == nullptr) speed = new SpeedWindow(window().deviceWatcher(), std::nullopt, &window());
    if (session() != nullptr) speed->setTarget(session()->path());
    speed->show();
    speed->raise();
    speed->activateWindow();
}

}  // namespace sectorsmith::gui
