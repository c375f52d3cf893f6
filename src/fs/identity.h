// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a volume from a copy of it, and how a new identifier comes into all places that hold it. Reads only; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct VolumeIdentity {
    std::string_view kind;  // for programs: "apfs-volume-uuid", "fat-serial"; static
    unsigned volume = 0;    // of an APFS container, its slot; else 0
    Message what;           // for people: "UUID of the APFS volume “Data”"
    std::string
        value;  // as FileSystemFacts::uuid; may be empty: the format has room for it, and it was never set

    // The same identifier, whatever its value.
    bool names(const VolumeIdentity& other) const { return kind == other.kind && volume == other.volume; }
};

struct IdentityChange {
    VolumeIdentity identity;
    std::string newValue;
};

struct IdentityWrite {
    std::uint64_t offset = 0;  // bytes of the volume
    std::vector<std::byte> bytes;
    Message where;  // "Backup boot sector"
};

struct VolumeIdentityPlan {
    std::vector<IdentityChange> changes;
    std::vector<IdentityWrite> writes;  // in the order in which they shall be written: copies first
    std::vector<Message> kept;          // sentences: what stays as it is, and why
    std::vector<Message> notes;         // sentences: what names the old identifier elsewhere, and what to do
};

// Those of a file system that was recognised, or of whatever else it is (LUKS, swap).
std::vector<VolumeIdentity> volumeIdentities(const FileSystemFacts& facts);

// New ones for all of them. Damaged, Refused (not clean), Unsupported (with what does it, where a program does): nothing of
// this volume can be changed.
Result<VolumeIdentityPlan> planVolumeIdentity(const ByteSource& volume, const FileSystemFacts& facts,
                                              const RandomBytes& random = systemRandom);

// How many structures can be decrypted whose keys are identifiers (the key bags of APFS, of older checkpoints, too): as many
// before as after. Reads the volume.
unsigned decryptableByIdentity(const ByteSource& volume, const FileSystemFacts& facts);

}  // namespace sectorsmith
