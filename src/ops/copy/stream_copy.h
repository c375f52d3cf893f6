// SPDX-License-Identifier: GPL-3.0-or-later
// Copying where one side comes or goes in order, once: a pipe, compressed data.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/block_device.h"
#include "ops/copy/codec.h"

namespace sectorsmith::copier {

// The bytes of a source in order, read as a copy reads (past the caches). What cannot be read ends the stream, or is filled.
class SourceStream : public ByteStream {
 public:
    // `fill` empty: none.
    SourceStream(std::shared_ptr<ByteSource> source, std::vector<std::byte> fill)
        : source_(std::move(source)), fill_(std::move(fill)) {}
    Result<std::size_t> read(std::span<std::byte> out) override;
    std::uint64_t filledBytes() const override { return filled_; }

 private:
    std::shared_ptr<ByteSource> source_;
    std::vector<std::byte> fill_;
    std::uint64_t at_ = 0, filled_ = 0;
};

// A file that is written anew, beside `path` (NAME.new, or NAME.1.new if there is such a file …), locked; finish() syncs it and
// gives it the name. Until then a file of that name stays as it is, and without finish() nothing is left, unless
// keepUnfinished() keeps the new one. With `sparse` blocks of zeros become holes. InUse: another process has locked the old one.
Result<std::unique_ptr<ByteSink>> fileSink(const std::string& path, bool sparse);

// A disk, from byte `offset` on, at most `length` bytes: OutOfRange for more. What it holds behind the last byte stays.
std::unique_ptr<ByteSink> diskSink(std::shared_ptr<BlockDevice> disk, std::uint64_t offset,
                                   std::uint64_t length);

struct StreamResult {
    std::uint64_t bytes = 0;        // of the content
    std::uint64_t filledBytes = 0;  // of these: in place of unreadable ones
    std::string sha256;             // of it, where it was wanted; lower-case hexadecimal
    double seconds = 0;
    std::optional<Error> stopped;
    // Stopped because the source could not be read further, or because the complete file did not get its name: where the bytes
    // are. Cancelled, or without room for more, a file is not kept.
    std::string unfinished;
};

// Reads in one thread and writes in the caller's. `total`: what `from` will deliver, for the progress; 0: unknown. Cancelled, it
// leaves a read that does not end behind.
StreamResult copyStream(std::unique_ptr<ByteStream> from, ByteSink& to, std::uint64_t total, bool sha256,
                        Progress& progress);

}  // namespace sectorsmith::copier
