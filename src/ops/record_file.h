// SPDX-License-Identifier: GPL-3.0-or-later
// The form of an undo record's file.
#pragma once

#include <filesystem>

#include "ops/undo_record.h"

namespace sectorsmith {

// Writes the record's file and gives its runs, whose bytes are read from it. As UndoStore::create.
Result<std::vector<SectorRun>> writeRecordFile(const UndoRecord& record, const BlockDevice& device,
                                               std::span<const SectorRun> runs, Progress& progress);

enum class RecordDepth {
    Description,  // the length of the file is checked, its sectors are not read
    Whole,        // with the runs; all of it is checked by SHA-256
};
// Without id and state, which are in the name. Cause::Damaged says what is wrong.
Result<UndoRecord> readRecordFile(const std::filesystem::path& file, RecordDepth depth);

std::uint64_t recordFileBytes(std::span<const SectorRun> runs);

}  // namespace sectorsmith
