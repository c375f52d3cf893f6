// SPDX-License-Identifier: GPL-3.0-or-later
// Undo records: what a commit changed, on stable storage before the first sector is touched.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/block_device.h"
#include "ops/disk_match.h"
#include "ops/sector_run.h"

namespace sectorsmith {

enum class RecordState {
    Open,  // the commit (or taking it back) was begun and not finished: the disk may hold old, new or torn sectors
    Done,       // written, read back and found right
    TakenBack,  // the old content was put back
};
std::string_view stateName(RecordState state);  // "open", "done", "taken-back"

struct UndoRecord {
    std::string id;         // "20260131-174502-1234563f", sorts by time
    std::int64_t time = 0;  // Unix seconds; what the file says, which may be no time at all
    DeviceIdentity disk;
    std::string boot;  // bootIdentity() of the system that wrote it
    std::string what;  // "Hybrid MBR: add BOOTCAMP"
    RecordState state = RecordState::Open;
    std::uint64_t sectors = 0;
    // In the order of writing; empty in what list() gives. Their bytes are read from the file when they are wanted
    // (readSide), which stays open as long as one of them lives.
    std::vector<SectorRun> runs;
    std::filesystem::path file;
    std::uint64_t fileBytes = 0;
};

// The records of some folders. A file per record, named ID.STATE; a change of state is a rename, so it is atomic.
// What a record holds is checked by SHA-256 when it is loaded. Not thread-safe; several processes may use one folder.
class UndoStore {
 public:
    // `writeFolder` may be empty for reading alone.
    UndoStore(std::vector<std::filesystem::path> readFolders, std::filesystem::path writeFolder = {});

    // Gives the record its id and time, writes it as Open and returns when it is on stable storage, with its runs. The old
    // content of long runs is read from `device` and must be what was reviewed (Cause::Changed). Failed or Cancelled: no
    // record is left.
    Result<UndoRecord> create(const BlockDevice& device, const std::string& what,
                              std::span<const SectorRun> runs, Progress& progress);
    // Bytes that a record of these runs takes at most.
    static std::uint64_t sizeOf(std::span<const SectorRun> runs);
    // Failed on the way to Open: the record is as it was. Failed on the way from Open: `record` says what it is now; a power
    // cut may open it again.
    Result<void> setState(UndoRecord& record, RecordState state);
    // Newest first, without runs. A damaged file is left out and named in `problems`.
    std::vector<UndoRecord> list(std::vector<Message>* problems = nullptr) const;
    // With its runs. An id may be shortened as long as it is unique; "last" is the newest.
    Result<UndoRecord> load(std::string_view id) const;
    // The Open records whose disk could be this one, newest first: to be finished or taken back.
    std::vector<UndoRecord> openFor(const DeviceIdentity& disk) const;
    // Deletes the file. Refused for one that is open; a damaged one is known by its whole id alone.
    Result<void> remove(const UndoRecord& record);
    // As load() finds it, but without looking into the file: id, state, file and its size.
    Result<UndoRecord> find(std::string_view id) const;

    const std::vector<std::filesystem::path>& folders() const { return folders_; }

 private:
    std::vector<std::filesystem::path> folders_;
    std::filesystem::path writeFolder_;
};

}  // namespace sectorsmith
