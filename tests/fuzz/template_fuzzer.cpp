// SPDX-License-Identifier: GPL-3.0-or-later
// Random templates over random data: lexer, parser, analysis and evaluator. The input is the template's text, a NUL, and
// the bytes it is laid over. Everything is bounded; a watch cancels what is slow, as a person would.
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "io/memory_source.h"
#include "lang/completion.h"
#include "lang/reformat.h"
#include "lang/source_index.h"
#include "lang/template.h"

namespace {

using namespace sectorsmith;
using namespace sectorsmith::lang;

// A few modules, one of which imports itself.
class Modules : public Loader {
 public:
    explicit Modules(const std::string& main) : main_(main) {}
    std::shared_ptr<const SourceText> load(const std::string& path) override {
        auto make = [&](std::string text) {
            return std::make_shared<SourceText>(SourceText{path, std::move(text)});
        };
        if (path == "std/mem.pat")
            return make(
                "#pragma once\nnamespace auto std::mem { enum Endian : u8 { Native, Big, Little };\n"
                "fn eof() { return $ >= builtin::std::mem::size(); };\n"
                "fn size() { return builtin::std::mem::size(); };\n"
                "fn read_unsigned(u128 a, u8 s, Endian e = Endian::Native) { return "
                "builtin::std::mem::read_unsigned(a, s, u32(e)); }; }");
        if (path == "std/io.pat")
            return make(
                "#pragma once\nnamespace auto std { fn print(auto f, auto ... a) { builtin::std::print(f, "
                "a); };\n"
                "fn format(auto f, auto ... a) { return builtin::std::format(f, a); }; fn error(str s) { "
                "builtin::std::error(s); }; }");
        if (path == "m.hexpat")
            return make("import m; struct M<T, auto N> { u8 n; T items[N]; }; u8 placed @ 1;");
        if (path == "self.hexpat") return make(main_);
        return nullptr;
    }

 private:
    const std::string& main_;
};

// Asks a node everything there is to ask, then its children.
void walk(const NodePtr& node, int depth, int& budget) {
    if (--budget < 0 || depth > 40) return;
    (void)node->kind();
    (void)node->name();
    (void)node->displayName();
    (void)node->typeName();
    (void)node->offset();
    (void)node->size();
    (void)node->bits();
    (void)node->endian();
    (void)node->value();
    (void)node->displayValue();
    (void)node->summary();
    (void)node->comment();
    (void)node->color();
    (void)node->hidden();
    (void)node->sealed();
    (void)node->inlined();
    (void)node->verdict();
    (void)node->linkTarget();
    (void)node->attribute("name");
    if (const auto e = node->error()) (void)render(*e);
    if (!node->hasChildren()) return;
    const std::uint64_t count = node->childCount();
    for (std::uint64_t i = 0; i < count && i < 20 && budget > 0; ++i)
        if (const NodePtr child = node->child(i)) walk(child, depth + 1, budget);
    if (count > 20) {
        if (const NodePtr last = node->child(count - 1)) walk(last, depth + 1, budget);
        if (node->child(count)) __builtin_trap();  // past the end there is nothing
    }
}

// Cancels the evaluation when it takes long.
class Watch {
 public:
    explicit Watch(Evaluation& evaluation)
        : thread_([this, &evaluation] {
              std::unique_lock lock(mutex_);
              if (!done_.wait_for(lock, std::chrono::milliseconds(1500), [this] { return stop_; }))
                  evaluation.cancel();
          }) {}
    ~Watch() {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
        }
        done_.notify_one();
        thread_.join();
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

 private:
    std::mutex mutex_;
    std::condition_variable done_;
    bool stop_ = false;
    std::thread thread_;
};

// What the editor asks while the text is being written.
void edit(const std::string& text, Loader& modules) {
    const auto index =
        SourceIndex::make(std::make_shared<SourceText>(SourceText{"main.hexpat", text}), modules);
    const auto size = static_cast<std::uint32_t>(text.size());
    for (std::uint32_t i = 0; i < 8; ++i) {
        const std::uint32_t at = size * i / 7;
        (void)completionsAt(*index, text, at);
        for (const std::uint32_t d : index->meaningsAt(at)) (void)index->renaming(d);
    }
    for (std::uint32_t i = 0; i < index->declarations().size() && i < 16; ++i) (void)index->layout(i);
    if (const auto even = reformat(text); even && reformat(*even) == std::nullopt) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(input.find('\0'), input.size());
    const std::string text(input.substr(0, end));
    (void)readPragmas(text);

    Modules modules(text);
    edit(text, modules);
    CompileResult compiled = compile(std::make_shared<SourceText>(SourceText{"main.hexpat", text}), modules);
    for (const Diagnostic& d : compiled.diagnostics) (void)render(d);
    if (!compiled.program) return 0;

    std::vector<std::byte> bytes;
    for (std::size_t i = end + 1; i < input.size(); ++i) bytes.push_back(static_cast<std::byte>(input[i]));
    EvaluateOptions options;
    options.limits.arrayLimit = 1 << 20;
    options.limits.loopLimit = 2'000;
    options.limits.depthLimit = 24;
    options.limits.nodeLimit = 50'000;
    options.limits.memoryLimit = 32 << 20;
    options.console = [](Severity, std::string_view) {};
    const auto evaluation =
        evaluate(compiled.program, std::make_shared<MemorySource>(std::move(bytes), 512, "data"), options);
    {
        const Watch watch(*evaluation);
        int budget = 2'000;
        const NodePtr root = evaluation->root();
        if (!root) __builtin_trap();
        walk(root, 0, budget);
        for (const NodePtr& node : fieldsAt(root, 3, 500)) {
            Message why;
            (void)findPath(root, pathOf(*node), &why);
        }
        for (const Diagnostic& d : evaluation->diagnostics()) (void)render(d);
    }
    return 0;
}
