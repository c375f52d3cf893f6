// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/errors.h"

namespace sectorsmith {

ErrorCode errorCode(BaseError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "base/errors.inc"
#undef E
    };
    return {"base", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

}  // namespace sectorsmith
