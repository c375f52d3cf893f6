// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/undo_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "base/byte_reader.h"
#include "base/units.h"
#include "edit/hash.h"
#include "ops/identity_json.h"
#include "ops/state_folder.h"

namespace sectorsmith {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// The file: the magic, the length of the description (little endian, 8 bytes), the description (JSON), then for each run
// the old and the new bytes, then the SHA-256 of all that in hexadecimal.
constexpr std::string_view magic = "Sectorsmith undo record 1\n";
constexpr std::size_t digestLength = 64;
constexpr std::uint64_t descriptionBound = std::uint64_t{64} << 20;

constexpr std::array states{RecordState::Open, RecordState::Done, RecordState::TakenBack};

std::optional<RecordState> stateFromName(std::string_view name) {
    for (const RecordState state : states)
        if (stateName(state) == name) return state;
    return std::nullopt;
}

void append(std::vector<std::byte>& to, std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    to.insert(to.end(), bytes.begin(), bytes.end());
}

json toJson(const UndoRecord& record) {
    json runs = json::array();
    for (const SectorRun& run : record.runs) {
        runs.push_back({{"offset", run.offset}, {"length", run.before.size()}});
        if (run.unread) runs.back()["unread"] = true;
    }
    return {
        {"time", record.time}, {"what", record.what}, {"disk", identityToJson(record.disk)}, {"runs", runs}};
}

std::vector<std::byte> serialise(const UndoRecord& record) {
    std::vector<std::byte> out;
    append(out, magic);
    // Paths and serials are whatever bytes the system gave; JSON wants UTF-8.
    const std::string description = toJson(record).dump(-1, ' ', false, json::error_handler_t::replace);
    std::array<std::byte, 8> length{};
    storeLittle<std::uint64_t>(length.data(), description.size());
    out.insert(out.end(), length.begin(), length.end());
    append(out, description);
    for (const SectorRun& run : record.runs) {
        out.insert(out.end(), run.before.begin(), run.before.end());
        out.insert(out.end(), run.after.begin(), run.after.end());
    }
    append(out, sha256(out));
    return out;
}

std::unexpected<Error> damaged(const fs::path& file, const std::string& how) {
    return fail(Cause::Damaged, fmt::format("the undo record {} is damaged: {}", file.string(), how));
}

// The values of the description; a record made by hand or by damage may hold anything.
Result<UndoRecord> fromJson(const json& j, const fs::path& file, std::vector<std::uint64_t>& lengths) {
    UndoRecord record;
    try {
        record.time = j.at("time").get<std::int64_t>();
        record.what = j.at("what").get<std::string>();
        record.disk = identityFromJson(j.at("disk"));
        for (const json& run : j.at("runs")) {
            record.runs.push_back(
                {run.at("offset").get<std::uint64_t>(), {}, {}, run.value("unread", false)});
            lengths.push_back(run.at("length").get<std::uint64_t>());
        }
    } catch (const json::exception& e) {
        return damaged(file, e.what());
    }
    if (record.disk.sectorSize == 0) return damaged(file, "its sector size is 0");
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const std::uint64_t offset = record.runs[i].offset;
        if (lengths[i] > record.disk.size || offset > record.disk.size - lengths[i])
            return damaged(file, "a run of it lies beyond the end of its disk");
        record.sectors += lengths[i] / record.disk.sectorSize;
    }
    return record;
}

Result<UndoRecord> parse(std::vector<std::byte> bytes, const fs::path& file, bool withRuns) {
    const ByteReader reader(bytes);
    const auto length = reader.little<std::uint64_t>(magic.size());
    if (!reader.matches(0, magic) || !length) return damaged(file, "it does not begin as one");
    const std::uint64_t start = magic.size() + 8;
    if (*length > descriptionBound || !reader.contains(start, *length))
        return damaged(file, "its description is cut off");
    const auto text = reader.slice(start, *length);
    const json description =
        json::parse(reinterpret_cast<const char*>(text.data()),
                    reinterpret_cast<const char*>(text.data()) + text.size(), nullptr, false);
    if (description.is_discarded()) return damaged(file, "its description is no JSON");
    std::vector<std::uint64_t> lengths;
    auto record = fromJson(description, file, lengths);
    if (!record || !withRuns) return record;
    std::uint64_t at = start + *length;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        if (lengths[i] > bytes.size() || !reader.contains(at, 2 * lengths[i]))
            return damaged(file, "its sectors are cut off");
        const auto before = reader.slice(at, lengths[i]);
        const auto after = reader.slice(at + lengths[i], lengths[i]);
        record->runs[i].before.assign(before.begin(), before.end());
        record->runs[i].after.assign(after.begin(), after.end());
        at += 2 * lengths[i];
    }
    if (bytes.size() != at + digestLength) return damaged(file, "its length is not what it says");
    const std::string digest = sha256(std::span(bytes).first(at));
    if (!reader.matches(at, digest)) return damaged(file, "its checksum does not fit");
    return record;
}

std::vector<std::byte> readWhole(const fs::path& file, std::uint64_t bound) {
    std::ifstream in(file, std::ios::binary);
    std::error_code none;
    const std::uint64_t size = std::min<std::uint64_t>(fs::file_size(file, none), bound);
    if (!in || none) return {};
    std::vector<std::byte> bytes(size);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
    return bytes;
}

struct NamedFile {
    fs::path path;
    std::string id;
    RecordState state;
};

