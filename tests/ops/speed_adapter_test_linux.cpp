// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between computer and drive: from a sysfs made for the test, and from drives that are functions.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/nvme_ioctl.h>
#include <scsi/sg.h>
#include <sys/ioctl.h>

#include <cerrno>
#include <cstring>
#include <numeric>

#include "ops/speed/adapter_linux.h"
#include "testing/images.h"

namespace sectorsmith::speed {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using Identify = std::array<unsigned char, 512>;

// A drive with SMART, there and switched on.
Identify goodDrive() {
    Identify answer{};
    const auto word = [&](std::size_t i, unsigned value) {
        answer[2 * i] = static_cast<unsigned char>(value);
        answer[2 * i + 1] = static_cast<unsigned char>(value >> 8);
    };
    word(82, 0x346B);
    word(83, 0x7D01);
    word(84, 0x4123);
    word(85, 0x3469);
    word(86, 0xBC01);
    word(87, 0x4123);
    return answer;
}

void seal(Identify& answer) {
    answer[510] = 0xA5;
    answer[511] = 0;
    answer[511] = static_cast<unsigned char>(-std::accumulate(answer.begin(), answer.end(), 0u));
}

// A bridge that answers what the test wants, and looks at what it is asked.
struct FakeBridge {
    Identify identify = goodDrive();
    int error = 0;  // errno of the call
    unsigned char status = 0;
    unsigned short hostStatus = 0;
    unsigned short driverStatus = 0;
    int missing = 0;  // bytes at the end that do not come

