// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of manifests: while one is made or checked, and what was found. Any thread.
#pragma once

#include <QString>
#include <QStringList>

#include "gui/manifest/manifest_controller.h"
#include "gui/window/toned_text.h"
#include "ops/manifest/report.h"

namespace sectorsmith::gui {

// "Suspicious"
QString verdictText(manifests::Verdict verdict);
// What the verdict means, and what to do: one or two sentences.
QString verdictMeaning(manifests::Verdict verdict);
// "Listing the files…", "123 of 4,567 files, 1.2 of 8 GB, 85 MB/s, 1:20 left"
QString manifestProgressText(const ManifestProgress& progress);
// What has come of it; empty: nothing was done yet.
TonedText manifestOutcomeText(const ManifestController& controller);
// All that is known of a finding, one thing a line; names on one line each.
QStringList findingDetails(const manifests::Finding& finding, const manifests::CheckReport& report);
// Reports in people's language.
manifests::ReportWords reportWords();
// "1:05:20"
QString durationText(std::uint64_t seconds);

}  // namespace sectorsmith::gui
