// SPDX-License-Identifier: GPL-3.0-or-later
// Loop devices for tests (root only), and what the kernel counted on them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sectorsmith::testing {

// A loop device on a file, detached with the object. Use SECTORSMITH_LOOP_DEVICE to make one or skip the test.
class LoopDevice {
 public:
    // `arguments` for losetup: "-b 4096", "--direct-io=on", "-r".
    static std::optional<LoopDevice> attach(const std::filesystem::path& file,
                                            const std::string& arguments = {});
    ~LoopDevice();
    LoopDevice(LoopDevice&& other) noexcept : path_(std::exchange(other.path_, {})) {}
    LoopDevice(const LoopDevice&) = delete;
    LoopDevice& operator=(const LoopDevice&) = delete;
    LoopDevice& operator=(LoopDevice&&) = delete;

    const std::string& path() const { return path_; }  // "/dev/loop3"
    std::string name() const { return path_.substr(5); }
    // Requests and sectors written, discarded and flushed since the device was made (/sys/block/NAME/stat).
    struct Written {
        std::uint64_t writes = 0, sectors = 0, discards = 0, flushes = 0;
        bool operator==(const Written&) const = default;
    };
    Written written() const;
    std::uint64_t sectorsRead() const;
    // Has the kernel know the partitions (its own parsers may be missing).
    bool addPartitions() const;

 private:
    explicit LoopDevice(std::string path) : path_(std::move(path)) {}
    std::vector<std::uint64_t> counts() const;
    std::string path_;
};

bool isRoot();

}  // namespace sectorsmith::testing

#define SECTORSMITH_LOOP_DEVICE(variable, file, arguments)                                 \
    if (!::sectorsmith::testing::isRoot()) GTEST_SKIP() << "loop devices need root";       \
    auto variable##Attached = ::sectorsmith::testing::LoopDevice::attach(file, arguments); \
    if (!variable##Attached) GTEST_SKIP() << "no loop device is to be had here";           \
    const ::sectorsmith::testing::LoopDevice variable = std::move(*variable##Attached)
