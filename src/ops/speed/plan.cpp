// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/units.h"
#include "io/open.h"
#include "io/raw_device.h"
#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/listing.h"
#include "ops/speed/messages.h"
#include "ops/speed/speed_test.h"
#include "ops/undo_record.h"
#include "ops/write_session.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t MiB = std::uint64_t{1} << 20;
constexpr std::uint64_t GB = 1'000'000'000;
constexpr std::uint64_t GiB = std::uint64_t{1} << 30;
constexpr std::uint64_t defaultRange = 4 * GiB;    // that is written to
constexpr double defaultSeconds = 5;               // of one test
constexpr std::uint64_t mostOfOneTest = 32 * GiB;  // written, when only time ends it
constexpr double sustainedSeconds = 300;
constexpr std::uint64_t sustainedBytes = 512 * GiB;
constexpr std::uint64_t backupBytes = 400 * GB;
constexpr std::uint64_t sweepPiece = 32 * MiB;
constexpr double sweepSeconds = 3;  // of one point, at most
constexpr std::array profiles{Profile::Quick, Profile::Full,   Profile::Sustained, Profile::Sweep,
                              Profile::Files, Profile::Backup, Profile::Verify,    Profile::Custom};

std::uint64_t roundDown(std::uint64_t value, std::uint64_t unit) { return value / unit * unit; }
std::uint64_t roundUp(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

TestSpec spec(Access access, bool random, std::uint64_t blockSize, unsigned depth) {
    TestSpec test;
    test.access = access;
    test.random = random;
    test.blockSize = blockSize;
    test.depth = depth;
    test.seconds = defaultSeconds;
    test.name = fmt::format("{}-{}-q{}", accessName(test),
                            blockSize >= MiB    ? fmt::format("{}m", blockSize / MiB)
                            : blockSize >= 1024 ? fmt::format("{}k", blockSize / 1024)
                                                : std::to_string(blockSize),
                            depth);
    return test;
}

Result<std::vector<TestSpec>> testsOf(const SpeedOptions& options) {
    std::vector<TestSpec> tests;
    const bool custom = options.profile == Profile::Custom;
    if (!custom && (options.blockSize || options.depth || options.readPercent || options.random ||
                    options.access == Access::Mixed))
        return fail(Cause::Usage, SpeedError::NotWithProfile);
    switch (options.profile) {
        case Profile::Quick:
            tests = {spec(Access::Read, false, MiB, 32), spec(Access::Write, false, MiB, 32)};
            break;
        case Profile::Full:
            for (const Access access : {Access::Read, Access::Write})
                for (const auto& [random, block] :
                     {std::pair{false, MiB}, std::pair{true, std::uint64_t{4096}}})
                    for (const unsigned depth : {32u, 1u})
                        tests.push_back(spec(access, random, block, depth));
            break;
        case Profile::Sustained:
            tests = {spec(Access::Write, false, MiB, 32)};
            tests[0].seconds = sustainedSeconds;
            break;
        case Profile::Sweep: tests = {spec(options.access.value_or(Access::Read), false, MiB, 32)}; break;
        case Profile::Files:
        case Profile::Verify: break;
        case Profile::Backup:
            tests = {spec(Access::Write, false, MiB, 1)};
            tests[0].name = "backup";
            tests[0].seconds = 0;
            break;
        case Profile::Custom:
            tests = {spec(options.access.value_or(Access::Read), options.random,
                          options.blockSize.value_or(options.random ? 4096 : MiB),
                          options.depth.value_or(32))};
            tests[0].readPercent = options.readPercent.value_or(50);
            break;
    }
    if (!custom && options.access)
        std::erase_if(tests, [&](const TestSpec& test) { return test.access != *options.access; });
    if (tests.empty() && options.profile != Profile::Files && options.profile != Profile::Verify)
        return fail(Cause::Usage, SpeedError::NoSuchTest, profileName(options.profile));
    if ((options.profile == Profile::Files || options.profile == Profile::Backup ||
         options.profile == Profile::Verify) &&
        options.access)
        return fail(Cause::Usage, SpeedError::ProfileReadsAndWrites, profileName(options.profile));
    if (options.runtime)
        for (TestSpec& test : tests) test.seconds = *options.runtime;
    return tests;
}

bool writes(const SpeedPlan& plan) {
    return plan.profile == Profile::Verify || plan.profile == Profile::Files ||
           std::ranges::any_of(plan.tests, [](const TestSpec& test) { return test.access != Access::Read; });
}

Result<void> planFolder(const SpeedOptions& options, SpeedPlan& plan) {
    std::error_code problem;
    const fs::path folder = fs::canonical(options.path, problem);
    if (problem) return fail(Cause::NotFound, SpeedError::CannotAccess, options.path, problem.message());
    plan.path = folder.string();
    plan.kind = TargetKind::Folder;
    plan.writing = Writing::File;
    plan.name = folder.filename().empty() ? folder.string() : folder.filename().string();
    if (!options.destroy.empty()) return fail(Cause::Usage, SpeedError::FolderDestroysNothing);
    if (options.offset) return fail(Cause::Usage, SpeedError::FolderOffset);
    if (options.emptyCaches && !mayEmptySystemCaches())
        return fail(Cause::Permission, SpeedError::CachesNotEmptied);
    if (plan.profile == Profile::Sweep) return fail(Cause::Usage, SpeedError::SweepNeedsDisk);
    const FolderPlace place = placeOf(folder);
    plan.mount = {place.fileSystem, place.source, place.options, serverOf(place.fileSystem, place.source)};
    if (place.readOnly) return fail(Cause::Permission, SpeedError::MountedReadOnly, plan.path);
    if (!place.device.empty())
        if (auto facts = deviceFacts(place.device)) plan.facts = std::move(*facts);
    if (plan.facts) plan.disk = identityOf(*plan.facts, false);
    plan.disk.path = plan.path;
    plan.description =
        plan.facts ? say(SpeedMessage::FileOnDisk, plan.path, describe(identityOf(*plan.facts, false)))
                   : say(SpeedMessage::FileIn, plan.path);
    if (place.fileSystem == "tmpfs" || place.fileSystem == "ramfs")
        plan.cautions.push_back(say(SpeedMessage::FolderComputerMemoryNoDisk, place.fileSystem));
    if (plan.facts)
        if (Message caution = cautionOf(*plan.facts); !caution.empty())
            plan.cautions.push_back(std::move(caution));
    const auto space = fs::space(folder, problem);
    if (problem) return fail(Cause::Io, SpeedError::FreeSpaceUnknown, plan.path, problem.message());
    // A full disk harms whoever else writes to it.
    const std::uint64_t reserve = std::max<std::uint64_t>(64 * MiB, space.capacity / 100);
    const std::uint64_t room = space.available > reserve ? roundDown(space.available - reserve, MiB) : 0;
    plan.sectorSize = plan.facts ? plan.facts->logicalSectorSize : 512;
    // The file's own way past the cache, tried out.
    auto probe = makeTestFile(folder, 2 * MiB);
    if (!probe) return std::unexpected(probe.error());
    plan.uncached = !options.cached && (*probe)->setDirect(true, 512);
    probe->reset();

    std::uint64_t wanted = options.size.value_or(0);
    if (plan.profile == Profile::Files) {
        wanted = std::min<std::uint64_t>(options.size.value_or(2048 * MiB), room);
    } else if (plan.profile == Profile::Backup) {
        wanted = std::min<std::uint64_t>(options.size.value_or(backupBytes), room);
    } else if (!options.size) {
        wanted = plan.profile == Profile::Verify ? room : std::min(defaultRange, room / 2);
        if (plan.profile == Profile::Sustained) wanted = std::min(sustainedBytes, room);
        // Where the system's memory takes part, less than it would measure nothing but memory.
        if (!plan.uncached && plan.profile != Profile::Verify)
            wanted = std::min(room / 2, computerFacts().memoryBytes * 3 / 2);
    }
    wanted = roundDown(wanted, MiB);
    if (wanted > room || wanted < MiB)
        return fail(Cause::NoSpace, SpeedError::NotEnoughSpace, plan.path, formatSize(space.available),
                    formatSize(std::max(wanted, MiB)), formatSize(reserve));
    plan.length = wanted;
    // What is read was written before: the writes come first.
    std::ranges::stable_sort(plan.tests, {}, [](const TestSpec& test) {
        return test.access == Access::Write && !test.random ? 0 : test.access == Access::Read ? 2 : 1;
    });
    return {};
}

// The places of the test that finds disks that are smaller than they say: [0, window) whole, and one place in every window
// beyond. On a disk that wraps around after R bytes, the first place at or beyond R lies less than a window beyond it and
// overwrites a part of the window at the start, whatever R is.
void planProbes(SpeedPlan& plan) {
    std::uint64_t window = roundDown(plan.length / 64, MiB);
    window = std::clamp<std::uint64_t>(window, MiB, 256 * MiB);
    window = std::max(window, roundDown(plan.length / 8192 + MiB, MiB));
    const std::uint64_t end = plan.offset + plan.length;
    window = std::min(window, roundDown(plan.length, MiB));
    if (window == 0) return;
    plan.saved = {{plan.offset, window}};
    for (std::uint64_t at = plan.offset + window; at + probeBytes <= end; at += window) {
        plan.probes.push_back(at);
        plan.saved.push_back({at, probeBytes});
    }
    const std::uint64_t last = plan.offset + roundDown(plan.length - probeBytes, probeBytes);
    if (plan.probes.empty() ? last >= plan.offset + window : last >= plan.probes.back() + probeBytes) {
        plan.probes.push_back(last);
        plan.saved.push_back({last, probeBytes});
    }
    plan.length = window;
}

// Bytes of the range that a sparse file does not store; the first of them where there are very many runs.
std::uint64_t holesIn(const ByteSource& source, std::uint64_t offset, std::uint64_t length) {
    constexpr int mostRuns = 10000;
    const std::uint64_t end = std::min(offset + length, source.size());
    std::uint64_t holes = 0;
    for (int run = 0; offset < end && run < mostRuns; ++run) {
        const Extent extent = source.extentAt(offset);
        const std::uint64_t next = std::min(extent.offset + extent.length, end);
        if (next <= offset) break;
        if (extent.hole) holes += next - offset;
        offset = next;
    }
    return holes;
}

Result<void> planDisk(const SpeedOptions& options, SpeedPlan& plan) {
    if (plan.profile == Profile::Files || plan.profile == Profile::Backup)
        return fail(Cause::Usage, SpeedError::FilesNeedsFolder, profileName(plan.profile));
    const WriteTarget target{options.path, options.sectorSize, options.stateFolder, false};
    OpenOptions look;
    look.sectorSize = options.sectorSize;
    look.cacheBytes = 0;
    auto opened = openPath(options.path, look);
    if (!opened) return std::unexpected(opened.error());
    auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    plan.kind = opened->isDevice ? TargetKind::Device : TargetKind::Image;
    plan.name = opened->isDevice ? facts->name : fs::path(options.path).filename().string();
    plan.disk = identityOf(*facts, !opened->isDevice);
    plan.disk.size = opened->source->size();
    plan.disk.sectorSize = opened->source->sectorSize();
    plan.sectorSize = plan.disk.sectorSize;
    plan.description = describe(plan.disk);
    if (opened->isDevice) plan.facts = *facts;
    if (opened->container != Container::Raw && !opened->readOnlyReason.empty())
        return fail(Cause::Refused, SpeedError::NotADisk, options.path, opened->readOnlyReason);
    const std::uint64_t all = opened->source->size();
    const std::uint64_t region =
        options.regionLength == 0 ? all - std::min(all, options.regionOffset) : options.regionLength;
    const std::uint64_t skip = options.offset.value_or(0);
    if (skip >= region || skip % plan.sectorSize != 0)
        return fail(Cause::Usage, SpeedError::OffsetNotSector, skip, options.path);
    plan.offset = options.regionOffset + skip;
    plan.length = region - skip;
    if (opened->isDevice)
        if (Message caution = cautionOf(*facts); !caution.empty())
            plan.cautions.push_back(std::move(caution));
    const bool writing = writes(plan);
    if (options.size && plan.profile != Profile::Sustained) {
        if (*options.size > plan.length)
            return fail(Cause::Usage, SpeedError::SizeBeyondEnd, formatSize(*options.size), plan.offset,
                        options.path);
        if (*options.size % plan.sectorSize != 0)
            return fail(Cause::Usage, SpeedError::SizeNotSectors, *options.size, plan.sectorSize);
        plan.length = *options.size;
    }
    // An image may end within a sector: that rest is nobody's.
    plan.length = roundDown(plan.length, plan.sectorSize);
    if (plan.length == 0) return fail(Cause::Usage, SpeedError::NoWholeSector, options.path);
    if (!writing) {
        if (const std::uint64_t holes = holesIn(*opened->source, plan.offset, plan.length); holes > 0)
            plan.cautions.push_back(
                say(SpeedMessage::HolesFileReadingThemReaches, formatSize(holes), formatSize(plan.length)));
        plan.writing = Writing::None;
        if (!options.destroy.empty()) return fail(Cause::Usage, SpeedError::OnlyReads);
        return {};
    }
    if (!options.destroy.empty() && options.destroy != plan.name)
        return fail(Cause::Refused, SpeedError::WrongName, options.destroy, plan.name);
    plan.writing = options.destroy.empty() ? Writing::Keep : Writing::Destroy;
    if (plan.profile == Profile::Sweep && plan.writing == Writing::Keep)
        return fail(Cause::Usage, SpeedError::SweepWritesAll);
    const bool whole = plan.writing == Writing::Destroy &&
                       (plan.profile == Profile::Sustained || plan.profile == Profile::Verify ||
                        plan.profile == Profile::Sweep);
    if (plan.profile == Profile::Sustained && options.size)
        plan.length = std::min(plan.length, *options.size);
    if (plan.profile == Profile::Verify && plan.writing == Writing::Keep) planProbes(plan);
    else if (!whole && (!options.size || plan.profile == Profile::Sustained))
        plan.length = std::min(plan.length, defaultRange);
    if (plan.writing == Writing::Keep && plan.saved.empty()) plan.saved = {{plan.offset, plan.length}};
    // Who is in the way is said before anything else is asked.
    if (!opened->readOnlyReason.empty())
        return fail(Cause::Permission, SpeedError::CannotWriteTo, options.path, opened->readOnlyReason);
    if (facts->readOnly) return fail(Cause::Permission, SpeedError::ReadOnly, options.path);
    addUsers(target, *facts);
    const Message users = opened->isDevice ? describeUses(*facts) : usesOfIt(facts->uses);
    if (!users.empty()) return fail(Cause::InUse, SpeedError::InUse, options.path, users);
    return {};
}

// Ends of tests, bytes to be written, the time.
void planAmounts(const SpeedOptions& options, SpeedPlan& plan) {
    for (TestSpec& test : plan.tests) {
        if (plan.profile == Profile::Backup) {
            test.bytes = plan.length;
        } else if (plan.profile == Profile::Sustained) {
            test.bytes =
                options.size.value_or(plan.kind == TargetKind::Folder ? plan.length : sustainedBytes);
        } else if (plan.profile == Profile::Sweep) {
            test.seconds = std::min(test.seconds, sweepSeconds);
            test.bytes = std::max(std::min(sweepPiece, roundDown(plan.length / sweepPoints, test.blockSize)),
                                  test.blockSize);
        } else if (options.size || !plan.uncached) {
            test.bytes = plan.length;
            if (!options.runtime) test.seconds = 0;
        } else if (test.access != Access::Read) {
            test.bytes = mostOfOneTest;
        }
        if (test.access != Access::Read) {
            const std::uint64_t times = plan.profile == Profile::Sweep ? sweepPoints : 1;
            plan.mostWritten += times * roundUp(std::max(test.bytes, test.blockSize), test.blockSize);
        }
        plan.mostSeconds += test.seconds * (plan.profile == Profile::Sweep ? sweepPoints : 1);
        if (test.seconds == 0) plan.mostSeconds = -1;
    }
    plan.mostSeconds = std::max(plan.mostSeconds, 0.0);
    if (plan.kind == TargetKind::Folder && !plan.tests.empty() &&
        (plan.tests[0].access != Access::Write || plan.tests[0].random))
        plan.mostWritten += plan.length;  // what is read must have been written
    if (plan.profile == Profile::Verify) plan.mostWritten = plan.length + plan.probes.size() * probeBytes;
    if (plan.profile == Profile::Files) {
        plan.mostWritten = 50'000'000 + 500 * 4096;
        for (const std::uint64_t size : mixedFileSizes(plan.length)) plan.mostWritten += mixedRepeats * size;
        if (options.emptyCaches) plan.notes.push_back(say(SpeedMessage::CachesAreEmptied));
    }
    for (const SavedRange& range : plan.saved) plan.savedBytes += range.length;
}

}  // namespace

