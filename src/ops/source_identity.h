// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a disk, partition or image from another one under its name, as texts that are kept in files: a clone, sector by
// sector, has the same content, and the same numbers and dates in it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "io/device_facts.h"

namespace sectorsmith {

struct SourceIdentity {
    // What stays over a restart, on another port and another mount: of a disk its model, serial number and size, of an image
    // its size and date.
    std::string lasting;
    // The same, and what tells it from a copy of it as long as the system keeps it: of a disk without a serial number the
    // number of this connection, of an image its file's.
    std::string present;
};

// Of a disk or partition.
SourceIdentity diskIdentity(const DeviceFacts& facts);
// Of what a person wrote for a source ("disk.img#2", "/dev/sda"): that of its disk or image. The text itself where there is
// neither.
SourceIdentity sourceIdentity(const std::string& source);

// The disk's model, serial number and size, each by itself: for files whose writer does not know yet which of them another
// system will show.
nlohmann::ordered_json diskFields(const DeviceFacts& facts);
// Whether both know one of `keys`, and know it differently.
bool fieldsContradict(const nlohmann::ordered_json& then, const nlohmann::ordered_json& now,
                      std::span<const std::string_view> keys);
// Such fields as a line of a file's head: `mark` and one line of ASCII.
std::string identityLine(std::string_view mark, const nlohmann::ordered_json& fields);

}  // namespace sectorsmith
