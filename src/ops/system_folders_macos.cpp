// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/system_folders.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <system_error>

// From mach-o/dyld.h, which not every set of headers has.
extern "C" int _NSGetExecutablePath(char* buffer, std::uint32_t* size);

namespace sectorsmith {

namespace fs = std::filesystem;

fs::path programPath() {
    std::uint32_t size = 0;
    _NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
    std::error_code failed;
    fs::path resolved = fs::canonical(path.c_str(), failed);
    return failed ? fs::path(path.c_str()) : resolved;
}

fs::path userDataFolder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && fs::path(data).is_absolute())
        return fs::path(data) / "sectorsmith";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / "Library" / "Application Support" / "Sectorsmith";
    return {};
}

}  // namespace sectorsmith
