// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a container that mkapfs made with empty files in nested folders, for fs_bench.
// Usage: make_apfs IMAGE FILES [SNAPSHOTS]
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "testing/apfs_writer.h"

int main(int argc, char** argv) {
    using sectorsmith::testing::ApfsWriter;
    if (argc < 3) return 2;
    std::ifstream in(argv[1], std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(in)), {});
    ApfsWriter::Bytes image(text.size());
    std::memcpy(image.data(), text.data(), text.size());
    ApfsWriter writer(image);
    const unsigned long files = std::strtoul(argv[2], nullptr, 0);
    const unsigned long snapshots = argc > 3 ? std::strtoul(argv[3], nullptr, 0) : 0;
    std::uint64_t outer = ApfsWriter::rootFolder, folder = outer, changing = 0;
    for (unsigned long i = 0; i < files; ++i) {
        if (i % 10000 == 0)
            outer = writer.addFolder(ApfsWriter::rootFolder, fmt::format("outer{:04}", i / 10000));
        if (i % 500 == 0) folder = writer.addFolder(outer, fmt::format("folder{:04}", i / 500));
        const bool full = i % 1000 == 7;
        const auto file =
            writer.addFile(folder, fmt::format("some file {:06}.txt", i), full ? std::string(5000, 'a') : "");
        if (full) changing = file;
    }
    for (unsigned long i = 0; i < snapshots; ++i) {
        writer.takeSnapshot(fmt::format("snapshot {}", i));
        if (changing != 0) writer.change(changing, std::string(5000, static_cast<char>('b' + i % 20)));
    }
    writer.write();
    std::ofstream(argv[1], std::ios::binary | std::ios::trunc)
        .write(reinterpret_cast<const char*>(image.data()), static_cast<std::streamsize>(image.size()));
    std::printf("%llu leaves, %u levels\n", static_cast<unsigned long long>(writer.leaves()),
                writer.levels());
}
