// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/errors.h"

namespace sectorsmith {

ErrorCode errorCode(PartError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "part/errors.inc"
#undef E
    };
    return {"part", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

}  // namespace sectorsmith
