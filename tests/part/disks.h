// SPDX-License-Identifier: GPL-3.0-or-later
// Disks made by independent tools, for the tests of part/.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith::testing {

inline std::shared_ptr<MemorySource> loadImage(const std::filesystem::path& path, std::uint32_t sectorSize = 512) {
    std::vector<std::byte> bytes(std::filesystem::file_size(path));
    std::FILE* file = std::fopen(path.string().c_str(), "rb");
    if (file) {
        bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file));
        std::fclose(file);
    }
    return std::make_shared<MemorySource>(std::move(bytes), sectorSize, path.filename().string());
}

// An image file in a folder of its own, changed by shell commands in which $D is its path.
class MadeDisk {
 public:
    explicit MadeDisk(const std::string& size) {
        shell("truncate -s " + size + " $D");
    }
    RunResult shell(const std::string& command) const {
        return run("D='" + path().string() + "'; export PATH=$PATH:/usr/sbin:/sbin; " + command);
    }
    // The command has to succeed.
    std::string must(const std::string& command) const {
        const RunResult result = shell(command);
        EXPECT_EQ(result.exitCode, 0) << command << "\n" << result.out << result.err;
        return result.out;
    }
    std::filesystem::path path() const { return folder_.path() / "disk.img"; }
    std::shared_ptr<MemorySource> load(std::uint32_t sectorSize = 512) const { return loadImage(path(), sectorSize); }

 private:
    TemporaryFolder folder_;
};

}  // namespace sectorsmith::testing

#define SECTORSMITH_NEED(program)                                                                             \
    if (::sectorsmith::testing::run("PATH=$PATH:/usr/sbin:/sbin; command -v " program).exitCode != 0)        \
    GTEST_SKIP() << program " is not installed"
