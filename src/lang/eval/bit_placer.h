// SPDX-License-Identifier: GPL-3.0-or-later
// Members of bitfields: which bits of which bytes they are.
#pragma once

#include <cstdint>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class BitPlacer {
 public:
    explicit BitPlacer(Evaluator& e);

    // Where the bits of a bitfield begin and how they are counted, before its members are made; and where it ends.
    void begin(RecordBody& body, Run& run);
    void finish(RecordBody& body, const Run& run);

    void placeBits(const ast::BitfieldEntryStmt& stmt, Frame& frame);
    // Members of a bitfield that are declared like a struct's: nested bitfields, and whole numbers.
    void placeBitMember(const ast::VariableStmt& stmt, Frame& frame);

 private:
    void placeBitArray(const ast::VariableStmt& stmt, Field field, Frame& frame);
    void setBits(Field& field, const RecordBody& body, std::uint64_t bit, std::uint32_t width) const;

    TypeTable& types_;
    Layouts& layouts_;
    Bodies& bodies_;
    Fields& fields_;
    const Analysis& analysis_;
    Attributes& attributes_;
    Placer& placer_;
    Expressions& expressions_;
};

}  // namespace sectorsmith::lang
