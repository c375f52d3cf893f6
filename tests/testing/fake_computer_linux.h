// SPDX-License-Identifier: GPL-3.0-or-later
// Another computer for tests: what its kernel and udev would say, as a tree of files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>

#include "io/device_facts_linux.h"
#include "testing/images.h"

namespace sectorsmith::testing {

// A computer made of files. Devices get their places as the kernel has them: below sys/devices, with links to them.
class Computer {
 public:
    Computer() {
        std::filesystem::create_directories(root() / "sys/block");
        std::filesystem::create_directories(root() / "sys/class/block");
        std::filesystem::create_directories(root() / "proc/self");
        std::filesystem::create_directories(root() / "udev");
        put("proc/swaps", "Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n");
        put("proc/self/mountinfo", "");
    }
    std::filesystem::path root() const { return folder_.path(); }
    LinuxPlaces places() const {
        return {.sys = root() / "sys",
                .proc = root() / "proc",
                .dev = "/dev",
                .udev = root() / "udev",
                .probe = false};
    }
    void put(const std::filesystem::path& path, std::string_view text) {
        std::filesystem::create_directories((root() / path).parent_path());
        std::ofstream(root() / path, std::ios::binary) << text;
    }
    // `where` below sys/devices; attributes of the disk's folder.
    std::filesystem::path disk(const std::string& where, const std::string& name, const std::string& number,
                               const std::map<std::string, std::string>& attributes) {
        const std::filesystem::path dir = std::filesystem::path("sys/devices") / where / "block" / name;
        put(dir / "dev", number + "\n");
        for (const auto& [key, value] : attributes) put(dir / key, value + "\n");
        std::filesystem::create_directories(root() / dir / "holders");
        std::filesystem::create_directory_symlink(root() / dir, root() / "sys/block" / name);
        std::filesystem::create_directory_symlink(root() / dir, root() / "sys/class/block" / name);
        return dir;
    }
    void partition(const std::filesystem::path& disk, const std::string& name, const std::string& number,
                   int index, std::uint64_t start, std::uint64_t size) {
        const std::filesystem::path dir = disk / name;
        put(dir / "dev", number + "\n");
        put(dir / "partition", std::to_string(index) + "\n");
        put(dir / "start", std::to_string(start) + "\n");
        put(dir / "size", std::to_string(size) + "\n");
        std::filesystem::create_directories(root() / dir / "holders");
        std::filesystem::create_directory_symlink(root() / dir, root() / "sys/class/block" / name);
    }
    void link(const std::filesystem::path& from, const std::filesystem::path& to) {
        std::filesystem::create_directories((root() / from).parent_path());
        std::filesystem::create_directory_symlink(to, root() / from);
    }

 private:
    TemporaryFolder folder_;
};

}  // namespace sectorsmith::testing
