// SPDX-License-Identifier: GPL-3.0-or-later
// What comparing an allocation map with all files costs before unused space is erased: the map alone, the map and the
// files, and the memory; then all names with their paths. Usage: fs_bench IMAGE [OFFSET]   the volume at OFFSET bytes; warm (read once before).
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <unordered_set>

#include "fs/allocation.h"
#include "fs/catalogue.h"
#include "fs/file_index.h"
#include "io/open.h"
#include "io/slice_source.h"

namespace {

using namespace sectorsmith;

double peakMegabytes() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    return static_cast<double>(use.ru_maxrss) / 1000;
}

class Counting : public CatalogueVisitor {
 public:
    Result<void> area(const VolumeArea&) override { return {}; }
    Result<void> extent(const FileExtent&) override {
        ++extents;
        return {};
    }
    std::uint64_t extents = 0;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    auto opened = openPath(argv[1]);
    if (!opened) {
        std::printf("%s\n", opened.error().message.c_str());
        return 1;
    }
    const std::uint64_t offset = argc > 2 ? std::strtoull(argv[2], nullptr, 0) : 0;
    const SliceSource volume(opened->source, offset, opened->source->size() - offset);
    SilentProgress progress;
    const double before = peakMegabytes();
    const auto read = [&](bool files) {
        AllocationOptions options;
        options.compareWithFiles = files;
        const auto begin = std::chrono::steady_clock::now();
        const auto summary = readAllocation(volume, nullptr, progress, options);
        if (!summary) {
            std::printf("%s\n", summary.error().message.c_str());
            std::exit(1);
        }
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    read(true);
    double map = 1e9, both = 1e9;
    for (int i = 0; i < 5; ++i) {
        map = std::min(map, read(false));
        both = std::min(both, read(true));
    }
    Counting all;
    if (auto catalogue = openCatalogue(volume); catalogue && !(*catalogue)->walk(all, progress)) return 1;
    std::printf("the map %.4f s, with the files %.4f s (%llu extents), %.0f MB more memory\n", map, both,
                static_cast<unsigned long long>(all.extents), peakMegabytes() - before);
    double best = 1e9;
    std::size_t names = 0, bytes = 0;
    for (int i = 0; i < 5; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        auto catalogue = openCatalogue(volume);
        if (!catalogue) return 1;
        const auto index = FileIndex::build(**catalogue, progress);
        if (!index) return 1;
        // Every path, each folder once.
        bytes = 0;
        std::string path;
        std::unordered_set<std::uint64_t> seen;
        const std::function<void(std::uint64_t)> visit = [&](std::uint64_t folder) {
            const auto range = index->children(folder);
            if (range.first == range.end || !seen.insert(folder).second) return;
            const std::size_t length = path.size();
            for (std::size_t n = range.first; n < range.end; ++n) {
                (path += '/') += index->text(index->names()[n]);
                bytes += path.size();
                visit(index->names()[n].file);
                path.resize(length);
            }
        };
        visit(index->root());
        names = index->names().size();
        best =
            std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
    std::printf("%zu names with paths (%zu bytes) in %.3f s, %.0f MB more memory\n", names, bytes, best,
                peakMegabytes() - before);
}
