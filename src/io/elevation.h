// SPDX-License-Identifier: GPL-3.0-or-later
// A program without rights gets at a disk through `pkexec COMMAND open-device PATH`: the command, as root, opens the device
// and hands the descriptor back over the socket that is its standard input, as authopen does on macOS. All else (checks,
// undo record, writing, verifying) stays in the program that asked.
#pragma once

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

// The other end: what `sectorsmith open-device` does. Opens a block device, nothing else, sends it over the socket
// `descriptor`, and serves the line until it is closed.
Result<void> serveElevated(int descriptor, const std::string& path, const FileMode& mode);

}  // namespace sectorsmith
