// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/macos_names.h"

#include <algorithm>
#include <cctype>

namespace sectorsmith::macos {

std::string bsdName(std::string_view path) {
    if (path.starts_with("/dev/")) path.remove_prefix(5);
    if (path.starts_with("rdisk")) path.remove_prefix(1);
    if (!path.starts_with("disk") || path.size() < 5) return {};
    bool digit = false;  // each number needs digits, numbers are parted by "s"
    for (char c : path.substr(4)) {
        const bool isDigit = c >= '0' && c <= '9';
        if (!isDigit && (c != 's' || !digit)) return {};
        digit = isDigit;
    }
    return digit ? std::string(path) : std::string();
}

std::string rawPath(std::string_view name) { return "/dev/r" + std::string(name); }

std::string wholeDisk(std::string_view name) { return std::string(name.substr(0, name.find('s', 4))); }

std::string transportOfInterconnect(std::string_view interconnect) {
    if (interconnect == "PCI-Express" || interconnect == "PCI" || interconnect == "Apple Fabric")
        return "nvme";
    if (interconnect == "Secure Digital") return "mmc";
    if (interconnect == "Virtual Interface") return "virtual";
    if (interconnect == "Fibre Channel Interface") return "fc";
    std::string lower(interconnect);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;  // "usb", "sata", "sas", "firewire"
}

}  // namespace sectorsmith::macos
