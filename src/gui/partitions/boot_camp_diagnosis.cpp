// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_diagnosis.h"

#include <algorithm>

#include "gui/partitions/boot_camp_wizard.h"

namespace sectorsmith::gui {

QString BootCampDiagnosis::partitionText(unsigned number) const {
    const TableRow* row = report ? report->find(TableKind::Gpt, number) : nullptr;
    if (row == nullptr) return BootCampWizard::tr("partition %1").arg(number);
    const QString& what = !row->content.isEmpty() ? row->content
                          : !row->name.isEmpty()  ? row->name
                                                  : row->typeName;
    return BootCampWizard::tr("partition %1: %2").arg(number).arg(what);
}

QString BootCampDiagnosis::windowsName() const {
    if (report && report->lostBootCamp) return *report->lostBootCamp;
    if (report)
        for (const PartitionContent& content : report->contents.all)
            if ((content.bootmgr || content.ntldr) && !content.label.empty())
                return QString::fromStdString(content.label);
    return BootCampWizard::tr("Windows");
}

// Whether the proposal makes a Windows volume active, or merely shows partitions.
bool BootCampDiagnosis::startsWindows() const {
    return proposal && std::ranges::any_of(proposal->after.entries, [](const MbrEntry& entry) {
               return entry.used() && entry.active();
           });
}

// Windows is here, and starts the modern way: refused, and nothing is wrong.
bool BootCampDiagnosis::startsByUefi() const {
    const auto& all = report->contents.all;
    return !proposal && std::ranges::any_of(all, &PartitionContent::bootmgfw) &&
           std::ranges::none_of(all, [](const PartitionContent& one) { return one.bootmgr || one.ntldr; });
}

bool BootCampDiagnosis::gptGood() const {
    const auto& gpt = report->tables.gpt;
    return gpt && gpt->primary.good() && gpt->backup.good();
}

bool BootCampDiagnosis::repairGptFirst() const {
    return !proposal && report->tables.isGptLike() && !gptGood();
}

bool BootCampDiagnosis::mayShowOthers() const {
    return !proposal && report->tables.isGptLike() && gptGood() && !startsByUefi();
}

BootCampDiagnosis::Verdict BootCampDiagnosis::verdict() const {
    if (proposal && plan.plan.empty()) return Verdict::Fine;
    if (report->lostBootCamp) return Verdict::Lost;
    if (proposal) return Verdict::Wrong;
    return startsByUefi() ? Verdict::NotNeeded : Verdict::Impossible;
}

Planner bootCampPlanner(const HybridOptions& options, const std::shared_ptr<BootCampDiagnosis>& answer) {
    return [answer, options](const std::shared_ptr<ByteSource>& disk,
                             const DiskTables& tables) -> Result<TablePlan> {
        answer->report = readDiskReport(disk);
        // What is missing before any option fills it: the questions stay in view when they are answered.
        auto plain = options;
        plain.writeBootCode = false;
        plain.diskSignature.reset();
        if (auto bare = proposeHybrid(*disk, tables, answer->report->contents, plain)) {
            for (const HybridQuestion& question : bare->questions) {
                answer->bootCodeMissing |= question.option == "boot-code";
                answer->signatureMissing |= question.option == "disk-signature";
            }
        }
        auto made = proposeHybrid(*disk, tables, answer->report->contents, options);
        if (!made) return std::unexpected(made.error());
        answer->proposal = std::make_shared<HybridProposal>(std::move(*made));
        TablePlan plan = answer->proposal->plan;
        plan.what = Message::plain(BootCampWizard::tr("Boot Camp: hybrid MBR").toStdString());
        return plan;
    };
}

}  // namespace sectorsmith::gui
