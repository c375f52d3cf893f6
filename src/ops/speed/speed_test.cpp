// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/speed_test.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>

#include "base/units.h"
#include "io/device.h"
#include "io/keep_awake.h"
#include "io/raw_source.h"
#include "ops/disk_match.h"
#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/messages.h"
#include "ops/speed/run_context.h"
#include "ops/state_folder.h"
#include "ops/write_target.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostBlocksLookedInto = 16;  // for their bad sectors, after a test
constexpr double percentForSteps = 100;

std::int64_t nowNs() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// Whether the disk that was opened is the one that people were shown.
bool isStill(const DeviceIdentity& shown, const BlockDevice& opened) {
    const DeviceIdentity now = opened.identity();
    // The system does not always tell the sequence of a partition's disk.
    const bool sameMedium =
        shown.diskSequence == 0 || now.diskSequence == 0 || shown.diskSequence == now.diskSequence;
    return shown.image == now.image && shown.path == now.path && shown.size == now.size &&
           shown.model == now.model && shown.serial == now.serial && sameMedium;
}

Result<Target> openTarget(const SpeedOptions& options, const SpeedPlan& plan) {
    Target target;
    target.image = plan.kind == TargetKind::Image;
    if (plan.kind == TargetKind::Folder) {
        removeLeftFolders(options.path);
        if (plan.profile == Profile::Files || plan.profile == Profile::Backup) return target;
        auto file = makeTestFile(options.path, plan.length);
        if (!file) return std::unexpected(file.error());
        target.own = std::move(*file);
        target.file = target.own.get();
        return target;
    }
    if (plan.writing != Writing::None) {
        if (plan.facts)
            if (const auto now = deviceFacts(plan.facts->path);
                now && diskSeen(*now) != diskSeen(*plan.facts))
                return fail(Cause::Changed, SpeedError::DiskReplaced, options.path);
        auto device = openForWriting(
            options.path, {Exclusivity::Exclusive, target.image ? options.sectorSize : std::nullopt});
        if (!device) return std::unexpected(device.error());
        target.device = std::move(*device);
        if (!isStill(plan.disk, *target.device))
            return fail(Cause::Changed, SpeedError::DiskReplaced, options.path);
        const auto open = target.device->openFile();
        if (open.file == nullptr) return fail(Cause::InUse, SpeedError::PartsInUse, options.path);
        target.file = open.file;
        target.start = open.start;
        return target;
    }
    if (target.image) {
        auto file = openSystemFile(options.path);
        if (!file) return std::unexpected(file.error());
        target.own = std::move(*file);
    } else {
        auto handle = openDeviceForReading(options.path);
        if (!handle) return std::unexpected(handle.error());
        target.own = std::move(handle->file);
    }
    target.file = target.own.get();
    target.reader = std::make_unique<RawSource>(target.own, plan.disk.size, plan.sectorSize,
                                                target.image ? 512 : plan.sectorSize, options.path);
    return target;
}

}  // namespace

void RunContext::begin(Message what, double seconds) {
    ++status_.step;
    status_.what = std::move(what);
    status_.part = 0;
    stepSeconds_ = seconds;
    began_ = nowNs();
    tell(0);
}

void RunContext::tell(double part) {
    status_.part = part;
    const double elapsed = static_cast<double>(nowNs() - began_) / 1e9;
    // What its limit says, or what the part that is done lets expect.
    double left = stepSeconds_ > 0 ? std::max(stepSeconds_ - elapsed, 0.0) : -1;
    if (part > 0.02) {
        const double expected = elapsed / part * (1 - part);
        left = left < 0 ? expected : std::min(left, expected);
    }
    status_.secondsLeft = left < 0 ? -1 : left;
    observer.status(status_);
}

void RunContext::update(std::uint64_t bytes, std::uint64_t total) {
    const double part = total > 0 ? static_cast<double>(bytes) / static_cast<double>(total) : 0;
    if (part * percentForSteps - status_.part * percentForSteps < 0.5 && part < 1) return;
    tell(part);
}

void RunContext::sample(const TraceSample& sample) {
    if (current != nullptr && !quiet) observer.sample(*current, sample);
}

