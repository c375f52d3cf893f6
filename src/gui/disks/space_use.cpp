// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/space_use.h"

#include <algorithm>
#include <chrono>

#include "base/units.h"
#include "gui/session/text.h"
#include "io/slice_source.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mapParts = 1024;
// Larger maps (of volumes beyond half a terabyte, mostly) are read when they are asked for.
constexpr std::uint64_t largestUnasked = std::uint64_t{16} << 20;
constexpr auto cursorRest = std::chrono::milliseconds(150);

}  // namespace

SpaceUse::SpaceUse(SourceSession* session, QObject* parent) : QObject(parent), session_(session) {
    placeTimer_.setSingleShot(true);
    placeTimer_.setInterval(cursorRest);
    connect(&placeTimer_, &QTimer::timeout, this, &SpaceUse::askPlace);
    connect(session_, &SourceSession::layoutChanged, this, [this] {
        readMaps(false);
        forgetPlace();
    });
    connect(session_, &SourceSession::edited, this, &SpaceUse::forgetPlace);
    connect(session_, &SourceSession::contentChanged, this, &SpaceUse::forgetPlace);
    connect(session_, &SourceSession::cursorChanged, this, &SpaceUse::cursorMoved);
    if (session_->layout() != nullptr) readMaps(false);
    cursorMoved();
}

SpaceUse::~SpaceUse() {
    if (reading_) reading_->cancel();
}

const SpaceUse::Volume* SpaceUse::volumeAt(quint64 offset) const {
    const auto found =
        std::ranges::find_if(volumes_, [&](const Volume& one) { return one.range.contains(offset); });
    return found == volumes_.end() ? nullptr : &*found;
}

std::optional<double> SpaceUse::usedShare(const ByteRange& range) const {
    const Volume* volume = volumeAt(range.offset);
    if (volume == nullptr || !volume->map || range.empty()) return std::nullopt;
    const UsageMap& map = *volume->map;
    const std::uint64_t total = map.summary.volumeBytes;
    const std::size_t parts = map.freeBytes.size();
    const auto start = [&](std::size_t i) { return total / parts * i + total % parts * i / parts; };
    const std::uint64_t from = range.offset - volume->range.offset;
    if (from >= total) return 1.0;  // behind the file system: nothing that it calls free
    const std::uint64_t to = std::min(from + range.length, total);
    const auto indexOf = [&](std::uint64_t at) {
        std::size_t i = static_cast<std::size_t>(
            static_cast<long double>(at) / static_cast<long double>(total) * static_cast<long double>(parts));
        i = std::min(i, parts - 1);
        while (i > 0 && start(i) > at) --i;
        while (i + 1 < parts && start(i + 1) <= at) ++i;
        return i;
    };
    std::uint64_t bytes = 0, free = 0;
    for (std::size_t i = indexOf(from); i < parts && start(i) < to; ++i) {
        bytes += start(i + 1) - start(i);
        free += map.freeBytes[i];
    }
    return bytes == 0 ? 1.0 : 1.0 - static_cast<double>(free) / static_cast<double>(bytes);
}

QString SpaceUse::describe(quint64 offset) const {
    const Volume* volume = volumeAt(offset);
    if (volume == nullptr) return {};
    if (volume->large) return tr("Usage not read: the allocation map is large");
    if (!volume->why.isEmpty()) return tr("Usage unknown: %1").arg(volume->why);
    if (!volume->map) return reading_ ? tr("Reading usage…") : QString();
    const AllocationSummary& summary = volume->map->summary;
    return tr("%1 in use, %2 free")
        .arg(sizeText(summary.usedBytes), sizeText(summary.freeBytes + summary.reservedBytes));
}

void SpaceUse::readMaps(bool large) {
    if (reading_) reading_->cancel();
    reading_ = nullptr;
    maps_.forget();
    volumes_.clear();
    const DiskLayout* layout = session_->layout();
    if (layout != nullptr && (large || !session_->gentle())) {
        for (const LayoutPart& part : layout->parts)
            if (!part.free && !part.table && !part.fileSystem.isEmpty()) {
                Volume volume;
                volume.range = part.range;
                volumes_.push_back(volume);
            }
        if (!volumes_.empty()) {
            reading_ = std::make_shared<SilentProgress>();
            readNext(0, large);
        }
    }
    Q_EMIT mapsChanged();
}

void SpaceUse::readNext(std::size_t index, bool large) {
    if (index == volumes_.size()) {
        reading_ = nullptr;
        Q_EMIT mapsChanged();
        return;
    }
    const ByteRange range = volumes_[index].range;
    maps_.start(
        [source = session_->source(), range, progress = reading_, large] {
            AllocationOptions options;
            options.compareWithFiles = false;  // a picture, not leave to write
            if (!large) options.maxMapBytes = largestUnasked;
            return readUsageMap(SliceSource(source, range.offset, range.length), mapParts, *progress,
                                options);
        },
        [this, index, large](Result<UsageMap> map) {
            Volume& volume = volumes_[index];
            if (map) volume.map = std::move(*map);
            else if (map.error().cause == Cause::NoSpace) volume.large = true;
            else volume.why = errorText(map.error());
            Q_EMIT mapsChanged();
            readNext(index + 1, large);
        });
}

void SpaceUse::forgetPlace() {
    if (place_) {
        place_.reset();
        Q_EMIT placeChanged();
    }
    cursorMoved();
}

void SpaceUse::cursorMoved() {
    // The next byte of the same block is no news.
    const quint64 at = session_->cursor();
    if (place_ && at >= place_->blockOffset && at - place_->blockOffset < place_->blockLength) return;
    asking_.forget();
    if (place_) {
        place_.reset();
        Q_EMIT placeChanged();
    }
    if (session_->size() > 0 && !session_->gentle()) placeTimer_.start();
}

void SpaceUse::askPlace() {
    asking_.start(
        [source = session_->source(), reading = session_->readingCurrent() ? session_->reading() : nullptr,
         at = session_->cursor()] {
            return reading != nullptr ? offsetUsage(source, reading->list, at)
                                      : offsetUsage(source, listPartitions(*source), at);
        },
        [this](OffsetUsage place) {
            place_ = std::move(place);
            Q_EMIT placeChanged();
        });
}

QString SpaceUse::placeText() const {
    if (!place_) return {};
    const QString area = messageText(place_->area);
    switch (place_->kind) {
        case OffsetUsage::Kind::Used: return area.isEmpty() ? tr("In use") : tr("In use: %1").arg(area);
        case OffsetUsage::Kind::Free: return tr("Free");
        //: Blocks that a snapshot or checkpoint of the file system still needs
        case OffsetUsage::Kind::Reserved: return tr("Free, reserved for an older state");
        case OffsetUsage::Kind::Outside: return tr("After the file system");
        case OffsetUsage::Kind::Unallocated: return tr("Unallocated");
        case OffsetUsage::Kind::Unknown: return {};
    }
    return {};
}

QString SpaceUse::placeDetail() const {
    if (!place_) return {};
    QStringList lines{placeText()};
    if (!place_->partition.empty())
        lines << tr("Partition %1").arg(QString::fromStdString(place_->partition));
    if (place_->blockLength > 0)
        lines << tr("Bytes %1 to %2")
                     .arg(QString::number(place_->blockOffset),
                          QString::number(place_->blockOffset + place_->blockLength - 1));
    if (!place_->note.empty()) lines << messageText(place_->note);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace sectorsmith::gui
