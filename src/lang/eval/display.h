// SPDX-License-Identifier: GPL-3.0-or-later
// What people are shown of a field.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"
#include "lang/node.h"

namespace sectorsmith::lang {

// Text for one line: without what follows the NULs at its end, control characters as escapes.
std::string shownText(std::string_view text);
NodeKind kindOf(const Field& field);

// Same threading rule as the evaluation.
class Display {
 public:
    explicit Display(Evaluator& e);

    std::string display(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::string enumText(const Type& type, const Value& value, bool withNumber);
    // What functions said about the field; nullptr: nothing.
    const Described* described(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // A function gave some field a name, a comment or a colour.
    bool hasDescribed() const { return described_; }
    void noteDescribed() { described_ = true; }

 private:
    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    TypeTable& types_;
    Bodies& bodies_;
    Fields& fields_;
    Attributes& attributes_;
    Paths& paths_;
    bool described_ = false;
};

}  // namespace sectorsmith::lang
