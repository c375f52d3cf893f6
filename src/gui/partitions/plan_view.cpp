// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/plan_view.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "base/units.h"
#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"
#include "part/types.h"

namespace sectorsmith::gui {

namespace {

QString html(const Message& text) { return messageText(text).toHtmlEscaped(); }
QString hex(std::uint64_t value, int digits) {
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

struct Inks {
    QString changed;  // style of what differs
    QString muted;
    QString line;
};
Inks inksOf(const QPalette& palette) {
    const HexColors colors = HexColors::from(palette, true);
    return {QStringLiteral("font-weight:bold;text-decoration:underline;color:%1").arg(colors.focus.name()),
            QStringLiteral("color:%1").arg(colors.muted.name()), colors.line.name()};
}

QString marked(const QString& text, bool changed, const Inks& inks) {
    return changed ? QStringLiteral("<span style=\"%1\">%2</span>").arg(inks.changed, text) : text;
}

struct EntryCells {
    QString type, start, sectors, active, shows;
    bool operator==(const EntryCells&) const = default;
};

EntryCells cellsOf(const MbrEntry& entry, const DiskReport& report) {
    if (!entry.used() && entry.type == 0) return {};
    EntryCells cells;
    const std::string_view name = mbrTypeName(entry.type);
    cells.type = QStringLiteral("%1&nbsp;%2").arg(hex(entry.type, 2), toQString(name).toHtmlEscaped());
    cells.start = QString::number(entry.start);
    cells.sectors = QString::number(entry.sectors);
    cells.active = entry.active()      ? tr("active")
                   : entry.status != 0 ? hex(entry.status, 2)
                                       : QStringLiteral("–");
    for (const TableRow& row : report.gpt) {
        if (entry.type == 0xEE || row.first != entry.start || row.sectors() != entry.sectors) continue;
        const QString& label = !row.content.isEmpty() ? row.content : row.name;
        cells.shows = QStringLiteral("%1: %2").arg(row.index).arg(label.toHtmlEscaped());
    }
    if (entry.type == 0xEE) cells.shows = tr("protects the GPT");
    return cells;
}

}  // namespace

QString bytesHtml(std::uint64_t offset, std::span<const std::byte> before, std::span<const std::byte> after,
                  const QPalette& palette, int maxLines) {
    const Inks inks = inksOf(palette);
    const bool known = before.size() == after.size();
    QString rows;
    int shown = 0;
    std::uint64_t left = 0;
    // Rows start at multiples of 16 on the disk.
    const std::uint64_t end = offset + after.size();
    for (std::uint64_t row = offset / 16 * 16; row < end; row += 16) {
        const std::uint64_t from = std::max(row, offset);
        const std::uint64_t to = std::min(row + 16, end);
        bool differs = !known;
        for (std::uint64_t at = from; at < to && !differs; ++at)
            differs = before[at - offset] != after[at - offset];
        if (!differs) continue;
        if (shown == maxLines) {
            ++left;
            continue;
        }
        ++shown;
        QString old, fresh;
        for (std::uint64_t at = row; at < row + 16; ++at) {
            if (at == row + 8) {
                old += QLatin1Char(' ');
                fresh += QLatin1Char(' ');
            }
            if (at < from || at >= to) {
                old += QStringLiteral("   ");
                fresh += QStringLiteral("   ");
                continue;
            }
            const auto now = static_cast<unsigned>(after[at - offset]);
            const bool changed = known && before[at - offset] != after[at - offset];
            old += known ? marked(hex(static_cast<unsigned>(before[at - offset]), 2), changed, inks)
                         : QStringLiteral("??");
            fresh += marked(hex(now, 2), changed || !known, inks);
            old += QLatin1Char(' ');
            fresh += QLatin1Char(' ');
        }
        rows += QStringLiteral(
                    "<tr><td><pre style=\"margin:0;%1\">%2&nbsp;&nbsp;</pre></td>"
                    "<td style=\"%1\">%3&nbsp;&nbsp;</td><td><pre style=\"margin:0\">%4</pre></td></tr>"
                    "<tr><td></td><td style=\"%1\">%5&nbsp;&nbsp;</td>"
                    "<td><pre style=\"margin:0\">%6</pre></td></tr>")
                    .arg(inks.muted, hex(row, 10), tr("old"), old, tr("new"), fresh);
    }
    QString result =
        QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">") + rows + QStringLiteral("</table>");
    if (left > 0)
        result += QStringLiteral("<p style=\"%1\">").arg(inks.muted) +
                  tr("%n more changed row(s)…", nullptr, static_cast<int>(left)) + QStringLiteral("</p>");
    return result;
}

QString mbrHtml(const Mbr& before, const Mbr& after, const DiskReport& report, const QPalette& palette) {
    const Inks inks = inksOf(palette);
    auto table = [&](const Mbr& mbr, const Mbr& other, const QString& title, bool marks) {
        QString text = QStringLiteral(
                           "<p><b>%1</b></p><table cellspacing=\"0\" cellpadding=\"4\" border=\"1\" "
                           "style=\"border-collapse:collapse;border-color:%2\"><tr>")
                           .arg(title, inks.line);
        for (const char* head :
             {QT_TRANSLATE_NOOP("sectorsmith::gui", "Entry"), QT_TRANSLATE_NOOP("sectorsmith::gui", "Type"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "First sector"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "Sectors"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "Active"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "GPT partition")})
            text += QStringLiteral("<th align=\"left\">%1</th>").arg(tr(head));
        text += QStringLiteral("</tr>");
        for (std::size_t i = 0; i < 4; ++i) {
            const EntryCells cells = cellsOf(mbr.entries[i], report);
            const EntryCells others = cellsOf(other.entries[i], report);
            text += QStringLiteral("<tr><td>%1</td>").arg(i + 1);
            if (cells.type.isEmpty()) {
                text += QStringLiteral("<td colspan=\"5\" style=\"%1\">%2</td></tr>")
                            .arg(inks.muted, tr("empty"));
                continue;
            }
            auto cell = [&](const QString& mine, const QString& theirs, bool right) {
                text += QStringLiteral("<td align=\"%1\">%2</td>")
                            .arg(right ? QStringLiteral("right") : QStringLiteral("left"),
                                 marked(mine, marks && mine != theirs, inks));
            };
            cell(cells.type, others.type, false);
            cell(cells.start, others.start, true);
            cell(cells.sectors, others.sectors, true);
            cell(cells.active, others.active, false);
            cell(cells.shows, others.shows, false);
            text += QStringLiteral("</tr>");
        }
        return text + QStringLiteral("</table>");
    };
    QString text = table(before, after, tr("Current MBR"), false);
    text += table(after, before, tr("New MBR (changes are underlined)"), true);
    QStringList also;
    if (before.bootCode != after.bootCode) also << tr("Boot code (440 bytes) is added.");
    else also << tr("The boot code does not change.");
    if (before.diskSignature != after.diskSignature)
        also << tr("The disk signature changes from %1 to %2.")
                    .arg(hex(before.diskSignature, 8), hex(after.diskSignature, 8));
    else also << tr("The disk signature (%1) does not change.").arg(hex(before.diskSignature, 8));
    return text + QStringLiteral("<p>") + also.join(QLatin1Char(' ')) + QStringLiteral("</p>");
}

QString planHtml(const PreparedPlan& prepared, std::uint32_t sectorSize, const QPalette& palette) {
    const Inks inks = inksOf(palette);
    QString text = QStringLiteral("<h3>%1</h3>").arg(html(prepared.plan.what));
    if (!prepared.plan.notes.empty()) {
        text += QStringLiteral("<ul>");
        for (const Message& note : prepared.plan.notes) text += QStringLiteral("<li>%1</li>").arg(html(note));
        text += QStringLiteral("</ul>");
    }
    if (prepared.plan.empty())
        return text + QStringLiteral("<p>") + tr("The disk already has this content; nothing changes.") +
               QStringLiteral("</p>");
    if (!prepared.changes.empty()) {
        text += QStringLiteral(
                    "<table cellspacing=\"0\" cellpadding=\"4\" border=\"1\" "
                    "style=\"border-collapse:collapse;border-color:%1\"><tr>")
                    .arg(inks.line);
        for (const char* head :
             {QT_TRANSLATE_NOOP("sectorsmith::gui", "Location"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "Field"), QT_TRANSLATE_NOOP("sectorsmith::gui", "Old"),
              QT_TRANSLATE_NOOP("sectorsmith::gui", "New")})
            text += QStringLiteral("<th align=\"left\">%1</th>").arg(tr(head));
        text += QStringLiteral("</tr>");
        for (std::size_t i = 0; i < std::min<std::size_t>(prepared.changes.size(), 200); ++i) {
            const TableChange& change = prepared.changes[i];
            text += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td><b>%4</b></td></tr>")
                        .arg(html(change.place), html(change.field), html(change.before), html(change.after));
        }
        text += QStringLiteral("</table>");
    }
    const QLocale locale;
    for (std::size_t i = 0; i < prepared.plan.writes.size(); ++i) {
        const PlannedWrite& write = prepared.plan.writes[i];
        text += QStringLiteral("<p><b>%1</b><br><span style=\"%2\">%3</span></p>")
                    .arg(html(write.why), inks.muted,
                         tr("%1 at offset %2 (sector %3)")
                             .arg(bytesText(write.bytes.size()),
                                  locale.toString(static_cast<quint64>(write.offset)),
                                  locale.toString(static_cast<quint64>(write.offset / sectorSize))));
        text += bytesHtml(write.offset, prepared.before[i], write.bytes, palette, 24);
    }
    return text;
}

PlanDialog::PlanDialog(const PreparedPlan& plan, std::uint32_t sectorSize, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(messageText(plan.plan.what));
    auto* box = new QVBoxLayout(this);
    auto* view = new QTextBrowser(this);
    view->setAccessibleName(tr("Planned changes"));
    view->setHtml(planHtml(plan, sectorSize, palette()));
    box->addWidget(view, 1);
    int errors = 0;
    for (const Finding& finding : plan.findingsAfter)
        errors += finding.severity == sectorsmith::Severity::Error ? 1 : 0;
    auto* note = new QLabel(this);
    note->setWordWrap(true);
    const QString after =
        errors == 0 ? tr("After these changes, the check finds no errors.")
                    : tr("After these changes, the check still finds %n error(s).", nullptr, errors);
    note->setText(
        after + QLatin1Char(' ') +
        tr("Nothing is written yet: the changes are staged, and you review them before they are written."));
    box->addWidget(note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* stage = buttons->addButton(tr("&Stage changes"), QDialogButtonBox::AcceptRole);
    stage->setEnabled(!plan.plan.empty());
    stage->setDefault(true);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 34);
}

}  // namespace sectorsmith::gui
