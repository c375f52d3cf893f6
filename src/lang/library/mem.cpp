// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::mem: reading and searching the data.
#include <cstring>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

Result<void> readPadded(NativeContext& context, std::uint64_t address, std::span<std::byte> out) {
    std::ranges::fill(out, std::byte{0});
    const std::uint64_t base = context.baseAddress();
    const std::uint64_t size = context.dataSize();
    if (address < base || address - base >= size) return {};
    const std::uint64_t room = std::min<std::uint64_t>(size - (address - base), out.size());
    return context.read(address, out.first(static_cast<std::size_t>(room)));
}

namespace {

// An address that may lie before the data or behind all of it: `$ - 1` at 0.
Result<std::uint64_t> anyAddressArg(Args args, std::size_t index) {
    SECTORSMITH_TRY(address, integerArg(args, index));
    const auto bits = static_cast<Uint128>(address);
    return bits >> 64 == 0 ? static_cast<std::uint64_t>(bits) : ~std::uint64_t{0};
}

NativeResult baseAddress(NativeContext& context, Args) { return makeUnsigned(context.baseAddress()); }
NativeResult size(NativeContext& context, Args) { return makeUnsigned(context.dataSize()); }
NativeResult currentBitOffset(NativeContext& context, Args) {
    return makeUnsigned(context.currentBitOffset());
}

Result<Uint128> readInteger(NativeContext& context, Args args) {
    SECTORSMITH_TRY(address, anyAddressArg(args, 0));
    SECTORSMITH_TRY(length, integerArg(args, 1));
    SECTORSMITH_TRY(endian, endianArg(args, 2));
    if (length < 0 || length > 16) return fail(Cause::Usage, LangError::IntegerBytes);
    std::byte bytes[16];
    const auto used = std::span(bytes).first(static_cast<std::size_t>(length));
    if (used.empty()) return Uint128{0};
    if (auto read = readPadded(context, address, used); !read) return std::unexpected(read.error());
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
    SECTORSMITH_TRY(address, anyAddressArg(args, 0));
    SECTORSMITH_TRY(length, addressArg(args, 1));
    constexpr std::uint64_t kMost = std::uint64_t{16} << 20;
    if (length > kMost) return fail(Cause::NoSpace, LangError::StringTooLong);
    constexpr std::uint64_t kPiece = 64 * 1024;
    std::string text;
    while (length > 0) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        const auto n = static_cast<std::size_t>(std::min(length, kPiece));
        const std::size_t at = text.size();
        text.resize(at + n);
        const auto piece = std::as_writable_bytes(std::span(text).subspan(at));
        if (auto read = readPadded(context, address, piece); !read) return std::unexpected(read.error());
        if (auto counted = context.spend(n / kBytesPerSum); !counted) return std::unexpected(counted.error());
        address = address > ~std::uint64_t{0} - n ? ~std::uint64_t{0} : address + n;
        length -= n;
    }
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
    if (auto read = readPadded(context, address + first, used); !read) return std::unexpected(read.error());
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

// ---------------------------------------------------------------------------------------------------------- sections

constexpr std::uint64_t kSectionPiece = 64 * 1024;

// Calls `move` with the offsets and sizes of pieces that make up `length` bytes.
template <typename Move>
Result<void> inPieces(NativeContext& context, std::uint64_t length, Move move) {
    for (std::uint64_t at = 0; at < length;) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        const std::uint64_t n = std::min(length - at, kSectionPiece);
        if (auto counted = context.spend(1 + n / kBytesPerSum); !counted) return counted;
        if (auto moved = move(at, n); !moved) return moved;
        at += n;
    }
    return {};
}

NativeResult createSection(NativeContext& context, Args args) {
    std::string name;
    if (!args.empty()) {
        SECTORSMITH_TRY(given, textArg(args, 0));
        name = given.substr(0, 200);
    }
    SECTORSMITH_TRY(number, context.createSection(std::move(name)));
    return makeUnsigned(number);
}

