// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/messages.h"

namespace sectorsmith {

MessageCode messageCode(FsMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "fs/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"fs", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith
