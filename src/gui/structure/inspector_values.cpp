// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/inspector_values.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>
#include <cmath>
#include <cstring>

#include "base/guid.h"
#include "base/text.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

// `count` bytes (at most 8) as an unsigned integer.
std::optional<quint64> integer(std::span<const std::byte> bytes, std::size_t count, std::endian order) {
    if (bytes.size() < count) return std::nullopt;
    quint64 value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = order == std::endian::big ? i : count - 1 - i;
        value = value << 8 | std::to_integer<quint64>(bytes[at]);
    }
    return value;
}

qint64 signExtended(quint64 value, std::size_t bytes) {
    const unsigned shift = static_cast<unsigned>(64 - 8 * bytes);
    return static_cast<qint64>(value << shift) >> shift;
}

double half(quint64 bits) {
    const int exponent = static_cast<int>(bits >> 10 & 0x1F);
    const double fraction = static_cast<double>(bits & 0x3FF) / 1024;
    const double sign = (bits & 0x8000) != 0 ? -1 : 1;
    if (exponent == 0) return sign * std::ldexp(fraction, -14);
    if (exponent == 31) return fraction == 0 ? sign * HUGE_VAL : std::nan("");
    return sign * std::ldexp(1 + fraction, exponent - 15);
}

QString real(double value, int digits) { return QString::number(value, 'g', digits); }

// Seconds and nanoseconds after 1970-01-01, as ISO 8601 in UTC; empty beyond the years 0 to 9999.
QString time(qint64 seconds, quint32 nanoseconds = 0, int digits = 0) {
    if (seconds < -62167219200 || seconds > 253402300799) return {};
    QString text =
        QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    if (digits > 0) text += u'.' + QStringLiteral("%1").arg(nanoseconds, 9, 10, QChar(u'0')).left(digits);
    return text + QStringLiteral(" UTC");
}

QString hfsTime(quint64 value) {
    // TN1150: seconds since 1904-01-01 00:00:00 GMT.
    constexpr qint64 epoch = -2082844800;
    return value == 0 ? QString() : time(epoch + static_cast<qint64>(value));
}

QString apfsTime(quint64 value) {
    const auto signedValue = static_cast<qint64>(value);
    qint64 seconds = signedValue / 1'000'000'000;
    qint64 rest = signedValue % 1'000'000'000;
    if (rest < 0) {
        rest += 1'000'000'000;
        --seconds;
    }
    return time(seconds, static_cast<quint32>(rest), 9);
}

QString fileTime(quint64 value) {
    // 100 ns since 1601-01-01.
    constexpr qint64 epoch = -11644473600;
    if (value > static_cast<quint64>(INT64_MAX)) return {};
    return time(epoch + static_cast<qint64>(value / 10'000'000),
                static_cast<quint32>(value % 10'000'000 * 100), 7);
}

// FAT: the time in the low 16 bits, the date in the high ones (as they follow each other in a directory entry).
QString dosDateTime(quint64 value) {
    const auto clock = static_cast<unsigned>(value & 0xFFFF);
    const auto day = static_cast<unsigned>(value >> 16);
    const QDate date(1980 + static_cast<int>(day >> 9), static_cast<int>(day >> 5 & 15),
                     static_cast<int>(day & 31));
    const QTime hour(static_cast<int>(clock >> 11), static_cast<int>(clock >> 5 & 63),
                     static_cast<int>(clock & 31) * 2);
    if (!date.isValid() || !hour.isValid()) return {};
    return date.toString(QStringLiteral("yyyy-MM-dd")) + u' ' + hour.toString(QStringLiteral("HH:mm:ss"));
}

struct Leb {
    quint64 value = 0;
    std::size_t size = 0;  // 0: none
    bool negative = false;
};

Leb leb128(std::span<const std::byte> bytes, bool isSigned) {
    Leb leb;
    unsigned shift = 0;
    for (std::size_t i = 0; i < bytes.size() && i < 10; ++i, shift += 7) {
        const auto b = std::to_integer<quint64>(bytes[i]);
        if (shift == 63 && (b & 0x7E) != 0 && !(isSigned && (b & 0x7F) == 0x7F))
            return {};  // more than 64 bits
        leb.value |= (b & 0x7F) << shift;
        if ((b & 0x80) == 0) {
            leb.size = i + 1;
            if (isSigned && (b & 0x40) != 0 && shift + 7 < 64) leb.value |= ~quint64{0} << (shift + 7);
            return leb;
        }
    }
    return {};
}

// Text up to the first NUL or what cannot be shown, at most 32 characters.
QString textOf(const QString& decoded, bool& any) {
    QString shown;
    for (const QChar c : decoded) {
        if (c.isNull() || shown.size() >= 32 || c == QChar::ReplacementCharacter ||
            (!c.isPrint() && !c.isSurrogate()))
            break;
        shown += c;
    }
    any = !shown.isEmpty();
    return shown;
}