std::vector<NamedFile> recordFiles(const std::vector<fs::path>& folders) {
    std::vector<NamedFile> files;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            const std::string extension = it->path().extension().string();
            const auto state =
                extension.empty() ? std::nullopt : stateFromName(std::string_view(extension).substr(1));
            if (state) files.push_back({it->path(), it->path().stem().string(), *state});
        }
    }
    std::ranges::sort(files, std::greater(), &NamedFile::id);
    return files;
}

// Sorts by time to the microsecond, within a program also where its clock is coarser, and is unlikely to be another's.
std::string freshId(std::chrono::system_clock::time_point now) {
    static std::atomic<std::int64_t> latest = 0;
    std::int64_t before = latest;
    std::int64_t microseconds = 0;
    do {
        microseconds = std::max<std::int64_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(now.time_since_epoch()).count(),
            before + 1);
    } while (!latest.compare_exchange_weak(before, microseconds));
    std::random_device random;
    return fmt::format("{:%Y%m%d-%H%M%S}-{:06}{:02x}",
                       fmt::gmtime(static_cast<std::time_t>(microseconds / 1'000'000)),
                       microseconds % 1'000'000, random() & 0xFF);
}

}  // namespace

std::string_view stateName(RecordState state) {
    switch (state) {
        case RecordState::Open: return "open";
        case RecordState::Done: return "done";
        case RecordState::TakenBack: return "taken-back";
    }
    return "";
}

UndoStore::UndoStore(std::vector<fs::path> readFolders, fs::path writeFolder)
    : folders_(std::move(readFolders)), writeFolder_(std::move(writeFolder)) {
    if (!writeFolder_.empty() && std::ranges::find(folders_, writeFolder_) == folders_.end())
        folders_.push_back(writeFolder_);
}

Result<UndoRecord> UndoStore::create(const DeviceIdentity& disk, const std::string& what,
                                     std::vector<SectorRun> runs) {
    UndoRecord record;
    const auto now = std::chrono::system_clock::now();
    record.time = std::chrono::system_clock::to_time_t(now);
    record.disk = disk;
    record.what = what;
    for (const SectorRun& run : runs) record.sectors += run.before.size() / disk.sectorSize;
    record.runs = std::move(runs);
    std::error_code none;
    do {
        record.id = freshId(now);
        record.file = writeFolder_ / fmt::format("{}.{}", record.id, stateName(RecordState::Open));
    } while (fs::exists(record.file, none));
    if (auto written = writeFileDurably(record.file, serialise(record)); !written) {
        written.error().message =
            "no undo record can be kept, so nothing was written to the disk: " + written.error().message;
        return std::unexpected(written.error());
    }
    return record;
}

Result<void> UndoStore::setState(UndoRecord& record, RecordState state) {
    if (record.state == state) return {};
    fs::path to = record.file;
    to.replace_extension(stateName(state));
    if (auto renamed = renameDurably(record.file, to); !renamed) return renamed;
    record.file = to;
    record.state = state;
    return {};
}

std::vector<UndoRecord> UndoStore::list(std::vector<std::string>* problems) const {
    std::vector<UndoRecord> records;
    for (const NamedFile& file : recordFiles(folders_)) {
        // The description is at the front; the sectors need not be read to list it.
        auto record = parse(readWhole(file.path, std::uint64_t{1} << 20), file.path, false);
        if (!record) record = parse(readWhole(file.path, UINT64_MAX), file.path, false);
        if (!record) {
            if (problems != nullptr) problems->push_back(record.error().message);
            continue;
        }
        record->id = file.id;
        record->state = file.state;
        record->file = file.path;
        record->runs.clear();
        records.push_back(std::move(*record));
    }
    return records;
}

Result<UndoRecord> UndoStore::load(std::string_view id) const {
    std::vector<NamedFile> found;
    for (const NamedFile& file : recordFiles(folders_)) {
        if (id == "last" ? found.empty() : file.id.starts_with(id)) found.push_back(file);
    }
    if (found.empty()) return fail(Cause::NotFound, fmt::format("there is no undo record '{}'", id));
    if (found.size() > 1)
        return fail(Cause::Usage,
                    fmt::format("'{}' may be {} or {}; give more of it", id, found[0].id, found[1].id));
    auto record = parse(readWhole(found[0].path, UINT64_MAX), found[0].path, true);
    if (!record) return record;
    record->id = found[0].id;
    record->state = found[0].state;
    record->file = found[0].path;
    return record;
}

std::vector<UndoRecord> UndoStore::openFor(const DeviceIdentity& disk) const {
    std::vector<UndoRecord> records = list();
    std::erase_if(records, [&](const UndoRecord& r) {
        return r.state != RecordState::Open || !couldBeSame(r.disk, disk);
    });
    return records;
}

bool couldBeSame(const DeviceIdentity& a, const DeviceIdentity& b) {
    const auto contradict = [](const std::string& x, const std::string& y) {
        return !x.empty() && !y.empty() && x != y;
    };
    return a.image == b.image && a.size == b.size && a.sectorSize == b.sectorSize &&
           (!a.image || a.path == b.path) && !contradict(a.serial, b.serial) && !contradict(a.model, b.model);
}

std::string describe(const DeviceIdentity& disk) {
    if (disk.image) return fmt::format("the image {} ({})", disk.path, formatSizeDecimal(disk.size));
    std::string facts;
    for (const std::string& fact : {disk.serial, disk.transport, formatSizeDecimal(disk.size)})
        if (!fact.empty()) facts += (facts.empty() ? "" : ", ") + fact;
    return fmt::format("{} ({}) at {}", disk.model.empty() ? "the disk" : disk.model, facts, disk.path);
}

}  // namespace sectorsmith
