// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/read_test/read_test_map.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

QColor readColorOf(CopyCell state, const QPalette& palette) {
    const bool dark = isDark(palette);
    switch (state) {
        case CopyCell::Left: return mix(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.32);
        case CopyCell::Copied: return palette.color(QPalette::Highlight);
        case CopyCell::Slow: return dark ? QColor(0xE5, 0xC0, 0x5A) : QColor(0xD0, 0x9A, 0x10);
        case CopyCell::Skipped: return dark ? QColor(0xE0, 0x8A, 0x4C) : QColor(0xD2, 0x6A, 0x1E);
        case CopyCell::Bad: return dark ? QColor(0xE0, 0x5C, 0x6C) : QColor(0xB0, 0x20, 0x35);
    }
    return {};
}

QString readNameOf(CopyCell state) {
    switch (state) {
        case CopyCell::Left: return ReadTestMap::tr("left to read");
        case CopyCell::Copied: return ReadTestMap::tr("read");
        case CopyCell::Slow: return ReadTestMap::tr("read slowly");
        case CopyCell::Skipped: return ReadTestMap::tr("skipped after errors");
        case CopyCell::Bad: return ReadTestMap::tr("unreadable");
    }
    return {};
}

}  // namespace

ReadTestMap::ReadTestMap(QWidget* parent) : CellMap(parent) {
    setAccessibleName(tr("Map of the disk"));
    setCursor(Qt::PointingHandCursor);
}

void ReadTestMap::show(std::shared_ptr<CopyProgress> progress, std::span<const copier::SlowArea> slow) {
    progress_ = std::move(progress);
    slow_.fill(0);
    if (progress_)
        for (const copier::SlowArea& area : slow)
            progress_->grid().each(area.range,
                                   [this](std::size_t cell, std::uint64_t bytes) { slow_[cell] += bytes; });
    update();
}

std::uint64_t ReadTestMap::bytesIn(std::size_t cell, CopyCell state) const {
    const std::uint64_t read = progress_->bytes(cell, CopyCell::Copied);
    const std::uint64_t slow = std::min(slow_[cell], read);
    if (state == CopyCell::Copied) return read - slow;
    // Nothing is left for later because it is slow.
    if (state == CopyCell::Slow) return slow;
    return progress_->bytes(cell, state);
}

void ReadTestMap::paintCell(QPainter& painter, std::size_t index, const QRectF& box) const {
    painter.fillRect(box, mix(palette().color(QPalette::Window), palette().color(QPalette::Text), 0.07));
    if (!progress_) return;
    const auto size = static_cast<qreal>(progress_->grid().cell(index).length);
    if (size <= 0) return;
    // From the bottom, bad ones first: however few there are, they are seen.
    qreal bottom = box.bottom();
    for (const CopyCell state :
         {CopyCell::Bad, CopyCell::Skipped, CopyCell::Slow, CopyCell::Copied, CopyCell::Left}) {
        const std::uint64_t bytes = bytesIn(index, state);
        if (bytes == 0) continue;
        const bool trouble = state != CopyCell::Copied && state != CopyCell::Left;
        const qreal share = box.height() * static_cast<qreal>(bytes) / size;
        const qreal height = std::min(std::max(share, trouble ? box.height() / 4 : 1.0), bottom - box.top());
        painter.fillRect(QRectF(box.left(), bottom - height, box.width(), height),
                         readColorOf(state, palette()));
        bottom -= height;
    }
}

std::vector<CellMap::LegendEntry> ReadTestMap::legend() const {
    std::vector<LegendEntry> entries;
    for (const CopyCell state :
         {CopyCell::Left, CopyCell::Copied, CopyCell::Slow, CopyCell::Skipped, CopyCell::Bad})
        entries.push_back({readColorOf(state, palette()), readNameOf(state)});
    return entries;
}

QString ReadTestMap::explain(std::size_t index) const {
    if (!progress_) return {};
    const ByteRange cell = progress_->grid().cell(index);
    QStringList lines{
        tr("%1 at byte %2")
            .arg(sizeText(cell.length), QLocale().toString(static_cast<qulonglong>(cell.offset)))};
    for (const CopyCell state : copyCells)
        if (const std::uint64_t bytes = bytesIn(index, state); bytes > 0)
            lines << tr("%1: %2").arg(readNameOf(state), sizeText(bytes));
    return lines.join(u'\n');
}

void ReadTestMap::mousePressEvent(QMouseEvent* event) {
    if (!progress_ || event->button() != Qt::LeftButton) return;
    if (const auto cell = cellAt(event->pos())) Q_EMIT clicked(progress_->grid().cell(*cell).offset);
}

}  // namespace sectorsmith::gui
