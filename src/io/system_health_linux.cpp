// SPDX-License-Identifier: GPL-3.0-or-later
// systemHealth() is UDisks2's and lies in udisks_linux.cpp.
#include "io/system_health.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace sectorsmith {

std::string nvmeControllerOf(const std::string& path) {
    constexpr std::string_view nvme = "/dev/nvme";
    const std::size_t n = path.starts_with(nvme) ? path.find('n', nvme.size()) : std::string::npos;
    if (n == std::string::npos) return path;
    std::error_code none;
    const std::filesystem::path up =
        std::filesystem::canonical("/sys/class/block/" + path.substr(5) + "/device", none);
    if (none) return path.substr(0, n);  // no such disk in this system: by its name
    const auto isController = [](const std::string& name) {
        return name.size() > 4 && name.starts_with("nvme") &&
               name.find_first_not_of("0123456789", 4) == std::string::npos;
    };
    if (isController(up.filename())) return "/dev/" + up.filename().string();
    // With multipath the number in a disk's name is the subsystem's, which links to its controllers.
    std::vector<std::string> found;
    for (std::filesystem::directory_iterator at(up, none), end; !none && at != end; at.increment(none))
        if (isController(at->path().filename())) found.push_back(at->path().filename());
    return found.size() == 1 ? "/dev/" + found.front() : path;
}

}  // namespace sectorsmith
