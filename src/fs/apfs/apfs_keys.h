// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a volume that was encrypted in software. Inside fs/apfs only. Sources: Apple File System Reference
// (2020-06-22): Encryption; libfsapfs' documentation for what a key bag's entries hold.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/crypt.h"
#include "base/error.h"
#include "fs/apfs/apfs_structs.h"
#include "io/byte_source.h"

namespace sectorsmith::apfs {

using Uuid = std::array<std::byte, 16>;

// The container's has the keys of its volumes, a volume's those of its users. Each entry belongs to a volume or a user.
enum class BagType : std::uint32_t { Container = 0x6B657973, Volume = 0x72656373 };  // "keys", "recs"
constexpr std::uint16_t tagVolumeKey = 2, tagUnlockRecords = 3, tagPasswordHint = 4;

struct KeyBag {
    struct Entry {
        Uuid uuid{};
        std::uint16_t tag = 0;
        std::size_t offset = 0;  // in `plain`, where the UUID stands
        std::vector<std::byte> data;
    };
    std::vector<std::byte> plain;  // all of it, decrypted
    std::vector<Entry> entries;
};

// Encrypted with an identifier (`uuid`) as its key, so that erasing these blocks is enough to lose the volume. `name`: for
// messages. Damaged: the identifier does not decrypt it; Io.
Result<KeyBag> readKeyBag(const ByteSource& source, std::uint32_t blockSize, const Range& place,
                          const Uuid& uuid, BagType type, const std::string& name);
// The bag with its checksum anew, encrypted for another identifier and the same place.
std::vector<std::byte> sealKeyBag(std::vector<std::byte> plain, std::uint32_t blockSize, const Range& place,
                                  const Uuid& uuid);
// Whether the key in an entry's data is wrapped by one that its Mac's hardware keeps.
bool keptByHardware(std::span<const std::byte> blob);

// The key that decrypts the volume's blocks: of 32 bytes, for XtsCipher. `password`: that of any of its users, or its
// personal recovery key with its hyphens. `name`: the volume's, for messages. Takes a second or so for each user.
// Errors: WrongPassword (Refused); Unsupported: keys that are kept elsewhere; Damaged, Io.
Result<Secret> volumeKey(const ByteSource& source, const ContainerSuperblock& container,
                         const VolumeSuperblock& volume, std::string_view password, const std::string& name);

}  // namespace sectorsmith::apfs