QString decoded(std::span<const std::byte> bytes, Encoding encoding) {
    const std::string utf8 = decodeText(bytes, encoding);
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace

std::vector<InspectorValue> inspect(std::span<const std::byte> bytes, std::endian order) {
    std::vector<InspectorValue> out;
    const auto add = [&](InspectorKind kind, const QString& name, const QString& value, std::size_t size) {
        out.push_back({kind, name, value, value.isEmpty() ? 0 : size});
    };
    using K = InspectorKind;
    struct Width {
        K unsignedKind;
        K signedKind;
        std::size_t size;
    };
    for (const Width& w : {Width{K::UInt8, K::Int8, 1},
                           {K::UInt16, K::Int16, 2},
                           {K::UInt24, K::Int24, 3},
                           {K::UInt32, K::Int32, 4},
                           {K::UInt48, K::Int48, 6},
                           {K::UInt64, K::Int64, 8}}) {
        const auto value = integer(bytes, w.size, order);
        const int bits = static_cast<int>(8 * w.size);
        add(w.unsignedKind, tr("Unsigned %1-bit").arg(bits), value ? QString::number(*value) : QString(),
            w.size);
        add(w.signedKind, tr("Signed %1-bit").arg(bits),
            value ? QString::number(signExtended(*value, w.size)) : QString(), w.size);
    }
    const auto two = integer(bytes, 2, order);
    const auto four = integer(bytes, 4, order);
    const auto eight = integer(bytes, 8, order);
    add(K::Float16, tr("16-bit float"), two ? real(half(*two), 5) : QString(), 2);
    add(K::Float32, tr("32-bit float"),
        four ? real(std::bit_cast<float>(static_cast<quint32>(*four)), 9) : QString(), 4);
    add(K::Float64, tr("64-bit float"), eight ? real(std::bit_cast<double>(*eight), 17) : QString(), 8);
    const Leb u = leb128(bytes, false);
    const Leb s = leb128(bytes, true);
    add(K::Uleb128, tr("ULEB128"), u.size == 0 ? QString() : QString::number(u.value), u.size);
    add(K::Sleb128, tr("SLEB128"), s.size == 0 ? QString() : QString::number(static_cast<qint64>(s.value)),
        s.size);
    add(K::UnixTime32, tr("32-bit Unix time"), four ? time(static_cast<qint32>(*four)) : QString(), 4);
    add(K::UnixTime64, tr("64-bit Unix time"), eight ? time(static_cast<qint64>(*eight)) : QString(), 8);
    add(K::HfsTime, tr("HFS+ time"), four ? hfsTime(*four) : QString(), 4);
    add(K::ApfsTime, tr("APFS time"), eight ? apfsTime(*eight) : QString(), 8);
    add(K::DosDateTime, tr("DOS date and time"), four ? dosDateTime(*four) : QString(), 4);
    add(K::FileTime, tr("Windows FILETIME"), eight ? fileTime(*eight) : QString(), 8);
    if (bytes.size() >= 16) {
        const auto sixteen = bytes.first<16>();
        add(K::GuidMixed, tr("GUID (GPT, Windows)"), QString::fromStdString(Guid::fromMixed(sixteen).text()),
            16);
        add(K::GuidBig, tr("UUID (APFS, ext)"), QString::fromStdString(Guid::fromBig(sixteen).text()), 16);
    } else {
        add(K::GuidMixed, tr("GUID (GPT, Windows)"), {}, 0);
        add(K::GuidBig, tr("UUID (APFS, ext)"), {}, 0);
    }
    bool any = false;
    const QString ascii = textOf(decoded(bytes, Encoding::Ascii), any);
    add(K::Ascii, tr("ASCII"), ascii, static_cast<std::size_t>(ascii.size()));
    const QString utf8 = textOf(decoded(bytes, Encoding::Utf8), any);
    add(K::Utf8, tr("UTF-8"), utf8, static_cast<std::size_t>(utf8.toUtf8().size()));
    const QString utf16 = textOf(decoded(bytes.first(bytes.size() / 2 * 2),
                                         order == std::endian::big ? Encoding::Utf16Be : Encoding::Utf16Le),
                                 any);
    add(K::Utf16, tr("UTF-16"), utf16, static_cast<std::size_t>(utf16.size()) * 2);
    const auto one = integer(bytes, 1, order);
    add(K::Binary, tr("Binary"), one ? QStringLiteral("%1").arg(*one, 8, 2, QChar(u'0')) : QString(), 1);
    return out;
}

}  // namespace sectorsmith::gui
