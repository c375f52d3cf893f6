// SPDX-License-Identifier: GPL-3.0-or-later

#include "testing/loop_device_linux.h"

#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>
#include <vector>

#include "testing/images.h"

namespace sectorsmith::testing {

namespace {
constexpr const char* searchPath = "export PATH=\"$PATH:/usr/sbin:/sbin\"; ";
}

std::optional<LoopDevice> LoopDevice::attach(const std::filesystem::path& file,
                                             const std::string& arguments) {
    auto result =
        run(std::string(searchPath) + "losetup --show -f " + arguments + " '" + file.string() + "'");
    if (result.exitCode != 0 || result.out.empty()) return std::nullopt;
    result.out.pop_back();
    return LoopDevice(result.out);
}

LoopDevice::~LoopDevice() {
    if (path_.empty()) return;
    run(std::string(searchPath) + "partx -d " + path_ + "; losetup -d " + path_);
    // Whoever has it open just now (udev looks at new devices) keeps it alive a little longer.
    for (int i = 0; i < 100 && std::filesystem::exists("/sys/block/" + name() + "/loop/backing_file"); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

std::vector<std::uint64_t> LoopDevice::counts() const {
    std::ifstream in("/sys/block/" + name() + "/stat");
    std::vector<std::uint64_t> fields;
    for (std::uint64_t value = 0; in >> value;) fields.push_back(value);
    fields.resize(17);
    return fields;
}

LoopDevice::Written LoopDevice::written() const {
    const auto fields = counts();
    return {fields[4], fields[6], fields[11], fields[15]};
}

std::uint64_t LoopDevice::sectorsRead() const { return counts()[2]; }

bool LoopDevice::addPartitions() const {
    return run(std::string(searchPath) + "partx -u " + path_ + " || partx -a " + path_).exitCode == 0;
}

bool isRoot() { return ::geteuid() == 0; }

}  // namespace sectorsmith::testing
