// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::hash: CRCs of any parameters over a field; builtin::disk: the checksums of our own templates, over
// addresses.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/checksum.h"
#include "base/crypt.h"
#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

std::uint64_t reflect(std::uint64_t value, unsigned bits) {
    std::uint64_t out = 0;
    for (unsigned i = 0; i < bits; ++i)
        if ((value >> i & 1) != 0) out |= std::uint64_t{1} << (bits - 1 - i);
    return out;
}

// A CRC in the terms of Ross Williams's model: the register holds the bits at its top for normal order.
class Crc {
 public:
    Crc(unsigned bits, std::uint64_t init, std::uint64_t poly, bool reflectIn)
        : bits_(bits), reflected_(reflectIn) {
        const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
        if (reflected_) {
            const std::uint64_t p = reflect(poly & mask, bits);
            for (std::uint64_t i = 0; i < 256; ++i) {
                std::uint64_t r = i;
                for (int k = 0; k < 8; ++k) r = (r & 1) != 0 ? r >> 1 ^ p : r >> 1;
                table_[i] = r;
            }
            register_ = reflect(init & mask, bits);
        } else {
            const std::uint64_t p = (poly & mask) << (64 - bits);
            for (std::uint64_t i = 0; i < 256; ++i) {
                std::uint64_t r = i << 56;
                for (int k = 0; k < 8; ++k) r = (r >> 63) != 0 ? r << 1 ^ p : r << 1;
                table_[i] = r;
            }
            register_ = (init & mask) << (64 - bits);
        }
    }
    void add(std::span<const std::byte> bytes) {
        for (std::byte b : bytes) {
            const auto v = std::to_integer<std::uint64_t>(b);
            if (reflected_) register_ = register_ >> 8 ^ table_[(register_ ^ v) & 0xFF];
            else register_ = register_ << 8 ^ table_[(register_ >> 56 ^ v) & 0xFF];
        }
    }
    // The register in normal order.
    std::uint64_t value() const { return reflected_ ? reflect(register_, bits_) : register_ >> (64 - bits_); }

 private:
    unsigned bits_;
    bool reflected_;
    std::uint64_t register_ = 0;
    std::array<std::uint64_t, 256> table_{};
};

// crcN(field, init, poly, xorout, reflect_in, reflect_out)
template <unsigned Bits>
NativeResult crc(NativeContext& context, Args args) {
    std::uint64_t numbers[3];
    for (std::size_t i = 0; i < 3; ++i) {
        SECTORSMITH_TRY(value, integerArg(args, i + 1));
        numbers[i] = static_cast<std::uint64_t>(value);
    }
    const bool reflectOut = asBool(args[5].value);
    Crc state(Bits, numbers[0], numbers[1], asBool(args[4].value));
    if (args[0].node) {
        const Node& node = *args[0].node;
        auto read = forNode(context, node, [&](auto piece) { state.add(piece); });
        if (!read) return std::unexpected(read.error());
    } else if (const auto* text = std::get_if<std::string>(&args[0].value)) {
        state.add(std::as_bytes(std::span(*text)));
    } else {
        return fail(Cause::Usage, LangError::ArgumentFieldOrText);
    }
    std::uint64_t value = state.value();
    if (reflectOut) value = reflect(value, Bits);
    const std::uint64_t mask = Bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (Bits % 64)) - 1;
    return makeUnsigned((value ^ numbers[2]) & mask);
}

// Bytes [address, address + length) with those of [hole, hole + holeLength) taken as zero, to `use`.
template <typename Use>
Result<void> withHole(NativeContext& context, Args args, std::size_t holeIndex, Use use) {
    SECTORSMITH_TRY(address, addressArg(args, 0));
    SECTORSMITH_TRY(length, addressArg(args, 1));
    std::uint64_t hole = 0;
    std::uint64_t holeLength = 0;
    if (args.size() > holeIndex + 1) {
        SECTORSMITH_TRY(givenHole, addressArg(args, holeIndex));
        SECTORSMITH_TRY(givenLength, addressArg(args, holeIndex + 1));
        hole = givenHole;
        holeLength = givenLength;
    }
    std::uint64_t at = address;
    std::vector<std::byte> copy;
    return forBytes(context, address, length, [&](std::span<const std::byte> piece) {
        const std::uint64_t begin = std::max(at, hole);
        const std::uint64_t end =
            std::min(at + piece.size(), hole > ~holeLength ? ~std::uint64_t{0} : hole + holeLength);
        at += piece.size();
        if (begin >= end) return use(piece);
        copy.assign(piece.begin(), piece.end());
        const std::uint64_t first = at - piece.size();
        std::fill(copy.begin() + static_cast<std::ptrdiff_t>(begin - first),
                  copy.begin() + static_cast<std::ptrdiff_t>(end - first), std::byte{0});
        use(std::span<const std::byte>(copy));
    });
}

