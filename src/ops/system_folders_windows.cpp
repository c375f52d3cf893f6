// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/system_folders.h"

#include <cstdlib>
#include <string>

#include <windows.h>

namespace sectorsmith {

namespace fs = std::filesystem;

fs::path programPath() {
    std::wstring path(32768, L'\0');  // the longest that Windows has
    const DWORD length = ::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    path.resize(length);
    return path;
}

fs::path userDataFolder() {
    if (const wchar_t* data = ::_wgetenv(L"APPDATA"); data != nullptr && *data != L'\0')
        return fs::path(data) / L"Sectorsmith";
    return {};
}

}  // namespace sectorsmith
