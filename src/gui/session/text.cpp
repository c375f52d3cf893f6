// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/text.h"

#include <QLocale>
#include <atomic>

namespace sectorsmith::gui {

namespace {

std::atomic<SizeUnits> chosenUnits{SizeUnits::Decimal};

QString sizeIn(SizeUnits units, std::uint64_t bytes) {
    return toQString(units == SizeUnits::Binary ? formatSize(bytes) : formatSizeDecimal(bytes));
}

}  // namespace

SizeUnits sizeUnits() { return chosenUnits.load(std::memory_order_relaxed); }
void setSizeUnits(SizeUnits units) { chosenUnits.store(units, std::memory_order_relaxed); }

QString sizeText(std::uint64_t bytes) { return sizeIn(sizeUnits(), bytes); }

QString otherSizeText(std::uint64_t bytes) {
    const SizeUnits other = sizeUnits() == SizeUnits::Binary ? SizeUnits::Decimal : SizeUnits::Binary;
    return tr("%1 (%2 bytes)").arg(sizeIn(other, bytes), QLocale().toString(static_cast<qulonglong>(bytes)));
}

}  // namespace sectorsmith::gui
