// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/trim_support.h"

namespace sectorsmith {

Result<TrimSupport> trimSupport(const std::string& path) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    TrimSupport support = trimSupportFromFacts(*facts, "DKIOCUNMAP", "macOS");
    if (support.available) return support;
    support.help.push_back(facts->transport == "usb"
                               ? "macOS has no switch for it: connect the disk over Thunderbolt or inside a "
                                 "computer."
                               : "For SATA disks of other makers: sudo trimforce enable (after a backup).");
    return support;
}

}  // namespace sectorsmith
