// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <windows.h>

#include "io/system_windows.h"
#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/host.h"

namespace sectorsmith::speed {

namespace {

Result<std::unique_ptr<SystemFile>> create(const std::filesystem::path& path, DWORD flags) {
    // Reads and writes of engines go through handles of their own: they have to be let in.
    const DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    HANDLE handle = ::CreateFileW(path.wstring().c_str(), GENERIC_READ | GENERIC_WRITE | DELETE, share,
                                  nullptr, CREATE_NEW, FILE_ATTRIBUTE_TEMPORARY | flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), SpeedError::CannotCreateFile, path.parent_path().string(),
                    systemErrorText(problem));
    }
    return adoptSystemFile(reinterpret_cast<std::intptr_t>(handle), path.string(), {.write = true});
}

}  // namespace

Result<std::unique_ptr<SystemFile>> makeTestFile(const std::filesystem::path& folder, std::uint64_t bytes) {
    auto file = create(folder / fmt::format(".sectorsmith-speed-{}", processId()), FILE_FLAG_DELETE_ON_CLOSE);
    if (!file) return file;
    LARGE_INTEGER size{};
    size.QuadPart = static_cast<LONGLONG>(bytes);
    const auto handle = reinterpret_cast<HANDLE>((*file)->nativeHandle());
    if (!::SetFilePointerEx(handle, size, nullptr, FILE_BEGIN) || !::SetEndOfFile(handle)) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), SpeedError::CannotReserve, bytes, folder.string(),
                    systemErrorText(problem));
    }
    return file;
}

Result<std::unique_ptr<SystemFile>> createNamedFile(const std::filesystem::path& path) {
    return create(path, 0);
}

FolderPlace placeOf(const std::filesystem::path& folder) {
    FolderPlace place;
    const std::wstring root = folder.root_path().wstring();
    if (root.starts_with(L"\\\\")) place.source = folder.root_path().string();
    wchar_t type[64] = {};
    DWORD flags = 0;
    if (::GetVolumeInformationW(root.empty() ? nullptr : root.c_str(), nullptr, 0, nullptr, nullptr, &flags,
                                type, 63)) {
        for (const wchar_t* c = type; *c != 0; ++c) place.fileSystem += static_cast<char>(*c);
        place.readOnly = (flags & FILE_READ_ONLY_VOLUME) != 0;
    }
    return place;
}

}  // namespace sectorsmith::speed
