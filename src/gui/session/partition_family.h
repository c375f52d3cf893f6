// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <string_view>

#include "base/guid.h"
#include "part/partition_list.h"

namespace sectorsmith::gui {

// Whose partition it is, by its type: the colour says it wherever partitions are shown, beside the text.
enum class Family { Windows, Apple, Linux, Efi, Other, Table };

Family familyOfGpt(const Guid& type);
Family familyOfMbr(std::uint8_t type);
Family familyOfApm(std::string_view type);
Family familyOf(const Partition& partition);
QColor familyColor(Family family);

}  // namespace sectorsmith::gui
