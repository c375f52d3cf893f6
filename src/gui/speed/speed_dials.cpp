// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_dials.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"
#include "ops/speed/compare.h"

namespace sectorsmith::gui {

namespace {

QString dialTitle(SpeedDial dial) {
    switch (dial) {
        case SpeedDial::Read: return SpeedDials::tr("Read");
        case SpeedDial::Write: return SpeedDials::tr("Write");
        case SpeedDial::RandomRead: return SpeedDials::tr("Random read");
        case SpeedDial::RandomWrite: return SpeedDials::tr("Random write");
    }
    return {};
}

bool isRandomDial(SpeedDial dial) { return dial == SpeedDial::RandomRead || dial == SpeedDial::RandomWrite; }

QString dialNumber(const DialFigure& figure) {
    return toQString(speed::figureText(figure.bytesPerSecond / 1e6));
}

QString dialUnit(SpeedDial dial, const std::optional<DialFigure>& figure) {
    if (!figure || !isRandomDial(dial) || figure->operationsPerSecond <= 0) return SpeedDials::tr("MB/s");
    return SpeedDials::tr("MB/s, %1 IOPS").arg(QLocale().toString(std::llround(figure->operationsPerSecond)));
}

}  // namespace

std::optional<SpeedDial> dialOf(const speed::TestSpec& spec) {
    switch (spec.access) {
        case speed::Access::Read: return spec.random ? SpeedDial::RandomRead : SpeedDial::Read;
        case speed::Access::Write: return spec.random ? SpeedDial::RandomWrite : SpeedDial::Write;
        case speed::Access::Mixed: break;
    }
    return std::nullopt;
}

DialFigures dialsOf(const speed::SpeedResult& result) {
    DialFigures figures;
    for (const speed::TestFigures& test : result.tests) {
        const auto dial = dialOf(test.spec);
        const auto& side = test.spec.access == speed::Access::Write ? test.write : test.read;
        if (!dial || !side || side->operations == 0) continue;
        auto& figure = figures[static_cast<std::size_t>(*dial)];
        if (!figure || figure->bytesPerSecond < side->bytesPerSecond)
            figure = DialFigure{side->bytesPerSecond, side->iops, false};
    }
    return figures;
}

double dialFill(double bytesPerSecond) {
    constexpr double lowest = 1e6, decades = 4;
    if (bytesPerSecond <= lowest) return 0;
    return std::min(1.0, std::log10(bytesPerSecond / lowest) / decades);
}

SpeedDials::SpeedDials(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("dials"));
    setAccessibleName(tr("Speeds"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SpeedDials::show(const DialFigures& figures) {
    figures_ = figures;
    QStringList spoken;
    for (const SpeedDial dial : speedDials)
        if (const auto& figure = figures_[static_cast<std::size_t>(dial)])
            spoken << QStringLiteral("%1: %2 %3")
                          .arg(dialTitle(dial), dialNumber(*figure), dialUnit(dial, figure));
    setAccessibleDescription(spoken.join(QLatin1String("; ")));
    update();
}

QFont SpeedDials::numberFont() const {
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.2);
    large.setBold(true);
    return large;
}

QSize SpeedDials::sizeHint() const {
    const QFontMetrics large(numberFont());
    return {4 * (large.horizontalAdvance(QStringLiteral("88888")) + fontMetrics().averageCharWidth() * 4),
            2 * fontMetrics().height() + large.height() + 22};
}

void SpeedDials::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void SpeedDials::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool dark = isDark(palette());
    const QColor text = palette().color(QPalette::WindowText);
    const QColor ground = mix(palette().color(QPalette::Window), text, 0.12);
    const QColor faint = mix(palette().color(QPalette::Window), text, 0.65);
    // As in the curve: what is read, and what is written.
    const QColor read = dark ? QColor(0x6FB1FF) : QColor(0x1B5E9B);
    const QColor write = dark ? QColor(0xFFB454) : QColor(0xB45F06);
    const QFont large = numberFont();
    const int gap = 12, line = fontMetrics().height(), bar = 8;
    const double width = (this->width() - 3.0 * gap) / 4;
    for (std::size_t i = 0; i < speedDials.size(); ++i) {
        const SpeedDial dial = speedDials[i];
        const auto& figure = figures_[i];
        const double left = static_cast<double>(i) * (width + gap);
        painter.setFont(font());
        painter.setPen(text);
        painter.drawText(QRectF(left, 0, width, line), Qt::AlignLeft | Qt::AlignVCenter, dialTitle(dial));
        painter.setFont(large);
        painter.setPen(figure ? text : faint);
        const int tall = QFontMetrics(large).height();
        painter.drawText(QRectF(left, line, width, tall), Qt::AlignLeft | Qt::AlignVCenter,
                         figure ? dialNumber(*figure) : QStringLiteral("–"));
        painter.setFont(font());
        painter.setPen(faint);
        painter.drawText(
            QRectF(left, line + tall, width, line), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(dialUnit(dial, figure), Qt::ElideRight, static_cast<int>(width)));
        const QRectF gauge(left, 2 * line + tall + 6, width, bar);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(gauge, 3, 3);
        if (!figure) continue;
        QRectF filled = gauge;
        filled.setWidth(std::max(3.0, width * dialFill(figure->bytesPerSecond)));
        QColor color = dial == SpeedDial::Read || dial == SpeedDial::RandomRead ? read : write;
        if (figure->running) color = mix(ground, color, 0.7);
        painter.setBrush(color);
        painter.drawRoundedRect(filled, 3, 3);
    }
}

}  // namespace sectorsmith::gui
