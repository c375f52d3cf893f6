// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "io/block_device.h"

namespace sectorsmith {

// Names are bytes, and JSON is UTF-8: a name that is not has its bytes in hexadecimal beside it ("pathBytes").
nlohmann::json identityToJson(const DeviceIdentity& d);

// Throws nlohmann::json::exception when a value is missing or of the wrong type: the callers catch it at their border.
DeviceIdentity identityFromJson(const nlohmann::json& j);

}  // namespace sectorsmith
