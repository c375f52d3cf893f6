// SPDX-License-Identifier: GPL-3.0-or-later
// A disk in memory (root only): for the system a drive of its own, with nothing below it.
#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {

class ZramDisk {
 public:
    static std::optional<ZramDisk> make(const std::string& size) {
        int number = -1;
        std::ifstream("/sys/class/zram-control/hot_add") >> number;
        if (number < 0) return std::nullopt;
        ZramDisk disk(number);
        std::ofstream("/sys/block/" + disk.name() + "/disksize") << size << std::flush;
        if (!std::filesystem::is_block_file(disk.path())) return std::nullopt;
        return disk;
    }
    ~ZramDisk() {
        if (number_ >= 0) std::ofstream("/sys/class/zram-control/hot_remove") << number_ << std::flush;
    }
    ZramDisk(ZramDisk&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    ZramDisk(const ZramDisk&) = delete;
    ZramDisk& operator=(const ZramDisk&) = delete;
    ZramDisk& operator=(ZramDisk&&) = delete;

    std::string name() const { return "zram" + std::to_string(number_); }
    std::string path() const { return "/dev/" + name(); }

 private:
    explicit ZramDisk(int number) : number_(number) {}
    int number_;
};

}  // namespace sectorsmith::testing

#define SECTORSMITH_ZRAM_DISK(variable, size)                                           \
    if (!::sectorsmith::testing::isRoot()) GTEST_SKIP() << "disks in memory need root"; \
    auto variable##Made = ::sectorsmith::testing::ZramDisk::make(size);                 \
    if (!variable##Made) GTEST_SKIP() << "the kernel makes no disks in memory (zram)";  \
    const ::sectorsmith::testing::ZramDisk variable = std::move(*variable##Made)
