// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/sysfs_linux.h"

#include <charconv>
#include <fstream>

namespace sectorsmith::sysfs {

std::string attribute(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
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
