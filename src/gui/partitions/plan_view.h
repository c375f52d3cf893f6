// SPDX-License-Identifier: GPL-3.0-or-later
// How a plan is shown before it is staged: what, why, where, and the bytes, old beside new.
#pragma once

#include <QDialog>
#include <QPalette>
#include <QString>

#include "gui/partitions/partitions_controller.h"
#include "part/mbr.h"

namespace sectorsmith::gui {

// HTML. What differs is bold and underlined, not coloured alone.
QString planHtml(const PreparedPlan& plan, std::uint32_t sectorSize, const QPalette& palette);
// The rows of 16 bytes that differ, now above afterwards, at most `maxLines`; `before` empty: what is there cannot be read.
QString bytesHtml(std::uint64_t offset, std::span<const std::byte> before, std::span<const std::byte> after,
                  const QPalette& palette, int maxLines = 64);
// Two MBR tables beside each other, entry by entry.
QString mbrHtml(const Mbr& before, const Mbr& after, const DiskReport& report, const QPalette& palette);

// Shows a plan; accepted: stage it.
class PlanDialog : public QDialog {
    Q_OBJECT

 public:
    PlanDialog(const PreparedPlan& plan, std::uint32_t sectorSize, QWidget* parent = nullptr);
};

}  // namespace sectorsmith::gui
