// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/errors.h"

#include <fmt/format.h>

namespace sectorsmith::lang {

ErrorCode errorCode(LangError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "lang/errors.inc"
#undef E
    };
    return {"lang", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

Message What::message() const {
    if (first == nullptr) return say(code);
    return second == nullptr ? say(code, first) : say(code, first, second);
}

std::string shownAddress(std::uint64_t address) { return fmt::format("{:#x}", address); }

}  // namespace sectorsmith::lang
