// SPDX-License-Identifier: GPL-3.0-or-later
// What fs/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include <cstdint>
#include <optional>

#include "base/message.h"

namespace sectorsmith {

enum class FsMessage : std::uint16_t {
#define M(code, ...) code,
#include "fs/messages.inc"
#undef M
};
MessageCode messageCode(FsMessage code);

// What is read, for errors: made into words only when something is wrong with it.
struct AreaName {
    AreaName(FsMessage what) : code(what) {}
    AreaName(FsMessage what, std::uint64_t ofNumber) : code(what), number(ofNumber) {}
    // `message` stays the caller's.
    AreaName(const Message& message) : made(&message) {}
    Message message() const {
        if (made != nullptr) return *made;
        return number ? say(code, *number) : say(code);
    }

    FsMessage code = {};
    std::optional<std::uint64_t> number;
    const Message* made = nullptr;
};

}  // namespace sectorsmith
