// SPDX-License-Identifier: GPL-3.0-or-later
// Who uses an image file or a device beyond what the system's tables of mounts and holders say. Files and devices are told
// apart by what the kernel knows them by, never by their names. Sources: fcntl(2), “Leases”; open(2), O_EXCL on devices;
// Documentation/ABI/testing/sysfs-fs-btrfs and proc.rst of Linux.
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <set>
#include <thread>

#include "io/device_facts_linux.h"
#include "io/loops_linux.h"
#include "io/mount_table.h"
#include "io/open_files_linux.h"
#include "io/writable_device.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

// What the kernel says about others that have a file open, whoever and wherever they are.
enum class Others {
    None,
    Readers,  // at least one; none that may write
    Writers,
    Unknown,  // not the file's owner, or the file system has no leases
};

// A lease that is taken only while nobody else has the file open, and given back at once. `fd` is open for reading.
Others othersWithOpen(int fd) {
    // Whoever opens the file in between is told to wait and we are sent a signal: one that nobody minds.
    if (::fcntl(fd, F_SETSIG, SIGURG) != 0) return Others::Unknown;
    const auto available = [fd](int kind) {
        if (::fcntl(fd, F_SETLEASE, kind) == 0) {
            ::fcntl(fd, F_SETLEASE, F_UNLCK);
            return 0;
        }
        return errno;
    };
    const int reading = available(F_RDLCK);
    if (reading == EAGAIN) return Others::Writers;
    if (reading != 0) return Others::Unknown;
    const int alone = available(F_WRLCK);
    return alone == 0 ? Others::None : alone == EAGAIN ? Others::Readers : Others::Unknown;
}

// Programs that look at what appeared (udev, losetup, blkid) have a file or device open for writing for a moment. Asks
// `again` until nothing is left that `momentary` says may go by itself, or half a second has passed.
void outwait(const std::function<bool()>& momentary, const std::function<void()>& again) {
    for (int tries = 0; tries < 10 && momentary(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        again();
    }
}

Message usesOfLoop(const AttachedLoop& loop) {
    auto facts = deviceFacts(loop.path);
    if (!facts) return {};
    addHiddenUses(*facts);
    return describeUses(*facts);
}

DeviceUse backs(const AttachedLoop& loop) {
    return {.kind = DeviceUse::Kind::LoopBacking,
            .where = loop.path,
            .device = loop.path,
            .users = usesOfLoop(loop)};
}

// Whether a loop device that may not be asked can have `fileSize` bytes behind it: from its offset on all, or up to a limit.
bool fits(const AttachedLoop& loop, std::uint64_t fileSize) {
    if (loop.offset > fileSize) return false;
    const std::uint64_t rest = (fileSize - loop.offset) / 512 * 512;
    return loop.limited ? loop.size <= rest : loop.size == rest;
}

void addSwap(const FileId& image, std::vector<DeviceUse>& uses) {
    std::ifstream in("/proc/swaps");
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const auto id = FileId::of(unescapeOctal(line.substr(0, line.find_first_of(" \t"))));
        if (id && *id == image) uses.push_back({.kind = DeviceUse::Kind::Swap});
    }
}

DeviceUse writer(const OpenFile& file) {
    return {.kind = DeviceUse::Kind::OpenForWriting, .program = file.program, .process = file.process};
}

void addWriters(const std::vector<OpenFile>& files, std::vector<DeviceUse>& uses) {
    for (const OpenFile& file : files)
        if (file.writing && !file.own) uses.push_back(writer(file));
}

// Locks on byte ranges, as virtual machines put them on their disks, also on those that they only read.
bool hasRangeLock(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) return false;
    struct flock range{};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    const bool locked = ::fcntl(fd, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
    ::close(fd);
    return locked;
}

// The mount of a block device in some other mount namespace; only root sees those of others.
std::optional<DeviceUse> foreignMount(dev_t device) {
    const std::string number = fmt::format("{}:{}", major(device), minor(device));
    std::set<ino_t> seen;
    struct stat space{};
    if (::stat("/proc/self/ns/mnt", &space) == 0) seen.insert(space.st_ino);
    std::error_code none;
    for (fs::directory_iterator process("/proc", none), end; !none && process != end;
         process.increment(none)) {
        const fs::path path = process->path();
        if (::stat((path / "ns" / "mnt").c_str(), &space) != 0 || !seen.insert(space.st_ino).second) continue;
        for (const MountLine& line : readMountTable(path / "mountinfo")) {
            if (line.device != number) continue;
            std::ifstream in(path / "comm");
            std::string program;
            std::getline(in, program);
            return DeviceUse{.kind = DeviceUse::Kind::MountedElsewhere,
                             .where = line.point,
                             .program = program,
                             .process = path.filename().string()};
        }
    }
    return std::nullopt;
}

// Of a volume on several disks the mount table names one.
std::optional<DeviceUse> btrfsMember(const std::string& node) {
    std::error_code none;
    for (fs::directory_iterator it("/sys/fs/btrfs", none), end; !none && it != end; it.increment(none)) {
        std::error_code missing;
        if (!fs::exists(it->path() / "devices" / node, missing)) continue;
        return DeviceUse{.kind = DeviceUse::Kind::Btrfs, .detail = it->path().filename().string()};
    }
    return std::nullopt;
}

