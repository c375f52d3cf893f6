// SPDX-License-Identifier: GPL-3.0-or-later
// What is behind flat.h. A layout is taken from the first record of its type that the evaluator makes, so it is what the
// evaluator says; Layout::flat promises that all others are alike, or an outline (outline.h) says which are.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lang/eval/body.h"
#include "lang/eval/code.h"
#include "lang/eval/json.h"
#include "lang/eval/parts.h"
#include "lang/flat.h"

namespace sectorsmith::lang {

// What is needed to read one field, and what never changes of its JSON.
struct FlatAttributes {
    TypePtr type;  // keeps the entries of an enum
    ast::BuiltinType builtin = ast::BuiltinType::None;
    std::endian endian = std::endian::little;
    std::uint16_t bitOffset = 0;
    std::uint16_t bitSize = 0;
    bool bits = false;
    bool isEnum = false;
    bool asksNodeForJson = false;
    const std::vector<EnumEntry>* entries = nullptr;
    std::string otherEntry;               // "Kind::???", of a value without a name
    std::vector<std::string> entryNames;  // "Kind::Data", as many as entries
    const Code* format = nullptr;         // the function that makes what is shown, of the value
    std::unique_ptr<Code> verdict;        // of the members around
    std::unique_ptr<Code> link;
    // What the function made of values before: it depends on nothing else.
    struct Made {
        Uint128 bits = 0;
        bool known = false;
        std::string text;
    };
    mutable std::vector<Made> made;
    JsonPiece head;          // {"name":"x","type":"u32","offset":   of an element from behind its number
    JsonPiece size;          // ,"size":4
    JsonPiece sizeAndValue;  // ,"size":4,"value":
    bool isQuick = false;    // an unsigned number of at most 64 bits, of which JSON says nothing else
};

class FlatPlan {
 public:
    std::uint64_t id = 0;
    FlatField top;
    std::uint32_t fields = 0;
    std::uint32_t depth = 0;      // records in records
    std::uint64_t nodesEach = 0;  // what the evaluator would count for one record
    Charge charge;
};

class FlatReader final : public FlatRecord {
 public:
    explicit FlatReader(Evaluator& evaluator) : e_(evaluator) {}

    bool openMembers(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // `body`: the array's.
    bool openElements(const Field& field, const Ref<Contents>& body);

    std::uint64_t layoutId() const override { return plan_->id; }
    const FlatField& top() const override { return plan_->top; }
    bool varies() const override { return varies_; }
    const std::string& elementType() const override { return element_.type->name; }
    std::uint64_t read(std::uint64_t first) override;
    const std::byte* bytes() const override { return bytes_; }
    std::uint64_t offset() const override { return offset_; }
    bool display(const FlatField& field, const std::byte* record, std::string& out) override;
    std::optional<bool> verdict(const FlatField& field, const std::byte* record) override;
    void enter(std::uint64_t index) override { way_.push_back(index); }
    void leave() override { way_.pop_back(); }
    NodePtr node() override;
    enum class Link { None, Target, AskNode };
    Link link(const FlatField& field, const std::byte* record, std::uint64_t& target);

    // Of what was entered last; throws as bodyOf() does.
    struct Spot {
        Field field;
        Ref<Contents> owner;
        std::uint64_t index = 0;
    };
    Spot spot();
    // As FlatAttributes::head, of elements that differ.
    const JsonPiece& elementHead() const { return elementHead_; }
    // Of a leaf that is no text and no gap.
    static Value value(const FlatField& field, const std::byte* record);
    static std::string text(const FlatField& field, const std::byte* record);

 private:
    std::shared_ptr<const FlatPlan> outlinePlan(const Field& field, const Ref<Contents>& owner,
                                                std::uint64_t index);
    std::uint64_t readVarying(std::uint64_t index);
    bool readBytes(std::uint64_t address, std::uint64_t size);
    bool run(const Code& code, std::span<const Scalar> args, const std::byte* record, Scalar& result);
    bool format(const FlatField& field, const std::byte* record, std::string& out);

    Evaluator& e_;
    Field field_;  // the record
    Ref<Contents> owner_;
    std::uint64_t index_ = 0;
    Ref<Contents> array_;  // or the array
    std::uint64_t start_ = 0;
    std::shared_ptr<const FlatPlan> plan_;
    std::uint64_t count_ = 0;       // of elements
    std::uint64_t unreadable_ = 0;  // elements before this one are asked one by one
    bool varies_ = false;
    Field element_;  // of those that differ: the one that was read last
    JsonPiece elementHead_;
    std::uint64_t next_ = kUnknown;  // the element at nextAddress_
    std::uint64_t nextAddress_ = 0;
    const std::byte* bytes_ = nullptr;
    std::uint64_t offset_ = 0;
    std::vector<std::uint64_t> way_;
    std::byte small_[512];
    std::vector<std::byte> large_;
};

}  // namespace sectorsmith::lang
