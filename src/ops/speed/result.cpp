// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/result.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <random>

#include "base/units.h"
#include "ops/identity_json.h"
#include "ops/speed/errors.h"
#include "ops/speed/messages.h"
#include "ops/state_folder.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t resultBound = std::uint64_t{64} << 20;  // bytes of a file

SideFigures sideOf(const RunSide& side, double seconds, double flushSeconds) {
    SideFigures figures;
    figures.bytes = side.bytes;
    figures.operations = side.operations;
    figures.seconds = seconds;
    figures.flushSeconds = flushSeconds;
    if (seconds > 0) {
        figures.bytesPerSecond = static_cast<double>(side.bytes) / seconds;
        figures.iops = static_cast<double>(side.operations) / seconds;
    }
    figures.latency = latencyOf(side.latency);
    return figures;
}

}  // namespace

std::string_view accessName(const TestSpec& spec) {
    switch (spec.access) {
        case Access::Read: return spec.random ? "randread" : "read";
        case Access::Write: return spec.random ? "randwrite" : "write";
        case Access::Mixed: return spec.random ? "randrw" : "readwrite";
    }
    return "";
}

std::string_view kindName(TargetKind kind) {
    switch (kind) {
        case TargetKind::Device: return "device";
        case TargetKind::Image: return "image";
        case TargetKind::Folder: return "folder";
    }
    return "";
}

std::string_view writingName(Writing writing) {
    switch (writing) {
        case Writing::None: return "none";
        case Writing::Keep: return "keep";
        case Writing::Destroy: return "destroy";
        case Writing::File: return "file";
    }
    return "";
}

LatencyFigures latencyOf(const Histogram& histogram) {
    return {histogram.percentile(0.5), histogram.percentile(0.99), histogram.percentile(0.999),
            histogram.maximum()};
}

TestFigures figuresOf(const TestSpec& spec, const RunOutcome& outcome, const IoEngine& engine) {
    TestFigures figures;
    figures.spec = spec;
    figures.seconds = outcome.seconds;
    figures.cpuSeconds = outcome.cpuSeconds;
    figures.engine = engine.name();
    figures.uncached = engine.uncached();
    const double moving = outcome.seconds - outcome.flushSeconds;
    if (spec.access != Access::Write) figures.read = sideOf(outcome.read, moving, 0);
    if (spec.access != Access::Read)
        figures.write = sideOf(outcome.write, outcome.seconds, outcome.flushSeconds);
    figures.trace = outcome.trace;
    figures.marks = findMarks(outcome.trace, spec.access == Access::Write);
    figures.failures = outcome.failures;
    figures.failureCount = outcome.failureCount;
    figures.endedEarly = outcome.endedEarly;
    return figures;
}

bool SpeedResult::uncached() const {
    return std::ranges::all_of(tests, &TestFigures::uncached) &&
           std::ranges::all_of(files, &FileFigures::uncached);
}

std::string SpeedResult::engine() const { return tests.empty() ? std::string() : tests.front().engine; }

Message SpeedResult::honesty() const {
    using enum SpeedMessage;
    Message text = say(uncached() ? Uncached : Cached);
    const auto also = [&](const Message& more) { text = say(Also, text, more); };
    const std::string memory = formatSize(computer.memoryBytes);
    if (bytesWritten > 0) {
        double flush = 0;
        for (const TestFigures& test : tests)
            if (test.write) flush += test.write->flushSeconds;
        also(say(FlushCounts, fmt::format("{:.2f}", flush)));
        also(say(ReadAndWritten, formatSize(bytesRead), formatSize(bytesWritten), memory));
    } else {
        also(say(OnlyRead, formatSize(bytesRead), memory));
    }
    if (!engine().empty()) also(Message::plain(engine()));
    if (!complete) also(say(TestNotFinished));
    text = say(FullStop, text);
    for (const Message& caution : cautions) text = say(NextSentence, text, caution);
    return text;
}

namespace {

constexpr std::uint64_t largestExact = (std::uint64_t{1} << 53) - 1;

Json integer(std::uint64_t value) {
    if (value > largestExact) return std::to_string(value);
    return value;
}
Json textOrNull(const std::string& text) { return text.empty() ? Json() : Json(text); }
template <typename T>
Json valueOrNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}
std::string timeText(std::int64_t time) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(time)));
}

