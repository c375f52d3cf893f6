// SPDX-License-Identifier: GPL-3.0-or-later
// What the window of the speed test says of a plan, of a test that runs and of its result.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ops/speed/speed_test.h"

namespace sectorsmith::gui {

// What will be measured, what will be written, how long it takes.
QString planText(const speed::SpeedPlan& plan);
// "Step 2 of 4: Sequential write, 1 MiB, depth 32, 0:20 left"
QString statusText(const speed::SpeedStatus& status);

// The table of figures: a row for each side of each test. Later columns may be left out of a row.
QStringList figureTitles();
std::vector<QStringList> figureRows(const speed::SpeedResult& result);
// What the figures must not be read without, a line each: the verdict, failures, what was measured, the adapter.
QString notesText(const speed::SpeedResult& result);
// A profile by the name that results are saved with ("quick"): its title; the name of one that is not known as it is.
QString profileTitle(const std::string& profile);
// Lines for a picture that is shared: the disk and its adapter; when, where and how it was measured; the averages.
QStringList captionOf(const speed::SpeedResult& result);

}  // namespace sectorsmith::gui
