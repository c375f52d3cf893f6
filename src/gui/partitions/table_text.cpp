// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_text.h"

#include "gui/partitions/partitions_view.h"

namespace sectorsmith::gui {

QString tablesSummary(const DiskReport* report, bool mayEdit) {
    if (report == nullptr) return {};
    const DiskTables& tables = report->tables;
    QStringList facts{schemeText(tables.scheme),
                      PartitionsView::tr("%1-byte sectors").arg(tables.sectorSize)};
    if (tables.isGptLike() && tables.gpt->best() != nullptr)
        facts << PartitionsView::tr("disk GUID %1")
                     .arg(QString::fromStdString(tables.gpt->best()->header.diskGuid.text()));
    if (tables.mbr && tables.scheme != Scheme::Apm && !tables.volumeBootSector)
        facts << PartitionsView::tr("disk signature %1")
                     .arg(tables.mbr->mbr.diskSignature, 8, 16, QLatin1Char('0'));
    if (!mayEdit) facts << PartitionsView::tr("read-only");
    return facts.join(QStringLiteral(" · "));
}

QString mbrTitle(const DiskReport& report) {
    return !report.tables.isGptLike()               ? PartitionsView::tr("Master boot record (MBR)")
           : report.tables.scheme == Scheme::Hybrid ? PartitionsView::tr("Hybrid MBR (for BIOS)")
                                                    : PartitionsView::tr("Protective MBR");
}

QString mbrToolTip(const DiskReport& report) {
    if (!report.tables.isGptLike()) return {};
    return PartitionsView::tr("Used by a BIOS and by Windows started from it; all other systems use the GPT");
}

QString noTablesText(const DiskReport* report) {
    if (report == nullptr) return PartitionsView::tr("Reading the partition tables…");
    return report->tables.volumeBootSector
               ? PartitionsView::tr("This is a single volume without a partition table.")
               : PartitionsView::tr(
                     "No partition table. Use “Repair and more” to find lost partitions or create a table.");
}

}  // namespace sectorsmith::gui
