// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <windows.h>

#include <algorithm>
#include <cstdlib>

#include "io/device_facts.h"
#include "ops/state_folder.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

fs::path userFolder() {
    const wchar_t* local = _wgetenv(L"LOCALAPPDATA");
    return local == nullptr || *local == L'\0' ? fs::path() : fs::path(local) / "Sectorsmith";
}

Error systemError(const std::string& what, const fs::path& path) {
    const DWORD code = GetLastError();
    const Cause cause = code == ERROR_DISK_FULL || code == ERROR_HANDLE_DISK_FULL ? Cause::NoSpace
                        : code == ERROR_ACCESS_DENIED                             ? Cause::Permission
                                                                                  : Cause::Io;
    return {cause, fmt::format("{} {}: Windows error {}", what, path.string(), code)};
}

}  // namespace

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

std::optional<fs::path> hiddenStateFolder() { return std::nullopt; }

std::vector<fs::path> stateFoldersToRead(const std::optional<fs::path>& chosen) {
    const fs::path folder = chosen ? *chosen : userFolder();
    std::error_code none;
    if (folder.empty() || !fs::is_directory(folder, none)) return {};
    return {folder};
}

Result<fs::path> stateFolderForWriting(const std::optional<fs::path>& chosen, const std::string& diskPath) {
    const fs::path folder = chosen ? *chosen : userFolder();
    if (folder.empty())
        return fail(Cause::NotFound, "there is no folder to keep undo records in; name one with --state-dir");
    if (!chosen && liesInMemory(folder))
        return fail(Cause::Refused,
                    fmt::format("{} lies in memory; name a folder on another disk with --state-dir",
                                folder.string()));
    if (liesOnDisk(folder, diskPath))
        return fail(
            Cause::Refused,
            fmt::format("{} lies on {}, the disk that is to be changed; name a folder on another disk "
                        "with --state-dir",
                        folder.string(), diskPath));
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return fail(Cause::Permission,
                    fmt::format("cannot make the folder {}: {}", folder.string(), error.message()));
    return folder;
}

Result<void> writeFileDurably(const fs::path& path, std::span<const std::byte> bytes) {
    fs::path fresh = path;
    fresh += ".new";
    HANDLE file =
        CreateFileW(fresh.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return std::unexpected(systemError("cannot create", fresh));
    const auto giveUp = [&](Error error) -> Result<void> {
        CloseHandle(file);
        DeleteFileW(fresh.c_str());
        return std::unexpected(std::move(error));
    };
    for (std::size_t at = 0; at < bytes.size();) {
        DWORD count = 0;
        const auto wanted =
            static_cast<DWORD>(std::min<std::size_t>(bytes.size() - at, std::size_t{1} << 24));
        if (!WriteFile(file, bytes.data() + at, wanted, &count, nullptr) || count == 0)
            return giveUp(systemError("cannot write", fresh));
        at += count;
    }
    if (!FlushFileBuffers(file)) return giveUp(systemError("cannot flush", fresh));
    CloseHandle(file);
    return renameDurably(fresh, path);
}

Result<void> renameDurably(const fs::path& from, const fs::path& to) {
    if (!MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return std::unexpected(systemError("cannot rename", from));
    return {};
}

}  // namespace sectorsmith
