// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/message.h"

namespace sectorsmith::lang {

// A file of template text; positions point into it. Shared by everything that came from it.
struct SourceText {
    std::string name;  // path as shown to people
    std::string text;  // UTF-8
};

// A range of characters in a source: for diagnostics and for the editor's underlines.
struct Span {
    std::shared_ptr<const SourceText> source;
    std::uint32_t begin = 0;       // byte offset in text
    std::uint32_t end = 0;         // one past
    std::uint32_t line() const;    // from 1
    std::uint32_t column() const;  // from 1, in bytes
};

enum class Severity { Error, Warning, Note };

struct Diagnostic {
    Severity severity = Severity::Error;
    Span span;
    Message message;                // "expected ';' after the member"
    std::vector<Diagnostic> notes;  // "included from here"
};

// "file:line:column: error: message", then the line and a caret line under the span.
std::string render(const Diagnostic& diagnostic);

}  // namespace sectorsmith::lang
