// SPDX-License-Identifier: GPL-3.0-or-later
// Disks made by independent tools, for the tests of part/ and fs/.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>

#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith::testing {

// An image file as a source, of any size: reads what it is asked for.
class FileSource : public ByteSource {
 public:
    FileSource(const std::filesystem::path& path, std::uint32_t sectorSize)
        : in_(path, std::ios::binary),
          size_(std::filesystem::file_size(path)),
          sectorSize_(sectorSize),
          name_(path.filename().string()) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        const std::uint64_t there = offset < size_ ? std::min<std::uint64_t>(out.size(), size_ - offset) : 0;
        std::ranges::fill(out.subspan(there), std::byte{0});
        std::lock_guard lock(mutex_);
        in_.clear();
        in_.seekg(static_cast<std::streamoff>(offset));
        in_.read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(there));
        ReadReport report;
        if (there < out.size() || !in_)
            report.bad.push_back({offset + there, out.size() - there,
                                  Error{Cause::OutOfRange, "beyond the end", offset + there}});
        return report;
    }
    std::string name() const override { return name_; }

 private:
    mutable std::ifstream in_;
    mutable std::mutex mutex_;
    std::uint64_t size_;
    std::uint32_t sectorSize_;
    std::string name_;
};

inline std::shared_ptr<ByteSource> loadImage(const std::filesystem::path& path,
                                             std::uint32_t sectorSize = 512) {
    return std::make_shared<FileSource>(path, sectorSize);
}

// An image file in a folder of its own, changed by shell commands in which $D is its path.
class MadeDisk {
 public:
    explicit MadeDisk(const std::string& size) { shell("truncate -s " + size + " $D"); }
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
    std::shared_ptr<ByteSource> load(std::uint32_t sectorSize = 512) const {
        return loadImage(path(), sectorSize);
    }

 private:
    TemporaryFolder folder_;
};

}  // namespace sectorsmith::testing

#define SECTORSMITH_NEED(program)                                                                     \
    if (::sectorsmith::testing::run("PATH=$PATH:/usr/sbin:/sbin; command -v " program).exitCode != 0) \
    GTEST_SKIP() << program " is not installed"
