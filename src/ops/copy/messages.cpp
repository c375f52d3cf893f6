// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/messages.h"

namespace sectorsmith::copier {

MessageCode messageCode(CopyMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "ops/copy/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"copy", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith::copier