Result<void> RunContext::needPool(std::uint64_t blockSize, unsigned depth) {
    if (pool_ && pool_->blockSize() == blockSize && pool_->blocks() > depth) return {};
    const std::uint64_t sequence = pool_ ? pool_->nextSequence() : 0;
    pool_.reset();  // two at once are too much memory
    auto pool = RandomPool::make(key, blockSize, depth, sequence);
    if (!pool) return std::unexpected(pool.error());
    pool_.emplace(std::move(*pool));
    result.poolBytes = std::max<std::uint64_t>(result.poolBytes, pool_->size());
    return {};
}

Result<RunOutcome> RunContext::run(const TestSpec& spec, std::uint64_t offset, std::uint64_t length,
                                   std::vector<std::uint64_t> places,
                                   std::function<void(std::uint64_t, std::span<const std::byte>)> look) {
    const bool writing = spec.access != Access::Read;
    if (writing)
        if (auto pool = needPool(spec.blockSize, spec.depth); !pool) return std::unexpected(pool.error());
    engine_.reset();
    EngineOptions engineOptions;
    engineOptions.write = writing;
    engineOptions.depth = spec.depth;
    engineOptions.alignment = std::max<std::uint32_t>(512, target.image ? 512 : plan.sectorSize);
    engineOptions.kind = options.engine;
    engineOptions.cached = options.cached;
    auto engine = makeEngine(*target.file, engineOptions);
    if (!engine) return std::unexpected(engine.error());
    engine_ = std::move(*engine);
    if (!engine_->uncached()) target.file->dropCache(target.start + offset, length);
    RunSetup setup{*engine_, target.start, offset, length, std::move(places)};
    setup.pool = pool();
    setup.seed = key.low ^ (result.tests.size() + 1);
    setup.flush = [this] { return target.file->flush(); };
    setup.temperature = temperature;
    setup.look = std::move(look);
    current = &spec;
    auto outcome = runTest(setup, spec, *this);
    current = nullptr;
    if (outcome) {
        result.bytesRead += outcome->read.bytes;
        result.bytesWritten += outcome->write.bytes;
    }
    return outcome;
}

void RunContext::addFigures(const TestSpec& spec, const RunOutcome& outcome) {
    result.tests.push_back(figuresOf(spec, outcome, *engine_));
    observer.testDone(result.tests.back());
}

Result<void> RunContext::measure(const TestSpec& spec, std::uint64_t offset, std::uint64_t length) {
    auto outcome = run(spec, offset, length);
    if (!outcome) return std::unexpected(outcome.error());
    TestFigures figures = figuresOf(spec, *outcome, *engine_);
    engine_.reset();
    // Nothing at all went through: a sentence, and no figures.
    if (outcome->read.operations + outcome->write.operations == 0 && outcome->failureCount > 0 &&
        !outcome->cancelled) {
        const FailedBlock& first = outcome->failures[0];
        return failAt(first.offset, Cause::Io,
                      first.write ? SpeedError::WritingFailed : SpeedError::ReadingFailed, describeTest(spec),
                      first.offset, plan.path, first.why);
    }
    const ByteSource* reader = target.reader ? target.reader.get() : target.device.get();
    std::size_t looked = 0;
    for (const FailedBlock& block : figures.failures) {
        if (block.write || reader == nullptr || ++looked > mostBlocksLookedInto || cancelled()) continue;
        std::vector<std::byte> bytes(block.length);
        for (const BadRange& bad : reader->read(block.offset, bytes).bad) {
            ByteExtent found{bad.offset, bad.length};
            if (std::ranges::none_of(figures.badSectors,
                                     [&](const ByteExtent& e) { return e.offset == found.offset; }))
                figures.badSectors.push_back(found);
        }
    }
    observer.testDone(figures);
    result.tests.push_back(std::move(figures));
    return {};
}

