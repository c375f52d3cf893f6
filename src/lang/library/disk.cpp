// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::disk: what our own templates ask about the source itself (its checksums are in hash.cpp), and times as text.
#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "base/hfs_names.h"
#include "base/text.h"
#include "lang/errors.h"
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

// builtin::disk::get_le(address, size), get_be: the unsigned integer of so many bytes (at most 16) there, 0 when it does not
// lie inside the data.
template <std::endian Endian>
NativeResult diskGet(NativeContext& context, Args args) {
    SECTORSMITH_TRY(length, integerArg(args, 1));
    if (length < 0 || length > 16) return fail(Cause::Usage, LangError::IntegerBytes);
    SECTORSMITH_TRY(at, integerArg(args, 0));
    const std::uint64_t base = context.baseAddress();
    const std::uint64_t end = context.dataSize() > ~base ? ~std::uint64_t{0} : base + context.dataSize();
    if (at < 0 || at > Int128{end} || at + length > Int128{end} || at < Int128{base}) return makeUnsigned(0);
    std::byte bytes[16];
    const auto used = std::span(bytes).first(static_cast<std::size_t>(length));
    if (used.empty()) return makeUnsigned(0);
    if (auto read = context.read(static_cast<std::uint64_t>(at), used); !read)
        return std::unexpected(read.error());
    Uint128 value = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        value = (value << 8) |
                std::to_integer<unsigned>(Endian == std::endian::big ? used[i] : used[used.size() - 1 - i]);
    return makeUnsigned(value);
}

// builtin::disk::date_text(days, seconds): "2013-11-07 14:48:37 UTC" from days since 1970-01-01 (may be negative) and seconds
// of the day. The Gregorian calendar, counted in eras of 400 years that begin on 1 March.
NativeResult diskDateText(NativeContext&, Args args) {
    SECTORSMITH_TRY(days, integerArg(args, 0));
    SECTORSMITH_TRY(seconds, integerArg(args, 1));
    constexpr Int128 farthest = Int128{1} << 62;
    if (days > farthest || days < -farthest || seconds < 0 || seconds > farthest)
        return fail(Cause::OutOfRange, LangError::TimeBeyondCalendar);
    const Int128 z = days + 719'468;
    const Int128 era = (z >= 0 ? z : z - 146'096) / 146'097;
    const Int128 dayOfEra = z - era * 146'097;
    const Int128 yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const Int128 dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const Int128 shifted = (5 * dayOfYear + 2) / 153;
    const Int128 day = dayOfYear - (153 * shifted + 2) / 5 + 1;
    const Int128 month = shifted < 10 ? shifted + 3 : shifted - 9;
    const Int128 year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    const auto s = static_cast<std::int64_t>(seconds);
    return makeText(fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02} UTC", static_cast<std::int64_t>(year),
                                static_cast<int>(month), static_cast<int>(day), s / 3600, s / 60 % 60,
                                s % 60));
}

// builtin::disk::utf16_text(address, units, big): the UTF-16 text of at most so many units there, up to its first zero; what
// lies outside the data is not read.
NativeResult diskUtf16Text(NativeContext& context, Args args) {
    constexpr Int128 most = 32'768;
    SECTORSMITH_TRY(at, integerArg(args, 0));
    SECTORSMITH_TRY(units, integerArg(args, 1));
    const bool big = asBool(args[2].value);
    const Int128 base = context.baseAddress();
    const Int128 end = base + Int128{context.dataSize()};
    if (at < base || at >= end || units <= 0) return makeText({});
    std::vector<std::byte> bytes(static_cast<std::size_t>(2 * std::min({units, most, (end - at) / 2})));
    if (auto read = context.read(static_cast<std::uint64_t>(at), bytes); !read)
        return std::unexpected(read.error());
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2)
        if (bytes[i] == std::byte{0} && bytes[i + 1] == std::byte{0}) {
            bytes.resize(i);
            break;
        }
    return makeText(decodeText(bytes, big ? Encoding::Utf16Be : Encoding::Utf16Le));
}

// builtin::disk::name_order(kind, a, sizeA, b, sizeB): -1, 0 or 1 for the names of so many bytes (at most 510) at two addresses in
// the order of the kind: 0 bytes, 1 HFS Plus without regard to case, 2 HFS Plus with regard to it, 3 HFS. What lies outside
// the data does not count.
NativeResult diskNameOrder(NativeContext& context, Args args) {
    constexpr std::size_t most = 510;
    std::byte bytes[2][most];
    std::span<const std::byte> names[2];
    SECTORSMITH_TRY(kind, integerArg(args, 0));
    const Int128 base = context.baseAddress();
    const Int128 end = base + Int128{context.dataSize()};
    for (std::size_t i = 0; i < 2; ++i) {
        SECTORSMITH_TRY(at, integerArg(args, 1 + 2 * i));
        SECTORSMITH_TRY(size, integerArg(args, 2 + 2 * i));
        if (at < base || at >= end || size <= 0) continue;
        const auto used =
            std::span(bytes[i]).first(static_cast<std::size_t>(std::min({size, Int128{most}, end - at})));
        if (auto read = context.read(static_cast<std::uint64_t>(at), used); !read)
            return std::unexpected(read.error());
        names[i] = used;
    }
    std::strong_ordering order = std::strong_ordering::equal;
    if (kind == 1 || kind == 2) order = compareHfsPlusNames(names[0], names[1], kind == 1);
    else if (kind == 3) order = compareHfsNames(names[0], names[1]);
    else
        order = std::lexicographical_compare_three_way(names[0].begin(), names[0].end(), names[1].begin(),
                                                       names[1].end());
    return makeSigned(order < 0 ? -1 : order > 0 ? 1 : 0);
}

constexpr NativeFunction kDisk[] = {
    {"builtin::disk::date_text", 2, 2, NativeEffect::Pure, diskDateText},
    {"builtin::disk::get_be", 2, 2, NativeEffect::Data, diskGet<std::endian::big>},
    {"builtin::disk::get_le", 2, 2, NativeEffect::Data, diskGet<std::endian::little>},
    {"builtin::disk::name_order", 5, 5, NativeEffect::Data, diskNameOrder},
    {"builtin::disk::sector_size", 0, 0, NativeEffect::Pure, diskSectorSize},
    {"builtin::disk::utf16_text", 3, 3, NativeEffect::Data, diskUtf16Text},
};

}  // namespace

std::span<const NativeFunction> diskNatives() { return kDisk; }

}  // namespace sectorsmith::lang::library
