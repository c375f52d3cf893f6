// SPDX-License-Identifier: GPL-3.0-or-later
// Opening disks and images for writing on macOS: the disk is claimed, so that nothing mounts it meanwhile. Not run on a Mac
// yet: see README.md.
#include <libproc.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

#include "io/arbitration_macos.h"
#include "io/authopen_macos.h"
#include "io/device.h"
#include "io/errors.h"
#include "io/macos_names.h"
#include "io/writable_device.h"

namespace sectorsmith {

namespace {

class MacosHold : public DeviceHold {
 public:
    ~MacosHold() override {
        if (disk_) disk_->unclaim();
    }

    Result<void> claim(const std::string& bsdName) {
        auto disk = ArbitratedDisk::named(bsdName);
        if (!disk) return fail(Cause::NotFound, IoError::MacosUnknownDisk, bsdName);
        const ArbitratedDisk::Answer answer = disk->claim();
        if (answer.granted) {
            disk_ = std::move(disk);
            return {};
        }
        if (answer.reason.empty()) return fail(Cause::InUse, IoError::ClaimedByOther, bsdName);
        return fail(Cause::InUse, IoError::ClaimFailed, bsdName, answer.reason);
    }

    // The system looks at the table by itself when the last writer closes the disk.
    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        if (auto flushed = file.flush(); !flushed) return std::unexpected(flushed.error());
        return std::vector<std::string>{};
    }

 private:
    std::optional<ArbitratedDisk> disk_;  // claimed
};

}  // namespace

std::vector<DeviceUse> imageUses(const std::string& path) {
    // Processes that have it open at all: whether for writing is not told. An attached image belongs to one of the system's.
    std::vector<DeviceUse> uses;
    std::vector<pid_t> processes(1024);
    const int bytes =
        ::proc_listpidspath(PROC_ALL_PIDS, 0, path.c_str(), PROC_LISTPIDSPATH_EXCLUDE_EVTONLY,
                            processes.data(), static_cast<int>(processes.size() * sizeof(pid_t)));
    processes.resize(
        bytes > 0 ? std::min<std::size_t>(static_cast<std::size_t>(bytes) / sizeof(pid_t), processes.size())
                  : 0);
    for (pid_t process : processes) {
        if (process == ::getpid()) continue;
        char name[256] = {};
        ::proc_name(process, name, sizeof(name));
        uses.push_back({.kind = DeviceUse::Kind::Open, .program = name, .process = std::to_string(process)});
    }
    return uses;
}

// Opening for writing claims the disk and all of its volumes: who is in the way says so there.
void addHiddenUses(DeviceFacts&) {}

bool systemZeroesRanges() { return false; }

std::uint64_t holeGranularity(const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0 || st.st_blksize < 512) return 0;
    return static_cast<std::uint64_t>(st.st_blksize);
}

Result<WritableDevice> openDeviceForWriting(const std::string& path, Exclusivity exclusivity) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    if (facts->readOnly) return fail(Cause::Permission, IoError::ReadOnly, path);
    const bool exclusive = exclusivity == Exclusivity::Exclusive;
    if (!facts->uses.empty() || (exclusive && !describeUses(*facts).empty()))
        return fail(Cause::InUse, IoError::InUse, path, describeUses(*facts));
    // Without their places the volumes that stay mounted could not be kept from harm.
    const bool placesKnown =
        std::ranges::none_of(facts->partitions, [](const DevicePartition& one) { return one.offset == 0; });
    if (!exclusive && !placesKnown) return fail(Cause::Unsupported, IoError::MacosVolumesUnknown, path);
    auto hold = std::make_unique<MacosHold>();
    if (exclusive)
        if (auto claimed = hold->claim(facts->name); !claimed) return std::unexpected(claimed.error());

    const std::string node = macos::rawPath(facts->name);
    const FileMode mode{.write = true, .exclusive = exclusive, .direct = true};
    auto file = openSystemFile(node, mode);
    if (!file && file.error().cause == Cause::Permission) file = openThroughAuthopen(node, mode);
    if (!file) {
        if (file.error().cause == Cause::InUse) return fail(Cause::InUse, IoError::MacosDiskInUse, path);
        return std::unexpected(file.error());
    }
    auto handle = deviceFromFile(std::move(*file), path);
    if (!handle) return std::unexpected(handle.error());
    WritableDevice device = writableDevice(std::move(*handle), *facts);
    if (!exclusive) device.inUse = rangesInUse(*facts);
    device.hold = std::move(hold);
    return device;
}

}  // namespace sectorsmith
