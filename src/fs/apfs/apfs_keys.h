// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a volume that was encrypted in software. Inside fs/apfs only. Sources: Apple File System Reference
// (2020-06-22): Encryption; libfsapfs' documentation for what a key bag's entries hold.
#pragma once

#include <string>
#include <string_view>

#include "base/crypt.h"
#include "base/error.h"
#include "fs/apfs/apfs_structs.h"
#include "io/byte_source.h"

namespace sectorsmith::apfs {

// The key that decrypts the volume's blocks: of 32 bytes, for XtsCipher. `password`: that of any of its users, or its
// personal recovery key with its hyphens. `name`: the volume's, for messages. Takes a second or so for each user.
// Errors: WrongPassword (Refused); Unsupported: keys that are kept elsewhere; Damaged, Io.
Result<Secret> volumeKey(const ByteSource& source, const ContainerSuperblock& container,
                         const VolumeSuperblock& volume, std::string_view password, const std::string& name);

}  // namespace sectorsmith::apfs
