// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "io/unmount.h"

namespace sectorsmith {

Result<void> unmountVolume(const std::string&, const std::string& where) {
    return fail(
        Cause::Unsupported,
        fmt::format("{} is locked and dismounted while its sectors are written; close the programs that have "
                    "files open on it",
                    where));
}

}  // namespace sectorsmith
