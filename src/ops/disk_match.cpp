// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/disk_match.h"

#include <fmt/format.h>

#include <fstream>

#include "base/units.h"
#include "ops/errors.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace {

// Nothing but the name of an image speaks against it.
bool couldBeCopy(const DeviceIdentity& a, const DeviceIdentity& b) {
    const auto contradict = [](const std::string& x, const std::string& y) {
        return !x.empty() && !y.empty() && x != y;
    };
    return a.image == b.image && a.size == b.size && a.sectorSize == b.sectorSize &&
           !contradict(a.serial, b.serial) && !contradict(a.model, b.model);
}

}  // namespace

bool couldBeSame(const DeviceIdentity& a, const DeviceIdentity& b) {
    return couldBeCopy(a, b) && (!a.image || a.path == b.path);
}

DiskMatch matchDisk(const DeviceIdentity& recorded, const std::string& boot, const DeviceIdentity& disk) {
    if (!couldBeCopy(recorded, disk)) return DiskMatch::Other;
    if (disk.image) return recorded.path == disk.path ? DiskMatch::Same : DiskMatch::Unproven;
    if (!recorded.serial.empty() && recorded.serial == disk.serial) return DiskMatch::Same;
    const bool stillConnected = disk.diskSequence != 0 && recorded.diskSequence == disk.diskSequence &&
                                recorded.path == disk.path && !boot.empty() && boot == bootIdentity();
    return stillConnected ? DiskMatch::Same : DiskMatch::Unproven;
}

bool differsInSizeAlone(const DeviceIdentity& recorded, const DeviceIdentity& disk) {
    DeviceIdentity same = disk;
    same.size = recorded.size;
    return recorded.size != disk.size && couldBeCopy(recorded, same);
}

Error whyUnproven(const DeviceIdentity& recorded, const DeviceIdentity& disk) {
    if (disk.image) return fail(Cause::Refused, OpsError::MaybeOtherImage, recorded.path, disk.path).error();
    return fail(Cause::Refused,
                disk.serial.empty() ? OpsError::NoSerialNumber : OpsError::UnknownSerialNumber, disk.path)
        .error();
}

DiskSeen diskSeen(const DeviceFacts& facts) {
    DiskSeen seen{facts.path, facts.model, facts.serial,      facts.offset,
                  facts.size, facts.size,  facts.diskSequence};
    if (facts.parent.empty()) return seen;
    if (const auto disk = deviceFacts(facts.parent)) {
        seen.model = disk->model;
        seen.serial = disk->serial;
        seen.diskSize = disk->size;
        seen.sequence = disk->diskSequence;
    }
    return seen;
}

std::string bootIdentity() {
    std::ifstream file("/proc/sys/kernel/random/boot_id");
    std::string id;
    std::getline(file, id);
    return id;
}

Message describe(const DeviceIdentity& disk) {
    if (disk.image) return say(OpsMessage::ImageAt, disk.path, formatSizeDecimal(disk.size));
    std::string facts;
    for (const std::string& fact : {disk.serial, disk.transport, formatSizeDecimal(disk.size)})
        if (!fact.empty()) facts += (facts.empty() ? "" : ", ") + fact;
    return disk.model.empty() ? say(OpsMessage::DiskAt, facts, disk.path)
                              : say(OpsMessage::DiskOfModelAt, disk.model, facts, disk.path);
}

}  // namespace sectorsmith
