// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/typed_bytes.h"

#include <QByteArray>
#include <QCoreApplication>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

std::unexpected<Error> wrong(const QString& why) { return fail(Cause::Usage, why.toStdString()); }

std::vector<std::byte> toBytes(const QByteArray& from) {
    const auto bytes = std::as_bytes(std::span(from.constData(), static_cast<std::size_t>(from.size())));
    return {bytes.begin(), bytes.end()};
}

}  // namespace

Result<std::vector<std::byte>> bytesOfHex(const QString& text) {
    std::vector<std::byte> out;
    int high = -1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool separates = c.isSpace() || c == u',' || c == u':' || c == u'-' || c == u';';
        if (separates && high < 0) continue;
        if (c == u'0' && high < 0 && i + 1 < text.size() && (text[i + 1] == u'x' || text[i + 1] == u'X')) {
            ++i;
            continue;
        }
        bool digit = false;
        const uint value = c.unicode() < 0x80 ? QString(c).toUInt(&digit, 16) : 0;
        if (separates || !digit) {
            if (separates) return wrong(tr("a byte requires two hexadecimal digits"));
            return wrong(tr("“%1” is not a hexadecimal digit").arg(c));
        }
        if (high < 0) {
            high = static_cast<int>(value);
        } else {
            out.push_back(static_cast<std::byte>(high << 4 | static_cast<int>(value)));
            high = -1;
        }
    }
    if (high >= 0) return wrong(tr("a byte requires two hexadecimal digits"));
    if (out.empty()) return wrong(tr("no hexadecimal digits"));
    return out;
}

Result<std::vector<std::byte>> bytesOfText(const QString& text, Encoding encoding) {
    if (text.isEmpty()) return wrong(tr("no text"));
    const auto encoded = encodeText(text.toStdString(), encoding);
    if (encoded) {
        const auto bytes = std::as_bytes(std::span(*encoded));
        return std::vector<std::byte>(bytes.begin(), bytes.end());
    }
    for (const uint c : text.toUcs4()) {
        const auto character = static_cast<char32_t>(c);
        const QString one = QString::fromUcs4(&character, 1);
        if (!encodeText(one.toStdString(), encoding))
            return wrong(tr("“%1” cannot be encoded in %2")
                             .arg(one, QString::fromStdString(std::string(encodingName(encoding)))));
    }
    return wrong(tr("the text cannot be encoded in this encoding"));
}

Result<std::vector<std::byte>> bytesOfBase64(const QString& text) {
    QByteArray plain;
    for (const QChar c : text) {
        if (c.isSpace()) continue;
        if (c.unicode() >= 0x80) return wrong(tr("“%1” is not a Base64 character").arg(c));
        plain += static_cast<char>(c.unicode());
    }
    if (plain.isEmpty()) return wrong(tr("no Base64 text"));
    const bool url = plain.contains('-') || plain.contains('_');
    const auto flags = (url ? QByteArray::Base64UrlEncoding : QByteArray::Base64Encoding) |
                       QByteArray::AbortOnBase64DecodingErrors;
    const auto decoded = QByteArray::fromBase64Encoding(plain, flags);
    if (decoded.decodingStatus != QByteArray::Base64DecodingStatus::Ok) return wrong(tr("invalid Base64"));
    return toBytes(*decoded);
}

}  // namespace sectorsmith::gui
