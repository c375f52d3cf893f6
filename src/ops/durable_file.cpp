// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/durable_file.h"

namespace sectorsmith {

Result<void> writeFileDurably(const std::filesystem::path& path, std::span<const std::byte> bytes) {
    auto file = DurableFile::create(path);
    if (!file) return std::unexpected(file.error());
    if (auto written = (*file)->append(bytes); !written) return written;
    return (*file)->keep();
}

}  // namespace sectorsmith
