// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of fields and types: found, their arguments worked out, the functions that they name called.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// An attribute and where its arguments have their names from.
struct FoundAttribute {
    const ast::Attribute* attribute = nullptr;
    const TemplateValues* args = nullptr;  // nullptr: those of the owner
    bool onType = false;                   // names are those of the field's own members
    explicit operator bool() const { return attribute != nullptr; }
};

// Same threading rule as the evaluation.
class Attributes {
 public:
    explicit Attributes(Evaluator& e);

    FoundAttribute findAttribute(const Field& field, ast::Symbol name) const;
    bool hasAttribute(const Field& field, ast::Symbol name) const {
        return name != 0 && static_cast<bool>(findAttribute(field, name));
    }
    // `untilNull`: those after a first one that is null are not worked out.
    std::vector<Value> attributeValues(const FoundAttribute& found, const Field& field,
                                       const Ref<Contents>& owner, std::uint64_t index,
                                       bool untilNull = false);
    const ast::FunctionDecl* functionOf(const FoundAttribute& found, std::string* name = nullptr) const;
    // Calls the function that the attribute names, with the field (or `value`).
    std::optional<Value> callAttribute(const FoundAttribute& found, const Field& field,
                                       const Ref<Contents>& owner, std::uint64_t index,
                                       const Value* value = nullptr);

 private:
    void withFrame(const FoundAttribute& found, const Field& field, const Ref<Contents>& owner,
                   std::uint64_t index, const std::function<void(Frame&)>& work);

    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    Runs& runs_;
    Bodies& bodies_;
    Expressions& expressions_;
    Paths& paths_;
    Calls& calls_;
};

}  // namespace sectorsmith::lang
