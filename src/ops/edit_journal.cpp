// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/edit_journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <map>
#include <random>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "base/streams.h"
#include "ops/identity_json.h"

namespace sectorsmith {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// The file: the magic, then records of a length (8 bytes, little endian), a CRC-32 of what follows (4 bytes) and that: the
// first is the disk's identity (JSON), each further one a span (offset, length) and the runs staged in it: offset, length,
// old bytes, staged bytes.
constexpr std::string_view magic = "Sectorsmith edits 1\n";
constexpr std::string_view prefix = "edits-";
constexpr std::string_view extension = ".journal";

class Writer {
 public:
    void number(std::uint64_t value) {
        std::array<std::byte, 8> raw{};
        storeLittle(raw.data(), value);
        out_.insert(out_.end(), raw.begin(), raw.end());
    }
    void bytes(std::span<const std::byte> b) { out_.insert(out_.end(), b.begin(), b.end()); }
    std::span<const std::byte> data() const { return out_; }

 private:
    std::vector<std::byte> out_;
};

std::vector<std::byte> framed(std::span<const std::byte> body) {
    std::vector<std::byte> out(12);
    storeLittle<std::uint64_t>(out.data(), body.size());
    storeLittle<std::uint32_t>(out.data() + 8, crc32(body));
    out.insert(out.end(), body.begin(), body.end());
    return out;
}

std::optional<std::span<const std::byte>> nextRecord(const ByteReader& reader, std::uint64_t& at) {
    const auto length = reader.little<std::uint64_t>(at);
    const auto crc = reader.little<std::uint32_t>(at + 8);
    if (!length || !crc || !reader.contains(at + 12, *length)) return std::nullopt;
    const auto body = reader.slice(at + 12, *length);
    if (crc32(body) != *crc) return std::nullopt;
    at += 12 + *length;
    return body;
}

// What is staged after the records so far: byte by byte, as later records replace parts of earlier ones.
class Replay {
 public:
    bool take(std::span<const std::byte> body) {
        const ByteReader reader(body);
        const auto offset = reader.little<std::uint64_t>(0);
        const auto length = reader.little<std::uint64_t>(8);
        if (!offset || !length || *length > UINT64_MAX - *offset) return false;
        staged_.erase(staged_.lower_bound(*offset), staged_.lower_bound(*offset + *length));
        for (std::uint64_t at = 16; at < body.size();) {
            const auto from = reader.little<std::uint64_t>(at);
            const auto count = reader.little<std::uint64_t>(at + 8);
            if (!from || !count || *count > body.size() || !reader.contains(at + 16, 2 * *count))
                return false;
            const auto old = reader.slice(at + 16, *count);
            const auto fresh = reader.slice(at + 16 + *count, *count);
            for (std::uint64_t i = 0; i < *count; ++i) staged_[*from + i] = {old[i], fresh[i]};
            at += 16 + 2 * *count;
        }
        return true;
    }
    std::vector<SectorRun> runs() const {
        std::vector<SectorRun> out;
        for (const auto& [offset, pair] : staged_) {
            if (out.empty() || out.back().offset + out.back().after.size() != offset)
                out.push_back({offset, {}, {}});
            out.back().before.push_back(pair.first);
            out.back().after.push_back(pair.second);
        }
        return out;
    }

 private:
    std::map<std::uint64_t, std::pair<std::byte, std::byte>> staged_;
};

std::optional<SavedEdits> load(const fs::path& file, const DeviceIdentity& disk) {
    std::ifstream in(file, std::ios::binary);
    const std::string text = readAll(in);
    const ByteReader reader(std::as_bytes(std::span(text)));
    if (!reader.matches(0, magic)) return std::nullopt;
    std::uint64_t at = magic.size();
    const auto head = nextRecord(reader, at);
    if (!head) return std::nullopt;
    const json description =
        json::parse(reinterpret_cast<const char*>(head->data()),
                    reinterpret_cast<const char*>(head->data()) + head->size(), nullptr, false);
    try {
        const DeviceIdentity written = identityFromJson(description);
        if (!couldBeSame(written, disk)) return std::nullopt;
    } catch (const json::exception&) {
        return std::nullopt;
    }
    SavedEdits edits;
    edits.file = file;
    Replay replay;
    while (at < reader.size()) {
        const auto body = nextRecord(reader, at);
        if (!body || !replay.take(*body)) {
            edits.cutOff = true;
            break;
        }
    }
    edits.runs = replay.runs();
    std::error_code none;
    const auto changed = fs::last_write_time(file, none);
    edits.time = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(
            changed - fs::file_time_type::clock::now() + std::chrono::system_clock::now()));
    return edits;
}

}  // namespace

EditJournal::EditJournal(fs::path folder, DeviceIdentity disk)
    : folder_(std::move(folder)), disk_(std::move(disk)) {}

EditJournal::~EditJournal() = default;

Result<void> EditJournal::record(const Overlay& overlay, std::uint64_t offset, std::uint64_t length) {
    if (file_ == nullptr) {
        std::random_device random;
        path_ = folder_ / fmt::format("{}{:08x}{:08x}{}", prefix, random(), random(), extension);
        auto file = LockedFile::create(path_);
        if (!file) return std::unexpected(file.error());
        file_ = std::move(*file);
        const std::string description =
            identityToJson(disk_).dump(-1, ' ', false, json::error_handler_t::replace);
        if (auto done = file_->append(std::as_bytes(std::span(magic))); !done) return done;
        if (auto done = file_->append(framed(std::as_bytes(std::span(description)))); !done) return done;
    }
    Writer body;
    body.number(offset);
    body.number(length);
    for (const ByteRange& run : overlay.runs(offset, length)) {
        std::vector<std::byte> bytes(run.length);
        body.number(run.offset);
        body.number(run.length);
        // An unreadable old byte is kept as zero: it is for comparing later, and an unreadable sector then differs.
        static_cast<void>(overlay.base()->read(run.offset, bytes));
        body.bytes(bytes);
        static_cast<void>(overlay.read(run.offset, bytes));
        body.bytes(bytes);
    }
    return file_->append(framed(body.data()));
}

void EditJournal::remove() {
    if (file_ == nullptr) return;
    file_.reset();
    std::error_code none;
    fs::remove(path_, none);
}

std::vector<SavedEdits> EditJournal::find(const std::vector<fs::path>& folders, const DeviceIdentity& disk) {
    std::vector<SavedEdits> found;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            const std::string name = it->path().filename().string();
            if (!name.starts_with(prefix) || !name.ends_with(extension) || LockedFile::held(it->path()))
                continue;
            auto edits = load(it->path(), disk);
            if (edits && !edits->runs.empty()) found.push_back(std::move(*edits));
        }
    }
    std::ranges::sort(found, std::greater(), &SavedEdits::time);
    return found;
}

}  // namespace sectorsmith
