// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include <gcrypt.h>

namespace sectorsmith {

void initialiseGcrypt() {
    static const bool done = [] {
        gcry_check_version(nullptr);
        gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
        gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
        return true;
    }();
    static_cast<void>(done);
}

std::array<std::byte, 16> md5(std::span<const std::byte> bytes) {
    initialiseGcrypt();
    std::array<std::byte, 16> digest{};
    gcry_md_hash_buffer(GCRY_MD_MD5, digest.data(), bytes.data(), bytes.size());
    return digest;
}

}  // namespace sectorsmith
