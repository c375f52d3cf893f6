// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/errors.h"

namespace sectorsmith {

ErrorCode errorCode(FsError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "fs/errors.inc"
#undef E
    };
    return {"fs", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr, true};
}

}  // namespace sectorsmith
