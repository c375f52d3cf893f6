// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include "io/device_facts.h"
#include "io/mount_table.h"
#include "ops/errors.h"
#include "ops/state_folder.h"
#include "ops/state_folder_parts.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

fs::path inHome(const fs::path& home) {
#ifdef __APPLE__
    return home / "Library" / "Application Support" / "Sectorsmith";
#else
    return home / ".local" / "state" / "sectorsmith";
#endif
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

Error systemError(OpsError what, const fs::path& path) {
    const int code = errno;
    const Cause cause = code == ENOSPC || code == EDQUOT  ? Cause::NoSpace
                        : code == EACCES || code == EPERM ? Cause::Permission
                                                          : Cause::Io;
    return fail(cause, what, path.string(), std::strerror(code)).error();
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

bool state_folder::liesAbove(const DeviceFacts& disk, const MountLine& mount) {
    std::vector<std::string> points = {mount.point};
    for (const MountLine& other : readMountTable())
        if (!mount.source.empty() && mount.source.starts_with("/dev/") && other.source == mount.source)
            points.push_back(other.point);
    const auto mounted = [&](const std::vector<DeviceUse>& uses) {
        return std::ranges::any_of(uses, [&](const DeviceUse& use) {
            return use.kind == DeviceUse::Kind::Mounted &&
                   std::ranges::find(points, use.where) != points.end();
        });
    };
    return mounted(disk.uses) || std::ranges::any_of(disk.partitions, [&](const DevicePartition& partition) {
               return mounted(partition.uses);
           });
}

namespace {
bool liesOnDiskThrough(const fs::path& folder, const std::string& diskPath, int depth);
}

bool liesOnDisk(const fs::path& folder, const std::string& diskPath) {
    return liesOnDiskThrough(folder, diskPath, 0);
}

namespace {

bool liesOnDiskThrough(const fs::path& folder, const std::string& diskPath, int depth) {
    constexpr int mostLoops = 8;  // one loop device's file on the next one's volume
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
    if (state_folder::liesAbove(*facts, *mount)) return true;
    Result<DeviceFacts> below = deviceFacts(source);
    if (below && !below->parent.empty()) below = deviceFacts(below->parent);
    return below && !below->backingFile.empty() && depth < mostLoops &&
           liesOnDiskThrough(below->backingFile, diskPath, depth + 1);
}

}  // namespace

namespace state_folder {

fs::path userFolder() {
    const char* home = std::getenv("HOME");
    return home == nullptr || *home == '\0' ? fs::path() : inHome(home);
}

fs::path setFolder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    return state == nullptr || *state != '/' ? fs::path() : fs::path(state) / "sectorsmith";
}

fs::path systemFolder() { return "/var/lib/sectorsmith"; }

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
        return inHome(entry->pw_dir);
    }
    return {};
}

bool asRoot() { return ::geteuid() == 0; }

bool readableFolder(const fs::path& folder) {
    std::error_code none;
    return fs::is_directory(folder, none) && ::access(folder.c_str(), R_OK | X_OK) == 0;
}

Result<void> prepareFolder(const fs::path& folder) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        fs::create_directories(folder.parent_path(), error);
        if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
            return std::unexpected(systemError(OpsError::CannotCreateFolder, folder));
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        return std::unexpected(systemError(OpsError::CannotWriteFolder, folder));
    return {};
}

}  // namespace state_folder

}  // namespace sectorsmith
