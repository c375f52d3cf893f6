// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clashes.h"

#include <fmt/format.h>

#include <chrono>

#include "cli/table.h"

namespace sectorsmith::cli {

namespace {

// Whoever asks for disks may have one that does not answer.
constexpr std::chrono::milliseconds clashPatience{1500};

bool concerns(const FoundClashes& found, const IdentityClash& clash, const std::string& path) {
    return path.empty() || found.disks[clash.first].path == path || found.disks[clash.second].path == path;
}

}  // namespace

FoundClashes findClashes(const std::vector<DeviceFacts>& devices) {
    FoundClashes found{readKnownDisks(devices, clashPatience), {}};
    found.all = identityClashes(found.disks);
    return found;
}

Json clashesJson(const FoundClashes& found, const std::string& path) {
    Json list = Json::array();
    for (const IdentityClash& clash : found.all)
        for (const bool first : {true, false}) {
            if (found.disks[first ? clash.first : clash.second].path != path) continue;
            const unsigned own = first ? clash.identity.partition : clash.otherPartition;
            const unsigned other = first ? clash.otherPartition : clash.identity.partition;
            list.push_back({{"kind", std::string(clash.identity.identity.kind)},
                            {"value", jsonText(clash.identity.identity.value)},
                            {"partition", own == 0 ? Json() : Json(own)},
                            {"other", jsonText(found.disks[first ? clash.second : clash.first].path)},
                            {"otherPartition", other == 0 ? Json() : Json(other)}});
        }
    return list;
}

void warnOfClashes(Context& context, const FoundClashes& found, const std::string& path) {
    bool any = false;
    for (const IdentityClash& clash : found.all) {
        if (!concerns(found, clash, path)) continue;
        any = true;
        context.warning(
            printable(clashMessage(found.disks[clash.first], found.disks[clash.second], clash).text));
    }
    if (any)
        context.note(
            "systems confuse disks with the same identifiers; run “sectorsmith ids new DISK” on the copy");
}

}  // namespace sectorsmith::cli
