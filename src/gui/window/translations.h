// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace sectorsmith::gui {

// The catalogues of one language, Qt's own and ours, installed as long as this object lives. They are looked up when a text
// is made: create it before the first widget. Needs a QCoreApplication; GUI thread.
class Translations {
 public:
    // The languages that catalogues are built in for, as the catalogues are named: "en" first, then "de", "zh_CN", …
    static QStringList languages();
    // What its speakers call it: "Deutsch".
    static QString nameOf(const QString& language);
    // How numbers and dates are written: as the system has it, unless another language was chosen. Empty: the system's.
    static QLocale localeOf(const QString& language);

    // The language of the newest of these objects, as languages() names it: "de"; "en" when there is none.
    static QString current();

    // Empty: the first of the languages that the system prefers which there is a catalogue for, else English.
    explicit Translations(const QString& language);
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

 private:
    QTranslator qt_;
    QTranslator program_;
};

}  // namespace sectorsmith::gui