namespace {

Result<void> runSweep(RunContext& context) {
    const TestSpec& spec = context.plan.tests[0];
    context.begin(say(SpeedMessage::SweepOverDisk), 0);
    // One curve for the whole disk: the positions are what counts.
    context.quiet = true;
    TestFigures whole;
    whole.spec = spec;
    double seconds = 0;
    const std::uint64_t last = (context.plan.length - spec.bytes) / spec.blockSize;
    SideFigures side;
    Histogram latency;
    for (std::size_t i = 0; i < sweepPoints && !context.cancelled(); ++i) {
        const std::uint64_t offset = context.plan.offset + last * i / (sweepPoints - 1) * spec.blockSize;
        auto outcome = context.run(spec, offset, spec.bytes);
        if (!outcome) return std::unexpected(outcome.error());
        const double moved = outcome->seconds;
        const std::uint64_t bytes = outcome->read.bytes + outcome->write.bytes;
        const SweepPoint point{offset, moved > 0 ? static_cast<double>(bytes) / moved : 0};
        seconds += moved;
        side.bytes += bytes;
        side.operations += outcome->read.operations + outcome->write.operations;
        latency.add(outcome->read.latency);
        latency.add(outcome->write.latency);
        side.flushSeconds += outcome->flushSeconds;
        whole.cpuSeconds += outcome->cpuSeconds;
        for (const FailedBlock& block : outcome->failures) whole.failures.push_back(block);
        whole.failureCount += outcome->failureCount;
        TraceSample sample{seconds, outcome->read.bytes > 0 ? point.bytesPerSecond : 0,
                           outcome->write.bytes > 0 ? point.bytesPerSecond : 0, offset};
        whole.trace.push_back(sample);
        context.result.sweep.push_back(point);
        context.observer.sweepPoint(point);
        context.observer.sample(spec, sample);
        context.tell(static_cast<double>(i + 1) / sweepPoints);
        if (!outcome->endedEarly.empty()) {
            whole.endedEarly = outcome->endedEarly;
            break;
        }
    }
    whole.seconds = seconds;
    side.seconds = seconds;
    side.latency = latencyOf(latency);
    if (seconds > 0) {
        side.bytesPerSecond = static_cast<double>(side.bytes) / seconds;
        side.iops = static_cast<double>(side.operations) / seconds;
    }
    (spec.access == Access::Read ? whole.read : whole.write) = side;
    whole.engine = context.engineName();
    whole.uncached = context.engineUncached();
    context.result.tests.push_back(std::move(whole));
    return {};
}

Result<void> runTests(RunContext& context) {
    const SpeedPlan& plan = context.plan;
    const bool folder = plan.kind == TargetKind::Folder;
    std::uint64_t filled = folder ? 0 : plan.length;  // what may be read
    for (const TestSpec& spec : plan.tests) {
        if (context.cancelled()) return {};
        const bool fills = spec.access == Access::Write && !spec.random;
        if (filled == 0 && !fills) {
            // What was never written is not read from the disk.
            context.begin(say(SpeedMessage::WritingTestFile), 0);
            TestSpec fill;
            fill.access = Access::Write;
            fill.bytes = plan.length;
            fill.name = "fill";
            auto outcome = context.run(fill, plan.offset, plan.length);
            if (!outcome) return std::unexpected(outcome.error());
            if (!outcome->endedEarly.empty())
                return fail(Cause::Io, SpeedError::WritingTestFileFailed, outcome->endedEarly);
            if (outcome->cancelled) return {};
            filled = plan.length;
        }
        context.begin(describeTest(spec), spec.seconds);
        const std::uint64_t length = filled == 0 ? plan.length : filled;
        if (auto measured = context.measure(spec, plan.offset, length); !measured) return measured;
        const TestFigures& figures = context.result.tests.back();
        if (filled == 0) filled = std::min(figures.write ? figures.write->bytes : 0, plan.length);
        if (!figures.endedEarly.empty()) return {};
    }
    return {};
}

}  // namespace

