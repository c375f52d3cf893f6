// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/part_painting.h"

#include <QFontMetrics>

#include "gui/disks/strip_map.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

QColor colorOfPart(const LayoutPart& part) {
    return part.free || part.table || !part.color.isValid() ? QColor(0x8C959F) : part.color;
}

void paintPartGround(QPainter& painter, const LayoutPart& part, const QRect& cell, const HexColors& colors) {
    const QColor color = colorOfPart(part);
    painter.fillRect(cell, part.free || part.table ? colors.base : colors.tint(color));
    if (part.free) painter.fillRect(cell, QBrush(colors.line, Qt::BDiagPattern));
    if (part.table) painter.fillRect(cell, QBrush(colors.muted, Qt::Dense5Pattern));
    if (!part.free && !part.table)
        painter.fillRect(
            QRect(cell.left(), cell.bottom() + 1 - partColorHeight, cell.width(), partColorHeight), color);
}

void paintPartText(QPainter& painter, const LayoutPart& part, const QRect& cell, const HexColors& colors) {
    const QFontMetrics metrics = painter.fontMetrics();
    const int line = metrics.height();
    painter.setPen(colors.line);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
    const QRect text = cell.adjusted(5, 2, -5, -5);
    if (text.width() < metrics.averageCharWidth() * 4) return;
    auto draw = [&](const QString& what, int top, const QColor& ink) {
        painter.setPen(ink);
        const QRect place(text.left(), top, text.width(), line);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(what, Qt::ElideRight, text.width()));
    };
    if (part.free) {
        // The hatch must not run through the letters.
        const QString label = metrics.elidedText(part.title(), Qt::ElideRight, text.width());
        painter.fillRect(QRect(text.left() - 2, text.top(), metrics.horizontalAdvance(label) + 4, line),
                         colors.base);
    }
    if (!part.table) draw(part.title(), text.top(), colors.text);
    if (part.table || part.free) return;
    QString detail = sizeText(part.range.length);
    if (!part.fileSystem.isEmpty() && part.fileSystem != part.title())
        detail = part.fileSystem + QLatin1String(", ") + detail;
    draw(detail, text.top() + line, readable(colors.muted, colors.tint(colorOfPart(part)), colors.text, 4.5));
}

QString describePart(const LayoutPart& part, quint32 sectorSize) {
    QStringList lines;
    QString head = part.title();
    if (!part.index.isEmpty()) head = StripMap::tr("%1: %2").arg(part.index, head);
    lines << head;
    QStringList facts;
    if (!part.fileSystem.isEmpty()) facts << part.fileSystem;
    if (!part.type.isEmpty() && part.type != part.fileSystem && part.type != part.title()) facts << part.type;
    if (!part.name.isEmpty() && part.name != part.title()) facts << part.name;
    if (!facts.isEmpty()) lines << facts.join(QStringLiteral(" · "));
    lines << StripMap::tr("%1, LBA %2 to %3")
                 .arg(sizeText(part.range.length), QString::number(part.range.offset / sectorSize),
                      QString::number((part.range.end() - 1) / sectorSize));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace sectorsmith::gui
