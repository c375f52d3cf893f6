// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/identity_json.h"

#include <charconv>
#include <optional>
#include <string_view>

#include "base/hex.h"

namespace sectorsmith {

namespace {

using nlohmann::json;

bool isUtf8(const std::string& text) {
    // What the serialiser takes is what JSON can hold.
    try {
        static_cast<void>(json(text).dump());
    } catch (const json::exception&) {
        return false;
    }
    return true;
}

std::optional<std::string> fromHex(std::string_view hex) {
    if (hex.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        unsigned char byte = 0;
        const char* end = hex.data() + i + 2;
        const auto [stop, problem] = std::from_chars(hex.data() + i, end, byte, 16);
        if (problem != std::errc() || stop != end) return std::nullopt;
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

void putName(json& j, const std::string& key, const std::string& name) {
    j[key] = name;
    if (!isUtf8(name)) j[key + "Bytes"] = lowerHex(std::as_bytes(std::span(name)));
}

std::string getName(const json& j, const std::string& key) {
    if (const auto bytes = j.find(key + "Bytes"); bytes != j.end())
        if (auto name = fromHex(bytes->get<std::string>())) return *name;
    return j.at(key).get<std::string>();
}

}  // namespace

json identityToJson(const DeviceIdentity& d) {
    json j{
        {"image", d.image}, {"size", d.size}, {"sectorSize", d.sectorSize}, {"diskSequence", d.diskSequence}};
    putName(j, "path", d.path);
    putName(j, "model", d.model);
    putName(j, "serial", d.serial);
    putName(j, "transport", d.transport);
    return j;
}

DeviceIdentity identityFromJson(const json& j) {
    DeviceIdentity d;
    d.image = j.at("image").get<bool>();
    d.path = getName(j, "path");
    d.model = getName(j, "model");
    d.serial = getName(j, "serial");
    d.transport = getName(j, "transport");
    d.size = j.at("size").get<std::uint64_t>();
    d.sectorSize = j.at("sectorSize").get<std::uint32_t>();
    d.diskSequence = j.at("diskSequence").get<std::uint64_t>();
    return d;
}

}  // namespace sectorsmith
