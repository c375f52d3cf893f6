// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include "ops/speed/folder.h"

namespace sectorsmith::speed {

FolderPlace placeOf(const std::filesystem::path& folder) {
    struct statfs st{};
    if (::statfs(folder.c_str(), &st) != 0) return {};
    FolderPlace place{"", st.f_fstypename, (st.f_flags & MNT_RDONLY) != 0};
    if (std::string(st.f_mntfromname).starts_with("/dev/")) place.device = st.f_mntfromname;
    return place;
}

}  // namespace sectorsmith::speed
