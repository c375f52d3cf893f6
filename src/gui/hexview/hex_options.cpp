// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_options.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sectorsmith::gui {

namespace {

// Names in the settings file stay when the enumeration changes.
constexpr std::array<std::pair<Encoding, const char*>, 10> encodingKeys{{
    {Encoding::Ascii, "ascii"},
    {Encoding::Latin1, "latin1"},
    {Encoding::MacRoman, "macroman"},
    {Encoding::Utf8, "utf8"},
    {Encoding::Utf16Le, "utf16le"},
    {Encoding::Utf16Be, "utf16be"},
    {Encoding::Ebcdic, "ebcdic"},
    {Encoding::Cp437, "cp437"},
    {Encoding::Cp1252, "cp1252"},
    {Encoding::ShiftJis, "shiftjis"},
}};

constexpr std::array<std::pair<CellBase, const char*>, 4> cellKeys{{
    {CellBase::Hexadecimal, "hex"},
    {CellBase::Decimal, "decimal"},
    {CellBase::Octal, "octal"},
    {CellBase::Binary, "binary"},
}};

bool isOneOf(int value, std::initializer_list<int> allowed) {
    return std::ranges::find(allowed, value) != allowed.end();
}

}  // namespace

HexOptions HexOptions::load(const QSettings& settings) {
    HexOptions options;
    const int columns = settings.value(QLatin1StringView("hex/columns"), options.columns).toInt();
    if (isOneOf(columns, {0, 8, 16, 32})) options.columns = columns;
    const int grouping = settings.value(QLatin1StringView("hex/grouping"), options.grouping).toInt();
    if (isOneOf(grouping, {1, 2, 4, 8})) options.grouping = grouping;
    if (settings.value(QLatin1StringView("hex/address")).toString() == QLatin1StringView("lba"))
        options.address = AddressStyle::LbaAndOffset;
    options.decimalAddress = settings.value(QLatin1StringView("hex/decimal"), false).toBool();
    options.partitionAddress = settings.value(QLatin1StringView("hex/partitionAddress"), false).toBool();
    const QString cells = settings.value(QLatin1StringView("hex/cells")).toString();
    for (const auto& [value, key] : cellKeys) {
        if (cells == QLatin1StringView(key)) options.cells = value;
    }
    const QString encoding = settings.value(QLatin1StringView("hex/encoding")).toString();
    for (const auto& [value, key] : encodingKeys) {
        if (encoding == QLatin1StringView(key)) options.encoding = value;
    }
    options.fieldColors = settings.value(QLatin1StringView("hex/fieldColors"), true).toBool();
    options.zoom = std::clamp(settings.value(QLatin1StringView("hex/zoom"), 0).toInt(), minZoom, maxZoom);
    return options;
}

void HexOptions::save(QSettings& settings) const {
    settings.setValue(QLatin1StringView("hex/columns"), columns);
    settings.setValue(QLatin1StringView("hex/grouping"), grouping);
    settings.setValue(QLatin1StringView("hex/address"),
                      QLatin1StringView(address == AddressStyle::LbaAndOffset ? "lba" : "offset"));
    settings.setValue(QLatin1StringView("hex/decimal"), decimalAddress);
    settings.setValue(QLatin1StringView("hex/partitionAddress"), partitionAddress);
    for (const auto& [value, key] : cellKeys) {
        if (cells == value) settings.setValue(QLatin1StringView("hex/cells"), QLatin1StringView(key));
    }
    for (const auto& [value, key] : encodingKeys) {
        if (encoding == value) settings.setValue(QLatin1StringView("hex/encoding"), QLatin1StringView(key));
    }
    settings.setValue(QLatin1StringView("hex/fieldColors"), fieldColors);
    settings.setValue(QLatin1StringView("hex/zoom"), zoom);
}

}  // namespace sectorsmith::gui
