// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's text for Qt.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "base/units.h"

namespace sectorsmith::gui {

inline QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}
// Decimal, as disks are sold: "500 GB".
inline QString sizeText(std::uint64_t bytes) { return toQString(formatSizeDecimal(bytes)); }
// A sentence that belongs to no class of Qt's, in people's language.
inline QString tr(const char* sentence) { return QCoreApplication::translate("Sectorsmith", sentence); }

}  // namespace sectorsmith::gui
