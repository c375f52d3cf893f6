// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/partition_family.h"

#include "part/types.h"

namespace sectorsmith::gui {

Family familyOfGpt(const Guid& type) {
    if (type == gpttype::efiSystem()) return Family::Efi;
    const std::string_view name = gptTypeName(type);
    if (name.starts_with("Apple")) return Family::Apple;
    if (name.starts_with("Microsoft") || name.starts_with("Windows")) return Family::Windows;
    if (name.starts_with("Linux")) return Family::Linux;
    return Family::Other;
}

Family familyOfMbr(std::uint8_t type) {
    switch (type) {
        case 0xEE: return Family::Table;
        case 0xEF: return Family::Efi;
        case 0xA8:
        case 0xAB:
        case 0xAC:
        case 0xAF: return Family::Apple;
        case 0x82:
        case 0x83:
        case 0x8E:
        case 0xFD: return Family::Linux;
        default: return isWindowsMbrType(type) ? Family::Windows : Family::Other;
    }
}

Family familyOfApm(std::string_view type) {
    if (type == "Apple_partition_map") return Family::Table;
    if (type.starts_with("Apple")) return Family::Apple;
    if (type.starts_with("DOS") || type.starts_with("Windows")) return Family::Windows;
    return Family::Other;
}

Family familyOf(const Partition& partition) {
    if (partition.table == "apm") return familyOfApm(partition.type);
    if (partition.table == "gpt") {
        const auto type = Guid::parse(partition.type);
        return type ? familyOfGpt(*type) : Family::Other;
    }
    const auto type = parseMbrType(partition.type);
    return type ? familyOfMbr(*type) : Family::Other;
}

QColor familyColor(Family family) {
    switch (family) {
        case Family::Windows: return QColor(0x2F6EA5);
        case Family::Apple: return QColor(0x3E8E55);
        case Family::Linux: return QColor(0xE0902A);
        case Family::Efi: return QColor(0x9A5FB0);
        case Family::Other: return QColor(0x7A7F2A);
        case Family::Table: break;
    }
    return QColor(0x8C959F);
}

}  // namespace sectorsmith::gui
