// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/file_attribute.h"

#include <sys/xattr.h>

namespace sectorsmith {

bool setFileAttribute(const std::filesystem::path& target, const std::string& name,
                      std::span<const std::byte> value) {
    if (name.contains('\0') || name.starts_with("com.apple.system.")) return false;
    return ::setxattr(target.c_str(), name.c_str(), value.data(), value.size(), 0, XATTR_NOFOLLOW) == 0;
}

}  // namespace sectorsmith
