// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sectorsmith {

// A GUID/UUID. `bytes` are in the order of the text form (RFC 4122: big endian). GPT, NTFS and Windows store the first
// three groups little endian ("mixed"), APFS and ext store the text order.
struct Guid {
    std::array<std::byte, 16> bytes{};

    static Guid fromMixed(std::span<const std::byte, 16> disk);
    static Guid fromBig(std::span<const std::byte, 16> disk);
    // 8-4-4-4-12 hexadecimal digits, either case, braces allowed.
    static std::optional<Guid> parse(std::string_view text);
    // Version 4, from the system's random source.
    static Guid random();

    std::array<std::byte, 16> toMixed() const;
    bool isZero() const;
    std::string text(bool upper = true) const;  // "C12A7328-F81F-11D2-BA4B-00A0C93EC93B"

    auto operator<=>(const Guid&) const = default;
};

}  // namespace sectorsmith
