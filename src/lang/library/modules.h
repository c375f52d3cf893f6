// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of native functions, one per module; natives.cpp joins them.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "lang/errors.h"
#include "lang/native.h"

namespace sectorsmith::lang::library {

std::span<const NativeFunction> ioNatives();      // builtin::std::print, format, error, env, ...
std::span<const NativeFunction> memNatives();     // builtin::std::mem
std::span<const NativeFunction> coreNatives();    // builtin::std::core
std::span<const NativeFunction> stringNatives();  // builtin::std::string
std::span<const NativeFunction> mathNatives();    // builtin::std::math
std::span<const NativeFunction> hashNatives();    // builtin::std::hash, builtin::disk
std::span<const NativeFunction> diskNatives();    // builtin::disk, about the source
std::span<const NativeFunction> timeNatives();    // builtin::std::time
std::span<const NativeFunction> randomNatives();  // builtin::std::random
std::span<const NativeFunction> decNatives();     // builtin::hex::dec
std::span<const NativeFunction>
deniedNatives();  // names that the public library mentions and that are refused here

using Args = std::span<NativeValue>;
using NativeResult = Result<NativeValue>;

inline NativeResult makeUnsigned(Uint128 v) { return NativeValue{NodeValue(v)}; }
inline NativeResult makeSigned(Int128 v) { return NativeValue{NodeValue(v)}; }
inline NativeResult makeBool(bool v) { return NativeValue{NodeValue(v)}; }
inline NativeResult makeDouble(double v) { return NativeValue{NodeValue(v)}; }
inline NativeResult makeText(std::string v) { return NativeValue{NodeValue(std::move(v))}; }
inline NativeResult makeNothing() { return NativeValue{NodeValue(std::monostate{})}; }

// Arguments by position; the sentence of the error names the place, counted from 1.
Result<std::uint64_t> addressArg(Args args, std::size_t index);  // not negative, below 2^64
Result<Int128> integerArg(Args args, std::size_t index);
Result<double> numberArg(Args args, std::size_t index);
Result<std::string> textArg(Args args, std::size_t index);  // numbers as decimals
Result<NodePtr> nodeArg(Args args, std::size_t index);
// 0 native (here: little), 1 big, 2 little; little when the argument is not there.
Result<std::endian> endianArg(Args args, std::size_t index);

// Bytes that a checksum or a search gets through in a step.
inline constexpr std::uint64_t kBytesPerSum = 8;

// Reads as the language's functions see the data: zeros behind its end. What cannot be read is an error.
Result<void> readPadded(NativeContext& context, std::uint64_t address, std::span<std::byte> out);

// Calls `use` with the bytes [address, address + length) piece by piece (at most 64 KiB each).
template <typename Use>
Result<void> forBytes(NativeContext& context, std::uint64_t address, std::uint64_t length, Use use) {
    constexpr std::uint64_t kPiece = 64 * 1024;
    constexpr std::uint64_t kMost = std::uint64_t{1} << 30;
    if (length > kMost) return fail(Cause::NoSpace, LangError::TooMuchAtOnce);
    const std::uint64_t base = context.baseAddress();
    const std::uint64_t size = context.dataSize();
    if (address < base || address - base > size || length > size - (address - base))
        return sectorsmith::failAt(address, Cause::OutOfRange, LangError::BytesBeyondData);
    std::vector<std::byte> piece(static_cast<std::size_t>(std::min(length, kPiece)));
    while (length > 0) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        const auto part = std::span(piece).first(static_cast<std::size_t>(std::min(length, kPiece)));
        if (auto read = context.read(address, part); !read) return read;
        if (auto counted = context.spend(part.size() / kBytesPerSum); !counted) return counted;
        use(std::span<const std::byte>(part));
        address += part.size();
        length -= part.size();
    }
    return {};
}

// The same with the bytes of a pattern, which may lie in a section.
template <typename Use>
Result<void> forNode(NativeContext& context, const Node& node, Use use) {
    constexpr std::uint64_t kPiece = 64 * 1024;
    constexpr std::uint64_t kMost = std::uint64_t{1} << 30;
    const std::uint64_t length = node.size();
    if (length > kMost) return fail(Cause::NoSpace, LangError::TooMuchAtOnce);
    std::vector<std::byte> piece(static_cast<std::size_t>(std::min(length, kPiece)));
    for (std::uint64_t at = 0; at < length;) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        const auto part = std::span(piece).first(static_cast<std::size_t>(std::min(length - at, kPiece)));
        if (auto read = context.readNode(node, at, part); !read) return read;
        if (auto counted = context.spend(part.size() / kBytesPerSum); !counted) return counted;
        use(std::span<const std::byte>(part));
        at += part.size();
    }
    return {};
}

}  // namespace sectorsmith::lang::library

// Returns the error of a Result, or declares `name` as its value.
#define SECTORSMITH_TRY(name, expression)                            \
    auto name##Result = (expression);                                \
    if (!name##Result) return std::unexpected(name##Result.error()); \
    auto& name = *name##Result  // NOLINT(bugprone-macro-parentheses): it is declared
