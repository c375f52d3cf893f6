// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of BlockDevice for images, and for the fake device that other tests rely on.
#include "contracts/block_device_contract.h"
#include "testing/fault_device.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

struct Owner {
    TemporaryFolder folder;
    FakeMedium medium;
    std::unique_ptr<BlockDevice> device;
    ~Owner() { device.reset(); }  // before the folder
};

std::shared_ptr<BlockDevice> writableImage(std::span<const std::byte> content, std::uint32_t sectorSize) {
    auto owner = std::make_shared<Owner>();
    const auto path = owner->folder.path() / "disk.img";
    writeFile(path, content);
    auto opened = openForWriting(path.string(), {.sectorSize = sectorSize});
    EXPECT_TRUE(opened) << opened.error().message;
    if (!opened) return nullptr;
    owner->device = std::move(*opened);
    return {owner, owner->device.get()};
}

std::shared_ptr<BlockDevice> faultDevice(std::span<const std::byte> content, std::uint32_t sectorSize) {
    auto owner = std::make_shared<Owner>();
    owner->medium = {{content.begin(), content.end()}, sectorSize, 4096};
    owner->device = std::make_unique<FaultDevice>(owner->medium);
    return {owner, owner->device.get()};
}

const DeviceCases everywhere({{"Image512", 512, writableImage},
                              {"Image520", 520, writableImage},
                              {"Image528", 528, writableImage},
                              {"Image4096", 4096, writableImage},
                              {"Fault512", 512, faultDevice},
                              {"Fault520", 520, faultDevice}});

// With what the files of this system add.
INSTANTIATE_TEST_SUITE_P(Io, BlockDeviceContract, ::testing::ValuesIn(DeviceCases::all()), deviceCaseName);

TEST(ImageWriting, OneWriterAtATimeOnAnySystem) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, std::vector<std::byte>(65536));
    auto first = openForWriting(path.string());
    ASSERT_TRUE(first) << first.error().message;
    EXPECT_EQ(openForWriting(path.string()).error().cause, Cause::InUse);
    first->reset();
    EXPECT_TRUE(openForWriting(path.string()));
}

}  // namespace
}  // namespace sectorsmith::testing
