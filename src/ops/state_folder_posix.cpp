// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <fmt/format.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "io/device_facts.h"
#include "io/mount_table.h"
#include "ops/state_folder.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

const fs::path systemFolder = "/var/lib/sectorsmith";

fs::path userFolder() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
        return fs::path(state) / "sectorsmith";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') return {};
#ifdef __APPLE__
    return fs::path(home) / "Library" / "Application Support" / "Sectorsmith";
#else
    return fs::path(home) / ".local" / "state" / "sectorsmith";
#endif
}

// As root through sudo or pkexec: the folder of the person who asked, whose window keeps its records there.
fs::path callersFolder() {
    if (::geteuid() != 0) return {};
    for (const char* variable : {"SUDO_UID", "PKEXEC_UID"}) {
        const char* text = std::getenv(variable);
        if (text == nullptr) continue;
        const std::string_view digits = text;
        uid_t user = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), user);
        if (error != std::errc() || end != digits.data() + digits.size() || user == 0) continue;
        const passwd* entry = ::getpwuid(user);
        if (entry == nullptr || entry->pw_dir == nullptr || *entry->pw_dir != '/') continue;
#ifdef __APPLE__
        return fs::path(entry->pw_dir) / "Library" / "Application Support" / "Sectorsmith";
#else
        return fs::path(entry->pw_dir) / ".local" / "state" / "sectorsmith";
#endif
    }
    return {};
}

// The nearest folder above that exists: a state folder that is yet to be made lies where its parent does.
fs::path existingParent(fs::path path) {
    std::error_code none;
    while (!path.empty() && !fs::exists(path, none) && path != path.parent_path()) path = path.parent_path();
    return path;
}

bool isMemoryType(const std::string& type) {
    return type == "tmpfs" || type == "ramfs" || type == "devtmpfs";
}

Error systemError(const std::string& what, const fs::path& path) {
    const int code = errno;
    const Cause cause = code == ENOSPC || code == EDQUOT  ? Cause::NoSpace
                        : code == EACCES || code == EPERM ? Cause::Permission
                                                          : Cause::Io;
    return {cause, fmt::format("{} {}: {}", what, path.string(), std::strerror(code))};
}

Result<void> syncFolder(const fs::path& folder) {
    const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return std::unexpected(systemError("cannot open the folder", folder));
    const int failed = ::fsync(fd);
    // Some file systems cannot sync a folder and say EINVAL; they order the rename themselves.
    const bool bad = failed != 0 && errno != EINVAL;
    Result<void> result;
    if (bad) result = std::unexpected(systemError("cannot sync the folder", folder));
    ::close(fd);
    return result;
}

}  // namespace

bool liesInMemory(const fs::path& folder) {
    const auto mount = mountHolding(existingParent(folder));
    if (!mount) return false;
    if (isMemoryType(mount->type)) return true;
    if (mount->type != "overlay") return false;
    const std::string& options = mount->superOptions;
    const std::size_t at = options.find("upperdir=");
    if (at == std::string::npos) return true;  // nothing below can be written to
    const std::string upper = options.substr(at + 9, options.find(',', at) - at - 9);
    const auto upperMount = mountHolding(upper);
    return upperMount && isMemoryType(upperMount->type);
}

bool liesOnDisk(const fs::path& folder, const std::string& diskPath) {
    struct stat where{};
    struct stat disk{};
    if (::stat(existingParent(folder).c_str(), &where) != 0 || ::stat(diskPath.c_str(), &disk) != 0)
        return false;
    // An image: its records may lie beside it on the same file system.
    if (!S_ISBLK(disk.st_mode)) return false;
    if (where.st_dev == disk.st_rdev) return true;
    const auto facts = deviceFacts(diskPath);
    if (!facts) return false;
    const auto holds = [&](const std::string& path) {
        struct stat part{};
        return ::stat(path.c_str(), &part) == 0 && S_ISBLK(part.st_mode) && part.st_rdev == where.st_dev;
    };
    for (const DevicePartition& partition : facts->partitions)
        if (holds(partition.path)) return true;
    // btrfs and others give an anonymous device number: ask the mount table what it lies on.
    const auto mount = mountHolding(existingParent(folder));
    if (!mount) return false;
    std::error_code none;
    const std::string source = fs::weakly_canonical(mount->source, none).string();
    if (source == fs::weakly_canonical(diskPath, none).string()) return true;
    for (const DevicePartition& partition : facts->partitions)
        if (source == partition.path) return true;
    return false;
}

