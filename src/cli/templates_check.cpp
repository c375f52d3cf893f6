// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith templates check, templates test: for those who write templates.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/chosen_template.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/table.h"
#include "cli/templates.h"
#include "lang/builtin_templates.h"
#include "ops/template_folders.h"
#include "ops/template_test.h"

namespace sectorsmith::cli {

namespace {

namespace fs = std::filesystem;

std::string_view severityWord(lang::Severity severity) {
    switch (severity) {
        case lang::Severity::Error: return "error";
        case lang::Severity::Warning: return "warning";
        case lang::Severity::Note: return "note";
    }
    return {};
}

Json diagnosticJson(const lang::Diagnostic& diagnostic) {
    Json object;
    object["severity"] = std::string(severityWord(diagnostic.severity));
    const bool placed = diagnostic.span.source != nullptr;
    object["file"] = placed ? jsonText(diagnostic.span.source->name) : Json();
    object["line"] = placed ? Json(diagnostic.span.line()) : Json();
    object["column"] = placed ? Json(diagnostic.span.column()) : Json();
    object["message"] = jsonText(diagnostic.message.text);
    return object;
}

Json diagnosticsJson(const std::vector<lang::Diagnostic>& diagnostics) {
    Json all = Json::array();
    for (const auto& one : diagnostics) all.push_back(diagnosticJson(one));
    return all;
}

std::uint64_t countOf(const std::vector<lang::Diagnostic>& diagnostics, lang::Severity severity) {
    return static_cast<std::uint64_t>(std::ranges::count(diagnostics, severity, &lang::Diagnostic::severity));
}

// The file of an ID, or `name` itself.
std::string templateFile(const std::string& name, const std::vector<lang::TemplateInfo>& templates) {
    const auto known = std::ranges::find(templates, name, &lang::TemplateInfo::id);
    return known == templates.end() ? name : known->path;
}

// What a template in that file imports lies in these folders, its own, or among the shipped ones.
std::unique_ptr<lang::Loader> loaderFor(const std::string& path, std::vector<std::string> includes) {
    const fs::path file = lang::isBuiltin(path) ? fs::path(path) : fs::absolute(path);
    includes.push_back(file.parent_path().generic_string());
    return templateLoader(templateFolders(), std::move(includes));
}

Json testCaseJson(const TemplateTestCase& one) {
    Json object;
    object["name"] = jsonText(one.name, true);
    object["values"] = jsonInteger(one.values);
    object["failures"] = textsJson(one.failures);
    return object;
}

Json testJson(const TemplateTestReport& report) {
    Json object;
    object["template"] = jsonText(report.templatePath);
    object["test"] = jsonText(report.testPath);
    object["passed"] = report.passed();
    object["diagnostics"] = diagnosticsJson(report.diagnostics);
    Json cases = Json::array();
    for (const auto& one : report.cases) cases.push_back(testCaseJson(one));
    object["cases"] = std::move(cases);
    return object;
}

void printTest(Context& context, const TemplateTestReport& report) {
    std::uint64_t values = 0;
    for (const auto& one : report.cases) values += one.values;
    context.streams.out << fmt::format("{}: {} in {}: {}\n", printable(report.templatePath),
                                       counted(values, "value"), counted(report.cases.size(), "case"),
                                       report.passed() ? "passed" : "failed");
    for (std::size_t i = 0; i < report.cases.size(); ++i)
        for (const Message& failure : report.cases[i].failures)
            context.streams.out << fmt::format("  {}: {}\n",
                                               report.cases[i].name.empty() ? fmt::format("case {}", i + 1)
                                                                            : printable(report.cases[i].name),
                                               printable(failure.text));
}

// Pairs of a template and its expected values; `failed` gets the exit code for those that have none.
struct TestPair {
    std::string path;
    std::string test;
};
std::vector<TestPair> testPairs(Context& context, const std::vector<std::string>& names, int& failed) {
    const std::vector<lang::TemplateInfo> templates = availableTemplates(templateFolders());
    std::vector<TestPair> pairs;
    std::error_code none;
    if (names.empty()) {
        for (const auto& info : templates)
            if (const std::string test = templateTestPath(info.path); fs::is_regular_file(test, none))
                pairs.push_back({info.path, test});
        return pairs;
    }
    for (const std::string& name : names) {
        if (const auto tested = testedTemplate(name)) {
            pairs.push_back({*tested, name});
            continue;
        }
        const std::string path = templateFile(name, templates);
        const std::string test = templateTestPath(path);
        if (!fs::is_regular_file(test, none)) {
            context.error(fmt::format("{} does not exist: it would hold the values that {} should have",
                                      printable(test), printable(path)));
            failed = exitUsage;
        } else {
            pairs.push_back({path, test});
        }
    }
    return pairs;
}

}  // namespace

int checkTemplates(Context& context, const std::vector<std::string>& names,
                   const std::vector<std::string>& includes) {
    if (names.empty()) {
        context.error("templates check needs at least one template file or ID");
        return exitUsage;
    }
    const std::vector<lang::TemplateInfo> templates = availableTemplates(templateFolders());
    int exit = exitDone;
    Json files = Json::array();
    for (const std::string& name : names) {
        const std::string path = templateFile(name, templates);
        auto text = readTemplate(path);
        if (!text) {
            exit = std::max(exit, context.report(text.error()));
            continue;
        }
        const auto loader = loaderFor(path, includes);
        const lang::CompileResult compiled = lang::compile(*text, *loader);
        const std::uint64_t errors = countOf(compiled.diagnostics, lang::Severity::Error);
        const std::uint64_t warnings = countOf(compiled.diagnostics, lang::Severity::Warning);
        if (errors + warnings > 0) exit = std::max<int>(exit, exitFinding);
        if (context.json == JsonMode::None) {
            for (const auto& diagnostic : compiled.diagnostics) {
                const std::string shown = lang::render(diagnostic);
                context.streams.out << shown << (shown.ends_with('\n') ? "" : "\n");
            }
            context.streams.out << fmt::format("{}: {}, {}\n", printable(path), counted(errors, "error"),
                                               counted(warnings, "warning"));
            continue;
        }
        Json object;
        object["path"] = jsonText(path);
        object["errors"] = errors;
        object["warnings"] = warnings;
        object["diagnostics"] = diagnosticsJson(compiled.diagnostics);
        if (context.json == JsonMode::Lines) writeJsonLine(context.streams.out, object);
        else files.push_back(std::move(object));
    }
    if (context.json == JsonMode::Document)
        writeJsonDocument(context.streams.out, {{"files", std::move(files)}});
    return exit;
}

int testTemplates(Context& context, const std::vector<std::string>& names,
                  const std::vector<std::string>& includes) {
    int exit = exitDone;
    const std::vector<TestPair> pairs = testPairs(context, names, exit);
    if (pairs.empty() && names.empty()) context.note("no template has a file of expected values beside it");
    Json tests = Json::array();
    for (const TestPair& pair : pairs) {
        const auto loader = loaderFor(pair.path, includes);
        auto report = runTemplateTest(pair.path, pair.test, *loader);
        if (!report) {
            exit = std::max(exit, context.report(report.error()));
            continue;
        }
        if (!report->passed()) exit = std::max<int>(exit, exitFinding);
        if (context.json == JsonMode::None) {
            showDiagnostics(context, report->diagnostics);
            printTest(context, *report);
        } else if (context.json == JsonMode::Lines) {
            writeJsonLine(context.streams.out, testJson(*report));
        } else {
            tests.push_back(testJson(*report));
        }
    }
    if (context.json == JsonMode::Document)
        writeJsonDocument(context.streams.out, {{"tests", std::move(tests)}});
    return exit;
}

}  // namespace sectorsmith::cli
