// SPDX-License-Identifier: GPL-3.0-or-later
// What a file's stream says when a program reads it: from its extents, unpacked, its holes filled with zeros.
#pragma once

#include <memory>

#include "fs/stream_index.h"
#include "io/byte_source.h"

namespace sectorsmith {

// The bytes of one stream of `index`. Keeps references to the volume and the index. What cannot be unpacked is unreadable
// (Cause::Damaged), never other bytes. Any thread may read.
// Errors: Unsupported: encrypted, or a compression that is not known here; Damaged: what says how it is compressed is
// damaged; Io.
Result<std::unique_ptr<ByteSource>> openContent(const ByteSource& volume, const StreamIndex& index,
                                                const StreamIndex::Stream& stream);

}  // namespace sectorsmith
