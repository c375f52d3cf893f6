// SPDX-License-Identifier: GPL-3.0-or-later
// What comparing an allocation map with all files costs before unused space is erased: the map alone, the map and the
// files, and the memory; then all names with their paths, and searches as one types. Usage: fs_bench IMAGE [OFFSET]   the volume
// at OFFSET bytes; warm (read once before). fs_bench --names N: searches among so many names that are made up.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <unordered_set>

#include "fs/allocation.h"
#include "fs/catalogue.h"
#include "fs/file_index.h"
#include "fs/name_search.h"
#include "fs/owner_index.h"
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

// Files with names as people have them, 200 in a folder.
class MadeUp : public Catalogue {
 public:
    explicit MadeUp(std::uint64_t names) : names_(names) {}
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
        static const char* const words[] = {"IMG_",         "Rechnung ",   "report-final-", "thumbnail_",
                                            "caf\xC3\xA9 ", "libicudata.", "Screenshot ",   "index"};
        static const char* const ends[] = {".jpg", ".pdf", ".txt", ".png", ".o", ".html", "", ".mov"};
        for (std::uint64_t i = 0; i < names_; ++i) {
            const bool folder = i % 200 == 0;
            const std::uint64_t random = i * 6364136223846793005ULL + 1442695040888963407ULL;
            const std::string name = words[random >> 33 & 7] + std::to_string(random >> 40) +
                                     (folder ? "" : ends[random >> 36 & 7]);
            FileEntry file;
            file.file = 16 + i;
            file.kind = folder ? FileKind::Folder : FileKind::File;
            file.size = random >> 44;
            file.modified = FileTime::of(static_cast<std::int64_t>(1'600'000'000 + (random >> 40)));
            if (auto on = visitor.file(file); !on) return on;
            const std::uint64_t parent =
                folder ? (i < 20'000 ? 2 : 16 + i / 20'000 * 200) : 16 + i / 200 * 200;
            if (auto on = visitor.name({.file = file.file, .parent = parent, .volume = 0, .name = name}); !on)
                return on;
        }
        return {};
    }

 private:
    std::uint64_t names_;
};

// What a window that finds names while they are typed keeps and waits for.
int searches(Catalogue& catalogue, double before) {
    SilentProgress progress;
    const auto index = FileIndex::build(catalogue, progress);
    if (!index) return 1;
    const double names = peakMegabytes();
    const auto begin = std::chrono::steady_clock::now();
    const auto search = NameSearch::build(*index, progress);
    if (!search) return 1;
    std::printf("%zu names: %.0f MB, with the search %.0f MB; made in %.3f s\n", index->names().size(),
                names - before, peakMegabytes() - before,
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    const auto time = [&](const char* what, const auto& find) {
        double best = 1e9, worst = 0;
        std::size_t found = 0;
        for (int i = 0; i < 9; ++i) {
            const auto from = std::chrono::steady_clock::now();
            found = find().size();
            const double took =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count() * 1000;
            best = std::min(best, took);
            worst = std::max(worst, took);
        }
        std::printf("  %-24s %8zu found in %6.1f to %6.1f ms\n", what, found, best, worst);
    };
    for (const char* text : {"e", "i", "im", "img_", "IMG_777", "Caf\xC3\x89", ".pdf", "no such name",
                             "1234567", "rechnung 1/img", "/index"})
        time(text, [&] { return search->containing(*index, text, progress); });
    for (const char* glob : {"*.jpg", "img*.?ov", "*", "?mg_*7*"})
        time(glob, [&] { return search->matching(glob, progress); });
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    if (std::string_view(argv[1]) == "--names") {
        MadeUp made(argc > 2 ? std::strtoull(argv[2], nullptr, 0) : 1'000'000);
        return searches(made, peakMegabytes());
    }
    auto opened = openPath(argv[1]);
    if (!opened) {
        std::printf("%s\n", opened.error().message.c_str());
        return 1;
    }
    const std::uint64_t offset = argc > 2 ? std::strtoull(argv[2], nullptr, 0) : 0;
    const SliceSource volume(opened->source, offset, opened->source->size() - offset);
    SilentProgress progress;
    const double peak = peakMegabytes();
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
                static_cast<unsigned long long>(all.extents), peakMegabytes() - peak);
    double best = 1e9, processor = 1e9;
    std::size_t names = 0, bytes = 0;
    for (int i = 0; i < 7; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const std::clock_t before = std::clock();
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
        processor = std::min(processor, static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::printf("%zu names with paths (%zu bytes) in %.3f s (user and system %.3f s), %.0f MB more memory\n",
                names, bytes, best, processor, peakMegabytes() - peak);
    auto catalogue = openCatalogue(volume);
    if (!catalogue) return 1;
    const auto from = std::chrono::steady_clock::now();
    const auto owners = OwnerIndex::build(**catalogue, progress);
    if (!owners) return 1;
    const auto built = std::chrono::steady_clock::now();
    constexpr std::uint64_t asked = 100'000;
    std::uint64_t owned = 0;
    double slowest = 0;
    for (std::uint64_t i = 0; i < asked; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        owned +=
            owners->at((i * 6364136223846793005ULL + 1442695040888963407ULL) % volume.size()).owners.size();
        slowest = std::max(
            slowest, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() * 1000);
    }
    std::printf(
        "owners of %zu extents in %.3f s; %llu blocks (%llu owned) in %.3f s, the slowest in %.3f ms\n",
        owners->extents(), std::chrono::duration<double>(built - from).count(),
        static_cast<unsigned long long>(asked), static_cast<unsigned long long>(owned),
        std::chrono::duration<double>(std::chrono::steady_clock::now() - built).count(), slowest);
    return searches(**catalogue, peakMegabytes());
}
