// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/preferences.h"

#include <array>
#include <utility>

#include "gui/window/translations.h"

namespace sectorsmith::gui {

namespace {

// Names in the settings file stay when the enumerations change.
constexpr std::array<std::pair<Preferences::Theme, const char*>, 3> themes{
    {{Preferences::Theme::System, "system"},
     {Preferences::Theme::Light, "light"},
     {Preferences::Theme::Dark, "dark"}}};
constexpr QLatin1StringView themeKey("look/theme"), languageKey("look/language"), fontKey("look/font"),
    fontSizeKey("look/fontSize"), bytesFontKey("look/bytesFont"), unitsKey("look/units"),
    gentleKey("reading/gentle"), cacheKey("reading/cacheMiB"), stateFolderKey("edit/stateFolder"),
    binary("binary"), decimal("decimal");

}  // namespace

Preferences Preferences::load(const QSettings& settings) {
    Preferences read;
    const QString theme = settings.value(themeKey).toString();
    for (const auto& [value, key] : themes)
        if (theme == QLatin1StringView(key)) read.theme = value;
    const QString language = settings.value(languageKey).toString();
    if (Translations::languages().contains(language)) read.language = language;
    read.font = settings.value(fontKey).toString();
    const int size = settings.value(fontSizeKey, 0).toInt();
    if (size >= leastFontSize && size <= largestFontSize) read.fontSize = size;
    read.bytesFont = settings.value(bytesFontKey).toString();
    if (settings.value(unitsKey).toString() == binary) read.units = SizeUnits::Binary;
    read.gentle = settings.value(gentleKey, false).toBool();
    read.stateFolder = settings.value(stateFolderKey).toString();
    const int cache = settings.value(cacheKey, read.cacheMebibytes).toInt();
    if (cache >= 1 && cache <= largestCache) read.cacheMebibytes = cache;
    return read;
}

void Preferences::save(QSettings& settings) const {
    for (const auto& [value, key] : themes)
        if (theme == value) settings.setValue(themeKey, QLatin1StringView(key));
    settings.setValue(languageKey, language);
    settings.setValue(fontKey, font);
    settings.setValue(fontSizeKey, fontSize);
    settings.setValue(bytesFontKey, bytesFont);
    settings.setValue(unitsKey, units == SizeUnits::Binary ? binary : decimal);
    settings.setValue(gentleKey, gentle);
    settings.setValue(stateFolderKey, stateFolder);
    settings.setValue(cacheKey, cacheMebibytes);
}

}  // namespace sectorsmith::gui
