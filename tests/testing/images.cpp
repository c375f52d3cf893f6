// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/images.h"

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

fs::path realImage(const std::string& name) {
    const fs::path packed = sourceFolder().parent_path() / "shared" / "images" / (name + ".img.xz");
    std::error_code none;
    if (!fs::exists(packed, none)) return {};
    const fs::path folder = fs::path(SECTORSMITH_BINARY_DIR) / "real-images";
    fs::create_directories(folder);
    const fs::path image = folder / (name + ".img");
    if (fs::exists(image)) return image;
    // Several test programs may unpack at once: each to a name of its own, then an atomic rename.
    std::random_device random;
    const fs::path fresh = folder / (name + "." + std::to_string(random()));
    if (run("xz -dc '" + packed.string() + "' > '" + fresh.string() + "'").exitCode != 0) return {};
    fs::rename(fresh, image);
    return image;
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
