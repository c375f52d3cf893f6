// SPDX-License-Identifier: GPL-3.0-or-later
// Opening disks and images for writing on Linux: who is in the way, and the locks.
#include <blkid/blkid.h>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/blkpg.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>

#include "io/device.h"
#include "io/device_facts_linux.h"
#include "io/elevation.h"
#include "io/errors.h"
#include "io/open.h"
#include "io/udisks_linux.h"
#include "io/writable_device.h"
#include "io/writing_linux.h"

namespace sectorsmith {

namespace {

// udev holds a shared lock for the moments in which it probes a disk; mostly after somebody closed it.
constexpr auto lockPatience = std::chrono::seconds(5);
constexpr auto lockPause = std::chrono::milliseconds(20);

Result<void> lockPatiently(SystemFile& file) {
    const auto end = std::chrono::steady_clock::now() + lockPatience;
    while (true) {
        auto locked = file.lockExclusive();
        if (locked || locked.error().cause != Cause::InUse || std::chrono::steady_clock::now() >= end)
            return locked;
        std::this_thread::sleep_for(lockPause);
    }
}

struct KnownPartition {
    int number = 0;
    std::uint64_t start = 0;   // bytes
    std::uint64_t length = 0;  // bytes
    bool operator==(const KnownPartition&) const = default;
};

// What the table on the disk says, in libblkid's reading. A node of its own: the descriptor that writes is direct.
std::optional<std::vector<KnownPartition>> partitionsOnDisk(const std::string& path) {
    std::unique_ptr<blkid_struct_probe, decltype(&blkid_free_probe)> prober(
        blkid_new_probe_from_filename(path.c_str()), &blkid_free_probe);
    if (!prober) return std::nullopt;
    blkid_probe_enable_superblocks(prober.get(), 0);
    blkid_probe_enable_partitions(prober.get(), 1);
    blkid_probe_set_partitions_flags(prober.get(), BLKID_PARTS_ENTRY_DETAILS);
    std::vector<KnownPartition> found;
    blkid_partlist list = blkid_probe_get_partitions(prober.get());
    if (!list) return found;
    const int count = blkid_partlist_numof_partitions(list);
    for (int i = 0; i < count; ++i) {
        blkid_partition one = blkid_partlist_get_partition(list, i);
        // libblkid counts in 512 bytes here, as sysfs does.
        found.push_back({blkid_partition_get_partno(one),
                         static_cast<std::uint64_t>(blkid_partition_get_start(one)) * 512,
                         static_cast<std::uint64_t>(blkid_partition_get_size(one)) * 512});
        // The kernel gives an extended partition two sectors: enough to boot from, too little to overwrite the logical ones.
        if (blkid_partition_is_extended(one))
            found.back().length = std::min<std::uint64_t>(found.back().length, 1024);
    }
    return found;
}

bool tellKernel(int fd, int operation, const KnownPartition& partition) {
    blkpg_partition what{};
    what.start = static_cast<long long>(partition.start);
    what.length = static_cast<long long>(partition.length);
    what.pno = partition.number;
    blkpg_ioctl_arg argument{};
    argument.op = operation;
    argument.datalen = sizeof(what);
    argument.data = &what;
    return ::ioctl(fd, BLKPG, &argument) == 0;
}

// BLKRRPART does all or nothing: with one partition in use it says EBUSY. The changed ones are told singly then.
Result<std::vector<std::string>> rereadOneByOne(int fd, const std::string& path, int problem) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    // EINVAL: a device that has no partitions for the kernel (a loop device without scanning, a mapped one). Nothing to
    // do, unless somebody added some by hand.
    if (problem == EINVAL && facts->partitions.empty()) return std::vector<std::string>{};
    const auto wanted = partitionsOnDisk(path);
    if (!wanted) return fail(Cause::Io, IoError::NewTableUnreadable, path);
    std::vector<std::string> left;
    std::vector<KnownPartition> present;
    for (const DevicePartition& known : facts->partitions)
        present.push_back({known.number, known.offset, known.length});
    for (std::size_t i = 0; i < present.size(); ++i) {
        if (std::ranges::find(*wanted, present[i]) != wanted->end()) continue;
        auto grown = std::ranges::find_if(*wanted, [&](const KnownPartition& one) {
            return one.number == present[i].number && one.start == present[i].start;
        });
        // One that only changes its end keeps its users.
        if (grown != wanted->end() && tellKernel(fd, BLKPG_RESIZE_PARTITION, *grown)) continue;
        // Programs that look at what is on a disk have its partitions open for moments.
        bool gone = tellKernel(fd, BLKPG_DEL_PARTITION, present[i]);
        for (int tries = 0; !gone && errno == EBUSY && tries < 10; ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            gone = tellKernel(fd, BLKPG_DEL_PARTITION, present[i]);
        }
        if (!gone) left.push_back(facts->partitions[i].name);
    }
    const auto after = deviceFacts(path);
    for (const KnownPartition& one : *wanted) {
        const bool there = after && std::ranges::any_of(after->partitions, [&](const DevicePartition& known) {
                               return known.number == one.number;
                           });
        if (!there && !tellKernel(fd, BLKPG_ADD_PARTITION, one))
            left.push_back(fmt::format("partition {}", one.number));
    }
    return left;
}

class LinuxHold : public DeviceHold {
 public:
    LinuxHold(std::string path, bool wholeDisk, std::unique_ptr<SystemFile> wholeDiskLock,
              std::unique_ptr<ElevatedLine> line)
        : path_(std::move(path)),
          wholeDisk_(wholeDisk),
          wholeDiskLock_(std::move(wholeDiskLock)),
          line_(std::move(line)) {}

    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        if (!wholeDisk_) return std::vector<std::string>{};
        auto left = rereadPartitionTable(file, path_);
        if (left || left.error().cause != Cause::Permission) return left;
        if (line_) return line_->rereadPartitions(file);
        // A descriptor that UDisks2 handed out: its daemon has the rights.
        if (auto done = rescanThroughUdisks(path_); !done) return std::unexpected(done.error());
        return std::vector<std::string>{};
    }

