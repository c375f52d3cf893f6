// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: Documentation/ABI/{stable,testing}/sysfs-block, Documentation/filesystems/proc.rst (mountinfo) of Linux;
// udev(7) for the names of its properties. sysfs counts sectors of 512 bytes, whatever the device's own are.
#include "io/device_facts_linux.h"

#include <blkid/blkid.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>

#include "io/device_order.h"
#include "io/errors.h"
#include "io/loops_linux.h"
#include "io/mount_table.h"
#include "io/sysfs_linux.h"
#include "io/system_file.h"

namespace sectorsmith {

namespace fs = std::filesystem;

using sysfs::attribute;
using sysfs::number;

namespace {

constexpr std::uint64_t sysfsSector = 512;
constexpr int deepestStack = 8;  // a file system on LVM on LUKS on md on a partition is 4

std::vector<std::string> entries(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code none;
    for (fs::directory_iterator it(folder, none), end; !none && it != end; it.increment(none))
        names.push_back(it->path().filename());
    std::ranges::sort(names, naturallyLess);
    return names;
}

// Serials and models come padded, and with whatever the maker put there.
std::string tidy(std::string_view text) {
    std::string out;
    for (char c : text) {
        const bool blank = static_cast<unsigned char>(c) <= ' ' || c == 0x7F;
        if (!blank) out += c;
        else if (!out.empty() && out.back() != ' ') out += ' ';
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

using Properties = std::map<std::string, std::string>;

// One look at the system: the tables that all devices are held against.
class Survey {
 public:
    explicit Survey(const LinuxPlaces& places) : places_(places) {
        readMounts();
        readSwaps();
        readLoops();
    }

    std::vector<std::string> disks() const { return entries(fs::path(places_.sys) / "block"); }
    fs::path block(const std::string& node) const { return fs::path(places_.sys) / "class" / "block" / node; }
    bool isThere(const std::string& node) const {
        std::error_code none;
        return fs::exists(block(node) / "size", none);
    }
    bool isPartition(const std::string& node) const {
        std::error_code none;
        return fs::exists(block(node) / "partition", none);
    }
    // The disk that a partition is on.
    std::string diskOf(const std::string& node) const {
        std::error_code none;
        const fs::path real = fs::canonical(block(node), none);
        return none ? std::string() : real.parent_path().filename().string();
    }

    // Nothing that people would call a disk: RAM disks, loop devices and zram without anything behind them, and the
    // internal halves of multipath NVMe.
    bool isShown(const std::string& node) const {
        if (node.starts_with("ram") || attribute(block(node) / "hidden") == "1") return false;
        const bool empty = number(block(node) / "size") == 0;
        std::error_code none;
        if (node.starts_with("loop")) return fs::exists(block(node) / "loop" / "backing_file", none);
        return !(empty && (node.starts_with("zram") || node.starts_with("nbd") || node.starts_with("md") ||
                           node.starts_with("dm-")));
    }

    DeviceFacts disk(const std::string& node) const {
        const fs::path dir = block(node);
        const fs::path queue = dir / "queue";
        const Properties udev = properties(attribute(dir / "dev"));
        DeviceFacts facts;
        facts.name = nameOf(node);
        facts.path = pathOf(node);
        facts.size = bytes(dir / "size");
        if (auto size = number(queue / "logical_block_size"); size > 0 && size <= 1u << 20)
            facts.logicalSectorSize = static_cast<std::uint32_t>(size);
        facts.physicalSectorSize = facts.logicalSectorSize;
        if (auto size = number(queue / "physical_block_size"); size > 0 && size <= 1u << 30)
            facts.physicalSectorSize = static_cast<std::uint32_t>(size);
        facts.removable = number(dir / "removable") == 1;
        facts.readOnly = number(dir / "ro") == 1;
        facts.rotational = number(queue / "rotational") == 1;
        facts.discardMaxBytes = number(queue / "discard_max_bytes");
        if (facts.discardMaxBytes > 0) {
            facts.discardGranularity = number(queue / "discard_granularity");
            facts.discardAlignment = number(dir / "discard_alignment");
        }
        facts.diskSequence = number(dir / "diskseq");
        describeHardware(node, udev, facts);
        facts.backingFile = backingFileName(places_, node);
        facts.uses = uses(node);
        for (const std::string& child : entries(dir))
            if (child.starts_with(node) && isPartition(child)) facts.partitions.push_back(partition(child));
        std::ranges::sort(facts.partitions, {}, &DevicePartition::number);
        return facts;
    }

    DevicePartition partition(const std::string& node) const {
        const fs::path dir = block(node);
        DevicePartition partition;
        partition.name = nameOf(node);
        partition.path = pathOf(node);
        partition.number = static_cast<int>(std::min<std::uint64_t>(number(dir / "partition"), 1 << 20));
        partition.offset = bytes(dir / "start");
        partition.length = bytes(dir / "size");
        const Properties udev = properties(attribute(dir / "dev"));
        auto get = [&](const char* key) {
            auto found = udev.find(key);
            return found == udev.end() ? std::string() : found->second;
        };
        partition.fileSystem = get("ID_FS_TYPE");
        partition.label = unescapeHex(get("ID_FS_LABEL_ENC"));
        if (partition.label.empty()) partition.label = get("ID_FS_LABEL");
        if (udev.empty() && places_.probe) probe(partition);
        partition.uses = uses(node);
        return partition;
    }

 private:
    static std::uint64_t bytes(const fs::path& path) {
        const std::uint64_t sectors = number(path);
        return sectors > (~std::uint64_t{0} >> 1) / sysfsSector ? ~std::uint64_t{0} >> 1
                                                                : sectors * sysfsSector;
    }

    // Device mapper's nodes have names of their own.
    std::string nameOf(const std::string& node) const {
        if (std::string mapped = attribute(block(node) / "dm" / "name"); !mapped.empty()) return mapped;
        std::string name = node;
        std::ranges::replace(name, '!', '/');
        return name;
    }
    std::string pathOf(const std::string& node) const {
        if (std::string mapped = attribute(block(node) / "dm" / "name"); !mapped.empty())
            return places_.dev + "/mapper/" + mapped;
        return places_.dev + "/" + nameOf(node);
    }

    // "8:1" of the block device that a path leads to; empty when it is none.
    std::string deviceNumber(const std::string& path) const {
        struct stat st{};
        if (::stat(path.c_str(), &st) == 0) {
            if (S_ISBLK(st.st_mode)) return fmt::format("{}:{}", major(st.st_rdev), minor(st.st_rdev));
            return {};
        }
        // Another computer's files, in a test: by the name.
        if (!path.starts_with("/dev/")) return {};
        return attribute(block(path.substr(5)) / "dev");
    }

    void readMounts() {
        for (const MountLine& line : readMountTable(fs::path(places_.proc) / "self" / "mountinfo")) {
            // btrfs mounts have a number of their own: its device is in the source.
            const std::string device =
                line.device.starts_with("0:") ? deviceNumber(line.source) : line.device;
            if (device.empty()) continue;
            auto& points = mounts_[device];
            if (std::ranges::find(points, line.point) == points.end()) points.push_back(line.point);
        }
    }

    void readSwaps() {
        std::ifstream in(fs::path(places_.proc) / "swaps");
        std::string line;
        std::getline(in, line);  // the heading
        while (std::getline(in, line)) {
            const std::string device = deviceNumber(unescapeOctal(line.substr(0, line.find_first_of(" \t"))));
            if (!device.empty()) swaps_.push_back(device);
        }
    }

    // Which device a loop device lies on is asked of the kernel; only without the right to do so its name has to do.
    void readLoops() {
        for (const AttachedLoop& loop : attachedLoops(places_)) {
            const std::string device =
                !loop.backing ? deviceNumber(loop.file)
                : loop.backingDevice == 0
                    ? std::string()
                    : fmt::format("{}:{}", major(loop.backingDevice), minor(loop.backingDevice));
            if (!device.empty()) loops_[device].push_back(loop.node);
        }
    }

    Properties properties(const std::string& deviceNumberText) const {
        Properties found;
        std::ifstream in(fs::path(places_.udev) / ("b" + deviceNumberText));
        for (std::string line; std::getline(in, line);) {
            if (!line.starts_with("E:")) continue;
            const auto equals = line.find('=');
            if (equals != std::string::npos) found[line.substr(2, equals - 2)] = line.substr(equals + 1);
        }
        return found;
    }

    std::vector<DeviceUse> uses(const std::string& node) const {
        std::vector<DeviceUse> found;
        addUses(node, "", deepestStack, found);
        return found;
    }

    void addUses(const std::string& node, const std::string& through, int depth,
                 std::vector<DeviceUse>& found) const {
        const std::string device = attribute(block(node) / "dev");
        if (auto points = mounts_.find(device); points != mounts_.end())
            for (const std::string& point : points->second)
                found.push_back({.kind = DeviceUse::Kind::Mounted, .where = point, .through = through});
        if (std::ranges::find(swaps_, device) != swaps_.end())
            found.push_back({.kind = DeviceUse::Kind::Swap, .through = through});
        if (depth == 0) return;
        for (const std::string& holder : entries(block(node) / "holders")) {
            const std::string name = nameOf(holder);
            found.push_back({.kind = DeviceUse::Kind::Holder,
                             .where = name,
                             .through = through,
                             .detail = holderKind(holder)});
            addUses(holder, name, depth - 1, found);
        }
        if (auto loops = loops_.find(device); loops != loops_.end())
            for (const std::string& loop : loops->second) {
                found.push_back({.kind = DeviceUse::Kind::LoopBacking,
                                 .where = nameOf(loop),
                                 .through = through,
                                 .device = pathOf(loop)});
                addUses(loop, nameOf(loop), depth - 1, found);
            }
    }

    std::string holderKind(const std::string& holder) const {
        const std::string uuid = attribute(block(holder) / "dm" / "uuid");
        if (uuid.starts_with("LVM-")) return "LVM";
        if (uuid.starts_with("CRYPT-")) return "encrypted";
        if (uuid.starts_with("mpath-")) return "multipath";
        if (holder.starts_with("md")) return "RAID";
        if (holder.starts_with("bcache")) return "bcache";
        return {};
    }

    void describeHardware(const std::string& node, const Properties& udev, DeviceFacts& facts) const {
        const fs::path dir = block(node);
        std::error_code none;
        const fs::path real = fs::canonical(dir, none);
        const std::string chain = none ? std::string() : real.string();
        auto get = [&](const char* key) {
            auto found = udev.find(key);
            return found == udev.end() ? std::string() : found->second;
        };
        // Model: as udev read it from the device, else what the driver shows.
        facts.model = tidy(unescapeHex(get("ID_MODEL_ENC")));
        if (facts.model.empty()) facts.model = tidy(attribute(dir / "device" / "model"));
        if (facts.model.empty()) facts.model = tidy(attribute(dir / "device" / "name"));
        if (facts.model.empty()) facts.model = tidy(get("ID_MODEL"));
        // Serial: the drive's own before the adapter's.
        for (const char* key : {"SCSI_IDENT_SERIAL", "ID_SCSI_SERIAL", "ID_SERIAL_SHORT"})
            if (facts.serial.empty()) facts.serial = tidy(get(key));
        if (facts.serial.empty()) facts.serial = tidy(attribute(dir / "device" / "serial"));
        if (facts.serial.empty()) facts.serial = tidy(attribute(dir / "serial"));
        if (facts.serial.empty()) facts.serial = unitSerialNumber(dir / "device" / "vpd_pg80");
        facts.transport = transport(node, chain, get("ID_BUS"));
        facts.hotplug = facts.removable;
        // Up the chain of devices: on a bus that can be unplugged?
        for (fs::path at = real; at.has_relative_path() && at != at.parent_path() && !none;
             at = at.parent_path()) {
            std::error_code missing;
            const std::string bus = fs::read_symlink(at / "subsystem", missing).filename();
            if (bus == "usb" || bus == "firewire" || bus == "ieee1394" || bus == "pcmcia" || bus == "mmc" ||
                bus == "ccw")
                facts.hotplug = true;
            if (bus == "usb" && facts.serial.empty()) facts.serial = tidy(attribute(at / "serial"));
            if (bus == "usb" && facts.model.empty()) facts.model = tidy(attribute(at / "product"));
            if (at == fs::path(places_.sys) / "devices") break;
        }
    }

    // SCSI's vital product data page 80h (SPC-4, 7.8.15): 4 bytes of header, the last two of them the length.
    static std::string unitSerialNumber(const fs::path& path) {
        std::ifstream in(path, std::ios::binary);
        std::array<char, 260> page{};
        in.read(page.data(), static_cast<std::streamsize>(page.size()));
        const auto count = static_cast<std::size_t>(in.gcount());
        if (count < 4) return {};
        const std::size_t length =
            static_cast<unsigned char>(page[2]) * 256u + static_cast<unsigned char>(page[3]);
        return tidy(std::string_view(page.data() + 4, std::min(length, count - 4)));
    }

    static std::string transport(const std::string& node, const std::string& chain, const std::string& bus) {
        auto within = [&](std::string_view part) { return chain.find(part) != std::string::npos; };
        if (node.starts_with("loop")) return "loop";
        if (node.starts_with("nbd")) return "nbd";
        if (within("/usb")) return "usb";
        if (node.starts_with("nvme")) return "nvme";
        if (node.starts_with("mmcblk")) return "mmc";
        if (within("/virtio") && node.starts_with("vd")) return "virtio";
        if (within("/fw")) return "firewire";
        if (within("/ata")) return node.starts_with("sr") || bus == "ata" ? "ata" : "sata";
        if (within("/rport-")) return "fc";
        if (within("/end_device-")) return "sas";
        if (within("/session")) return "iscsi";
        if (node.starts_with("sd") || node.starts_with("sr")) return bus.empty() ? "scsi" : bus;
        return {};
    }

    // What lsblk does, too, where no udev runs. A node that cannot be read tells nothing.
    static void probe(DevicePartition& partition) {
        std::unique_ptr<blkid_struct_probe, decltype(&blkid_free_probe)> prober(
            blkid_new_probe_from_filename(partition.path.c_str()), &blkid_free_probe);
        if (!prober) return;
        blkid_probe_enable_superblocks(prober.get(), 1);
        blkid_probe_set_superblocks_flags(prober.get(), BLKID_SUBLKS_TYPE | BLKID_SUBLKS_LABEL);
        if (blkid_do_safeprobe(prober.get()) != 0) return;
        const char* value = nullptr;
        if (blkid_probe_lookup_value(prober.get(), "TYPE", &value, nullptr) == 0)
            partition.fileSystem = value;
        if (blkid_probe_lookup_value(prober.get(), "LABEL", &value, nullptr) == 0) partition.label = value;
    }

    LinuxPlaces places_;
    std::map<std::string, std::vector<std::string>> mounts_;  // "8:1" -> mount points
    std::vector<std::string> swaps_;                          // "8:2"
    std::map<std::string, std::vector<std::string>> loops_;   // "8:1" -> loop devices on it
};

}  // namespace

std::string unescapeHex(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '\\' && i + 3 < text.size() && text[i + 1] == 'x' &&
            std::from_chars(text.data() + i + 2, text.data() + i + 4, value, 16).ptr == text.data() + i + 4) {
            out += static_cast<char>(value);
            i += 3;
        } else {
            out += text[i];
        }
    }
    return out;
}

Result<std::vector<DeviceFacts>> listDevices(const LinuxPlaces& places) {
    std::error_code problem;
    if (!fs::is_directory(fs::path(places.sys) / "block", problem))
        return fail(Cause::NotFound, IoError::NoSysfs, places.sys);
    const Survey survey(places);
    std::vector<DeviceFacts> devices;
    for (const std::string& node : survey.disks())
        if (survey.isShown(node)) devices.push_back(survey.disk(node));
    std::ranges::sort(devices, naturallyLess, &DeviceFacts::name);
    return devices;
}

Result<DeviceFacts> deviceFactsOfNode(const LinuxPlaces& places, const std::string& node) {
    const Survey survey(places);
    if (!survey.isThere(node)) return fail(Cause::NotFound, IoError::NoBlockDevice, node);
    if (!survey.isPartition(node)) return survey.disk(node);
    const std::string disk = survey.diskOf(node);
    if (disk.empty() || !survey.isThere(disk)) return fail(Cause::NotFound, IoError::NoDiskOfPartition, node);
    DeviceFacts facts = survey.disk(disk);
    DevicePartition partition = survey.partition(node);
    facts.parent = facts.path;
    facts.name = partition.name;
    facts.path = partition.path;
    facts.size = partition.length;
    facts.offset = partition.offset;
    if (facts.discardMaxBytes > 0) facts.discardAlignment = number(survey.block(node) / "discard_alignment");
    facts.readOnly = facts.readOnly || attribute(survey.block(node) / "ro") == "1";
    facts.uses = std::move(partition.uses);
    facts.partitions.clear();
    return facts;
}

Result<std::string> nodeOfPath(const LinuxPlaces& places, const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0)
        return fail(systemErrorCause(errno), IoError::QueryFailed, path, systemErrorText(errno));
    if (!S_ISBLK(st.st_mode)) return fail(Cause::Unsupported, IoError::NotABlockDevice, path);
    std::error_code none;
    const fs::path link =
        fs::path(places.sys) / "dev" / "block" / fmt::format("{}:{}", major(st.st_rdev), minor(st.st_rdev));
    const fs::path real = fs::canonical(link, none);
    if (none) return fail(Cause::NotFound, IoError::DeviceGone, path);
    return real.filename().string();
}

Result<std::vector<DeviceFacts>> listDevices() { return listDevices(LinuxPlaces{}); }

Result<DeviceFacts> deviceFacts(const std::string& path) {
    auto node = nodeOfPath({}, path);
    if (!node) return std::unexpected(node.error());
    return deviceFactsOfNode({}, *node);
}

}  // namespace sectorsmith
