// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "io/device_facts_linux.h"
#include "ops/speed/folder.h"

namespace sectorsmith::speed {

// The line of mountinfo with the folder's device number; btrfs and others have a number of their own and name the device there.
FolderPlace placeOf(const std::filesystem::path& folder) {
    FolderPlace place;
    struct stat st{};
    if (::stat(folder.c_str(), &st) != 0) return place;
    const std::string number = fmt::format("{}:{}", major(st.st_dev), minor(st.st_dev));
    std::ifstream in("/proc/self/mountinfo");
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string id, parent, device, root, point, options, word, source, superOptions;
        words >> id >> parent >> device >> root >> point >> options;
        if (device != number) continue;
        while (words >> word && word != "-") {
        }
        words >> place.fileSystem >> source >> superOptions;
        place.readOnly = options.starts_with("ro,") || options == "ro" || superOptions.starts_with("ro,");
        source = unescapeOctal(source);
        struct stat node{};
        if (::stat(source.c_str(), &node) == 0 && S_ISBLK(node.st_mode)) place.device = source;
    }
    if (place.device.empty() && major(st.st_dev) != 0) {
        std::error_code none;
        const auto link = std::filesystem::canonical("/sys/dev/block/" + number, none);
        if (!none) place.device = "/dev/" + link.filename().string();
    }
    return place;
}

}  // namespace sectorsmith::speed
