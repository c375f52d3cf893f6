// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts for listings (flat.h), made of the first record of a type.
#pragma once

#include <cstdint>
#include <memory>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

class FlatPlan;

// The types keep the layouts. Same threading rule as the evaluation.
class FlatPlans {
 public:
    explicit FlatPlans(Evaluator& e) : e_(e) {}

    // How a listing lays out the records of field's type; nullptr: member by member. `often`: it is worth a plan at once.
    std::shared_ptr<const FlatPlan> flatPlan(const Field& field, const Ref<Contents>& owner,
                                             std::uint64_t index, bool often);
    // A record inside of the source that may have a plan.
    bool isFlat(const Field& field) const;
    // A limit of nodes that is lower than the usual one counts each of them, and what stands in a `try` is run.
    bool mayLayOut() const;
    // A layout for the field's record; nullptr: it has none.
    std::shared_ptr<const FlatPlan> makePlan(const Field& field, const Ref<Contents>& owner,
                                             std::uint64_t index);

 private:
    Evaluator& e_;
};

}  // namespace sectorsmith::lang
