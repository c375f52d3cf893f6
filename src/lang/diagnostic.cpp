// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sectorsmith::lang {

namespace {

constexpr std::size_t kShownWidth = 160;  // bytes of a source line that are shown

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// What a template holds goes to terminals: no control characters (escape sequences), tabs as one blank.
void appendShown(std::string& out, std::string_view text) {
    for (char c : text) {
        const auto u = static_cast<unsigned char>(c);
        out += u == '\t' ? ' ' : (u < 0x20 || u == 0x7F) ? '?' : c;
    }
}

void append(std::string& out, const Diagnostic& d, int depth) {
    const char* word = d.severity == Severity::Error     ? "error"
                       : d.severity == Severity::Warning ? "warning"
                                                         : "note";
    if (!d.span.source) {
        out += fmt::format("{}: {}\n", word, d.message.text);
    } else {
        const std::string& text = d.span.source->text;
        const std::size_t at = std::min<std::size_t>(d.span.begin, text.size());
        const std::size_t previous = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
        const std::size_t lineBegin = previous == std::string::npos ? 0 : previous + 1;
        const std::size_t lineEnd = std::min(text.find('\n', at), text.size());
        appendShown(out, d.span.source->name);
        out += fmt::format(":{}:{}: {}: ", d.span.line(), d.span.column(), word);
        out += d.message.text;
        out += '\n';
        // A window of a long line, with the place in it.
        std::size_t begin = lineBegin;
        std::size_t end = lineEnd;
        if (end - begin > kShownWidth) {
            begin = at - std::min(at - lineBegin, kShownWidth / 2);
            while (begin > lineBegin && isContinuation(text[begin])) --begin;
            end = std::min(lineEnd, begin + kShownWidth);
            while (end < lineEnd && isContinuation(text[end])) ++end;
        }
        if (end > begin && text[end - 1] == '\r') --end;
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        out += "    ";
        appendShown(out, line);
        out += "\n    ";
        const std::size_t caret = std::min(at - begin, line.size());
        const std::size_t last =
            std::clamp<std::size_t>(d.span.end > begin ? d.span.end - begin : 0, caret, line.size());
        for (std::size_t i = 0; i < caret; ++i)
            if (!isContinuation(line[i])) out += ' ';
        out += '^';
        for (std::size_t i = caret + 1; i < last; ++i)
            if (!isContinuation(line[i])) out += '~';
        out += '\n';
    }
    if (depth > 8) return;
    for (const Diagnostic& note : d.notes) append(out, note, depth + 1);
}

}  // namespace

std::uint32_t Span::line() const {
    if (!source) return 1;
    const std::string& text = source->text;
    const auto here = text.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(begin, text.size()));
    return static_cast<std::uint32_t>(1 + std::count(text.begin(), here, '\n'));
}

std::uint32_t Span::column() const {
    if (!source || begin == 0) return 1;
    const std::string& text = source->text;
    const std::size_t at = std::min<std::size_t>(begin, text.size());
    const std::size_t previous = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    return static_cast<std::uint32_t>(previous == std::string::npos ? at + 1 : at - previous);
}

std::string render(const Diagnostic& diagnostic) {
    std::string out;
    append(out, diagnostic, 0);
    return out;
}

}  // namespace sectorsmith::lang
