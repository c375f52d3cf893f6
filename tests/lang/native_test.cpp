// SPDX-License-Identifier: GPL-3.0-or-later
// The native functions by themselves; CRC check values are those of the catalogue of parametrised CRC algorithms
// (the CRC of "123456789").
#include "lang/native.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>

namespace sectorsmith::lang {
namespace {

using ::testing::HasSubstr;

class FakeContext : public NativeContext {
 public:
    std::string data;
    std::uint64_t base = 0;
    std::string printed;
    std::uint64_t steps = 0;
    std::endian order = std::endian::little;
    bool stop = false;
    std::uint64_t unreadableFrom = ~std::uint64_t{0};

    Result<void> spend(std::uint64_t count) override {
        steps += count;
        return {};
    }
    Result<void> read(std::uint64_t address, std::span<std::byte> out) override {
        if (address < base || address - base > data.size() || out.size() > data.size() - (address - base))
            return fail(Cause::OutOfRange, "beyond the end");
        if (address - base + out.size() > unreadableFrom) return fail(Cause::Io, "bad sector");
        std::memcpy(out.data(), data.data() + (address - base), out.size());
        return {};
    }
    std::uint64_t baseAddress() const override { return base; }
    std::uint64_t dataSize() const override { return data.size(); }
    std::uint64_t addressOf(const Node& node) const override { return node.offset() + base; }
    std::uint64_t cursor() const override { return 0; }
    std::endian endian() const override { return order; }
    void setEndian(std::endian e) override { order = e; }
    BitOrder bitOrder() const override { return BitOrder::MostToLeast; }
    void setBitOrder(BitOrder) override {}
    std::uint64_t arrayIndex() const override { return 7; }
    std::uint32_t currentBitOffset() const override { return 3; }
    void print(Severity, std::string_view text) override { printed += std::string(text) + "\n"; }
    std::optional<std::string> environment(std::string_view name) const override {
        if (name == "HERE") return "yes";
        return std::nullopt;
    }
    Result<NativeValue> call(std::string_view function, std::span<NativeValue> args) override {
        const NativeFunction* f = findNative(function);
        if (f == nullptr) return fail(Cause::NotFound, "no such function");
        return f->call(*this, args);
    }
    std::optional<bool> isValidEnum(const Node&) const override { return std::nullopt; }
    void setDisplayName(const NodePtr&, std::string) override {}
    void setComment(const NodePtr&, std::string) override {}
    void setColor(const NodePtr&, std::uint32_t) override {}
    bool cancelled() const override { return stop; }
    std::uint64_t random() override { return number += 0x9E3779B97F4A7C15U; }
    void seedRandom(std::uint64_t seed) override { number = seed; }
    std::uint64_t number = 0;
};

NativeValue U(Uint128 v) { return {NodeValue(v)}; }
NativeValue S(Int128 v) { return {NodeValue(v)}; }
NativeValue T(std::string v) { return {NodeValue(std::move(v))}; }
NativeValue D(double v) { return {NodeValue(v)}; }
NativeValue B(bool v) { return {NodeValue(v)}; }
NativeValue C(char32_t v) { return {NodeValue(v)}; }

// The result as text, "! …" for an error.
std::string call(FakeContext& context, const std::string& name, std::vector<NativeValue> args) {
    const NativeFunction* f = findNative("builtin::" + name);
    if (f == nullptr) return "! no function " + name;
    EXPECT_LE(f->minArgs, args.size());
    EXPECT_GE(f->maxArgs, args.size());
    auto result = f->call(context, args);
    return result ? valueText(result->value) : "! " + result.error().message;
}
std::string call(const std::string& name, std::vector<NativeValue> args) {
    FakeContext context;
    return call(context, name, std::move(args));
}

TEST(Natives, TableIsSortedAndUnique) {
    const auto all = allNatives();
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LT(all[i - 1].name, all[i].name);
    for (const NativeFunction& f : all) EXPECT_EQ(findNative(f.name), &f);
    EXPECT_EQ(findNative("builtin::std::nothing"), nullptr);
}

TEST(Natives, NoFilesNoNetwork) {
    EXPECT_THAT(call("std::file::open", {T("/etc/passwd"), U(1)}),
                HasSubstr("! a template cannot reach files"));
    EXPECT_THAT(call("std::http::get", {T("http://localhost")}),
                HasSubstr("! a template cannot reach files"));
}

TEST(Natives, Format) {
    EXPECT_EQ(call("std::format", {T("{} {:04X} {}"), S(-5), U(0xAB), T("x")}), "-5 00AB x");
    EXPECT_EQ(call("std::format", {T("{1}{0}{{}}"), U(1), U(2)}), "21{}");
    EXPECT_EQ(call("std::format", {T("{} {} {} {}"), B(true), D(1.5), C('c'), C(0xE9)}),
              "true 1.5 c \xC3\xA9");
    EXPECT_EQ(call("std::format", {T("{:02X}"), C('A')}), "41");
    EXPECT_EQ(call("std::format", {U(~Uint128{0})}), "340282366920938463463374607431768211455");
    EXPECT_THAT(call("std::format", {T("{} {}"), U(1)}), HasSubstr("does not fit its 1 values"));
    EXPECT_THAT(call("std::format", {T("{:x}"), T("text")}), HasSubstr("does not fit"));
    EXPECT_THAT(call("std::format", {T("{:99999}"), U(1)}), HasSubstr("9999"));
    EXPECT_THAT(call("std::format", {T("{:{}}"), U(1), U(2'000'000'000)}), HasSubstr("between 0 and 9999"));
    EXPECT_EQ(call("std::format", {T("{:0{}X}"), U(0xAB), U(6)}), "0000AB");
    EXPECT_EQ(call("std::format", {T("{0:{1}}|{0:>{1}}"), T("ab"), U(4)}), "ab  |  ab");
    EXPECT_THAT(call("std::format", {T("{:.{}f}"), D(1), S(-1)}), HasSubstr("between 0 and 9999"));
    EXPECT_THAT(call("std::format", {T("{"), U(1)}), HasSubstr("'{' without '}'"));
    EXPECT_THAT(call("std::format", {T("}"), U(1)}), HasSubstr("'}' without '{'"));
    FakeContext context;
    call(context, "std::print", {T("{}!"), U(3)});
    EXPECT_EQ(context.printed, "3!\n");
}

TEST(Natives, Read) {
    FakeContext context;
    context.data = std::string("\x01\x02\x03\xFE", 4) + "hello";
    EXPECT_EQ(call(context, "std::mem::read_unsigned", {U(0), U(4)}), std::to_string(0xFE030201));
    EXPECT_EQ(call(context, "std::mem::read_unsigned", {U(0), U(4), U(1)}), std::to_string(0x010203FE));
    EXPECT_EQ(call(context, "std::mem::read_signed", {U(3), U(1)}), "-2");
    EXPECT_EQ(call(context, "std::mem::read_string", {U(4), U(5)}), "hello");
    EXPECT_EQ(call(context, "std::mem::read_bits", {U(0), U(1), U(9)}),
              std::to_string((0xFE030201 >> 1) & 0x1FF));
    EXPECT_THAT(call(context, "std::mem::read_unsigned", {U(8), U(4)}), "111");
    EXPECT_THAT(call(context, "std::mem::read_unsigned", {U(0), U(17)}), HasSubstr("! an integer has"));
    EXPECT_THAT(call(context, "std::mem::read_unsigned", {S(-1), U(1)}), "0");
    EXPECT_THAT(call(context, "std::mem::read_string", {U(0), U(~Uint128{0} >> 64)}), HasSubstr("!"));
    EXPECT_THAT(call(context, "std::mem::read_bits", {U(~std::uint64_t{0}), U(80), U(1)}), HasSubstr("!"));
    context.base = 0x1000;
    EXPECT_EQ(call(context, "std::mem::read_string", {U(0x1004), U(5)}), "hello");
    EXPECT_EQ(call(context, "std::mem::base_address", {}), "4096");
}

TEST(Natives, Find) {
    FakeContext context;
    context.data.assign(1'000'000, 'x');
    // Across the edge of a piece, and overlapping.
    context.data.replace(262'142, 4, "abab");
    context.data.replace(262'146, 2, "ab");
    auto find = [&](Uint128 n, Uint128 from, Uint128 to) {
        return call(context, "std::mem::find_string_in_range", {U(n), U(from), U(to), T("abab")});
    };
    EXPECT_EQ(find(0, 0, 1'000'000), "262142");
    EXPECT_EQ(find(1, 0, 1'000'000), "262144");
    EXPECT_EQ(find(2, 0, 1'000'000), "-1");
    EXPECT_EQ(find(0, 262'143, 1'000'000), "262144");
    EXPECT_EQ(find(0, 0, 262'145), "-1");
    EXPECT_EQ(call(context, "std::mem::find_sequence_in_range", {U(0), U(0), U(1'000'000), U('b'), U('a')}),
              "262143");
    EXPECT_THAT(call(context, "std::mem::find_sequence_in_range", {U(0), U(0), U(9), U(256)}),
                HasSubstr("! argument 4"));
    context.stop = true;
    EXPECT_EQ(find(0, 0, 1'000'000), "! canceled");
    context.stop = false;
    context.unreadableFrom = 1000;
    EXPECT_EQ(find(0, 0, 1'000'000), "! bad sector");
}

TEST(Natives, Strings) {
    EXPECT_EQ(call("std::string::length", {T(std::string("ab\0", 3))}), "3");
    EXPECT_EQ(call("std::string::at", {T("abc"), S(-1)}), "c");
    EXPECT_THAT(call("std::string::at", {T("abc"), S(3)}), HasSubstr("!"));
    EXPECT_EQ(call("std::string::substr", {T("abcdef"), U(2), U(3)}), "cde");
    EXPECT_EQ(call("std::string::substr", {T("abc"), U(3), U(9)}), "");
    EXPECT_THAT(call("std::string::substr", {T("abc"), U(4), U(1)}), HasSubstr("!"));
    EXPECT_EQ(call("std::string::parse_int", {T(" -42 apples"), U(10)}), "-42");
    EXPECT_EQ(call("std::string::parse_int", {T("0xff"), U(16)}), "255");
    EXPECT_EQ(call("std::string::parse_int", {T("0x1F"), U(0)}), "31");
    EXPECT_THAT(call("std::string::parse_int", {T("zz"), U(10)}), HasSubstr("! 'zz' is not a number"));
    EXPECT_THAT(call("std::string::parse_int", {T(std::string(60, '9')), U(10)}), HasSubstr("128 bits"));
    EXPECT_EQ(call("std::string::parse_float", {T("2.5x")}), "2.5");
}

TEST(Natives, CrcCheckValues) {
    auto crc = [](int bits, std::uint64_t init, std::uint64_t poly, std::uint64_t out, bool in, bool rout) {
        return call("std::hash::crc" + std::to_string(bits),
                    {T("123456789"), U(init), U(poly), U(out), B(in), B(rout)});
    };
    EXPECT_EQ(crc(8, 0, 0x07, 0, false, false), std::to_string(0xF4));            // CRC-8/SMBUS
    EXPECT_EQ(crc(8, 0, 0x31, 0, true, true), std::to_string(0xA1));              // CRC-8/MAXIM-DOW
    EXPECT_EQ(crc(16, 0xFFFF, 0x1021, 0, false, false), std::to_string(0x29B1));  // CRC-16/IBM-3740
    EXPECT_EQ(crc(16, 0, 0x8005, 0, true, true), std::to_string(0xBB3D));         // CRC-16/ARC
    EXPECT_EQ(crc(32, 0xFFFFFFFF, 0x04C11DB7, 0xFFFFFFFF, true, true),
              std::to_string(0xCBF43926));  // CRC-32/ISO-HDLC
    EXPECT_EQ(crc(32, 0xFFFFFFFF, 0x04C11DB7, 0xFFFFFFFF, false, false),
              std::to_string(0xFC891918));  // CRC-32/BZIP2
    EXPECT_EQ(crc(64, 0, 0x42F0E1EBA9EA3693, 0, false, false),
              std::to_string(0x6C40DF5F0B497347));  // CRC-64/ECMA-182
    EXPECT_EQ(crc(64, ~0ULL, 0x42F0E1EBA9EA3693, ~0ULL, true, true),
              std::to_string(0x995DC9BBDF1939FA));  // CRC-64/XZ
}

TEST(Natives, DiskChecksums) {
    FakeContext context;
    context.data = "123456789";
    EXPECT_EQ(call(context, "disk::crc32", {U(0), U(9)}), std::to_string(0xCBF43926));
    // A hole counts as zeros.
    FakeContext zeros;
    zeros.data = std::string(
        "12\0\0"
        "56789",
        9);
    EXPECT_EQ(call(context, "disk::crc32", {U(0), U(9), U(2), U(2)}),
              call(zeros, "disk::crc32", {U(0), U(9)}));
    // CRC-32C's check value is 0xE3069283; the raw register is its complement.
    EXPECT_EQ(call(context, "disk::crc32c", {U(0), U(9), U(0xFFFFFFFF)}), std::to_string(~0xE3069283U));
    EXPECT_THAT(call(context, "disk::crc32", {U(0), U(10)}), HasSubstr("! "));
    EXPECT_THAT(call(context, "disk::fletcher64", {U(0), U(7)}), HasSubstr("! "));
    // A hole across the pieces in which the bytes come.
    context.data.assign(200'000, 'a');
    zeros.data = context.data;
    std::fill(zeros.data.begin() + 60'000, zeros.data.begin() + 140'000, '\0');
    EXPECT_EQ(call(context, "disk::crc32", {U(0), U(200'000), U(60'000), U(80'000)}),
              call(zeros, "disk::crc32", {U(0), U(200'000)}));
}

TEST(Natives, Time) {
    auto show = [](Int128 seconds, const std::string& format) {
        FakeContext context;
        const NativeFunction* f = findNative("builtin::std::time::to_utc");
        std::vector<NativeValue> args{S(seconds)};
        auto packed = f->call(context, args);
        return call("std::time::format", {T(format), *packed});
    };
    // As `date -u -d @N` says.
    EXPECT_EQ(show(0, "%c"), "Thu Jan  1 00:00:00 1970");
    EXPECT_EQ(show(1'709'210'096, "%Y-%m-%d %H:%M:%S %A %j"), "2024-02-29 12:34:56 Thursday 060");
    EXPECT_EQ(show(1'735'689'599, "%F %T %j %a"), "2024-12-31 23:59:59 366 Tue");
    EXPECT_EQ(show(-1, "%F %T"), "1969-12-31 23:59:59");
    EXPECT_EQ(show(-2'082'844'800, "%F"), "1904-01-01");
    EXPECT_EQ(show(951'782'400, "%D %I %p %y %e %b"), "02/29/00 12 AM 00 29 Feb");
    EXPECT_EQ(show(Int128{1} << 100, "%F"), "no time");
    for (Int128 t : {Int128{0}, Int128{1'709'210'096}, Int128{951'868'799}}) {
        std::vector<NativeValue> args{S(t)};
        FakeContext context;
        auto packed = findNative("builtin::std::time::to_utc")->call(context, args);
        EXPECT_EQ(call("std::time::to_epoch", {*packed}), std::to_string(static_cast<std::int64_t>(t)));
    }
}

TEST(Natives, Math) {
    EXPECT_EQ(call("std::math::floor", {D(2.7)}), "2");
    EXPECT_EQ(call("std::math::pow", {U(2), U(10)}), "1024");
    EXPECT_EQ(call("std::math::sqrt", {U(144)}), "12");
    EXPECT_EQ(call("std::bit::popcount", {U(~Uint128{0})}), "128");
    FakeContext context;
    context.data = std::string("\x01\x00\x05\x00\x03\x00", 6);
    auto fold = [&](Uint128 op) {
        return call(context, "std::math::accumulate", {U(0), U(6), U(2), U(0), U(op), U(0)});
    };
    EXPECT_EQ(fold(0), "9");
    EXPECT_EQ(fold(1), "15");
    EXPECT_EQ(fold(3), "1");
    EXPECT_EQ(fold(4), "5");
    EXPECT_EQ(call("std::math::floor", {T("x")}), "! argument 1 has to be a number");
}

TEST(Natives, Environment) {
    EXPECT_EQ(call("std::env", {T("HERE")}), "yes");
    EXPECT_EQ(call("std::env", {T("NOT")}), "");
    EXPECT_EQ(call("std::sizeof_pack", {U(1), U(2)}), "2");
    EXPECT_EQ(call("std::error", {T("stop")}), "! stop");
    EXPECT_EQ(call("std::core::execute_function", {T("builtin::std::math::pow"), U(2), U(3)}), "8");
}

// What the disk templates ask for most: numbers at an address, and times.
TEST(Natives, NumbersAndTimesOfTheDiskTemplates) {
    FakeContext context;
    context.data = std::string("\x01\x02\x03\x04\xFF", 5);
    EXPECT_EQ(call(context, "disk::get_le", {U(0), U(4)}), "67305985");  // 0x04030201
    EXPECT_EQ(call(context, "disk::get_be", {U(1), U(2)}), "515");       // 0x0203
    EXPECT_EQ(call(context, "disk::get_be", {U(3), U(2)}), "1279");
    EXPECT_EQ(call(context, "disk::get_be", {U(4), U(2)}), "0");  // not all of it is there
    EXPECT_EQ(call(context, "disk::get_le", {U(~Uint128{0}), U(1)}), "0");
    EXPECT_EQ(call(context, "disk::get_le", {U(0xFFFFFFFFFFFFFFFF), U(8)}), "0");
    EXPECT_EQ(call(context, "disk::get_le", {U(0), U(0)}), "0");
    EXPECT_THAT(call(context, "disk::get_le", {U(0), U(17)}), HasSubstr("16 bytes"));
    EXPECT_EQ(call("disk::date_text", {S(0), U(0)}), "1970-01-01 00:00:00 UTC");
    EXPECT_EQ(call("disk::date_text", {S(16'016), U(53'317)}), "2013-11-07 14:48:37 UTC");
    EXPECT_EQ(call("disk::date_text", {S(-1), U(86'399)}), "1969-12-31 23:59:59 UTC");
    EXPECT_EQ(call("disk::date_text", {S(-24'107), U(0)}), "1904-01-01 00:00:00 UTC");
    EXPECT_EQ(call("disk::date_text", {S(11'016), U(0)}), "2000-02-29 00:00:00 UTC");
    EXPECT_EQ(call("disk::date_text", {S(-134'774), U(0)}), "1601-01-01 00:00:00 UTC");
    EXPECT_THAT(call("disk::date_text", {S(Int128{1} << 100), U(0)}), HasSubstr("calendar"));
}

}  // namespace
}  // namespace sectorsmith::lang
