// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/errors.h"

namespace sectorsmith::copier {

ErrorCode errorCode(CopyError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "ops/copy/errors.inc"
#undef E
    };
    return {"copy", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)]};
}

}  // namespace sectorsmith::copier
