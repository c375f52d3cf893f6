// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <fmt/format.h>

#include "io/mount_table.h"
#include "ops/speed/folder.h"

namespace sectorsmith::speed {

// btrfs and others have a device number of their own; the mount names their device.
FolderPlace placeOf(const std::filesystem::path& folder) {
    FolderPlace place;
    struct stat st{};
    if (::stat(folder.c_str(), &st) != 0) return place;
    const std::string number = fmt::format("{}:{}", major(st.st_dev), minor(st.st_dev));
    if (const auto mount = mountHolding(folder)) {
        place.fileSystem = mount->type;
        place.source = mount->source;
        // Those of the mount, then those of the file system that it does not name as well.
        place.options = mount->options;
        if (!mount->superOptions.empty())
            place.options += (place.options.empty() ? "" : ",") + mount->superOptions;
        const auto readOnly = [](const std::string& options) {
            return options == "ro" || options.starts_with("ro,");
        };
        place.readOnly = readOnly(mount->options) || readOnly(mount->superOptions);
        struct stat node{};
        if (::stat(mount->source.c_str(), &node) == 0 && S_ISBLK(node.st_mode)) place.device = mount->source;
    }
    if (place.device.empty() && major(st.st_dev) != 0) {
        std::error_code none;
        const auto link = std::filesystem::canonical("/sys/dev/block/" + number, none);
        if (!none) place.device = "/dev/" + link.filename().string();
    }
    return place;
}

}  // namespace sectorsmith::speed
