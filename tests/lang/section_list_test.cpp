// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/section_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "io/memory_source.h"
#include "lang/builtin_templates.h"

namespace sectorsmith::lang {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::shared_ptr<Evaluation> sectionsMadeBy(std::string text) {
    const auto loader = folderLoader({std::string(builtinFolder)});
    const auto compiled =
        compile(std::make_shared<SourceText>(SourceText{"sections", std::move(text)}), *loader);
    for (const Diagnostic& d : compiled.diagnostics) ADD_FAILURE() << render(d);
    const std::vector<std::byte> bytes{std::byte{1}, std::byte{2}, std::byte{3}};
    auto evaluation = evaluate(compiled.program, std::make_shared<MemorySource>(bytes));
    (void)evaluation->root()->childCount();
    return evaluation;
}

TEST(SectionList, NamesWhatATemplateMade) {
    const auto made = sectionsMadeBy(
        "import std.mem;\n"
        "fn main() {\n"
        "    auto gone = std::mem::create_section(\"gone\");\n"
        "    auto kept = std::mem::create_section(\"unpacked\");\n"
        "    std::mem::copy_section_to_section(0, 1, kept, 4, 2);\n"
        "    std::mem::delete_section(gone);\n"
        "};\n");
    EXPECT_THAT(sectionsOf(made), ElementsAre(SectionInfo{2, "unpacked", 6}));
    EXPECT_THAT(sectionBytes(made, 2), ElementsAre(std::byte{0}, std::byte{0}, std::byte{0}, std::byte{0},
                                                   std::byte{2}, std::byte{3}));
    EXPECT_THAT(sectionBytes(made, 1), IsEmpty());
    EXPECT_THAT(sectionBytes(made, 0), IsEmpty());
    EXPECT_THAT(sectionBytes(made, 77), IsEmpty());
    EXPECT_THAT(sectionsOf(sectionsMadeBy("u8 x @ 0;\n")), IsEmpty());
}

}  // namespace
}  // namespace sectorsmith::lang
