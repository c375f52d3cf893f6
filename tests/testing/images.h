// SPDX-License-Identifier: GPL-3.0-or-later
// The real images and temporary files for tests.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sectorsmith::testing {

// The project's source folder, and the folder built programs are in.
std::filesystem::path sourceFolder();
std::filesystem::path programFolder();

// A folder that is removed with the object.
class TemporaryFolder {
 public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

 private:
    std::filesystem::path path_;
};

// The uncompressed real image of that name ("gpt_apfs"): from a folder beside the project, unpacked once for all test
// programs, or from the folder that SECTORSMITH_TEST_IMAGES names (packaging/test fetches it). An empty path when it is
// in neither (the test then skips: use SECTORSMITH_REAL_IMAGE).
std::filesystem::path realImage(const std::string& name);

// Bytes that differ from their neighbours and from the same place in the next sector.
std::vector<std::byte> pattern(std::size_t size);
inline std::span<const std::byte> bytesOf(std::string_view text) { return std::as_bytes(std::span(text)); }

// A copy of tests/images/bootcamp.img, which is unpacked once for all; false: there is no shell or no xz.
bool copySampleDisk(const std::filesystem::path& to);

void writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes);
std::vector<std::byte> readFile(const std::filesystem::path& path);
// Tells the content of a file from any other: its size, and place and CRC-32 of every 64 KiB that are not zero. Of a sparse
// disk image ten times faster than a cryptographic hash.
std::string contentSum(const std::filesystem::path& path);

// Runs a program with a POSIX shell; stdout, stderr and exit code. Where there is none (Windows): exit code 127, and no
// program is there. A test that needs it says so with SECTORSMITH_NEEDS_SHELL.
struct RunResult {
    int exitCode = -1;
    std::string out;
    std::string err;
};
RunResult run(const std::string& shellCommand);
bool haveShell();
bool haveProgram(const std::string& name);

}  // namespace sectorsmith::testing

// Declares `variable` as the image's path, or skips the test.
#define SECTORSMITH_REAL_IMAGE(variable, name)                     \
    const auto variable = ::sectorsmith::testing::realImage(name); \
    if (variable.empty()) GTEST_SKIP() << "the real image " << (name) << " is not on this machine"

#define SECTORSMITH_NEEDS_SHELL()             \
    if (!::sectorsmith::testing::haveShell()) \
    GTEST_SKIP() << "this system has no POSIX shell to run programs with"
