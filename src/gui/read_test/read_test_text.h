// SPDX-License-Identifier: GPL-3.0-or-later
// What the read test says.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "gui/read_test/read_test_controller.h"
#include "gui/window/toned_text.h"

namespace sectorsmith::gui {

// "1.2 GB of 8 GB, 85 MB/s, 1:20 left"; empty in the first half second.
QString readTestProgressText(const ReadTestController& controller);
// What came of it: empty while nothing is Done or Failed.
TonedText readTestOutcomeText(const ReadTestController& controller);

// An area that cannot be read, or that is slow, of the first of them.
struct ReadTestRow {
    ByteRange range;
    std::optional<std::uint64_t> milliseconds;  // of a slow one
    QStringList texts() const;                  // what, offset, length, time
};
// By offset.
std::vector<ReadTestRow> readTestRows(const copier::ReadTestReport& report);

}  // namespace sectorsmith::gui