NativeResult deleteSection(NativeContext& context, Args args) {
    SECTORSMITH_TRY(number, addressArg(args, 0));
    if (auto done = context.removeSection(number); !done) return std::unexpected(done.error());
    return makeNothing();
}

NativeResult sectionSize(NativeContext& context, Args args) {
    SECTORSMITH_TRY(number, addressArg(args, 0));
    SECTORSMITH_TRY(size, context.sectionSize(number));
    return makeUnsigned(size);
}

NativeResult resizeSection(NativeContext& context, Args args) {
    SECTORSMITH_TRY(number, addressArg(args, 0));
    SECTORSMITH_TRY(size, addressArg(args, 1));
    if (auto done = context.resizeSection(number, size); !done) return std::unexpected(done.error());
    return makeNothing();
}

// from section, from address, to section, to address, bytes
NativeResult copySection(NativeContext& context, Args args) {
    SECTORSMITH_TRY(from, addressArg(args, 0));
    SECTORSMITH_TRY(fromAddress, addressArg(args, 1));
    SECTORSMITH_TRY(to, addressArg(args, 2));
    SECTORSMITH_TRY(toAddress, addressArg(args, 3));
    SECTORSMITH_TRY(length, addressArg(args, 4));
    if (length > ~fromAddress || length > ~toAddress)
        return fail(Cause::OutOfRange, LangError::CopyBeyondSections);
    std::vector<std::byte> piece;
    // Backwards when it is moved up within itself.
    const bool backwards = from == to && fromAddress < toAddress;
    auto done = inPieces(context, length, [&](std::uint64_t at, std::uint64_t n) -> Result<void> {
        const std::uint64_t offset = backwards ? length - at - n : at;
        piece.resize(static_cast<std::size_t>(n));
        if (auto read = context.readSection(from, fromAddress + offset, piece); !read) return read;
        return context.writeSection(to, toAddress + offset, piece);
    });
    if (!done) return std::unexpected(done.error());
    return makeNothing();
}

// value, to section, to address
NativeResult copyValue(NativeContext& context, Args args) {
    SECTORSMITH_TRY(to, addressArg(args, 1));
    SECTORSMITH_TRY(toAddress, addressArg(args, 2));
    if (!args[0].node) {
        SECTORSMITH_TRY(text, textArg(args, 0));
        if (auto done = context.writeSection(to, toAddress, std::as_bytes(std::span(text))); !done)
            return std::unexpected(done.error());
        return makeNothing();
    }
    const Node& node = *args[0].node;
    const std::uint64_t length = node.size();
    if (length > ~toAddress) return fail(Cause::OutOfRange, LangError::CopyBeyondSections);
    std::vector<std::byte> piece;
    auto done = inPieces(context, length, [&](std::uint64_t at, std::uint64_t n) -> Result<void> {
        piece.resize(static_cast<std::size_t>(n));
        if (auto read = context.readNode(node, at, piece); !read) return read;
        return context.writeSection(to, toAddress + at, piece);
    });
    if (!done) return std::unexpected(done.error());
    return makeNothing();
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
    {"builtin::std::mem::create_section", 0, 1, NativeEffect::Changes, createSection},
    {"builtin::std::mem::delete_section", 1, 1, NativeEffect::Changes, deleteSection},
    {"builtin::std::mem::get_section_size", 1, 1, NativeEffect::Changes, sectionSize},
    {"builtin::std::mem::set_section_size", 2, 2, NativeEffect::Changes, resizeSection},
    {"builtin::std::mem::copy_to_section", 5, 5, NativeEffect::Changes, copySection},
    {"builtin::std::mem::copy_section_to_section", 5, 5, NativeEffect::Changes, copySection},
    {"builtin::std::mem::copy_value_to_section", 3, 3, NativeEffect::Changes, copyValue},
};

}  // namespace

std::span<const NativeFunction> memNatives() { return kMem; }

}  // namespace sectorsmith::lang::library
