// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/facts_json.h"

namespace sectorsmith::cli {

Json fileSystemJson(const FileSystemFacts& facts) {
    Json object;
    object["type"] = jsonText(fileSystemType(facts.kind));
    object["name"] = jsonText(facts.name);
    object["version"] = jsonText(facts.version, true);
    object["label"] = jsonText(facts.label, true);
    object["uuid"] = jsonText(facts.uuid, true);
    object["blockSize"] = facts.blockSize > 0 ? Json(facts.blockSize) : Json();
    object["totalBytes"] = facts.totalBytes > 0 ? jsonInteger(facts.totalBytes) : Json();
    object["usedBytes"] = facts.usedBytes ? jsonInteger(*facts.usedBytes) : Json();
    object["freeBytes"] = facts.freeBytes ? jsonInteger(*facts.freeBytes) : Json();
    object["clean"] = facts.clean ? Json(*facts.clean) : Json();
    object["encrypted"] = facts.encrypted;
    if (!facts.volumes.empty()) {
        Json volumes = Json::array();
        for (const ApfsVolumeFacts& volume : facts.volumes) {
            Json entry;
            entry["index"] = volume.index;
            entry["name"] = jsonText(volume.name);
            entry["uuid"] = jsonText(volume.uuid);
            entry["role"] = jsonText(volume.role, true);
            entry["usedBytes"] = jsonInteger(volume.usedBytes);
            entry["encrypted"] = volume.encrypted;
            entry["caseSensitive"] = volume.caseSensitive;
            entry["sealed"] = volume.sealed;
            entry["files"] = jsonInteger(volume.files);
            entry["folders"] = jsonInteger(volume.folders);
            entry["snapshots"] = jsonInteger(volume.snapshots);
            volumes.push_back(std::move(entry));
        }
        object["volumes"] = std::move(volumes);
    }
    if (!facts.problems.empty()) {
        Json problems = Json::array();
        for (const std::string& problem : facts.problems) problems.push_back(jsonText(problem));
        object["problems"] = std::move(problems);
    }
    return object;
}

}  // namespace sectorsmith::cli