std::string_view profileName(Profile profile) {
    switch (profile) {
        case Profile::Quick: return "quick";
        case Profile::Full: return "full";
        case Profile::Sustained: return "sustained";
        case Profile::Sweep: return "sweep";
        case Profile::Files: return "files";
        case Profile::Backup: return "backup";
        case Profile::Verify: return "verify";
        case Profile::Custom: return "custom";
    }
    return "";
}

Result<Profile> parseProfile(std::string_view name) {
    for (const Profile profile : profiles)
        if (profileName(profile) == name) return profile;
    return fail(Cause::Usage, SpeedError::UnknownProfile, name);
}

Message describeTest(const TestSpec& spec) {
    using enum SpeedMessage;
    const SpeedMessage kind = spec.access == Access::Read    ? (spec.random ? RandomRead : SequentialRead)
                              : spec.access == Access::Write ? (spec.random ? RandomWrite : SequentialWrite)
                                                             : (spec.random ? RandomMixed : SequentialMixed);
    return say(kind, formatSize(spec.blockSize), spec.depth);
}

Result<SpeedPlan> planSpeedTest(const SpeedOptions& options) {
    SpeedPlan plan;
    plan.profile = options.profile;
    plan.path = options.path;
    auto tests = testsOf(options);
    if (!tests) return std::unexpected(tests.error());
    plan.tests = std::move(*tests);
    if (options.runtime && !(*options.runtime > 0 && *options.runtime <= 7 * 24 * 3600))
        return fail(Cause::Usage, SpeedError::RuntimeRange);
    if (options.size == 0) return fail(Cause::Usage, SpeedError::SizeZero);
    const bool folder = pathKind(options.path) == PathKind::Folder;
    if (auto planned = folder ? planFolder(options, plan) : planDisk(options, plan); !planned)
        return std::unexpected(planned.error());
    for (const TestSpec& test : plan.tests) {
        if (auto good = checkSpec(test, plan.sectorSize); !good) return std::unexpected(good.error());
        if (test.blockSize > plan.length)
            return fail(Cause::Usage, SpeedError::RangeTooSmallForTest, formatSize(plan.length),
                        formatSize(test.blockSize));
    }
    planAmounts(options, plan);
    if (!plan.uncached)
        plan.notes.push_back(options.cached ? say(SpeedMessage::SystemCacheTakesPartAsked)
                                            : say(SpeedMessage::SystemRefusesUncachedRequestsMemory));
    return plan;
}

}  // namespace sectorsmith::speed
