// SPDX-License-Identifier: GPL-3.0-or-later
// Staged edits survive a crash of the program: they are written to a journal as they are made.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "edit/overlay.h"
#include "io/block_device.h"
#include "ops/locked_file.h"
#include "ops/undo_record.h"

namespace sectorsmith {

// Edits found on disk for a source that is being opened.
struct SavedEdits {
    std::filesystem::path file;
    std::int64_t time = 0;  // Unix seconds, of the last change
    std::vector<SectorRun> runs =
        {};               // bytes, not whole sectors: what the disk held then, and the staged bytes
    bool cutOff = false;  // the last record was torn by the crash and is left out
};

// Appends to a file of its own, which is locked as long as this program lives. Not thread-safe: the thread that changes the
// overlay uses it.
class EditJournal {
 public:
    // Makes nothing before the first change.
    EditJournal(std::filesystem::path folder, DeviceIdentity disk);
    ~EditJournal();
    EditJournal(const EditJournal&) = delete;
    EditJournal& operator=(const EditJournal&) = delete;

    // To be called after each change of `overlay` with the span that changed: from then on exactly what is staged in that
    // span now is staged there. Written through to the system (a crash of the program loses nothing).
    Result<void> record(const Overlay& overlay, std::uint64_t offset, std::uint64_t length);
    // The edits were committed or discarded.
    void remove();

    // Edits of programs that are gone, for that disk, newest first.
    static std::vector<SavedEdits> find(const std::vector<std::filesystem::path>& folders,
                                        const DeviceIdentity& disk);

 private:
    std::filesystem::path folder_;
    DeviceIdentity disk_;
    std::filesystem::path path_;
    std::unique_ptr<LockedFile> file_;  // nullptr before the first change
};

}  // namespace sectorsmith
