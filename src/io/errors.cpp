// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/errors.h"

namespace sectorsmith {

ErrorCode errorCode(IoError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "io/errors.inc"
#undef E
    };
    return {"io", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr, true};
}

}  // namespace sectorsmith
