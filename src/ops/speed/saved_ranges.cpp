// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/saved_ranges.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>

#include "base/all_zero.h"
#include "base/units.h"
#include "edit/hash.h"
#include "io/system_file.h"
#include "ops/disk_match.h"
#include "ops/errors.h"
#include "ops/identity_json.h"
#include "ops/speed/errors.h"
#include "ops/state_folder.h"
#include "ops/undo_record.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr std::uint64_t pieceBytes = std::uint64_t{4} << 20;
constexpr std::uint64_t roomToLeave = std::uint64_t{64} << 20;  // in the state folder
constexpr std::uint64_t descriptionBound = std::uint64_t{256} << 20;
constexpr std::uint64_t mostTorn = std::uint64_t{64} << 20;  // bytes, whatever was in flight

// Calls `work(offset, length, index)` for each piece of the ranges until one fails.
template <typename Work>
Result<void> forEachPiece(const std::vector<SavedRange>& ranges, Work work) {
    std::size_t index = 0;
    for (const SavedRange& range : ranges)
        for (std::uint64_t at = 0; at < range.length; at += pieceBytes)
            if (Result<void> done = work(range.offset + at, std::min(pieceBytes, range.length - at), index++);
                !done)
                return done;
    return {};
}

std::size_t pieceCount(const std::vector<SavedRange>& ranges) {
    std::size_t count = 0;
    for (const SavedRange& range : ranges) count += (range.length + pieceBytes - 1) / pieceBytes;
    return count;
}

// Reads the pieces of a data file one after another and checks them.
class PieceReader {
 public:
    static Result<PieceReader> open(const SavedTest& test, bool fresh) {
        auto file = openSystemFile(test.dataFile().string(), {.direct = fresh});
        if (!file) file = openSystemFile(test.dataFile().string());
        if (!file) return std::unexpected(file.error());
        if (fresh) (*file)->dropCache(0, 0);
        return PieceReader(test, std::move(*file));
    }
    Result<void> next(std::size_t index, std::span<std::byte> out) {
        const std::string& hash = test_->hashes[index];
        if (hash.empty()) {
            std::ranges::fill(out, std::byte{0});
            return {};
        }
        auto count = file_->readAt(at_, out);
        if (!count) return std::unexpected(count.error());
        at_ += out.size();
        if (*count != out.size() || sha256(out) != hash)
            return fail(Cause::Damaged, SpeedError::SavedDataDamaged, test_->dataFile().string(),
                        at_ - out.size());
        return {};
    }

 private:
    PieceReader(const SavedTest& test, std::unique_ptr<SystemFile> file)
        : test_(&test), file_(std::move(file)) {}
    const SavedTest* test_;
    std::unique_ptr<SystemFile> file_;
    std::uint64_t at_ = 0;
};

bool isRangeOf(const DeviceIdentity& disk, const SavedRange& range) {
    return range.length <= disk.size && range.offset <= disk.size - range.length && disk.sectorSize != 0 &&
           range.offset % disk.sectorSize == 0 && range.length % disk.sectorSize == 0;
}

json toJson(const SavedTest& test) {
    json ranges = json::array();
    for (const SavedRange& range : test.ranges) ranges.push_back({range.offset, range.length});
    return {{"version", 1},
            {"time", test.time},
            {"disk", identityToJson(test.disk)},
            {"boot", test.boot},
            {"key", {test.key.high, test.key.low}},
            {"unit", test.unit},
            {"inFlightBytes", test.inFlightBytes},
            {"ranges", ranges},
            {"hashes", test.hashes}};
}

