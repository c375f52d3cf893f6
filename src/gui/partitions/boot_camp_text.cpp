// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_text.h"

#include <algorithm>

#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/plan_view.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

// As a sentence: the core's begin with what they are about, often small.
QString clauseHtml(const Message& text) { return capitalized(messageText(text)).toHtmlEscaped(); }
QString clauseHtml(const Error& error) { return capitalized(errorText(error)).toHtmlEscaped(); }

QString item(const QString& mark, const QString& text) {
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(mark, text);
}
QString good(const QString& text) { return item(QStringLiteral("✔"), text); }
QString bad(const QString& text) { return item(QStringLiteral("✘"), QStringLiteral("<b>%1</b>").arg(text)); }
QString caution(const QString& text) { return item(QStringLiteral("⚠"), text); }

// Sector 0's own part of a plan is in the tables above it: here the bytes of all of it.
QString planBytesHtml(const PreparedPlan& plan, std::uint32_t sectorSize, const QPalette& palette) {
    QString text;
    for (std::size_t i = 0; i < plan.plan.writes.size(); ++i) {
        const PlannedWrite& write = plan.plan.writes[i];
        text += QStringLiteral("<p><b>%1</b> – %2</p>")
                    .arg(clauseHtml(write.why),
                         BootCampWizard::tr("bytes in sector %1").arg(write.offset / sectorSize));
        text += bytesHtml(write.offset, plan.before[i], write.bytes, palette);
    }
    return text;
}

QString refusalHtml(const BootCampDiagnosis& found) {
    return found.refusal ? clauseHtml(*found.refusal) : QString();
}

QString verdictHtml(const BootCampDiagnosis& found) {
    using Verdict = BootCampDiagnosis::Verdict;
    const QString name = found.windowsName().toHtmlEscaped();
    QString text;
    switch (found.verdict()) {
        case Verdict::Fine:
            return BootCampWizard::tr(
                       "<p>The MBR of this disk lists Windows (<b>%1</b>) correctly. No repair is "
                       "needed.</p><p>If Windows still does not start, check the Windows boot files and the "
                       "Mac's "
                       "Startup Disk settings.</p>")
                .arg(name);
        case Verdict::Lost:
            text =
                BootCampWizard::tr(
                    "<p>Your Windows volume <b>%1</b> is still on this disk, but the Mac no longer offers it "
                    "at startup.</p><p>The disk has two partition tables. macOS uses the newer one, the "
                    "<i>GPT</i>, which lists Windows. Windows installed by Boot Camp uses the older one, the "
                    "<i>MBR</i>, which no longer lists it: a partitioning tool has reset that table. "
                    "Restoring "
                    "one entry is enough.</p>")
                    .arg(name);
            if (!found.proposal)
                text += BootCampWizard::tr("<p><b>Before you continue:</b> %1.</p>").arg(refusalHtml(found));
            return text;
        case Verdict::Wrong:
            return BootCampWizard::tr(
                       "<p>The MBR, which a Mac uses to start Windows installed by Boot Camp (<b>%1</b>), "
                       "contains errors. The next step shows the corrected table.</p>")
                .arg(name);
        case Verdict::NotNeeded:
            return BootCampWizard::
                tr("<p><b>%1.</b></p><p>The Mac finds this Windows through the GPT, as it finds macOS. To "
                   "start "
                   "it, hold the <b>Option key (⌥, Alt)</b> while the Mac starts and choose “EFI Boot”.</p>")
                    .arg(refusalHtml(found));
        case Verdict::Impossible: break;
    }
    return BootCampWizard::tr("<p>Cannot recover Boot Camp on this disk:</p><p><b>%1.</b></p>")
        .arg(refusalHtml(found));
}

QString gptItem(const BootCampDiagnosis& found) {
    if (!found.report->tables.isGptLike())
        return bad(BootCampWizard::tr("The disk has no GUID partition table (GPT)"));
    if (!found.gptGood()) return bad(BootCampWizard::tr("The GPT is damaged; repair it first"));
    return good(BootCampWizard::tr("The GPT, which macOS uses, is intact and lists %n partition(s)", nullptr,
                                   static_cast<int>(found.report->gpt.size())));
}

