// SPDX-License-Identifier: GPL-3.0-or-later
// Members become fields: where they lie, in which shape, and where the cursor goes after them.
#pragma once

#include <cstdint>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class Placer {
 public:
    explicit Placer(Evaluator& e);

    // A member of the record that runs; what fails is its error, and ends the record if its place is not its own.
    // Break or Return when that in the member ends what is around it, too.
    Flow place(const ast::VariableStmt& stmt, Frame& frame);
    // The field of a variable or a member, not yet in any record.
    Field makeField(const ast::VariableStmt& stmt, Frame& frame);
    // Adds it to the record that runs.
    void pushField(Field field, Frame& frame);

    // `$`. After a member whose size varies it is worked out when it is asked for.
    std::uint64_t cursor(Run& run);
    void setCursor(Run& run, std::uint64_t address);
    void setDebug(DebugHook* debug) { debug_ = debug; }

 private:
    Flow placeField(const ast::VariableStmt& stmt, Frame& frame);
    void shapeField(Field& field, const ast::VariableStmt& stmt, Frame& frame);
    std::uint64_t enumSize(const Field& field);
    Ref<Section> sectionOf(const ast::Expr& e, Frame& frame);
    void pushError(Field field, Frame& frame, const Failure& failure);
    void noteEnd(Run& run, std::uint64_t end);
    void force(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void runInOrder(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void forceStrictly(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // Variables of the record, or of the file when they change.
    bool readsVariables(const ast::Expr* e, RecordBody& body) const;

    const Analysis& analysis_;
    Bounds& bounds_;
    ErrorLog& errors_;
    SourceBytes& bytes_;
    Sections& sections_;
    Runs& runs_;
    TypeTable& types_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    Arrays& arrays_;
    Attributes& attributes_;
    BitPlacer& bits_;
    Expressions& expressions_;
    DebugHook* debug_ = nullptr;
};

}  // namespace sectorsmith::lang