Result<SpeedResult> runSpeedTest(const SpeedOptions& options, const SpeedPlan& plan,
                                 SpeedObserver& observer) {
    const KeepAwake awake("Measuring");
    RunContext context(options, plan, observer);
    SpeedResult& result = context.result;
    result.time = std::time(nullptr);
    result.id = freshResultId(result.time);
    result.profile = profileName(plan.profile);
    result.kind = plan.kind;
    result.path = plan.path;
    result.name = plan.name;
    result.writing = plan.writing;
    result.offset = plan.offset;
    result.length = plan.length;
    result.savedBytes = plan.savedBytes;
    result.disk = plan.disk;
    result.cautions = plan.cautions;
    result.mount = plan.mount;
    result.computer = computerFacts();
    if (plan.facts) {
        // The adapter is the whole disk's, also when a partition is measured.
        DeviceFacts disk = *plan.facts;
        if (!disk.parent.empty())
            if (auto parent = deviceFacts(disk.parent)) disk = std::move(*parent);
        result.adapter = adapterFacts(disk);
        context.temperature = temperatureReader(disk);
    }
    const bool keep = plan.writing == Writing::Keep;
    const std::size_t own = plan.profile == Profile::Verify  ? 2
                            : plan.profile == Profile::Files ? 6
                            : plan.profile == Profile::Sweep ? 1
                                                             : plan.tests.size();
    context.setSteps(own + (keep ? 2 : 0) +
                     (plan.kind == TargetKind::Folder && plan.profile != Profile::Verify &&
                              plan.profile != Profile::Backup && !plan.tests.empty() &&
                              plan.tests[0].access != Access::Write
                          ? 1
                          : 0));
    auto target = openTarget(options, plan);
    if (!target) return std::unexpected(target.error());
    context.target = std::move(*target);

    std::optional<RangeKeeper> keeper;
    if (keep) {
        auto folder = stateFolderForWriting(options.stateFolder, options.path);
        if (!folder) return std::unexpected(folder.error());
        SavedTest test;
        test.disk = context.target.device->identity();
        test.key = context.key;
        test.ranges = plan.saved;
        test.folder = *folder;
        std::uint64_t inFlight = plan.tests.empty() ? std::uint64_t{16} << 20 : 0;  // none listed: Verify
        test.unit = largestUnit;
        for (const TestSpec& spec : plan.tests) {
            inFlight = std::max<std::uint64_t>(inFlight, spec.depth * spec.blockSize);
            test.unit = std::min<std::uint32_t>(
                test.unit, static_cast<std::uint32_t>(std::min<std::uint64_t>(spec.blockSize, largestUnit)));
        }
        test.inFlightBytes = inFlight;
        context.begin(say(SpeedMessage::Saving, formatSize(plan.savedBytes)), 0);
        auto saved = RangeKeeper::save(*context.target.device, std::move(test), context);
        if (!saved) return std::unexpected(saved.error());
        keeper.emplace(std::move(*saved));
    }
    Result<void> ran = plan.profile == Profile::Verify   ? runVerify(context)
                       : plan.profile == Profile::Files  ? runFiles(context)
                       : plan.profile == Profile::Backup ? runBackup(context)
                       : plan.profile == Profile::Sweep  ? runSweep(context)
                                                         : runTests(context);
    context.closeEngine();
    if (keep) {
        // An image's file was switched to uncached requests; those want more alignment than sectors give.
        if (context.target.image) context.target.file->setDirect(false, 512);
        context.begin(say(SpeedMessage::PuttingSavedDataBack), 0);
        RunContext::Unstoppable progress(context);
        if (auto back = keeper->putBack(*context.target.device, progress); !back)
            return std::unexpected(back.error());
    }
    if (context.target.device && plan.writing == Writing::Destroy) {
        if (context.target.image) context.target.file->setDirect(false, 512);
        // The table may be gone; what the system makes of it is its own matter.
        static_cast<void>(context.target.device->rereadPartitions());
    }
    if (!ran) return std::unexpected(ran.error());
    result.complete = !observer.cancelled() && std::ranges::all_of(result.tests, [](const TestFigures& test) {
        return test.endedEarly.empty();
    });
    return std::move(result);
}

Result<RestorePreview> previewRestore(const SavedTest& test, const std::string& path) {
    WriteTarget target;
    target.path = path.empty() ? test.disk.path : path;
    if (test.disk.image) target.sectorSize = test.disk.sectorSize;
    auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    const bool image = isImage(target.path);
    RestorePreview preview{identityOf(*facts, image)};
    if (image) {
        // Of a container the disk in it.
        auto opened = openForReading(target);
        if (!opened) return std::unexpected(opened.error());
        preview.disk.size = opened->source->size();
    } else {
        preview.disk.diskSequence = diskSeen(*facts).sequence;
    }
    preview.match = matchDisk(test.disk, test.boot, preview.disk);
    if (preview.match == DiskMatch::Other)
        return fail(Cause::Changed, SpeedError::OtherDisk, test.id, describe(test.disk),
                    describe(preview.disk));
    return preview;
}

Result<Restored> restoreSpeedTest(const SavedTest& test, const RestorePreview& preview, bool confirmed,
                                  Progress& progress) {
    auto device = openForWriting(
        preview.disk.path,
        {Exclusivity::Exclusive, test.disk.image ? std::optional(test.disk.sectorSize) : std::nullopt});
    if (!device) return std::unexpected(device.error());
    if (!isStill(preview.disk, **device))
        return fail(Cause::Changed, SpeedError::DiskReplaced, preview.disk.path);
    return restoreCutOff(**device, test, progress, confirmed ? DiskIs::ConfirmedByHand : DiskIs::AsRecorded);
}

}  // namespace sectorsmith::speed
