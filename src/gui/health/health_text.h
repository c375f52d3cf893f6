// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of a drive's health.
#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "gui/health/health_watch.h"
#include "gui/window/toned_text.h"

namespace sectorsmith::gui {

// "Good", "Warning", "Failing", "Unknown"
QString healthStatusText(health::Status status);
// The status, and what was found, one sentence a line.
TonedText healthSummary(const HealthWatch::Known& known);
// A name and its value: temperature, hours, counters. Only what the drive says.
std::vector<std::pair<QString, QString>> healthValues(const health::DriveHealth& drive);
QString selfTestText(const health::SelfTest& test);
// "A self-test is running: 40 % left"; empty: none is.
QString runningTestText(const health::DriveHealth& drive);
// Before something is done with disks: what is wrong with which of them. Empty: nothing is known to be.
QString healthCaution(const HealthWatch& watch, const QStringList& sources);

}  // namespace sectorsmith::gui
