// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/text.h"

#include <QLocale>
#include <algorithm>
#include <atomic>
#include <climits>
#include <vector>

namespace sectorsmith::gui {

namespace {

std::atomic<SizeUnits> chosenUnits{SizeUnits::Decimal};

// Units are not the same everywhere (French: Go), nor is the decimal point.
constexpr const char* unitNames[] = {
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 KiB"), QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 MiB"),
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 GiB"), QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 TiB"),
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 PiB"), QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 EiB"),
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 kB"),  QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 MB"),
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 GB"),  QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 TB"),
    QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 PB"),  QT_TRANSLATE_NOOP("sectorsmith::gui", "%1 EB")};

QString sizeIn(SizeUnits units, std::uint64_t bytes) {
    const bool binary = units == SizeUnits::Binary;
    if (bytes < (binary ? 1024U : 1000U)) return bytesText(bytes);
    const QString text = toQString(binary ? formatSize(bytes) : formatSizeDecimal(bytes));
    const qsizetype space = text.indexOf(u' ');
    const QString number = text.left(space).replace(u'.', QLocale().decimalPoint());
    for (const char* unit : unitNames)
        if (QLatin1StringView(unit).mid(2) == text.mid(space)) return tr(unit).arg(number);
    return text;
}

}  // namespace

SizeUnits sizeUnits() { return chosenUnits.load(std::memory_order_relaxed); }
void setSizeUnits(SizeUnits units) { chosenUnits.store(units, std::memory_order_relaxed); }

QString sizeText(std::uint64_t bytes) { return sizeIn(sizeUnits(), bytes); }

QString blockSizeText(std::uint64_t bytes) { return sizeIn(SizeUnits::Binary, bytes); }

QString errorText(const Error& error) { return messageText(error); }

QString messageText(const Message& message) {
    const MessageCode& code = message.code;
    if (*code.sentence == '\0') return toQString(message.text);
    std::vector<std::string> arguments;
    int count = -1;
    for (const MessageArgument& argument : message.arguments) {
        if (argument.count && code.singular != nullptr) {
            count = pluralOf(*argument.count);
            arguments.push_back(QLocale().toString(static_cast<qulonglong>(*argument.count)).toStdString());
        } else {
            arguments.push_back(argument.message ? messageText(*argument.message).toStdString()
                                                 : argument.text);
        }
    }
    QString sentence = QCoreApplication::translate(code.area, code.sentence, code.singular, count);
    // Without any catalogue, English's own forms.
    if (count == 1 && sentence == QString::fromUtf8(code.sentence))
        sentence = QString::fromUtf8(code.singular);
    return toQString(filledSentence(sentence.toStdString(), arguments));
}

QString otherSizeText(std::uint64_t bytes) {
    const SizeUnits other = sizeUnits() == SizeUnits::Binary ? SizeUnits::Decimal : SizeUnits::Binary;
    return QStringLiteral("%1 (%2)").arg(sizeIn(other, bytes), bytesText(bytes));
}

int shownCount(quint64 count) { return static_cast<int>(std::min<quint64>(count, INT_MAX)); }

int pluralOf(quint64 count) {
    // No language's rules look further than the last six digits.
    return static_cast<int>(count < 1'000'000 ? count : 1'000'000 + count % 1'000'000);
}

QString bytesText(quint64 count) {
    return tr("%1 byte(s)", nullptr, pluralOf(count)).arg(QLocale().toString(count));
}

QString sectorsText(quint64 count) {
    return tr("%1 sector(s)", nullptr, pluralOf(count)).arg(QLocale().toString(count));
}

QString capitalized(const QString& clause) {
    QString text = clause.trimmed();
    // The name of a file or disk ("disk.img", "sda2", "/dev/sdb") is left as it is.
    const qsizetype end = text.indexOf(u' ');
    QStringView word = QStringView(text).left(end < 0 ? text.size() : end);
    while (!word.isEmpty() && (word.back() == u',' || word.back() == u':' || word.back() == u';'))
        word.chop(1);
    const bool plain = std::ranges::all_of(
        word, [](QChar c) { return c.isLetter() || c == u'-' || c == u'\'' || c == u'’'; });
    if (plain && !text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString sentence(const QString& clause) {
    QString text = capitalized(clause);
    constexpr QStringView ends = u".!?…:";
    if (!text.isEmpty() && !ends.contains(text.back())) text += u'.';
    return text;
}

}  // namespace sectorsmith::gui
