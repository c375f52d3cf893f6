// SPDX-License-Identifier: GPL-3.0-or-later
// Why TRIM does not get through: other computers, shown as folders like their /sys.
#include "ops/trim_support_linux.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "testing/images.h"

namespace sectorsmith {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::TemporaryFolder;

class FakeSys {
 public:
    // /sys/class/block/NODE -> the device below `chain`.
    FakeSys(const std::string& node, const std::string& chain) : node_(node) {
        device_ = folder_.path() / "devices" / chain;
        block_ = device_ / "block" / node;
        fs::create_directories(block_ / "queue");
        fs::create_directories(folder_.path() / "class" / "block");
        fs::create_directory_symlink(block_, folder_.path() / "class" / "block" / node);
        fs::create_directory_symlink(device_, block_ / "device");
        put(block_ / "queue/discard_max_bytes", "0");
        put(block_ / "queue/discard_granularity", "0");
        put(block_ / "queue/logical_block_size", "512");
        put(block_ / "queue/rotational", "0");
    }
    void put(const fs::path& path, const std::string& text) const {
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text << '\n';
    }
    // An interface and a device of USB above the disk.
    void usb(const std::string& usbDevice, const std::string& driver) const {
        const fs::path device = folder_.path() / "devices" / usbDevice;
        put(device / "idVendor", "174c");
        put(device / "idProduct", "55aa");
        put(device / "product", "Case 3000");
        fs::create_directories(folder_.path() / "bus/usb");
        fs::create_directory_symlink(folder_.path() / "bus/usb", device / "subsystem");
        const fs::path interface = device / "2-1:1.0";
        fs::create_directory_symlink(folder_.path() / "bus/usb", interface / "subsystem");
        fs::create_directories(folder_.path() / "drivers" / driver);
        fs::create_directory_symlink(folder_.path() / "drivers" / driver, interface / "driver");
    }
    void provisioning(const std::string& mode) const {
        put(device_ / "scsi_disk/2:0:0:0/provisioning_mode", mode);
    }
    void page(unsigned number, const std::vector<unsigned char>& bytes) const {
        std::ofstream out(device_ / ("vpd_pg" + std::string(number == 0xB0   ? "b0"
                                                            : number == 0xB1 ? "b1"
                                                                             : "b2")),
                          std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    TrimSupport explain(const VpdReader& ask = {}) const {
        return trimSupportOfNode(folder_.path().string(), node_, ask);
    }
    const fs::path& block() const { return block_; }

 private:
    TemporaryFolder folder_;
    std::string node_;
    fs::path device_;
    fs::path block_;
};

constexpr const char* usbChain = "usb2/2-1/2-1:1.0/host2/target2:0:0/2:0:0:0";

std::vector<unsigned char> blockLimits(unsigned unmapBlocks) {
    std::vector<unsigned char> page(64);
    page[1] = 0xB0;
    page[3] = 60;
    page[22] = static_cast<unsigned char>(unmapBlocks >> 8);
    page[23] = static_cast<unsigned char>(unmapBlocks);
    return page;
}
std::vector<unsigned char> provisioningPage(unsigned flags) {
    return {0, 0xB2, 0, 4, 0, static_cast<unsigned char>(flags), 0, 0};
}

std::string allHelp(const TrimSupport& support) {
    std::string text;
    for (const std::string& one : support.help) text += one + "\n";
    return text;
}

TEST(TrimSupport, AUsbAdapterThatAnnouncesUnmapGetsARule) {
    for (const char* driver : {"uas", "usb-storage"}) {
        const FakeSys sys("sdb", usbChain);
        sys.usb("usb2/2-1", driver);
        sys.provisioning("full");
        sys.page(0xB2, provisioningPage(0x80));
        sys.page(0xB0, blockLimits(65535));
        const TrimSupport support = sys.explain();
        EXPECT_FALSE(support.available);
        EXPECT_THAT(support.reason, AllOf(HasSubstr("Case 3000"), HasSubstr("LBPU"), HasSubstr(driver)));
        EXPECT_EQ(support.udevRule,
                  "ACTION==\"add|change\", SUBSYSTEM==\"scsi_disk\", ATTRS{idVendor}==\"174c\", "
                  "ATTRS{idProduct}==\"55aa\", ATTR{provisioning_mode}=\"unmap\"");
    }
}

TEST(TrimSupport, WithoutTheDrivesWordNoRuleIsOffered) {
    const FakeSys sys("sdb", usbChain);
    sys.usb("usb2/2-1", "usb-storage");
    sys.provisioning("full");
    sys.page(0xB2, provisioningPage(0));
    sys.page(0xB0, blockLimits(0));
    const TrimSupport support = sys.explain();
    EXPECT_FALSE(support.available);
    EXPECT_TRUE(support.udevRule.empty());
    EXPECT_THAT(support.reason, HasSubstr("does not offer TRIM"));
    EXPECT_THAT(allHelp(support), HasSubstr("by force is not offered"));
}

TEST(TrimSupport, TheDeviceIsAskedWhereTheKernelHasNoPages) {
    const FakeSys sys("sdb", usbChain);
    sys.usb("usb2/2-1", "uas");
    sys.provisioning("full");
    EXPECT_THAT(allHelp(sys.explain()), HasSubstr("as root"));
    EXPECT_TRUE(sys.explain().udevRule.empty());
    const auto ask = [](unsigned page) {
        std::vector<std::byte> bytes;
        if (page == 0xB2)
            for (const unsigned char c : provisioningPage(0x40)) bytes.push_back(static_cast<std::byte>(c));
        return bytes;
    };
    EXPECT_THAT(sys.explain(ask).udevRule, HasSubstr("\"writesame_16\""));
}

TEST(TrimSupport, WhatWorksSaysItsUnits) {
    const FakeSys sys("sdb", usbChain);
    sys.usb("usb2/2-1", "uas");
    sys.put(sys.block() / "queue/discard_max_bytes", "4294966784");
    sys.put(sys.block() / "queue/discard_granularity", "1048576");
    sys.put(sys.block() / "discard_alignment", "4096");
    const TrimSupport support = sys.explain();
    EXPECT_TRUE(support.available);
    EXPECT_EQ(support.granularity, 1048576u);
    EXPECT_EQ(support.alignment, 4096u);
    EXPECT_EQ(support.maxBytes, 4294966784u);
    EXPECT_THAT(support.reason, HasSubstr("uas"));
}

TEST(TrimSupport, OtherReasons) {
    {
        const FakeSys sys("sda", "ata1/host0/0:0:0:0");
        sys.put(sys.block() / "queue/rotational", "1");
        EXPECT_THAT(sys.explain().reason, HasSubstr("rotates"));
    }
    {
        const FakeSys sys("sda", "ata1/host0/0:0:0:0");
        EXPECT_THAT(sys.explain().reason, HasSubstr("SATA"));
    }
    {
        const FakeSys sys("nvme0n1", "nvme/nvme0");
        sys.put(sys.block() / "queue/discard_max_hw_bytes", "1048576");
        EXPECT_THAT(sys.explain().reason, HasSubstr("switched off"));
        EXPECT_THAT(allHelp(sys.explain()), HasSubstr("1048576"));
    }
    {
        const FakeSys sys("dm-0", "virtual");
        sys.put(sys.block() / "dm/uuid", "CRYPT-LUKS2-abc-home");
        sys.put(sys.block() / "dm/name", "home");
        EXPECT_THAT(allHelp(sys.explain()), HasSubstr("--allow-discards --persistent refresh home"));
    }
    {
        const FakeSys sys("vda", "virtio1");
        EXPECT_THAT(allHelp(sys.explain()), HasSubstr("discard"));
    }
}

TEST(TrimSupport, PagesThatLieOrEndEarlyAreNothing) {
    const auto bytes = [](std::vector<unsigned char> page) {
        std::vector<std::byte> out;
        for (const unsigned char c : page) out.push_back(static_cast<std::byte>(c));
        return out;
    };
    EXPECT_FALSE(parseProvisioning(bytes({0, 0xB2, 0, 4, 0})));
    EXPECT_FALSE(parseProvisioning(bytes({0, 0xB0, 0, 4, 0, 0x80, 0, 0})));
    EXPECT_FALSE(parseProvisioning(bytes({0, 0xB2, 0, 1, 0, 0x80, 0, 0}))) << "the page's own length counts";
    EXPECT_FALSE(parseBlockLimits({}));
    auto shortPage = blockLimits(77);
    shortPage[3] = 12;  // as SBC-2 had it: no UNMAP limits
    EXPECT_EQ(parseBlockLimits(bytes(shortPage))->maxUnmapBlocks, 0u);
    EXPECT_EQ(parseBlockLimits(bytes(blockLimits(77)))->maxUnmapBlocks, 77u);
    EXPECT_EQ(*parseRotationRate(bytes({0, 0xB1, 0, 60, 0, 1})), 1u);
}

}  // namespace
}  // namespace sectorsmith