Json sideJson(const SideFigures& side) {
    return {{"bytes", integer(side.bytes)},
            {"operations", integer(side.operations)},
            {"seconds", side.seconds},
            {"flushSeconds", side.flushSeconds},
            {"bytesPerSecond", side.bytesPerSecond},
            {"iops", side.iops},
            {"latencyNs",
             {{"p50", side.latency.p50},
              {"p99", side.latency.p99},
              {"p999", side.latency.p999},
              {"max", side.latency.max}}}};
}

Json sampleJson(const TraceSample& sample, double base) {
    Json json{{"seconds", base + sample.seconds},
              {"read", sample.readRate},
              {"write", sample.writeRate},
              {"position", integer(sample.position)}};
    if (sample.celsius) json["celsius"] = *sample.celsius;
    return json;
}

Json testJson(const TestFigures& test) {
    Json json;
    json["name"] = test.spec.name;
    json["rw"] = std::string(accessName(test.spec));
    json["bs"] = test.spec.blockSize;
    json["iodepth"] = test.spec.depth;
    if (test.spec.access == Access::Mixed) json["rwmixread"] = test.spec.readPercent;
    json["seconds"] = test.seconds;
    json["cpuSeconds"] = test.cpuSeconds;
    json["engine"] = test.engine;
    json["uncached"] = test.uncached;
    if (test.read) json["read"] = sideJson(*test.read);
    if (test.write) json["write"] = sideJson(*test.write);
    json["trace"] = Json::array();
    for (const TraceSample& sample : test.trace) json["trace"].push_back(sampleJson(sample, 0));
    json["marks"] = Json::array();
    for (const Mark& mark : test.marks)
        json["marks"].push_back({{"kind", std::string(markName(mark.kind))},
                                 {"from", mark.from},
                                 {"to", mark.to},
                                 {"before", mark.before},
                                 {"after", mark.after},
                                 {"bytesBefore", integer(mark.bytesBefore)},
                                 {"text", mark.text().text}});
    json["failures"] = Json::array();
    for (const FailedBlock& block : test.failures)
        json["failures"].push_back({{"write", block.write},
                                    {"offset", integer(block.offset)},
                                    {"length", integer(block.length)},
                                    {"why", block.why.text}});
    json["failureCount"] = integer(test.failureCount);
    json["badSectors"] = Json::array();
    for (const ByteExtent& bad : test.badSectors)
        json["badSectors"].push_back({{"offset", integer(bad.offset)}, {"length", integer(bad.length)}});
    json["endedEarly"] = textOrNull(test.endedEarly.text);
    return json;
}

Json verifyJson(const VerifyFigures& verify) {
    Json faults = Json::array();
    for (const VerifyFault& fault : verify.faults)
        faults.push_back({{"offset", integer(fault.offset)},
                          {"length", integer(fault.length)},
                          {"what", fault.what},
                          {"foundOffset", fault.foundOffset ? integer(*fault.foundOffset) : Json()}});
    return {{"good", verify.good},
            {"verdict", verify.verdict.text},
            {"bytesWritten", integer(verify.bytesWritten)},
            {"bytesChecked", integer(verify.bytesChecked)},
            {"badBytes", integer(verify.badBytes)},
            {"movedBytes", integer(verify.movedBytes)},
            {"lostBytes", integer(verify.lostBytes)},
            {"realSize", verify.realSize ? integer(*verify.realSize) : Json()},
            {"faults", std::move(faults)}};
}

}  // namespace

