// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include <utility>

#include "ops/speed/folder.h"

namespace sectorsmith::speed {

FolderPlace placeOf(const std::filesystem::path& folder) {
    struct statfs st{};
    if (::statfs(folder.c_str(), &st) != 0) return {};
    FolderPlace place{.fileSystem = st.f_fstypename, .readOnly = (st.f_flags & MNT_RDONLY) != 0};
    place.source = st.f_mntfromname;
    const std::pair<std::uint32_t, const char*> flags[] = {
        {MNT_RDONLY, "read-only"}, {MNT_SYNCHRONOUS, "sync"},    {MNT_ASYNC, "async"},
        {MNT_NOATIME, "noatime"},  {MNT_JOURNALED, "journaled"}, {MNT_LOCAL, "local"}};
    for (const auto& [flag, name] : flags)
        if ((st.f_flags & flag) != 0) place.options += (place.options.empty() ? "" : ",") + std::string(name);
    if (std::string(st.f_mntfromname).starts_with("/dev/")) place.device = st.f_mntfromname;
    return place;
}

}  // namespace sectorsmith::speed
