// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/json.h"

#include <string>

namespace sectorsmith::cli {

namespace {
constexpr std::uint64_t largestExact = (std::uint64_t{1} << 53) - 1;
constexpr auto replaceInvalid = Json::error_handler_t::replace;
}  // namespace

Json jsonInteger(std::uint64_t value) {
    if (value > largestExact) return std::to_string(value);
    return value;
}

Json jsonText(std::string_view text, bool nullable) {
    if (nullable && text.empty()) return nullptr;
    return std::string(text);
}

Json rangesJson(const std::vector<ByteRange>& ranges) {
    Json all = Json::array();
    for (const ByteRange& range : ranges)
        all.push_back({{"offset", jsonInteger(range.offset)}, {"length", jsonInteger(range.length)}});
    return all;
}

void writeJsonDocument(std::ostream& out, const Json& document) {
    Json whole;
    whole["schemaVersion"] = jsonSchemaVersion;
    for (const auto& [key, value] : document.items()) whole[key] = value;
    out << whole.dump(2, ' ', false, replaceInvalid) << '\n';
}

void writeJsonLine(std::ostream& out, const Json& object) {
    out << object.dump(-1, ' ', false, replaceInvalid) << '\n';
    out.flush();
}

}  // namespace sectorsmith::cli
