// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/trim_support.h"

namespace sectorsmith {

Result<TrimSupport> trimSupport(const std::string& path) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    TrimSupport support = trimSupportFromFacts(*facts, "DeviceDsmAction_Trim", "Windows");
    if (support.available) return support;
    support.help.push_back(
        "An adapter with UASP and UNMAP is needed; “fsutil behavior query DisableDeleteNotify” says whether "
        "Windows itself has switched TRIM off.");
    return support;
}

}  // namespace sectorsmith
