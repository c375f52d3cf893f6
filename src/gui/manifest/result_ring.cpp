// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/result_ring.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "gui/hexview/hex_colors.h"
#include "gui/manifest/manifest_text.h"

namespace sectorsmith::gui {

namespace {

constexpr double leastDegrees = 7;  // of an arc: one file among millions is seen
constexpr double fullCircle = 360;

QString partText(const RingPart& part) {
    return ResultRing::tr("%1: %2").arg(verdictText(part.group),
                                        QLocale().toString(static_cast<qulonglong>(part.count)));
}

// Qt counts anticlockwise from the right.
double qtAngle(double clockwiseFromTop) { return 90 - clockwiseFromTop; }

QPainterPath arcPath(const QRectF& outer, double thickness, const RingArc& arc) {
    const QRectF inner = outer.adjusted(thickness, thickness, -thickness, -thickness);
    QPainterPath path;
    if (arc.length >= fullCircle) {
        path.addEllipse(outer);
        path.addEllipse(inner);
        path.setFillRule(Qt::OddEvenFill);
        return path;
    }
    path.arcMoveTo(outer, qtAngle(arc.from));
    path.arcTo(outer, qtAngle(arc.from), -arc.length);
    path.arcTo(inner, qtAngle(arc.from + arc.length), arc.length);
    path.closeSubpath();
    return path;
}

}  // namespace

std::vector<RingArc> ringArcs(std::span<const RingPart> parts) {
    double all = 0;
    for (const RingPart& part : parts) all += static_cast<double>(part.count);
    // The small ones get what they need, the others share the rest.
    double left = fullCircle, leftCount = all;
    for (const RingPart& part : parts) {
        const auto count = static_cast<double>(part.count);
        if (part.count == 0 || count / all * fullCircle >= leastDegrees) continue;
        left -= leastDegrees;
        leftCount -= count;
    }
    std::vector<RingArc> arcs;
    double at = 0;
    for (const RingPart& part : parts) {
        if (part.count == 0) continue;
        const auto count = static_cast<double>(part.count);
        const bool small = count / all * fullCircle < leastDegrees;
        const double length = small ? leastDegrees : count / leftCount * left;
        arcs.push_back({part.group, at, length});
        at += length;
    }
    return arcs;
}

QColor resultColor(manifests::Verdict group) {
    using enum manifests::Verdict;
    switch (group) {
        case Suspicious: return QColor(0xD55E00);
        case Unreadable: return QColor(0xCC79A7);
        case Missing: return QColor(0xE69F00);
        case Changed: return QColor(0x0072B2);
        case Moved: return QColor(0x56B4E9);
        case New: return QColor(0x009E73);
        case Touched: return QColor(0xF0E442);
        case Unchecked: return QColor(0x6F6F6F);
        default: return QColor(0xB0B0B0);
    }
}

ResultRing::ResultRing(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("ring"));
    setAccessibleName(tr("Files by result"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void ResultRing::setParts(std::vector<RingPart> parts, const QString& number, const QString& words) {
    parts_ = std::move(parts);
    number_ = number;
    words_ = words;
    arcs_ = ringArcs(parts_);
    QStringList spoken;
    for (const RingPart& part : parts_)
        if (part.count > 0) spoken << partText(part);
    setAccessibleDescription(spoken.join(QLatin1String("; ")));
    update();
}

void ResultRing::setChosen(std::optional<manifests::Verdict> group) {
    chosen_ = group;
    update();
}

QSize ResultRing::sizeHint() const {
    const int side = fontMetrics().height() * 11;
    return {side, side};
}
QSize ResultRing::minimumSizeHint() const {
    const int side = fontMetrics().height() * 6;
    return {side, side};
}

QRectF ResultRing::outer() const {
    const double side = std::min(rect().width(), rect().height()) - 4;
    return {rect().center().x() - side / 2 + 0.5, rect().center().y() - side / 2 + 0.5, side, side};
}
double ResultRing::thickness() const { return outer().width() * 0.16; }

std::optional<manifests::Verdict> ResultRing::partAt(const QPointF& point) const {
    const QPointF from = point - outer().center();
    const double radius = std::hypot(from.x(), from.y());
    if (radius > outer().width() / 2 || radius < outer().width() / 2 - thickness()) return std::nullopt;
    double angle = std::atan2(from.x(), -from.y()) * 180 / std::numbers::pi;
    if (angle < 0) angle += fullCircle;
    for (const RingArc& arc : arcs_)
        if (angle >= arc.from && angle < arc.from + arc.length) return arc.group;
    return std::nullopt;
}

QPointF ResultRing::centreOf(manifests::Verdict group) const {
    const auto arc = std::ranges::find(arcs_, group, &RingArc::group);
    if (arc == arcs_.end()) return outer().center();
    const double angle = (arc->from + arc->length / 2) * std::numbers::pi / 180;
    const double radius = (outer().width() - thickness()) / 2;
    return outer().center() + QPointF(std::sin(angle) * radius, -std::cos(angle) * radius);
}

void ResultRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window), text = palette().color(QPalette::WindowText);
    if (arcs_.empty())
        painter.fillPath(arcPath(outer(), thickness(), {{}, 0, fullCircle}), mix(ground, text, 0.15));
    for (const RingArc& arc : arcs_) {
        const bool faint = chosen_ && *chosen_ != arc.group;
        const QColor color = resultColor(arc.group);
        painter.setBrush(faint ? mix(ground, color, 0.35) : color);
        // What is chosen has a strong edge, not only its colour.
        painter.setPen(chosen_ == arc.group ? QPen(text, 2.5) : QPen(mix(ground, text, 0.35), 1));
        painter.drawPath(arcPath(outer().adjusted(2, 2, -2, -2), thickness(), arc));
    }
    painter.setPen(text);
    const QRectF room = outer().adjusted(thickness() + 4, 0, -thickness() - 4, 0);
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(font().pointSizeF() * 1.5);
    const QFontMetricsF largeMetrics(large);
    const double height = largeMetrics.height() + fontMetrics().height();
    painter.setFont(large);
    painter.drawText(QRectF(room.left(), room.center().y() - height / 2, room.width(), largeMetrics.height()),
                     Qt::AlignCenter, number_);
    painter.setFont(font());
    const QString words = fontMetrics().elidedText(words_, Qt::ElideRight, static_cast<int>(room.width()));
    painter.drawText(QRectF(room.left(), room.center().y() - height / 2 + largeMetrics.height(), room.width(),
                            fontMetrics().height()),
                     Qt::AlignCenter, words);
}

void ResultRing::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT clicked(partAt(event->position()));
}

bool ResultRing::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto group = partAt(help->pos());
        const auto part = group ? std::ranges::find(parts_, *group, &RingPart::group) : parts_.end();
        if (part == parts_.end()) QToolTip::hideText();
        else QToolTip::showText(help->globalPos(), partText(*part), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
