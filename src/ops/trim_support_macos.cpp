// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "base/units.h"
#include "io/device_facts.h"
#include "ops/trim_support.h"

namespace sectorsmith {

Result<TrimSupport> trimSupport(const std::string& path) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    TrimSupport support;
    support.how = "DKIOCUNMAP";
    support.granularity = facts->discardGranularity;
    support.maxBytes = facts->discardMaxBytes;
    support.available = support.granularity > 0;
    support.facts.push_back({"connection", facts->transport});
    if (support.available) {
        support.reason =
            fmt::format("TRIM is passed on to the disk, in units of {}.", formatSize(support.granularity));
        return support;
    }
    support.reason = facts->transport == "usb" ? "macOS does not pass TRIM on through this USB adapter."
                                               : "macOS does not use TRIM with this disk.";
    if (facts->transport == "usb")
        support.help.push_back(
            "macOS has no switch for it: connect the disk over Thunderbolt or inside a computer.");
    else support.help.push_back("For SATA disks of other makers: sudo trimforce enable (after a backup).");
    return support;
}

}  // namespace sectorsmith
