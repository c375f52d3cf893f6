// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::mem: reading and searching the data.
#include <cstring>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

NativeResult baseAddress(NativeContext& context, Args) { return makeUnsigned(context.baseAddress()); }
NativeResult size(NativeContext& context, Args) { return makeUnsigned(context.dataSize()); }
NativeResult currentBitOffset(NativeContext& context, Args) {
    return makeUnsigned(context.currentBitOffset());
}

Result<Uint128> readInteger(NativeContext& context, Args args) {
    SECTORSMITH_TRY(address, addressArg(args, 0));
    SECTORSMITH_TRY(length, integerArg(args, 1));
    SECTORSMITH_TRY(endian, endianArg(args, 2));
    if (length < 0 || length > 16) return fail(Cause::Usage, LangError::IntegerBytes);
    std::byte bytes[16];
    const auto used = std::span(bytes).first(static_cast<std::size_t>(length));
    if (used.empty()) return Uint128{0};
    if (auto read = context.read(address, used); !read) return std::unexpected(read.error());
    Uint128 value = 0;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const std::byte b = endian == std::endian::big ? used[i] : used[used.size() - 1 - i];
        value = (value << 8) | std::to_integer<unsigned>(b);
    }
    return value;
}

NativeResult readUnsigned(NativeContext& context, Args args) {
    SECTORSMITH_TRY(value, readInteger(context, args));
    return makeUnsigned(value);
}

NativeResult readSigned(NativeContext& context, Args args) {
    SECTORSMITH_TRY(value, readInteger(context, args));
    const int bits = static_cast<int>(asInteger(args[1].value).value_or(0)) * 8;
    if (bits == 0 || bits >= 128) return makeSigned(static_cast<Int128>(value));
    const Uint128 sign = Uint128{1} << (bits - 1);
    return makeSigned(static_cast<Int128>((value ^ sign) - sign));
}

NativeResult readString(NativeContext& context, Args args) {
    SECTORSMITH_TRY(address, addressArg(args, 0));
    SECTORSMITH_TRY(length, addressArg(args, 1));
    constexpr std::uint64_t kMost = std::uint64_t{16} << 20;
    if (length > kMost) return fail(Cause::NoSpace, LangError::StringTooLong);
    std::string text;
    text.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(length, 65'536)));
    auto read = forBytes(context, address, length, [&](std::span<const std::byte> piece) {
        text.append(reinterpret_cast<const char*>(piece.data()), piece.size());
    });
    if (!read) return std::unexpected(read.error());
    return makeText(std::move(text));
}

NativeResult readBits(NativeContext& context, Args args) {
    SECTORSMITH_TRY(address, addressArg(args, 0));
    SECTORSMITH_TRY(offset, addressArg(args, 1));
    SECTORSMITH_TRY(count, addressArg(args, 2));
    if (count > 128) return fail(Cause::Usage, LangError::BitsAtOnce);
    if (count == 0) return makeUnsigned(0);
    const std::uint64_t first = offset / 8;
    const auto shift = static_cast<unsigned>(offset % 8);
    if (first > ~address) return fail(Cause::OutOfRange, LangError::BitsBeyondDisk);
    std::byte bytes[17];
    const auto used = std::span(bytes).first(static_cast<std::size_t>((shift + count + 7) / 8));
    if (auto read = context.read(address + first, used); !read) return std::unexpected(read.error());
    Uint128 value = 0;
    for (unsigned i = 0; i < count; ++i) {
        const unsigned bit = shift + i;
        if ((std::to_integer<unsigned>(used[bit / 8]) >> (bit % 8) & 1) != 0) value |= Uint128{1} << i;
    }
    return makeUnsigned(value);
}

// The address of the `occurrence`-th place in [from, to) where all of `needle` lies, or -1.
NativeResult find(NativeContext& context, Int128 occurrence, std::uint64_t from, std::uint64_t to,
                  const std::string& needle) {
    if (needle.empty()) return fail(Cause::Usage, LangError::NothingToSearch);
    if (occurrence < 0) return fail(Cause::Usage, LangError::OccurrenceNegative);
    const std::uint64_t base = context.baseAddress();
    const std::uint64_t end = context.dataSize() > ~base ? ~std::uint64_t{0} : base + context.dataSize();
    from = std::max(from, base);
    to = std::min(to, end);
    if (from >= to || to - from < needle.size()) return makeSigned(-1);
    if (auto counted = context.spend(needle.size() / kBytesPerSum); !counted)
        return std::unexpected(counted.error());
    // Knuth, Morris and Pratt: no needle makes it slower than its length and that of the data. overlap[i]: the longest
    // end of the needle's first i characters that is a beginning of the needle, too.
    std::vector<std::uint32_t> overlap(needle.size() + 1);
    for (std::size_t i = 1, k = 0; i < needle.size(); ++i) {
        while (k > 0 && needle[i] != needle[k]) k = overlap[k];
        if (needle[i] == needle[k]) ++k;
        overlap[i + 1] = static_cast<std::uint32_t>(k);
    }
    constexpr std::uint64_t kPiece = std::uint64_t{64} << 10;
    std::string buffer;
    std::size_t matched = 0;
    while (from < to) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        buffer.resize(static_cast<std::size_t>(std::min(to - from, kPiece)));
        if (auto read = context.read(from, std::as_writable_bytes(std::span(buffer))); !read)
            return std::unexpected(read.error());
        if (auto counted = context.spend(buffer.size() / kBytesPerSum); !counted)
            return std::unexpected(counted.error());
        for (std::size_t i = 0; i < buffer.size(); ++i) {
            if (matched == 0) {
                i = buffer.find(needle[0], i);
                if (i == std::string::npos) break;
            }
            while (matched > 0 && buffer[i] != needle[matched]) matched = overlap[matched];
            if (buffer[i] == needle[matched]) ++matched;
            if (matched < needle.size()) continue;
            if (occurrence-- == 0) return makeSigned(Int128{from} + Int128{i} + 1 - Int128{needle.size()});
            matched = overlap[matched];
        }
        from += buffer.size();
    }
    return makeSigned(-1);
}

