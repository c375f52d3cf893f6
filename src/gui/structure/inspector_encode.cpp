// SPDX-License-Identifier: GPL-3.0-or-later
// From a value that people typed in the data inspector to its bytes.
#include <QCoreApplication>
#include <QDateTime>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/guid.h"
#include "base/text.h"
#include "gui/session/text.h"
#include "gui/structure/inspector_values.h"

namespace sectorsmith::gui {

namespace {

using Bytes = std::vector<std::byte>;

std::unexpected<Error> wrong(const QString& why) { return fail(Cause::Usage, why.toStdString()); }

Bytes integerBytes(quint64 value, std::size_t size, std::endian order) {
    Bytes out(size);
    for (std::size_t i = 0; i < size; ++i) {
        out[order == std::endian::big ? size - 1 - i : i] = static_cast<std::byte>(value & 0xFF);
        value >>= 8;
    }
    return out;
}

struct Number {
    quint64 magnitude = 0;
    bool negative = false;
};

Result<Number> numberOf(QString text) {
    text = text.trimmed();
    Number number;
    if (text.startsWith(u'-') || text.startsWith(u'+')) {
        number.negative = text.startsWith(u'-');
        text.remove(0, 1);
    }
    int base = 10;
    if (text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) base = 16;
    else if (text.startsWith(QLatin1String("0b"), Qt::CaseInsensitive)) base = 2;
    else if (text.startsWith(QLatin1String("0o"), Qt::CaseInsensitive)) base = 8;
    if (base != 10) text.remove(0, 2);
    text.remove(u'\'');
    bool ok = false;
    if (!text.isEmpty() && text.front().isLetterOrNumber()) number.magnitude = text.toULongLong(&ok, base);
    if (!ok) return wrong(tr("“%1” is not a 64-bit number").arg(text));
    return number;
}

Result<Bytes> integer(const QString& text, std::size_t size, bool isSigned, std::endian order) {
    const auto number = numberOf(text);
    if (!number) return std::unexpected(number.error());
    const auto bits = static_cast<unsigned>(8 * size);
    const quint64 most = bits == 64 ? ~quint64{0} : (quint64{1} << bits) - 1;
    const quint64 half = quint64{1} << (bits - 1);
    const bool fits = isSigned ? number->magnitude <= (number->negative ? half : half - 1)
                               : number->magnitude <= most && (!number->negative || number->magnitude == 0);
    if (!fits) {
        if (isSigned) return wrong(tr("the range of %1 bits is -%2 to %3").arg(bits).arg(half).arg(half - 1));
        return wrong(tr("the range of %1 bits is 0 to %2").arg(bits).arg(most));
    }
    return integerBytes(number->negative ? ~number->magnitude + 1 : number->magnitude, size, order);
}

// A double as a half-precision number, rounded to nearest, ties to even.
quint16 halfBits(double value) {
    const quint16 sign = std::signbit(value) ? 0x8000 : 0;
    const double size = std::fabs(value);
    if (std::isnan(value)) return 0x7E00;
    if (size >= 65520) return sign | 0x7C00;
    if (size < std::ldexp(1, -14))
        return sign |
               static_cast<quint16>(std::nearbyint(std::ldexp(size, 24)));  // may round up into the normals
    int exponent = 0;
    const double fraction = std::frexp(size, &exponent);  // [0.5, 1)
    const auto mantissa = static_cast<unsigned>(std::nearbyint(std::ldexp(fraction, 11)));
    return static_cast<quint16>(sign | ((static_cast<unsigned>(exponent + 13) << 10) + mantissa));
}

Result<Bytes> real(const QString& text, std::size_t size, std::endian order) {
    bool ok = false;
    double value = text.trimmed().toDouble(&ok);
    const QString word = text.trimmed().toLower();
    if (word == QLatin1String("inf") || word == QLatin1String("-inf")) {
        value = word.startsWith(u'-') ? -std::numeric_limits<double>::infinity()
                                      : std::numeric_limits<double>::infinity();
        ok = true;
    } else if (word == QLatin1String("nan")) {
        value = std::numeric_limits<double>::quiet_NaN();
        ok = true;
    }
    if (!ok) return wrong(tr("“%1” is not a number").arg(text));
    if (size == 8) return integerBytes(std::bit_cast<quint64>(value), 8, order);
    const bool tooLarge =
        std::isfinite(value) && std::fabs(value) > (size == 4 ? 3.4028235677973366e38 : 65519.99);
    if (tooLarge) return wrong(tr("the number does not fit in %1 bits").arg(8 * size));
    if (size == 4) return integerBytes(std::bit_cast<quint32>(static_cast<float>(value)), 4, order);
    return integerBytes(halfBits(value), 2, order);
}

Result<Bytes> leb(const QString& text, bool isSigned, std::size_t presentSize) {
    const auto number = numberOf(text);
    if (!number) return std::unexpected(number.error());
    if (number->negative && !isSigned) return wrong(tr("the number must not be negative"));
    if (isSigned && number->magnitude > (quint64{1} << 63) - (number->negative ? 0 : 1))
        return wrong(tr("the number does not fit in 64 bits"));
    auto value = number->negative ? ~number->magnitude + 1 : number->magnitude;
    Bytes out;
    const std::size_t size = std::max<std::size_t>(presentSize, 1);
    for (std::size_t i = 0; i < size; ++i) {
        const auto low = static_cast<std::byte>(value & 0x7F);
        value = isSigned ? static_cast<quint64>(static_cast<qint64>(value) >> 7) : value >> 7;
        out.push_back(i + 1 < size ? low | std::byte{0x80} : low);
    }
    const bool top = (std::to_integer<unsigned>(out.back()) & 0x40) != 0;
    const bool whole = isSigned ? value == (top ? ~quint64{0} : 0) : value == 0;
    if (!whole)
        return wrong(tr("the number does not fit in the %n byte(s) of the current value", nullptr,
                        static_cast<int>(size)));
    return out;
}

struct Moment {
    qint64 seconds = 0;
    quint32 nanoseconds = 0;
};

Result<Moment> momentOf(QString text) {
    text = text.trimmed();
    if (text.endsWith(QLatin1String("UTC"), Qt::CaseInsensitive)) text = text.chopped(3).trimmed();
    else if (text.endsWith(u'Z')) text.chop(1);
    text.replace(u'T', u' ');
    QString fraction = text.section(u'.', 1);
    if (fraction.size() > 9) return wrong(tr("at most nine digits for fractions of a second"));
    QDateTime time = QDateTime::fromString(text.section(u'.', 0, 0), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    time.setTimeSpec(Qt::UTC);
    bool ok = true;
    Moment moment;
    if (!fraction.isEmpty()) moment.nanoseconds = fraction.leftJustified(9, u'0').toUInt(&ok);
    if (!time.isValid() || !ok) return wrong(tr("enter the time as 2024-12-31 23:59:59"));
    moment.seconds = time.toSecsSinceEpoch();
    return moment;
}

Result<Bytes> timeBytes(InspectorKind kind, const QString& text, std::endian order) {
    const auto moment = momentOf(text);
    if (!moment) return std::unexpected(moment.error());
    const qint64 s = moment->seconds;
    const auto outside = [] { return wrong(tr("this format cannot represent that time")); };
    switch (kind) {
        case InspectorKind::UnixTime32:
            if (s < INT32_MIN || s > INT32_MAX) return outside();
            return integerBytes(static_cast<quint64>(s), 4, order);
        case InspectorKind::UnixTime64: return integerBytes(static_cast<quint64>(s), 8, order);
        case InspectorKind::HfsTime: {
            constexpr qint64 epoch = -2082844800;  // 1904-01-01
            if (s <= epoch || s - epoch > UINT32_MAX) return outside();
            return integerBytes(static_cast<quint64>(s - epoch), 4, order);
        }
        case InspectorKind::ApfsTime: {
            constexpr qint64 most = INT64_MAX / 1'000'000'000 - 1;
            if (s < -most || s > most) return outside();
            return integerBytes(static_cast<quint64>(s * 1'000'000'000 + moment->nanoseconds), 8, order);
        }
        case InspectorKind::FileTime: {
            constexpr qint64 epoch = -11644473600;  // 1601-01-01
            if (s < epoch) return outside();
            const auto value = static_cast<quint64>(s - epoch) * 10'000'000 + moment->nanoseconds / 100;
            return integerBytes(value, 8, order);
        }
        default: {
            const QDateTime time = QDateTime::fromSecsSinceEpoch(s, Qt::UTC);
            const int year = time.date().year() - 1980;
            if (year < 0 || year > 127) return outside();
            const auto day = static_cast<unsigned>(year << 9 | time.date().month() << 5 | time.date().day());
            const auto clock = static_cast<unsigned>(time.time().hour() << 11 | time.time().minute() << 5 |
                                                     time.time().second() / 2);
            return integerBytes(quint64{day} << 16 | clock, 4, order);
        }
    }
}

Result<Bytes> textBytes(const QString& text, Encoding encoding) {
    if (text.isEmpty()) return wrong(tr("no text"));
    const auto encoded = encodeText(text.toStdString(), encoding);
    if (!encoded)
        return wrong(tr("“%1” cannot be encoded in %2")
                         .arg(text, QString::fromStdString(std::string(encodingName(encoding)))));
    const auto bytes = std::as_bytes(std::span(*encoded));
    return Bytes(bytes.begin(), bytes.end());
}

}  // namespace

Result<Bytes> encodeInspected(InspectorKind kind, const QString& text, std::endian order,
                              std::size_t presentSize) {
    using K = InspectorKind;
    switch (kind) {
        case K::UInt8: return integer(text, 1, false, order);
        case K::Int8: return integer(text, 1, true, order);
        case K::UInt16: return integer(text, 2, false, order);
        case K::Int16: return integer(text, 2, true, order);
        case K::UInt24: return integer(text, 3, false, order);
        case K::Int24: return integer(text, 3, true, order);
        case K::UInt32: return integer(text, 4, false, order);
        case K::Int32: return integer(text, 4, true, order);
        case K::UInt48: return integer(text, 6, false, order);
        case K::Int48: return integer(text, 6, true, order);
        case K::UInt64: return integer(text, 8, false, order);
        case K::Int64: return integer(text, 8, true, order);
        case K::Float16: return real(text, 2, order);
        case K::Float32: return real(text, 4, order);
        case K::Float64: return real(text, 8, order);
        case K::Uleb128: return leb(text, false, presentSize);
        case K::Sleb128: return leb(text, true, presentSize);
        case K::UnixTime32:
        case K::UnixTime64:
        case K::HfsTime:
        case K::ApfsTime:
        case K::DosDateTime:
        case K::FileTime: return timeBytes(kind, text, order);
        case K::GuidMixed:
        case K::GuidBig: {
            const auto guid = Guid::parse(text.trimmed().toStdString());
            if (!guid) return wrong(tr("“%1” is not a GUID").arg(text));
            if (kind == K::GuidBig) return Bytes(guid->bytes.begin(), guid->bytes.end());
            const auto mixed = guid->toMixed();
            return Bytes(mixed.begin(), mixed.end());
        }
        case K::Ascii: return textBytes(text, Encoding::Ascii);
        case K::Utf8: return textBytes(text, Encoding::Utf8);
        case K::Utf16:
            return textBytes(text, order == std::endian::big ? Encoding::Utf16Be : Encoding::Utf16Le);
        case K::Binary: {
            bool ok = false;
            const QString digits = text.trimmed();
            const uint value = digits.toUInt(&ok, 2);
            if (!ok || digits.size() != 8) return wrong(tr("enter eight binary digits"));
            return Bytes{static_cast<std::byte>(value)};
        }
    }
    return wrong(tr("this value cannot be edited here"));
}

}  // namespace sectorsmith::gui
