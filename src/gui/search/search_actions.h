// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sectorsmith::gui {

class MainWindow;

// The search panel, the comparison and the checksums, with their actions in the Edit and Tools menus.
void addSearch(MainWindow& window);

}  // namespace sectorsmith::gui
