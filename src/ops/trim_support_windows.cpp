// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/messages.h"
#include "ops/trim_support.h"

namespace sectorsmith {

Result<TrimSupport> trimSupport(const std::string& path) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    TrimSupport support = trimSupportFromFacts(*facts, "DeviceDsmAction_Trim", "Windows");
    if (support.available) return support;
    support.help.push_back(say(OpsMessage::AdapterUaspUnmapNeededSays));
    return support;
}

}  // namespace sectorsmith
