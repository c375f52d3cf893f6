// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/strip_map.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "gui/disks/part_painting.h"
#include "gui/disks/strip_marks.h"
#include "gui/hexview/hex_colors.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr int markerHeight = 6;  // of the triangle above the strip
constexpr int useHeight = 9;     // of the hills above the partition's colour that show how full each place is

}  // namespace

StripMap::StripMap(SourceSession* session, QWidget* parent, SpaceUse* use)
    : QWidget(parent), session_(session), use_(use) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Map of %1").arg(session->title()));
    LayoutPart all;
    all.range = {0, session->size()};
    all.name = session->title();
    whole_.push_back(all);
    rebuild();
    connect(session_, &SourceSession::layoutChanged, this, &StripMap::rebuild);
    connect(session_, &SourceSession::cursorChanged, this, [this] { update(); });
    connect(session_, &SourceSession::visibleRangeChanged, this, [this] { update(); });
    connect(session_, &SourceSession::hitsChanged, this, qOverload<>(&QWidget::update));
    connect(session_, &SourceSession::fileExtentsChanged, this, qOverload<>(&QWidget::update));
    if (use_ != nullptr) connect(use_, &SpaceUse::mapsChanged, this, [this] { update(); });
}

const std::vector<LayoutPart>& StripMap::parts() const {
    const DiskLayout* layout = session_->layout();
    return layout != nullptr && !layout->parts.empty() ? layout->parts : whole_;
}

void StripMap::rebuild() {
    std::vector<ByteRange> ranges;
    for (const LayoutPart& part : parts()) ranges.push_back(part.range);
    geometry_ = StripGeometry(std::move(ranges), std::max(1, width() - 2));
    if (chosen_ >= parts().size()) chosen_ = 0;
    update();
}

void StripMap::setBookmarks(std::vector<quint64> offsets) {
    bookmarks_ = std::move(offsets);
    update();
}

QSize StripMap::sizeHint() const {
    return {400, fontMetrics().height() * 2 + markerHeight + 12 + (use_ != nullptr ? useHeight : 0)};
}
QSize StripMap::minimumSizeHint() const { return {80, sizeHint().height()}; }

void StripMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const HexColors colors = HexColors::from(palette(), true);
    const QRect strip = rect().adjusted(1, markerHeight + 2, -1, -2);
    const std::vector<LayoutPart>& all = parts();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const LayoutPart& part = all[i];
        const int left = 1 + geometry_.left(i);
        const QRect cell(left, strip.top(), std::max(1, 1 + geometry_.right(i) - left), strip.height());
        paintPartGround(painter, part, cell, colors);
        if (!part.free && !part.table)
            paintUse(
                painter, part,
                QRect(cell.left(), cell.bottom() + 1 - partColorHeight - useHeight, cell.width(), useHeight),
                colorOfPart(part), colors.base);
        paintPartText(painter, part, cell, colors);
    }
    if (hasFocus() && chosen_ < all.size()) {
        painter.setPen(QPen(colors.text, 1, Qt::DotLine));
        painter.drawRect(QRect(1 + geometry_.left(chosen_) + 1, strip.top() + 1,
                               geometry_.right(chosen_) - geometry_.left(chosen_) - 2, strip.height() - 3));
    }
    if (session_->size() == 0) return;
    paintStripExtents(painter, geometry_, strip, colors, session_->fileExtents());
    paintStripMarks(painter, geometry_, strip, colors, session_->hits(), bookmarks_);
    const int x = 1 + geometry_.xOf(session_->cursor());
    painter.setPen(QPen(colors.text, 2));
    painter.drawLine(x, strip.top() - 1, x, strip.bottom());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.text);
    // Whole also at the ends of the strip.
    const int centre = std::clamp(x, markerHeight + 1, width() - markerHeight - 2);
    painter.drawPolygon(QPolygon(
        {QPoint(centre - markerHeight, 1), QPoint(centre + markerHeight, 1), QPoint(x, markerHeight + 2)}));
}

// Hills as high as the place is full, over a ground that free space leaves bare.
void StripMap::paintUse(QPainter& painter, const LayoutPart& part, const QRect& band, const QColor& color,
                        const QColor& ground) const {
    if (use_ == nullptr) return;
    const SpaceUse::Volume* volume = use_->volumeAt(part.range.offset);
    if (volume == nullptr || !volume->map) return;
    painter.fillRect(band, ground);
    for (int x = band.left(); x <= band.right(); ++x) {
        const std::uint64_t from = std::max(geometry_.offsetAt(x - 1), part.range.offset);
        const std::uint64_t to = std::min(std::max(geometry_.offsetAt(x), from + 1), part.range.end());
        if (from >= to) continue;
        const auto share = use_->usedShare({from, to - from});
        // What is in use at all is seen.
        const int height = !share || *share <= 0 ? 0 : std::max(1, qRound(*share * band.height()));
        painter.fillRect(QRect(x, band.bottom() + 1 - height, 1, height), color);
    }
}

