// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <cstdlib>

#include "io/device_facts.h"
#include "ops/errors.h"
#include "ops/state_folder.h"
#include "ops/state_folder_parts.h"

namespace sectorsmith {

namespace fs = std::filesystem;

bool liesInMemory(const fs::path& folder) {
    const std::wstring root = fs::absolute(folder).root_path().wstring();
    return GetDriveTypeW(root.c_str()) == DRIVE_RAMDISK;
}

bool liesOnDisk(const fs::path& folder, const std::string& diskPath) {
    const auto facts = deviceFacts(diskPath);
    if (!facts) return false;
    const std::string root = fs::absolute(folder).root_path().string();
    for (const std::string& point : facts->mountPoints())
        if (point == root) return true;
    return false;
}

namespace state_folder {

fs::path userFolder() {
    const wchar_t* local = _wgetenv(L"LOCALAPPDATA");
    return local == nullptr || *local == L'\0' ? fs::path() : fs::path(local) / "Sectorsmith";
}

fs::path setFolder() { return {}; }
fs::path systemFolder() { return {}; }
fs::path callersFolder() { return {}; }
bool asRoot() { return false; }

bool readableFolder(const fs::path& folder) {
    std::error_code none;
    return fs::is_directory(folder, none);
}

Result<void> prepareFolder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (!error) return {};
    return fail(Cause::Permission, OpsError::CannotCreateFolder, folder.string(), error.message());
}

}  // namespace state_folder

}  // namespace sectorsmith
