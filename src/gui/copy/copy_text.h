// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of a copy: before, while it runs, and afterwards. Any thread.
#pragma once

#include <QString>

#include "gui/copy/copy_controller.h"
#include "gui/window/toned_text.h"
#include "ops/copy/damaged_files.h"

namespace sectorsmith::gui {

// What would be done, one sentence a line.
QString copyPlanText(const copier::CopyPreview& preview);
// Which identifiers the copy will get, which it keeps, and what else names the old ones.
QString copyIdsPlanText(const NewIdentities& ids);
// Whether it has got them.
QString copyIdsOutcomeText(const CopyController::GivenIds& ids);
QString copyCautionText(const copier::CopyPreview& preview);
// Why it cannot be done; empty when it can.
TonedText copyRefusal(const std::optional<Error>& refused);
// "Copying (pass 2)"
QString copyPhaseText(const CopyProgress::Phase& phase);
// "1.2 GB of 8 GB, 85 MB/s, 1:20 left"; empty before anything is known.
QString copyProgressText(const CopyProgress& progress, double seconds);
// `outcome` is an error when nothing was done. `kept`: a map is kept, by which the copy can be continued.
TonedText copyOutcomeText(const Result<copier::CopyOutcome>& outcome, const copier::CopyOptions& options,
                          bool kept);
// Of a part that could not be read: "Pictures/a.jpg", "catalog file".
QString damagedText(const OffsetOwner& owner);

}  // namespace sectorsmith::gui
