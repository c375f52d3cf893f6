// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's text for Qt.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "base/error.h"
#include "base/units.h"

namespace sectorsmith::gui {

inline QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// How people want sizes of disks, volumes and files shown, everywhere in the window: decimal, as disks are sold (the
// default), or binary. Like QLocale::setDefault it is the program's, set by the preferences; any thread may ask.
enum class SizeUnits { Decimal, Binary };
SizeUnits sizeUnits();
void setSizeUnits(SizeUnits units);
// "500 GB" or "465.7 GiB".
QString sizeText(std::uint64_t bytes);
// Always binary, as sizes of blocks are: "64 KiB".
QString blockSizeText(std::uint64_t bytes);
// The same in the units that sizeText() does not use, with the exact bytes: for tooltips.
QString otherSizeText(std::uint64_t bytes);

// An error's sentence in people's language, as a clause: lower case, without a full stop. A template's own words are as they
// are.
QString errorText(const Error& error);
// A message of the engine in people's language; plain words as they are.
QString messageText(const Message& message);

// A clause standing by itself: with a capital, unless it begins with the name of a file or disk; as a sentence, with its
// full stop.
QString capitalized(const QString& clause);
QString sentence(const QString& clause);

// "1 byte", "1,234,567 sectors".
QString bytesText(quint64 count);
QString sectorsText(quint64 count);
// For %n: the count, or the largest that %n can show.
int shownCount(quint64 count);
// For a count that may be larger than %n takes: a number of the same plural form. The count itself goes with it as an
// argument: tr("%1 byte(s)", nullptr, pluralOf(n)).arg(QLocale().toString(n)).
int pluralOf(quint64 count);

// A sentence of a function that belongs to no class of Qt's, in people's language; `n` is what %n stands for. The context
// is the one that lupdate gives such a function: QT_TRANSLATE_NOOP("sectorsmith::gui", …) goes with it.
inline QString tr(const char* sentence, const char* comment = nullptr, int n = -1) {
    return QCoreApplication::translate("sectorsmith::gui", sentence, comment, n);
}

}  // namespace sectorsmith::gui
