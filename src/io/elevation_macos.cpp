// SPDX-License-Identifier: GPL-3.0-or-later
// Here authopen does this (authopen_macos.cpp).
#include "io/elevation.h"
#include "io/errors.h"

namespace sectorsmith {

Result<ElevatedFile> openElevated(const std::string& path, const FileMode&) {
    return fail(Cause::Permission, IoError::NoPermission, path);
}

Result<void> serveElevated(const ElevatedRequest&) { return fail(Cause::Unsupported, IoError::NoHelper); }

}  // namespace sectorsmith
