// SPDX-License-Identifier: GPL-3.0-or-later
// Errors that are made from a table's sentence and arguments.
#include "base/error.h"

#include <gtest/gtest.h>

namespace sectorsmith {
namespace {

enum class TestError : std::uint16_t { NoFile, CannotCopy };
ErrorCode errorCode(TestError code) {
    static constexpr const char* sentences[] = {"{} does not exist", "cannot copy {1} to {0}: {2}"};
    return {"test", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)], nullptr,
            true};
}
enum class OtherError : std::uint16_t { Zero };
ErrorCode errorCode(OtherError) { return {"other", 0, "zero", nullptr, true}; }

TEST(Error, IsMadeFromTheTablesSentenceAndItsArguments) {
    const Result<int> failed = failAt(512, Cause::NotFound, TestError::NoFile, "disk.img");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().message, "disk.img does not exist");
    EXPECT_EQ(failed.error().cause, Cause::NotFound);
    EXPECT_EQ(failed.error().offset, 512u);
    EXPECT_TRUE(failed.error().code == TestError::NoFile);
    EXPECT_FALSE(failed.error().code == TestError::CannotCopy);
    EXPECT_FALSE(failed.error().code == OtherError::Zero) << "the same number in another area";
}

TEST(Error, CarriesItsReason) {
    const Error inner = failAt(7, Cause::Io, TestError::NoFile, std::string("a{}b")).error();
    const Error outer = because(inner, TestError::CannotCopy, "there", 12, inner);
    EXPECT_EQ(outer.message, "cannot copy 12 to there: a{}b does not exist");
    EXPECT_EQ(outer.cause, Cause::Io);
    EXPECT_EQ(outer.offset, 7u);
    ASSERT_EQ(outer.arguments.size(), 3u);
    ASSERT_NE(outer.arguments[2].message, nullptr);
    EXPECT_TRUE(outer.arguments[2].message->code == TestError::NoFile);
}

TEST(Error, ASentenceThatDoesNotFitIsShownAsItIs) {
    EXPECT_EQ(filledSentence("{} and {}", std::vector<std::string>{"one"}), "{} and {}");
    EXPECT_EQ(filledSentence("{", {}), "{");
    EXPECT_EQ(filledSentence("{1} {0}", std::vector<std::string>{"a", "b"}), "b a");
}

}  // namespace
}  // namespace sectorsmith