    SmartAnswer ask() const {
        return askAtaForSmart([this](unsigned long number, void* argument) {
            EXPECT_EQ(number, static_cast<unsigned long>(SG_IO));
            auto& request = *static_cast<sg_io_hdr*>(argument);
            EXPECT_EQ(request.dxfer_direction, SG_DXFER_FROM_DEV);
            EXPECT_EQ(request.cmd_len, 16);
            EXPECT_EQ(request.cmdp[0], 0x85);
            EXPECT_EQ(request.cmdp[14], 0xEC);  // nothing that writes, ever
            EXPECT_GT(request.timeout, 0u);     // a bridge may never answer
            if (error != 0) {
                errno = error;
                return -1;
            }
            request.status = status;
            request.host_status = hostStatus;
            request.driver_status = driverStatus;
            request.resid = missing;
            std::memcpy(request.dxferp, identify.data(), identify.size() - static_cast<std::size_t>(missing));
            return 0;
        });
    }
};

TEST(SpeedAdapter, SmartBehindABridgeThatPassesItOn) {
    FakeBridge bridge;
    EXPECT_EQ(bridge.ask().reachable, true);
    EXPECT_EQ(bridge.ask().why, "");
    seal(bridge.identify);
    EXPECT_EQ(bridge.ask().reachable, true);
    bridge.driverStatus = 8;  // sense data follow; no failure by itself
    EXPECT_EQ(bridge.ask().reachable, true);
}

TEST(SpeedAdapter, ABridgeThatRefusesSaysWhy) {
    FakeBridge refuses;
    refuses.status = 2;  // CHECK CONDITION: an unknown command
    EXPECT_EQ(refuses.ask().reachable, false);
    EXPECT_THAT(refuses.ask().why, HasSubstr("does not forward ATA commands"));
    FakeBridge silent;  // says that all is well, and sends nothing
    silent.missing = 512;
    EXPECT_EQ(silent.ask().reachable, false);
    EXPECT_THAT(silent.ask().why, HasSubstr("does not forward ATA commands"));
    FakeBridge truncates;
    truncates.missing = 256;
    EXPECT_EQ(truncates.ask().reachable, false);
    EXPECT_THAT(truncates.ask().why, HasSubstr("truncates"));
    FakeBridge stuck;
    stuck.hostStatus = 3;  // time is over
    EXPECT_EQ(stuck.ask().reachable, false);
    EXPECT_THAT(stuck.ask().why, HasSubstr("did not answer"));
    stuck.hostStatus = 0;
    stuck.driverStatus = 6;
    EXPECT_THAT(stuck.ask().why, HasSubstr("did not answer"));
    FakeBridge zeros;
    zeros.identify.fill(0);
    EXPECT_EQ(zeros.ask().reachable, false);
    EXPECT_THAT(zeros.ask().why, HasSubstr("empty"));
    FakeBridge noRights;
    noRights.error = EPERM;
    EXPECT_EQ(noRights.ask().reachable, std::nullopt);
    EXPECT_THAT(noRights.ask().why, HasSubstr("root"));
    FakeBridge noSuchCall;
    noSuchCall.error = ENOTTY;
    EXPECT_EQ(noSuchCall.ask().reachable, false);
    EXPECT_NE(noSuchCall.ask().why, "");
}

TEST(SpeedAdapter, WhatTheDriveSaysOfSmart) {
    Identify off = goodDrive();
    off[2 * 85] &= 0xFE;
    EXPECT_EQ(smartFromIdentify(off).reachable, false);
    EXPECT_THAT(smartFromIdentify(off).why, HasSubstr("switched off"));
    Identify none = goodDrive();
    none[2 * 82] &= 0xFE;
    EXPECT_THAT(smartFromIdentify(none).why, HasSubstr("none"));
    Identify old = goodDrive();
    old[2 * 83 + 1] = 0;  // word 83 is not valid
    EXPECT_EQ(smartFromIdentify(old).reachable, std::nullopt);
    Identify damaged = goodDrive();
    seal(damaged);
    damaged[100] ^= 1;
    EXPECT_EQ(smartFromIdentify(damaged).reachable, std::nullopt);
    EXPECT_THAT(smartFromIdentify(damaged).why, HasSubstr("damaged"));
    EXPECT_EQ(smartFromIdentify(std::span(off).first(100)).reachable, false);
}

TEST(SpeedAdapter, SmartOfNvme) {
    int result = 0;
    unsigned char temperature = 40;
    const auto ask = [&] {
        return askNvmeForSmart([&](unsigned long number, void* argument) {
            EXPECT_EQ(number, static_cast<unsigned long>(NVME_IOCTL_ADMIN_CMD));
            const auto& command = *static_cast<nvme_admin_cmd*>(argument);
            EXPECT_EQ(command.opcode, 0x02);
            EXPECT_EQ(command.cdw10, 0x007F0002u);
            EXPECT_EQ(command.data_len, 512u);
            if (result < 0) errno = EACCES;
            if (result == 0) reinterpret_cast<unsigned char*>(command.addr)[1] = temperature;
            return result;
        });
    };
    EXPECT_EQ(ask().reachable, true);
    temperature = 0;
    EXPECT_EQ(ask().reachable, false);
    EXPECT_THAT(ask().why, HasSubstr("empty"));
    result = 0x4002;  // invalid field, do not retry
    EXPECT_EQ(ask().reachable, false);
    EXPECT_THAT(ask().why, HasSubstr("0x4002"));
    result = -1;
    EXPECT_EQ(ask().reachable, std::nullopt);
}

// A sysfs with one disk, as Linux lays it out.
class SpeedSysfs : public ::testing::Test {
 protected:
    void put(const std::string& path, const std::string& value) {
        fs::create_directories((sys_ / path).parent_path());
        const std::string line = value + "\n";
        testing::writeFile(sys_ / path, std::as_bytes(std::span(line)));
    }
    void link(const std::string& path, const std::string& target) {
        fs::create_directories((sys_ / path).parent_path());
        fs::create_directories(sys_ / target);
        fs::create_symlink(sys_ / target, sys_ / path);
    }
    // The USB device and its interface, driven by `driver`.
    void usbInterface(const std::string& port, const std::string& interface, const std::string& driver) {
        link(port + "/subsystem", "bus/usb");
        link(interface + "/subsystem", "bus/usb");
        link(interface + "/driver", "bus/usb/drivers/" + driver);
    }
    // /sys/class/block/NAME -> `block`
    AdapterFacts facts(const std::string& name, const std::string& transport, const std::string& block) {
        link("class/block/" + name, block);
        DeviceFacts device;
        device.name = name;
        device.path = "/dev/" + name;
        device.transport = transport;
        device.logicalSectorSize = 512;
        device.physicalSectorSize = 4096;
        return adapterFactsFromSysfs(sys_.string(), device);
    }
    testing::TemporaryFolder folder_;
    fs::path sys_ = folder_.path() / "sys";
};

constexpr const char* usbPort = "devices/pci0000:00/0000:00:14.0/usb2/2-1";

TEST_F(SpeedSysfs, AUsbBridgeWithItsLinkAndProtocol) {
    const std::string port = usbPort;
    const std::string interface = port + "/2-1:1.0";
    const std::string block = interface + "/host6/target6:0:0/6:0:0:0/block/sdb";
    put("devices/pci0000:00/0000:00:14.0/usb2/idVendor", "1d6b");  // the root hub is not the adapter
    put("devices/pci0000:00/0000:00:14.0/usb2/speed", "20000");
    put(port + "/idVendor", "152d");
    put(port + "/idProduct", "0583");
    put(port + "/manufacturer", "JMicron");
    put(port + "/product", "External Disk");
    put(port + "/speed", "10000");
    put(port + "/version", " 3.20");
    put(port + "/bMaxPower", "896mA");
    put(block + "/queue/discard_max_bytes", "0");
    put(block + "/queue/rotational", "0");
    usbInterface(port, interface, "uas");
    const AdapterFacts uas = facts("sdb", "usb", block);
    EXPECT_EQ(uas.protocol, "UAS");
    EXPECT_EQ(uas.link, "10 Gbit/s (USB 3.20)");
    EXPECT_EQ(uas.power, "896mA");
    EXPECT_EQ(uas.bridge, "JMicron External Disk (152d:0583)");
    EXPECT_EQ(uas.trim, false);
    EXPECT_THAT(uas.trimWhy, HasSubstr("does not say whether"));
    EXPECT_EQ(uas.physicalSectorSize, 4096u);
}

TEST_F(SpeedSysfs, ASlowPortAnOldProtocolAndTrimSwitchedOff) {
    const std::string port = usbPort;
    const std::string device = port + "/2-1:1.0/host6/target6:0:0/6:0:0:0";
    const std::string block = device + "/block/sdb";
    put(port + "/idVendor", "05e3");
    put(port + "/idProduct", "0749");
    put(port + "/speed", "480");
    usbInterface(port, port + "/2-1:1.0", "usb-storage");
    put(device + "/scsi_disk/6:0:0:0/provisioning_mode", "disabled");
    link(block + "/device", device);
    put(block + "/queue/discard_max_bytes", "0");
    const AdapterFacts bot = facts("sdb", "usb", block);
    EXPECT_EQ(bot.protocol, "BOT");
    EXPECT_EQ(bot.link, "480 Mbit/s");
    EXPECT_EQ(bot.bridge, "05e3:0749");
    EXPECT_THAT(bot.trimWhy, HasSubstr("does not say whether"));
}

TEST_F(SpeedSysfs, NvmeTellsItsLanesAndWhatItCould) {
    const std::string pci = "devices/pci0000:00/0000:00:1d.0/0000:03:00.0";
    const std::string block = pci + "/nvme/nvme0/nvme0n1";
    put(pci + "/current_link_speed", "8.0 GT/s PCIe");
    put(pci + "/current_link_width", "2");
    put(pci + "/max_link_speed", "16.0 GT/s PCIe");
    put(pci + "/max_link_width", "4");
    put(block + "/queue/discard_max_bytes", "2199023255040");
    const AdapterFacts nvme = facts("nvme0n1", "nvme", block);
    EXPECT_EQ(nvme.link, "8.0 GT/s PCIe ×2 (the drive can 16.0 GT/s PCIe ×4)");
    EXPECT_EQ(nvme.trim, true);
    EXPECT_EQ(nvme.protocol, "");
}

TEST_F(SpeedSysfs, WhatIsNoDiskIsSaid) {
    const auto caution = [&](const std::string& name) {
        DeviceFacts device;
        device.path = "/dev/" + name;
        return cautionFromSysfs(sys_.string(), device);
    };
    put("class/block/loop0/loop/dio", "0");
    put("class/block/loop1/loop/dio", "1");
    put("class/block/sda/size", "1000");
    EXPECT_THAT(caution("loop0"), HasSubstr("cache"));
    EXPECT_EQ(caution("loop1"), "");
    EXPECT_EQ(caution("sda"), "");
    EXPECT_THAT(caution("zram0"), HasSubstr("memory"));
}

TEST_F(SpeedSysfs, SataTellsItsLinkAndAHardDiskNeedsNoTrim) {
    const std::string block = "devices/pci0000:00/0000:00:17.0/ata3/host2/target2:0:0/2:0:0:0/block/sda";
    put("class/ata_link/link3/sata_spd", "6.0 Gbps");
    put(block + "/queue/discard_max_bytes", "0");
    put(block + "/queue/rotational", "1");
    const AdapterFacts sata = facts("sda", "sata", block);
    EXPECT_EQ(sata.link, "6.0 Gbps");
    EXPECT_THAT(sata.trimWhy, HasSubstr("hard disk"));
}

}  // namespace
}  // namespace sectorsmith::speed
