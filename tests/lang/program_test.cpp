// SPDX-License-Identifier: GPL-3.0-or-later
// Programs with expectations: every tests/lang/programs/FEATURE/*.hexpat is compiled and
// evaluated, and what it says in comments has to come true. The lines:
//   // data: 01 02 FF "text"      bytes of the source, in hexadecimal or quoted; several lines are joined
//   // size: 4096                 the source is padded with zeros to so many bytes
//   // base: 0x100                where in the source the template starts
//   // env: NAME=VALUE            a variable for std::env
//   // depth: 64, loop: N, array: N, nodes: N    limits
//   // expect: text               a line that std::print prints, in order; none may be missing or left over.
//                                 Warnings come as "warning: text"
//   // expect-error: 7: text      an error at line 7 (the number may be left out) whose message holds the text. Every
//                                 error must be expected, and every expected one must come
//   // expect-warning: 7: text    the same of what compiling warns of
//   // expect-value: path = text  the value of a field, as std::print shows values; "none" for structs and arrays
//   // expect-shown: path = text  the field's display value
//   // expect-type: path = text   expect-name: path = text (the display name)   expect-comment: path = text
//   // expect-place: path = offset size      bytes in the source
//   // expect-bits: path = offset size       bits of a member of a bit field
//   // expect-children: path = name name …   the children's names
//   // expect-flags: path = hidden sealed inline      those that are set
//   // expect-color: path = RRGGBB           expect-link: path = offset        expect-verdict: path = ok|bad|none
// A path is what findPath() takes; "." is the root.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "io/memory_source.h"
#include "lang/debugger.h"
#include "lang/native.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

namespace fs = std::filesystem;

fs::path programs() { return sectorsmith::testing::sourceFolder() / "tests/lang/programs"; }

std::string trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return std::string(text);
}

struct Expectation {
    std::string kind;  // "value", "shown", ...
    std::string path;
    std::string text;
    int line = 0;
};

struct Script {
    std::vector<std::byte> data;
    EvaluateOptions options;
    std::vector<std::string> printed;
    std::vector<std::string> errors;
    std::vector<std::string> warnings;
    std::vector<Expectation> tree;
};

void addData(std::vector<std::byte>& out, const std::string& text) {
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ') {
            ++i;
        } else if (text[i] == '"') {
            for (++i; i < text.size() && text[i] != '"'; ++i) out.push_back(static_cast<std::byte>(text[i]));
            ++i;
        } else {
            ASSERT_TRUE(i + 1 < text.size()) << "half a byte in: " << text;
            out.push_back(static_cast<std::byte>(std::stoul(text.substr(i, 2), nullptr, 16)));
            i += 2;
        }
    }
}

Script readScript(const std::string& text) {
    Script s;
    std::istringstream in(text);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        line = trimmed(line);
        if (!line.starts_with("// ")) continue;
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos) continue;
        const std::string key = line.substr(3, colon - 3);
        const std::string value = trimmed(line.substr(colon + 1));
        auto numeric = [&] { return std::stoull(value, nullptr, 0); };
        if (key == "data") addData(s.data, value);
        else if (key == "size") s.data.resize(numeric());
        else if (key == "base") s.options.baseAddress = numeric();
        else if (key == "env")
            s.options.environment[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
        else if (key == "depth") s.options.limits.depthLimit = static_cast<std::uint32_t>(numeric());
        else if (key == "loop") s.options.limits.loopLimit = numeric();
        else if (key == "array") s.options.limits.arrayLimit = numeric();
        else if (key == "nodes") s.options.limits.nodeLimit = numeric();
        else if (key == "expect") s.printed.push_back(value);
        else if (key == "expect-error") s.errors.push_back(value);
        else if (key == "expect-warning") s.warnings.push_back(value);
        else if (key.starts_with("expect-")) {
            const std::size_t equal = value.find('=');
            EXPECT_NE(equal, std::string::npos) << line;
            s.tree.push_back(
                {key.substr(7), trimmed(value.substr(0, equal)), trimmed(value.substr(equal + 1)), number});
        }
    }
    return s;
}

