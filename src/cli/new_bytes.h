// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that `write` puts on a disk, as a source: typed, repeated, of a file, or of a pipe.
#pragma once

#include <memory>
#include <string>

#include "cli/context.h"
#include "io/byte_source.h"

namespace sectorsmith::cli {

// "55 AA", "0x55,AA". Usage error, with the option's name, for anything else.
Result<std::vector<std::byte>> hexBytes(const std::string& text, const char* option);

// `pattern` again and again, `length` bytes of it.
std::shared_ptr<const ByteSource> repeatedBytes(std::vector<std::byte> pattern, std::uint64_t length);

// The bytes of a file; of a pipe or (`path` is "-") of standard input. A file is read when its bytes are wanted and must
// stay as it is until then; what comes through a pipe is kept in memory, or in the state folder when it is long.
// OutOfRange when there are more than `most`.
Result<std::shared_ptr<const ByteSource>> fileBytes(Context& context, const std::string& path,
                                                    std::uint64_t most, const std::string& diskPath);

}  // namespace sectorsmith::cli
