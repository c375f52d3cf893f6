// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "io/block_device.h"

namespace sectorsmith::testing {

// Makes a device that holds `content`, or null when this machine cannot (the test is skipped then).
struct DeviceCase {
    std::string name;
    std::uint32_t sectorSize = 512;
    std::function<std::shared_ptr<BlockDevice>(std::span<const std::byte> content, std::uint32_t sectorSize)>
        make;
};

// The cases that files of one system add before main() runs: DeviceCases add({...}) as a global object.
class DeviceCases {
 public:
    explicit DeviceCases(const std::vector<DeviceCase>& cases) {
        all().insert(all().end(), cases.begin(), cases.end());
    }
    static std::vector<DeviceCase>& all() {
        static std::vector<DeviceCase> cases;
        return cases;
    }
};

}  // namespace sectorsmith::testing
