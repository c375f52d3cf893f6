// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_marks.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "gui/files/file_owners.h"
#include "gui/files/files_controller.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

// Pieces of different files in what a view shows; a page of bytes has few.
constexpr std::size_t mostMarks = 2000;

constexpr std::array<QRgb, 12> fileColors{0x0969DA, 0xBF3989, 0x1A7F37, 0x9A6700, 0x8250DF, 0xCF222E,
                                          0x1B7C83, 0xBC4C00, 0x4D5566, 0x6639BA, 0x57801C, 0x0550AE};

QColor colorOf(std::uint64_t file) {
    const std::uint64_t mixed = (file + 1) * 0x9E3779B97F4A7C15ULL;
    return QColor(fileColors[static_cast<std::size_t>(mixed >> 32) % fileColors.size()]);
}

std::vector<FilePiece> piecesOf(const StreamIndex& index, std::uint64_t file, quint64 base, QString& note) {
    std::vector<FilePiece> pieces;
    for (const StreamIndex::Piece& one : index.pieces(file))
        pieces.push_back({streamTitle(one.stream, index.nameOf(one.name)),
                          one.streamOffset,
                          {base + one.offset, one.length},
                          one.stream != StreamKind::Structure,
                          one.unwritten});
    for (const StreamIndex::Stream& stream : index.streams(file)) {
        if (!stream.resident || stream.size == 0) continue;
        if (stream.offset != 0)
            pieces.push_back({streamTitle(stream.stream, index.nameOf(stream.name)),
                              0,
                              {base + stream.offset, stream.size},
                              true,
                              false});
        else if (note.isEmpty())
            note = FilesController::tr("Its content is inside the structures of the file system.");
    }
    if (pieces.empty() && note.isEmpty()) note = FilesController::tr("It has no blocks of its own.");
    return pieces;
}

}  // namespace

FileMarks::FileMarks(FilesController* controller) : controller_(controller), work_(new LongWork(this)) {
    setParent(controller);
}

void FileMarks::showOnDisk(std::uint32_t number) {
    const auto files = controller_->files();
    if (files == nullptr) return;
    const FileIndex::Name& name = files->names().names()[number];
    path_ = toQString(files->pathOf(name));
    note_.clear();
    struct Answer {
        Result<void> done;
        std::vector<FilePiece> pieces;
        QString note;
    };
    auto answer = std::make_shared<Answer>();
    disconnect(work_, &LongWork::ended, this, nullptr);
    connect(work_, &LongWork::ended, this, [this, answer] {
        pieces_ = std::move(answer->pieces);
        note_ = answer->done ? answer->note : sentence(errorText(answer->done.error()));
        std::vector<ByteRange> extents;
        for (const FilePiece& piece : pieces_)
            extents.push_back(piece.range.clippedTo({0, controller_->session()->size()}));
        std::ranges::sort(extents, {}, &ByteRange::offset);
        std::vector<ByteRange> joined;  // hostile volumes have pieces that overlap
        for (const ByteRange& one : extents) {
            if (one.empty()) continue;
            if (!joined.empty() && one.offset <= joined.back().end())
                joined.back().length = std::max(joined.back().end(), one.end()) - joined.back().offset;
            else joined.push_back(one);
        }
        controller_->session()->setFileExtents(std::move(joined));
        if (!pieces_.empty()) controller_->session()->goTo(pieces_.front().range.offset);
        Q_EMIT changed();
        Q_EMIT located();
    });
    work_->start([files, file = name.file, base = controller_->chosen().offset, answer](Progress& progress) {
        auto streams = files->streams({file}, progress);
        if (!streams) {
            answer->done = std::unexpected(streams.error());
            return;
        }
        answer->pieces = piecesOf(*streams, file, base, answer->note);
    });
}

void FileMarks::clear() {
    disconnect(work_, &LongWork::ended, this, nullptr);
    work_->cancel();
    pieces_.clear();
    path_.clear();
    note_.clear();
    controller_->session()->setFileExtents({});
    Q_EMIT changed();
    Q_EMIT located();
}

void FileMarks::setColored(bool colored) {
    if (colored == colored_) return;
    colored_ = colored;
    Q_EMIT changed();
}

std::vector<FieldMark> FileMarks::fieldsIn(const ByteRange& range) const {
    std::vector<FieldMark> marks;
    const std::vector<ByteRange>& extents = controller_->session()->fileExtents();
    auto it = std::ranges::upper_bound(extents, range.offset, {}, &ByteRange::offset);
    if (it != extents.begin()) --it;
    for (; it != extents.end() && it->offset < range.end(); ++it) {
        if (!it->overlaps(range)) continue;
        FieldMark mark;
        mark.range = *it;
        mark.color = QColor(fileColors[0]);
        mark.title = path_;
        mark.marked = true;
        marks.push_back(std::move(mark));
    }
    if (!colored_ || controller_->stale()) return marks;
    std::vector<FieldMark> all;
    std::size_t next = 0;  // of the marks of the shown file, which go first
    for (quint64 at = range.offset; at < range.end() && all.size() < mostMarks;) {
        while (next < marks.size() && marks[next].range.end() <= at) ++next;
        if (next < marks.size() && marks[next].range.contains(at)) {
            all.push_back(marks[next]);
            at = marks[next].range.end();
            continue;
        }
        const quint64 limit = next < marks.size() ? marks[next].range.offset : range.end();
        quint64 end = limit;
        for (const FoundVolume& volume : controller_->volumes()) {
            const quint64 container = volume.offset;
            const OwnerIndex* index = controller_->owners()->of(container);
            if (index == nullptr) continue;
            if (at < container || at - container >= volume.length) {
                if (container > at) end = std::min(end, container);
                continue;
            }
            const OwnerIndex::Answer answer = index->at(at - container);
            if (answer.end != ~std::uint64_t{0}) end = std::min(end, container + answer.end);
            end = std::min(end, container + volume.length);
            if (answer.owners.empty()) break;
            FieldMark mark;
            mark.range = {at, end - at};
            mark.color = colorOf(answer.owners.front().file);
            mark.title = controller_->owners()->pathsOf(container, answer.owners.front(), 1).front();
            mark.marked = true;
            all.push_back(std::move(mark));
            break;
        }
        at = std::max(end, at + 1);
    }
    return all;
}

}  // namespace sectorsmith::gui
