// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/errors.h"

namespace sectorsmith {

ErrorCode errorCode(OpsError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "ops/errors.inc"
#undef E
    };
    return {"ops", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

}  // namespace sectorsmith
