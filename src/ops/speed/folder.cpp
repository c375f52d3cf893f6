// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/folder.h"

#include <algorithm>
#include <array>

namespace sectorsmith::speed {

std::string serverOf(std::string_view fileSystem, std::string_view source) {
    // "server:/export", "user@server:folder", "[fe80::1]:/export"
    constexpr std::array<std::string_view, 6> withColon{"nfs",  "nfs4",           "fuse.sshfs",
                                                        "ceph", "fuse.glusterfs", "lustre"};
    // "//user@server/share", "\\\\server\\share", "https://server/folder"
    constexpr std::array<std::string_view, 7> withSlashes{"cifs",  "smb3",   "smbfs",     "afpfs",
                                                          "davfs", "webdav", "fuse.davfs"};
    std::string_view server;
    if (std::ranges::find(withColon, fileSystem) != withColon.end()) {
        const auto bracket = source.starts_with('[') ? source.find(']') : std::string_view::npos;
        const auto end = source.find(':', bracket == std::string_view::npos ? 0 : bracket);
        if (end == std::string_view::npos) return {};
        server = source.substr(0, end);
    } else if (std::ranges::find(withSlashes, fileSystem) != withSlashes.end() ||
               source.starts_with("\\\\")) {
        if (const auto scheme = source.find("://"); scheme != std::string_view::npos)
            source.remove_prefix(scheme + 1);
        const auto begin = source.find_first_not_of("/\\");
        if (begin == 0 || begin == std::string_view::npos) return {};
        server = source.substr(begin);
        server = server.substr(0, server.find_first_of("/\\"));
    }
    return std::string(server.substr(server.rfind('@') + 1));
}

}  // namespace sectorsmith::speed
