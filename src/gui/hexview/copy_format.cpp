// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/copy_format.h"

#include <fmt/format.h>

#include <QByteArray>
#include <algorithm>
#include <iterator>

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

// As hexdump -C, without its "*" for repeated lines.
QString asHexDump(std::span<const std::byte> bytes, std::span<const ByteState> states, std::uint64_t offset) {
    constexpr std::size_t perLine = 16;
    std::string out;
    out.reserve((bytes.size() / perLine + 2) * 79);
    const auto at = std::back_inserter(out);
    for (std::size_t i = 0; i < bytes.size(); i += perLine) {
        fmt::format_to(at, "{:08x}  ", offset + i);
        std::string text;
        for (std::size_t k = i; k < i + perLine; ++k) {
            if (k % perLine == perLine / 2) out += ' ';
            if (k >= bytes.size()) {
                out += "   ";
                continue;
            }
            const auto value = std::to_integer<unsigned>(bytes[k]);
            const bool known = states[k] == ByteState::Ready;
            if (known) fmt::format_to(at, "{:02x} ", value);
            else out += "?? ";
            text += !known ? '?' : value >= 0x20 && value < 0x7F ? static_cast<char>(value) : '.';
        }
        out += " |" + text + "|\n";
    }
    fmt::format_to(at, "{:08x}\n", offset + bytes.size());
    return QString::fromLatin1(out);
}

// Numbers between `head` and `tail`, 12 a line.
QString asNumbers(std::span<const std::byte> bytes, const QByteArray& head, const QByteArray& tail) {
    QByteArray out = head;
    out.reserve(static_cast<qsizetype>(bytes.size()) * 6 + 64);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        out += i % 12 == 0 ? "\n    " : " ";
        const auto value = std::to_integer<unsigned>(bytes[i]);
        out += "0x";
        out += digits[value >> 4];
        out += digits[value & 15];
        if (i + 1 < bytes.size()) out += ',';
    }
    out += tail;
    return QString::fromLatin1(out);
}

}  // namespace

Result<QString> formatBytes(std::span<const std::byte> bytes, std::span<const ByteState> states,
                            CopyFormat format, Encoding encoding, std::uint64_t offset) {
    if (format == CopyFormat::Hex) return asHex(bytes, states);
    if (format == CopyFormat::HexDump) return asHexDump(bytes, states, offset);
    if (format == CopyFormat::Text) return asText(bytes, states, encoding);
    const bool complete =
        std::ranges::all_of(states, [](ByteState state) { return state == ByteState::Ready; });
    if (!complete) {
        return fail(Cause::Io,
                    tr("the selection contains unreadable bytes; copy it as hex, which shows them as ??")
                        .toStdString());
    }
    const QByteArray count = QByteArray::number(static_cast<qulonglong>(bytes.size()));
    switch (format) {
        case CopyFormat::CArray: return asNumbers(bytes, "unsigned char data[" + count + "] = {", "\n};\n");
        case CopyFormat::Python: return asNumbers(bytes, "data = bytes([", "\n])\n");
        case CopyFormat::Rust: return asNumbers(bytes, "const DATA: [u8; " + count + "] = [", "\n];\n");
        default: break;
    }
    const QByteArray raw = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                                   static_cast<qsizetype>(bytes.size()));
    return QString::fromLatin1(raw.toBase64());
}

}  // namespace sectorsmith::gui