// A Windows volume of the GPT.
QString windowsItems(const TableRow& row, const PartitionContent& content) {
    const QString what = (row.content.isEmpty() ? row.typeName : row.content).toHtmlEscaped();
    QString text =
        content.bootSector->fromBackup
            ? caution(BootCampWizard::tr(
                          "Partition %1 (%2): the boot sector is damaged, but its copy at the end of "
                          "the volume is intact")
                          .arg(row.index)
                          .arg(what))
            : good(BootCampWizard::tr("Partition %1 is a Windows volume: %2").arg(row.index).arg(what));
    if (content.bootmgr || content.ntldr)
        text += good(BootCampWizard::tr("Windows boot manager (%1) found")
                         .arg(content.bootmgr ? QStringLiteral("BOOTMGR") : QStringLiteral("NTLDR")));
    if (content.bootSector->hiddenSectors != row.first)
        text += caution(BootCampWizard::tr(
            "The volume was moved and records its old position; this is corrected as well"));
    return text;
}

QString mbrItems(const BootCampDiagnosis& found) {
    const DiskTables& tables = found.report->tables;
    if (!tables.isGptLike()) return {};
    const bool shown = std::ranges::any_of(found.report->mbr, [](const TableRow& row) {
        return row.pair != 0 && row.family == Family::Windows;
    });
    QString text =
        shown ? good(BootCampWizard::tr("The MBR lists Windows"))
        : found.startsByUefi()
            ? good(BootCampWizard::tr("The MBR does not list Windows; this Windows does not need it"))
            : bad(BootCampWizard::tr("The MBR does not list Windows"));
    if (tables.mbr && !found.startsByUefi())
        text += tables.mbr->mbr.hasBootCode()
                    ? good(BootCampWizard::tr("The MBR contains boot code"))
                    : caution(BootCampWizard::tr(
                          "The MBR contains no boot code; you can write it in the next step"));
    return text;
}

QString notesHtml(const std::vector<Message>& notes) {
    if (notes.empty()) return {};
    QString text = QStringLiteral("<h4>%1</h4><ul>").arg(BootCampWizard::tr("Notes"));
    for (const Message& note : notes) text += QStringLiteral("<li>%1</li>").arg(clauseHtml(note));
    return text + QStringLiteral("</ul>");
}

QString changesHtml(const TablePlan& plan) {
    return QStringLiteral("<h4>%1</h4><p>%2</p>")
        .arg(BootCampWizard::tr("Planned changes"),
             plan.writes.size() == 1
                 ? BootCampWizard::tr(
                       "Only one sector changes, the MBR. macOS, Windows, your files and the GPT "
                       "are not modified. You review every byte before it is written and can undo "
                       "the change at any time.")
                 : BootCampWizard::tr(
                       "The MBR and the boot sector of the Windows volume with its copy change. "
                       "macOS, your files and the GPT are not modified. You review every byte "
                       "before it is written and can undo the change at any time."));
}

}  // namespace

QString foundHtml(const BootCampDiagnosis& found) {
    QString text = verdictHtml(found);
    text += QStringLiteral("<h4>%1</h4><table>").arg(BootCampWizard::tr("Findings"));
    text += gptItem(found);
    for (const TableRow& row : found.report->gpt) {
        const PartitionContent* content = found.report->contents.at(row.offset);
        if (content != nullptr && row.family == Family::Windows && content->bootSector)
            text += windowsItems(row, *content);
    }
    text += mbrItems(found);
    text += QStringLiteral("</table>");
    if (found.proposal) text += notesHtml(found.proposal->warnings);
    if (found.possible()) text += changesHtml(found.plan.plan);
    return text;
}

QString proposedHtml(const BootCampDiagnosis& found, const QPalette& palette) {
    if (!found.proposal) {
        return QStringLiteral("<p><b>⚠ %1.</b></p><p>%2</p>")
            .arg(refusalHtml(found), BootCampWizard::tr("Choose another layout or other partitions."));
    }
    QString text = mbrHtml(found.proposal->before, found.proposal->after, *found.report, palette);
    if (!found.proposal->reasons.empty()) {
        text += QStringLiteral("<h4>%1</h4><ul>").arg(BootCampWizard::tr("Reasons"));
        for (const Message& reason : found.proposal->reasons)
            text += QStringLiteral("<li>%1</li>").arg(clauseHtml(reason));
        text += QStringLiteral("</ul>");
    }
    int errors = 0;
    QStringList left;
    for (const Finding& finding : found.plan.findingsAfter) {
        if (finding.severity == sectorsmith::Severity::Info) continue;
        ++errors;
        left << clauseHtml(finding.message);
    }
    text += errors == 0 ? QStringLiteral("<p>✔ %1</p>")
                              .arg(BootCampWizard::tr("The check finds no problems in this table."))
                        : QStringLiteral("<p>⚠ %1</p><ul><li>%2</li></ul>")
                              .arg(BootCampWizard::tr("The check reports for this table:"),
                                   left.join(QStringLiteral("</li><li>")));
    text += QStringLiteral("<h4>%1</h4>").arg(BootCampWizard::tr("Bytes"));
    text += planBytesHtml(found.plan, found.report->tables.sectorSize, palette);
    return text;
}