Result<SavedTest> fromFile(const fs::path& file) {
    const auto damagedAs = [&](const ErrorArgument& how) {
        return fail(Cause::Damaged, SpeedError::DescriptionDamaged, file.string(), how);
    };
    const auto damaged = [&](SpeedError how) {
        return damagedAs(makeError(Cause::Damaged, errorCode(how), {}));
    };
    std::error_code none;
    if (fs::file_size(file, none) > descriptionBound || none) return damaged(SpeedError::DescriptionTooLarge);
    std::ifstream in(file, std::ios::binary);
    const json j = json::parse(in, nullptr, false);
    if (j.is_discarded()) return damaged(SpeedError::DescriptionNotJson);
    SavedTest test;
    try {
        if (j.at("version").get<int>() != 1) return damaged(SpeedError::DescriptionVersion);
        test.time = j.at("time").get<std::int64_t>();
        test.disk = identityFromJson(j.at("disk"));
        test.boot = j.value("boot", "");
        test.key = {j.at("key").at(0).get<std::uint64_t>(), j.at("key").at(1).get<std::uint64_t>()};
        test.unit = j.at("unit").get<std::uint32_t>();
        test.inFlightBytes = j.at("inFlightBytes").get<std::uint64_t>();
        for (const json& range : j.at("ranges"))
            test.ranges.push_back({range.at(0).get<std::uint64_t>(), range.at(1).get<std::uint64_t>()});
        test.hashes = j.at("hashes").get<std::vector<std::string>>();
    } catch (const json::exception& e) {
        return damagedAs(e.what());
    }
    for (const SavedRange& range : test.ranges)
        if (!isRangeOf(test.disk, range)) return damaged(SpeedError::DescriptionRange);
    if (test.hashes.size() != pieceCount(test.ranges)) return damaged(SpeedError::DescriptionChecksums);
    if (test.unit < 512 || test.unit > largestUnit) return damaged(SpeedError::DescriptionUnit);
    return test;
}

// speed-ID.json -> ID
std::optional<std::string> idOf(const fs::path& file, std::string_view extension) {
    const std::string name = file.filename().string();
    if (!name.starts_with("speed-") || file.extension() != extension) return std::nullopt;
    return file.stem().string().substr(6);
}

void removeFiles(const SavedTest& test) {
    std::error_code none;
    fs::remove(test.descriptionFile(), none);  // first: without it the rest means nothing
    fs::remove(test.dataFile(), none);
}

Result<void> writeBack(BlockDevice& device, const SavedTest& test, Progress& progress) {
    auto saved = PieceReader::open(test, false);
    if (!saved) return std::unexpected(saved.error());
    std::vector<std::byte> piece(pieceBytes);
    const std::uint64_t all = test.bytes();
    std::uint64_t done = 0;
    auto written = forEachPiece(
        test.ranges, [&](std::uint64_t offset, std::uint64_t length, std::size_t i) -> Result<void> {
            const auto bytes = std::span(piece).first(length);
            if (auto read = saved->next(i, bytes); !read) return read;
            progress.update(done += length, 2 * all);
            return test.hashes[i].empty() ? device.writeZeros(offset, length) : device.write(offset, bytes);
        });
    if (!written) return written;
    if (auto flushed = device.flush(); !flushed) return flushed;
    return forEachPiece(
        test.ranges, [&](std::uint64_t offset, std::uint64_t length, std::size_t i) -> Result<void> {
            const auto bytes = std::span(piece).first(length);
            if (auto read = readExact(device, offset, bytes); !read) return read;
            progress.update(done += length, 2 * all);
            if (test.hashes[i].empty() ? allZero(bytes) : sha256(bytes) == test.hashes[i]) return {};
            return failAt(offset, Cause::Io, SpeedError::NotRestored, device.name(), offset, offset + length);
        });
}

// What the ranges hold, compared with what was saved and what the test wrote.
struct RangesLook {
    std::uint64_t stampedBytes = 0;     // the test's
    std::uint64_t unreadableBytes = 0;  // torn
    std::uint64_t otherBytes = 0;
    std::vector<SectorRun> others;  // from these to what was saved; not all of them where there are too many
    std::optional<std::uint64_t> first;  // byte of the disk, unreadable or other
};

void addOther(RangesLook& look, std::uint64_t offset, std::span<const std::byte> now,
              std::span<const std::byte> saved) {
    if (look.others.empty() || look.others.back().end() != offset) {
        look.others.emplace_back();
        look.others.back().offset = offset;
    }
    SectorRun& run = look.others.back();
    run.before.insert(run.before.end(), now.begin(), now.end());
    run.after.insert(run.after.end(), saved.begin(), saved.end());
}

