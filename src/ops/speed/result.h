// SPDX-License-Identifier: GPL-3.0-or-later
// What a speed test found, and its file.
//
// The file is JSON (speeds in bytes per second, times in seconds unless a name says Ns; integers beyond 2^53-1 are decimal
// strings; what is not known is null or absent):
//   schemaVersion 1, kind "sectorsmith-speed", id, title (when people named it), time (UTC, ISO 8601), profile, complete (false when cancelled or ended early)
//   target    {kind: device|image|folder, path, name, writing: none|keep|destroy|file, offset, length, savedBytes}
//   disk      {model, serial, transport, size, sectorSize, path}      adapter {model, serial, bus, bridge, link, protocol, power,
//             trim, trimWhy, smart, smartWhy, logicalSectorSize, physicalSectorSize}
//   computer  {name, system, processor, cores, memoryBytes}
//   method    {engine, uncached, flushed, randomData, poolBytes, bytesRead, bytesWritten, memoryBytes, cautions: [text], honesty}
//   read, write  the first test of each direction, as in tests; trace: that of all tests, one after another
//   tests     [{name, rw, bs, iodepth, rwmixread, seconds, cpuSeconds, engine, uncached,
//              read, write: {bytes, operations, seconds, flushSeconds, bytesPerSecond, iops, latencyNs: {p50, p99, p999, max}},
//              trace: [{seconds, read, write, position, celsius}], marks: [{kind, from, to, before, after, bytesBefore, text}],
//              failures: [{write, offset, length, why}], failureCount, badSectors: [{offset, length}], endedEarly}]
//   sweep     [{offset, bytesPerSecond}]
//   mount     of a folder: {fileSystem, source, options, server}
//   files     [{name, files, bytes, seconds, writeBytesPerSecond, readBytesPerSecond, filesPerSecond, uncached,
//              sizes: [{bytes, files, writeBytesPerSecond, readBytesPerSecond}]}]; bytes 0: names alone, created,
//              deleted or listed at filesPerSecond
//   verify    {bytesWritten, bytesChecked, badBytes, lostBytes, movedBytes, realSize, good, verdict,
//              faults: [{offset, length, what, foundOffset}]}
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/block_device.h"
#include "ops/speed/adapter.h"
#include "ops/speed/host.h"
#include "ops/speed/runner.h"
#include "ops/speed/trace.h"

