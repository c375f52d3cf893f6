// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/statistics_charts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr double mostBits = 8;

QColor barColor(const HexColors& colors, const QPalette& palette) {
    return readable(palette.color(QPalette::Active, QPalette::Highlight), colors.base, colors.text, 3.0);
}

QString hexOffset(quint64 offset) { return QStringLiteral("0x") + QString::number(offset, 16).toUpper(); }

QString bitsText(double value) { return QLocale().toString(value, 'f', 2); }

}  // namespace

EntropyChart::EntropyChart(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Entropy over the range"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

QSize EntropyChart::sizeHint() const {
    const QFontMetrics text(font());
    return {text.averageCharWidth() * 90, text.height() * 8};
}
QSize EntropyChart::minimumSizeHint() const {
    const QFontMetrics text(font());
    return {text.averageCharWidth() * 30, text.height() * 5};
}

QRect EntropyChart::plot() const {
    const QFontMetrics text(font());
    const int left = text.horizontalAdvance(QStringLiteral("8")) + 8;
    return rect().adjusted(left, text.height() / 2, -2, -text.height() / 2 - 2);
}

void EntropyChart::begin(const ByteRange& range) {
    range_ = range;
    pieces_.clear();
    chosen_ = 0;
    update();
}

void EntropyChart::add(const std::vector<EntropyPiece>& pieces) {
    pieces_.insert(pieces_.end(), pieces.begin(), pieces.end());
    update();
}

void EntropyChart::setCursor(std::optional<quint64> offset) {
    cursor_ = offset;
    update();
}

int EntropyChart::xOf(quint64 offset) const {
    if (range_.empty()) return plot().left();
    const double share = static_cast<double>(offset - range_.offset) / static_cast<double>(range_.length);
    return plot().left() + static_cast<int>(share * plot().width());
}

const EntropyPiece* EntropyChart::pieceAt(int x) const {
    const QRect area = plot();
    if (range_.empty() || area.width() <= 0) return nullptr;
    const double share = std::clamp(static_cast<double>(x - area.left()) / area.width(), 0.0, 1.0);
    const auto inside = static_cast<quint64>(share * static_cast<double>(range_.length));
    const quint64 offset = range_.offset + std::min<quint64>(inside, range_.length - 1);
    const auto after = std::ranges::upper_bound(pieces_, offset, {}, &EntropyPiece::offset);
    if (after == pieces_.begin()) return nullptr;
    const EntropyPiece& piece = *std::prev(after);
    return offset < piece.offset + piece.length ? &piece : nullptr;
}

QString EntropyChart::describe(const EntropyPiece& piece) const {
    QStringList lines;
    lines << tr("%1 from offset %2").arg(sizeText(piece.length), hexOffset(piece.offset));
    if (piece.known)
        lines << tr("Entropy %1 bits per byte (%2 to %3)")
                     .arg(bitsText(piece.mean), bitsText(piece.least), bitsText(piece.most));
    if (piece.zeroBytes == piece.length) lines << tr("All zeros");
    else if (piece.zeroBytes > 0)
        lines << tr("%1 % zeros")
                     .arg(QLocale().toString(
                         100.0 * static_cast<double>(piece.zeroBytes) / static_cast<double>(piece.length),
                         'f', 1));
    if (piece.unreadableBytes > 0) lines << tr("Unreadable: %1").arg(sizeText(piece.unreadableBytes));
    return lines.join(QLatin1Char('\n'));
}

void EntropyChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const HexColors colors = HexColors::from(palette(), true);
    const QRect area = plot();
    painter.fillRect(area, colors.base);
    const auto yOf = [&area](double value) {
        return area.bottom() - static_cast<int>(std::lround(value / mostBits * (area.height() - 1)));
    };
    // The scale: 0, 4 and 8 bits.
    for (const int mark : {0, 4, 8}) {
        painter.setPen(colors.line);
        painter.drawLine(area.left(), yOf(mark), area.right(), yOf(mark));
        painter.setPen(colors.text);
        const QRect label(0, yOf(mark) - fontMetrics().height() / 2, area.left() - 4, fontMetrics().height());
        painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, QString::number(mark));
    }
    const QColor line = barColor(colors, palette());
    const QColor band = mix(colors.base, line, 0.35);
    // Each pixel shows the pieces that it covers.
    std::size_t next = 0;
    int before = -1;
    for (int x = area.left(); x <= area.right() && next < pieces_.size(); ++x) {
        double least = mostBits, most = 0, sum = 0;
        int known = 0;
        bool bad = false;
        std::size_t i = next;
        for (; i < pieces_.size() && xOf(pieces_[i].offset) <= x; ++i) {
            const EntropyPiece& piece = pieces_[i];
            bad = bad || piece.unreadableBytes > 0;
            if (piece.known) {
                least = std::min(least, piece.least);
                most = std::max(most, piece.most);
                sum += piece.mean;
                ++known;
            }
        }
        // A piece wider than a pixel goes on.
        next = i > 0 && xOf(pieces_[i - 1].offset + pieces_[i - 1].length) > x + 1 ? i - 1 : i;
        if (bad)
            painter.fillRect(QRect(x, area.top(), 1, area.height()), QBrush(colors.error, Qt::Dense4Pattern));
        if (known == 0) {
            before = -1;
            continue;
        }
        painter.fillRect(QRect(x, yOf(most), 1, yOf(least) - yOf(most) + 1), band);
        const int y = yOf(sum / known);
        painter.setPen(QPen(line, 2));
        painter.drawLine(std::max(x - 1, area.left()), before < 0 ? y : before, x, y);
        before = y;
    }
    if (cursor_ && range_.contains(*cursor_)) {
        painter.setPen(QPen(colors.text, 1, Qt::DashLine));
        painter.drawLine(xOf(*cursor_), area.top(), xOf(*cursor_), area.bottom());
    }
    if (hasFocus() && chosen_ < pieces_.size()) {
        const int x = xOf(pieces_[chosen_].offset);
        const int to = std::max(x + 3, xOf(pieces_[chosen_].offset + pieces_[chosen_].length));
        painter.setPen(QPen(colors.text, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRect(x, area.top(), to - x, area.height() - 1));
    }
    painter.setPen(colors.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
}

void EntropyChart::mousePressEvent(QMouseEvent* event) {
    const EntropyPiece* piece = pieceAt(event->pos().x());
    if (event->button() != Qt::LeftButton || piece == nullptr) return;
    chosen_ = static_cast<std::size_t>(piece - pieces_.data());
    Q_EMIT placeWanted(piece->offset);
    update();
}

void EntropyChart::keyPressEvent(QKeyEvent* event) {
    if (pieces_.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Left: chosen_ -= chosen_ > 0 ? 1 : 0; break;
        case Qt::Key_Right: chosen_ += chosen_ + 1 < pieces_.size() ? 1 : 0; break;
        case Qt::Key_Home: chosen_ = 0; break;
        case Qt::Key_End: chosen_ = pieces_.size() - 1; break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space: Q_EMIT placeWanted(pieces_[chosen_].offset); return;
        default: return QWidget::keyPressEvent(event);
    }
    const QString text = describe(pieces_[chosen_]);
    setAccessibleDescription(text);
    QToolTip::showText(mapToGlobal(QPoint(xOf(pieces_[chosen_].offset), height())), text, this);
    update();
}

bool EntropyChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const EntropyPiece* piece = pieceAt(help->pos().x());
        if (piece == nullptr) QToolTip::hideText();
        else QToolTip::showText(help->globalPos(), describe(*piece), this);
        return true;
    }
    return QWidget::event(event);
}

void EntropyChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void EntropyChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

FrequencyChart::FrequencyChart(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Byte frequency"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

QSize FrequencyChart::sizeHint() const {
    const QFontMetrics text(font());
    return {std::max(256 * 3 + 4, text.averageCharWidth() * 90), text.height() * 7};
}
QSize FrequencyChart::minimumSizeHint() const { return {256 + 4, QFontMetrics(font()).height() * 4}; }

QRect FrequencyChart::plot() const { return rect().adjusted(2, 2, -2, -fontMetrics().height() - 4); }

void FrequencyChart::setCounts(const ByteCounts& counts) {
    counts_ = counts;
    update();
}

void FrequencyChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const HexColors colors = HexColors::from(palette(), true);
    const QRect area = plot();
    painter.fillRect(area, colors.base);
    // Zeros are half of many disks: they may stand out of the scale, so that the others are seen.
    const std::uint64_t others = *std::max_element(counts_.of.begin() + 1, counts_.of.end());
    const std::uint64_t most = others > 0 ? others : counts_.of[0];
    const QColor bar = barColor(colors, palette());
    const auto edge = [&area](int byte) { return area.left() + byte * area.width() / 256; };
    for (int byte = 0; byte < 256; ++byte) {
        const std::uint64_t count = counts_.of[static_cast<std::size_t>(byte)];
        if (count == 0) continue;
        const double share = std::min(1.0, std::sqrt(static_cast<double>(count) / static_cast<double>(most)));
        const int height = std::max(1, static_cast<int>(share * area.height()));
        const int gap = edge(1) - edge(0) > 2 ? 1 : 0;
        painter.fillRect(
            QRect(edge(byte), area.bottom() + 1 - height, edge(byte + 1) - edge(byte) - gap, height), bar);
        // Cut off.
        if (count > most)
            painter.fillRect(QRect(edge(byte) - 1, area.top() + 4, edge(byte + 1) - edge(byte) + 2, 2),
                             colors.base);
    }
    for (int byte = 0; byte < 256; byte += 16) {
        painter.setPen(colors.line);
        painter.drawLine(edge(byte), area.bottom() + 1, edge(byte), area.bottom() + 4);
        painter.setPen(colors.text);
        painter.drawText(
            QRect(edge(byte), area.bottom() + 3, edge(byte + 16) - edge(byte), fontMetrics().height()),
            Qt::AlignLeft | Qt::AlignVCenter,
            QStringLiteral("%1").arg(byte, 2, 16, QLatin1Char('0')).toUpper());
    }
    painter.setPen(colors.line);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
}

bool FrequencyChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QRect area = plot();
        const std::uint64_t total = counts_.total();
        if (total == 0 || area.width() <= 0) return true;
        const int byte = std::clamp((help->pos().x() - area.left()) * 256 / area.width(), 0, 255);
        const std::uint64_t count = counts_.of[static_cast<std::size_t>(byte)];
        QToolTip::showText(help->globalPos(),
                           tr("Byte %1 (%2): %3 time(s), %4 %", nullptr, pluralOf(count))
                               .arg(QStringLiteral("0x%1").arg(byte, 2, 16, QLatin1Char('0')))
                               .arg(byte)
                               .arg(QLocale().toString(static_cast<qulonglong>(count)))
                               .arg(QLocale().toString(
                                   100.0 * static_cast<double>(count) / static_cast<double>(total), 'f', 3)),
                           this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