Result<RangesLook> lookAtRanges(const BlockDevice& device, const SavedTest& test,
                                std::uint64_t mostUnexplained) {
    auto saved = PieceReader::open(test, false);
    if (!saved) return std::unexpected(saved.error());
    std::vector<std::byte> before(pieceBytes);
    std::vector<std::byte> now(pieceBytes);
    RangesLook look;
    auto looked = forEachPiece(
        test.ranges, [&](std::uint64_t offset, std::uint64_t length, std::size_t i) -> Result<void> {
            const auto old = std::span(before).first(length);
            if (auto read = saved->next(i, old); !read) return read;
            const auto present = std::span(now).first(length);
            const ReadReport report = device.read(offset, present);
            for (std::uint64_t at = 0; at < length; at += test.unit) {
                const std::uint64_t count = std::min<std::uint64_t>(test.unit, length - at);
                const auto was = old.subspan(at, count);
                const auto is = present.subspan(at, count);
                const std::uint64_t place = offset + at;
                const bool readable = std::ranges::none_of(report.bad, [&](const BadRange& bad) {
                    return bad.offset < place + count && place < bad.offset + bad.length;
                });
                if (readable && sameBytes(was, is)) continue;
                const auto stamp = readable ? readStamp(test.key, is) : std::nullopt;
                if (stamp && stamp->offset == place) {
                    look.stampedBytes += count;
                    continue;
                }
                (readable ? look.otherBytes : look.unreadableBytes) += count;
                if (!look.first) look.first = place;
                if (readable && look.otherBytes <= mostUnexplained) addOther(look, place, is, was);
            }
            return {};
        });
    if (!looked) return std::unexpected(looked.error());
    return look;
}

Error withPlace(const Error& error, const SavedTest& test) {
    return because(error, SpeedError::RestoreFailed, error, test.dataFile().string());
}

}  // namespace

fs::path SavedTest::dataFile() const { return folder / fmt::format("speed-{}.data", id); }
fs::path SavedTest::descriptionFile() const { return folder / fmt::format("speed-{}.json", id); }
std::uint64_t SavedTest::bytes() const {
    std::uint64_t sum = 0;
    for (const SavedRange& range : ranges) sum += range.length;
    return sum;
}

Result<RangeKeeper> RangeKeeper::save(BlockDevice& device, SavedTest test, Progress& progress) {
    const auto now = std::chrono::system_clock::now();
    test.time = std::chrono::system_clock::to_time_t(now);
    test.id = fmt::format("{:%Y%m%d-%H%M%S}-{:04x}", fmt::gmtime(static_cast<std::time_t>(test.time)),
                          std::random_device()() & 0xFFFF);
    test.boot = bootIdentity();
    test.hashes.clear();
    // What cannot be written back must not be overwritten.
    for (const SavedRange& range : test.ranges)
        if (!isRangeOf(test.disk, range))
            return fail(Cause::Usage, SpeedError::NotWholeSectors, range.length, range.offset, device.name());
    const std::uint64_t all = test.bytes();
    std::error_code none;
    const auto space = fs::space(test.folder, none);
    if (!none && space.available < all + roomToLeave)
        return fail(Cause::NoSpace, SpeedError::CannotSave, test.folder.string(), formatSize(space.available),
                    formatSize(all));
    auto data = LockedFile::create(test.dataFile());
    if (!data) return std::unexpected(data.error());
    const auto abandon = [&](Error error) -> Result<RangeKeeper> {
        data->reset();
        removeFiles(test);
        return std::unexpected(std::move(error));
    };
    std::vector<std::byte> piece(pieceBytes);
    std::uint64_t done = 0;
    const auto step = [&](std::uint64_t length) -> Result<void> {
        progress.update(done += length, 2 * all);
        if (progress.cancelled()) return fail(Cause::Cancelled, SpeedError::TestCancelled);
        return {};
    };
    auto saved = forEachPiece(
        test.ranges, [&](std::uint64_t offset, std::uint64_t length, std::size_t) -> Result<void> {
            const auto bytes = std::span(piece).first(length);
            if (auto read = readExact(device, offset, bytes); !read) {
                read.error() = because(read.error(), SpeedError::RangeUnreadable, read.error());
                return read;
            }
            if (allZero(bytes)) {
                test.hashes.emplace_back();
            } else {
                test.hashes.push_back(sha256(bytes));
                if (auto kept = (*data)->append(bytes); !kept) return kept;
            }
            return step(length);
        });
    if (!saved) return abandon(saved.error());
    if (auto synced = (*data)->sync(); !synced) return abandon(synced.error());
    auto reader = PieceReader::open(test, true);
    if (!reader) return abandon(reader.error());
    auto checked =
        forEachPiece(test.ranges, [&](std::uint64_t, std::uint64_t length, std::size_t i) -> Result<void> {
            if (auto read = reader->next(i, std::span(piece).first(length)); !read) return read;
            return step(length);
        });
    if (!checked) return abandon(checked.error());
    const std::string description = toJson(test).dump(-1, ' ', false, json::error_handler_t::replace);
    if (auto written = writeFileDurably(test.descriptionFile(), std::as_bytes(std::span(description)));
        !written)
        return abandon(written.error());
    return RangeKeeper(std::move(test), std::move(*data));
}

