// SPDX-License-Identifier: GPL-3.0-or-later
// A million staged edits: memory (at most 300 MB more) and the time to undo all of them (at most 1 s).
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <random>

#include "edit/overlay.h"

namespace {

using namespace sectorsmith;

// A disk of zeros of any size.
class Zeros : public ByteSource {
 public:
    std::uint64_t size() const override { return std::uint64_t{1} << 40; }
    std::uint32_t sectorSize() const override { return 512; }
    ReadReport read(std::uint64_t, std::span<std::byte> out) const override {
        std::ranges::fill(out, std::byte{0});
        return {};
    }
    std::string name() const override { return "zeros"; }
};

double peakMegabytes() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    return static_cast<double>(use.ru_maxrss) / 1000;
}

}  // namespace

int main() {
    using Clock = std::chrono::steady_clock;
    const auto since = [](Clock::time_point t) {
        return std::chrono::duration<double>(Clock::now() - t).count();
    };
    Overlay overlay(std::make_shared<Zeros>());
    std::mt19937_64 random(1);
    const double before = peakMegabytes();
    auto begin = Clock::now();
    for (int i = 0; i < 1'000'000; ++i) {
        std::byte bytes[4];
        for (auto& b : bytes) b = static_cast<std::byte>(random() | 1);
        if (!overlay.stage(random() % (overlay.size() - 4), bytes, "edit")) return 2;
    }
    const double staged = since(begin);
    begin = Clock::now();
    overlay.jumpTo(0);
    const double undone = since(begin);
    const double memory = peakMegabytes() - before;
    std::printf("1,000,000 edits staged in %.2f s, %.0f MB; all undone in %.2f s\n", staged, memory, undone);
    return overlay.empty() && memory < 300 && undone < 1 ? 0 : 1;
}
