// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/bounds.h"

#include <algorithm>
#include <optional>

#include "lang/errors.h"
#include "lang/eval/stack.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint32_t kDeepest = 4096;  // levels of types and calls
constexpr std::uint64_t kStepsPerSecond = 20'000'000;
}  // namespace

Bounds::Bounds(const Limits& limits, const ProgramPragmas& pragmas, const BodyCache& kept)
    : limits_(limits), budget_(limits.workLimit), kept_(kept) {
    // 0 asks for no limit: the budget of work and memory holds in any case.
    auto apply = [](std::uint64_t& limit, std::optional<std::uint64_t> pragma) {
        if (pragma) limit = *pragma != 0 ? *pragma : ~std::uint64_t{0};
    };
    apply(limits_.arrayLimit, pragmas.arrayLimit);
    apply(limits_.nodeLimit, pragmas.patternLimit);
    apply(limits_.loopLimit, pragmas.loopLimit);
    // The stack is guarded on its own, so a template may nest deeper than our default.
    if (pragmas.evalDepth)
        limits_.depthLimit =
            *pragmas.evalDepth != 0
                ? static_cast<std::uint32_t>(std::min<std::uint64_t>(*pragmas.evalDepth, kDeepest))
                : kDeepest;
}

void Bounds::enter() {
    if (entries_++ > 0) return;
    stackEnd_ = stackEnd(static_cast<const char*>(__builtin_frame_address(0)));
    budget_.renew();
}

void Bounds::failWork(Where where) {
    budget_.noteOverrun();
    failLimit(where,
              say(LangError::TooMuchWork, std::max<std::uint64_t>(budget_.limit() / kStepsPerSecond, 1)));
}

void Bounds::failMemory(Where where) {
    budget_.noteOverrun();
    failLimit(where, say(LangError::TooMuchMemory, limits_.memoryLimit >> 20));
}

void Limits::raiseBudget(std::uint64_t factor) {
    auto raise = [factor](std::uint64_t& limit) {
        limit = factor == 0 || limit > ~std::uint64_t{0} / factor ? ~std::uint64_t{0} : limit * factor;
    };
    raise(workLimit);
    raise(memoryLimit);
}

}  // namespace sectorsmith::lang
