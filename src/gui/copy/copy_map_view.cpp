// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_map_view.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

QColor colorOf(CopyCell state, const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const bool dark = isDark(palette);
    switch (state) {
        case CopyCell::Left: return mix(base, palette.color(QPalette::Text), 0.32);
        case CopyCell::Copied: return palette.color(QPalette::Highlight);
        case CopyCell::Slow: return dark ? QColor(0xE5, 0xC0, 0x5A) : QColor(0xD0, 0x9A, 0x10);
        case CopyCell::Skipped: return dark ? QColor(0xE0, 0x8A, 0x4C) : QColor(0xD2, 0x6A, 0x1E);
        case CopyCell::Bad: return dark ? QColor(0xE0, 0x5C, 0x6C) : QColor(0xB0, 0x20, 0x35);
    }
    return {};
}

QColor ground(const QPalette& palette) {
    return mix(palette.color(QPalette::Window), palette.color(QPalette::Text), 0.07);
}

QString nameOf(CopyCell state) {
    switch (state) {
        case CopyCell::Left: return CopyMapView::tr("left to copy");
        case CopyCell::Copied: return CopyMapView::tr("copied");
        case CopyCell::Slow: return CopyMapView::tr("slow, left for later");
        case CopyCell::Skipped: return CopyMapView::tr("skipped after errors");
        case CopyCell::Bad: return CopyMapView::tr("bad");
    }
    return {};
}

}  // namespace

CopyMapView::CopyMapView(QWidget* parent) : CellMap(parent) {
    setAccessibleName(tr("Map of the copy"));
    setCursor(Qt::PointingHandCursor);
}

void CopyMapView::setProgress(std::shared_ptr<CopyProgress> progress) {
    progress_ = std::move(progress);
    update();
}

void CopyMapView::paintCell(QPainter& painter, std::size_t index, const QRectF& box) const {
    painter.fillRect(box, ground(palette()));
    if (!progress_) return;
    const auto size = static_cast<qreal>(progress_->grid().cell(index).length);
    if (size <= 0) return;
    // From the bottom, bad ones first: however few there are, they are seen.
    qreal bottom = box.bottom();
    for (const CopyCell state :
         {CopyCell::Bad, CopyCell::Skipped, CopyCell::Slow, CopyCell::Copied, CopyCell::Left}) {
        const std::uint64_t bytes = progress_->bytes(index, state);
        if (bytes == 0) continue;
        const bool trouble = state != CopyCell::Copied && state != CopyCell::Left;
        const qreal share = box.height() * static_cast<qreal>(bytes) / size;
        const qreal height = std::min(std::max(share, trouble ? box.height() / 4 : 1.0), bottom - box.top());
        painter.fillRect(QRectF(box.left(), bottom - height, box.width(), height), colorOf(state, palette()));
        bottom -= height;
    }
}

std::vector<CellMap::LegendEntry> CopyMapView::legend() const {
    std::vector<LegendEntry> entries;
    for (const CopyCell state : copyCells) entries.push_back({colorOf(state, palette()), nameOf(state)});
    entries.push_back({ground(palette()), tr("not wanted")});
    return entries;
}

QString CopyMapView::explain(std::size_t index) const {
    if (!progress_) return {};
    const ByteRange cell = progress_->grid().cell(index);
    QStringList lines{
        tr("%1 at byte %2")
            .arg(sizeText(cell.length), QLocale().toString(static_cast<qulonglong>(cell.offset)))};
    std::uint64_t wanted = 0;
    for (const CopyCell state : copyCells) {
        const std::uint64_t bytes = progress_->bytes(index, state);
        wanted += bytes;
        if (bytes > 0) lines << tr("%1: %2").arg(nameOf(state), sizeText(bytes));
    }
    if (wanted < cell.length) lines << tr("%1: %2").arg(tr("not wanted"), sizeText(cell.length - wanted));
    return lines.join(u'\n');
}

void CopyMapView::mousePressEvent(QMouseEvent* event) {
    if (!progress_ || event->button() != Qt::LeftButton) return;
    if (const auto cell = cellAt(event->pos())) Q_EMIT clicked(progress_->grid().cell(*cell).offset);
}

}  // namespace sectorsmith::gui
