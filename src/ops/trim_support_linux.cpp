// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: Documentation/ABI/stable/sysfs-block and testing/sysfs-class-scsi_disk (provisioning_mode) of Linux.
#include "ops/trim_support_linux.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <scsi/sg.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/units.h"
#include "io/device_facts_linux.h"
#include "io/loops_linux.h"
#include "io/sysfs_linux.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

using sysfs::attribute;
using sysfs::number;

std::vector<std::byte> bytesOf(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::vector<std::byte> bytes(4096);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

std::string linkName(const fs::path& path) {
    std::error_code none;
    const fs::path target = fs::read_symlink(path, none);
    return none ? std::string() : target.filename().string();
}

// What of the chain of devices above a disk matters here.
struct Chain {
    bool usb = false;
    std::string usbDriver;  // "uas", "usb-storage"
    std::string vendor;     // of the USB device: four hexadecimal digits
    std::string product;
    std::string usbName;
    bool ata = false;
};

Chain chainOf(const fs::path& sys, const std::string& node) {
    Chain chain;
    std::error_code none;
    const fs::path real = fs::canonical(sys / "class" / "block" / node, none);
    for (fs::path at = real; !none && at.has_relative_path() && at != at.parent_path();
         at = at.parent_path()) {
        const std::string name = at.filename();
        if (name.starts_with("ata") && name.size() > 3) chain.ata = true;
        if (linkName(at / "subsystem") == "usb") {
            chain.usb = true;
            if (chain.usbDriver.empty()) chain.usbDriver = linkName(at / "driver");
            if (chain.vendor.empty() && fs::exists(at / "idVendor", none)) {
                chain.vendor = attribute(at / "idVendor");
                chain.product = attribute(at / "idProduct");
                chain.usbName = attribute(at / "product");
            }
        }
        if (at == sys / "devices") break;
    }
    return chain;
}

class Explanation {
 public:
    Explanation(const std::string& sys, const std::string& node, const VpdReader& askDevice)
        : sys_(sys), node_(node), dir_(sys_ / "class" / "block" / node), askDevice_(askDevice) {}

    TrimSupport explain() {
        support_.how = "BLKDISCARD";
        support_.maxBytes = number(dir_ / "queue" / "discard_max_bytes");
        const std::uint64_t hardware = number(dir_ / "queue" / "discard_max_hw_bytes");
        support_.granularity = number(dir_ / "queue" / "discard_granularity");
        support_.alignment = number(dir_ / "discard_alignment");
        fact("discard_max_bytes", std::to_string(support_.maxBytes));
        fact("discard_granularity", std::to_string(support_.granularity));
        support_.available = support_.maxBytes > 0;
        if (support_.available && support_.granularity == 0)
            support_.granularity = number(dir_ / "queue" / "logical_block_size");
        readScsi();
        if (support_.available) {
            const std::string unit = formatSize(support_.granularity), most = formatSize(support_.maxBytes);
            support_.reason = chain_.usb ? say(OpsMessage::TrimOverUsb, unit, most, adapter(), driver())
                                         : say(OpsMessage::TrimSupported, unit, most);
            return std::move(support_);
        }
        if (hardware > 0) {
            support_.reason = say(OpsMessage::DiskTakesTrimSwitchedOff);
            support_.help.push_back(say(OpsMessage::RootEchoSysBlockQueue, hardware, node_));
            return std::move(support_);
        }
        if (number(dir_ / "ro") == 1) {
            support_.reason = say(OpsMessage::DiskReadOnly);
            return std::move(support_);
        }
        if (node_.starts_with("loop")) explainLoop();
        else if (node_.starts_with("dm-")) explainMapper();
        else if (node_.starts_with("md")) explainRaid();
        else if (node_.starts_with("nvme")) support_.reason = say(OpsMessage::NvmeDiskDoesNotOffer);
        else if (node_.starts_with("mmcblk")) support_.reason = say(OpsMessage::MemoryCardDoesNotOffer);
        else if (node_.starts_with("vd")) {
            support_.reason = say(OpsMessage::VirtualDiskNoDiscardVirtual);
            support_.help.push_back(say(OpsMessage::HostDiscardUnmapDiskDriver));
        } else explainScsi();
        return std::move(support_);
    }

 private:
    void fact(std::string what, std::string value) {
        if (!value.empty()) support_.facts.push_back({std::move(what), std::move(value)});
    }
    // Where a sentence begins with it.
    Message adapter() const {
        if (!chain_.usbName.empty())
            return say(OpsMessage::UsbAdapterNamed, chain_.usbName, chain_.vendor, chain_.product);
        return chain_.vendor.empty() ? say(OpsMessage::UsbAdapter)
                                     : say(OpsMessage::UsbAdapterOfIds, chain_.vendor, chain_.product);
    }
    Message driver() const {
        return chain_.usbDriver == "uas"           ? say(OpsMessage::DriverUas)
               : chain_.usbDriver == "usb-storage" ? say(OpsMessage::DriverBulkOnly)
               : chain_.usbDriver.empty()          ? say(OpsMessage::DriverUnknown)
                                                   : Message::plain(chain_.usbDriver);
    }
    Message provisioningMode() const {
        return mode_.empty() ? say(OpsMessage::ModeNotSet) : Message::plain(mode_);
    }

    std::vector<std::byte> page(unsigned code) {
        auto bytes = bytesOf(dir_ / "device" / fmt::format("vpd_pg{:02x}", code));
        if (bytes.empty() && askDevice_) bytes = askDevice_(code);
        return bytes;
    }

    void readScsi() {
        chain_ = chainOf(sys_, node_);
        if (chain_.usb) {
            fact("USB adapter", fmt::format("{} {}:{}", chain_.usbName, chain_.vendor, chain_.product));
            fact("driver", chain_.usbDriver);
        }
        rotates_ = number(dir_ / "queue" / "rotational") == 1;
        if (!node_.starts_with("sd")) return;
        std::error_code none;
        for (fs::directory_iterator it(dir_ / "device" / "scsi_disk", none), end; !none && it != end;
             it.increment(none))
            mode_ = attribute(it->path() / "provisioning_mode");
        fact("provisioning_mode", mode_);
        limits_ = parseBlockLimits(page(0xB0));
        provisioning_ = parseProvisioning(page(0xB2));
        if (const auto rate = parseRotationRate(page(0xB1)); rate && *rate > 0) {
            rotates_ = *rate != 1;
            fact("VPD B1", *rate == 1 ? "does not rotate" : fmt::format("{} rotations per minute", *rate));
        }
        if (limits_)
            fact("VPD B0", fmt::format("at most {} blocks per UNMAP, granularity {} blocks",
                                       limits_->maxUnmapBlocks, limits_->optimalGranularity));
        if (provisioning_)
            fact("VPD B2", fmt::format("UNMAP {}, WRITE SAME(16) {}, WRITE SAME(10) {}, reads zero {}",
                                       word(provisioning_->unmap), word(provisioning_->writeSame16),
                                       word(provisioning_->writeSame10), provisioning_->readsZero));
    }
    static const char* word(bool yes) { return yes ? "yes" : "no"; }

    void explainLoop() {
        const std::string file = backingFileName({.sys = sys_.string()}, node_);
        support_.reason = say(OpsMessage::LoopDeviceFileLiesWhere, file);
    }
    void explainMapper() {
        const std::string uuid = attribute(dir_ / "dm" / "uuid");
        if (uuid.starts_with("CRYPT-")) {
            support_.reason = say(OpsMessage::EncryptedMappingDoesNotPass);
            support_.help.push_back(
                say(OpsMessage::IfMaySeenCryptsetupAllow, attribute(dir_ / "dm" / "name")));
        } else {
            support_.reason = say(OpsMessage::MappedDeviceDoesNotPass);
            below();
        }
    }
    void explainRaid() {
        support_.reason = say(OpsMessage::RaidDoesNotPassTrim);
        below();
    }
    void below() {
        std::error_code none;
        for (fs::directory_iterator it(dir_ / "slaves", none), end; !none && it != end; it.increment(none))
            support_.help.push_back(say(OpsMessage::LookDevBelow, it->path().filename().string()));
    }

    void explainScsi() {
        const bool unmap = provisioning_ && provisioning_->unmap;
        const bool sameness = provisioning_ && (provisioning_->writeSame16 || provisioning_->writeSame10);
        const bool limit = limits_ && limits_->maxUnmapBlocks > 0;
        if (chain_.usb && (unmap || limit || sameness)) {
            // The adapter knows the command; the kernel has not believed it.
            const char* mode = unmap || limit                                ? "unmap"
                               : provisioning_ && provisioning_->writeSame16 ? "writesame_16"
                                                                             : "writesame_10";
            support_.reason = say(OpsMessage::SaysPassesTrimSystemDoes, adapter(),
                                  unmap   ? say(OpsMessage::PageUnmap)
                                  : limit ? say(OpsMessage::PageLimit)
                                          : say(OpsMessage::PageWriteSame),
                                  provisioningMode(), driver());
            if (chain_.vendor.size() == 4 && chain_.product.size() == 4)
                support_.udevRule = fmt::format(
                    "ACTION==\"add|change\", SUBSYSTEM==\"scsi_disk\", ATTRS{{idVendor}}==\"{}\", "
                    "ATTRS{{idProduct}}==\"{}\", ATTR{{provisioning_mode}}=\"{}\"",
                    chain_.vendor, chain_.product, mode);
            support_.help.push_back(say(OpsMessage::UdevRuleCanSetProvisioning));
            if (chain_.usbDriver == "usb-storage")
                support_.help.push_back(say(OpsMessage::SystemUsesOldProtocolAdapter));
            return;
        }
        if (chain_.usb) {
            const bool asked = provisioning_ || limits_;
            support_.reason = asked ? say(OpsMessage::DoesNotOfferTrimDriven, adapter(), driver())
                                    : say(OpsMessage::DoesNotSayWhetherPasses, adapter(), driver());
            if (!asked) support_.help.push_back(say(OpsMessage::LookAgainRootThenAdapter));
            support_.help.push_back(say(OpsMessage::SettingProvisioningModeForceNot));
            support_.help.push_back(say(OpsMessage::WhatHelpsNewerFirmwareAdapter));
            if (rotates_) support_.help.push_back(say(OpsMessage::DiskSaysRotatesHardDisks));
            return;
        }
        if (rotates_) {
            support_.reason = say(OpsMessage::DiskRotatesOffersNoTrim);
            return;
        }
        if (chain_.ata) {
            support_.reason = say(OpsMessage::SataDiskDoesNotAnnounce);
            support_.help.push_back(say(OpsMessage::NewerFirmwareDiskDiskBehind));
            return;
        }
        if (provisioning_ && (unmap || sameness)) {
            support_.reason = say(OpsMessage::DiskAnnouncesUnmapWriteSame, provisioningMode());
            return;
        }
        support_.reason = say(OpsMessage::DiskControllerBeforeDoesNot);
    }

    fs::path sys_;
    std::string node_;
    fs::path dir_;
    const VpdReader& askDevice_;
    TrimSupport support_;
    Chain chain_;
    std::string mode_;
    bool rotates_ = false;
    std::optional<BlockLimitsPage> limits_;
    std::optional<ProvisioningPage> provisioning_;
};

// INQUIRY with EVPD (SPC-4, 6.6). Needs the right to open the disk; asks nothing that changes it.
std::vector<std::byte> inquire(const std::string& path, unsigned page) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) return {};
    std::array<unsigned char, 6> command = {0x12, 1, static_cast<unsigned char>(page), 0, 252, 0};
    std::vector<std::byte> answer(252);
    std::array<unsigned char, 32> sense{};
    sg_io_hdr_t request{};
    request.interface_id = 'S';
    request.dxfer_direction = SG_DXFER_FROM_DEV;
    request.cmd_len = command.size();
    request.cmdp = command.data();
    request.dxferp = answer.data();
    request.dxfer_len = static_cast<unsigned>(answer.size());
    request.sbp = sense.data();
    request.mx_sb_len = sense.size();
    request.timeout = 5000;  // milliseconds
    const bool done = ::ioctl(fd, SG_IO, &request) == 0 && (request.info & SG_INFO_OK_MASK) == SG_INFO_OK;
    ::close(fd);
    if (!done || request.resid < 0 || static_cast<std::size_t>(request.resid) > answer.size()) return {};
    answer.resize(answer.size() - static_cast<std::size_t>(request.resid));
    return answer;
}

}  // namespace

TrimSupport trimSupportOfNode(const std::string& sys, const std::string& node, const VpdReader& askDevice) {
    return Explanation(sys, node, askDevice).explain();
}

Result<TrimSupport> trimSupport(const std::string& path) {
    const LinuxPlaces places;
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    const std::string disk = facts->parent.empty() ? path : facts->parent;
    auto node = nodeOfPath(places, disk);
    if (!node) return std::unexpected(node.error());
    auto support = trimSupportOfNode(places.sys, *node, [&](unsigned page) { return inquire(disk, page); });
    if (!facts->parent.empty()) support.alignment = facts->discardAlignment;
    return support;
}

}  // namespace sectorsmith
