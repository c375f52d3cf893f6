// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/error_log.h"

#include <utility>

#include <fmt/format.h>

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::size_t kMaxDiagnostics = 1000;
constexpr std::size_t kLongestMessage = 2000;  // bytes
}  // namespace

Diagnostic ErrorLog::diagnosticOf(const Failure& failure, Where fallback) const {
    const Where where = failure.where.end != 0 ? failure.where : fallback;
    if (failure.message.text.size() <= kLongestMessage)
        return program_.diagnostic(Severity::Error, where, failure.message);
    // A template may make messages as long as texts can be, and each node keeps its own.
    std::size_t end = kLongestMessage;
    while (end > 0 && (static_cast<unsigned char>(failure.message.text[end]) & 0xC0) == 0x80) --end;
    return program_.diagnostic(Severity::Error, where,
                               Message::plain(failure.message.text.substr(0, end) + "…"));
}

void ErrorLog::note(const Diagnostic& d) {
    if (noted_.size() >= kMaxDiagnostics) return;
    // A body that was forgotten and is made anew fails again: once is enough.
    std::string key =
        fmt::format("{}:{}:{}", static_cast<const void*>(d.span.source.get()), d.span.begin, d.message.text);
    if (keys_.insert(std::move(key)).second) noted_.push_back(d);
}

}  // namespace sectorsmith::lang
