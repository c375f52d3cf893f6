// SPDX-License-Identifier: GPL-3.0-or-later
// Disks of macOS: what they are (IOKit), opening for reading, who uses them. Not run on a Mac yet: see README.md.
#include "io/device.h"

#include <fcntl.h>
#include <sys/disk.h>
#include <sys/ioctl.h>
#include <sys/mount.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <map>
#include <vector>

#include "io/authopen_macos.h"
#include "io/device_facts.h"
#include "io/device_order.h"
#include "io/errors.h"
#include "io/macos_names.h"
#include "io/registry_macos.h"

namespace sectorsmith {

namespace {

constexpr int highestTree = 32;  // steps up the registry

// What is mounted, by the media that it lies on: an APFS volume's container is a disk of its own, synthesised from its
// physical store, so the chain of media above each mounted one counts as used by it.
std::map<std::string, std::vector<DeviceUse>> usesByMedia() {
    std::map<std::string, std::vector<DeviceUse>> uses;
    struct statfs* mounts = nullptr;
    const int count = ::getmntinfo(&mounts, MNT_NOWAIT);
    for (int i = 0; i < count; ++i) {
        const std::string name = macos::bsdName(mounts[i].f_mntfromname);
        if (name.empty()) continue;
        const std::string point = mounts[i].f_mntonname;
        uses[name].push_back({.kind = DeviceUse::Kind::Mounted, .where = point});
        RegistryEntry entry(::IOServiceGetMatchingService(0, ::IOBSDNameMatching(0, 0, name.c_str())));
        const std::string whole = macos::wholeDisk(name);
        for (int step = 0; entry && step < highestTree; ++step, entry = entry.parent()) {
            if (!entry.isMedia()) continue;
            const std::string above = entry.text("BSD Name");
            // The disk of a partition is told by the partition.
            if (above.empty() || above == name || above == whole || entry.flag("Whole")) continue;
            uses[above].push_back({.kind = DeviceUse::Kind::Mounted, .where = point, .through = name});
        }
    }
    return uses;
}

// DKIOCGETFEATURES needs an open device: without the rights the answer is "no TRIM known".
void askDevice(DeviceFacts& facts, const std::string& name) {
    auto file = openSystemFile(macos::rawPath(name));
    if (!file) return;
    const int fd = static_cast<int>((*file)->nativeHandle());
    std::uint32_t value = 0;
    if (::ioctl(fd, DKIOCGETPHYSICALBLOCKSIZE, &value) == 0 && value > 0) facts.physicalSectorSize = value;
    if (::ioctl(fd, DKIOCGETFEATURES, &value) == 0 && (value & DK_FEATURE_UNMAP) != 0)
        facts.discardGranularity = facts.physicalSectorSize;
}

void describe(const RegistryEntry& media, DeviceFacts& facts) {
    facts.size = media.number("Size").value_or(0);
    facts.logicalSectorSize = static_cast<std::uint32_t>(
        std::clamp<std::uint64_t>(media.number("Preferred Block Size").value_or(512), 512, 1 << 20));
    facts.physicalSectorSize = facts.logicalSectorSize;
    facts.removable = media.flag("Removable");
    facts.readOnly = !media.flag("Writable");
    facts.model = media.inheritedText("Device Characteristics", "Product Name");
    if (const std::string vendor = media.inheritedText("Device Characteristics", "Vendor Name");
        !vendor.empty() && !facts.model.starts_with(vendor))
        facts.model = vendor + " " + facts.model;
    facts.serial = media.inheritedText("Device Characteristics", "Serial Number");
    if (facts.serial.empty()) facts.serial = textOf(media.inherited("USB Serial Number").get());
    facts.rotational = media.inheritedText("Device Characteristics", "Medium Type") == "Rotational";
    facts.transport = macos::transportOfInterconnect(
        media.inheritedText("Protocol Characteristics", "Physical Interconnect"));
    facts.hotplug =
        facts.removable || media.flag("Ejectable") ||
        media.inheritedText("Protocol Characteristics", "Physical Interconnect Location") == "External";
}

std::vector<RegistryEntry> allMedia() {
    std::vector<RegistryEntry> found;
    io_iterator_t raw = IO_OBJECT_NULL;
    if (::IOServiceGetMatchingServices(0, ::IOServiceMatching("IOMedia"), &raw) != 0) return found;
    const RegistryEntry iterator(raw);
    while (io_object_t object = ::IOIteratorNext(raw)) found.emplace_back(object);
    return found;
}

DevicePartition partitionOf(const RegistryEntry& media, const std::string& name,
                            const std::map<std::string, std::vector<DeviceUse>>& uses) {
    DevicePartition partition;
    partition.name = name;
    partition.path = "/dev/" + name;
    partition.number =
        static_cast<int>(std::min<std::uint64_t>(media.number("Partition ID").value_or(0), 1 << 20));
    partition.offset = media.number("Base").value_or(0);
    partition.length = media.number("Size").value_or(0);
    partition.fileSystem = media.text("Content");
    if (auto found = uses.find(name); found != uses.end()) partition.uses = found->second;
    return partition;
}

}  // namespace

Result<std::vector<DeviceFacts>> listDevices() {
    const auto uses = usesByMedia();
    std::map<std::string, DeviceFacts> disks;
    std::vector<RegistryEntry> media = allMedia();
    for (const RegistryEntry& entry : media) {
        const std::string name = entry.text("BSD Name");
        if (name.empty() || !entry.flag("Whole")) continue;
        DeviceFacts facts;
        facts.name = name;
        facts.path = "/dev/" + name;
        describe(entry, facts);
        askDevice(facts, name);
        if (auto found = uses.find(name); found != uses.end()) facts.uses = found->second;
        disks[name] = std::move(facts);
    }
    for (const RegistryEntry& entry : media) {
        const std::string name = entry.text("BSD Name");
        if (name.empty() || entry.flag("Whole")) continue;
        if (auto disk = disks.find(macos::wholeDisk(name)); disk != disks.end())
            disk->second.partitions.push_back(partitionOf(entry, name, uses));
    }
    std::vector<DeviceFacts> devices;
    for (auto& [name, facts] : disks) {
        std::ranges::sort(facts.partitions, naturallyLess, &DevicePartition::name);
        devices.push_back(std::move(facts));
    }
    std::ranges::sort(devices, naturallyLess, &DeviceFacts::name);
    return devices;
}

Result<DeviceFacts> deviceFacts(const std::string& path) {
    const std::string name = macos::bsdName(path);
    if (name.empty()) return fail(Cause::Unsupported, IoError::NotADisk, path);
    auto devices = listDevices();
    if (!devices) return std::unexpected(devices.error());
    auto disk = std::ranges::find(*devices, macos::wholeDisk(name), &DeviceFacts::name);
    if (disk == devices->end()) return fail(Cause::NotFound, IoError::NoDisk, path);
    if (disk->name == name) return std::move(*disk);
    auto partition = std::ranges::find(disk->partitions, name, &DevicePartition::name);
    if (partition == disk->partitions.end()) return fail(Cause::NotFound, IoError::NoDisk, path);
    DeviceFacts facts = *disk;
    facts.parent = disk->path;
    facts.name = name;
    facts.path = partition->path;
    facts.offset = partition->offset;
    facts.size = partition->length;
    facts.uses = partition->uses;
    facts.partitions.clear();
    return facts;
}

Result<DeviceHandle> deviceFromFile(std::unique_ptr<SystemFile> file, const std::string& path) {
    const int fd = static_cast<int>(file->nativeHandle());
    DeviceHandle device;
    std::uint32_t blockSize = 0;
    std::uint64_t blocks = 0;
    if (::ioctl(fd, DKIOCGETBLOCKSIZE, &blockSize) != 0 || ::ioctl(fd, DKIOCGETBLOCKCOUNT, &blocks) != 0 ||
        blockSize == 0)
        return fail(systemErrorCause(errno), IoError::SizeUnknown, path, systemErrorText(errno));
    if (blocks > (~std::uint64_t{0} >> 1) / blockSize)
        return fail(Cause::Unsupported, IoError::TooManyBlocks, path, blocks);
    device.size = blocks * blockSize;
    device.logicalSectorSize = blockSize;
    std::uint32_t physical = 0;
    device.physicalSectorSize =
        ::ioctl(fd, DKIOCGETPHYSICALBLOCKSIZE, &physical) == 0 && physical > 0 ? physical : blockSize;
    std::uint32_t writable = 1;
    device.readOnly = ::ioctl(fd, DKIOCISWRITABLE, &writable) == 0 && writable == 0;
    file->setDirect(true, blockSize);
    // Where the program lacks Full Disk Access, the system may open the disk and refuse each read: that is no damage.
    std::vector<std::byte> first(device.size > 0 ? blockSize : 0);
    if (auto read = file->readAt(0, first); !read && read.error().cause == Cause::Permission)
        return fail(Cause::Permission, IoError::MacosRefused, path);
    device.file = std::move(file);
    return device;
}

Result<DeviceHandle> openDeviceForReading(const std::string& path) {
    const std::string name = macos::bsdName(path);
    const std::string node = name.empty() ? path : macos::rawPath(name);
    auto file = openSystemFile(node);
    if (!file && file.error().cause == Cause::Permission) file = openThroughAuthopen(node, {});
    if (!file) return std::unexpected(file.error());
    return deviceFromFile(std::move(*file), path);
}

}  // namespace sectorsmith
