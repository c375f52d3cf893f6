// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates/decoded.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith::testing {

using lang::NodeKind;
using lang::NodePtr;

namespace {

std::string fileText(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

Decoded::Decoded(const std::string& id, std::shared_ptr<const ByteSource> source, std::uint64_t base) {
    const auto folder = sourceFolder() / "templates";
    auto text = std::make_shared<lang::SourceText>();
    text->name = (folder / (id + ".hexpat")).string();
    text->text = fileText(text->name);
    auto loader = lang::folderLoader({folder.string()});
    auto compiled = lang::compile(text, *loader);
    for (const auto& diagnostic : compiled.diagnostics) ADD_FAILURE() << lang::render(diagnostic);
    if (!compiled.program) return;
    lang::EvaluateOptions options;
    options.baseAddress = base;
    evaluation_ = lang::evaluate(compiled.program, std::move(source), options);
}

NodePtr Decoded::node(const std::string& path) const {
    if (!evaluation_) return nullptr;
    Message why;
    auto found = lang::findPath(root(), path, &why);
    if (!found) ADD_FAILURE() << path << ": " << why.text;
    return found;
}

bool Decoded::has(const std::string& path) const {
    return evaluation_ && lang::findPath(root(), path, nullptr) != nullptr;
}

NodePtr member(const NodePtr& node, const std::string& path) {
    NodePtr here = node;
    std::istringstream names(path);
    for (std::string name; here && std::getline(names, name, '.');) {
        NodePtr found;
        for (std::uint64_t i = 0; !found; ++i) {
            const NodePtr child = here->child(i);
            if (!child) break;
            if (child->name() == name) found = child;
        }
        here = found;
    }
    return here;
}

std::uint64_t numberOf(const lang::Node& node) {
    const auto value = node.value();
    if (const auto* u = std::get_if<lang::Uint128>(&value)) return static_cast<std::uint64_t>(*u);
    if (const auto* s = std::get_if<lang::Int128>(&value)) return static_cast<std::uint64_t>(*s);
    if (const auto* b = std::get_if<bool>(&value)) return *b ? 1 : 0;
    ADD_FAILURE() << lang::pathOf(node) << " is no number: " << node.displayValue();
    return 0;
}

std::string textOf(const lang::Node& node) {
    const auto value = node.value();
    if (const auto* s = std::get_if<std::string>(&value)) return s->substr(0, s->find('\0'));
    ADD_FAILURE() << lang::pathOf(node) << " is no text: " << node.displayValue();
    return {};
}

std::uint64_t Decoded::number(const std::string& path) const {
    const auto found = node(path);
    return found ? numberOf(*found) : 0;
}

std::string Decoded::shown(const std::string& path) const {
    const auto found = node(path);
    return found ? found->displayValue() : std::string();
}

std::string Decoded::text(const std::string& path) const {
    const auto found = node(path);
    return found ? textOf(*found) : std::string();
}

std::uint64_t Decoded::count(const std::string& path) const {
    const auto found = node(path);
    return found ? found->childCount() : 0;
}

Decoded::Visit Decoded::visitAll(std::uint64_t most,
                                 const std::function<void(const std::string&, const NodePtr&)>& look) const {
    Visit visit;
    if (!evaluation_) return visit;
    struct Level {
        NodePtr node;
        std::string path;
        std::uint64_t next = 0;
    };
    std::vector<Level> stack;
    stack.push_back({root(), "", 0});
    while (!stack.empty()) {
        auto& level = stack.back();
        const NodePtr child = level.node->hasChildren() ? level.node->child(level.next) : nullptr;
        if (!child) {
            // An error in making the children shows once they were asked for.
            if (const auto error = level.node->error(); error && visit.errors.size() < 200)
                visit.errors.push_back(level.path + ": " + error->message.text);
            stack.pop_back();
            continue;
        }
        ++level.next;
        // Of long tables the beginning and the end will do.
        if (level.next == 2'000 && level.node->kind() == NodeKind::Array && level.node->childCount() > 10'000)
            level.next = level.node->childCount() - 2'000;
        if (++visit.nodes > most) return visit;
        const std::string name = child->name();
        std::string path = level.path;
        if (!path.empty() && !name.starts_with('[')) path += '.';
        path += name;
        if (look) look(path, child);
        const auto verdict = child->verdict();
        if (verdict && *verdict) ++visit.good;
        if (verdict && !*verdict && visit.bad.size() < 1000) visit.bad.push_back(path);
        (void)child->displayValue();
        (void)child->summary();
        (void)child->linkTarget();
        if (child->sealed() || !child->hasChildren()) {
            if (const auto error = child->error(); error && visit.errors.size() < 200)
                visit.errors.push_back(path + ": " + error->message.text);
            continue;
        }
        stack.push_back({child, path, 0});
    }
    visit.complete = true;
    return visit;
}

std::shared_ptr<const ByteSource> imageSource(const std::filesystem::path& path, std::uint32_t sectorSize) {
    return bytesSource(readFile(path), sectorSize);
}

std::shared_ptr<const ByteSource> bytesSource(std::vector<std::byte> bytes, std::uint32_t sectorSize) {
    return std::make_shared<MemorySource>(std::move(bytes), sectorSize);
}

std::string factsOf(const std::string& image) {
    // The real images stand packed beside the project; the unpacked one only gives the name.
    for (const auto& folder :
         {sourceFolder() / ".." / "shared" / "images", sourceFolder() / ".." / ".." / "shared" / "images"}) {
        const auto path = folder / "facts" / (image + ".txt");
        if (std::filesystem::exists(path)) return fileText(path);
    }
    return {};
}

std::vector<std::string> grep(const std::string& text, const std::string& expression) {
    std::vector<std::string> found;
    const std::regex regex(expression);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, regex))
            found.push_back(match.size() > 1 ? match[1].str() : match[0].str());
    }
    return found;
}

}  // namespace sectorsmith::testing
