// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/system_windows.h"

#include "ops/space/folder_items.h"

#include <filesystem>
#include <memory>

#include "base/text.h"
#include "io/file_extents.h"
#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/reparse_point.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostRunsOfFile = std::size_t{1} << 22;

std::unexpected<Error> unreadable(DWORD number, const std::string& path) {
    return fail(systemErrorCause(static_cast<long>(number)), OpsError::CannotRead, path,
                systemErrorText(static_cast<long>(number)));
}

// Paths longer than 260 characters need their full form.
std::wstring widePath(const std::string& path) {
    std::error_code none;
    const auto full = std::filesystem::absolute(std::filesystem::path(toWide(path)), none);
    std::wstring text = none ? toWide(path) : full.wstring();
    for (wchar_t& c : text)
        if (c == L'/') c = L'\\';
    if (text.starts_with(L"\\\\")) return text;
    // With the prefix, Windows takes a path as it stands.
    return L"\\\\?\\" + std::filesystem::path(text).lexically_normal().make_preferred().wstring();
}

FileKind kindOfItem(HANDLE handle, DWORD attributes, bool follow) {
    const bool folder = (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    if (follow || (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0)
        return folder ? FileKind::Folder : FileKind::File;
    FILE_ATTRIBUTE_TAG_INFO tag{};
    if (!::GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof tag))
        return FileKind::Link;
    return kindOfReparsePoint(tag.ReparseTag, folder);
}

Result<FolderItem> itemAt(const std::string& path, bool follow) {
    constexpr DWORD all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const DWORD flags = FILE_FLAG_BACKUP_SEMANTICS | (follow ? 0 : FILE_FLAG_OPEN_REPARSE_POINT);
    const HANDLE handle = ::CreateFileW(widePath(path).c_str(), FILE_READ_ATTRIBUTES, all, nullptr,
                                        OPEN_EXISTING, flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE) return unreadable(::GetLastError(), path);
    const UniqueHandle file(handle);
    BY_HANDLE_FILE_INFORMATION facts{};
    FILE_STANDARD_INFO standard{};
    if (!::GetFileInformationByHandle(handle, &facts) ||
        !::GetFileInformationByHandleEx(handle, FileStandardInfo, &standard, sizeof standard))
        return unreadable(::GetLastError(), path);
    FolderItem item;
    item.kind = kindOfItem(handle, facts.dwFileAttributes, follow);
    if ((facts.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
        item.size = static_cast<std::uint64_t>(standard.EndOfFile.QuadPart);
    item.allocated = static_cast<std::uint64_t>(standard.AllocationSize.QuadPart);
    item.device = facts.dwVolumeSerialNumber;
    item.file = (std::uint64_t{facts.nFileIndexHigh} << 32) | facts.nFileIndexLow;
    item.links = facts.nNumberOfLinks;
    // Of a compressed or sparse file, what the disk really holds.
    FILE_COMPRESSION_INFO packed{};
    constexpr DWORD smaller = FILE_ATTRIBUTE_COMPRESSED | FILE_ATTRIBUTE_SPARSE_FILE;
    if (item.kind == FileKind::File && (facts.dwFileAttributes & smaller) != 0 &&
        ::GetFileInformationByHandleEx(handle, FileCompressionInfo, &packed, sizeof packed))
        item.allocated = static_cast<std::uint64_t>(packed.CompressedFileSize.QuadPart);
    item.compressed = (facts.dwFileAttributes & FILE_ATTRIBUTE_COMPRESSED) != 0;
    if (item.kind != FileKind::File || item.size == 0) return item;
    const ByteRange whole{0, static_cast<std::uint64_t>(INT64_MAX)};
    const auto visited = visitFileExtents(
        reinterpret_cast<std::intptr_t>(handle), path, whole, [&](const MappedExtent& extent) {
            item.runs.push_back({.logical = extent.logical,
                                 .physical = extent.physical,
                                 .length = extent.length,
                                 .located = extent.located && !extent.inlined,
                                 .shared = extent.shared,
                                 .encoded = extent.encoded});
            return item.runs.size() < mostRunsOfFile;
        });
    // A small file's content can stand in the file table: then it has no runs, and holes neither.
    item.runsKnown = item.placesKnown = visited && !item.runs.empty() && item.runs.size() < mostRunsOfFile;
    if (!item.runsKnown) item.runs.clear();
    return item;
}

struct FindCloser {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { ::FindClose(handle); }
};

}  // namespace

Result<FolderItem> folderItem(const std::string& path) {
    auto item = itemAt(path, true);
    if (item) item->name = path;
    return item;
}

Result<void> visitFolderItems(const std::string& path, const std::function<Result<void>(FolderItem&&)>& visit,
                              const std::function<void(const Error&)>& problem) {
    WIN32_FIND_DATAW found{};
    std::wstring folder = widePath(path);
    while (folder.ends_with(L'\\')) folder.pop_back();
    const HANDLE handle = ::FindFirstFileW((folder + L"\\*").c_str(), &found);
    if (handle == INVALID_HANDLE_VALUE) {
        // The root of a drive has no entry for itself: this one is empty.
        const DWORD problemNumber = ::GetLastError();
        if (problemNumber == ERROR_FILE_NOT_FOUND) return {};
        return unreadable(problemNumber, path);
    }
    const std::unique_ptr<void, FindCloser> closer(handle);
    do {
        const std::string name = fromWide(found.cFileName);
        if (name == "." || name == "..") continue;
        const std::string below =
            path.ends_with('/') || path.ends_with('\\') ? path + name : path + "/" + name;
        auto item = itemAt(below, false);
        if (!item) {
            problem(item.error());
            continue;
        }
        item->name = name;
        if (auto told = visit(std::move(*item)); !told) return told;
    } while (::FindNextFileW(handle, &found) != 0);
    if (const DWORD problemNumber = ::GetLastError(); problemNumber != ERROR_NO_MORE_FILES)
        return unreadable(problemNumber, path);
    return {};
}

}  // namespace sectorsmith
