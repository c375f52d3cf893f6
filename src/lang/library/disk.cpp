// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::disk: what our own templates ask about the source itself (its checksums are in hash.cpp).
#include <charconv>

#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

// builtin::disk::sector_size(): bytes of a logical sector, from the environment's "sectorSize" (which evaluate() takes
// from the source unless it was given); 512 when that says nothing sensible.
NativeResult diskSectorSize(NativeContext& context, Args) {
    std::uint64_t size = 512;
    if (const auto text = context.environment("sectorSize")) {
        std::uint64_t given = 0;
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), given);
        if (error == std::errc() && given >= 128 && given <= (std::uint64_t{1} << 20)) size = given;
    }
    return makeUnsigned(size);
}

constexpr NativeFunction kDisk[] = {
    {"builtin::disk::sector_size", 0, 0, NativeEffect::Pure, diskSectorSize},
};

}  // namespace

std::span<const NativeFunction> diskNatives() { return kDisk; }

}  // namespace sectorsmith::lang::library
