// SPDX-License-Identifier: GPL-3.0-or-later
// The manual's examples are templates that parse.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lang/program.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

TEST(Manual, ExamplesParse) {
    const auto folder = sectorsmith::testing::sourceFolder() / "templates";
    const auto bytes = sectorsmith::testing::readFile(folder / "README.md");
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const auto loader = folderLoader({folder.string()});
    int count = 0;
    for (std::size_t at = text.find("```hexpat\n"); at != std::string::npos;
         at = text.find("```hexpat\n", at)) {
        at += 10;
        const std::size_t end = text.find("```", at);
        ASSERT_NE(end, std::string::npos);
        std::vector<Diagnostic> diagnostics;
        parse(std::make_shared<SourceText>(SourceText{"README.md", text.substr(at, end - at)}), *loader,
              diagnostics);
        for (const Diagnostic& d : diagnostics) ADD_FAILURE() << render(d);
        ++count;
        at = end;
    }
    EXPECT_GE(count, 5);
}

// What we ship parses without a complaint.
TEST(Manual, ShippedFilesParse) {
    const auto folder = sectorsmith::testing::sourceFolder() / "templates";
    const auto loader = folderLoader({folder.string()});
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto extension = entry.path().extension();
        if (extension != ".hexpat" && extension != ".pat") continue;
        const auto bytes = sectorsmith::testing::readFile(entry.path());
        std::vector<Diagnostic> diagnostics;
        parse(std::make_shared<SourceText>(SourceText{
                  entry.path().string(), {reinterpret_cast<const char*>(bytes.data()), bytes.size()}}),
              *loader, diagnostics);
        for (const Diagnostic& d : diagnostics) ADD_FAILURE() << render(d);
        ++count;
    }
    EXPECT_GE(count, 40);
}

}  // namespace
}  // namespace sectorsmith::lang
