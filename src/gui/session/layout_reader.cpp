// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/layout_reader.h"

#include <algorithm>

namespace sectorsmith::gui {

namespace {

constexpr int quietMilliseconds = 400;

}  // namespace

LayoutReader::LayoutReader(std::shared_ptr<ByteSource> source, std::shared_ptr<ByteSource> disk,
                           quint64 offset, QObject* parent)
    : QObject(parent), source_(std::move(source)), disk_(std::move(disk)), offset_(offset) {
    // An edit may move a partition or rename a volume: the strip map follows when the typing rests.
    timer_.setSingleShot(true);
    timer_.setInterval(quietMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &LayoutReader::read);
}

const LayoutPart* LayoutReader::partAt(quint64 offset) const {
    if (reading_ == nullptr) return nullptr;
    const std::vector<LayoutPart>& parts = reading_->layout.parts;
    const auto after =
        std::ranges::upper_bound(parts, offset, {}, [](const LayoutPart& part) { return part.range.offset; });
    if (after == parts.begin()) return nullptr;
    const LayoutPart& part = *std::prev(after);
    return part.range.contains(offset) ? &part : nullptr;
}

void LayoutReader::read() {
    timer_.stop();
    stale_ = false;
    work_.start(
        [source = source_, disk = disk_, offset = offset_] { return readDisk(source, disk.get(), offset); },
        [this](std::shared_ptr<const DiskReading> reading) {
            reading_ = std::move(reading);
            Q_EMIT changed();
        });
}

void LayoutReader::contentChanged() {
    stale_ = true;
    if (reading_ != nullptr) timer_.start();
}

}  // namespace sectorsmith::gui