std::string errorText(const Diagnostic& d) { return fmt::format("{}: {}", d.span.line(), d.message.text); }

// Everything below the node, as the command's `decode` would walk it.
void walk(const NodePtr& node, std::set<std::string>& errors, std::uint64_t& budget) {
    if (const auto e = node->error()) errors.insert(errorText(*e));
    node->displayValue();
    node->summary();
    if (const auto e = node->error()) errors.insert(errorText(*e));
    if (!node->hasChildren()) return;
    const std::uint64_t count = node->childCount();
    if (const auto e = node->error()) errors.insert(errorText(*e));
    for (std::uint64_t i = 0; i < count && budget > 0; ++i, --budget) {
        const NodePtr child = node->child(i);
        ASSERT_NE(child, nullptr) << pathOf(*node) << " child " << i << " of " << count;
        walk(child, errors, budget);
    }
}

std::string actual(const std::string& kind, const NodePtr& node) {
    if (kind == "value")
        return std::holds_alternative<std::monostate>(node->value()) ? "none" : valueText(node->value());
    if (kind == "shown") return node->displayValue();
    if (kind == "short") return node->shortValue();
    if (kind == "summary") return node->summary();
    if (kind == "type") return node->typeName();
    if (kind == "name") return node->displayName();
    if (kind == "comment") return node->comment();
    if (kind == "place") return fmt::format("{} {}", node->offset(), node->size());
    if (kind == "bits")
        return node->bits() ? fmt::format("{} {}", node->bits()->offset, node->bits()->size) : "none";
    if (kind == "color") return node->color() ? fmt::format("{:06X}", *node->color()) : "none";
    if (kind == "link") return node->linkTarget() ? fmt::format("{}", *node->linkTarget()) : "none";
    if (kind == "verdict") return !node->verdict() ? "none" : *node->verdict() ? "ok" : "bad";
    if (kind == "flags") {
        std::string out = node->hidden() ? "hidden " : "";
        if (node->sealed()) out += "sealed ";
        if (node->inlined()) out += "inline";
        return trimmed(out);
    }
    if (kind == "children") {
        std::string out;
        for (std::uint64_t i = 0, n = node->childCount(); i < n; ++i)
            out += (i == 0 ? "" : " ") + node->child(i)->name();
        return out;
    }
    ADD_FAILURE() << "unknown expectation expect-" << kind;
    return {};
}

// Each expectation takes one message; "7: text" wants it on that line. None may be left over.
void expectAll(const std::vector<std::string>& wanted, std::set<std::string> messages, const char* what) {
    for (const std::string& w : wanted) {
        const std::size_t digits = w.find_first_not_of("0123456789");
        const bool placed = digits != 0 && digits != std::string::npos && w.compare(digits, 1, ":") == 0;
        const std::string text = placed ? trimmed(w.substr(digits + 1)) : w;
        const auto found = std::ranges::find_if(messages, [&](const std::string& m) {
            if (!placed) return m.find(text) != std::string::npos;
            return m.starts_with(w.substr(0, digits) + ": ") && m.find(text, digits + 2) != std::string::npos;
        });
        if (found == messages.end()) ADD_FAILURE() << "no " << what << " '" << w << "'";
        else messages.erase(found);
    }
    for (const std::string& m : messages) ADD_FAILURE() << what << " not expected: " << m;
}

// Stops at each line, and looks at everything there.
class Curious : public Debugger {
 public:
    DebugAnswer stopped(DebugStop& stop) override {
        if (++stops > 500) return DebugAnswer::Continue;
        for (std::size_t i = 0; i < std::min<std::size_t>(stop.frames().size(), 3); ++i)
            look(stop, stop.locals(i), 2);
        look(stop, stop.globals(), 1);
        (void)stop.watch(0, "sizeof(this) + $ + addressof(parent)");
        return DebugAnswer::Continue;
    }
    int stops = 0;

 private:
    void look(DebugStop& stop, const DebugValues& values, int depth) {
        for (std::size_t i = 0; depth > 0 && i < std::min<std::size_t>(values.values.size(), 20); ++i)
            look(stop, stop.members(values.values[i]), depth - 1);
    }
};

