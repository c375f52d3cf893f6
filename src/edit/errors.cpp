// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/errors.h"

namespace sectorsmith {

ErrorCode errorCode(EditError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "edit/errors.inc"
#undef E
    };
    return {"edit", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

}  // namespace sectorsmith
