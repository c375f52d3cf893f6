// SPDX-License-Identifier: GPL-3.0-or-later
// How the evaluator unwinds. These are thrown inside src/lang/eval only; every entrance (Node, Evaluation, writeJson,
// findPath) catches them, so none crosses an interface.
#pragma once

#include <string>
#include <utility>

#include "lang/ast.h"
#include "lang/errors.h"

namespace sectorsmith::lang {

enum class FailureLevel : std::uint8_t {
    Normal,  // a statement failed; the ones after it can still run
    Fatal,   // std::error: the struct ends here
    Limit,   // a bound of the evaluation (depth, memory, nodes): a template's `catch` does not see it
};

// A template failed. `where` may be unset (end == 0): the statement around it then gives the place.
struct Failure {
    Message message;
    ast::Where where;
    FailureLevel level = FailureLevel::Normal;
};

// The run of a record ends; its error is already recorded.
struct Stop {};

// The user cancelled; nothing that was begun counts.
struct Cancelled {};

[[noreturn]] inline void failAt(ast::Where where, Said message) {
    throw Failure{std::move(message), where, FailureLevel::Normal};
}
[[noreturn]] inline void failLimit(ast::Where where, Said message) {
    throw Failure{std::move(message), where, FailureLevel::Limit};
}

}  // namespace sectorsmith::lang
