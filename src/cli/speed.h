// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith speed: how fast a disk is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"
#include "ops/speed/engine.h"
#include "ops/speed/speed_test.h"

namespace sectorsmith::cli {

enum class ComparisonFormat { Table, Csv, Markdown, Svg };

struct SpeedCommandOptions {
    std::vector<std::string> words;  // SOURCE or FOLDER; compare [RESULT…]; restore [ID…]
    std::optional<speed::Profile> profile;
    std::string access;  // fio's rw
    std::string blockSize;
    std::string depth;
    std::string readPercent;
    std::string runtime;
    std::string size;
    std::string offset;
    std::string destroy;
    speed::EngineKind engine = speed::EngineKind::Automatic;
    bool cached = false;
    bool emptyCaches = false;
    std::optional<ComparisonFormat> format;  // of compare
    bool noSave = false;
    WriteGate gate;
};
int runSpeed(Context& context, const SpeedCommandOptions& options);
// The parts of `speed` that measure nothing. `words` as in runSpeed.
int runSpeedCompare(Context& context, const SpeedCommandOptions& options);
int runSpeedRestore(Context& context, const SpeedCommandOptions& options);
// Says where the bytes are that restoring replaced although nobody knows who wrote them.
void tellReplaced(Context& context, const speed::Restored& restored);

}  // namespace sectorsmith::cli
