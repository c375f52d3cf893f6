// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/state_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>

#include "base/streams.h"
#include "base/units.h"
#include "edit/hash.h"
#include "ops/errors.h"
#include "ops/state_folder_parts.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view notePrefix = "folder-";
constexpr std::string_view noteExtension = ".path";
constexpr std::uintmax_t longestNote = 4096;
constexpr std::size_t mostNotes = 256;

fs::path testFolder() {
    const char* folder = std::getenv("SECTORSMITH_DEFAULT_STATE");
    return folder == nullptr ? fs::path() : fs::path(folder);
}

// What a note in `folder` says.
std::optional<fs::path> notedFolder(const fs::path& note) {
    const std::string name = note.filename().string();
    std::error_code none;
    if (!name.starts_with(notePrefix) || !name.ends_with(noteExtension) ||
        fs::file_size(note, none) > longestNote || none)
        return std::nullopt;
    std::ifstream in(note, std::ios::binary);
    const std::string bytes = readAll(in);
    fs::path path(std::u8string(bytes.begin(), bytes.end()));
    if (!path.is_absolute()) return std::nullopt;
    return path;
}

void addFolder(std::vector<fs::path>& folders, const fs::path& folder) {
    if (folder.empty() || !state_folder::readableFolder(folder)) return;
    std::error_code none;
    for (const fs::path& other : folders)
        if (fs::equivalent(folder, other, none)) return;
    folders.push_back(folder);
}

// The folders that need no note.
std::vector<fs::path> usualFolders() {
    if (const fs::path test = testFolder(); !test.empty()) return {test};
    return {state_folder::userFolder(), state_folder::systemFolder(), state_folder::callersFolder()};
}

// A folder of records that only this run knows of would not be looked into at the next start. Done as well as it can be:
// a commit does not depend on it.
void noteFolder(const fs::path& folder) {
    std::error_code none;
    const fs::path real = fs::weakly_canonical(folder, none);
    const fs::path home = defaultStateFolder();
    if (none || home.empty()) return;
    for (const fs::path& usual : usualFolders())
        if (!usual.empty() && fs::weakly_canonical(usual, none) == real) return;
    const std::u8string text = real.u8string();
    const auto bytes = std::as_bytes(std::span(text));
    const fs::path note = home / fmt::format("{}{:016x}{}", notePrefix, xxHash64(bytes), noteExtension);
    if (fs::exists(note, none)) {
        fs::last_write_time(note, fs::file_time_type::clock::now(), none);
        return;
    }
    if (!state_folder::prepareFolder(home)) return;
    // A folder that is away may lie on a disk that is not connected now; after long it is taken for gone.
    constexpr auto longTime = std::chrono::hours(24 * 90);
    for (fs::directory_iterator it(home, none), end; !none && it != end; it.increment(none)) {
        const auto path = notedFolder(it->path());
        std::error_code problem;
        const bool old =
            fs::file_time_type::clock::now() - fs::last_write_time(it->path(), problem) > longTime;
        if (path && !problem && old && !fs::exists(*path, problem)) fs::remove(it->path(), problem);
    }
    static_cast<void>(writeFileDurably(note, bytes));
}

}  // namespace

std::optional<fs::path> hiddenStateFolder() {
    const fs::path folder = testFolder().empty() ? state_folder::systemFolder() : fs::path();
    std::error_code none;
    if (folder.empty() || !fs::is_directory(folder, none) || state_folder::readableFolder(folder))
        return std::nullopt;
    return folder;
}

fs::path defaultStateFolder() {
    if (fs::path test = testFolder(); !test.empty()) return test;
    return state_folder::asRoot() ? state_folder::systemFolder() : state_folder::userFolder();
}

fs::path stateFolder(const std::optional<fs::path>& chosen) {
    if (chosen) return *chosen;
    if (fs::path set = state_folder::setFolder(); !set.empty()) return set;
    return defaultStateFolder();
}

std::vector<fs::path> stateFoldersToRead(const std::optional<fs::path>& chosen) {
    std::vector<fs::path> folders;
    if (chosen) {
        addFolder(folders, *chosen);
        return folders;
    }
    addFolder(folders, state_folder::setFolder());
    for (const fs::path& usual : usualFolders()) addFolder(folders, usual);
    std::vector<fs::path> noted;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            if (auto path = notedFolder(it->path()); path && noted.size() < mostNotes)
                noted.push_back(std::move(*path));
    }
    std::ranges::sort(noted);
    for (const fs::path& folder : noted) addFolder(folders, folder);
    return folders;
}

std::vector<fs::path> allStateFolders(const std::optional<fs::path>& chosen) {
    std::vector<fs::path> folders;
    if (chosen) addFolder(folders, *chosen);
    for (const fs::path& folder : stateFoldersToRead(std::nullopt)) addFolder(folders, folder);
    return folders;
}

Result<fs::path> stateFolderForWriting(const std::optional<fs::path>& chosen, const std::string& diskPath) {
    fs::path folder = stateFolder(chosen);
    if (folder.empty()) return fail(Cause::NotFound, OpsError::NoHomeFolder);
    if (!chosen && liesInMemory(folder))
        return fail(Cause::Refused, OpsError::StateFolderInMemory, folder.string());
    if (liesOnDisk(folder, diskPath))
        return fail(Cause::Refused, OpsError::StateFolderOnDisk, folder.string(), diskPath);
    if (auto prepared = state_folder::prepareFolder(folder); !prepared)
        return std::unexpected(prepared.error());
    noteFolder(folder);
    return folder;
}

Result<void> checkStateRoom(const fs::path& folder, std::uint64_t bytes) {
    // For the folder's own growth, and other programs.
    constexpr std::uint64_t reserve = std::uint64_t{1} << 20;
    std::error_code error;
    fs::path there = fs::absolute(folder, error);
    while (!there.empty() && !fs::exists(there, error) && there != there.parent_path())
        there = there.parent_path();
    const fs::space_info space = fs::space(there, error);
    if (error || space.available >= bytes + reserve) return {};
    return fail(Cause::NoSpace, OpsError::StateFolderFull, folder.string(),
                formatSizeDecimal(space.available), formatSizeDecimal(bytes));
}

}  // namespace sectorsmith
