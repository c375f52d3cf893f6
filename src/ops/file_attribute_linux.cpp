// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/file_attribute.h"

#include <sys/xattr.h>

namespace sectorsmith {

// The other spaces of names give rights, or are the system's own.
bool setFileAttribute(const std::filesystem::path& target, const std::string& name,
                      std::span<const std::byte> value) {
    for (const char* system : {"security.", "system.", "trusted."})
        if (name.starts_with(system)) return false;
    if (name.contains('\0')) return false;
    const std::string full = name.starts_with("user.") ? name : "user." + name;
    return ::lsetxattr(target.c_str(), full.c_str(), value.data(), value.size(), 0) == 0;
}

}  // namespace sectorsmith