NativeResult findSequence(NativeContext& context, Args args) {
    SECTORSMITH_TRY(occurrence, integerArg(args, 0));
    SECTORSMITH_TRY(from, addressArg(args, 1));
    SECTORSMITH_TRY(to, addressArg(args, 2));
    std::string needle;
    for (std::size_t i = 3; i < args.size(); ++i) {
        SECTORSMITH_TRY(byte, integerArg(args, i));
        if (byte < 0 || byte > 255) return fail(Cause::Usage, say(LangError::ArgumentNotAByte, i + 1));
        needle += static_cast<char>(byte);
    }
    return find(context, occurrence, from, to, needle);
}

NativeResult findString(NativeContext& context, Args args) {
    SECTORSMITH_TRY(occurrence, integerArg(args, 0));
    SECTORSMITH_TRY(from, addressArg(args, 1));
    SECTORSMITH_TRY(to, addressArg(args, 2));
    SECTORSMITH_TRY(needle, textArg(args, 3));
    return find(context, occurrence, from, to, needle);
}

constexpr NativeFunction kMem[] = {
    {"builtin::std::mem::base_address", 0, 0, NativeEffect::Data, baseAddress},
    {"builtin::std::mem::size", 0, 0, NativeEffect::Data, size},
    {"builtin::std::mem::read_unsigned", 2, 3, NativeEffect::Data, readUnsigned},
    {"builtin::std::mem::read_signed", 2, 3, NativeEffect::Data, readSigned},
    {"builtin::std::mem::read_string", 2, 2, NativeEffect::Data, readString},
    {"builtin::std::mem::read_bits", 3, 3, NativeEffect::Data, readBits},
    {"builtin::std::mem::find_sequence_in_range", 4, 255, NativeEffect::Data, findSequence},
    {"builtin::std::mem::find_string_in_range", 4, 4, NativeEffect::Data, findString},
    {"builtin::std::mem::current_bit_offset", 0, 0, NativeEffect::State, currentBitOffset},
};

}  // namespace

std::span<const NativeFunction> memNatives() { return kMem; }

}  // namespace sectorsmith::lang::library
