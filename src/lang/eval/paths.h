// SPDX-License-Identifier: GPL-3.0-or-later
// What names mean while code runs: a, E::A, parent.b[3].c, this.
#pragma once

#include <cstdint>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// What a path names.
struct Place {
    Value* variable = nullptr;  // of a function or a record
    ast::BuiltinType variableType = ast::BuiltinType::None;
    const Field* field = nullptr;  // or a field: `held`, or one that `owner` keeps
    Field held;
    Ref<Contents> owner;
    std::uint64_t index = 0;
    Ref<FieldObject> object;  // keeps a variable's field alive
    Value value;              // neither variable nor field: a computed value
};

// Same threading rule as the evaluation. What does not exist throws a Failure.
class Paths {
 public:
    explicit Paths(Evaluator& e);

    Place resolvePath(const ast::PathExpr& e, Frame& frame);
    Value valueOf(Place& place);           // leaves are read
    Value fieldValue(const Place& place);  // as a reference
    Value decay(const Value& value);       // a reference to a leaf is read
    Value enumerator(const ast::PathExpr& e);

 private:
    void rootPlace(const ast::PathExpr& e, Frame& frame, Place& place);
    bool lookUp(RecordBody& body, ast::Symbol name, Place& place);
    // The value that the type was given for its template parameter of that name.
    bool templateValue(const Type& type, ast::Symbol name, Place& place) const;
    void step(Place& place, const ast::PathSegment& segment, Frame& frame);
    void stepIndex(Place& place, const ast::PathSegment& segment, Frame& frame);
    void follow(Place& place);  // a pointer to what it points to
    void setField(Place& place, const Field& field, Ref<Contents> owner, std::uint64_t index);
    RecordBody* parentOf(RecordBody* body);

    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    TypeTable& types_;
    Bodies& bodies_;
    Fields& fields_;
    Arrays& arrays_;
    Attributes& attributes_;
    Expressions& expressions_;
};

}  // namespace sectorsmith::lang
