// SPDX-License-Identifier: GPL-3.0-or-later
// Where code runs: the records being made, one in the other, and the functions called from them.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "lang/eval/body.h"
#include "lang/native.h"

namespace sectorsmith::lang {

// One run of a record's statements (or a pretended one, for expressions outside of any).
struct Run {
    RecordBody* body = nullptr;
    Run* outer = nullptr;
    std::uint64_t start = 0;
    std::uint64_t cursor = 0;  // valid while body->pending < 0
    std::uint64_t unionEnd = 0;
    std::uint64_t bit = 0;  // in a bitfield: counted from the outermost one's start
    std::uint64_t arrayIndex = 0;
    std::endian endian = std::endian::little;
    bool isUnion = false;
    bool isBitfield = false;
    int tryDepth = 0;
    Ref<Section> section;
};

// A record's own code, or a function called from it.
struct Frame {
    Run* run = nullptr;
    RecordBody* body = nullptr;  // the record around; may be null
    const TemplateValues* args = nullptr;
    const ast::FunctionDecl* function = nullptr;
    std::vector<Value>* slots = nullptr;
    // `this`, when it is not the body itself: the field whose attribute is evaluated.
    const Field* self = nullptr;
    Ref<Contents> selfOwner;
    std::uint64_t selfIndex = 0;
    Value result;
};

// What is being made at present, and what code there has set for all that follows.
struct Runs {
    Run* current = nullptr;  // the innermost
    int strict = 0;          // in a `try`: what is placed runs at once and in full, and its errors are thrown
    std::endian endian = std::endian::little;
    BitOrder bitOrder = BitOrder::LeastToMost;
    std::uint64_t random = 0;  // the state of std::random
    // A debugger looks at what is there: it sees what is still being made as far as it got, and settles nothing of it.
    bool inspecting = false;

    // `run` is the innermost one as long as this lives.
    class Running {
     public:
        Running(Runs& runs, Run& run) : runs_(runs), outer_(runs.current) { runs.current = &run; }
        ~Running() { runs_.current = outer_; }
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;

     private:
        Runs& runs_;
        Run* outer_;
    };
};

}  // namespace sectorsmith::lang
