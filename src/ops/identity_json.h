// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "io/block_device.h"

namespace sectorsmith {

inline nlohmann::json identityToJson(const DeviceIdentity& d) {
    return {{"image", d.image},           {"path", d.path},
            {"model", d.model},           {"serial", d.serial},
            {"transport", d.transport},   {"size", d.size},
            {"sectorSize", d.sectorSize}, {"diskSequence", d.diskSequence}};
}

// Throws nlohmann::json::exception when a value is missing or of the wrong type: the callers catch it at their border.
inline DeviceIdentity identityFromJson(const nlohmann::json& j) {
    return {j.at("image").get<bool>(),
            j.at("path").get<std::string>(),
            j.at("model").get<std::string>(),
            j.at("serial").get<std::string>(),
            j.at("transport").get<std::string>(),
            j.at("size").get<std::uint64_t>(),
            j.at("sectorSize").get<std::uint32_t>(),
            j.at("diskSequence").get<std::uint64_t>()};
}

}  // namespace sectorsmith
