// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: Documentation/ABI (sysfs-bus-usb, sysfs-bus-pci, sysfs-ata, sysfs-block) of Linux; SAT-4 12.2 for ATA commands in
// SCSI ones; ACS-4 7.12 for IDENTIFY DEVICE; NVM Express 1.4, 5.14.1.2 for the SMART log page.
#include "ops/speed/adapter_linux.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/nvme_ioctl.h>
#include <scsi/sg.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "base/all_zero.h"
#include "io/sysfs_linux.h"
#include "io/system_file.h"
#include "ops/speed/errors.h"
#include "ops/speed/messages.h"
#include "ops/trim_support_linux.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

using sysfs::attribute;

std::string linkName(const fs::path& link) {
    std::error_code none;
    const fs::path target = fs::read_symlink(link, none);
    return none ? std::string() : target.filename().string();
}

// The folders from the disk's own up to /sys/devices.
std::vector<fs::path> chainOf(const fs::path& block) {
    std::vector<fs::path> chain;
    std::error_code none;
    for (fs::path at = fs::canonical(block, none);
         !none && at.has_relative_path() && at != at.parent_path() && at.filename() != "devices" &&
         chain.size() < 64;
         at = at.parent_path())
        chain.push_back(at);
    return chain;
}

void describeUsb(const std::vector<fs::path>& chain, AdapterFacts& facts) {
    for (const fs::path& at : chain) {
        const std::string driver = linkName(at / "driver");
        if (driver == "uas") facts.protocol = "UAS";
        if (driver == "usb-storage") facts.protocol = "BOT";
        if (attribute(at / "idVendor").empty()) continue;
        // The first device above the disk is its bridge; those above are hubs.
        const std::string speed = attribute(at / "speed");  // Mbit/s
        const std::uint64_t megabits = sysfs::number(at / "speed");
        const std::string version = attribute(at / "version");
        const std::string rate = megabits >= 1000 && megabits % 1000 == 0
                                     ? fmt::format("{} Gbit/s", megabits / 1000)
                                     : fmt::format("{} Mbit/s", speed);
        if (!speed.empty()) facts.link = version.empty() ? rate : fmt::format("{} (USB {})", rate, version);
        facts.power = attribute(at / "bMaxPower");
        facts.bridge = attribute(at / "manufacturer");
        if (const std::string product = attribute(at / "product"); !product.empty())
            facts.bridge += (facts.bridge.empty() ? "" : " ") + product;
        const std::string ids = attribute(at / "idVendor") + ":" + attribute(at / "idProduct");
        facts.bridge = facts.bridge.empty() ? ids : fmt::format("{} ({})", facts.bridge, ids);
        return;
    }
}

void describePci(const std::vector<fs::path>& chain, AdapterFacts& facts) {
    for (const fs::path& at : chain) {
        const std::string speed = attribute(at / "current_link_speed");
        const std::string width = attribute(at / "current_link_width");
        if (speed.empty() || width.empty() || width == "0") continue;
        facts.link = fmt::format("{} ×{}", speed, width);
        const std::string best = attribute(at / "max_link_speed");
        const std::string widest = attribute(at / "max_link_width");
        if (!best.empty() && (best != speed || widest != width))
            facts.link += fmt::format(" (the drive can {} ×{})", best, widest);
        return;
    }
}

void describeSata(const std::string& sys, const std::vector<fs::path>& chain, AdapterFacts& facts) {
    for (const fs::path& at : chain) {
        const std::string name = at.filename();
        if (!name.starts_with("ata")) continue;
        facts.link = attribute(fs::path(sys) / "class" / "ata_link" / ("link" + name.substr(3)) / "sata_spd");
        return;
    }
}

Result<std::array<unsigned char, 512>> identify(const DriveCall& call) {
    std::array<unsigned char, 512> answer{};
    std::array<unsigned char, 64> sense{};
    std::array<unsigned char, 16> command{};
    command[0] = 0x85;    // ATA PASS-THROUGH (16)
    command[1] = 4 << 1;  // PIO data in
    command[2] = 0x0E;    // from the device, in blocks, their count in the sector count
    command[6] = 1;       // one block
    command[14] = 0xEC;   // IDENTIFY DEVICE
    sg_io_hdr request{};
    request.interface_id = 'S';
    request.dxfer_direction = SG_DXFER_FROM_DEV;
    request.cmd_len = command.size();
    request.cmdp = command.data();
    request.mx_sb_len = sense.size();
    request.sbp = sense.data();
    request.dxfer_len = answer.size();
    request.dxferp = answer.data();
    request.timeout = 5000;  // milliseconds
    if (call(SG_IO, &request) != 0)
        return fail(systemErrorCause(errno), SpeedError::DriveRequestFailed, systemErrorText(errno));
    constexpr unsigned senseFollows = 8;  // a driver's status that is no failure by itself
    if (request.host_status != 0 || (request.driver_status & 0x0F & ~senseFollows) != 0)
        return fail(Cause::Io, SpeedError::DriveSilent, fmt::format("{:#x}", request.host_status),
                    fmt::format("{:#x}", request.driver_status));
    if ((request.status & 0x7E) != 0 || request.resid == static_cast<int>(answer.size()))
        return fail(Cause::Unsupported, SpeedError::NoAtaCommands);
    if (request.resid != 0) return fail(Cause::Damaged, SpeedError::AnswerTruncated);
    return answer;
}

