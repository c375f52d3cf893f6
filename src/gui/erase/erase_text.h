// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of erasing and TRIM: before, and afterwards. Any thread.
#pragma once

#include <QString>

#include "gui/window/toned_text.h"
#include "ops/erase_session.h"

namespace sectorsmith::gui {

// What would be done and what stays, one sentence a line.
QString erasePlanText(const EraseRequest& request, const ErasePreview& preview);
// What of that still holds when it is done.
QString eraseLastingText(const ErasePreview& preview);
QString eraseCautionText(const ErasePreview& preview);
// Why it cannot be done; empty when it can.
TonedText eraseRefusal(const ErasePreview& preview);
// `outcome` is an error when nothing was done.
TonedText eraseOutcomeText(const EraseRequest& request, const Result<EraseOutcome>& outcome);

}  // namespace sectorsmith::gui