Json resultToJson(const SpeedResult& result) {
    Json json;
    json["schemaVersion"] = 1;
    json["kind"] = "sectorsmith-speed";
    json["id"] = result.id;
    if (!result.title.empty()) json["title"] = result.title;
    json["time"] = timeText(result.time);
    json["unixTime"] = result.time;
    json["profile"] = result.profile;
    json["complete"] = result.complete;
    json["target"] = {{"kind", std::string(kindName(result.kind))},
                      {"path", result.path},
                      {"name", result.name},
                      {"writing", std::string(writingName(result.writing))},
                      {"offset", integer(result.offset)},
                      {"length", integer(result.length)},
                      {"savedBytes", integer(result.savedBytes)}};
    json["disk"] = {{"model", textOrNull(result.disk.model)},
                    {"serial", textOrNull(result.disk.serial)},
                    {"transport", textOrNull(result.disk.transport)},
                    {"size", integer(result.disk.size)},
                    {"sectorSize", result.disk.sectorSize},
                    {"path", result.disk.path},
                    {"image", result.disk.image}};
    const AdapterFacts& a = result.adapter;
    json["adapter"] = {{"model", textOrNull(a.model)},
                       {"serial", textOrNull(a.serial)},
                       {"bus", textOrNull(a.bus)},
                       {"bridge", textOrNull(a.bridge)},
                       {"link", textOrNull(a.link)},
                       {"protocol", textOrNull(a.protocol)},
                       {"power", textOrNull(a.power)},
                       {"trim", valueOrNull(a.trim)},
                       {"trimWhy", textOrNull(a.trimWhy.text)},
                       {"smart", valueOrNull(a.smart)},
                       {"smartWhy", textOrNull(a.smartWhy.text)},
                       {"logicalSectorSize", a.logicalSectorSize},
                       {"physicalSectorSize", a.physicalSectorSize}};
    if (result.kind == TargetKind::Folder)
        json["mount"] = {{"fileSystem", textOrNull(result.mount.fileSystem)},
                         {"source", textOrNull(result.mount.source)},
                         {"options", textOrNull(result.mount.options)},
                         {"server", textOrNull(result.mount.server)}};
    json["computer"] = {{"name", result.computer.name},
                        {"system", result.computer.system},
                        {"processor", result.computer.processor},
                        {"cores", result.computer.cores},
                        {"memoryBytes", integer(result.computer.memoryBytes)}};
    json["method"] = {{"engine", result.engine()},
                      {"uncached", result.uncached()},
                      {"flushed", result.bytesWritten > 0},
                      {"randomData", result.bytesWritten > 0},
                      {"poolBytes", integer(result.poolBytes)},
                      {"bytesRead", integer(result.bytesRead)},
                      {"bytesWritten", integer(result.bytesWritten)},
                      {"memoryBytes", integer(result.computer.memoryBytes)},
                      {"cautions", std::vector<std::string>(result.cautions.begin(), result.cautions.end())},
                      {"honesty", result.honesty().text}};
    Json trace = Json::array();
    double base = 0;
    Json tests = Json::array();
    for (const TestFigures& test : result.tests) {
        if (test.read && !json.contains("read")) json["read"] = sideJson(*test.read);
        if (test.write && !json.contains("write")) json["write"] = sideJson(*test.write);
        for (const TraceSample& sample : test.trace) trace.push_back(sampleJson(sample, base));
        base += test.seconds;
        tests.push_back(testJson(test));
    }
    json["trace"] = std::move(trace);
    json["tests"] = std::move(tests);
    if (!result.sweep.empty()) {
        json["sweep"] = Json::array();
        for (const SweepPoint& point : result.sweep)
            json["sweep"].push_back(
                {{"offset", integer(point.offset)}, {"bytesPerSecond", point.bytesPerSecond}});
    }
    if (!result.files.empty()) {
        json["files"] = Json::array();
        for (const FileFigures& files : result.files) {
            json["files"].push_back({{"name", files.name.text},
                                     {"files", files.files},
                                     {"bytes", integer(files.bytes)},
                                     {"seconds", files.seconds},
                                     {"writeBytesPerSecond", files.writeBytesPerSecond},
                                     {"readBytesPerSecond", files.readBytesPerSecond},
                                     {"filesPerSecond", files.filesPerSecond},
                                     {"uncached", files.uncached}});
            for (const SizeFigures& size : files.sizes)
                json["files"].back()["sizes"].push_back({{"bytes", size.bytes},
                                                         {"files", size.files},
                                                         {"writeBytesPerSecond", size.writeBytesPerSecond},
                                                         {"readBytesPerSecond", size.readBytesPerSecond}});
        }
    }
    if (result.verify) json["verify"] = verifyJson(*result.verify);
    return json;
}

namespace {

// Readers of values that may be null, and of integers that may be strings. They throw, as the library's do; the border catches.
std::string text(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found == json.end() || found->is_null() ? std::string() : found->get<std::string>();
}
std::uint64_t integerFrom(const Json& value) {
    if (!value.is_string()) return value.get<std::uint64_t>();
    const std::string digits = value.get<std::string>();
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}
std::optional<bool> maybe(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end() || found->is_null()) return std::nullopt;
    return found->get<bool>();
}

