// SPDX-License-Identifier: GPL-3.0-or-later
// SOURCE as people type it, opened.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/byte_range.h"
#include "base/error.h"
#include "cli/context.h"
#include "io/byte_source.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

// What for: the content of a file in a volume is for reading only, and refused else.
enum class SourceUse { Read, Write };

// Opens `text` (a device, an image, one of them with #N, a file in one of these, or - for standard input, which is read to
// its end into memory, at most 1 GiB) with the options the user gave. Says on stderr when the image is not raw. Never writes.
Result<OpenedPartition> openSourceArgument(Context& context, const std::string& text,
                                           SourceUse use = SourceUse::Read);

// Refused, with what helps (openSourceArgument() has said what a container is), for what cannot be changed: a read-only device, or a container without --as-bytes.
Result<void> mayBeWritten(const OpenedSource& opened);

// "-o 2048s" with the sectors of this source; `fallback` when `text` is empty.
Result<std::uint64_t> sizeArgument(const std::string& text, const char* option, std::uint32_t sectorSize,
                                   std::uint64_t fallback);

// -o and -l as a range of the source; Usage errors when it starts beyond the end, clipped where it ends beyond.
Result<ByteRange> rangeArguments(const ByteSource& source, const std::string& offset,
                                 const std::string& length);

}  // namespace sectorsmith::cli
