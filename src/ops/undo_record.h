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
#include "io/block_device.h"

namespace sectorsmith {

// Whole sectors that a commit replaces. `before` and `after` are of equal length.
struct SectorRun {
    std::uint64_t offset = 0;  // bytes, a multiple of the sector size
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    // The old content could not be read: `before` is zeros, and taking back puts zeros there.
    bool unread = false;
};

enum class RecordState {
    Open,  // the commit (or taking it back) was begun and not finished: the disk may hold old, new or torn sectors
    Done,       // written, read back and found right
    TakenBack,  // the old content was put back
};
std::string_view stateName(RecordState state);  // "open", "done", "taken-back"

struct UndoRecord {
    std::string id;         // "20260131-174502-1234563f", sorts by time
    std::int64_t time = 0;  // Unix seconds
    DeviceIdentity disk;
    std::string what;  // "Hybrid MBR: add BOOTCAMP"
    RecordState state = RecordState::Open;
    std::uint64_t sectors = 0;
    std::vector<SectorRun> runs;  // in the order of writing; empty in what list() gives
    std::filesystem::path file;
};

// The records of some folders. A file per record, named ID.STATE; a change of state is a rename, so it is atomic.
// What a record holds is checked by SHA-256 when it is read. Not thread-safe; several processes may use one folder.
class UndoStore {
 public:
    // `writeFolder` may be empty for reading alone.
    UndoStore(std::vector<std::filesystem::path> readFolders, std::filesystem::path writeFolder = {});

    // Gives the record its id and time, writes it as Open and returns when it is on stable storage.
    Result<UndoRecord> create(const DeviceIdentity& disk, const std::string& what,
                              std::vector<SectorRun> runs);
    Result<void> setState(UndoRecord& record, RecordState state);
    // Newest first, without runs. A damaged file is left out and named in `problems`.
    std::vector<UndoRecord> list(std::vector<std::string>* problems = nullptr) const;
    // With its runs. An id may be shortened as long as it is unique; "last" is the newest.
    Result<UndoRecord> load(std::string_view id) const;
    // The Open records whose disk could be this one, newest first: to be finished or taken back.
    std::vector<UndoRecord> openFor(const DeviceIdentity& disk) const;

 private:
    std::vector<std::filesystem::path> folders_;
    std::filesystem::path writeFolder_;
};

// Whether the record's disk may be this disk: kind, size and sector size equal, and model and serial where both know
// them. That the content agrees must be checked as well.
bool couldBeSame(const DeviceIdentity& a, const DeviceIdentity& b);
// "Samsung T7 (S5VKNJ0R, usb, 1 TB) at /dev/sdb".
std::string describe(const DeviceIdentity& disk);

}  // namespace sectorsmith
