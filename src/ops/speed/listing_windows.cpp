// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "ops/speed/listing.h"

#include <array>

#include "io/system_file.h"
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

Result<std::uint64_t> withFind(const fs::path& folder, FINDEX_INFO_LEVELS level, DWORD flags) {
    WIN32_FIND_DATAW found{};
    const HANDLE handle =
        ::FindFirstFileExW((folder / L"*").c_str(), level, &found, FindExSearchNameMatch, nullptr, flags);
    if (handle == INVALID_HANDLE_VALUE) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), SpeedError::CannotAccess, folder.string(),
                    systemErrorText(problem));
    }
    std::uint64_t count = 0;
    do {
        const std::wstring_view name = found.cFileName;
        if (name != L"." && name != L"..") ++count;
    } while (::FindNextFileW(handle, &found) != 0);
    ::FindClose(handle);
    return count;
}

constexpr std::array<ListingMethod, 2> methods{{
    {"FindFirstFile", [](const fs::path& folder) { return withFind(folder, FindExInfoStandard, 0); }},
    {"FindFirstFileEx, large fetch",
     [](const fs::path& folder) { return withFind(folder, FindExInfoBasic, FIND_FIRST_EX_LARGE_FETCH); }},
}};

}  // namespace

std::span<const ListingMethod> listingMethods() { return methods; }

bool emptySystemCaches(const fs::path&) { return false; }

bool mayEmptySystemCaches() { return false; }

void flushFolder(const fs::path&) {}

}  // namespace sectorsmith::speed
