// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/read_test.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "io/bulk_reads.h"
#include "io/keep_awake.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/errors.h"
#include "ops/durable_file.h"
#include "ops/source_identity.h"
#include "ops/write_target.h"

namespace sectorsmith::copier {

namespace {

// The first line of its map files, and the beginning of the lines with its slow areas.
constexpr std::string_view readTestMark = "# Read test. Created by Sectorsmith";
constexpr std::string_view diskMark = "# Disk: ";
constexpr std::string_view slowMark = "# slow ";
constexpr std::string_view moreSlowMark = "# slow-areas-left-out";

// The source, with a watch on it.
class TimedSource : public ByteSource, public BulkReads {
 public:
    TimedSource(std::shared_ptr<ByteSource> base, std::shared_ptr<ReadTimes> times)
        : base_(std::move(base)), times_(std::move(times)) {}

    std::uint64_t size() const override { return base_->size(); }
    std::uint32_t sectorSize() const override { return base_->sectorSize(); }
    std::string name() const override { return base_->name(); }
    Extent extentAt(std::uint64_t offset) const override { return base_->extentAt(offset); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        return base_->read(offset, out);
    }
    ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const override {
        using Clock = std::chrono::steady_clock;
        std::size_t done = 0;
        while (done < out.size()) {
            const std::size_t length = static_cast<std::size_t>(
                std::min<std::uint64_t>(out.size() - done, readTestPiece - (offset + done) % readTestPiece));
            const auto start = Clock::now();
            ReadAttempt tried = attemptRead(*base_, offset + done, out.subspan(done, length));
            if (tried.error) return {done + tried.count, std::move(tried.error)};
            times_->add({offset + done, length}, Clock::now() - start);
            done += length;
        }
        return {done, {}};
    }

 private:
    std::shared_ptr<ByteSource> base_;
    std::shared_ptr<ReadTimes> times_;
};

// Takes everything and keeps nothing.
class NoDisk : public BlockDevice {
 public:
    NoDisk(std::uint64_t size, std::uint32_t sectorSize) : size_(size), sectorSize_(sectorSize) {}

    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return {}; }
    DeviceIdentity identity() const override { return {}; }
    ReadReport read(std::uint64_t, std::span<std::byte> out) const override {
        std::ranges::fill(out, std::byte{0});
        return {};
    }
    Result<void> write(std::uint64_t, std::span<const std::byte>) override { return {}; }
    Result<void> flush() override { return {}; }
    Result<std::uint64_t> discard(std::uint64_t, std::uint64_t) override { return std::uint64_t{0}; }
    Result<void> writeZeros(std::uint64_t, std::uint64_t) override { return {}; }
    Result<std::vector<std::string>> rereadPartitions() override { return std::vector<std::string>{}; }