Result<void> RangeKeeper::putBack(BlockDevice& device, Progress& progress) {
    if (auto written = writeBack(device, test_, progress); !written)
        return std::unexpected(withPlace(written.error(), test_));
    lock_.reset();
    removeFiles(test_);
    return {};
}

std::vector<SavedTest> findCutOffTests(const std::vector<fs::path>& folders, std::vector<Message>* problems) {
    std::vector<SavedTest> found;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            std::error_code none;
            if (const auto id = idOf(it->path(), ".data")) {
                SavedTest test;
                test.id = *id;
                test.folder = folder;
                if (!fs::exists(test.descriptionFile(), none) && !LockedFile::held(test.dataFile()))
                    fs::remove(test.dataFile(), none);
            }
            // A description that was about to be written.
            if (const auto unfinished = idOf(nameToBe(it->path()), ".json")) {
                SavedTest test;
                test.id = *unfinished;
                test.folder = folder;
                if (!LockedFile::held(test.dataFile())) fs::remove(it->path(), none);
            }
            const auto id = idOf(it->path(), ".json");
            if (!id) continue;
            auto test = fromFile(it->path());
            if (!test) {
                if (problems != nullptr) problems->push_back(test.error());
                continue;
            }
            test->id = *id;
            test->folder = folder;
            if (!LockedFile::held(test->dataFile())) found.push_back(std::move(*test));
        }
    }
    std::ranges::sort(found, std::greater(), &SavedTest::id);
    return found;
}

Result<Restored> restoreCutOff(BlockDevice& device, const SavedTest& test, Progress& progress, DiskIs disk) {
    const DeviceIdentity identity = device.identity();
    const DiskMatch match = matchDisk(test.disk, test.boot, identity);
    if (match == DiskMatch::Other)
        return fail(Cause::Changed, SpeedError::OtherDisk, test.id, describe(test.disk), describe(identity));
    if (match == DiskMatch::Unproven && disk != DiskIs::ConfirmedByHand)
        return std::unexpected(whyUnproven(test.disk, identity));
    const std::uint64_t mostUnexplained = std::min({test.inFlightBytes, test.bytes() / 4, mostTorn});
    auto look = lookAtRanges(device, test, mostUnexplained);
    if (!look) return std::unexpected(look.error());
    // A test that wrote anything left its stamps; what else changed was written by somebody else.
    const std::uint64_t torn = look->otherBytes + look->unreadableBytes;
    if (torn > mostUnexplained || (look->stampedBytes == 0 && look->otherBytes > 0))
        return failAt(look->first.value_or(0), Cause::Changed, SpeedError::ContentChanged, device.name(),
                      formatSize(torn), test.id, look->first.value_or(0), test.dataFile().string());
    if (look->stampedBytes == 0 && match != DiskMatch::Same)
        return fail(Cause::Changed, SpeedError::NothingOfTest, device.name(), test.id,
                    test.dataFile().string());
    Restored restored;
    if (!look->others.empty()) {
        UndoStore store({}, test.folder);
        auto replaced =
            commit(device, {fmt::format("Restore after speed test {}", test.id), std::move(look->others)},
                   store, progress);
        if (!replaced) return std::unexpected(withPlace(replaced.error().error, test));
        restored.replacedBytes = replaced->bytes;
        restored.recordId = replaced->recordId;
    }
    if (look->stampedBytes + look->unreadableBytes > 0)
        if (auto written = writeBack(device, test, progress); !written)
            return std::unexpected(withPlace(written.error(), test));
    removeFiles(test);
    return restored;
}

}  // namespace sectorsmith::speed
