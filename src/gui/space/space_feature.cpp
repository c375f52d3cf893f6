// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/space/space_feature.h"

#include "gui/space/space_window.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

SpaceFeature::SpaceFeature(MainWindow* window) : Feature(window) {
    QAction* action = add(MenuGroup::ToolsExamine, "drive-harddisk", SpaceWindow::tr("Sp&ace used by files…"),
                          {}, [this] { show(); });
    action->setStatusTip(SpaceWindow::tr("Shows as a map which files and folders take the space of a disk"));
}

void SpaceFeature::show() {
    auto* space = new SpaceWindow(&window());
    space->setObjectName(QStringLiteral("space"));
    space->setAttribute(Qt::WA_DeleteOnClose);
    if (session() != nullptr) space->setSource(session()->source(), session()->title());
    space->show();
}

}  // namespace sectorsmith::gui