QString StripMap::explain(std::size_t index, std::optional<int> x) const {
    const LayoutPart& part = parts()[index];
    QStringList lines{describePart(part, session_->sectorSize())};
    if (x) {
        const auto here = [this, x](std::span<const quint64> offsets) {
            return static_cast<int>(marksAt(geometry_, *x - 1, offsets, 2));
        };
        if (const int count = here(session_->hits()); count > 0)
            lines << tr("%n search result(s) here", nullptr, count);
        if (const int count = here(bookmarks_); count > 0) lines << tr("%n bookmark(s) here", nullptr, count);
        const quint64 offset = geometry_.offsetAt(*x - 1);
        //: What has the byte at an offset: a file's path, or a structure of the file system
        if (const auto owner = session_->ownerAt(offset))
            lines << tr("At 0x%1: %2").arg(QString::number(offset, 16).toUpper(), owner->text);
    }
    if (use_ == nullptr || part.free || part.table) return lines.join(QLatin1Char('\n'));
    if (const QString text = use_->describe(part.range.offset); !text.isEmpty()) lines << text;
    if (x && use_->volumeAt(part.range.offset) != nullptr) {
        const std::uint64_t from = geometry_.offsetAt(*x - 1);
        const std::uint64_t to = std::max(geometry_.offsetAt(*x), from + 1);
        if (const auto share = use_->usedShare({from, to - from}))
            lines << tr("%1 % of this region is in use").arg(qRound(*share * 100));
    }
    return lines.join(QLatin1Char('\n'));
}

void StripMap::contextMenuEvent(QContextMenuEvent* event) {
    if (session_->size() == 0) return;
    if (event->reason() == QContextMenuEvent::Mouse) chosen_ = geometry_.partAt(event->x() - 1);
    QMenu menu(this);
    menu.addAction(tr("&Go to start"), this, [this] { session_->goTo(parts()[chosen_].range.offset); });
    if (use_ != nullptr) {
        QAction* read = menu.addAction(tr("&Read volume usage"), use_, &SpaceUse::readAll);
        read->setEnabled(!use_->busy());
    }
    menu.exec(event->globalPos());
}

void StripMap::resizeEvent(QResizeEvent*) { rebuild(); }

void StripMap::goToPixel(int x, bool start) {
    if (session_->size() == 0) return;
    const std::size_t part = geometry_.partAt(x - 1);
    chosen_ = part;
    quint64 offset = geometry_.offsetAt(x - 1);
    offset -= offset % session_->sectorSize();
    // Near its left edge people mean the start of the partition.
    if (start || x - 1 - geometry_.left(part) < 4) offset = parts()[part].range.offset;
    session_->goTo(offset);
}

void StripMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) goToPixel(event->pos().x(), false);
}

void StripMap::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons().testFlag(Qt::LeftButton) || session_->size() == 0) return;
    quint64 offset = geometry_.offsetAt(event->pos().x() - 1);
    offset -= offset % session_->sectorSize();
    // Dragging is one journey: not a history entry for each pixel.
    session_->setCursor(offset);
    Q_EMIT session_->jumped(offset, 0);
}

void StripMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) goToPixel(event->pos().x(), true);
}

void StripMap::choose(std::size_t part) {
    chosen_ = part;
    const QString text = explain(part);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QToolTip::showText(mapToGlobal(QPoint(1 + geometry_.left(part), height())), plainTip(text), this);
    update();
}

void StripMap::keyPressEvent(QKeyEvent* event) {
    const std::size_t count = parts().size();
    if (event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier) {
        switch (event->key()) {
            case Qt::Key_Left:
                if (chosen_ > 0) choose(chosen_ - 1);
                return;
            case Qt::Key_Right:
                if (chosen_ + 1 < count) choose(chosen_ + 1);
                return;
            case Qt::Key_Home: choose(0); return;
            case Qt::Key_End: choose(count - 1); return;
            case Qt::Key_Return:
            case Qt::Key_Enter:
            case Qt::Key_Space: session_->goTo(parts()[chosen_].range.offset); return;
            default: break;
        }
    }
    QWidget::keyPressEvent(event);
}

void StripMap::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void StripMap::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool StripMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && session_->size() > 0) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::size_t part = geometry_.partAt(help->pos().x() - 1);
        QToolTip::showText(help->globalPos(), plainTip(explain(part, help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
