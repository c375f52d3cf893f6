// SPDX-License-Identifier: GPL-3.0-or-later
// The changes of a disk's tables that need no more to be chosen, as plans; without a widget.
#pragma once

#include <QString>

#include "gui/partitions/partitions_controller.h"

namespace sectorsmith::gui {

Planner hybridResetPlanner();
Planner newTablePlanner(Scheme scheme);
Planner sortPlanner();  // of the GPT's entries, by start sector
Planner chsPlanner();
Planner bsdToGptPlanner();
Planner mbrToGptPlanner();
Planner gptToMbrPlanner();
Planner removeGptPlanner();
// From a backup of ours or of sgdisk; the file is read when it is planned.
Planner restorePlanner(const QString& file);

}  // namespace sectorsmith::gui
