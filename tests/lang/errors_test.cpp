// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a template, and what fails while it runs, comes as a code with arguments, so that it can be said in
// any language.
#include "lang/errors.h"

#include <gmock/gmock.h>

#include "io/memory_source.h"
#include "lang/encode.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang::errors_test {
namespace {

using ::testing::SizeIs;

CompileResult compiled(const std::string& text) {
    const auto loader = folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string()});
    return compile(std::make_shared<SourceText>(SourceText{"test", text}), *loader);
}

Message firstError(const std::string& text) {
    const CompileResult result = compiled(text);
    EXPECT_FALSE(result.diagnostics.empty()) << text;
    return result.diagnostics.empty() ? Message() : result.diagnostics.front().message;
}

std::shared_ptr<Evaluation> run(const std::string& text) {
    CompileResult result = compiled(text);
    for (const Diagnostic& d : result.diagnostics) ADD_FAILURE() << render(d);
    auto made = evaluate(result.program, std::make_shared<MemorySource>(std::vector<std::byte>(16)));
    made->root()->childCount();
    return made;
}

Message failureOf(const std::string& text) {
    const auto evaluation = run(text);
    EXPECT_EQ(evaluation->diagnostics().size(), 1u) << text;
    return evaluation->diagnostics().empty() ? Message() : evaluation->diagnostics().front().message;
}

TEST(LangErrors, OfTheParserHaveCodes) {
    const Message semicolon = firstError("u8 a @ 0\nu8 b @ 1;");
    EXPECT_TRUE(semicolon.code == LangError::SemicolonExpected);
    ASSERT_THAT(semicolon.arguments, SizeIs(1));
    ASSERT_TRUE(semicolon.arguments[0].message);
    EXPECT_TRUE(semicolon.arguments[0].message->code == LangError::TheVariable);

    const Message brace = firstError("enum E : u8 [ A ];");
    EXPECT_EQ(brace.text, "expected '{' of the enumerators, not '['");
    EXPECT_TRUE(brace.code == LangError::Expected);
    ASSERT_THAT(brace.arguments, SizeIs(2));
    ASSERT_TRUE(brace.arguments[0].message);
    EXPECT_TRUE(brace.arguments[0].message->code == LangError::OfEnumerators);
    EXPECT_EQ(brace.arguments[1].text, "'['");

    const Message end = firstError("struct S { u8 a; }; S s[");
    EXPECT_EQ(end.text, "expected an expression, not the end of the text");
    ASSERT_THAT(end.arguments, SizeIs(2));
    ASSERT_TRUE(end.arguments[1].message);
    EXPECT_TRUE(end.arguments[1].message->code == LangError::EndOfText);

    EXPECT_EQ(firstError("char c = \"a").text, "this string is not closed on its line: expected '\"'");
    EXPECT_TRUE(firstError("#include nothing\n").code == LangError::FileAfterInclude);
}

TEST(LangErrors, OfARunningTemplateHaveCodes) {
    const Message index = failureOf("u8 a[2] @ 0; u8 b = a[7];");
    EXPECT_EQ(index.text, "index 7 is past the end");
    EXPECT_TRUE(index.code == LangError::IndexPastEnd);
    ASSERT_THAT(index.arguments, SizeIs(1));
    EXPECT_EQ(index.arguments[0].text, "7");

    const Message kind = failureOf("u32 b = \"text\" * 2.5;");
    EXPECT_TRUE(kind.code == LangError::OperatorOnTwo) << kind.text;
    ASSERT_THAT(kind.arguments, SizeIs(2));
    ASSERT_TRUE(kind.arguments[0].message && kind.arguments[1].message);
    EXPECT_TRUE(kind.arguments[0].message->code == LangError::AText);
    EXPECT_TRUE(kind.arguments[1].message->code == LangError::AFloat);

    EXPECT_TRUE(failureOf("u32 x = 5 / (1 - 1);").code == LangError::DivisionByZero);
    // A function of the library, whose error is the reason.
    EXPECT_TRUE(failureOf("import std.mem; u64 x = std::mem::read_unsigned(0, 17);").code ==
                LangError::IntegerBytes);
}

TEST(LangErrors, ATemplatesOwnWordsHaveNone) {
    const Message own = failureOf("builtin::std::error(\"the {} is gone\");");
    EXPECT_EQ(own.text, "the {} is gone");
    EXPECT_EQ(*own.code.sentence, '\0');
}

TEST(LangErrors, OfPathsAndOfTypedValuesHaveCodes) {
    const auto evaluation = run("struct S { u8 a; }; S s @ 0;");
    Message why;
    EXPECT_FALSE(findPath(evaluation->root(), "s.b", &why));
    EXPECT_TRUE(why.code == LangError::NoSuchMember);
    const NodePtr node = findPath(evaluation->root(), "s.a");
    ASSERT_TRUE(node);
    const auto tooLarge = encode(*node, "256");
    ASSERT_FALSE(tooLarge);
    EXPECT_TRUE(tooLarge.error().code == LangError::NumberRange);
    EXPECT_EQ(tooLarge.error().message, "the number must lie between 0 and 255");
    EXPECT_TRUE(encode(*node, "x").error().code == LangError::NotANumber);
}

}  // namespace
}  // namespace sectorsmith::lang::errors_test
