// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/template_test.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>
#include <set>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "io/memory_source.h"
#include "io/open.h"
#include "ops/errors.h"
#include "ops/messages.h"
#include "ops/template_folders.h"

namespace sectorsmith {

namespace {

namespace fs = std::filesystem;
using TestJson = nlohmann::ordered_json;

constexpr std::string_view testEnding = ".test.json";
constexpr std::uint64_t mostTestNodes = 100'000;      // with fields in them
constexpr std::uint64_t mostTestLeaves = 10'000'000;  // all others
constexpr std::uint64_t mostTestBytes = std::uint64_t{256} << 20;

bool isTestNumber(const TestJson& value) { return value.is_number_integer(); }

// 0x10 or 16; nullopt for all other texts.
std::optional<lang::Uint128> testNumber(std::string_view text) {
    const bool hex = text.starts_with("0x") || text.starts_with("0X");
    if (hex) text.remove_prefix(2);
    if (text.empty() || text.size() > 32) return std::nullopt;
    lang::Uint128 number = 0;
    for (const char c : text) {
        unsigned digit = 16;
        if (c >= '0' && c <= '9') digit = static_cast<unsigned>(c - '0');
        else if (hex && c >= 'a' && c <= 'f') digit = static_cast<unsigned>(c - 'a') + 10;
        else if (hex && c >= 'A' && c <= 'F') digit = static_cast<unsigned>(c - 'A') + 10;
        if (digit >= (hex ? 16U : 10U)) return std::nullopt;
        number = number * (hex ? 16 : 10) + digit;
    }
    return number;
}

// The value of a field that has a number; nullopt for all others.
std::optional<lang::Int128> fieldNumber(const lang::Node& node) {
    const lang::NodeValue value = node.value();
    if (const auto* plain = std::get_if<lang::Uint128>(&value)) return static_cast<lang::Int128>(*plain);
    if (const auto* sign = std::get_if<lang::Int128>(&value)) return *sign;
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? 1 : 0;
    if (const auto* character = std::get_if<char32_t>(&value)) return *character;
    return std::nullopt;
}

bool isValue(const lang::Node& node, const TestJson& expected) {
    const auto number = fieldNumber(node);
    if (expected.is_boolean()) return number == (expected.get<bool>() ? 1 : 0);
    if (expected.is_number_unsigned()) return number == lang::Int128(expected.get<std::uint64_t>());
    if (expected.is_number_integer()) return number == lang::Int128(expected.get<std::int64_t>());
    if (expected.is_number_float()) {
        const lang::NodeValue value = node.value();
        const auto* real = std::get_if<double>(&value);
        return real != nullptr && *real == expected.get<double>();
    }
    const auto& text = expected.get_ref<const std::string&>();
    if (node.displayValue() == text || node.shortValue() == text) return true;
    const lang::NodeValue value = node.value();
    if (const auto* held = std::get_if<std::string>(&value))
        return *held == text || held->substr(0, held->find('\0')) == text;
    const auto wanted = testNumber(text);
    if (wanted && number == static_cast<lang::Int128>(*wanted)) return true;
    return node.hasChildren() && !text.empty() && node.summary() == text;
}

std::string shownValue(const lang::Node& node) {
    if (std::string text = node.displayValue(); !text.empty()) return text;
    const lang::NodeValue value = node.value();
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return node.summary();
}

bool isScalar(const TestJson& value) { return value.is_string() || value.is_number() || value.is_boolean(); }

// One path of a case, whose expectation may be a value, null (not there) or an object with several of them.
void compareField(const lang::NodePtr& root, const std::string& path, const TestJson& expected,
                  TemplateTestCase& into) {
    ++into.values;
    const lang::NodePtr node = lang::findPath(root, path);
    if (expected.is_null()) {
        if (node) into.failures.push_back(say(OpsMessage::TestFieldThere, path));
        return;
    }
    if (!node) {
        into.failures.push_back(say(OpsMessage::TestFieldMissing, path));
        return;
    }
    const auto compareValue = [&](const TestJson& value) {
        if (!isValue(*node, value))
            into.failures.push_back(say(OpsMessage::TestValueDiffers, path, shownValue(*node),
                                        value.is_string() ? value.get<std::string>() : value.dump()));
    };
    if (!expected.is_object()) return compareValue(expected);
    for (const auto& [key, value] : expected.items()) {
        if (key == "value") compareValue(value);
        const auto number = [&](std::uint64_t is, OpsMessage what) {
            if (is != value.get<std::uint64_t>())
                into.failures.push_back(say(what, path, is, value.get<std::uint64_t>()));
        };
        if (key == "offset") number(node->offset(), OpsMessage::TestOffsetDiffers);
        if (key == "size") number(node->size(), OpsMessage::TestSizeDiffers);
        if (key == "count") number(node->childCount(), OpsMessage::TestCountDiffers);
        if (key == "summary" && node->summary() != value.get<std::string>())
            into.failures.push_back(
                say(OpsMessage::TestValueDiffers, path, node->summary(), value.get<std::string>()));
        if (key == "ok" && node->verdict() != value.get<bool>())
            into.failures.push_back(say(node->verdict() == true    ? OpsMessage::TestVerdictOk
                                        : node->verdict() == false ? OpsMessage::TestVerdictBad
                                                                   : OpsMessage::TestVerdictNone,
                                        path));
    }
}

// Whether the object in `values` has only keys and kinds of values that are known.
bool isExpectation(const TestJson& value) {
    if (value.is_null() || isScalar(value)) return true;
    if (!value.is_object() || value.empty()) return false;
    return std::ranges::all_of(value.items(), [](const auto& item) {
        const TestJson& one = item.value();
        if (item.key() == "value") return isScalar(one);
        if (item.key() == "offset" || item.key() == "size" || item.key() == "count")
            return one.is_number_unsigned();
        if (item.key() == "summary") return one.is_string();
        return item.key() == "ok" && one.is_boolean();
    });
}

struct FoundErrors {
    std::vector<lang::NodePtr> fields;  // in the order of the tree
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t notAll = 0;  // the bound that was reached; 0: all were looked at
};

// Plain numbers: what goes wrong with them goes wrong with their array.
bool holdsPlainNumbers(const lang::NodePtr& node) {
    if (node->kind() != lang::NodeKind::Array) return false;
    const lang::NodePtr first = node->child(0);
    if (!first || first->hasChildren()) return false;
    const lang::NodeKind kind = first->kind();
    return kind == lang::NodeKind::Unsigned || kind == lang::NodeKind::Signed ||
           kind == lang::NodeKind::Float || kind == lang::NodeKind::Boolean ||
           kind == lang::NodeKind::Character;
}

void collectErrors(const lang::NodePtr& node, FoundErrors& all) {
    const bool leaf = !node->hasChildren();
    std::uint64_t& seen = leaf ? all.leaves : all.nodes;
    const std::uint64_t most = leaf ? mostTestLeaves : mostTestNodes;
    if (seen == most) all.notAll = most;
    if (all.notAll != 0) return;
    ++seen;
    std::vector<lang::NodePtr>& found = all.fields;
    if (node->error()) found.push_back(node);
    if (leaf) return;
    const std::uint64_t count = node->childCount();
    const bool plain = count > 2 && holdsPlainNumbers(node);
    for (std::uint64_t i = 0; i < count && all.notAll == 0; i += plain && i == 0 ? count - 1 : 1)
        if (const lang::NodePtr child = node->child(i)) collectErrors(child, all);
    // What an array met at its end is known only now.
    if (node->error() && (found.empty() || found.back() != node) &&
        std::ranges::find(found, node) == found.end())
        found.push_back(node);
}

// Adds the bytes that the digits of one or several lines say; false: they are not pairs of digits.
bool addTestBytes(const TestJson& lines, std::vector<std::byte>& bytes) {
    std::string digits;
    const auto add = [&](const TestJson& line) {
        for (const char c : line.get_ref<const std::string&>())
            if (c != ' ' && c != '\n' && c != '\t') digits += c;
    };
    if (lines.is_array()) std::ranges::for_each(lines, add);
    else add(lines);
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        unsigned value = 0;
        const auto [end, error] =
            std::from_chars(digits.data() + i, digits.data() + std::min(i + 2, digits.size()), value, 16);
        if (error != std::errc{} || end != digits.data() + i + 2) return false;
        bytes.push_back(std::byte(value));
    }
    return true;
}

// "hex": the bytes from the start on, or an object of offsets with the bytes there, between which are zeros.
Result<std::vector<std::byte>> testBytes(const TestJson& hex, const std::string& testPath) {
    std::vector<std::byte> bytes;
    if (!hex.is_object()) {
        if (!addTestBytes(hex, bytes)) return fail(Cause::Usage, OpsError::TestHex, testPath);
        return bytes;
    }
    for (const auto& [offset, lines] : hex.items()) {
        const auto at = testNumber(offset);
        std::vector<std::byte> piece;
        if (!at || *at > mostTestBytes || !addTestBytes(lines, piece))
            return fail(Cause::Usage, OpsError::TestHex, testPath);
        const auto start = static_cast<std::size_t>(*at);
        if (bytes.size() < start + piece.size()) bytes.resize(start + piece.size());
        std::ranges::copy(piece, bytes.begin() + static_cast<std::ptrdiff_t>(start));
    }
    return bytes;
}

Result<std::shared_ptr<const ByteSource>> testSource(const TestJson& one, const std::string& testPath) {
    const auto sectorSize = one.value("sectorSize", std::uint32_t{512});
    if (sectorSize == 0 || sectorSize % 512 != 0 || sectorSize > 65536)
        return fail(Cause::Usage, OpsError::TestKey, "sectorSize", testPath);
    if (one.contains("file")) {
        const fs::path file = fs::path(testPath).parent_path() / one["file"].get<std::string>();
        OpenOptions options;
        options.asBytes = true;
        options.sectorSize = sectorSize;
        auto opened = openPath(file.string(), options);
        if (!opened) return std::unexpected(opened.error());
        return opened->source;
    }
    auto bytes = testBytes(one["hex"], testPath);
    if (!bytes) return std::unexpected(bytes.error());
    // Zeros may follow, so that short texts can stand for large files.
    const auto size = one.value("size", std::uint64_t{bytes->size()});
    if (size < bytes->size() || size > mostTestBytes)
        return fail(Cause::Usage, OpsError::TestKey, "size", testPath);
    bytes->resize(size);
    return std::make_shared<MemorySource>(std::move(*bytes), sectorSize, testPath);
}

// The key that is wrong in a case; empty: none.
std::string wrongKey(const TestJson& one) {
    if (!one.is_object()) return "cases";
    const auto isText = [](const TestJson& value) {
        return value.is_string() ||
               (value.is_array() && std::ranges::all_of(value, [](const auto& v) { return v.is_string(); }));
    };
    for (const auto& [key, value] : one.items()) {
        const bool right =
            key == "name" || key == "file" ? value.is_string()
            : key == "errors"              ? isText(value)
            : key == "hex" ? isText(value) || (value.is_object() && std::ranges::all_of(value, isText))
            : key == "size" || key == "offset" || key == "sectorSize" ? isTestNumber(value) && value >= 0
            : key == "values" ? value.is_object() && std::ranges::all_of(value, isExpectation)
                              : key == "comment";
        if (!right) return key;
    }
    if (one.contains("hex") == one.contains("file")) return "hex";
    if (one.contains("size") && !one.contains("hex")) return "size";
    return one.contains("values") ? std::string() : "values";
}

Result<TemplateTestCase> runTestCase(const TestJson& one, const std::shared_ptr<const lang::Program>& program,
                                     const std::string& testPath) {
    if (const std::string key = wrongKey(one); !key.empty())
        return fail(Cause::Usage, OpsError::TestKey, key, testPath);
    auto source = testSource(one, testPath);
    if (!source) return std::unexpected(source.error());
    TemplateTestCase result;
    result.name = one.value("name", std::string());
    lang::EvaluateOptions options;
    options.baseAddress = one.value("offset", std::uint64_t{0});
    const auto evaluation = lang::evaluate(program, *source, std::move(options));
    const lang::NodePtr root = evaluation->root();
    for (const auto& [path, expected] : one["values"].items()) compareField(root, path, expected, result);

    std::set<std::string> expected;
    if (const auto errors = one.find("errors"); errors != one.end()) {
        if (errors->is_string()) expected.insert(errors->get<std::string>());
        else expected = errors->get<std::set<std::string>>();
    }
    result.values += expected.size();
    FoundErrors found;
    collectErrors(root, found);
    std::set<std::string> met;
    for (const lang::NodePtr& node : found.fields) {
        std::string path = lang::pathOf(*node);
        if (!expected.contains(path))
            result.failures.push_back(say(OpsMessage::TestFieldError, path, node->error()->message));
        met.insert(std::move(path));
    }
    for (const std::string& path : expected)
        if (!met.contains(path)) result.failures.push_back(say(OpsMessage::TestNoError, path));
    if (found.notAll != 0) result.failures.push_back(say(OpsMessage::TestNotAllSeen, found.notAll));
    return result;
}

}  // namespace

