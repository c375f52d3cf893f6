// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

ErrorCode errorCode(SpeedError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "ops/speed/errors.inc"
#undef E
    };
    return {"speed", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}

}  // namespace sectorsmith::speed
