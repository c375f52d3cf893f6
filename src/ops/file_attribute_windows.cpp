// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/file_attribute.h"

#include <algorithm>
#include <fstream>
#include <system_error>

#include "base/text.h"

namespace sectorsmith {

bool setFileAttribute(const std::filesystem::path& target, const std::string& name,
                      std::span<const std::byte> value) {
    const auto unfit = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == ':' || c == '/' || c == '\\';
    };
    if (name.empty() || name.size() > 255 || !isValidUtf8(name) || std::ranges::any_of(name, unfit))
        return false;
    std::error_code none;
    if (std::filesystem::is_symlink(target, none)) return false;  // its target would get the stream
    std::filesystem::path stream = target;
    stream += ":";
    stream += std::filesystem::path(std::u8string(name.begin(), name.end()));
    std::ofstream out(stream, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(value.data()), static_cast<std::streamsize>(value.size()));
    out.close();
    return static_cast<bool>(out);
}

}  // namespace sectorsmith
