// SPDX-License-Identifier: GPL-3.0-or-later
// Records whose members depend on what their bytes say, through conditions, counts and template arguments that only compute.
// An outline is code that follows such a record from its first byte to its end without making its members, and finds a key on
// its way: records with the same key have the same members at the same places. So an array of them is scanned quickly, and a
// layout (flat.h) made of the first record with a key serves all others. Whatever is not plain is left to the evaluator.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/eval/code.h"

namespace sectorsmith::lang {

class FlatPlan;

class Outline {
 public:
    Outline() = default;

 private:
    friend class Outlines;
    friend class OutlineWriter;
    struct Hash {
        std::size_t operator()(const std::vector<std::uint64_t>& key) const;
    };

    Code code;  // of the cursor, the array index and the template's arguments; gives the cursor at the end
    std::uint32_t depth = 0;  // records in records
    std::uint64_t runs = 0;
    std::uint64_t failures = 0;
    std::uint64_t planned = 0;  // records that had a layout
    std::uint64_t made = 0;     // layouts
    std::uint64_t fields = 0;   // of the layouts that are kept
    std::unordered_map<std::vector<std::uint64_t>, std::shared_ptr<const FlatPlan>, Hash> plans;
};

// The outlines of one evaluation. Same threading rule as the evaluation.
class Outlines {
 public:
    explicit Outlines(Evaluator& e) : e_(e) {}

    // Where a record of `type` at the address ends; nullopt: the evaluator has to run it. `owner` is what the record will be
    // in, `arrayIndex` what std::core::array_index gives there. Throws Cancelled only.
    std::optional<std::uint64_t> end(const Type& type, std::endian endian, std::uint64_t address,
                                     const Contents* owner, std::uint64_t arrayIndex);
    // The layout of the record whose end was found last; nullptr: there is none. `field` has its size. `often`: one is worth
    // making at once.
    std::shared_ptr<const FlatPlan> plan(const Field& field, const Ref<Contents>& owner, std::uint64_t index,
                                         bool often);
    // The layouts have types, which they must not outlive.
    void clear() { outlines_.clear(); }

    // std::core::array_index for a field there: that of the nearest element around.
    static std::uint64_t arrayIndex(const Field& field, const Contents* owner);

 private:
    Outline* of(const Type& type, std::endian endian);
    bool isUsable(const Type& type) const;

    Evaluator& e_;
    std::map<std::pair<const ast::Decl*, std::endian>, std::unique_ptr<Outline>> outlines_;  // nullptr: none
    Outline* last_ = nullptr;
};

}  // namespace sectorsmith::lang
