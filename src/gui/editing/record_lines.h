// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of an undo record beside those that its disk holds now, for people to judge. Without widgets; runs in a worker.
#pragma once

#include <QString>
#include <filesystem>
#include <string>
#include <vector>

#include "ops/undo_record.h"

namespace sectorsmith::gui {

// A few bytes that the commit changed.
struct RecordLine {
    std::uint64_t offset = 0;  // bytes on the disk
    std::vector<std::byte> before;
    std::vector<std::byte> written;
    std::vector<std::byte> now;
    bool beforeKnown = true;
    bool nowKnown = true;  // false: it cannot be read, or the disk is not there
};

struct RecordLines {
    static constexpr std::size_t maxLines = 2000;

    std::vector<RecordLine> lines;
    bool more = false;  // than `lines` has
    Message noRecord;   // why the record cannot be read
    Message noDisk;     // why its disk cannot be read
    std::uint32_t sectorSize = 512;
};

// Reads the record `id` of these folders, and its disk where it was then.
RecordLines readRecordLines(const std::vector<std::filesystem::path>& folders, const std::string& id);

}  // namespace sectorsmith::gui
