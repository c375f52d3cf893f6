// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/errors.h"
#include "io/unmount.h"

namespace sectorsmith {

Result<void> unmountVolume(const std::string&, const std::string& where) {
    return fail(Cause::Unsupported, IoError::DismountedWhenWritten, where);
}

}  // namespace sectorsmith