 private:
    std::uint64_t size_;
    std::uint32_t sectorSize_;
};

// What tells this disk from another one under its name, as a line of the map.
std::string diskLine(const OpenedPartition& source) {
    return identityLine(diskMark, {{"offset", source.offset},
                                   {"length", source.length},
                                   {"identity", sourceIdentity(source.disk->name()).lasting}});
}

std::string readTestMapText(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

void ReadTimes::add(const ByteRange& range, std::chrono::nanoseconds took) {
    const auto milliseconds =
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count());
    std::size_t i = 0;
    while (i < readTestLimits.size() && milliseconds > readTestLimits[i]) ++i;
    const std::lock_guard lock(mutex_);
    ++counts_[i];
    if (took > slow_) addSlow({range, milliseconds});
}

// Reads come in ascending order but for the second pass, so what is there is looked through from its end.
void ReadTimes::addSlow(const SlowArea& area) {
    auto at = areas_.end();
    while (at != areas_.begin() && std::prev(at)->range.offset > area.range.offset) --at;
    if (at != areas_.begin() && std::prev(at)->range.end() >= area.range.offset) {
        SlowArea& before = *std::prev(at);
        before.range.length = std::max(before.range.end(), area.range.end()) - before.range.offset;
        before.milliseconds = std::max(before.milliseconds, area.milliseconds);
        return;
    }
    if (areas_.size() >= mostSlowAreas) {
        complete_ = false;
        return;
    }
    areas_.insert(at, area);
}

std::vector<SlowArea> ReadTimes::slowAreas() const {
    const std::lock_guard lock(mutex_);
    return areas_;
}

bool ReadTimes::complete() const {
    const std::lock_guard lock(mutex_);
    return complete_;
}

std::array<std::uint64_t, readTestLimits.size() + 1> ReadTimes::counts() const {
    const std::lock_guard lock(mutex_);
    return counts_;
}

std::string ReadTimes::comments() const {
    std::string text;
    for (const SlowArea& area : slowAreas())
        text += fmt::format("{}{:#x} {:#x} {} ms\n", slowMark, area.range.offset, area.range.length,
                            area.milliseconds);
    if (!complete()) text += fmt::format("{}\n", moreSlowMark);
    return text;
}

void ReadTimes::restore(std::string_view mapText) {
    while (!mapText.empty()) {
        std::string_view line = mapText.substr(0, mapText.find('\n'));
        mapText.remove_prefix(std::min(mapText.size(), line.size() + 1));
        if (line == moreSlowMark) {
            const std::lock_guard lock(mutex_);
            complete_ = false;
        }
        if (!line.starts_with(slowMark)) continue;
        line.remove_prefix(slowMark.size());
        std::array<std::uint64_t, 3> numbers{};
        bool whole = true;
        for (std::size_t i = 0; i < numbers.size() && whole; ++i) {
            while (line.starts_with(' ')) line.remove_prefix(1);
            const bool hex = line.starts_with("0x");
            if (hex) line.remove_prefix(2);
            const auto [end, problem] =
                std::from_chars(line.data(), line.data() + line.size(), numbers[i], hex ? 16 : 10);
            whole = problem == std::errc() && numbers[i] >> 62 == 0;
            line.remove_prefix(static_cast<std::size_t>(end - line.data()));
        }
        if (!whole || numbers[1] == 0) continue;
        const std::lock_guard lock(mutex_);
        addSlow({{numbers[0], numbers[1]}, numbers[2]});
    }
}

bool isReadTestMap(std::string_view mapText) { return mapText.starts_with(readTestMark); }

Result<CopyMap> startReadTest(const ReadTestJob& job, ReadTimes& times) {
    const OpenedPartition& source = job.source;
    const CopyMap fresh({0, source.length});
    if (job.mapFile.empty()) return fresh;
    std::error_code none;
    if (std::filesystem::equivalent(job.mapFile, source.disk->name(), none))
        return fail(Cause::Usage, CopyError::MapIsSource, job.mapFile);
    auto map = readMapFile(job.mapFile);
    if (!map) {
        if (map.error().cause == Cause::NotFound) return fresh;
        return std::unexpected(map.error());
    }
    const std::string text = readTestMapText(job.mapFile);
    if (!isReadTestMap(text)) return fail(Cause::Usage, CopyError::MapOfCopy, job.mapFile);
    if (map->extent().end() > source.length)
        return fail(Cause::Refused, CopyError::MapOfLargerSource, job.mapFile, map->extent().end(),
                    source.opened.source->name(), source.length);
    if (const std::size_t at = text.find(diskMark); at != std::string::npos) {
        const std::string line = text.substr(at, text.find('\n', at) - at);
        if (line != diskLine(source)) return fail(Cause::Refused, CopyError::MapOfOtherDisk, job.mapFile);
    }
    times.restore(text);
    return map->withExtent({0, source.length});
}

ReadTestReport runReadTest(const ReadTestJob& job, CopyMap& map, const std::shared_ptr<ReadTimes>& times,
                           CopyWatcher& watcher) {
    const OpenedPartition& source = job.source;
    CopyJob copy;
    copy.source = std::make_shared<TimedSource>(uncached(source), times);
    copy.target = std::make_shared<NoDisk>(source.length, source.disk->sectorSize());
    copy.fresh = true;
    copy.domain = {{0, source.length}};
    copy.options.retries = job.options.retries;
    if (!job.mapFile.empty()) {
        std::error_code none;
        const auto path = std::filesystem::absolute(job.mapFile, none);
        removeUnfinished(path, fmt::format("{}\n", readTestMark));
        const std::string head = fmt::format("{}\n# Source: {}\n{}\n", readTestMark,
                                             source.opened.source->name(), diskLine(source));
        copy.saveMap = [path, head, times](const std::string& text) -> Result<void> {
            const std::string whole = head + times->comments() + text;
            auto kept = writeFileDurably(path, std::as_bytes(std::span(whole)));
            if (!kept)
                return std::unexpected(
                    because(kept.error(), CopyError::MapNotSaved, path.string(), kept.error()));
            return {};
        };
    }
    const KeepAwake awake("Reading a disk");
    ReadTestReport report;
    report.read = runCopy(std::move(copy), map, watcher);
    report.slow = times->slowAreas();
    report.slowComplete = times->complete();
    report.counts = times->counts();
    return report;
}

}  // namespace sectorsmith::copier