std::vector<SizeFigures> sizesFrom(const Json& json) {
    std::vector<SizeFigures> sizes;
    for (const Json& size : json)
        sizes.push_back({integerFrom(size.at("bytes")), integerFrom(size.at("files")),
                         size.at("writeBytesPerSecond").get<double>(),
                         size.at("readBytesPerSecond").get<double>()});
    return sizes;
}

SideFigures sideFrom(const Json& json) {
    SideFigures side;
    side.bytes = integerFrom(json.at("bytes"));
    side.operations = integerFrom(json.at("operations"));
    side.seconds = json.at("seconds").get<double>();
    side.flushSeconds = json.at("flushSeconds").get<double>();
    side.bytesPerSecond = json.at("bytesPerSecond").get<double>();
    side.iops = json.at("iops").get<double>();
    const Json& latency = json.at("latencyNs");
    side.latency = {integerFrom(latency.at("p50")), integerFrom(latency.at("p99")),
                    integerFrom(latency.at("p999")), integerFrom(latency.at("max"))};
    return side;
}

TestFigures testFrom(const Json& json) {
    TestFigures test;
    test.spec.name = json.at("name").get<std::string>();
    const std::string access = json.at("rw").get<std::string>();
    test.spec.random = access.starts_with("rand");
    test.spec.access = access.ends_with("rw") || access == "readwrite" ? Access::Mixed
                       : access.ends_with("write")                     ? Access::Write
                                                                       : Access::Read;
    test.spec.blockSize = integerFrom(json.at("bs"));
    test.spec.depth = json.at("iodepth").get<unsigned>();
    test.spec.readPercent = json.value("rwmixread", 50u);
    test.seconds = json.at("seconds").get<double>();
    test.cpuSeconds = json.at("cpuSeconds").get<double>();
    test.engine = json.at("engine").get<std::string>();
    test.uncached = json.at("uncached").get<bool>();
    if (json.contains("read")) test.read = sideFrom(json["read"]);
    if (json.contains("write")) test.write = sideFrom(json["write"]);
    for (const Json& sample : json.at("trace")) {
        test.trace.push_back({sample.at("seconds").get<double>(), sample.at("read").get<double>(),
                              sample.at("write").get<double>(), integerFrom(sample.at("position"))});
        if (sample.contains("celsius")) test.trace.back().celsius = sample["celsius"].get<double>();
    }
    for (const Json& mark : json.at("marks")) {
        Mark one;
        const std::string name = mark.at("kind").get<std::string>();
        for (const MarkKind kind : {MarkKind::Knee, MarkKind::Throttle, MarkKind::Dip, MarkKind::Stall})
            if (markName(kind) == name) one.kind = kind;
        one.from = mark.at("from").get<double>();
        one.to = mark.at("to").get<double>();
        one.before = mark.at("before").get<double>();
        one.after = mark.at("after").get<double>();
        one.bytesBefore = integerFrom(mark.at("bytesBefore"));
        test.marks.push_back(one);
    }
    for (const Json& block : json.at("failures"))
        test.failures.push_back({block.at("write").get<bool>(), integerFrom(block.at("offset")),
                                 integerFrom(block.at("length")),
                                 Message::plain(block.at("why").get<std::string>())});
    test.failureCount = integerFrom(json.at("failureCount"));
    for (const Json& bad : json.at("badSectors"))
        test.badSectors.push_back({integerFrom(bad.at("offset")), integerFrom(bad.at("length"))});
    test.endedEarly = Message::plain(text(json, "endedEarly"));
    return test;
}

VerifyFigures verifyFrom(const Json& json) {
    VerifyFigures verify;
    verify.good = json.at("good").get<bool>();
    verify.verdict = Message::plain(text(json, "verdict"));
    verify.bytesWritten = integerFrom(json.at("bytesWritten"));
    verify.bytesChecked = integerFrom(json.at("bytesChecked"));
    verify.badBytes = integerFrom(json.at("badBytes"));
    verify.movedBytes = integerFrom(json.at("movedBytes"));
    verify.lostBytes = integerFrom(json.at("lostBytes"));
    if (!json.at("realSize").is_null()) verify.realSize = integerFrom(json["realSize"]);
    for (const Json& fault : json.at("faults")) {
        verify.faults.push_back({integerFrom(fault.at("offset")), integerFrom(fault.at("length")),
                                 text(fault, "what"), std::nullopt});
        if (!fault.at("foundOffset").is_null())
            verify.faults.back().foundOffset = integerFrom(fault["foundOffset"]);
    }
    return verify;
}

}  // namespace