std::optional<fs::path> hiddenStateFolder() {
    std::error_code none;
    if (!fs::is_directory(systemFolder, none) || ::access(systemFolder.c_str(), R_OK | X_OK) == 0)
        return std::nullopt;
    return systemFolder;
}

std::vector<fs::path> stateFoldersToRead(const std::optional<fs::path>& chosen) {
    std::vector<fs::path> folders;
    std::error_code none;
    for (const fs::path& folder : chosen
                                      ? std::vector<fs::path>{*chosen}
                                      : std::vector<fs::path>{userFolder(), systemFolder, callersFolder()}) {
        if (folder.empty() || !fs::is_directory(folder, none) || ::access(folder.c_str(), R_OK | X_OK) != 0)
            continue;
        bool known = false;
        for (const fs::path& other : folders) known = known || fs::equivalent(folder, other, none);
        if (!known) folders.push_back(folder);
    }
    return folders;
}

Result<fs::path> stateFolderForWriting(const std::optional<fs::path>& chosen, const std::string& diskPath) {
    fs::path folder = chosen ? *chosen : ::geteuid() == 0 ? systemFolder : userFolder();
    if (folder.empty())
        return fail(Cause::NotFound,
                    "there is no home folder to keep undo records in; name a folder with --state-dir");
    if (!chosen && liesInMemory(folder))
        return fail(Cause::Refused,
                    fmt::format("{} lies in memory: an undo record there would not survive a restart. Name a "
                                "folder on another disk with --state-dir",
                                folder.string()));
    if (liesOnDisk(folder, diskPath))
        return fail(
            Cause::Refused,
            fmt::format("{} lies on {}, the disk that is to be changed: an undo record there could be "
                        "lost with it. Name a folder on another disk with --state-dir",
                        folder.string(), diskPath));
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        fs::create_directories(folder.parent_path(), error);
        if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
            return std::unexpected(systemError("cannot make the folder for undo records", folder));
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        return std::unexpected(systemError("cannot write to the folder for undo records", folder));
    return folder;
}

Result<void> writeFileDurably(const fs::path& path, std::span<const std::byte> bytes) {
    const fs::path fresh = path.string() + ".new";
    const int fd = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0) return std::unexpected(systemError("cannot create", fresh));
    const auto giveUp = [&](Error error) -> Result<void> {
        ::close(fd);
        ::unlink(fresh.c_str());
        return std::unexpected(std::move(error));
    };
    for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t count = ::write(fd, bytes.data() + at, bytes.size() - at);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return giveUp(systemError("cannot write", fresh));
        at += static_cast<std::size_t>(count);
    }
#ifdef __APPLE__
    if (::fcntl(fd, F_FULLFSYNC) != 0 && ::fsync(fd) != 0) return giveUp(systemError("cannot sync", fresh));
#else
    if (::fsync(fd) != 0) return giveUp(systemError("cannot sync", fresh));
#endif
    if (::close(fd) != 0) {
        Error error = systemError("cannot close", fresh);
        ::unlink(fresh.c_str());
        return std::unexpected(std::move(error));
    }
    return renameDurably(fresh, path);
}

Result<void> renameDurably(const fs::path& from, const fs::path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) return std::unexpected(systemError("cannot rename", from));
    return syncFolder(to.parent_path());
}

}  // namespace sectorsmith
