// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions: literals, operators, casts, sizeof and its kin.
#pragma once

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation. What fails throws a Failure.
class Expressions {
 public:
    explicit Expressions(Evaluator& e);

    Value eval(const ast::Expr& e, Frame& frame);
    Value evalArgument(const ast::Expr& e, Frame& frame);  // fields stay references
    bool condition(const ast::Expr* e, Frame& frame) {     // nullptr: true
        return e == nullptr || toBool(eval(*e, frame), e->where);
    }
    Value evalLiteral(const ast::LiteralExpr& e);
    Value evalCast(const ast::Expr& operand, const Type& type, Frame& frame, ast::Where where);
    // Values of the type are big-endian: by its own prefix, else by default.
    bool turned(const Type& type) const;
    Value evalQuery(const ast::QueryExpr& e, Frame& frame);  // sizeof, addressof, typenameof

 private:
    Value evalBinary(const ast::BinaryExpr& e, Frame& frame);
    Value evalIs(const ast::TypeExpr& e, Frame& frame);
    Value evalAs(const ast::TypeExpr& e, Frame& frame);

    const Program& program_;
    Bounds& bounds_;
    SourceBytes& bytes_;
    TypeTable& types_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    Variables& variables_;
    Placer& placer_;
    Paths& paths_;
    const Runs& runs_;
    Calls& calls_;
};

}  // namespace sectorsmith::lang