Result<SpeedResult> resultFromJson(const Json& json) {
    SpeedResult result;
    try {
        if (json.value("kind", "") != "sectorsmith-speed")
            return fail(Cause::Damaged, SpeedError::NotAResult);
        if (json.at("schemaVersion").get<int>() != 1)
            return fail(Cause::Unsupported, SpeedError::NewerResult);
        result.id = json.at("id").get<std::string>();
        result.time = json.at("unixTime").get<std::int64_t>();
        result.profile = json.at("profile").get<std::string>();
        result.complete = json.at("complete").get<bool>();
        result.title = text(json, "title");
        const Json& target = json.at("target");
        for (const TargetKind kind : {TargetKind::Device, TargetKind::Image, TargetKind::Folder})
            if (kindName(kind) == target.at("kind").get<std::string>()) result.kind = kind;
        for (const Writing writing : {Writing::None, Writing::Keep, Writing::Destroy, Writing::File})
            if (writingName(writing) == target.at("writing").get<std::string>()) result.writing = writing;
        result.path = text(target, "path");
        result.name = text(target, "name");
        result.offset = integerFrom(target.at("offset"));
        result.length = integerFrom(target.at("length"));
        result.savedBytes = integerFrom(target.at("savedBytes"));
        const Json& disk = json.at("disk");
        result.disk = {disk.at("image").get<bool>(),
                       text(disk, "path"),
                       text(disk, "model"),
                       text(disk, "serial"),
                       text(disk, "transport"),
                       integerFrom(disk.at("size")),
                       disk.at("sectorSize").get<std::uint32_t>(),
                       0};
        const Json& a = json.at("adapter");
        result.adapter = {text(a, "model"),
                          text(a, "serial"),
                          text(a, "bus"),
                          text(a, "bridge"),
                          text(a, "link"),
                          text(a, "protocol"),
                          text(a, "power"),
                          maybe(a, "trim"),
                          Message::plain(text(a, "trimWhy")),
                          maybe(a, "smart"),
                          Message::plain(text(a, "smartWhy")),
                          a.at("logicalSectorSize").get<std::uint32_t>(),
                          a.at("physicalSectorSize").get<std::uint32_t>()};
        if (const auto mount = json.find("mount"); mount != json.end())
            result.mount = {text(*mount, "fileSystem"), text(*mount, "source"), text(*mount, "options"),
                            text(*mount, "server")};
        const Json& computer = json.at("computer");
        result.computer = {text(computer, "name"), text(computer, "system"), text(computer, "processor"),
                           computer.at("cores").get<unsigned>(), integerFrom(computer.at("memoryBytes"))};
        const Json& method = json.at("method");
        result.poolBytes = integerFrom(method.at("poolBytes"));
        result.bytesRead = integerFrom(method.at("bytesRead"));
        result.bytesWritten = integerFrom(method.at("bytesWritten"));
        for (const Json& caution : method.value("cautions", Json::array()))
            result.cautions.push_back(Message::plain(caution.get<std::string>()));
        for (const Json& test : json.at("tests")) result.tests.push_back(testFrom(test));
        for (const Json& point : json.value("sweep", Json::array()))
            result.sweep.push_back(
                {integerFrom(point.at("offset")), point.at("bytesPerSecond").get<double>()});
        for (const Json& f : json.value("files", Json::array()))
            result.files.push_back({Message::plain(f.at("name").get<std::string>()),
                                    f.at("files").get<std::uint64_t>(), integerFrom(f.at("bytes")),
                                    f.at("seconds").get<double>(), f.at("writeBytesPerSecond").get<double>(),
                                    f.at("readBytesPerSecond").get<double>(),
                                    f.at("filesPerSecond").get<double>(), f.value("uncached", true),
                                    sizesFrom(f.value("sizes", Json::array()))});
        if (json.contains("verify")) result.verify = verifyFrom(json["verify"]);
    } catch (const Json::exception& e) {
        return fail(Cause::Damaged, SpeedError::ResultDamaged, e.what());
    }
    return result;
}

