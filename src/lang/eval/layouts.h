// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes that are known without reading. What `[[static]]` asks a template's author for is found out here.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "lang/eval/parts.h"
#include "lang/eval/types.h"

namespace sectorsmith::lang {

// Each type keeps its layout. Same threading rule as the evaluation.
class Layouts {
 public:
    explicit Layouts(Evaluator& e) : e_(e) {}

    // Valid until other layouts are worked out. A type whose size is not fixed says so; what fails shows when it runs.
    const Layout& of(const Type& type);
    // Zeros in a field of this type say nothing but that they are zeros.
    bool mayBeBlank(const Type& type) { return of(type).quiet; }
    struct BitOrder {
        bool mostFirst = false;
        std::uint64_t total = 0;  // bits
    };
    // [[bitfield_order(std::core::BitfieldOrder::…, bits)]]
    std::optional<BitOrder> bitOrder(const Type& type);

 private:
    struct Measure;
    bool measureType(const Type& type, Layout& out);
    bool measure(std::span<ast::Stmt* const> body, Measure& m);
    bool measureStmt(const ast::Stmt& stmt, Measure& m);
    bool measureVariable(const ast::VariableStmt& v, Measure& m);
    std::optional<std::uint64_t> fixedSizeAttribute(const Type& type);

    Evaluator& e_;
};

}  // namespace sectorsmith::lang
