// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays whose elements all look alike, written without making nodes: the element's text is worked out once, with holes
// for its offset and its numbers.
#pragma once

#include <string>
#include <vector>

#include "lang/eval/evaluator.h"
#include "lang/eval/json.h"

namespace sectorsmith::lang {

class FastJson {
 public:
    FastJson(Evaluator& evaluator, JsonOut& out) : e_(evaluator), out_(out) {}

    // Writes elements from the first on, with commas between them, and returns how many: all, or as many as could be
    // read, or none when the type is not simple enough. Compact form only.
    std::uint64_t write(const Field& field, ArrayBody& array);

 private:
    enum class What : std::uint8_t { Text, Index, Offset, Value };
    struct Hole {
        What what;
        ast::BuiltinType type = ast::BuiltinType::None;
        std::endian endian = std::endian::little;
        std::uint32_t at = 0;     // bytes from the element's start
        std::uint32_t begin = 0;  // of Text: in text_
        std::uint32_t length = 0;
    };
    bool plan(const Type& type, std::endian endian, std::uint32_t at, int depth);
    bool planField(const Field& field, std::uint32_t at, int depth);
    bool planMembers(const Type& type, std::endian endian, std::uint32_t& at, int depth, bool& first);
    bool simple(const Type& type) const;
    void literal(std::string_view text);
    void header(std::string_view name, std::string_view type, std::uint32_t at, std::uint64_t size);
    void put(const Hole& hole, const std::byte* element, std::uint64_t index, std::uint64_t offset);

    Evaluator& e_;
    JsonOut& out_;
    std::string text_;
    std::vector<Hole> holes_;
};

}  // namespace sectorsmith::lang