// The kernel's own answer to whether somebody has claimed a device: a mount, RAID, a mapping, a volume manager. Adds who.
bool addClaim(const std::string& path, std::vector<DeviceUse>& uses) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_EXCL | O_CLOEXEC | O_NONBLOCK);
    if (fd >= 0) ::close(fd);
    if (fd >= 0 || errno != EBUSY) return false;
    struct stat st{};
    std::optional<DeviceUse> who;
    if (::stat(path.c_str(), &st) == 0) {
        who = foreignMount(st.st_rdev);
        if (!who)
            if (auto node = nodeOfPath({}, path)) who = btrfsMember(*node);
    }
    uses.push_back(who.value_or(DeviceUse{.kind = DeviceUse::Kind::UnknownHolder}));
    return true;
}

void addProcesses(const std::vector<OpenFile>& files, const std::string& path, std::vector<DeviceUse>& uses) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0) return;
    for (const OpenFile& file : files)
        if (file.device == st.st_rdev && file.writing && !file.own) uses.push_back(writer(file));
}

std::vector<DeviceUse> imageUsesNow(const std::string& path) {
    std::vector<DeviceUse> uses;
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat st{};
    if (fd >= 0 ? ::fstat(fd, &st) != 0 : ::stat(path.c_str(), &st) != 0) {
        if (fd >= 0) ::close(fd);
        return uses;
    }
    const FileId image{st.st_dev, st.st_ino};
    // Before this looks around itself: a descriptor of its own would count.
    const Others others = fd >= 0 ? othersWithOpen(fd) : Others::Unknown;
    if (fd >= 0) ::close(fd);

    const auto isImage = [&](const struct stat& one) {
        return S_ISREG(one.st_mode) && FileId{one.st_dev, one.st_ino} == image;
    };
    std::vector<AttachedLoop> unasked;
    for (AttachedLoop& loop : attachedLoops()) {
        if (!loop.backing) unasked.push_back(std::move(loop));
        else if (*loop.backing == image) uses.push_back(backs(loop));
    }
    const std::vector<OpenFile> files = openFiles(isImage);
    addWriters(files, uses);
    addSwap(image, uses);
    if (uses.empty() && hasRangeLock(path)) uses.push_back({.kind = DeviceUse::Kind::Locked});
    if (!uses.empty()) return uses;

    // Nobody is known by name. What may still be: a loop device that this user may not ask, a process of another user or
    // of another container, the kernel itself (swap, an exported disk).
    if (others == Others::None) return uses;
    if (others == Others::Writers) {
        addWriters(openFiles(isImage, true), uses);
        for (const AttachedLoop& loop : unasked)
            if (uses.empty() && FileId::of(loop.file) == image) uses.push_back(backs(loop));
        if (uses.empty()) uses.push_back({.kind = DeviceUse::Kind::OpenForWriting});
        return uses;
    }
    // A read-only loop device may lie on it: one with its size, where the kernel has not excluded it.
    const bool visibleReader = !files.empty();
    for (const AttachedLoop& loop : unasked) {
        if (!fits(loop, static_cast<std::uint64_t>(st.st_size)) ||
            (others == Others::Readers && !loop.readOnly))
            continue;
        if (FileId::of(loop.file) == image) uses.push_back(backs(loop));
        else
            uses.push_back(
                {.kind = DeviceUse::Kind::MaybeLoopBacking, .where = loop.path, .device = loop.path});
    }
    if (uses.empty() && others == Others::Readers && !visibleReader && ::geteuid() != 0)
        uses.push_back({.kind = DeviceUse::Kind::Open});
    return uses;
}

}  // namespace

std::vector<DeviceUse> imageUses(const std::string& path) {
    std::vector<DeviceUse> uses = imageUsesNow(path);
    const auto momentary = [&uses] {
        return !uses.empty() && std::ranges::all_of(uses, [](const DeviceUse& use) {
            return use.kind == DeviceUse::Kind::OpenForWriting;
        });
    };
    outwait(momentary, [&] { uses = imageUsesNow(path); });
    return uses;
}

void addHiddenUses(DeviceFacts& facts) {
    std::set<dev_t> numbers;
    const auto addNumber = [&](const std::string& path) {
        struct stat st{};
        if (!path.empty() && ::stat(path.c_str(), &st) == 0 && S_ISBLK(st.st_mode))
            numbers.insert(st.st_rdev);
    };
    addNumber(facts.path);
    addNumber(facts.parent);
    for (const DevicePartition& partition : facts.partitions) addNumber(partition.path);
    const auto find = [&numbers] {
        return openFiles(
            [&](const struct stat& st) { return S_ISBLK(st.st_mode) && numbers.contains(st.st_rdev); });
    };
    std::vector<OpenFile> files = find();
    const auto written = [&files] {
        return std::ranges::any_of(files, [](const OpenFile& file) { return file.writing && !file.own; });
    };
    outwait(written, [&] { files = find(); });
    addProcesses(files, facts.path, facts.uses);
    if (!facts.parent.empty()) addProcesses(files, facts.parent, facts.uses);
    bool claimed = !facts.uses.empty();
    for (DevicePartition& partition : facts.partitions) {
        addProcesses(files, partition.path, partition.uses);
        if (partition.uses.empty() && facts.uses.empty()) addClaim(partition.path, partition.uses);
        claimed = claimed || !partition.uses.empty();
    }
    // A claim on a partition is one on its disk as well.
    if (!claimed) addClaim(facts.path, facts.uses);
}

}  // namespace sectorsmith
