// SPDX-License-Identifier: GPL-3.0-or-later
// What the Boot Camp wizard says on its pages, as HTML.
#pragma once

#include <QPalette>
#include <QString>

#include "gui/partitions/boot_camp_diagnosis.h"

namespace sectorsmith::gui {

QString foundHtml(const BootCampDiagnosis& found);
QString proposedHtml(const BootCampDiagnosis& found, const QPalette& palette);
// `disk`: its name in the window.
QString writeHtml(const BootCampDiagnosis& found, const QString& disk, bool isDevice);
// `now`: the report after writing; nullptr until it is there.
QString finishedHtml(const BootCampDiagnosis& found, const DiskReport* now);

}  // namespace sectorsmith::gui