// builtin::disk::crc32(address, length [, hole, holeLength [, seed]]): IEEE 802.3, as GPT has it; `seed`: one that it continues.
NativeResult diskCrc32(NativeContext& context, Args args) {
    std::uint32_t value = 0;
    if (args.size() > 4) {
        SECTORSMITH_TRY(seed, integerArg(args, 4));
        value = static_cast<std::uint32_t>(seed);
    }
    auto done =
        withHole(context, args, 2, [&](std::span<const std::byte> piece) { value = crc32(piece, value); });
    if (!done) return std::unexpected(done.error());
    return makeUnsigned(value);
}

// builtin::disk::crc32c(address, length, seed [, hole, holeLength]): the raw register, as ext4 has it.
NativeResult diskCrc32c(NativeContext& context, Args args) {
    SECTORSMITH_TRY(seed, integerArg(args, 2));
    auto value = static_cast<std::uint32_t>(seed);
    auto done =
        withHole(context, args, 3, [&](std::span<const std::byte> piece) { value = crc32c(piece, value); });
    if (!done) return std::unexpected(done.error());
    return makeUnsigned(value);
}

// builtin::disk::fletcher64(address, length): of an APFS object, which it holds in its first 8 bytes.
NativeResult diskFletcher64(NativeContext& context, Args args) {
    SECTORSMITH_TRY(address, addressArg(args, 0));
    SECTORSMITH_TRY(length, addressArg(args, 1));
    if (length > (std::uint64_t{16} << 20)) return fail(Cause::NoSpace, LangError::ObjectTooLarge);
    std::vector<std::byte> object;
    object.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(length, 65'536)));
    auto read = forBytes(context, address, length,
                         [&](auto piece) { object.insert(object.end(), piece.begin(), piece.end()); });
    if (!read) return std::unexpected(read.error());
    const auto sum = fletcher64(object);
    if (!sum) return fail(Cause::Usage, LangError::ObjectLength);
    return makeUnsigned(*sum);
}

// builtin::disk::sha256(address, length [, hole, holeLength]): as lower-case hexadecimal digits.
NativeResult diskSha256(NativeContext& context, Args args) {
    SECTORSMITH_TRY(length, addressArg(args, 1));
    if (length > (std::uint64_t{16} << 20)) return fail(Cause::NoSpace, LangError::ObjectTooLarge);
    std::vector<std::byte> bytes;
    bytes.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(length, 65'536)));
    auto read = withHole(context, args, 2, [&](std::span<const std::byte> piece) {
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    });
    if (!read) return std::unexpected(read.error());
    std::string digits;
    for (const std::byte b : sha256Of(bytes)) digits += fmt::format("{:02x}", std::to_integer<unsigned>(b));
    return makeText(std::move(digits));
}

constexpr NativeFunction kHash[] = {
    {"builtin::std::hash::crc8", 6, 6, NativeEffect::Data, crc<8>},
    {"builtin::std::hash::crc16", 6, 6, NativeEffect::Data, crc<16>},
    {"builtin::std::hash::crc32", 6, 6, NativeEffect::Data, crc<32>},
    {"builtin::std::hash::crc64", 6, 6, NativeEffect::Data, crc<64>},
    {"builtin::disk::crc32", 2, 5, NativeEffect::Data, diskCrc32},
    {"builtin::disk::crc32c", 3, 5, NativeEffect::Data, diskCrc32c},
    {"builtin::disk::fletcher64", 2, 2, NativeEffect::Data, diskFletcher64},
    {"builtin::disk::sha256", 2, 4, NativeEffect::Data, diskSha256},
};

}  // namespace

std::span<const NativeFunction> hashNatives() { return kHash; }

}  // namespace sectorsmith::lang::library
