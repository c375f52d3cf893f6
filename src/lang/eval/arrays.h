// SPDX-License-Identifier: GPL-3.0-or-later
// Elements by number. Where all have one size that is arithmetic; else sizes are found by running the elements once, and
// checkpoints lead back to any of them.
#pragma once

#include <cstdint>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class Arrays {
 public:
    explicit Arrays(Evaluator& e);

    void setUp(ArrayBody& body);
    std::uint64_t elementCount(ArrayBody& body);  // scans if need be
    bool hasElement(ArrayBody& body, std::uint64_t index);
    Field elementField(ArrayBody& body, std::uint64_t index);
    std::uint64_t arrayEnd(ArrayBody& body);
    // A count that does not fit in the source is the field's error; the elements that are there are shown.
    void clipArray(Field& field, std::uint64_t elementSize, ast::Where where);

    // Finds all elements of an array, each in an evaluation of its own, however many there are.
    void scanForListing(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // In an entrance of its own, for a caller that lists everything.
    bool mayScanForListing() const;

 private:
    struct Step {
        std::uint64_t end = 0;
        bool dropped = false;
        bool last = false;
    };
    Step scanElement(ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot);
    bool scanOne(ArrayBody& body);  // false: there is no further element
    void finishArray(ArrayBody& body);
    void remember(ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot);
    ArrayBody::Spot elementSpot(ArrayBody& body, std::uint64_t index);
    Field elementAt(const ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot) const;
    bool whileCondition(const Field& array, const Ref<Contents>& owner, std::uint64_t address,
                        std::uint64_t index);

    Evaluator& e_;
    const Program& program_;
    const Analysis& analysis_;
    const EvaluateOptions& options_;
    Bounds& bounds_;
    ErrorLog& errors_;
    SourceBytes& bytes_;
    Runs& runs_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    Attributes& attributes_;
    Expressions& expressions_;
};

}  // namespace sectorsmith::lang
