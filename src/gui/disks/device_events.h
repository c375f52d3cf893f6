// SPDX-License-Identifier: GPL-3.0-or-later
// The seam to each system's notice of disks that come and go: device_events_linux.cpp, _macos, _windows.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

namespace sectorsmith::gui {

// Calls `changed` in the GUI thread when a disk or a mount may have come or gone. An object whose death ends it; it may be
// that the system gives no notice, so people of this also look from time to time.
std::unique_ptr<QObject> watchDeviceEvents(std::function<void()> changed);

}  // namespace sectorsmith::gui
