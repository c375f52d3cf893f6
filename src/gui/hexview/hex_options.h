// SPDX-License-Identifier: GPL-3.0-or-later
// How people want the bytes shown. One set for all tabs, remembered in the settings.
#pragma once

#include <QSettings>

#include "base/text.h"
#include "gui/hexview/cell_digits.h"

namespace sectorsmith::gui {

enum class AddressStyle { Offset, LbaAndOffset };

struct HexOptions {
    int columns = 16;  // bytes per row: 8, 16, 32; 0 as many as fit
    int grouping = 1;  // bytes shown without a gap: 1, 2, 4, 8
    AddressStyle address = AddressStyle::Offset;
    bool decimalAddress = false;
    bool partitionAddress = false;  // counted from the start of the partition that holds the row
    CellBase cells = CellBase::Hexadecimal;
    Encoding encoding = Encoding::Ascii;
    bool fieldColors = true;  // off: only what a check finds bad is marked
    int zoom = 0;             // points added to the system's fixed font, -6 to 40

    static constexpr int minZoom = -6;
    static constexpr int maxZoom = 40;

    // Values outside what the window offers become the default.
    static HexOptions load(const QSettings& settings);
    void save(QSettings& settings) const;
    bool operator==(const HexOptions&) const = default;
};

}  // namespace sectorsmith::gui