class Programs : public ::testing::TestWithParam<std::string> {
 protected:
    static void doesAsItSays(bool debugged);
};

TEST_P(Programs, DoAsTheySay) { doesAsItSays(false); }
// Whoever looks changes nothing.
TEST_P(Programs, DoTheSameUnderADebugger) { doesAsItSays(true); }

void Programs::doesAsItSays(bool debugged) {
    const fs::path path = programs() / GetParam();
    std::ifstream in(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    ASSERT_FALSE(text.empty()) << path;
    Script script = readScript(text);
    ASSERT_FALSE(script.printed.empty() && script.errors.empty() && script.tree.empty())
        << "it expects nothing";

    const auto loader = folderLoader(
        {(programs() / "modules").string(), (sectorsmith::testing::sourceFolder() / "templates").string()});
    CompileResult compiled = compile(std::make_shared<SourceText>(SourceText{GetParam(), text}), *loader);
    std::set<std::string> errors;
    std::set<std::string> warnings;
    for (const Diagnostic& d : compiled.diagnostics)
        (d.severity == Severity::Error ? errors : warnings).insert(errorText(d));

    std::vector<std::string> printed;
    if (compiled.program) {
        script.options.console = [&](Severity severity, std::string_view line) {
            std::istringstream lines((severity == Severity::Note ? "" : "warning: ") + std::string(line));
            for (std::string one; std::getline(lines, one);) printed.push_back(trimmed(one));
        };
        const auto source = std::make_shared<MemorySource>(script.data, 512, "data");
        std::shared_ptr<Curious> curious;
        if (debugged) {
            curious = std::make_shared<Curious>();
            std::vector<Breakpoint> breakpoints;
            for (const std::uint32_t line : statementLines(*compiled.program, GetParam()))
                breakpoints.push_back({GetParam(), line});
            curious->setBreakpoints(std::move(breakpoints));
        }
        const auto evaluation = evaluateWithDebugger(compiled.program, source, script.options, curious);
        const NodePtr root = evaluation->root();
        ASSERT_NE(root, nullptr);
        std::uint64_t budget = 100'000;
        walk(root, errors, budget);
        EXPECT_TRUE(curious == nullptr || curious->stops > 0);
        for (const Diagnostic& d : evaluation->diagnostics())
            if (d.severity == Severity::Error) errors.insert(errorText(d));
        for (const Expectation& e : script.tree) {
            Message why;
            const NodePtr node = e.path == "." ? root : findPath(root, e.path, &why);
            if (!node) {
                ADD_FAILURE() << GetParam() << ":" << e.line << ": no field '" << e.path << "': " << why.text;
                continue;
            }
            EXPECT_EQ(actual(e.kind, node), e.text)
                << GetParam() << ":" << e.line << ": expect-" << e.kind << " of " << e.path;
        }
    } else if (!script.tree.empty() || !script.printed.empty()) {
        for (const Diagnostic& d : compiled.diagnostics) ADD_FAILURE() << render(d);
    }
    EXPECT_EQ(printed, script.printed) << GetParam();

    expectAll(script.errors, errors, "error");
    expectAll(script.warnings, warnings, "warning");
}

std::vector<std::string> allPrograms() {
    std::vector<std::string> out;
    std::error_code error;
    for (auto it = fs::recursive_directory_iterator(programs(), error);
         !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        const fs::path relative = it->path().lexically_relative(programs());
        // Those at the top are of programs_test.cpp, which has words of its own.
        const std::string first = relative.begin()->string();
        if (!relative.has_parent_path() || first == "modules" || first == "imported" ||
            relative.extension() != ".hexpat")
            continue;
        out.push_back(relative.generic_string());
    }
    std::ranges::sort(out);
    return out;
}

INSTANTIATE_TEST_SUITE_P(Lang, Programs, ::testing::ValuesIn(allPrograms()), [](const auto& program) {
    std::string name = program.param.substr(0, program.param.size() - 7);
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name;
});

// An empty folder would make all of this pass.
TEST(ProgramFolder, IsThere) { EXPECT_GE(allPrograms().size(), 60U); }

}  // namespace
}  // namespace sectorsmith::lang
