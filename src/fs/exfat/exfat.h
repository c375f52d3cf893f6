// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "fs/detect.h"

namespace sectorsmith::exfat {

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options);

}  // namespace sectorsmith::exfat
