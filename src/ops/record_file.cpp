// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/record_file.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/endian.h"
#include "edit/hash.h"
#include "io/raw_source.h"
#include "io/system_file.h"
#include "ops/durable_file.h"
#include "ops/errors.h"
#include "ops/identity_json.h"

namespace sectorsmith {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// The file: the magic, the length of the description (little endian, 8 bytes), the description (JSON), then for each run
// the old and the new bytes, then the SHA-256 of all that in hexadecimal.
constexpr std::string_view recordMagic = "Sectorsmith undo record 1\n";
constexpr std::uint64_t digestLength = 64;
constexpr std::uint64_t descriptionBound = std::uint64_t{64} << 20;
constexpr std::size_t recordPiece = std::size_t{4} << 20;

std::string descriptionOf(const UndoRecord& record, std::span<const SectorRun> runs) {
    json list = json::array();
    for (const SectorRun& run : runs) {
        list.push_back({{"offset", run.offset}, {"length", run.length()}});
        if (run.unread) list.back()["unread"] = true;
    }
    const json description{{"time", record.time},
                           {"what", record.what},
                           {"disk", identityToJson(record.disk)},
                           {"boot", record.boot},
                           {"runs", std::move(list)}};
    // Texts are whatever bytes people and systems gave; JSON wants UTF-8.
    return description.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::unexpected<Error> damagedRecord(const fs::path& file, const ErrorArgument& how) {
    return fail(Cause::Damaged, OpsError::RecordDamaged, file.string(), how);
}
std::unexpected<Error> damagedRecord(const fs::path& file, OpsError how) {
    return damagedRecord(file, makeError(Cause::Damaged, errorCode(how), {}));
}

// Appends to the file and to its checksum.
class RecordWriter {
 public:
    explicit RecordWriter(DurableFile& file) : file_(file) {}
    Result<void> add(std::span<const std::byte> bytes) {
        hash_.add(bytes);
        return append(bytes);
    }
    Result<void> add(std::string_view text) { return add(std::as_bytes(std::span(text))); }
    Result<void> end() {
        const std::string digest = hash_.finish();
        return append(std::as_bytes(std::span(digest)));
    }
    // Whether `stored` reads as what was written: what is written to the disk comes from there, and so does its undo.
    Result<void> check(const ByteSource& stored) const {
        std::vector<std::byte> buffer;
        std::uint64_t at = 0;
        for (const Piece& piece : pieces_) {
            buffer.resize(piece.length);
            if (auto read = readExact(stored, at, buffer); !read) return read;
            if (xxHash64(buffer) != piece.hash) return fail(Cause::Io, OpsError::NotStored, stored.name());
            at += piece.length;
        }
        return {};
    }

 private:
    struct Piece {
        std::size_t length = 0;
        std::uint64_t hash = 0;
    };
    Result<void> append(std::span<const std::byte> bytes) {
        pieces_.push_back({bytes.size(), xxHash64(bytes)});
        return file_.append(bytes);
    }

    DurableFile& file_;
    std::vector<Piece> pieces_;
    Sha256 hash_;
};

// The first byte (of the run) of a block that has another sum than when it was reviewed. `bytes` begin at a block.
std::optional<std::uint64_t> firstOther(const SectorRun& run, const std::vector<std::uint64_t>& sums,
                                        std::uint64_t at, std::span<const std::byte> bytes) {
    for (std::size_t done = 0; done < bytes.size() && !sums.empty(); done += run.sumBytes) {
        const auto part = bytes.subspan(done, std::min<std::size_t>(run.sumBytes, bytes.size() - done));
        if (xxHash64(part) != sums[(at + done) / run.sumBytes]) return at + done;
    }
    return std::nullopt;
}

// The old bytes of a long run as the disk holds them, which must be what was reviewed.
Result<void> readReviewed(const BlockDevice& device, const SectorRun& run, std::uint64_t at,
                          std::span<std::byte> out) {
    const std::uint64_t offset = run.offset + at;
    if (auto read = readExact(device, offset, out); !read) {
        const Error& error = read.error();
        return std::unexpected(because(error, OpsError::SectorUnreadable,
                                       error.offset.value_or(offset) / device.sectorSize(), device.name(),
                                       error));
    }
    if (const auto other = firstOther(run, run.sums, at, out))
        return failAt(run.offset + *other, Cause::Changed, OpsError::DiskChanged, device.name(),
                      run.offset + *other);
    return {};
}

// The new bytes of a long run as they were reviewed: a file may have been written to meanwhile.
Result<void> readReviewedNew(const BlockDevice& device, const SectorRun& run, std::uint64_t at,
                             std::span<std::byte> out) {
    if (auto read = readSide(run, Side::After, at, out); !read) return read;
    if (const auto other = firstOther(run, run.newSums, at, out))
        return failAt(run.offset + *other, Cause::Changed, OpsError::NewBytesChanged, device.name(),
                      run.offset + *other);
    return {};
}

// The bytes of a piece of a run: whole sums.
std::size_t pieceOf(const SectorRun& run) {
    return run.sumBytes == 0 ? recordPiece
                             : static_cast<std::size_t>(
                                   std::max<std::uint64_t>(recordPiece / run.sumBytes, 1) * run.sumBytes);
}

// The values of the description; a record made by hand or by damage may hold anything.
Result<UndoRecord> fromDescription(const json& j, const fs::path& file) {
    UndoRecord record;
    try {
        record.time = j.at("time").get<std::int64_t>();
        record.what = j.at("what").get<std::string>();
        record.disk = identityFromJson(j.at("disk"));
        record.boot = j.value("boot", "");
        for (const json& run : j.at("runs")) {
            SectorRun one;
            one.offset = run.at("offset").get<std::uint64_t>();
            one.longLength = run.at("length").get<std::uint64_t>();
            one.unread = run.value("unread", false);
            record.runs.push_back(std::move(one));
        }
    } catch (const json::exception& e) {
        return damagedRecord(file, e.what());
    }
    if (record.disk.sectorSize == 0) return damagedRecord(file, OpsError::RecordNoSectorSize);
    for (const SectorRun& run : record.runs) {
        if (run.longLength == 0) return damagedRecord(file, OpsError::RunEmpty);
        if (run.longLength > record.disk.size || run.offset > record.disk.size - run.longLength)
            return damagedRecord(file, OpsError::RunBeyondEnd);
        if (run.offset % record.disk.sectorSize != 0) return damagedRecord(file, OpsError::RunWithinSector);
    }
    record.sectors = sectorsOf(record.runs, record.disk.sectorSize);
    return record;
}

// Gives the runs their places in the file; where the checksum lies, or nothing when the file is too short.
std::optional<std::uint64_t> placeRuns(std::vector<SectorRun>& runs, std::uint64_t at,
                                       std::uint64_t fileBytes,
                                       const std::shared_ptr<const ByteSource>& source) {
    for (SectorRun& run : runs) {
        if (at > fileBytes || run.longLength > (fileBytes - at) / 2) return std::nullopt;
        if (!run.unread) run.oldBytes = {source, at};
        run.newBytes = {source, at + run.longLength};
        at += 2 * run.longLength;
    }
    return at;
}

Result<std::shared_ptr<const ByteSource>> openRecord(const fs::path& file) {
    auto opened = openSystemFile(file.string());
    if (!opened) return std::unexpected(opened.error());
    auto size = (*opened)->currentSize();
    if (!size) return std::unexpected(size.error());
    return std::make_shared<RawSource>(std::move(*opened), *size, 512, 512, file.string());
}

}  // namespace

std::uint64_t recordFileBytes(std::span<const SectorRun> runs) {
    constexpr std::uint64_t runText = 64;
    constexpr std::uint64_t otherText = 4096;
    return recordMagic.size() + otherText + runs.size() * runText + 2 * bytesOf(runs) + digestLength;
}

Result<std::vector<SectorRun>> writeRecordFile(const UndoRecord& record, const BlockDevice& device,
                                               std::span<const SectorRun> runs, Progress& progress) {
    const std::string description = descriptionOf(record, runs);
    if (description.size() > descriptionBound)
        return fail(Cause::NoSpace, OpsError::TooManyRuns, runs.size());
    auto file = DurableFile::create(record.file);
    if (!file) return std::unexpected(file.error());
    RecordWriter out(**file);
    std::array<std::byte, 8> length{};
    storeLittle<std::uint64_t>(length.data(), description.size());
    if (auto done = out.add(recordMagic); !done) return std::unexpected(done.error());
    if (auto done = out.add(length); !done) return std::unexpected(done.error());
    if (auto done = out.add(description); !done) return std::unexpected(done.error());
    const std::uint64_t total = bytesOf(runs);
    std::uint64_t written = 0;
    std::vector<std::byte> buffer;
    progress.update(0, 2 * total);
    for (const SectorRun& run : runs) {
        const std::size_t piece = pieceOf(run);
        for (const Side side : {Side::Before, Side::After}) {
            for (std::uint64_t at = 0; at < run.length(); at += piece) {
                if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::CommitCancelled);
                buffer.resize(std::min<std::uint64_t>(piece, run.length() - at));
                const bool fromDisk = side == Side::Before && run.isLong() && !run.unread;
                const bool fromElsewhere = side == Side::After && run.isLong();
                auto read = fromDisk        ? readReviewed(device, run, at, buffer)
                            : fromElsewhere ? readReviewedNew(device, run, at, buffer)
                                            : readSide(run, side, at, buffer);
                if (!read) return std::unexpected(read.error());
                if (auto done = out.add(buffer); !done) return std::unexpected(done.error());
                progress.update(written += buffer.size(), 2 * total);
            }
        }
    }
    if (auto done = out.end(); !done) return std::unexpected(done.error());
    if (auto kept = (*file)->keep(); !kept) return std::unexpected(kept.error());
    std::vector<SectorRun> stored;
    for (const SectorRun& run : runs) {
        SectorRun one;
        one.offset = run.offset;
        one.longLength = run.length();
        one.unread = run.unread;
        stored.push_back(std::move(one));
    }
    auto source = openRecord(record.file);
    if (source)
        if (auto same = out.check(**source); !same) source = std::unexpected(same.error());
    if (source && placeRuns(stored, recordMagic.size() + length.size() + description.size(),
                            (*source)->size(), *source))
        return stored;
    Error error =
        source ? fail(Cause::Io, OpsError::NotStored, record.file.string()).error() : source.error();
    std::error_code problem;
    if (!fs::remove(record.file, problem) || problem)
        error = because(error, OpsError::LeftBehind, error, record.file.string());
    return std::unexpected(std::move(error));
}

