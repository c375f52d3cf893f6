// SPDX-License-Identifier: GPL-3.0-or-later
// What the partitions view says of a disk's tables.
#pragma once

#include <QString>

#include "gui/partitions/disk_report.h"

namespace sectorsmith::gui {

// `report` is nullptr until it is known.
QString tablesSummary(const DiskReport* report, bool mayEdit);
// Above the MBR's table.
QString mbrTitle(const DiskReport& report);
QString mbrToolTip(const DiskReport& report);
// In the place of the tables, where there are none.
QString noTablesText(const DiskReport* report);

}  // namespace sectorsmith::gui