bool TemplateTestReport::passed() const {
    return !cases.empty() &&
           std::ranges::all_of(cases, [](const TemplateTestCase& one) { return one.failures.empty(); });
}

std::string templateTestPath(std::string_view templatePath) {
    const auto slash = templatePath.find_last_of("/\\");
    const auto dot = templatePath.rfind('.');
    const bool ending = dot != std::string_view::npos && (slash == std::string_view::npos || dot > slash);
    return std::string(templatePath.substr(0, ending ? dot : templatePath.size())) + std::string(testEnding);
}

std::optional<std::string> testedTemplate(std::string_view testPath) {
    if (!testPath.ends_with(testEnding)) return std::nullopt;
    const std::string stem(testPath.substr(0, testPath.size() - testEnding.size()));
    for (const char* ending : {".hexpat", ".pat"})
        if (std::error_code none; fs::is_regular_file(stem + ending, none)) return stem + ending;
    return std::nullopt;
}

Result<TemplateTestReport> runTemplateTest(const std::string& templatePath, const std::string& testPath,
                                           lang::Loader& loader) {
    auto text = readTemplate(templatePath);
    if (!text) return std::unexpected(text.error());
    auto test = readTemplate(testPath);
    if (!test) return std::unexpected(test.error());
    TestJson document;
    try {
        document = TestJson::parse((*test)->text);
    } catch (const TestJson::exception& problem) {
        return fail(Cause::Usage, OpsError::TestNotJson, testPath, problem.what());
    }
    if (!document.is_object() || !document.contains("cases") || !document["cases"].is_array() ||
        document["cases"].empty())
        return fail(Cause::Usage, OpsError::TestKey, "cases", testPath);

    TemplateTestReport report;
    report.templatePath = templatePath;
    report.testPath = testPath;
    lang::CompileResult compiled = lang::compile(*text, loader);
    report.diagnostics = std::move(compiled.diagnostics);
    if (!compiled.program) return report;
    for (const TestJson& one : document["cases"]) {
        auto result = runTestCase(one, compiled.program, testPath);
        if (!result) return std::unexpected(result.error());
        report.cases.push_back(std::move(*result));
    }
    return report;
}

}  // namespace sectorsmith
