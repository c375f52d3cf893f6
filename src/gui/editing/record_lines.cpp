// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/record_lines.h"

#include <algorithm>

#include "gui/editing/changes_list.h"
#include "io/open.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

constexpr std::uint64_t lookPiece = std::uint64_t{64} << 10;
constexpr std::uint64_t mostLooked = std::uint64_t{64} << 20;

std::vector<std::byte> part(const std::vector<std::byte>& from, std::size_t at, std::size_t count) {
    const auto begin = from.begin() + static_cast<std::ptrdiff_t>(at);
    return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

// The lines of one piece of a run.
Result<void> addLines(RecordLines& out, const SectorRun& run, const ByteSource* disk, std::uint64_t at,
                      std::size_t count) {
    std::vector<std::byte> before(count);
    std::vector<std::byte> written(count);
    std::vector<std::byte> now(count);
    if (auto read = readSide(run, Side::Before, at, before); !read) return read;
    if (auto read = readSide(run, Side::After, at, written); !read) return read;
    // What is not known differs everywhere.
    if (run.unread) std::ranges::transform(written, before.begin(), [](std::byte b) { return ~b; });
    ReadReport report;
    if (disk != nullptr) report = disk->read(run.offset + at, now);
    for (const auto& [from, length] : differingPieces(before, written, lineBytes)) {
        if (out.lines.size() == RecordLines::maxLines) {
            out.more = true;
            return {};
        }
        const std::uint64_t offset = run.offset + at + from;
        const bool bad = std::ranges::any_of(report.bad, [&, length = length](const BadRange& range) {
            return range.offset < offset + length && offset < range.offset + range.length;
        });
        out.lines.push_back({offset, part(before, from, length), part(written, from, length),
                             part(now, from, length), !run.unread, disk != nullptr && !bad});
    }
    return {};
}

}  // namespace

RecordLines readRecordLines(const std::vector<std::filesystem::path>& folders, const std::string& id) {
    RecordLines out;
    auto record = UndoStore(folders).load(id);
    if (!record) {
        out.noRecord = record.error();
        return out;
    }
    out.sectorSize = record->disk.sectorSize;
    WriteTarget target;
    target.path = record->disk.path;
    std::shared_ptr<const ByteSource> disk;
    if (auto preview = previewRecovery(target, *record, Recovery::TakeBack)) disk = preview->source;
    else out.noDisk = preview.error();
    std::uint64_t looked = 0;
    for (const SectorRun& run : record->runs) {
        for (std::uint64_t at = 0; at < run.length(); at += lookPiece) {
            const std::uint64_t count = std::min(lookPiece, run.length() - at);
            out.more = out.more || looked >= mostLooked;
            if (out.more) return out;
            looked += count;
            if (auto added = addLines(out, run, disk.get(), at, count); !added) {
                out.noRecord = added.error();
                return out;
            }
        }
    }
    return out;
}

}  // namespace sectorsmith::gui
