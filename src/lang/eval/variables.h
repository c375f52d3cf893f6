// SPDX-License-Identifier: GPL-3.0-or-later
// Variables: declared, given their first value, assigned, shown.
#pragma once

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class Variables {
 public:
    explicit Variables(Evaluator& e);

    // A variable of the function or of the record that runs.
    void declareLocal(const ast::VariableStmt& stmt, Frame& frame);
    void assign(Place& place, const Value& value, ast::Where where);
    // As a variable of that type holds it.
    Value coerceTo(const Type& type, const Value& value, ast::Where where);
    // Locals with [[export]] become fields with bytes of their own.
    void exportLocals(RecordBody& body);

 private:
    Value initialValue(const ast::VariableStmt& stmt, Frame& frame);
    Value arrayValue(const ast::VariableStmt& stmt, const TypePtr& type, Frame& frame);
    Value textsValue(const ast::VariableStmt& stmt, Frame& frame);
    Value recordValue(const ast::VariableStmt& stmt, const TypePtr& type, Frame& frame);
    Value copied(const Value& value, ast::Where where);
    Field blank(const ast::VariableStmt& stmt, const TypePtr& type);

    const Program& program_;
    const Analysis& analysis_;
    const EvaluateOptions& options_;
    Bounds& bounds_;
    ErrorLog& errors_;
    SourceBytes& bytes_;
    TypeTable& types_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    Placer& placer_;
    Expressions& expressions_;
    Paths& paths_;
};

}  // namespace sectorsmith::lang
