// SPDX-License-Identifier: GPL-3.0-or-later
// What people are shown of a field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

    // How enums are shown: "Kind::Data (3)" or "Data (3)".
    enum class EnumStyle { WithType, WithoutType };
    std::string display(const Field& field, const Ref<Contents>& owner, std::uint64_t index,
                        EnumStyle style = EnumStyle::WithType);
    // A variable's value, as a field with that value would be shown in a column.
    std::string shown(const Value& value);
    std::string enumText(const Type& type, const Value& value, bool withNumber);
    // The text that a value stands for where one is made of it, by std::format or as a format function's result: of an enum
    // the entry, of structures and arrays what is in them, cut after kLongestText bytes.
    std::string text(const Value& value);
    static constexpr std::size_t kLongestText = 1 << 16;
    // What [[disk::summary(…)]] says of a structure, cut to kLongestSummary; empty: nothing. A structure that failed has none:
    // its error says what is wrong.
    std::string summary(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    static constexpr std::size_t kLongestSummary = 300;  // bytes
    // What functions said about the field; nullptr: nothing.
    const Described* described(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // A function gave some field a name, a comment or a colour.
    bool hasDescribed() const { return described_; }
    void noteDescribed() { described_ = true; }

 private:
    // The entry's name, without the type; empty: the value has none.
    std::string_view entryName(const Type& type, const Value& value);
    // What stands for an argument of a summary: numbers as they are, else what people are shown.
    Value summarized(const Value& argument);
    // What the field's format function makes of it; nullopt: there is none, or it is running.
    std::optional<std::string> formatted(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void write(std::string& out, const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void writeRecord(std::string& out, RecordBody& record);
    void writeElements(std::string& out, ArrayBody& array);
    // At most kMostInside inside each other: pointers may lead in a ring.
    struct Inside {
        explicit Inside(Display& d) : display(d) { ++display.inside_; }
        ~Inside() { --display.inside_; }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;
        Display& display;
    };
    static constexpr int kMostInside = 64;

    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    TypeTable& types_;
    Bodies& bodies_;
    Fields& fields_;
    Attributes& attributes_;
    Paths& paths_;
    Arrays& arrays_;
    // Of fields whose format functions are running: such a function may well make a text of what it was given.
    std::vector<std::pair<const Type*, std::uint64_t>> formatting_;
    int inside_ = 0;
    bool described_ = false;
};

}  // namespace sectorsmith::lang
