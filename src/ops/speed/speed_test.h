// SPDX-License-Identifier: GPL-3.0-or-later
// The speed test: plan it (nothing is written), run it, get a result.
//
// What it writes: on a device or image, by default over a range whose content is saved, synced and verified before and put back
// afterwards (saved_ranges.h; a test that was cut off is put back at the next start); with `destroy` over a range that is given
// up; in a folder, a file of its own that is gone afterwards in every case.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "ops/disk_match.h"
#include "ops/speed/result.h"
#include "ops/speed/saved_ranges.h"

namespace sectorsmith::speed {

constexpr std::size_t sweepPoints = 100;    // places of the disk that Sweep measures
constexpr std::size_t mixedRepeats = 10;    // of each size of Files
constexpr std::uint64_t probeBytes = 4096;  // of what Verify looks at beyond its range

enum class Profile { Quick, Full, Sustained, Sweep, Files, Backup, Verify, Custom };
std::string_view profileName(Profile profile);  // "quick", ...
Result<Profile> parseProfile(std::string_view name);

struct SpeedOptions {
    std::string path;                         // device, image or folder
    std::optional<std::uint32_t> sectorSize;  // images: bytes
    std::uint64_t regionOffset = 0;           // bytes: the partition that was named, else the whole disk
    std::uint64_t regionLength = 0;           // 0: all
    Profile profile = Profile::Quick;
    // Of a custom test; with a profile `access` leaves out its other tests.
    std::optional<Access> access;
    bool random = false;
    std::optional<std::uint64_t> blockSize;  // bytes
    std::optional<unsigned> depth;
    std::optional<unsigned> readPercent;
    std::optional<std::uint64_t> offset;  // bytes from the region's start
    std::optional<std::uint64_t> size;    // bytes: of the range or the file; of Sustained: to be written
    std::optional<double> runtime;        // seconds, of each test
    std::string destroy;                  // the disk's name: its data are given up
    std::optional<std::filesystem::path> stateFolder;
    EngineKind engine = EngineKind::Automatic;
    bool cached = false;  // through the system's cache, on purpose
    bool emptyCaches =
        false;  // of Files: has the system forget all files before folders are listed cold; needs root
};

struct SpeedPlan {
    Profile profile = Profile::Quick;
    TargetKind kind = TargetKind::Image;
    Writing writing = Writing::None;
    std::string path;
    std::string name;     // what --destroy wants
    Message description;  // which disk, for people
    DeviceIdentity disk;
    std::optional<DeviceFacts> facts;  // of the disk below, where there is one
    MountFacts mount;                  // of a folder
    std::uint64_t offset = 0;          // bytes, on the disk (in the file: 0)
    std::uint64_t length = 0;
    std::uint32_t sectorSize = 512;
    std::vector<TestSpec> tests;        // empty for Files and Verify
    std::vector<SavedRange> saved;      // what is saved and put back
    std::vector<std::uint64_t> probes;  // of Verify: places of probeBytes beyond the range
    std::uint64_t savedBytes = 0;
    std::uint64_t mostWritten = 0;  // bytes that will be written to the target at most, without putting back
    double mostSeconds = 0;         // of the measuring alone; 0: not known
    bool uncached = true;           // as far as can be known before
    std::vector<Message> notes;     // for people, before the start
    std::vector<Message> cautions;  // what the figures must not be read without; in the result, too
};

// The sizes of Files up to `largest`, in bytes: 16 from 2 MiB to 2000 MiB, each of which comes mixedRepeats times.
std::vector<std::uint64_t> mixedFileSizes(std::uint64_t largest);

// Looks without writing. Usage, NoSpace, InUse (by whom), Refused (a wrong name), Permission (a read-only disk).
Result<SpeedPlan> planSpeedTest(const SpeedOptions& options);

struct SpeedStatus {
    Message what;          // "Sequential read, 1 MiB, depth 32"
    std::size_t step = 0;  // from 1
    std::size_t steps = 0;
    double part = 0;          // of the step, 0 to 1
    double secondsLeft = -1;  // of all, estimated; below 0: not known
};

// Called from the thread that runs the test. Must be cheap.
class SpeedObserver {
 public:
    virtual ~SpeedObserver() = default;
    virtual void status(const SpeedStatus& status) = 0;
    virtual void sample(const TestSpec& test, const TraceSample& sample) = 0;
    virtual void testDone(const TestFigures&) {}
    virtual void sweepPoint(const SweepPoint&) {}
    // True once the user has cancelled: nothing more is issued; what is in flight ends; kept data are put back.
    virtual bool cancelled() const = 0;
};

// Carries the plan out. A cancelled test gives what it measured, with complete = false. After an error kept data are put back,
// too, if the disk lets them. The result is not saved in the library by this.
Result<SpeedResult> runSpeedTest(const SpeedOptions& options, const SpeedPlan& plan, SpeedObserver& observer);

// The disk that restoring a cut-off test would write to.
struct RestorePreview {
    DeviceIdentity disk;
    DiskMatch match = DiskMatch::Unproven;  // never Other
};
// Looks, and writes nothing. `path`: where the disk is now; empty: where it was. NotFound; Changed: it is another one.
Result<RestorePreview> previewRestore(const SavedTest& test, const std::string& path);
// Opens that disk, locked, and puts back what the test overwrote (restoreCutOff()). `confirmed`: people said that it is the
// test's disk, which an Unproven one needs. Changed: another disk has its path by now.
Result<Restored> restoreSpeedTest(const SavedTest& test, const RestorePreview& preview, bool confirmed,
                                  Progress& progress);

// "Sequential read, 1 MiB, depth 32"
Message describeTest(const TestSpec& spec);

}  // namespace sectorsmith::speed
