// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong in a template, or go wrong while it runs; the sentences are in errors.inc.
#pragma once

#include <string>
#include <utility>

#include "base/error.h"

namespace sectorsmith::lang {

enum class LangError : std::uint16_t {
#define E(code, sentence) code,
#include "lang/errors.inc"
#undef E
};
ErrorCode errorCode(LangError code);

// A sentence as people report it: its code alone, or what say() made of it and its arguments.
struct Said : Message {
    Said(LangError code) : Message(errorCode(code), {}) {}
    Said(Message message) : Message(std::move(message)) {}
};

// What a parser expects, for “expected {}, not {}”: made into words only when it is not there.
struct What {
    What(LangError what, const char* sign = nullptr, const char* other = nullptr)
        : code(what), first(sign), second(other) {}
    Message message() const;

    LangError code;
    const char *first, *second;  // the signs that the words name, in quotation marks; static; may be null
};

// "0x1f"
std::string shownAddress(std::uint64_t address);

}  // namespace sectorsmith::lang