namespace sectorsmith::speed {

using Json = nlohmann::ordered_json;

struct LatencyFigures {
    std::uint64_t p50 = 0, p99 = 0, p999 = 0, max = 0;  // nanoseconds
};

LatencyFigures latencyOf(const Histogram& histogram);

struct SideFigures {
    std::uint64_t bytes = 0;
    std::uint64_t operations = 0;
    double seconds = 0;  // with the flush, for writes
    double flushSeconds = 0;
    double bytesPerSecond = 0;
    double iops = 0;
    LatencyFigures latency;
};

struct ByteExtent {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

struct TestFigures {
    TestSpec spec;
    double seconds = 0;
    double cpuSeconds = 0;
    std::string engine;
    bool uncached = true;
    std::optional<SideFigures> read;
    std::optional<SideFigures> write;
    std::vector<TraceSample> trace;
    std::vector<Mark> marks;
    std::vector<FailedBlock> failures;
    std::uint64_t failureCount = 0;
    std::vector<ByteExtent> badSectors;  // of the blocks that could not be read: which sectors exactly
    Message endedEarly;
};
TestFigures figuresOf(const TestSpec& spec, const RunOutcome& outcome, const IoEngine& engine);

struct SweepPoint {
    std::uint64_t offset = 0;  // bytes
    double bytesPerSecond = 0;
};

// Of the files of one size.
struct SizeFigures {
    std::uint64_t bytes = 0;  // of one file
    std::uint64_t files = 0;
    double writeBytesPerSecond = 0;  // trimmed means
    double readBytesPerSecond = 0;
};

// What a folder lies on, where it is one that was measured. Texts are empty where nothing is known.
struct MountFacts {
    std::string fileSystem;  // "ext4", "nfs4"
    std::string source;      // "/dev/sda2", "server:/export"
    std::string options;     // "rw,relatime,vers=4.2"
    std::string server;      // of a network file system
};

struct FileFigures {
    Message name;
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;
    double seconds = 0;  // writing
    double writeBytesPerSecond = 0;
    double readBytesPerSecond = 0;
    double filesPerSecond = 0;  // written; of tests without content: created, deleted or listed
    bool uncached = true;
    std::vector<SizeFigures> sizes = {};  // of mixed sizes, the smallest first
};

struct VerifyFault {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::string what;                          // "other data", "data of another place"
    std::optional<std::uint64_t> foundOffset;  // whose data are there
};
struct VerifyFigures {
    std::uint64_t bytesWritten = 0;
    std::uint64_t bytesChecked = 0;
    std::uint64_t badBytes = 0;             // all that are wrong
    std::uint64_t movedBytes = 0;           // of these: data that belong to another place
    std::uint64_t lostBytes = 0;            // of these: data of before the test, or rubbish
    std::optional<std::uint64_t> realSize;  // bytes, when the disk wraps around
    bool good = false;
    Message verdict;
    std::vector<VerifyFault> faults;  // the first of them
};

enum class TargetKind { Device, Image, Folder };
enum class Writing { None, Keep, Destroy, File };

struct SpeedResult {
    std::string id;
    std::string title;      // as people named it; empty: they did not
    std::int64_t time = 0;  // Unix seconds
    std::string profile;
    bool complete = false;
    TargetKind kind = TargetKind::Image;
    std::string path;
    std::string name;
    Writing writing = Writing::None;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::uint64_t savedBytes = 0;
    DeviceIdentity disk;
    AdapterFacts adapter;
    MountFacts mount;
    ComputerFacts computer;
    std::uint64_t poolBytes = 0;
    std::uint64_t bytesRead = 0;
    std::uint64_t bytesWritten = 0;
    std::vector<Message> cautions;  // sentences without full stops: what the figures must not be read without
    std::vector<TestFigures> tests;
    std::vector<SweepPoint> sweep;
    std::vector<FileFigures> files;
    std::optional<VerifyFigures> verify;

    bool uncached() const;
    std::string engine() const;
    // One sentence each: uncached? flushed? how much against the memory? random data?
    Message honesty() const;
};

Json resultToJson(const SpeedResult& result);
// Damaged when it is no result or not whole.
Result<SpeedResult> resultFromJson(const Json& json);

// The library: a folder of ID.json files.
class ResultLibrary {
 public:
    explicit ResultLibrary(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}
    // With the usual folders: "speed" in each state folder.
    static ResultLibrary usual(const std::optional<std::filesystem::path>& chosen);
    // Where results go; made when missing.
    static Result<std::filesystem::path> folderForWriting(const std::optional<std::filesystem::path>& chosen);

    // Newest first. What cannot be read is named in `problems`.
    std::vector<SpeedResult> list(std::vector<Message>* problems = nullptr) const;
    // A file's name, an ID, its beginning, or "last".
    Result<SpeedResult> load(const std::string& name) const;
    // Of the result of exactly that ID. An empty title takes it away. NotFound, Permission, Io.
    Result<void> rename(const std::string& id, const std::string& title) const;
    Result<void> remove(const std::string& id) const;

 private:
    std::optional<std::filesystem::path> fileOf(const std::string& id) const;
    std::vector<std::filesystem::path> folders_;
};
Result<std::filesystem::path> saveResult(const SpeedResult& result, const std::filesystem::path& folder);
Result<SpeedResult> loadResultFile(const std::filesystem::path& file);
// "20260131-174502-1233f"
std::string freshResultId(std::int64_t time);

std::string_view accessName(const TestSpec& spec);  // fio's: "read", "randwrite", "readwrite", "randrw"
std::string_view kindName(TargetKind kind);
std::string_view writingName(Writing writing);

}  // namespace sectorsmith::speed
