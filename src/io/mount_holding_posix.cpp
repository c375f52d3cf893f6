// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <unistd.h>

#include <fstream>

#include "io/mount_table.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

// Of a descriptor; empty where the system does not tell.
std::string mountNumber(const fs::path& path) {
#ifdef O_PATH
    const int fd = ::open(path.c_str(), O_PATH | O_CLOEXEC);
#else
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
#endif
    if (fd < 0) return {};
    std::ifstream in("/proc/self/fdinfo/" + std::to_string(fd));
    std::string number;
    for (std::string word; in >> word;)
        if (word == "mnt_id:") in >> number;
    ::close(fd);
    return number;
}

}  // namespace

std::optional<MountLine> mountHolding(const fs::path& path) {
    const std::vector<MountLine> lines = readMountTable();
    if (const std::string number = mountNumber(path); !number.empty())
        for (const MountLine& line : lines)
            if (line.id == number) return line;
    std::error_code none;
    const std::string real = fs::weakly_canonical(path, none).string();
    const MountLine* found = nullptr;
    for (const MountLine& line : lines) {
        const bool inside = line.point == "/" || real == line.point || real.starts_with(line.point + "/");
        if (inside && (found == nullptr || line.point.size() >= found->point.size())) found = &line;
    }
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

}  // namespace sectorsmith