Result<std::array<unsigned char, 512>> nvmeSmartLog(const DriveCall& call) {
    std::array<unsigned char, 512> page{};
    nvme_admin_cmd command{};
    command.opcode = 0x02;  // Get Log Page
    command.nsid = 0xFFFFFFFF;
    command.addr = reinterpret_cast<std::uintptr_t>(page.data());
    command.data_len = page.size();
    command.cdw10 = 0x02 | ((page.size() / 4 - 1) << 16);  // SMART, 128 words of 32 bits
    const int status = call(NVME_IOCTL_ADMIN_CMD, &command);
    if (status < 0)
        return fail(systemErrorCause(errno), SpeedError::DriveRequestFailed, systemErrorText(errno));
    if (status > 0) return fail(Cause::Unsupported, SpeedError::DriveStatus, fmt::format("{:#x}", status));
    return page;
}

// What a failure says: not known, or that it is not reachable.
SmartAnswer unanswered(const Error& error) {
    if (error.cause == Cause::Permission) return {std::nullopt, say(SpeedMessage::NotKnownWithoutRoot)};
    return {false, error};
}

SmartAnswer askForSmart(const DeviceFacts& device) {
    const bool nvme = device.name.starts_with("nvme");
    const bool scsi = device.name.starts_with("sd");
    if (!nvme && !scsi) return {false, say(SpeedMessage::DeviceNotBackedDriveOwn)};
    const int fd = ::open(device.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) return {std::nullopt, say(SpeedMessage::NotKnownWithoutRoot)};
    const DriveCall call = [fd](unsigned long request, void* argument) {
        return ::ioctl(fd, request, argument);
    };
    SmartAnswer answer = nvme ? askNvmeForSmart(call) : askAtaForSmart(call);
    ::close(fd);
    return answer;
}

}  // namespace

SmartAnswer askAtaForSmart(const DriveCall& call) {
    auto answer = identify(call);
    if (!answer) return unanswered(answer.error());
    return smartFromIdentify(*answer);
}

SmartAnswer askNvmeForSmart(const DriveCall& call) {
    auto page = nvmeSmartLog(call);
    if (!page) return unanswered(page.error());
    if (allZero(std::as_bytes(std::span(*page)))) return {false, say(SpeedMessage::DriveSmartLogEmpty)};
    return {true, {}};
}

SmartAnswer smartFromIdentify(std::span<const unsigned char> answer) {
    if (answer.size() < 512 || allZero(std::as_bytes(std::span(answer))))
        return {false, say(SpeedMessage::DriveAnswerIdentifyEmpty)};
    const auto word = [&](std::size_t i) { return answer[2 * i] | answer[2 * i + 1] << 8; };
    // Word 255: with the mark A5h in its low half, all bytes sum up to zero.
    if (answer[510] == 0xA5) {
        unsigned sum = 0;
        for (const unsigned char byte : answer) sum += byte;
        if ((sum & 0xFF) != 0) return {std::nullopt, say(SpeedMessage::DriveAnswerIdentifyDamaged)};
    }
    // Words 83 and 87 are only valid with bit 14 set and bit 15 clear; then 82 and 85 tell what is there and switched on.
    if ((word(83) & 0xC000) != 0x4000) return {std::nullopt, say(SpeedMessage::DriveDoesNotSay)};
    if ((word(82) & 1) == 0) return {false, say(SpeedMessage::DriveNone)};
    if ((word(87) & 0xC000) == 0x4000 && (word(85) & 1) == 0)
        return {false, say(SpeedMessage::SwitchedOffDrive)};
    return {true, {}};
}

AdapterFacts adapterFactsFromSysfs(const std::string& sys, const DeviceFacts& device) {
    AdapterFacts facts = listedFacts(device);
    const fs::path block = fs::path(sys) / "class" / "block" / fs::path(device.path).filename();
    const std::vector<fs::path> chain = chainOf(block);
    if (facts.bus == "usb") describeUsb(chain, facts);
    else if (facts.bus == "sata") describeSata(sys, chain, facts);
    else if (facts.bus == "nvme") describePci(chain, facts);
    takeTrim(trimSupportOfNode(sys, block.filename().string(), {}), facts);
    return facts;
}

AdapterFacts adapterFacts(const DeviceFacts& device) {
    AdapterFacts facts = adapterFactsFromSysfs("/sys", device);
    // The adapter itself may be asked for its pages, too.
    if (facts.trim == false)
        if (const auto asked = trimSupport(device.path)) takeTrim(*asked, facts);
    SmartAnswer smart = askForSmart(device);
    facts.smart = smart.reachable;
    facts.smartWhy = std::move(smart.why);
    return facts;
}

Message cautionFromSysfs(const std::string& sys, const DeviceFacts& device) {
    const std::string name = fs::path(device.parent.empty() ? device.path : device.parent).filename();
    const fs::path block = fs::path(sys) / "class" / "block" / name;
    if (attribute(block / "loop" / "dio") == "0") return say(SpeedMessage::LoopDeviceReachesFileThrough);
    if (name.starts_with("zram") || name.starts_with("ram")) return say(SpeedMessage::DiskComputerMemory);
    return {};
}

Message cautionOf(const DeviceFacts& device) { return cautionFromSysfs("/sys", device); }

std::function<std::optional<double>()> temperatureReader(const DeviceFacts& facts) {
    const fs::path device = fs::path("/sys/class/block") / fs::path(facts.path).filename() / "device";
    // NVMe: device/hwmonN; drivetemp: device/hwmon/hwmonN.
    for (const fs::path& folder : {device, device / "hwmon"}) {
        std::error_code none;
        for (fs::directory_iterator it(folder, none), end; !none && it != end; it.increment(none)) {
            const fs::path input = it->path() / "temp1_input";  // thousandths of a degree
            if (!it->path().filename().string().starts_with("hwmon") || attribute(input).empty()) continue;
            return [input]() -> std::optional<double> {
                const std::string text = attribute(input);
                int value = 0;
                if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc())
                    return std::nullopt;
                return value / 1000.0;
            };
        }
    }
    return {};
}

}  // namespace sectorsmith::speed
