// SPDX-License-Identifier: GPL-3.0-or-later
// What is the matter with a disk's Boot Camp, and what would mend it; decided without a widget.
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/partitions_controller.h"
#include "part/hybrid.h"

namespace sectorsmith::gui {

struct BootCampDiagnosis {
    std::shared_ptr<const DiskReport> report;        // that the proposal was made from; nullptr: not read yet
    std::shared_ptr<const HybridProposal> proposal;  // nullptr: refused
    std::optional<Error> refusal;
    PreparedPlan plan;  // of the proposal
    // Before any option fills it.
    bool bootCodeMissing = false;
    bool signatureMissing = false;

    enum class Verdict {
        Fine,        // the MBR shows Windows as it should
        Lost,        // Windows is there, the MBR does not list it
        Wrong,       // the MBR has errors
        NotNeeded,   // Windows starts by UEFI
        Impossible,  // refused
    };
    // The rest: once the report is there.
    Verdict verdict() const;
    bool possible() const { return proposal && !plan.plan.empty(); }
    bool gptGood() const;
    bool repairGptFirst() const;
    // Nothing to recover, but partitions that people choose can be shown.
    bool mayShowOthers() const;
    // Whether the proposal makes a Windows volume active, or merely shows partitions.
    bool startsWindows() const;
    // Windows is here, and starts the modern way: refused, and nothing is wrong.
    bool startsByUefi() const;
    QString windowsName() const;
    QString partitionText(unsigned number) const;  // "partition 4: NTFS “BOOTCAMP”"
};

// Off the GUI thread; the report is read with it, so that both speak of the same bytes. Fills `answer` but for the plan and
// the refusal, which PartitionsController::plan() gives.
Planner bootCampPlanner(const HybridOptions& options, const std::shared_ptr<BootCampDiagnosis>& answer);

}  // namespace sectorsmith::gui
