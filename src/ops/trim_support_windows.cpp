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
    support.how = "DeviceDsmAction_Trim";
    support.granularity = facts->discardGranularity;
    support.maxBytes = facts->discardMaxBytes;
    support.available = support.granularity > 0;
    support.facts.push_back({"connection", facts->transport});
    if (support.available) {
        support.reason =
            fmt::format("TRIM is passed on to the disk, in units of {}.", formatSize(support.granularity));
        return support;
    }
    support.reason = facts->transport == "usb" ? "Windows does not pass TRIM on through this USB adapter."
                                               : "Windows does not use TRIM with this disk.";
    support.help.push_back(
        "An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether "
        "Windows itself has switched TRIM off.");
    return support;
}

}  // namespace sectorsmith