QString writeHtml(const BootCampDiagnosis& found, const QString& disk, bool isDevice) {
    QString text =
        BootCampWizard::tr(
            "<p>Nothing has been written yet. “Review and write” shows every changed byte of the disk "
            "<b>%1</b>, old and new. The changes are written after you confirm them there.</p>")
            .arg(disk.toHtmlEscaped());
    text += QStringLiteral("<h4>%1</h4><ul>").arg(BootCampWizard::tr("Changes to write"));
    for (const PlannedWrite& write : found.plan.plan.writes)
        text += QStringLiteral("<li>%1</li>")
                    .arg(BootCampWizard::tr("%1, in sector %2")
                             .arg(clauseHtml(write.why))
                             .arg(write.offset / found.report->tables.sectorSize));
    text += QStringLiteral("</ul>");
    text += QStringLiteral("<h4>%1</h4>").arg(BootCampWizard::tr("How your data is protected"));
    text += BootCampWizard::tr(
        "<ul><li>Before writing, the old contents are saved in an undo record. You can undo the change "
        "later, even after a restart.</li><li>After writing, the sectors are read back and "
        "verified.</li><li>The GPT, macOS and all files are not modified.</li></ul>");
    if (isDevice)
        text += BootCampWizard::tr(
            "<p>If the Mac started from this disk, start it from another disk first: macOS protects its "
            "startup disk from writing.</p>");
    else
        text += BootCampWizard::tr(
            "<p>This is an image file: no real disk is affected, so you can practice safely.</p>");
    return text;
}

QString finishedHtml(const BootCampDiagnosis& found, const DiskReport* now) {
    QString text;
    if (now == nullptr) {
        text = BootCampWizard::tr("<p>The new table was written and verified. Checking…</p>");
    } else {
        QStringList wrong;
        for (const Finding& finding : now->findings)
            if (finding.severity != sectorsmith::Severity::Info) wrong << clauseHtml(finding.message);
        text =
            wrong.isEmpty()
                ? BootCampWizard::tr(
                      "<p>✔ The new table was written and verified. The check finds no problems.</p>")
                : BootCampWizard::tr("<p>⚠ The new table was written and verified. The check reports:</p>") +
                      QStringLiteral("<ul><li>") + wrong.join(QStringLiteral("</li><li>")) +
                      QStringLiteral("</li></ul>");
    }
    if (!found.startsWindows())
        return text +
               BootCampWizard::tr("<p>To undo this change, choose “Undo records” in the Edit menu.</p>");
    const QString name = found.windowsName().toHtmlEscaped();
    text +=
        BootCampWizard::tr(
            "<h4>The next time you start the Mac</h4><ol>"
            "<li>Restart the Mac and hold the <b>Option key (⌥, Alt)</b> until the startup disks appear.</li>"
            "<li>Choose the disk named <b>Windows</b> (some Macs show it as “%1” or “EFI Boot”).</li>"
            "<li>If Windows checks its disk (chkdsk), let it finish.</li></ol>"
            "<p>Without the key, macOS starts as before. To always start Windows, choose it in macOS under "
            "System "
            "Settings &gt; Startup Disk, or in Windows in the Boot Camp control panel.</p>"
            "<h4>If Windows does not start</h4><ul>"
            "<li>Black screen with “No bootable device”: this Mac requires different boot code or another "
            "active "
            "partition. Open this wizard again and try the layout “Windows only”.</li>"
            "<li>“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files "
            "need "
            "Startup Repair from the installation disc.</li>"
            "<li>Do not let other partitioning tools “repair” the disk: most of them reset this "
            "table.</li></ul>"
            "<p>To undo this change, choose “Undo records” in the Edit menu.</p>")
            .arg(name);
    return text;
}

}  // namespace sectorsmith::gui
