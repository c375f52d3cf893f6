// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/sysfs_linux.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace sectorsmith::sysfs {

std::string contents(const std::filesystem::path& path) {
    // A look at the disks reads hundreds of them: without a stream for each.
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return {};
    std::string text;
    std::array<char, 4096> page;  // what one holds at most
    ssize_t count = 0;
    while ((count = ::read(fd, page.data(), page.size())) > 0) {
        text.append(page.data(), static_cast<std::size_t>(count));
        if (static_cast<std::size_t>(count) < page.size()) break;
    }
    ::close(fd);
    return text;
}

std::string attribute(const std::filesystem::path& path) {
    std::string line = contents(path);
    line.resize(std::min(line.find('\n'), line.size()));
    const auto begin = line.find_first_not_of(" \t");
    const auto end = line.find_last_not_of(" \t\r\n");
    return begin == std::string::npos ? std::string() : line.substr(begin, end - begin + 1);
}

std::uint64_t number(const std::filesystem::path& path) {
    const std::string text = attribute(path);
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace sectorsmith::sysfs
