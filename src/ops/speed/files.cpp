// SPDX-License-Identifier: GPL-3.0-or-later
// Tests with files: one of 50 MB, 500 of 4 KB at once, ten each of sizes from 2 MB to 2 GB in random order, then names alone.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <numeric>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "base/units.h"
#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/messages.h"
#include "ops/speed/run_context.h"
#include "ops/speed/work_folder.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::uint64_t MB = 1'000'000;
constexpr std::size_t smallFiles = 500;
constexpr std::size_t smallBytes = 4096;
constexpr unsigned smallThreads = 16;
constexpr double cutOff = 0.2;  // of the values, at each end

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Writes a file of `bytes` (whole MiB) and reads it back, through the engine as every other test.
Result<std::pair<double, double>> writeAndRead(RunContext& context, std::uint64_t bytes, FileFigures& sum) {
    auto file = makeTestFile(context.options.path, bytes);
    if (!file) return std::unexpected(file.error());
    context.target.own = std::move(*file);
    context.target.file = context.target.own.get();
    TestSpec spec;
    spec.name = fmt::format("file-{}mb", bytes / MB);
    spec.depth = 8;
    spec.bytes = bytes;
    std::pair<double, double> speeds{0, 0};
    for (const Access access : {Access::Write, Access::Read}) {
        spec.access = access;
        auto outcome = context.run(spec, 0, bytes);
        sum.uncached = sum.uncached && context.engineUncached();
        context.closeEngine();
        if (!outcome) return std::unexpected(outcome.error());
        if (outcome->cancelled) return fail(Cause::Cancelled, SpeedError::Cancelled);
        if (!outcome->endedEarly.empty())
            return fail(Cause::Io, SpeedError::TestFileFailed, outcome->endedEarly);
        const double speed = static_cast<double>(bytes) / outcome->seconds;
        (access == Access::Write ? speeds.first : speeds.second) = speed;
        if (access == Access::Write) sum.seconds += outcome->seconds;
    }
    ++sum.files;
    sum.bytes += bytes;
    context.target.file = nullptr;
    context.target.own.reset();
    return speeds;
}

// Runs `work(i)` for all i in several threads until one fails or it is cancelled.
template <typename Work>
Result<void> inThreads(const RunContext& context, Work work) {
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stop = false;
    std::mutex mutex;
    Result<void> result;
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < smallThreads; ++t)
        threads.emplace_back([&] {
            for (std::size_t i = next++; i < smallFiles && !stop; i = next++) {
                Result<void> done = work(i);
                if (done && context.cancelled()) done = fail(Cause::Cancelled, SpeedError::Cancelled);
                if (done) continue;
                const std::lock_guard lock(mutex);
                if (result) result = std::move(done);
                stop = true;
            }
        });
    for (std::thread& thread : threads) thread.join();
    return result;
}

Result<void> runSmallFiles(RunContext& context) {
    context.begin(say(SpeedMessage::FilesAtOnce, smallFiles), 0);
    auto folder = WorkFolder::make(context.options.path);
    if (!folder) return std::unexpected(folder.error());
    if (auto pool = context.needPool(smallBytes, smallFiles); !pool) return pool;
    std::vector<std::span<const std::byte>> content;
    for (std::size_t i = 0; i < smallFiles; ++i) content.push_back(context.pool()->take(i * smallBytes));
    const auto pathOf = [&](std::size_t i) { return (*folder)->path() / std::to_string(i); };
    FileFigures figures{say(SpeedMessage::FilesAtOnce, smallFiles), smallFiles, smallFiles * smallBytes};
    std::atomic<bool> uncached = true;
    auto start = Clock::now();
    auto written = inThreads(context, [&](std::size_t i) -> Result<void> {
        auto file = createNamedFile(pathOf(i));
        if (!file) return std::unexpected(file.error());
        if (context.options.cached || !(*file)->setDirect(true, 512)) uncached = false;
        if (auto done = (*file)->writeAt(0, content[i]); !done) return done;
        return (*file)->flush();
    });
    figures.seconds = secondsSince(start);
    for (const auto& block : content) context.pool()->giveBack(block);
    if (!written) return written;
    start = Clock::now();
    auto read = inThreads(context, [&](std::size_t i) -> Result<void> {
        auto file = openSystemFile(pathOf(i).string());
        if (!file) return std::unexpected(file.error());
        if (context.options.cached || !(*file)->setDirect(true, 512)) uncached = false;
        std::vector<std::byte> bytes(smallBytes);
        auto count = (*file)->readAt(0, bytes);
        if (!count) return std::unexpected(count.error());
        if (*count == smallBytes && std::ranges::equal(bytes, content[i])) return {};
        return fail(Cause::Io, SpeedError::WrongContent, pathOf(i).string());
    });
    if (!read) return read;
    figures.readBytesPerSecond = static_cast<double>(figures.bytes) / secondsSince(start);
    figures.writeBytesPerSecond = static_cast<double>(figures.bytes) / figures.seconds;
    figures.filesPerSecond = static_cast<double>(smallFiles) / figures.seconds;
    figures.uncached = uncached;
    context.result.bytesWritten += figures.bytes;
    context.result.bytesRead += figures.bytes;
    context.result.files.push_back(figures);
    return {};
}

