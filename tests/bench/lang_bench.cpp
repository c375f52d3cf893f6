// SPDX-License-Identifier: GPL-3.0-or-later
// The template language's figures: one line per case with seconds and the process's peak memory so far. Run a case alone
// (`lang_bench NAME`) for its own peak.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "io/memory_source.h"
#include "lang/template.h"

namespace {

using namespace sectorsmith;
using namespace sectorsmith::lang;

// Bytes that are worked out when they are read: a large disk without memory.
class PatternSource : public ByteSource {
 public:
    explicit PatternSource(std::uint64_t size) : size_(size) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return 512; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::byte>((offset + i) * 31 >> 3);
        return {};
    }
    std::string name() const override { return "pattern"; }

 private:
    std::uint64_t size_;
};

class NoFiles : public Loader {
 public:
    std::shared_ptr<const SourceText> load(const std::string&) override { return nullptr; }
};

std::shared_ptr<const Program> compileText(const std::string& text) {
    NoFiles none;
    CompileResult result = compile(std::make_shared<SourceText>(SourceText{"bench", text}), none);
    for (const Diagnostic& d : result.diagnostics) std::fputs(render(d).c_str(), stderr);
    if (!result.program) std::exit(1);
    return result.program;
}

// Of the processor: other programs do not count.
double cpuSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double peakMiB() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void report(const char* name, const std::string& only, const std::function<void()>& work) {
    if (!only.empty() && only != name) return;
    const auto begin = std::chrono::steady_clock::now();
    const double cpu = cpuSeconds();
    work();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("%-28s %9.4f s   %9.4f s of CPU   %7.1f MiB peak\n", name, took.count(), cpuSeconds() - cpu,
                peakMiB());
    std::fflush(stdout);
}

std::vector<std::byte> data(std::size_t size) {
    std::vector<std::byte> bytes(size);
    std::uint32_t state = 12345;
    for (std::byte& b : bytes) {
        state = state * 1664525 + 1013904223;
        b = static_cast<std::byte>(state >> 24);
    }
    return bytes;
}

void json(const std::string& text, std::shared_ptr<const ByteSource> source) {
    const auto evaluation = evaluate(compileText(text), std::move(source));
    std::ofstream null("/dev/null");
    if (writeJson(null, evaluation->root(), {}) != 0) std::puts("  (errors!)");
}

}  // namespace

int main(int argc, char** argv) {
    const std::string only = argc > 1 ? argv[1] : "";
    const std::size_t megabytes = std::size_t{16} << 20;
    report("fixed structs, JSON", only, [&] {
        json("struct E { u32 a; u32 b; u64 c; }; E e[1000000] @ 0;",
             std::make_shared<MemorySource>(data(megabytes)));
    });
    report("u8[16M], JSON", only,
           [&] { json("u8 x[16777216] @ 0;", std::make_shared<MemorySource>(data(megabytes))); });
    report("structs with enum, JSON", only, [&] {
        json(
            "enum K : u8 { A, B = 5 ... 200, C }; struct E { u32 a; K k; u8 p[3]; u64 c; }; E e[1000000] @ "
            "0;",
            std::make_shared<MemorySource>(data(megabytes)));
    });
    report("varying structs, JSON", only, [&] {
        json("struct E { u8 n; if (n > 127) u32 a; else u16 b; u64 c; }; E e[1000000] @ 0;",
             std::make_shared<MemorySource>(data(megabytes)));
    });
    report("10^9 elements, the last", only, [&] {
        const auto evaluation =
            evaluate(compileText("struct E { u32 a; u32 b; u64 c; }; E e[1000000000] @ 0;"),
                     std::make_shared<PatternSource>(std::uint64_t{16'000'000'000}));
        const NodePtr node = findPath(evaluation->root(), "e[999999999].c");
        if (!node || !std::holds_alternative<Uint128>(node->value())) std::puts("  (wrong!)");
    });
    report("loop of 1M rounds", only, [&] {
        const auto evaluation = evaluate(
            compileText(
                "fn f() { u64 s = 0; for (u32 i = 0, i < 1000000, i = i + 1) { s = s + i * 2; } return s; };"
                "u64 r = f() [[export]];"),
            std::make_shared<MemorySource>(std::vector<std::byte>(16)));
        const NodePtr node = findPath(evaluation->root(), "r");
        if (!node || node->displayValue() != "999999000000") std::puts("  (wrong!)");
    });
    report("1M calls", only, [&] {
        const auto evaluation = evaluate(compileText("fn g(u32 a) { return a + 1; }; fn f() { u64 s = 0; "
                                                     "while (s < 1000000) { s = g(s); } return s; };"
                                                     "u64 r = f() [[export]];"),
                                         std::make_shared<MemorySource>(std::vector<std::byte>(16)));
        const NodePtr node = findPath(evaluation->root(), "r");
        if (!node || node->displayValue() != "1000000") std::puts("  (wrong!)");
    });
    return 0;
}
