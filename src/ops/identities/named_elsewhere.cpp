// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/identities/named_elsewhere.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guid.h"
#include "fs/boot_sector.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace {

bool names(std::span<const std::byte> hive, const Guid& guid) {
    return !std::ranges::search(hive, guid.toMixed()).empty();
}

}  // namespace

std::vector<Message> namedInWindows(const ByteSource& volume, unsigned partition,
                                    const std::vector<TableId>& old) {
    const auto hive = readBootConfiguration(volume);
    if (!hive) return {};
    const auto signatures = diskSignaturesInBcd(*hive);
    for (const TableId& id : old) {
        const auto guid = Guid::parse(id.value);
        const bool named =
            guid ? names(*hive, *guid) : std::ranges::any_of(signatures, [&](std::uint32_t signature) {
                return fmt::format("{:08X}", signature) == id.value;
            });
        if (named) return {say(OpsMessage::BcdNamesIdentifier, partition, id.value)};
    }
    return {};
}

}  // namespace sectorsmith
