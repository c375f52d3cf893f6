// SPDX-License-Identifier: GPL-3.0-or-later
// A full backup: files of 4 KB to 64 MB, written one after the other until the bytes are through, with the rate over time.
// They stay until the end, as a backup's do: a full cache, and a file system with many files, show.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <random>
#include <vector>

#include "base/units.h"
#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/host.h"
#include "ops/speed/listing.h"
#include "ops/speed/messages.h"
#include "ops/speed/run_context.h"
#include "ops/speed/work_folder.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

constexpr double sampleSeconds = 0.5;
constexpr std::size_t filesOfBackupFolder = 1000;
constexpr std::uint64_t leastFilesOfASize = 4;  // of a small backup: larger files are left out

struct BackupShare {
    std::uint64_t bytes;  // of a file
    unsigned files;       // of them in each round
};
// A round has 429 files and 111 MiB: most files are small, most bytes are in large ones.
constexpr std::array<BackupShare, 6> backupRound{
    {{4096, 256}, {16384, 128}, {131072, 32}, {mebibyte, 8}, {8 * mebibyte, 4}, {64 * mebibyte, 1}}};

class Backup {
 public:
    Backup(RunContext& context, TestSpec spec) : context_(context), spec_(std::move(spec)) {}

    Result<void> run(const fs::path& folder) {
        if (auto pool = context_.needPool(spec_.blockSize, 1); !pool) return pool;
        std::vector<std::uint64_t> round;
        for (const BackupShare& share : backupRound)
            if (share.bytes == backupRound[0].bytes || share.bytes * leastFilesOfASize <= spec_.bytes)
                round.insert(round.end(), share.files, share.bytes);
        std::mt19937_64 order(context_.key.low);
        start_ = sampled_ = Clock::now();
        cpu_ = processCpuSeconds();
        fs::path current;
        for (std::size_t number = 0; outcome_.write.bytes < spec_.bytes && !over(); ++number) {
            if (number % round.size() == 0) std::ranges::shuffle(round, order);
            if (number % filesOfBackupFolder == 0) {
                if (!current.empty()) flushFolder(current);
                current = folder / fmt::format("folder-{}", number / filesOfBackupFolder);
                std::error_code problem;
                fs::create_directory(current, problem);
                if (problem)
                    return fail(Cause::Io, SpeedError::CannotCreateFolder, folder.string(),
                                problem.message());
            }
            // The last one is as long as there is room for, in whole pages.
            const std::uint64_t left = (spec_.bytes - outcome_.write.bytes) / 4096 * 4096;
            if (left == 0) break;
            if (auto written = write(current / fmt::format("file-{}", number),
                                     std::min(round[number % round.size()], left));
                !written)
                return written;
            ++files_;
        }
        const auto flushing = Clock::now();
        if (!current.empty()) flushFolder(current);
        outcome_.flushSeconds = seconds(flushing, Clock::now());
        outcome_.seconds = std::max(seconds(start_, Clock::now()), 1e-9);
        outcome_.cpuSeconds = processCpuSeconds() - cpu_;
        outcome_.cancelled = context_.cancelled();
        return {};
    }
    // Into the result.
    void finish() {
        TestFigures figures;
        figures.spec = spec_;
        figures.seconds = outcome_.seconds;
        figures.cpuSeconds = outcome_.cpuSeconds;
        figures.engine = "files";
        figures.uncached = uncached_;
        SideFigures side;
        side.bytes = outcome_.write.bytes;
        side.operations = files_;
        side.seconds = outcome_.seconds;
        side.flushSeconds = outcome_.flushSeconds;
        if (outcome_.seconds > 0) {
            side.bytesPerSecond = static_cast<double>(side.bytes) / outcome_.seconds;
            side.iops = static_cast<double>(files_) / outcome_.seconds;
        }
        side.latency = latencyOf(outcome_.write.latency);
        figures.write = side;
        figures.trace = outcome_.trace;
        figures.marks = findMarks(outcome_.trace, true);
        context_.result.bytesWritten += side.bytes;
        context_.observer.testDone(figures);
        context_.result.tests.push_back(std::move(figures));
    }

 private:
    static double seconds(Clock::time_point from, Clock::time_point to) {
        return std::chrono::duration<double>(to - from).count();
    }
    bool over() const {
        return context_.cancelled() || (spec_.seconds > 0 && seconds(start_, Clock::now()) >= spec_.seconds);
    }
    Result<void> write(const fs::path& path, std::uint64_t bytes) {
        const auto began = Clock::now();
        auto file = createNamedFile(path);
        if (!file) return std::unexpected(file.error());
        if (context_.options.cached || !(*file)->setDirect(true, 4096)) uncached_ = false;
        for (std::uint64_t at = 0; at < bytes && !context_.cancelled();) {
            const std::uint64_t part = std::min<std::uint64_t>(spec_.blockSize, bytes - at);
            const auto block = context_.pool()->take(outcome_.write.bytes);
            auto done = (*file)->writeAt(at, block.first(static_cast<std::size_t>(part)));
            context_.pool()->giveBack(block);
            if (!done) return done;
            at += part;
            outcome_.write.bytes += part;
            takeSample();
        }
        // A backup does not wait for each file; but in the system's memory a file is nowhere yet.
        if (!uncached_)
            if (auto flushed = (*file)->flush(); !flushed) return flushed;
        outcome_.write.latency.add(static_cast<std::uint64_t>(seconds(began, Clock::now()) * 1e9));
        takeSample();
        return {};
    }
    void takeSample() {
        const auto now = Clock::now();
        const double passed = seconds(sampled_, now);
        if (passed < sampleSeconds) return;
        TraceSample sample;
        sample.seconds = seconds(start_, now);
        sample.writeRate = static_cast<double>(outcome_.write.bytes - sampledBytes_) / passed;
        sample.position = outcome_.write.bytes;
        if (context_.temperature) sample.celsius = context_.temperature();
        sampled_ = now;
        sampledBytes_ = outcome_.write.bytes;
        outcome_.trace.push_back(sample);
        context_.observer.sample(spec_, sample);
        double part = static_cast<double>(outcome_.write.bytes) / static_cast<double>(spec_.bytes);
        if (spec_.seconds > 0) part = std::max(part, sample.seconds / spec_.seconds);
        context_.tell(std::min(part, 1.0));
    }

    RunContext& context_;
    TestSpec spec_;
    RunOutcome outcome_;
    std::uint64_t files_ = 0;
    Clock::time_point start_, sampled_;
    std::uint64_t sampledBytes_ = 0;
    double cpu_ = 0;
    bool uncached_ = true;
};

}  // namespace

Result<void> runBackup(RunContext& context) {
    const TestSpec& spec = context.plan.tests.front();
    auto work = WorkFolder::make(context.options.path);
    if (!work) return std::unexpected(work.error());
    context.begin(say(SpeedMessage::BackingUp, formatSizeDecimal(spec.bytes)), spec.seconds);
    Backup backup(context, spec);
    auto ran = backup.run((*work)->path());
    if (!ran) return ran;
    backup.finish();
    return {};
}

}  // namespace sectorsmith::speed
