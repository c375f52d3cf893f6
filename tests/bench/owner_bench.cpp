// SPDX-License-Identifier: GPL-3.0-or-later
// Who has a byte, once the index is there, for 10,000 random bytes of a volume; and reading its largest file beside reading
// the volume. Usage: owner_bench IMAGE
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <random>
#include <vector>

#include "fs/catalogue.h"
#include "fs/content.h"
#include "fs/file_index.h"
#include "fs/stream_index.h"
#include "io/open.h"
#include "ops/owners.h"
#include "part/partition_list.h"

namespace {

using namespace sectorsmith;

double secondsOf(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Random bytes, once the index is there: names and deleted files too, which the first answers of a file's and of a free byte
// wait for.
void owners(const std::shared_ptr<ByteSource>& source) {
    SilentProgress progress;
    Owners all(source, PartitionList{});
    std::mt19937_64 random(1);
    std::size_t files = 0;
    const auto ask = [&] {
        const std::uint64_t offset = random() % source->size();
        const auto owner = all.at(offset, offset + 1, progress);
        const bool file = owner && !owner->files.empty();
        files += file ? 1 : 0;
        return file;
    };
    const double first = secondsOf([&] {
        bool file = false, other = false;
        for (int i = 0; i < 1000 && (!file || !other); ++i) (ask() ? file : other) = true;
    });
    constexpr unsigned count = 10000;
    std::vector<double> times;
    files = 0;
    std::clock_t slowest = 0;  // of the processor: other work on the machine can keep an answer waiting
    for (unsigned i = 0; i < count; ++i) {
        const std::clock_t before = std::clock();
        times.push_back(secondsOf(ask) * 1000);
        slowest = std::max(slowest, std::clock() - before);
    }
    std::ranges::sort(times);
    std::printf(
        "owner of a byte: the first answers %.3f s, then half in %.4f ms, 99 %% in %.4f ms, all in %.3f ms "
        "(%.3f ms of the "
        "processor); %zu of %u are files'\n",
        first, times[count / 2], times[count * 99 / 100], times.back(),
        static_cast<double>(slowest) * 1000 / CLOCKS_PER_SEC, files, count);
}

// The largest file in one go, and as much of the volume.
void largest(const ByteSource& volume) {
    SilentProgress progress;
    auto catalogue = openCatalogue(volume);
    if (!catalogue) return;
    const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
    const auto names = FileIndex::build(**catalogue, progress);
    if (!streams || !names) return;
    const StreamIndex::Stream* best = nullptr;
    for (const FileIndex::Name& name : names->names())
        if (const auto* stream = streams->find(name.file, StreamKind::Data))
            if (!streams->pieces(*stream).empty() && (best == nullptr || stream->size > best->size))
                best = stream;
    if (best == nullptr) return;
    auto content = openContent(volume, *streams, *best);
    if (!content) return;
    const std::uint64_t size = std::min((*content)->size(), volume.size());
    const auto speed = [&](const ByteSource& source, std::uint64_t start) {
        std::vector<std::byte> bytes(1 << 20);
        double quickest = 1e9;
        for (int i = 0; i < 3; ++i)
            quickest = std::min(
                quickest, secondsOf([&] {
                    for (std::uint64_t at = 0; at < size; at += bytes.size())
                        source.read(start + at,
                                    std::span(bytes).first(std::min<std::uint64_t>(bytes.size(), size - at)));
                }));
        return static_cast<double>(size) / 1e6 / quickest;
    };
    const std::uint64_t start = std::min(streams->pieces(*best)[0].offset, volume.size() - size);
    const double plain = speed(volume, start), file = speed(**content, 0);
    std::printf("largest file: %llu bytes at %.0f MB/s, the volume at %.0f MB/s: %.2f\n",
                static_cast<unsigned long long>(size), file, plain, file / plain);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    const auto opened = openPath(argv[1]);
    if (!opened) {
        std::printf("%s\n", opened.error().message.c_str());
        return 1;
    }
    owners(opened->source);
    largest(*opened->source);
}
