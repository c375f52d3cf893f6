// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith table backup, table restore.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct TableBackupOptions {
    std::string source;
    std::string file;
    bool sgdisk = false;  // its format instead of our own
    bool overwrite = false;
};
int runTableBackup(Context& context, const TableBackupOptions& options);

struct TableRestoreOptions {
    std::string source;
    std::string file;
    bool otherDisk = false;
    WriteGate gate;
};
int runTableRestore(Context& context, const TableRestoreOptions& options);

}  // namespace sectorsmith::cli
