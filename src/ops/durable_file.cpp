// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/durable_file.h"

#include <fstream>
#include <string>

#include "ops/locked_file.h"

namespace sectorsmith {

std::filesystem::path newName(const std::filesystem::path& path, unsigned number) {
    std::filesystem::path fresh = path;
    if (number > 0) fresh += '.' + std::to_string(number);
    fresh += ".new";
    return fresh;
}

std::filesystem::path nameToBe(const std::filesystem::path& fresh) {
    if (fresh.extension() != ".new") return {};
    std::filesystem::path path = fresh;
    path.replace_extension();
    const std::string number = path.extension().string();
    if (number.size() > 1 && number.size() <= 3 &&
        number.find_first_not_of("0123456789", 1) == std::string::npos)
        path.replace_extension();
    return path;
}

void removeUnfinished(const std::filesystem::path& path, std::string_view head) {
    for (unsigned number = 0; number < mostNewNames; ++number) {
        const std::filesystem::path fresh = newName(path, number);
        std::error_code none;
        const std::filesystem::file_status status = std::filesystem::symlink_status(fresh, none);
        if (!std::filesystem::is_regular_file(status) || LockedFile::held(fresh)) continue;
        std::string begin(head.size(), '\0');
        std::ifstream file(fresh, std::ios::binary);
        if (!file) continue;
        file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
        begin.resize(static_cast<std::size_t>(file.gcount()));
        file.close();
        if (head.starts_with(begin)) std::filesystem::remove(fresh, none);
    }
}

Result<void> writeFileDurably(const std::filesystem::path& path, std::span<const std::byte> bytes,
                              Existing existing) {
    auto file = DurableFile::create(path);
    if (!file) return std::unexpected(file.error());
    if (auto written = (*file)->append(bytes); !written) return written;
    return (*file)->keep(existing);
}

}  // namespace sectorsmith
