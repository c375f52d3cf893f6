// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/images.h"

#include <zlib.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>

namespace sectorsmith::testing {

namespace fs = std::filesystem;

fs::path sourceFolder() { return SECTORSMITH_SOURCE_DIR; }
fs::path programFolder() { return fs::path(SECTORSMITH_BINARY_DIR) / "bin"; }

TemporaryFolder::TemporaryFolder() {
    std::random_device random;
    do {
        path_ = fs::temp_directory_path() / ("sectorsmith-test-" + std::to_string(random()));
    } while (!fs::create_directory(path_));
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

namespace {

// The unpacked image, with holes for zeros; empty when it is not there or cannot be unpacked.
fs::path unpacked(const fs::path& packed) {
    std::error_code none;
    if (!fs::exists(packed, none)) return {};
    const fs::path folder = fs::path(SECTORSMITH_BINARY_DIR) / "real-images";
    fs::create_directories(folder);
    const fs::path image = folder / packed.stem();
    if (fs::exists(image)) return image;
    // Several test programs may unpack at once: each to a name of its own, then an atomic rename.
    std::random_device random;
    const fs::path fresh = folder / (packed.stem().string() + "." + std::to_string(random()));
    // xz itself makes holes, but only in a file that it names.
    if (run("cp '" + packed.string() + "' '" + fresh.string() + ".xz' && xz -d '" + fresh.string() + ".xz'")
            .exitCode != 0)
        return {};
    fs::rename(fresh, image);
    return image;
}

}  // namespace

fs::path realImage(const std::string& name) {
    if (fs::path image = unpacked(sourceFolder().parent_path() / "shared" / "images" / (name + ".img.xz"));
        !image.empty())
        return image;
    const char* folder = std::getenv("SECTORSMITH_TEST_IMAGES");
    if (folder == nullptr) return {};
    const fs::path image = fs::path(folder) / (name + ".img");
    std::error_code none;
    return fs::exists(image, none) ? image : fs::path();
}

bool copySampleDisk(const fs::path& to) {
    const fs::path image = unpacked(sourceFolder() / "tests" / "images" / "bootcamp.img.xz");
    return !image.empty() &&
           run("cp --sparse=auto '" + image.string() + "' '" + to.string() + "'").exitCode == 0;
}

std::vector<std::byte> pattern(std::size_t size) {
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>((i * 7 + i / 512) & 0xFF);
    return bytes;
}

std::string contentSum(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::vector<char> block(65536);
    const std::vector<char> zeros(block.size());
    std::string sum;
    std::uint64_t at = 0;
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())) || in.gcount() > 0) {
        const auto count = static_cast<std::size_t>(in.gcount());
        if (!std::equal(block.begin(), block.begin() + in.gcount(), zeros.begin()))
            sum += std::to_string(at) + ':' +
                   std::to_string(::crc32_z(0, reinterpret_cast<const Bytef*>(block.data()), count)) + ' ';
        at += count;
    }
    return sum + std::to_string(at);
}

void writeFile(const fs::path& path, std::span<const std::byte> bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

std::vector<std::byte> readFile(const fs::path& path) {
    std::error_code none;
    const auto size = fs::file_size(path, none);
    std::vector<std::byte> bytes(none ? 0 : size);
    std::ifstream in(path, std::ios::binary);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

}  // namespace sectorsmith::testing