Result<UndoRecord> readRecordFile(const fs::path& file, RecordDepth depth) {
    auto source = openRecord(file);
    if (!source) return std::unexpected(source.error());
    const ByteSource& bytes = **source;
    const std::uint64_t fileBytes = bytes.size();
    constexpr std::uint64_t start = recordMagic.size() + 8;
    std::array<std::byte, start> head{};
    if (fileBytes < start) return damagedRecord(file, OpsError::RecordTruncated);
    if (auto read = readExact(bytes, 0, head); !read) return std::unexpected(read.error());
    if (!std::ranges::equal(std::span(head).first(recordMagic.size()), std::as_bytes(std::span(recordMagic))))
        return damagedRecord(file, OpsError::NotARecord);
    const auto length = loadLittle<std::uint64_t>(head.data() + recordMagic.size());
    if (length > descriptionBound || length > fileBytes - start)
        return damagedRecord(file, OpsError::DescriptionTruncated);
    std::string text(length, '\0');
    if (auto read = readExact(bytes, start, std::as_writable_bytes(std::span(text))); !read)
        return std::unexpected(read.error());
    const json description = json::parse(text, nullptr, false);
    if (description.is_discarded()) return damagedRecord(file, OpsError::DescriptionNotJson);
    auto record = fromDescription(description, file);
    if (!record) return record;
    const auto end = placeRuns(record->runs, start + length, fileBytes, *source);
    if (!end || fileBytes - *end < digestLength) return damagedRecord(file, OpsError::RecordTruncated);
    if (fileBytes - *end != digestLength) return damagedRecord(file, OpsError::RecordWrongLength);
    record->file = file;
    record->fileBytes = fileBytes;
    if (depth == RecordDepth::Description) {
        record->runs.clear();
        return record;
    }
    Sha256 hash;
    std::vector<std::byte> buffer(std::min<std::uint64_t>(recordPiece, *end));
    for (std::uint64_t at = 0; at < *end; at += buffer.size()) {
        const auto piece = std::span(buffer).first(std::min<std::uint64_t>(buffer.size(), *end - at));
        if (auto read = readExact(bytes, at, piece); !read) return std::unexpected(read.error());
        hash.add(piece);
    }
    std::string digest(digestLength, '\0');
    if (auto read = readExact(bytes, *end, std::as_writable_bytes(std::span(digest))); !read)
        return std::unexpected(read.error());
    if (digest != hash.finish()) return damagedRecord(file, OpsError::RecordWrongChecksum);
    return record;
}

}  // namespace sectorsmith
