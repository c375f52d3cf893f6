// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/device_events.h"

namespace sectorsmith::gui {

// No notice is asked for here: the disks panel looks every few seconds.
std::unique_ptr<QObject> watchDeviceEvents(std::function<void()>) { return std::make_unique<QObject>(); }

}  // namespace sectorsmith::gui
