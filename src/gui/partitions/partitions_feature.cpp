// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/partitions_feature.h"

#include "gui/partitions/partitions_view.h"
#include "gui/partitions/table_commands.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

PartitionsFeature::PartitionsFeature(MainWindow* window) : Feature(window) {
    QAction* toggle =
        addForTab(MenuGroup::ToolsPartitions, "drive-partition", MainWindow::tr("&Partitions"),
                  Qt::CTRL | Qt::Key_T, [](DocumentTab& tab, bool shown) { tab.showPartitions(shown); });
    toggle->setCheckable(true);
    for (const TableCommands::Command& command : TableCommands::toolsCommands())
        addForTab(MenuGroup::ToolsPartitions, command.iconName, command.text, {},
                  [run = command.run](DocumentTab& tab) {
                      // The wizard explains all there is; the others speak of what the tables show.
                      if (run != &TableCommands::recoverBootCamp) tab.showPartitions(true);
                      (tab.partitionsView()->commands()->*run)();
                  });
    const auto sync = [this, toggle] {
        toggle->setChecked(openTab() != nullptr && openTab()->partitionsShown());
    };
    connect(window, &MainWindow::currentSessionChanged, this, sync);
    connect(window, &MainWindow::sessionOpened, this, [this, sync](SourceSession* session) {
        if (DocumentTab* tab = this->window().tabOf(session))
            connect(tab, &DocumentTab::partitionsShownChanged, this, sync);
    });
}

}  // namespace sectorsmith::gui
