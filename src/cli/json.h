// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as the command's contract wants it.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/byte_range.h"

namespace sectorsmith::cli {

using Json = nlohmann::ordered_json;

inline constexpr int jsonSchemaVersion = 1;

// A number, or a decimal string beyond 2^53-1: many readers keep numbers as doubles.
Json jsonInteger(std::uint64_t value);
// Text from a disk may be no valid UTF-8: what is invalid becomes U+FFFD. Empty text becomes null when `nullable`.
Json jsonText(std::string_view text, bool nullable = false);
// Sentences and other texts: strings or Messages.
template <typename Text>
Json textsJson(const std::vector<Text>& texts) {
    Json all = Json::array();
    for (const std::string& text : texts) all.push_back(jsonText(text));
    return all;
}
// [{"offset", "length"}]
Json rangesJson(const std::vector<ByteRange>& ranges);
// One document, indented, with a newline at its end. `document` gets "schemaVersion" as its first key.
void writeJsonDocument(std::ostream& out, const Json& document);
// One object on one line.
void writeJsonLine(std::ostream& out, const Json& object);

}  // namespace sectorsmith::cli
