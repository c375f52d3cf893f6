// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/system_folders.h"

#include <cstdlib>
#include <system_error>

namespace sectorsmith {

namespace fs = std::filesystem;

fs::path programPath() {
    std::error_code failed;
    fs::path path = fs::read_symlink("/proc/self/exe", failed);
    return failed ? fs::path() : path;
}

fs::path userDataFolder() {
    // XDG Base Directory Specification: a relative path there is to be ignored.
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && fs::path(data).is_absolute())
        return fs::path(data) / "sectorsmith";
    if (const char* home = std::getenv("HOME"); home != nullptr && fs::path(home).is_absolute())
        return fs::path(home) / ".local" / "share" / "sectorsmith";
    return {};
}

}  // namespace sectorsmith