Result<void> runMixedFiles(RunContext& context) {
    std::vector<std::uint64_t> files;
    for (const std::uint64_t size : mixedFileSizes(context.plan.length))
        files.insert(files.end(), mixedRepeats, size);
    std::mt19937_64 order(context.key.low);
    std::ranges::shuffle(files, order);
    const std::uint64_t largest = files.empty() ? 0 : *std::ranges::max_element(files);
    const auto name = [&](std::uint64_t count) {
        return say(SpeedMessage::FilesMixed, Count{count}, formatSizeDecimal(largest));
    };
    FileFigures mixed{name(files.size())};
    context.begin(mixed.name, context.options.runtime.value_or(0));
    const std::uint64_t all = std::accumulate(files.begin(), files.end(), std::uint64_t{0});
    std::map<std::uint64_t, std::pair<std::vector<double>, std::vector<double>>> bySize;
    std::vector<double> writes;
    std::vector<double> reads;
    const auto start = Clock::now();
    context.quiet = true;
    for (const std::uint64_t size : files) {
        if (context.options.runtime && secondsSince(start) > *context.options.runtime) break;
        auto both = writeAndRead(context, size, mixed);
        if (!both) return std::unexpected(both.error());
        writes.push_back(both->first);
        reads.push_back(both->second);
        bySize[size].first.push_back(both->first);
        bySize[size].second.push_back(both->second);
        context.tell(static_cast<double>(mixed.bytes) / static_cast<double>(all));
    }
    context.quiet = false;
    mixed.name = name(mixed.files);  // as many as there was time for
    mixed.writeBytesPerSecond = trimmedMean(writes);
    mixed.readBytesPerSecond = trimmedMean(reads);
    if (mixed.seconds > 0) mixed.filesPerSecond = static_cast<double>(mixed.files) / mixed.seconds;
    for (const auto& [size, rates] : bySize)
        mixed.sizes.push_back(
            {size, rates.first.size(), trimmedMean(rates.first), trimmedMean(rates.second)});
    context.result.files.push_back(std::move(mixed));
    return {};
}

Result<void> runAll(RunContext& context) {
    context.begin(say(SpeedMessage::OneFile), 0);
    FileFigures one{say(SpeedMessage::OneFile)};
    auto speeds = writeAndRead(context, 48 << 20, one);  // whole MiB: 50.3 MB
    if (!speeds) return std::unexpected(speeds.error());
    one.writeBytesPerSecond = speeds->first;
    one.readBytesPerSecond = speeds->second;
    one.filesPerSecond = 1 / one.seconds;
    context.result.files.push_back(one);
    if (auto small = runSmallFiles(context); !small) return small;

    if (auto mixed = runMixedFiles(context); !mixed) return mixed;
    return runNames(context);
}

}  // namespace

double trimmedMean(std::vector<double> values) {
    std::ranges::sort(values);
    const auto cut = static_cast<std::size_t>(static_cast<double>(values.size()) * cutOff);
    double sum = 0;
    for (std::size_t i = cut; i < values.size() - cut; ++i) sum += values[i];
    return values.empty() ? 0 : sum / static_cast<double>(values.size() - 2 * cut);
}

std::vector<std::uint64_t> mixedFileSizes(std::uint64_t largest) {
    constexpr std::array<std::uint64_t, 16> mebibytes{2,  4,   6,   8,   10,  20,  40,   60,
                                                      80, 100, 200, 400, 600, 800, 1000, 2000};
    std::vector<std::uint64_t> sizes;
    for (const std::uint64_t size : mebibytes)
        if (size * mebibyte <= largest) sizes.push_back(size * mebibyte);
    return sizes;
}

Result<void> runFiles(RunContext& context) {
    auto ran = runAll(context);
    context.closeEngine();
    context.target.own.reset();
    if (!ran && ran.error().cause == Cause::Cancelled) return {};  // what was measured so far is told
    return ran;
}

}  // namespace sectorsmith::speed
