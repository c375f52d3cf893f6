// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/messages.h"

namespace sectorsmith {

MessageCode messageCode(IoMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "io/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"io", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith
