// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong in an evaluation: failures become diagnostics, each noted once.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "lang/diagnostic.h"
#include "lang/errors.h"
#include "lang/eval/bounds.h"
#include "lang/eval/failure.h"
#include "lang/eval/run.h"
#include "lang/program.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class ErrorLog {
 public:
    ErrorLog(const Program& program, Bounds& bounds, const Runs& runs)
        : program_(program), bounds_(bounds), runs_(runs) {}

    const std::vector<Diagnostic>& noted() const { return noted_; }
    void note(const Diagnostic& diagnostic);
    Diagnostic diagnosticOf(const Failure& failure, ast::Where fallback) const;
    // Runs `work` and turns what it throws into an error.
    template <typename Work>
    std::optional<Diagnostic> guarded(ast::Where fallback, Work&& work) {
        try {
            work();
            return std::nullopt;
        } catch (const Failure& f) {
            bounds_.take(kFailureSteps);
            Diagnostic d = diagnosticOf(f, fallback);
            if (runs_.strict == 0) note(d);  // in a `try` it may yet be caught
            return d;
        } catch (const Cancelled&) {
            return Diagnostic{Severity::Error, program_.span(fallback), say(LangError::Cancelled), {}};
        }
    }

 private:
    const Program& program_;
    Bounds& bounds_;
    const Runs& runs_;
    std::vector<Diagnostic> noted_;
    std::unordered_set<std::string> keys_;
};

}  // namespace sectorsmith::lang
