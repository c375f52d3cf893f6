// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/address_expression.h"

#include <gtest/gtest.h>

namespace sectorsmith::gui {
namespace {

AddressContext context() {
    AddressContext c;
    c.size = std::uint64_t{100} << 20;
    c.sectorSize = 512;
    c.here = 0x1000;
    c.selection = 0x2000;
    c.partition = std::uint64_t{1} << 20;
    return c;
}

std::uint64_t at(std::string_view text, const AddressContext& c = context()) {
    const auto result = evaluateAddress(text, c);
    EXPECT_TRUE(result.has_value()) << text << ": " << (result ? "" : result.error().message);
    return result.value_or(~std::uint64_t{0});
}

Cause failure(std::string_view text, const AddressContext& c = context()) {
    const auto result = evaluateAddress(text, c);
    EXPECT_FALSE(result.has_value()) << text;
    if (result) return Cause::Io;
    EXPECT_FALSE(result.error().message.empty());
    return result.error().cause;
}

TEST(AddressExpression, Numbers) {
    EXPECT_EQ(at("4096"), 4096u);
    EXPECT_EQ(at(" 0x1F0 "), 0x1F0u);
    EXPECT_EQ(at("1F0h"), 0x1F0u);
    EXPECT_EQ(at("FFh"), 0xFFu);
    EXPECT_EQ(at("0x10_0000"), 0x100000u);
    EXPECT_EQ(at("1'000"), 1000u);
    EXPECT_EQ(at("4K"), 4096u);
    EXPECT_EQ(at("2m"), std::uint64_t{2} << 20);
    EXPECT_EQ(at("2048s"), 2048u * 512);
}

TEST(AddressExpression, SectorsAndPercent) {
    EXPECT_EQ(at("lba 40"), 40u * 512);
    EXPECT_EQ(at("LBA:40 + 0x10"), 40u * 512 + 16);
    EXPECT_EQ(at("sector 0x10"), 16u * 512);
    EXPECT_EQ(at("lba (1 + 2) + 3"), 3u * 512 + 3);
    EXPECT_EQ(at("50%"), std::uint64_t{50} << 20);
    EXPECT_EQ(at("0%"), 0u);
    EXPECT_EQ(at("100%"), (std::uint64_t{100} << 20) - 512);
    EXPECT_EQ(at("12.5%"), (std::uint64_t{100} << 20) / 8);
    AddressContext odd = context();
    odd.sectorSize = 520;
    EXPECT_EQ(at("33.3%", odd) % 520, 0u);
    EXPECT_EQ(at("lba 3", odd), 1560u);
}

TEST(AddressExpression, NamesAndSums) {
    EXPECT_EQ(at("here + 1"), 0x1001u);
    EXPECT_EQ(at("$ - 0x800"), 0x800u);
    EXPECT_EQ(at("end - 1s"), (std::uint64_t{100} << 20) - 512);
    EXPECT_EQ(at("sel"), 0x2000u);
    EXPECT_EQ(at("part + 2s"), (std::uint64_t{1} << 20) + 1024);
    EXPECT_EQ(at("+1M"), 0x1000u + (std::uint64_t{1} << 20));
    EXPECT_EQ(at("-2s"), 0x1000u - 1024);
    EXPECT_EQ(at("2 + 3 * 4"), 14u);
    EXPECT_EQ(at("(2 + 3) * 4"), 20u);
    EXPECT_EQ(at("100 / 7 / 2"), 7u);
    EXPECT_EQ(at("5 - 3 - 1"), 1u);
}

TEST(AddressExpression, MistakesAreToldWithTheirPlace) {
    EXPECT_EQ(failure(""), Cause::Usage);
    EXPECT_EQ(failure("   "), Cause::Usage);
    EXPECT_EQ(failure("12 34"), Cause::Usage);
    EXPECT_EQ(failure("(1"), Cause::Usage);
    EXPECT_EQ(failure("1 +"), Cause::Usage);
    EXPECT_EQ(failure("0x"), Cause::Usage);
    EXPECT_EQ(failure("hello"), Cause::Usage);
    EXPECT_EQ(failure("1/0"), Cause::Usage);
    EXPECT_EQ(failure("1.5"), Cause::Usage);
    EXPECT_EQ(failure(std::string(5000, '(')), Cause::Usage);
    EXPECT_EQ(failure(std::string(900, '(')), Cause::Usage);
    const auto result = evaluateAddress("lba 4 ? 2", context());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().offset, 6u);
}

TEST(AddressExpression, OutsideOfTheSource) {
    EXPECT_EQ(failure("end"), Cause::OutOfRange);
    EXPECT_EQ(failure("101M"), Cause::OutOfRange);
    EXPECT_EQ(failure("-8K"), Cause::OutOfRange);
    EXPECT_EQ(failure("101%"), Cause::OutOfRange);
    EXPECT_EQ(failure("99999999999999999999999999999999999999999"), Cause::OutOfRange);
    EXPECT_EQ(failure("9999999999T * 9999999999T * 9999999999T"), Cause::OutOfRange);
    AddressContext empty = context();
    empty.size = 0;
    EXPECT_EQ(failure("0", empty), Cause::OutOfRange);
}

TEST(AddressExpression, TheLargestSource) {
    AddressContext huge = context();
    huge.size = (std::uint64_t{1} << 63) - 1;
    EXPECT_EQ(at("end - 1", huge), (std::uint64_t{1} << 63) - 2);
    EXPECT_EQ(at("0x7FFFFFFFFFFFFFF0", huge), 0x7FFFFFFFFFFFFFF0u);
    EXPECT_EQ(at("lba 18014398509481983", huge), 0x7FFFFFFFFFFFFE00u);
    EXPECT_EQ(at("100%", huge), 0x7FFFFFFFFFFFFE00u);
}

}  // namespace
}  // namespace sectorsmith::gui
