// SPDX-License-Identifier: GPL-3.0-or-later
// Runs statements: those of the file, of records and of functions.
#pragma once

#include <span>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class Executor {
 public:
    explicit Executor(Evaluator& e);

    Ref<Contents> rootBody();  // run if need be
    // Makes the members of a record; its error is in it.
    void runRecord(RecordBody& body);
    Flow execBody(std::span<ast::Stmt* const> body, Frame& frame);
    void setDebug(DebugHook* debug) { debug_ = debug; }

 private:
    void runRoot();
    void placeStartType(RecordBody& root);
    bool runFile(Frame& frame);
    void runMain(Frame& frame);
    void runMembers(const Type& type, Frame& frame, int depth);
    Flow exec(const ast::Stmt& stmt, Frame& frame);
    Flow execExpression(const ast::ExpressionStmt& stmt, Frame& frame);
    Flow execMatch(const ast::MatchStmt& stmt, Frame& frame);
    Flow execTry(const ast::TryStmt& stmt, Frame& frame);
    void execAssign(const ast::AssignStmt& stmt, Frame& frame);

    const Program& program_;
    const EvaluateOptions& options_;
    Bounds& bounds_;
    ErrorLog& errors_;
    SourceBytes& bytes_;
    Runs& runs_;
    TypeTable& types_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    Variables& variables_;
    Placer& placer_;
    BitPlacer& bits_;
    Expressions& expressions_;
    Paths& paths_;
    Calls& calls_;
    DebugHook* debug_ = nullptr;  // mostly: nobody debugs
};

}  // namespace sectorsmith::lang
