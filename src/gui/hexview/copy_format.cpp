// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/copy_format.h"

#include <QByteArray>
#include <algorithm>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr char digits[] = "0123456789ABCDEF";

QString asHex(std::span<const std::byte> bytes, std::span<const ByteState> states) {
    QByteArray out;
    out.reserve(static_cast<qsizetype>(bytes.size()) * 3);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i > 0) out += i % 16 == 0 ? '\n' : ' ';
        const auto value = std::to_integer<unsigned>(bytes[i]);
        const bool known = states[i] == ByteState::Ready;
        out += known ? digits[value >> 4] : '?';
        out += known ? digits[value & 15] : '?';
    }
    return QString::fromLatin1(out);
}

QString asText(std::span<const std::byte> bytes, std::span<const ByteState> states, Encoding encoding) {
    QString out;
    std::size_t i = 0;
    while (i < bytes.size()) {
        std::size_t end = i;
        const bool known = states[i] == ByteState::Ready;
        while (end < bytes.size() && (states[end] == ByteState::Ready) == known) ++end;
        if (known) {
            out += QString::fromStdString(decodeText(bytes.subspan(i, end - i), encoding));
        } else {
            out += QString(static_cast<qsizetype>(end - i), QChar(0xFFFD));
        }
        i = end;
    }
    // Clipboards end at NUL in many programs.
    out.replace(QChar(0), QChar(0x2400));
    return out;
}

QString asCArray(std::span<const std::byte> bytes) {
    QByteArray out =
        "unsigned char data[" + QByteArray::number(static_cast<qulonglong>(bytes.size())) + "] = {";
    out.reserve(static_cast<qsizetype>(bytes.size()) * 6 + 64);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        out += i % 12 == 0 ? "\n    " : " ";
        const auto value = std::to_integer<unsigned>(bytes[i]);
        out += "0x";
        out += digits[value >> 4];
        out += digits[value & 15];
        if (i + 1 < bytes.size()) out += ',';
    }
    out += "\n};\n";
    return QString::fromLatin1(out);
}

}  // namespace

Result<QString> formatBytes(std::span<const std::byte> bytes, std::span<const ByteState> states,
                            CopyFormat format, Encoding encoding) {
    if (format == CopyFormat::Hex) return asHex(bytes, states);
    if (format == CopyFormat::Text) return asText(bytes, states, encoding);
    const bool complete =
        std::ranges::all_of(states, [](ByteState state) { return state == ByteState::Ready; });
    if (!complete) {
        return fail(Cause::Io,
                    tr(QT_TRANSLATE_NOOP("CopyFormat",
                                         "The selection holds bytes that could not be read; copy it as hex, "
                                         "which shows them as ??"))
                        .toStdString());
    }
    if (format == CopyFormat::CArray) return asCArray(bytes);
    const QByteArray raw = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                                   static_cast<qsizetype>(bytes.size()));
    return QString::fromLatin1(raw.toBase64());
}

}  // namespace sectorsmith::gui