ResultLibrary ResultLibrary::usual(const std::optional<fs::path>& chosen) {
    std::vector<fs::path> folders;
    for (const fs::path& folder : stateFoldersToRead(chosen)) folders.push_back(folder / "speed");
    return ResultLibrary(std::move(folders));
}

Result<fs::path> ResultLibrary::folderForWriting(const std::optional<fs::path>& chosen) {
    auto state = stateFolderForWriting(chosen, "");
    if (!state) return state;
    fs::path folder = *state / "speed";
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem)
        return fail(Cause::Permission, SpeedError::CannotCreateLibrary, folder.string(), problem.message());
    return folder;
}

std::vector<SpeedResult> ResultLibrary::list(std::vector<Message>* problems) const {
    std::vector<SpeedResult> results;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            if (it->path().extension() != ".json") continue;
            auto result = loadResultFile(it->path());
            if (result) results.push_back(std::move(*result));
            else if (problems != nullptr) problems->push_back(result.error());
        }
    }
    std::ranges::sort(results, std::greater(), &SpeedResult::id);
    return results;
}

Result<SpeedResult> ResultLibrary::load(const std::string& name) const {
    std::error_code none;
    if (fs::is_regular_file(name, none)) return loadResultFile(name);
    std::vector<fs::path> found;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            if (it->path().extension() == ".json" &&
                (name == "last" || it->path().stem().string().starts_with(name)))
                found.push_back(it->path());
    }
    if (found.empty()) return fail(Cause::NotFound, SpeedError::ResultNotFound, name);
    std::ranges::sort(found, std::greater(), [](const fs::path& path) { return path.stem().string(); });
    if (name != "last" && found.size() > 1)
        return fail(Cause::Usage, SpeedError::ResultAmbiguous, name, found[0].stem().string(),
                    found[1].stem().string());
    return loadResultFile(found.front());
}

std::optional<fs::path> ResultLibrary::fileOf(const std::string& id) const {
    if (id.empty() || id.find_first_of("/\\") != std::string::npos) return std::nullopt;
    for (const fs::path& folder : folders_) {
        std::error_code none;
        if (const fs::path file = folder / (id + ".json"); fs::is_regular_file(file, none)) return file;
    }
    return std::nullopt;
}

Result<void> ResultLibrary::rename(const std::string& id, const std::string& title) const {
    const auto file = fileOf(id);
    if (!file) return fail(Cause::NotFound, SpeedError::ResultNotFound, id);
    auto result = loadResultFile(*file);
    if (!result) return std::unexpected(result.error());
    result->title = title;
    auto saved = saveResult(*result, file->parent_path());
    if (!saved) return std::unexpected(saved.error());
    return {};
}

Result<void> ResultLibrary::remove(const std::string& id) const {
    const auto file = fileOf(id);
    if (!file) return fail(Cause::NotFound, SpeedError::ResultNotFound, id);
    std::error_code problem;
    if (!fs::remove(*file, problem) || problem)
        return fail(Cause::Permission, SpeedError::CannotDeleteResult, file->string(), problem.message());
    return {};
}

Result<fs::path> saveResult(const SpeedResult& result, const fs::path& folder) {
    fs::path file = folder / (result.id + ".json");
    const std::string content =
        resultToJson(result).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
    if (auto written = writeFileDurably(file, std::as_bytes(std::span(content))); !written)
        return std::unexpected(written.error());
    return file;
}

Result<SpeedResult> loadResultFile(const fs::path& file) {
    std::error_code none;
    if (fs::file_size(file, none) > resultBound || none)
        return fail(Cause::Damaged, SpeedError::FileNotAResult, file.string());
    std::ifstream in(file, std::ios::binary);
    const Json json = Json::parse(in, nullptr, false);
    if (json.is_discarded()) return fail(Cause::Damaged, SpeedError::FileNotJson, file.string());
    auto result = resultFromJson(json);
    if (!result)
        result.error() = because(result.error(), SpeedError::ResultUnreadable, file.string(), result.error());
    return result;
}

std::string freshResultId(std::int64_t time) {
    return fmt::format("{:%Y%m%d-%H%M%S}-{:04x}", fmt::gmtime(static_cast<std::time_t>(time)),
                       std::random_device()() & 0xFFFF);
}

}  // namespace sectorsmith::speed
