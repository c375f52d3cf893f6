// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <array>
#include <utility>

// Resources of a static library are not registered by themselves. Must stand outside of any namespace.
static void registerTranslations() { Q_INIT_RESOURCE(translations); }

namespace sectorsmith::gui {

namespace {

// Not QLocale::nativeLanguageName(), which is "American English" and "español de España".
constexpr std::array<std::pair<const char*, const char16_t*>, 6> names{{{"en", u"English"},
                                                                        {"de", u"Deutsch"},
                                                                        {"fr", u"Français"},
                                                                        {"es", u"Español"},
                                                                        {"ja", u"日本語"},
                                                                        {"zh_CN", u"简体中文"}}};
constexpr QLatin1StringView folder(":/i18n");

QString& currentName() {
    static QString name = QStringLiteral("en");
    return name;
}

}  // namespace

QStringList Translations::languages() {
    QStringList all;
    for (const auto& [language, name] : names) all << QLatin1StringView(language);
    return all;
}

QString Translations::nameOf(const QString& language) {
    for (const auto& [known, name] : names)
        if (language == QLatin1StringView(known)) return QString::fromUtf16(name);
    return language;
}

QLocale Translations::localeOf(const QString& language) {
    const QLocale system = QLocale::system(), chosen(language);
    return language.isEmpty() || chosen.language() == system.language() ? system : chosen;
}

QString Translations::current() { return currentName(); }

Translations::Translations(const QString& language) {
    registerTranslations();
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    const QLatin1StringView separator("_");
    if (!program_.load(locale, QStringLiteral("sectorsmith"), separator, folder))
        static_cast<void>(program_.load(QStringLiteral("sectorsmith_en"), folder));
    // Qt's own goes with ours: a window half in one language helps nobody.
    const QLocale loaded(program_.language());
    // Where it is linked in, it has no folder.
    const QString qtbase = QStringLiteral("qtbase");
    if (qt_.load(loaded, qtbase, separator, folder) ||
        qt_.load(loaded, qtbase, separator, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    QCoreApplication::installTranslator(&program_);
    for (const auto& [known, name] : names)
        if (QLocale(QLatin1StringView(known)).language() == loaded.language())
            currentName() = QLatin1StringView(known);
}

Translations::~Translations() {
    QCoreApplication::removeTranslator(&program_);
    QCoreApplication::removeTranslator(&qt_);
    currentName() = QStringLiteral("en");
}

}  // namespace sectorsmith::gui
