// SPDX-License-Identifier: GPL-3.0-or-later
// A program without rights gets at a disk through `COMMAND open-device PATH`, which the system starts with rights after it
// has asked the user. On Linux pkexec does that, and the descriptor comes back over the socket that is the command's standard
// input, as from authopen on macOS; on Windows ShellExecute's verb “runas”, and the command puts the handle into the process
// that waits at a named pipe. All else (checks, undo record, writing, verifying) stays in the program that asked.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith {

// The command to be started with rights, its whole path; empty (as at first): nobody is asked. Once, at the program's start,
// before other threads open anything.
void setElevatedCommand(std::string command);
const std::string& elevatedCommand();

// The line to the command that opened a device. It lives as long as the line; not thread-safe.
class ElevatedLine {
 public:
    virtual ~ElevatedLine() = default;
    // Makes the system read the partition table of what was opened again, for which a descriptor alone has no right.
    // As BlockDevice::rereadPartitions().
    virtual Result<std::vector<std::string>> rereadPartitions(SystemFile& file) = 0;
};

struct ElevatedFile {
    std::unique_ptr<SystemFile> file;
    std::unique_ptr<ElevatedLine> line;
};

// Waits while the user is asked for a password. Refused: the question was dismissed. Permission: the policy says no, or there is
// nobody to ask, and also where no command was set. One per system; only Linux has it.
Result<ElevatedFile> openElevated(const std::string& path, const FileMode& mode);

// Whether this program can ask for rights while it runs; else it has them, or has to be started with them.
bool canAskForRights();
// "sudo sectorsmith info '/dev/sda'": what a person types in a terminal to have the command look at `path` with rights.
std::string administratorCommand(const std::string& arguments, const std::string& path);

// What the command was started for.
struct ElevatedRequest {
    std::string path;
    FileMode mode;
    // Windows only:
    std::string
        disk;  // by which the user was asked (elevatedDiskName() in elevation_protocol.h): no other is opened
    std::string pipe;         // where the program waits
    std::uint32_t asker = 0;  // its process: nobody else gets the handle
    // Linux only: the command's name is the one that people agree to for writing.
    bool consentToWrite = false;
};

// The other end: what `sectorsmith open-device` and (Linux, for writing) `open-device-to-write` do. Opens a disk or a volume, nothing else, hands it over, and serves the
// line until it is closed; on Windows it holds what was locked for it so long.
Result<void> serveElevated(const ElevatedRequest& request);

}  // namespace sectorsmith
