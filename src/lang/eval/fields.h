// SPDX-License-Identifier: GPL-3.0-or-later
// What the bytes of a field say: numbers, texts, pointers, update sequences.
#pragma once

#include <cstdint>
#include <string>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"
#include "lang/eval/source_bytes.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation. What cannot be read throws a Failure.
class Fields {
 public:
    explicit Fields(Evaluator& e);

    // The value of a leaf; `owner` is the body the field is in, `index` its place there.
    Value read(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    Value readRaw(const Field& field);  // without [[transform]]
    // A single value that the cursor found no byte for, or not all, because the data ends before it or in it, in a structure
    // that begins before that end: it has no value, and computing with it takes what is missing as 0, as in the original.
    // Warns of it.
    bool isPastEnd(const Field& field, const Ref<Contents>& owner) {
        const std::uint64_t end = bytes_.dataEnd();
        return (field.address >= end || (field.size != kUnknown && field.size > end - field.address)) &&
               isMissing(field, owner.get());
    }
    std::uint64_t pointerValue(const Field& field);
    std::uint64_t textLength(const Field& field);  // of char x[], characters with the NUL
    // [[disk::fixups]], [[disk::decrypted]]: the record's bytes as they are meant.
    bool hasOverlay(const Type& type) const;
    Ref<Section> overlayOf(RecordBody& body);
    ast::Where whereOf(const Field& field) const;
    std::string typeText(const Field& field) const;

 private:
    bool isMissing(const Field& field, const Contents* owner);
    void applyFixups(RecordBody& body, std::uint64_t stride, std::span<std::byte> record);

    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    ErrorLog& errors_;
    SourceBytes& bytes_;
    TypeTable& types_;
    Layouts& layouts_;
    Attributes& attributes_;
    Expressions& expressions_;
    Paths& paths_;
};

}  // namespace sectorsmith::lang
