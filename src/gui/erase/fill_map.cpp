// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/fill_map.h"

#include <QPainter>
#include <algorithm>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

FillMapState::FillMapState(const ByteRange& extent, std::span<const ByteRange> ranges)
    : grid_(extent), cells_(cellCount) {
    for (std::size_t i = 0; i < cellCount; ++i) cells_[i].size = grid_.cell(i).length;
    for (const ByteRange& range : ranges)
        grid_.each(range, [&](std::size_t i, std::uint64_t bytes) { cells_[i].free += bytes; });
}

void FillMapState::update(std::uint64_t done, std::uint64_t total) {
    doneBytes_.store(done, std::memory_order_relaxed);
    totalBytes_.store(total, std::memory_order_relaxed);
}

void FillMapState::piece(const ByteRange& range, Piece what) {
    grid_.each(range, [&](std::size_t i, std::uint64_t bytes) {
        cells_[i].done.fetch_add(bytes, std::memory_order_relaxed);
        if (what == Piece::AlreadyZero) cells_[i].zero.fetch_add(bytes, std::memory_order_relaxed);
        if (what == Piece::Left) cells_[i].left.fetch_add(bytes, std::memory_order_relaxed);
    });
}

namespace {

struct MapColors {
    QColor used, open, done, zero, left;
    explicit MapColors(const QPalette& palette) {
        const QColor base = palette.color(QPalette::Base);
        const QColor text = palette.color(QPalette::Text);
        const QColor accent = palette.color(QPalette::Highlight);
        const QColor window = palette.color(QPalette::Window);
        used = mix(window, text, 0.07);  // visible on the window, but no more than that
        open = mix(base, text, 0.32);
        done = accent;
        zero = mix(base, accent, 0.45);
        left = isDark(palette) ? QColor(0xE0, 0x6C, 0x5C) : QColor(0xC0, 0x39, 0x2B);
    }
};

}  // namespace

FillMap::FillMap(QWidget* parent) : CellMap(parent) {
    setAccessibleName(tr("Map of the used and the unused space"));
}

void FillMap::setState(std::shared_ptr<FillMapState> state) {
    state_ = std::move(state);
    update();
}

void FillMap::paintCell(QPainter& painter, std::size_t index, const QRectF& box) const {
    const MapColors colors(palette());
    painter.fillRect(box, colors.used);
    if (state_ == nullptr) return;
    const FillMapState::Cell& cell = state_->cell(index);
    if (cell.free == 0) return;
    // The unused part stands on the ground; what is done fills it from the left.
    QRectF open = box;
    open.setTop(box.bottom() - std::max(box.height() * static_cast<qreal>(cell.free) /
                                            static_cast<qreal>(std::max(cell.size, cell.free)),
                                        box.height() / 4));
    painter.fillRect(open, colors.open);
    const auto done = std::min(cell.done.load(std::memory_order_relaxed), cell.free);
    if (done == 0) return;
    const auto zero = std::min(cell.zero.load(std::memory_order_relaxed), done);
    const auto left = cell.left.load(std::memory_order_relaxed);
    QRectF part = open;
    part.setWidth(open.width() * static_cast<qreal>(done) / static_cast<qreal>(cell.free));
    painter.fillRect(part,
                     mix(colors.done, colors.zero, static_cast<qreal>(zero) / static_cast<qreal>(done)));
    if (left > 0)
        painter.fillRect(QRectF(box.left(), box.bottom() - box.height() / 3, box.width(), box.height() / 3),
                         colors.left);
}

std::vector<CellMap::LegendEntry> FillMap::legend() const {
    const MapColors colors(palette());
    return {{colors.used, tr("in use")},
            {colors.open, tr("to be done")},
            {colors.done, tr("done")},
            {colors.zero, tr("was zero already")},
            {colors.left, tr("left")}};
}

QString FillMap::explain(std::size_t index) const {
    if (state_ == nullptr) return {};
    const FillMapState::Cell& cell = state_->cell(index);
    return tr("Unused here: %1 of %2; done: %3")
        .arg(sizeText(cell.free), sizeText(cell.size), sizeText(cell.done.load()));
}

}  // namespace sectorsmith::gui
