// SPDX-License-Identifier: GPL-3.0-or-later
// A template with its expected values beside it: NAME.hexpat and NAME.test.json (templates/README.md describes the file).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/message.h"
#include "lang/template.h"

namespace sectorsmith {

struct TemplateTestCase {
    std::string name;          // as the file gives it; may be empty
    std::uint64_t values = 0;  // expectations that were compared
    std::vector<Message> failures;
};

struct TemplateTestReport {
    std::string templatePath;
    std::string testPath;
    std::vector<lang::Diagnostic> diagnostics;  // of the compiler
    std::vector<TemplateTestCase> cases;        // none when the template does not compile
    bool passed() const;
};

// The file of expected values that belongs to a template's file, whether it exists or not: "a/b.test.json" for "a/b.hexpat".
std::string templateTestPath(std::string_view templatePath);
// The template that such a file belongs to ("a/b.hexpat" or "a/b.pat", whichever exists); nullopt: it has another name, or
// there is no such template.
std::optional<std::string> testedTemplate(std::string_view testPath);

// Runs the cases in `testPath` through the template. Imports come from `loader`. Fails when one of the two files, or a data
// file that is named there, cannot be read, or does not hold what it should; what does not match is in the report. Of each
// case's tree at most 100,000 nodes are looked at for errors.
Result<TemplateTestReport> runTemplateTest(const std::string& templatePath, const std::string& testPath,
                                           lang::Loader& loader);

}  // namespace sectorsmith
