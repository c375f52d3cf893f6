// SPDX-License-Identifier: GPL-3.0-or-later
// What people choose for a speed test, and the engine's options that follow from it; decided without a widget.
#pragma once

#include <QString>
#include <expected>
#include <filesystem>
#include <optional>

#include "ops/speed/speed_test.h"

namespace sectorsmith::gui {

enum class WritingWish { Preserve, ReadOnly, Destroy };

struct SpeedChoice {
    QString path;  // device, image or folder; empty: none is chosen
    speed::Profile profile = speed::Profile::Quick;
    WritingWish writing = WritingWish::Preserve;
    QString size;        // as the command's --size; empty: as the profile says
    double runtime = 0;  // seconds, of each test; 0: as the profile says
    // Of the profile Custom alone:
    speed::Access access = speed::Access::Read;
    bool random = false;
    QString blockSize;  // as the command's --bs
    unsigned depth = 1;
    unsigned readPercent = 50;  // of mixed access
};

// The sentence says what is wrong with what was typed, or which choices do not go together.
std::expected<speed::SpeedOptions, QString> optionsOf(
    const SpeedChoice& choice, const std::optional<std::filesystem::path>& stateFolder);

// A disk is only read unless people choose otherwise. What is no regular file and no folder may be one.
WritingWish proposedWriting(const QString& path);

}  // namespace sectorsmith::gui
