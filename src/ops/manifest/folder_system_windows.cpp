// SPDX-License-Identifier: GPL-3.0-or-later
// Every file is opened by its path; a link, a junction or a mounted folder is a link here and not entered. Sources: [MS-FSCC]
// 2.1.2 (reparse tags), 2.6 (file attributes).
#include "ops/manifest/errors.h"
#include "ops/manifest/folder_system.h"

#include "io/system_windows.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "ops/reparse_point.h"

namespace sectorsmith::manifests {

namespace {

struct CloseFind {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { ::FindClose(handle); }
};

// From hundreds of nanoseconds since 1601.
FileTime fileTimeOf(const FILETIME& time) {
    const std::uint64_t ticks = (std::uint64_t{time.dwHighDateTime} << 32) | time.dwLowDateTime;
    if (ticks == 0) return {};
    constexpr std::int64_t between = 11644473600;  // seconds from 1601 to 1970
    return FileTime::of(static_cast<std::int64_t>(ticks / 10000000) - between,
                        static_cast<std::uint32_t>(ticks % 10000000 * 100));
}

// The content is elsewhere, and reading would bring it here: FILE_ATTRIBUTE_RECALL_ON_OPEN, …_ON_DATA_ACCESS.
constexpr DWORD contentElsewhere = 0x00040000 | 0x00400000;
constexpr DWORD manifestShare = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

FileKind kindOfAttributes(DWORD attributes, DWORD tag) {
    const bool folder = (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    if ((attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0) return kindOfReparsePoint(tag, folder);
    return folder ? FileKind::Folder : FileKind::File;
}

// Null when it fails; GetLastError() tells why.
UniqueHandle openPath(const std::wstring& path, DWORD access, DWORD flags) {
    const HANDLE handle =
        ::CreateFileW(path.c_str(), access, manifestShare, nullptr, OPEN_EXISTING, flags, nullptr);
    return UniqueHandle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

struct WindowsFile {
    BY_HANDLE_FILE_INFORMATION facts{};
    DWORD tag = 0;  // of a reparse point
    std::uint64_t number() const { return (std::uint64_t{facts.nFileIndexHigh} << 32) | facts.nFileIndexLow; }
    FileKind kind() const { return kindOfAttributes(facts.dwFileAttributes, tag); }
    bool isReparsePoint() const { return (facts.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0; }
};
bool examineHandle(HANDLE handle, WindowsFile& file) {
    if (!::GetFileInformationByHandle(handle, &file.facts)) return false;
    FILE_ATTRIBUTE_TAG_INFO tag{};
    if (file.isReparsePoint() &&
        !::GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof tag))
        return false;
    file.tag = tag.ReparseTag;
    return true;
}

std::string linkTarget(const std::wstring& path) {
    const UniqueHandle link =
        openPath(path, FILE_READ_ATTRIBUTES, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT);
    std::array<std::byte, 16384> answer{};  // MAXIMUM_REPARSE_DATA_BUFFER_SIZE
    DWORD length = 0;
    if (!link || !::DeviceIoControl(link.get(), FSCTL_GET_REPARSE_POINT, nullptr, 0, answer.data(),
                                    static_cast<DWORD>(answer.size()), &length, nullptr))
        return {};
    return reparseTarget(std::span(answer).first(std::min<std::size_t>(length, answer.size())));
}

std::unexpected<Error> windowsFailure(ManifestError code, const std::string& path) {
    const auto problem = static_cast<long>(::GetLastError());
    return fail(systemErrorCause(problem), code, path, systemErrorText(problem));
}

class WindowsFolder : public FolderSystem {
 public:
    WindowsFolder(std::wstring root, const WindowsFile& file)
        : root_(std::move(root)), device_(file.facts.dwVolumeSerialNumber), number_(file.number()) {}

    std::uint64_t device() const override { return device_; }
    std::uint64_t number() const override { return number_; }
    std::vector<std::string> disks() const override {
        std::array<wchar_t, MAX_PATH + 1> mount{}, volume{};
        if (!::GetVolumePathNameW((root_ + L'\\').c_str(), mount.data(), static_cast<DWORD>(mount.size())) ||
            !::GetVolumeNameForVolumeMountPointW(mount.data(), volume.data(),
                                                 static_cast<DWORD>(volume.size())))
            return {};
        std::wstring name = volume.data();
        while (name.ends_with(L'\\')) name.pop_back();
        return {fromWide(name)};
    }

    Result<void> list(const std::string& path, const std::function<void(TreeFile&&)>& tell) const override {
        WIN32_FIND_DATAW found{};
        const std::unique_ptr<void, CloseFind> search(
            ::FindFirstFileExW((full(path) + L"\\*").c_str(), FindExInfoBasic, &found, FindExSearchNameMatch,
                               nullptr, FIND_FIRST_EX_LARGE_FETCH));
        if (search.get() == INVALID_HANDLE_VALUE) {
            // The root of a drive has no entry for itself: this one is empty.
            if (::GetLastError() == ERROR_FILE_NOT_FOUND) return {};
            const auto failure = windowsFailure(ManifestError::CannotList, path);
            return failure;
        }
        do {
            const std::string name = fromWide(found.cFileName);
            if (name == "." || name == "..") continue;
            TreeFile file;
            file.entry.path = path.empty() ? name : path + '/' + name;
            file.device = device_;
            file.entry.kind = kindOfAttributes(found.dwFileAttributes, found.dwReserved0);
            if (file.entry.kind == FileKind::Link) file.entry.target = linkTarget(full(file.entry.path));
            if (file.entry.isFile())
                file.entry.size = (std::uint64_t{found.nFileSizeHigh} << 32) | found.nFileSizeLow;
            file.entry.modified = fileTimeOf(found.ftLastWriteTime);
            tell(std::move(file));
        } while (::FindNextFileW(search.get(), &found));
        if (::GetLastError() != ERROR_NO_MORE_FILES) return windowsFailure(ManifestError::CannotList, path);
        return {};
    }

    Result<std::unique_ptr<SystemFile>> openFile(const std::string& path) const override {
        const std::wstring name = full(path);
        UniqueHandle opened =
            openPath(name, GENERIC_READ, FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_SEQUENTIAL_SCAN);
        if (!opened) return windowsFailure(ManifestError::CannotOpen, path);
        WindowsFile file;
        if (!examineHandle(opened.get(), file)) return windowsFailure(ManifestError::CannotExamine, path);
        if ((file.facts.dwFileAttributes & contentElsewhere) != 0)
            return fail(Cause::Unsupported, ManifestError::OnlineOnly, path);
        if (file.isReparsePoint() && file.kind() == FileKind::File) {
            // Its content is what a filter of the system makes of it; a link that took its place meanwhile is not followed.
            UniqueHandle content = openPath(name, GENERIC_READ, FILE_FLAG_SEQUENTIAL_SCAN);
            if (!content) return windowsFailure(ManifestError::CannotOpen, path);
            WindowsFile again;
            if (!examineHandle(content.get(), again))
                return windowsFailure(ManifestError::CannotExamine, path);
            if (again.number() != file.number() ||
                again.facts.dwVolumeSerialNumber != file.facts.dwVolumeSerialNumber)
                return fail(Cause::Changed, ManifestError::Replaced, path);
            opened = std::move(content);
        }
        return adoptSystemFile(reinterpret_cast<std::intptr_t>(opened.release()), path);
    }

    Result<TreeFile> examine(const SystemFile& file) const override {
        WindowsFile now;
        if (!examineHandle(reinterpret_cast<HANDLE>(file.nativeHandle()), now))
            return windowsFailure(ManifestError::CannotExamine, {});
        TreeFile found;
        found.entry.kind = now.kind();
        if (found.entry.isFile())
            found.entry.size = (std::uint64_t{now.facts.nFileSizeHigh} << 32) | now.facts.nFileSizeLow;
        found.entry.modified = fileTimeOf(now.facts.ftLastWriteTime);
        found.device = now.facts.dwVolumeSerialNumber;
        found.id = now.number();
        return found;
    }

 private:
    std::wstring full(const std::string& path) const {
        if (path.empty()) return root_;
        std::wstring rest = toWide(path);
        std::ranges::replace(rest, L'/', L'\\');
        return root_ + L'\\' + rest;
    }
    std::wstring root_;  // absolute, with the prefix that allows long paths
    std::uint64_t device_, number_;
};

}  // namespace

Result<std::shared_ptr<const FolderSystem>> FolderSystem::open(const std::filesystem::path& folder) {
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::absolute(folder, problem);
    if (problem) return fail(Cause::NotFound, ManifestError::CannotOpen, folder.string(), problem.message());
    if (!std::filesystem::is_directory(real, problem))
        return fail(Cause::Usage, ManifestError::NotAFolder, folder.string());
    std::wstring root = real.lexically_normal().make_preferred().wstring();
    while (root.ends_with(L'\\')) root.pop_back();
    if (!root.starts_with(L"\\\\")) root = L"\\\\?\\" + root;
    WindowsFile file;
    // Some servers do not tell: then its numbers are not known.
    if (const UniqueHandle opened = openPath(root + L'\\', FILE_READ_ATTRIBUTES, FILE_FLAG_BACKUP_SEMANTICS))
        static_cast<void>(examineHandle(opened.get(), file));
    return std::make_shared<const WindowsFolder>(std::move(root), file);
}

Result<std::size_t> readQuietly(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out) {
    return readFully(file, offset, out);
}

}  // namespace sectorsmith::manifests