 private:
    std::string path_;
    bool wholeDisk_;
    std::unique_ptr<SystemFile> wholeDiskLock_;  // for a partition: the lock on its disk
    std::unique_ptr<ElevatedLine> line_;         // to the command that opened the disk, where one did
};

std::unexpected<Error> inUse(const std::string& path, const DeviceFacts& facts) {
    const Message users = describeUses(facts);
    return users.empty() ? fail(Cause::InUse, IoError::InUseByUnknown, path)
                         : fail(Cause::InUse, IoError::InUse, path, users);
}

}  // namespace

Result<std::vector<std::string>> rereadPartitionTable(SystemFile& file, const std::string& path) {
    const int fd = static_cast<int>(file.nativeHandle());
    if (auto flushed = file.flush(); !flushed) return std::unexpected(flushed.error());
    if (::ioctl(fd, BLKRRPART) == 0) return std::vector<std::string>{};
    const int problem = errno;
    if (problem == EACCES || problem == EPERM) return fail(Cause::Permission, IoError::RereadDenied, path);
    return rereadOneByOne(fd, path, problem);
}

bool systemZeroesRanges() { return true; }

std::uint64_t holeGranularity(const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0 || st.st_blksize < 512) return 0;
    return static_cast<std::uint64_t>(st.st_blksize);
}

Result<WritableDevice> openDeviceForWriting(const std::string& path, Exclusivity exclusivity) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    if (facts->readOnly) return fail(Cause::Permission, IoError::ReadOnly, path);
    addHiddenUses(*facts);
    const bool exclusive = exclusivity == Exclusivity::Exclusive;
    // A partition is also in use when its whole disk is (held by RAID, say).
    std::optional<DeviceFacts> disk;
    if (!facts->parent.empty()) {
        auto parent = deviceFacts(facts->parent);
        if (!parent) return std::unexpected(parent.error());
        disk = std::move(*parent);
    }
    const bool wholeInUse = !facts->uses.empty() || (disk && !disk->uses.empty());
    if (wholeInUse || (exclusive && !describeUses(*facts).empty())) {
        Message who = describeUses(*facts);
        if (who.empty() && disk) who = describeUses(*disk);
        return fail(Cause::InUse, IoError::InUse, path, who);
    }

    const FileMode mode{.write = true, .exclusive = exclusive, .direct = true};
    auto file = openSystemFile(path, mode);
    std::unique_ptr<ElevatedLine> line;
    if (!file && file.error().cause == Cause::Permission) file = openThroughUdisks(path, mode);
    if (!file && file.error().cause == Cause::Permission && !elevatedCommand().empty()) {
        auto elevated = openElevated(facts->path, mode);
        if (elevated) {
            file = std::move(elevated->file);
            line = std::move(elevated->line);
        } else {
            file = std::unexpected(elevated.error());
        }
    }
    if (!file) {
        if (file.error().cause != Cause::InUse) return std::unexpected(file.error());
        // It may have been taken since.
        if (auto now = deviceFacts(path)) *facts = std::move(*now);
        return inUse(path, *facts);
    }
    auto handle = deviceFromFile(std::move(*file), path);
    if (!handle) return std::unexpected(handle.error());
    // A password may have been asked for meanwhile. A partition counts its disk's media.
    const std::uint64_t sequence = disk ? disk->diskSequence : facts->diskSequence;
    const bool otherMedium = handle->diskSequence != 0 && sequence != 0 && handle->diskSequence != sequence;
    if (otherMedium || handle->size != facts->size || handle->logicalSectorSize != facts->logicalSectorSize)
        return fail(Cause::Changed, IoError::MediumChanged, path);
    handle->file->setDirect(true, handle->logicalSectorSize);

    // The lock that udev respects is the one on the whole disk.
    std::unique_ptr<SystemFile> diskLock;
    if (disk) {
        if (auto whole = openSystemFile(disk->path)) {
            diskLock = std::move(*whole);
            if (auto locked = lockPatiently(*diskLock); !locked) return std::unexpected(locked.error());
        }
    }
    if (auto locked = lockPatiently(*handle->file); !locked) return std::unexpected(locked.error());

    WritableDevice device = writableDevice(std::move(*handle), *facts);
    if (!exclusive) device.inUse = rangesInUse(*facts);
    device.hold =
        std::make_unique<LinuxHold>(facts->path, !disk.has_value(), std::move(diskLock), std::move(line));
    return device;
}

}  // namespace sectorsmith
