// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>

#include "gui/session/text.h"

namespace sectorsmith::gui {

// What people chose in the Preferences dialog. How the bytes are shown (HexOptions) is remembered beside it.
struct Preferences {
    enum class Theme { System, Light, Dark };

    Theme theme = Theme::System;
    QString
        language;  // as Translations::languages() has it ("de", "zh_CN"), at the next start; empty: the system's
    QString font;       // family of the window's text; empty: the system's
    int fontSize = 0;   // points, 6 to 48; 0: the system's
    QString bytesFont;  // family of bytes, offsets and templates; empty: the system's fixed-width font
    SizeUnits units = SizeUnits::Decimal;
    bool gentle = false;      // every source is opened gently
    QString stateFolder;      // of undo records and unfinished edits; empty: the usual place
    int cacheMebibytes = 64;  // read cache of one open source, 1 to 16,384

    static constexpr int leastFontSize = 6, largestFontSize = 48;
    static constexpr int largestCache = 16'384;

    // Values outside what the dialog offers become the default.
    static Preferences load(const QSettings& settings);
    void save(QSettings& settings) const;
    bool operator==(const Preferences&) const = default;
};

}  // namespace sectorsmith::gui
