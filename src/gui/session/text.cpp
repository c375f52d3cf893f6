// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/text.h"

#include <QLocale>
#include <atomic>
#include <vector>

namespace sectorsmith::gui {

namespace {

std::atomic<SizeUnits> chosenUnits{SizeUnits::Decimal};

QString sizeIn(SizeUnits units, std::uint64_t bytes) {
    return toQString(units == SizeUnits::Binary ? formatSize(bytes) : formatSizeDecimal(bytes));
}

}  // namespace

SizeUnits sizeUnits() { return chosenUnits.load(std::memory_order_relaxed); }
void setSizeUnits(SizeUnits units) { chosenUnits.store(units, std::memory_order_relaxed); }

QString sizeText(std::uint64_t bytes) { return sizeIn(sizeUnits(), bytes); }

QString errorText(const Error& error) {
    if (*error.code.sentence == '\0') return toQString(error.message);
    const QByteArray translated = QCoreApplication::translate(error.code.area, error.code.sentence).toUtf8();
    std::vector<std::string> arguments;
    for (const ErrorArgument& argument : error.arguments)
        arguments.push_back(argument.error ? errorText(*argument.error).toStdString() : argument.text);
    return toQString(
        errorSentence({translated.data(), static_cast<std::size_t>(translated.size())}, arguments));
}

QString otherSizeText(std::uint64_t bytes) {
    const SizeUnits other = sizeUnits() == SizeUnits::Binary ? SizeUnits::Decimal : SizeUnits::Binary;
    return tr("%1 (%2 bytes)").arg(sizeIn(other, bytes), QLocale().toString(static_cast<qulonglong>(bytes)));
}

}  // namespace sectorsmith::gui
