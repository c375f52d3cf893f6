// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/undo_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <random>

#include "ops/durable_file.h"
#include "ops/errors.h"
#include "ops/locked_file.h"
#include "ops/record_file.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

constexpr std::array states{RecordState::Open, RecordState::Done, RecordState::TakenBack};

std::optional<RecordState> stateFromName(std::string_view name) {
    for (const RecordState state : states)
        if (stateName(state) == name) return state;
    return std::nullopt;
}

struct NamedFile {
    fs::path path;
    std::string id;
    RecordState state;
};

std::optional<NamedFile> namedFile(const fs::path& path) {
    const std::string extension = path.extension().string();
    const auto state =
        extension.empty() ? std::nullopt : stateFromName(std::string_view(extension).substr(1));
    if (!state) return std::nullopt;
    return NamedFile{path, path.stem().string(), *state};
}

std::vector<NamedFile> recordFiles(const std::vector<fs::path>& folders) {
    std::vector<NamedFile> files;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            if (auto file = namedFile(it->path())) files.push_back(std::move(*file));
    }
    std::ranges::sort(files, std::greater(), &NamedFile::id);
    return files;
}

// Records that a program was killed over while it wrote them: no sector had been touched.
void removeUnfinished(const fs::path& folder) {
    constexpr auto old = std::chrono::minutes(1);
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code none;
        if (!namedFile(nameToBe(it->path()))) continue;
        const auto age = fs::file_time_type::clock::now() - fs::last_write_time(it->path(), none);
        if (!none && age > old && !LockedFile::held(it->path())) fs::remove(it->path(), none);
    }
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

Result<UndoRecord> UndoStore::create(const BlockDevice& device, const std::string& what,
                                     std::span<const SectorRun> runs, Progress& progress) {
    removeUnfinished(writeFolder_);
    UndoRecord record;
    const auto now = std::chrono::system_clock::now();
    record.time = std::chrono::system_clock::to_time_t(now);
    record.disk = device.identity();
    record.boot = bootIdentity();
    record.what = what;
    record.sectors = sectorsOf(runs, record.disk.sectorSize);
    std::error_code none;
    do {
        record.id = freshId(now);
        record.file = writeFolder_ / fmt::format("{}.{}", record.id, stateName(RecordState::Open));
    } while (fs::exists(record.file, none));
    auto stored = writeRecordFile(record, device, runs, progress);
    if (!stored) {
        const Error& error = stored.error();
        if (error.cause == Cause::Cancelled || error.cause == Cause::Changed) return std::unexpected(error);
        return std::unexpected(because(error, OpsError::NoUndoRecord, error));
    }
    record.runs = std::move(*stored);
    record.fileBytes = fs::file_size(record.file, none);
    return record;
}

std::uint64_t UndoStore::sizeOf(std::span<const SectorRun> runs) { return recordFileBytes(runs); }

Result<void> UndoStore::setState(UndoRecord& record, RecordState state) {
    if (record.state == state) return {};
    fs::path to = record.file;
    to.replace_extension(stateName(state));
    auto renamed = renameDurably(record.file, to);
    const bool inPlace = renamed || renamed.error().problem == RenameProblem::NotSynced;
    if (!renamed && inPlace && state == RecordState::Open) {
        // Nothing is written to the disk now: no record may say that something was begun.
        std::error_code problem;
        fs::rename(to, record.file, problem);
        if (!problem) return std::unexpected(renamed.error().error);
    }
    if (inPlace) {
        record.file = to;
        record.state = state;
    }
    if (!renamed) return std::unexpected(renamed.error().error);
    return {};
}

std::vector<UndoRecord> UndoStore::list(std::vector<Message>* problems) const {
    std::vector<UndoRecord> records;
    for (const NamedFile& file : recordFiles(folders_)) {
        auto record = readRecordFile(file.path, RecordDepth::Description);
        if (!record) {
            if (problems != nullptr) problems->push_back(record.error());
            continue;
        }
        record->id = file.id;
        record->state = file.state;
        records.push_back(std::move(*record));
    }
    return records;
}

Result<UndoRecord> UndoStore::find(std::string_view id) const {
    std::vector<NamedFile> found;
    for (const NamedFile& file : recordFiles(folders_)) {
        if (id == "last" ? found.empty() : file.id.starts_with(id)) found.push_back(file);
    }
    if (found.empty()) return fail(Cause::NotFound, OpsError::RecordNotFound, id);
    if (found.size() > 1) return fail(Cause::Usage, OpsError::RecordAmbiguous, id, found[0].id, found[1].id);
    UndoRecord record;
    record.id = found[0].id;
    record.state = found[0].state;
    record.file = found[0].path;
    std::error_code none;
    record.fileBytes = fs::file_size(record.file, none);
    if (none) record.fileBytes = 0;
    return record;
}

Result<UndoRecord> UndoStore::load(std::string_view id) const {
    const auto found = find(id);
    if (!found) return found;
    auto record = readRecordFile(found->file, RecordDepth::Whole);
    if (!record) return record;
    record->id = found->id;
    record->state = found->state;
    return record;
}

std::vector<UndoRecord> UndoStore::openFor(const DeviceIdentity& disk) const {
    std::vector<UndoRecord> records = list();
    std::erase_if(records, [&](const UndoRecord& r) {
        return r.state != RecordState::Open || !couldBeSame(r.disk, disk);
    });
    return records;
}

Result<void> UndoStore::remove(const UndoRecord& record) {
    if (record.state == RecordState::Open) return fail(Cause::Refused, OpsError::RecordOpen, record.id);
    std::error_code problem;
    if (fs::remove(record.file, problem)) return {};
    if (!problem) return fail(Cause::NotFound, OpsError::RecordGone, record.file.string());
    return fail(Cause::Io, OpsError::CannotDeleteRecord, record.file.string(), problem.message());
}

}  // namespace sectorsmith
